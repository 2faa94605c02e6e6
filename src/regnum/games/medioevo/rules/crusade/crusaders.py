"""3.30.5: who leads the crusade, its route to the goal, and who fights for it when it is attacked."""

from __future__ import annotations

from regnum.games.medioevo.box import LAND
from regnum.games.medioevo.constants import COMMITTED
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.crusade.state import Crusade, under_way
from regnum.games.medioevo.rules.realm.belongings import with_engine
from regnum.games.medioevo.rules.realm.pieces import remove_engine
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, Attack
from regnum.games.medioevo.rules.war.captures import destroy_banner
from regnum.games.medioevo.rules.war.dice import end_attack
from regnum.games.medioevo.rules.war.stacks import defending_armies
from regnum.games.medioevo.state import Medioevo


def leader(s: Medioevo, crusade: Crusade) -> int:
    """3.30.5.z: the current Pope; without one, the player with most armies in the crusade."""
    if s.pope >= 0:
        return s.pope
    return max(crusade.crusaders(), key=lambda player: (crusade.armies[player], -player))


def is_joiner(s: Medioevo, player: int) -> bool:
    return s.crusade is not None and player >= 0 and bool(s.crusade.joiners >> player & 1)


# --- the route -------------------------------------------------------------------------------------------------------


def beside(s: Medioevo, place: int) -> list[int]:
    """3.30.5.o: neighbouring places over land borders, straits, coasts and sea borders, within the zones in play."""
    box = s.box
    if place >= LAND:
        return [*[land for land in box.shores[place] if s.realm.in_play[land]], *box.sea_links[place]]
    return [*[way.to for way in box.land_ways[place] if s.realm.in_play[way.to]], *box.coasts[place]]


def nearer(s: Medioevo, crusade: Crusade) -> list[int]:
    """3.30.5.o: the places one step nearer to the goal, lowest number first."""
    steps = {crusade.goal: 0}
    waiting = [crusade.goal]
    for here in waiting:
        if here == crusade.place:
            break
        for there in beside(s, here):
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    left = steps[crusade.place]
    return sorted({there for there in beside(s, crusade.place) if steps.get(there, left) < left})


# --- its defence -----------------------------------------------------------------------------------------------------


def defence(s: Medioevo, attack: Attack) -> Attack:
    """3.30.5.l, 3.30.5.p: the attack with its next defender; if the crusade fights, the contributors take turns.

    A crusade that is gathering in a city defends it after the owner's armies are beaten; then the city falls.
    """
    crusade = s.crusade
    if attack.aim == ON_LAND:
        defends = crusade is not None and crusade.is_gathering() and crusade.place == attack.target
        if not defends or defending_armies(s, attack) or is_joiner(s, attack.attacker):
            return attack
    elif attack.aim == ON_CRUSADE:
        if not defending_armies(s, attack):
            contingent_falls(s, attack.defender, attack.attacker)
    else:
        return attack
    assert crusade is not None
    fighting = crusade.crusaders()
    if fighting:
        following = [player for player in fighting if attack.aim == ON_CRUSADE and player > attack.defender]
        return attack.against(ON_CRUSADE, following[0] if following else fighting[0])
    return attack.against(ON_LAND, s.owner[attack.target]) if crusade.is_gathering() else attack


def contingent_falls(s: Medioevo, player: int, by: int) -> None:
    """3.30.5.v: with the last army go a player's banners and engines in the crusade; banners and generals score."""
    for banner in s.banners_of(player):
        if s.banner_at[banner] == COMMITTED:
            destroy_banner(s, banner, by, "3.30.5.v")
    for engine in s.engines_of(player):
        if s.engine_at[engine] == COMMITTED:
            fact = with_engine(s, engine, "crusade")
            s.log(fate.ENGINE_FALLS, player, fact.piece, fact=fact)
            remove_engine(s, engine)


# --- before the goal -------------------------------------------------------------------------------------------------


def end_siege_battle(s: Medioevo, attack: Attack) -> None:
    """3.30.5.s, 3.30.5.v: end one battle of the siege; a player who lost the last army there also loses the banners."""
    crusade = under_way(s)
    if not crusade.armies[attack.attacker]:
        contingent_falls(s, attack.attacker, attack.defender)
    if attack.defender >= 0 and not defending_armies(s, attack):
        for banner in s.banners_of(attack.defender):
            if s.banner_place(banner) == crusade.goal:
                destroy_banner(s, banner, attack.attacker, "3.30.5.v")
    end_attack(s)
