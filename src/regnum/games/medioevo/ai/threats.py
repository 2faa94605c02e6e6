"""Threats to a territory before its owner's next turn, for agents: rebellions, barbarians, enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.medioevo.ai.odds import success
from regnum.games.medioevo.box import FLEET, LAND
from regnum.games.medioevo.constants import BARBARIAN

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

SAFE: Final = 5  # a territory with this many armies never rebels (7.04.d)
ONE_SKULL: Final = 10 / 36  # how often the event dice bring a rebellion (7.04.b)
DOUBLE: Final = 5 / 36  # how often they make all barbarians grow (7.04.i)
INVASION: Final = 0.2  # the chance that a stronger enemy next to a territory attacks it
NO_RIVAL: Final = 1000

# The size of a barbarian army, its probability, its leader, and the strength of its weakest other target (7.04.k).
Raid = tuple[int, float, int, int]


def strengths(s: Medioevo) -> list[int]:
    """All armies of the owner, by land (`population.strength` for all lands at once)."""
    strength = s.armies[:]
    owner = s.owner
    for vehicle, armies in enumerate(s.vehicle_armies):
        if armies:
            at = s.vehicle_at[vehicle]
            if 0 <= at < LAND and owner[at] == vehicle // FLEET:
                strength[at] += armies
    return strength


def throws_to_come(s: Medioevo) -> int:
    """How often the event dice are rolled before a player who has just ended a turn can act again."""
    if s.round < s.rulings.rounds or s.active not in s.order:
        return s.n - len(s.eliminated)
    return len(s.order) - 1 - s.order.index(s.active)


def rebellion_risk(throws: int) -> list[float]:
    """The chance of a rebellion within `throws` throws of the event dice, by armies from 0 to SAFE (7.04.d)."""
    return [1.0 - (1.0 - ONE_SKULL * (SAFE - max(1, armies)) / 4) ** throws for armies in range(SAFE + 1)]


def growth(throws: int) -> tuple[float, float, float]:
    """The chances that all barbarians grow never, once, or more often within `throws` throws (7.04.i)."""
    none = (1.0 - DOUBLE) ** throws
    once = throws * DOUBLE * (1.0 - DOUBLE) ** (throws - 1) if throws else 0.0
    return none, once, 1.0 - none - once


def raids(s: Medioevo, strength: list[int], grown: tuple[float, float, float]) -> dict[int, list[Raid]]:
    """The neighbouring barbarians that may attack each land, with the probability of each size.

    Barbarians are checked after growing: all of them by the event dice, those with a leader also after every round
    (7.04.i, 7.12.a).
    """
    found: dict[int, list[Raid]] = {}
    owner, armies, leaders, neighbours = s.owner, s.armies, s.leader, s.box.neighbours
    for land in s.realm.lands:
        if owner[land] != BARBARIAN:
            continue
        leader = leaders[land]
        size = armies[land] + leader
        least = second = NO_RIVAL
        beside = []
        for there in neighbours[land]:
            if owner[there] >= 0:
                beside.append(there)
                n = strength[there]
                if n < least:
                    least, second = n, least
                elif n < second:
                    second = n
        if size + 2 <= least and size + 2 <= SAFE:
            continue
        for there in beside:
            rival = second if strength[there] == least else least
            listed = found.setdefault(there, [])
            if leader:
                listed.append((size, grown[0], leader, rival))
            listed.append((size + 1, grown[1], leader, rival))
            listed.append((size + 2, grown[2], leader, rival))
    return found


def raid_risk(coming: list[Raid], armies: int, walls: int, works: int) -> float:
    """The chance that a territory falls to raids, which choose the weakest neighbour (7.04.k)."""
    risk = 0.0
    for size, likely, leader, rival in coming:
        if size > armies <= rival:
            won = likely * success(size - 1, leader, armies, 0, walls, works)
            risk += won if armies < rival else won / 2
    return risk


def invasion_risk(s: Medioevo, player: int, land: int, armies: int, strength: list[int]) -> float:
    """The chance that neighbouring enemies take a territory within a round."""
    risk = 0.0
    owner, war = s.owner, s.war[player]
    for there in s.box.neighbours[land]:
        if owner[there] >= 0 and war >> owner[there] & 1 and strength[there] > armies:
            risk += INVASION
    return risk
