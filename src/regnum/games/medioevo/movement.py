"""3.02.f-3.02.o: points, costs and rights of movement, and how far a piece gets."""

from __future__ import annotations

from regnum.games.medioevo.box import ASTRONOMY, CARAVAN, FLEET, LAND, OCEAN, ROADS, Way
from regnum.games.medioevo.constants import BARBARIAN, NO_CROSSING, STOPPED
from regnum.games.medioevo.lands import is_port
from regnum.games.medioevo.pieces import vehicle_kind
from regnum.games.medioevo.state import Medioevo

WITHOUT_ASTRONOMY = 2  # 3.02.m: only for a ship that is on the ocean already


def points_left(s: Medioevo, vehicle: int) -> int:
    """3.06.1-3.06.4, 3.27.3, 3.27.13.a: what a vehicle may still spend this turn."""
    if s.vehicle_marks[vehicle] & STOPPED:
        return 0
    player, kind = vehicle // FLEET, vehicle_kind(vehicle)
    points = s.box.vehicle_points[kind][s.vehicle_level(player)] + s.vehicle_bonus[vehicle]
    if s.techs[player] & s.box.vehicle_helped[kind]:
        points += 1
    return max(0, points - s.vehicle_spent[vehicle])


def banner_points_left(s: Medioevo, banner: int) -> int:
    """3.16.f: on foot."""
    return max(0, s.banner_reach[banner] - s.banner_spent[banner])


def land_cost(s: Medioevo, player: int, way: Way, kind: int) -> int:
    """3.02.f-3.02.l: the land entered and the border crossed, for a caravan or for cavalry and banners on foot."""
    roads = 1 if s.techs[player] & ROADS else 0
    terrain = s.box.enter[way.to][roads + 2 if kind == CARAVAN else roads]
    return terrain + s.box.cross[way.border][roads]


def may_enter(s: Medioevo, player: int, land: int, trading: bool) -> bool:
    """3.06.6, 5.01.e, 5.01.g, 3.30.5.k: own land, that of barbarians, and land of others with a right to be there."""
    owner = s.owner[land]
    if owner in (player, BARBARIAN):
        return True
    if owner < 0:
        return False
    if s.passage[player] >> owner & 1 or (trading and s.commerce[player] >> owner & 1):
        return True
    crusade = s.crusade
    return crusade is not None and bool(crusade.joiners >> player & crusade.joiners >> owner & 1)


def reach_by_land(
    s: Medioevo, player: int, kind: int, start: int, points: int, escort: int, marks: int
) -> dict[int, int]:
    """Every land that a piece of `kind` (FOOT: a banner) may end in, with the points it costs.

    Barbarian land is crossed only with an escort larger than what is there (5.01.za); a piece may end in it all the
    same. `marks` are those of a vehicle: one that may not cross water goes around it.
    """
    cost = {start: 0}
    waiting = [start]
    trading = kind == CARAVAN
    for here in waiting:
        if here != start and s.owner[here] == BARBARIAN and escort <= s.armies[here]:
            continue
        spent = cost[here]
        for way in s.box.land_ways[here]:
            there = way.to
            if way.border and marks & NO_CROSSING and way.strait < 0:
                continue
            price = spent + land_cost(s, player, way, kind)
            if price <= points and price < cost.get(there, points + 1) and may_enter(s, player, there, trading):
                cost[there] = price
                waiting.append(there)
    del cost[start]
    return cost


def reach_by_sea(s: Medioevo, player: int, trading: bool, start: int, points: int) -> dict[int, int]:
    """3.02.k, 3.02.m, 3.02.n: every sea and port that a ship may end in, with the points it costs."""
    box, cost, waiting = s.box, {start: 0}, [start]
    astronomy = bool(s.techs[player] & ASTRONOMY)
    for here in waiting:
        spent = cost[here]
        if here < LAND:
            if here != start:
                continue  # a port is the end of a voyage: leaving it again is another
            spent += box.port_cost
            links: tuple[int, ...] = box.port_seas[here]
        else:
            links = box.sea_links[here]
            for port in box.ports_on[here]:
                price = spent + box.port_cost
                if price < cost.get(port, points + 1) and is_port(s, port) and may_enter(s, player, port, trading):
                    cost[port] = price
        for there in links:
            if box.water[there] == OCEAN and not astronomy:
                if box.water[here] != OCEAN:
                    continue
                price = spent + WITHOUT_ASTRONOMY
            else:
                price = spent + (1 if box.water[there] == OCEAN else box.sail[there])
            if price < cost.get(there, points + 1):
                cost[there] = price
                waiting.append(there)
    del cost[start]
    return cost
