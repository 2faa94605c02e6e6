"""How each player stands, for agents: honour, land, armies, treasure and learning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.games.medioevo.scoring import total

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

# Prices in honour points.
LAND = 0.5
ARMY = 0.03
FLORIN = 0.002
TECHNOLOGY = 0.4


def evaluate(s: Medioevo) -> list[float]:
    """The final scores once the game is over, before that an estimate of them."""
    if not s.steps:
        return [float(points) for points in s.scores()]
    values = []
    for player in range(s.n):
        armies = s.reserve[player] + sum([s.vehicle_armies[slot] for slot in s.vehicles_of(player)])
        lands = s.lands(player)
        armies += sum([s.armies[land] for land in lands])
        worth = total(s, player) + LAND * len(lands) + ARMY * armies + FLORIN * s.florins[player]
        values.append(worth + TECHNOLOGY * s.techs[player].bit_count())
    return values
