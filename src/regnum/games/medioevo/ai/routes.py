"""Estimates for agents: the best cities to sell and buy goods, seen from every place.

Distances are those of an empty map; whether a player may trade in a city is checked when a vehicle is evaluated.
"""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, Final

from regnum.games.medioevo.ai.judge import judge_of
from regnum.games.medioevo.box import FAR, FLEET, GOLD, IRON, LAND, METALS, SLAVES
from regnum.games.medioevo.constants import BARBARIAN

if TYPE_CHECKING:
    from regnum.games.medioevo.box import Box
    from regnum.games.medioevo.realm import Realm
    from regnum.games.medioevo.state import Medioevo

DECAY: Final = 0.985  # discount for each movement point to the city
KEPT: Final = 8  # cities kept for each good
MARGIN: Final = GOLD + 1  # index after the nine goods: what a unit of empty hold may earn
HOLD: Final = 0.5  # how much of that margin a round brings
UNIT: Final = 30  # working capital for a unit of goods
HAND: Final = 0.97  # discount of a price until the goods are sold

Outlets = list[list[tuple[float, int]]]  # by good (and MARGIN): florins and the land of the city, best first


def distances(box: Box, realm: Realm, ship: bool, start: int) -> dict[int, int]:
    """Movement points from a place to every other, ignoring technologies, rights and blockades."""
    cost = {start: 0}
    waiting = [(0, start)]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if spent > cost[here]:
            continue
        steps: list[tuple[int, int]]
        if not ship:
            steps = [
                (way.to, box.enter[way.to][2] + box.cross[way.border][0])
                for way in box.land_ways[here]
                if realm.in_play[way.to]
            ]
        elif here < LAND:
            steps = [(sea, box.sail[sea][0] + box.port_cost) for sea in box.port_seas[here]]
        else:
            steps = [(sea, box.sail[sea][0]) for sea in box.sea_links[here]]
            steps += [(port, box.port_cost) for port in box.ports_on[here] if realm.in_play[port]]
        for there, price in steps:
            if spent + price < cost.get(there, FAR):
                cost[there] = spent + price
                heapq.heappush(waiting, (spent + price, there))
    return cost


def _find_outlets(s: Medioevo, ship: bool, place: int) -> Outlets:
    """The best cities for selling each good from a place, and the best ones for buying."""
    box, realm = s.box, s.realm
    found: Outlets = [[] for _ in range(MARGIN + 1)]
    for there, points in distances(box, realm, ship, place).items():
        city = box.city_at[there] if there < LAND else -1
        if city < 0:
            continue
        left = DECAY**points
        for good in range(GOLD):
            found[good].append((left * box.sell[city][good], there))
        found[GOLD].append((left * box.sell[city][SLAVES], there))
        best = 0.0
        for good in range(GOLD):
            if good != IRON:
                # Assume half a journey to the market that pays most.
                best = max(best, DECAY**8 * max([prices[good] for prices in box.sell]) - box.buy[city][good])
        found[MARGIN].append((left * best, there))
    return [sorted(cities, reverse=True)[:KEPT] for cities in found]


def _best(s: Medioevo, player: int, armies: int, cities: list[tuple[float, int]]) -> float:
    """The value of the first city where the player may trade with this many armies; 0 if there is none."""
    commerce = s.commerce[player]
    for worth, land in cities:
        if not s.settlement[land]:
            continue
        owner = s.owner[land]
        if (
            owner == player
            or (owner == BARBARIAN and armies > s.armies[land])
            or (owner >= 0 and commerce >> owner & 1)
        ):
            return worth
    return 0.0


def cargo(s: Medioevo, vehicle: int, capital: float) -> tuple[float, float]:
    """What a trade vehicle on the map may earn, and how much of the `capital` that takes, in florins.

    Besides the price of its goods, it makes a profit round after round on as many units as these and the capital buy
    (7.11.c).
    """
    player, kind = vehicle // FLEET, vehicle % FLEET // 3
    place, armies = s.vehicle_at[vehicle], s.vehicle_armies[vehicle]
    ship = s.box.is_ship[kind]
    known = judge_of(s).outlets
    outlets = known.get((s.realm, ship, place))
    if outlets is None:
        outlets = known[s.realm, ship, place] = _find_outlets(s, ship, place)
    goods = 0.0
    for good, n in enumerate(s.vehicle_goods[vehicle]):
        if n and (good != IRON or s.techs[player] & METALS):
            goods += HAND * n * _best(s, player, armies, outlets[good])
    rounds = s.rulings.rounds - s.round
    units = min(s.box.goods_room[kind][s.vehicle_level(player)], int(capital + goods) // UNIT)
    if rounds <= 0 or units <= 0:
        return goods, 0.0
    return goods + HOLD * rounds * units * _best(s, player, armies, outlets[MARGIN]), max(0.0, UNIT * units - goods)
