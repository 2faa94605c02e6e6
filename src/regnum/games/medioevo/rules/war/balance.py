"""7.10.m: both sides of an attack for people: what gives dice and bonuses to whom, and how likely it succeeds."""

from __future__ import annotations

from typing import NamedTuple

from regnum.games.medioevo.rules.war.battle import RollDice
from regnum.games.medioevo.rules.war.dice import Help, attack_help, defence_help, most_base
from regnum.games.medioevo.rules.war.prospects import prospects
from regnum.games.medioevo.rules.war.stacks import attacking_armies, defending_armies
from regnum.games.medioevo.state import Medioevo


class Balance(NamedTuple):
    """Both sides of an attack before a battle, the attacker first."""

    who: tuple[int, int]
    armies: tuple[int, int]
    helps: tuple[list[Help], list[Help]]
    odds: int | None


def balance(s: Medioevo) -> Balance | None:
    """The attack in progress before its next battle; None without one.

    Until the base armies are chosen, the most that may fight are counted.
    """
    attack = s.attack
    if attack is None:
        return None
    if not attack.is_siege and not any(isinstance(step, RollDice) for step in s.steps):
        attack = attack.going_on(most_base(s, attack), attack.stop)
    armies = (attacking_armies(s, attack), defending_armies(s, attack))
    helps = (attack_help(s, attack), defence_help(s, attack))
    return Balance((attack.attacker, attack.defender), armies, helps, prospects(s, attack).odds)
