"""What may befall a territory, and how an attack on one may end: estimates for agents, weighed by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.medioevo.box import FLEET, LAND
from regnum.games.medioevo.constants import BARBARIAN

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

SAFE: Final = 5  # armies that never rebel (7.04.d)
ONE_SKULL: Final = 10 / 36  # how often the event dice bring a rebellion (7.04.b)
RAID: Final = 0.15  # that barbarians beside it, no weaker, come before the owner's next turn
LED_RAID: Final = 0.3  # the same with a leader, under whom they grow every round
INVASION: Final = 0.2  # that an enemy with more armies next to it comes
# Armies that an attacker loses for each he kills, by the dice that a defender throws besides his base dice.
TOLL: Final = (0.95, 1.45, 1.9, 2.2, 2.5)
LAST_TOLL: Final = (0.55, 1.25, 1.6, 1.9, 2.2)  # the same for the last two defenders
FEW: Final = 2


def strengths(s: Medioevo) -> list[int]:
    """By land, all armies of its owner there (`population.strength` for all lands at once)."""
    strength = s.armies[:]
    owner = s.owner
    for vehicle, armies in enumerate(s.vehicle_armies):
        if armies:
            at = s.vehicle_at[vehicle]
            if 0 <= at < LAND and owner[at] == vehicle // FLEET:
                strength[at] += armies
    return strength


def rebellion_risk(players: int) -> list[float]:
    """By armies from 0 to SAFE: how likely a territory rebels within a round, in which each player throws once."""
    return [1.0 - (1.0 - ONE_SKULL * (SAFE - max(1, armies)) / 4) ** players for armies in range(SAFE + 1)]


def raiders(s: Medioevo) -> dict[int, list[tuple[int, float]]]:
    """By land, the barbarians next to it that are to be feared: how many they may be, and how likely they come.

    They grow before they come, under a leader every round (7.04.i, 7.12.a); fewer than SAFE frighten nobody who is safe
    from rebellion.
    """
    found: dict[int, list[tuple[int, float]]] = {}
    armies, leader = s.armies, s.leader
    for land in s.realm.lands:
        if s.owner[land] == BARBARIAN and armies[land] + leader[land] >= SAFE:
            raid = (armies[land] + leader[land], LED_RAID if leader[land] else RAID)
            for there in s.box.neighbours[land]:
                found.setdefault(there, []).append(raid)
    return found


def invasion_risk(s: Medioevo, player: int, land: int, armies: int, strength: list[int]) -> float:
    """How likely enemies next to a territory take it within a round."""
    risk = 0.0
    owner, war = s.owner, s.war[player]
    for there in s.box.neighbours[land]:
        if owner[there] >= 0 and war >> owner[there] & 1 and strength[there] > armies:
            risk += INVASION
    return risk


def toll(s: Medioevo, land: int, defenders: int) -> float:
    """How many armies it costs on average to kill all defenders of a territory."""
    extra = s.leader[land]
    if s.fort[land] and defenders <= s.box.fort_last[s.fort[land]]:
        extra += 1
    last = defenders if defenders < FEW else FEW
    return LAST_TOLL[extra] * last + TOLL[extra] * (defenders - last)


def chance(armies: int, cost: float) -> float:
    """That so many attacking armies outlast what the attack costs on average."""
    odds = 0.5 + 0.45 * (armies - cost) / (1.0 + cost**0.5)
    return 0.0 if odds < 0.0 else 0.98 if odds > 0.98 else odds
