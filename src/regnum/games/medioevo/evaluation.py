"""How each player stands, for agents: honour, land, armies, treasure, learning and what was built and bought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.medioevo.box import BUILDINGS, CATHEDRAL, FLEET, FORT
from regnum.games.medioevo.constants import ABSENT, BANNERS, ENGINES
from regnum.games.medioevo.scoring import total

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

# Prices in honour points.
LAND: Final = 0.5
FLORIN: Final = 0.002
TECHNOLOGY: Final = 0.6
GUARD: Final = 0.05  # each of the first armies of a land
GUARDS: Final = 5
ARMY: Final = 0.03  # each that finds room besides
CROWD: Final = 0.01  # in reserve, or above what the land may hold
CARD: Final = 0.3
LEVEL: Final = 0.3  # of a banner's experience
STANDING: Final = 0.1  # what stands on the map is worth more than its price, in reserve less
WAITING: Final = 0.05
GOODS: Final = 0.9  # of what they bring on average: who sells above it or buys below it does well


def evaluate(s: Medioevo) -> list[float]:
    """The final scores once the game is over, before that an estimate of them."""
    if not s.steps:
        return [float(points) for points in s.scores()]
    values = [_person(s, player) for player in range(s.n)]
    box = s.box
    price = box.building_price
    for land in s.realm.lands:
        owner = s.owner[land]
        if owner < 0:
            continue
        armies, settlement, fort = s.armies[land], s.settlement[land], s.fort[land]
        limit = box.population[land] + box.settlement_people[settlement] + box.fort_people[fort]
        fitting = min(armies, limit)
        worth = LAND + GUARD * min(armies, GUARDS) + ARMY * max(0, fitting - GUARDS) + CROWD * (armies - fitting)
        for level in range(settlement):
            worth += FLORIN * price[level] + STANDING
        for level in range(fort):
            worth += FLORIN * price[FORT + level] + STANDING
        if s.cathedral[land]:
            worth += FLORIN * price[CATHEDRAL] + STANDING
        values[owner] += worth
    return values


def _person(s: Medioevo, player: int) -> float:
    """Everything of a player but his lands."""
    worth = float(total(s, player)) + FLORIN * s.florins[player] + CROWD * s.reserve[player]
    worth += TECHNOLOGY * s.techs[player].bit_count() + CARD * (len(s.hands[player]) + len(s.shown[player]))
    worth += FLORIN * _pieces(s, player)
    for banner in range(BANNERS * player, BANNERS * (player + 1)):
        if s.banner_at[banner] != ABSENT:
            worth += LEVEL * (s.banner_level[banner] + s.banner_general[banner])
            worth += STANDING if s.banner_at[banner] >= 0 else 0.0
            worth += ARMY * s.banner_armies[banner]
    for vehicle in range(FLEET * player, FLEET * (player + 1)):
        if s.vehicle_at[vehicle] >= 0:
            worth += STANDING + ARMY * s.vehicle_armies[vehicle]
    return worth


def _pieces(s: Medioevo, player: int) -> float:
    """In florins: vehicles and their goods, engines, and what waits behind the panel."""
    box, level = s.box, s.vehicle_level(player)
    florins = 0.0
    for vehicle in range(FLEET * player, FLEET * (player + 1)):
        if s.vehicle_at[vehicle] != ABSENT:
            florins += box.vehicle_price[vehicle % FLEET // 3][level]
            for good, n in enumerate(s.vehicle_goods[vehicle]):
                if n:
                    florins += GOODS * n * box.good_worth[good]
    for engine in range(ENGINES * player, ENGINES * (player + 1)):
        if s.engine_at[engine] != ABSENT:
            florins += box.piece_price["catapult"]
    florins += (box.piece_price["general"] - WAITING / FLORIN) * s.generals[player]
    florins += box.piece_price["grain_reserve"] * (1 + WAITING) * s.grain[player]
    for building, n in enumerate(s.stock[len(BUILDINGS) * player : len(BUILDINGS) * (player + 1)]):
        if n:
            florins += n * (box.building_price[building] - WAITING / FLORIN)
    return florins
