"""7.10.j-7.10.x: how an attack is likely to go, from what gives dice and bonuses to its sides."""

from __future__ import annotations

from typing import Final

from regnum.core.details import Details
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, Attack
from regnum.games.medioevo.rules.war.dice import Help, attack_dice, attack_help, defence_dice, defence_help
from regnum.games.medioevo.rules.war.odds import Strength, course, outcomes
from regnum.games.medioevo.rules.war.stacks import attacking_armies, defending_armies, garrison
from regnum.games.medioevo.state import Medioevo

FORT: Final = "7.10.n"


def prospects(s: Medioevo, attack: Attack) -> Details:
    """How likely an attack fought to its end succeeds, and the armies that both sides lose on average.

    Cards lie as they do now, and a fleet keeps its dice as long as it fights. Nothing is known where contributors to a
    crusade take turns (3.30.5.l, 3.30.5.s).
    """
    if attack.is_siege or attack.aim == ON_CRUSADE:
        return Details()
    armies, pool = attacking_armies(s, attack) - garrison(attack), defending_armies(s, attack)
    forces = armies + garrison(attack), pool
    if armies <= 0 or pool <= 0:
        return Details(odds=0 if armies <= 0 else 100, forces=forces)
    walls = s.box.fort_last[s.fort[attack.target]] if attack.aim == ON_LAND and s.fort[attack.target] else 0
    sides = _strength(attack_help(s, attack)), _strength(defence_help(s, attack), walls)
    likely, lost, killed = course(armies, sides[0], pool, sides[1])
    return Details(odds=min(99, max(1, round(100 * likely))), forces=forces, losses=(round(lost, 1), round(killed, 1)))


def _strength(found: list[Help], walls: int = 0) -> Strength:
    """What a side throws with besides its base armies, the first of its helps, and its fortification."""
    lasting = [one for one in found[1:] if not one.passing and one.clause != FORT]
    passing = [one for one in found[1:] if one.passing]
    return Strength(
        sum(one.dice for one in lasting),
        sum(one.bonus for one in lasting),
        sum(one.dice for one in passing),
        sum(one.bonus for one in passing),
        walls,
    )


def one_battle(s: Medioevo, attack: Attack) -> Details:
    """7.10.s, 7.10.t: the armies that both sides lose on average in the next battle."""
    armies, pool = attacking_armies(s, attack) - garrison(attack), defending_armies(s, attack)
    lost = killed = 0.0
    for more, fewer, _, chance in outcomes(*attack_dice(s, attack), *defence_dice(s, attack)):
        lost += chance * min(more, armies)
        killed += chance * min(fewer, pool)
    return Details(losses=(round(lost, 1), round(killed, 1)))
