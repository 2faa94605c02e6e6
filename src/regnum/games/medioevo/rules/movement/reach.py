"""3.02.f-3.02.o: movement points, costs and rights, and the reach of a piece."""

from __future__ import annotations

from regnum.games.medioevo.box import (
    ASTRONOMY,
    CARAVAN,
    FAR,
    FLEET,
    FOOT,
    LAND,
    OCEAN,
    PLAIN_BORDER,
    ROADS,
    TRADE_SHIP,
    Way,
)
from regnum.games.medioevo.constants import BANNERS, BARBARIAN, NO_CROSSING, STOPPED
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import vehicle_limit
from regnum.games.medioevo.rules.war.blockades import bars
from regnum.games.medioevo.state import Medioevo

Steps = list[tuple[int, int]]  # places one step away, with their cost in points

# --- points and rights -----------------------------------------------------------------------------------------------


def points_left(s: Medioevo, vehicle: int) -> int:
    """3.06.1-3.06.4, 3.27.3, 3.27.13.a: the points that a vehicle may still spend this turn."""
    if s.vehicle_marks[vehicle] & STOPPED:
        return 0
    player, kind = vehicle // FLEET, vehicle_kind(vehicle)
    points = s.box.vehicle_points[kind][s.vehicle_level(player)] + s.vehicle_bonus[vehicle]
    if s.techs[player] & s.box.vehicle_helped[kind]:
        points += 1
    points -= s.vehicle_spent[vehicle]
    return points if points > 0 else 0


def banner_points_left(s: Medioevo, banner: int) -> int:
    """3.16.f: the points that a banner may still spend on foot."""
    return max(0, s.banner_reach[banner] - s.banner_spent[banner])


def may_enter(s: Medioevo, player: int, land: int, trading: bool) -> bool:
    """3.06.6, 5.01.e, 5.01.g, 3.30.5.k: own land, barbarian land, or land of a player who grants the right."""
    owner = s.owner[land]
    if owner in (player, BARBARIAN):
        return True
    if owner < 0:
        return False
    if s.passage[player] >> owner & 1 or (trading and s.commerce[player] >> owner & 1):
        return True
    crusade = s.crusade
    return crusade is not None and bool(crusade.joiners >> player & crusade.joiners >> owner & 1)


def guests(s: Medioevo, player: int, land: int) -> int:
    """5.01.za: a player's armies on someone else's land, aboard vehicles and with banners."""
    armies = 0
    for vehicle in s.vehicles_at(player, land):
        armies += s.vehicle_armies[vehicle]
    for banner in s.banners_of(player):
        if s.banner_at[banner] == land:
            armies += s.banner_armies[banner]
    return armies


def is_folly(s: Medioevo, player: int, land: int, escort: int) -> bool:
    """Whether a piece would enter barbarian land without any army and be lost without a fight."""
    return not escort and s.owner[land] == BARBARIAN and not guests(s, player, land)


def outnumbered(s: Medioevo, player: int, land: int, escort: int) -> bool:
    """5.01.za: whether barbarians on their land attack or stop a player's armies there, with `escort` more."""
    return s.owner[land] == BARBARIAN and escort + guests(s, player, land) <= s.armies[land]


# --- by land ---------------------------------------------------------------------------------------------------------


def _pace(s: Medioevo, player: int, kind: int) -> int:
    """3.27.13: how a piece moves over land, as an index into `Box.enter`."""
    roads = 1 if s.techs[player] & ROADS else 0
    return roads + 2 if kind == CARAVAN else roads


def land_cost(s: Medioevo, player: int, way: Way, kind: int) -> int:
    """3.02.f-3.02.l: the cost of a step for a caravan, cavalry or a banner on foot."""
    return s.box.land_cost(way, _pace(s, player, kind))


def _land_steps(s: Medioevo, player: int, kind: int, here: int, marks: int) -> Steps:
    """Steps from a land to its neighbours, whoever owns them, except over closed ways."""
    steps = s.box.land_steps[_pace(s, player, kind)][here]
    if not marks & NO_CROSSING and not (s.blockades and s.box.beside_strait[here]):
        return steps
    ways = zip(s.box.land_ways[here], steps, strict=True)
    return [step for way, step in ways if not is_closed(s, player, kind, way, marks)]


def is_closed(s: Medioevo, player: int, kind: int, way: Way, marks: int) -> bool:
    """7.10.blk.a: whether a strait is blockaded, or a river or stream is closed to a vehicle marked NO_CROSSING."""
    if way.strait >= 0:
        return bars(s, player, kind, way.strait, entering=True)
    return way.border != PLAIN_BORDER and bool(marks & NO_CROSSING)


def reach_by_land(
    s: Medioevo, player: int, kind: int, start: int, points: int, escort: int, marks: int, goal: int = -1
) -> dict[int, int]:
    """Every land where a piece of `kind` (FOOT: a banner) may end its move, with the cost in points.

    With a `goal`, only the cost of the goal is exact: the search stops when no cheaper way to it can be left.

    A piece crosses barbarian land only with more armies than are there (5.01.za), and does not enter it with none.
    `marks` are those of a vehicle; with NO_CROSSING it avoids rivers and streams.
    """
    trading = kind == CARAVAN
    if not may_enter(s, player, start, trading):
        return _way_out(s, player, kind, start, points, escort, marks)
    cost = {start: 0}
    waiting = [start]
    for here in waiting:
        spent = cost[here]
        if spent >= points:
            continue  # every step costs points
        if here != start and outnumbered(s, player, here, escort):
            continue
        for there, price in _land_steps(s, player, kind, here, marks):
            total = spent + price
            if total > points or total >= cost.get(there, FAR):
                continue
            if not may_enter(s, player, there, trading) or is_folly(s, player, there, escort):
                continue
            cost[there] = total
            if there == goal:
                points = total - 1
            else:
                waiting.append(there)
    del cost[start]
    return cost


# --- by sea ----------------------------------------------------------------------------------------------------------


def voyages(s: Medioevo, player: int) -> list[Steps]:
    """3.02.k, 3.02.m, 3.02.n: steps from each port or sea to the neighbouring seas."""
    return s.box.voyages[1 if s.techs[player] & ASTRONOMY else 0]


def reach_by_sea(
    s: Medioevo, player: int, kind: int, start: int, points: int, escort: int, goal: int = -1
) -> dict[int, int]:
    """Every sea and port where a ship may end its move, with the cost in points; a voyage ends in port.

    With a `goal`, only the cost of the goal is exact, as over land.

    3.02.w, 7.10.sea.d: a ship may pass through a full sea but not end its move there.
    """
    box, ways = s.box, voyages(s, player)
    if box.water[start] == OCEAN and not s.techs[player] & ASTRONOMY:
        return _way_out(s, player, kind, start, points, escort, 0)
    cost = {start: 0}
    waiting = [start]
    for here in waiting:
        spent = cost[here]
        if spent >= points:
            continue  # every step costs points
        total = spent + box.port_cost
        for port in box.ports_on[here] if total <= points else ():
            if not s.settlement[port] or total >= cost.get(port, FAR):
                continue
            if _may_berth(s, player, kind, here, port, escort):
                cost[port] = total
                if port == goal:
                    points = total - 1
        for there, price in ways[here]:
            total = spent + price
            if total > points or total >= cost.get(there, FAR):
                continue
            if not bars(s, player, kind, there, entering=True, origin=here):
                cost[there] = total
                if there == goal:
                    points = total - 1
                else:
                    waiting.append(there)
    del cost[start]
    if goal >= 0:
        return cost
    for place in set(_fleet(s, player)):
        if place in cost and is_full(s, player, place):
            del cost[place]
    return cost


def _may_berth(s: Medioevo, player: int, kind: int, sea: int, port: int, escort: int) -> bool:
    """9.02.g: whether the player may enter the port of a standing city (9.02.f) and it is not blockaded."""
    return (
        may_enter(s, player, port, kind == TRADE_SHIP)
        and not is_folly(s, player, port, escort)
        and not (s.blockades and bars(s, player, kind, sea, entering=False, origin=sea))
    )


def is_full(s: Medioevo, player: int, place: int) -> bool:
    """3.02.w: whether a sea is at the player's vehicle limit; on land the limit applies only at the end of the turn."""
    return place >= LAND and _fleet(s, player).count(place) >= vehicle_limit(s, place)


def _fleet(s: Medioevo, player: int) -> list[int]:
    """The places of all the player's vehicles."""
    return s.vehicle_at[FLEET * player : FLEET * (player + 1)]


# --- the way out -----------------------------------------------------------------------------------------------------


def _way_out(s: Medioevo, player: int, kind: int, start: int, points: int, escort: int, marks: int) -> dict[int, int]:
    """5.01.n, 3.02.m: the shortest ways off land the piece may not be on, or off the ocean without Astronomy.

    The places on these ways are collected backwards from the nearest places where the piece may be; without any army
    barbarian land is none of them (5.01.za).
    """
    cost = {start: 0}
    waiting = [start]
    before: dict[int, Steps] = {}  # by place, the steps that lead to it
    for here in waiting:
        for there, price in _steps(s, player, kind, here, marks):
            free = _is_free(s, player, kind, there, escort)
            if not free and start < LAND and s.owner[there] != s.owner[start]:
                continue
            before.setdefault(there, []).append((here, price))
            if cost[here] + price < cost.get(there, FAR):
                cost[there] = cost[here] + price
                if not free:
                    waiting.append(there)
    exits = [place for place in cost if place != start and _is_free(s, player, kind, place, escort)]
    nearest = min([cost[place] for place in exits], default=FAR)
    on_way = [place for place in exits if cost[place] == nearest]
    for there in on_way:
        for here, price in before.get(there, []):
            if cost[here] + price == cost[there] and here != start and here not in on_way:
                on_way.append(here)
    return {place: cost[place] for place in on_way if cost[place] <= points}


def _steps(s: Medioevo, player: int, kind: int, here: int, marks: int) -> Steps:
    if kind == FOOT or not s.box.is_ship[kind]:
        return _land_steps(s, player, kind, here, marks)
    ways = voyages(s, player)[here]
    return [way for way in ways if not bars(s, player, kind, way[0], entering=True, origin=here)]


def _is_free(s: Medioevo, player: int, kind: int, place: int, escort: int) -> bool:
    if place >= LAND:
        return s.box.water[place] != OCEAN
    return may_enter(s, player, place, kind == CARAVAN) and not is_folly(s, player, place, escort)


# --- pieces ----------------------------------------------------------------------------------------------------------


def vehicle_reach(s: Medioevo, vehicle: int, goal: int = -1) -> dict[int, int]:
    """Where a vehicle may go now, with the cost in points; with a `goal`, only the cost of the goal is exact."""
    player, kind, start = vehicle // FLEET, vehicle_kind(vehicle), s.vehicle_at[vehicle]
    points, escort = points_left(s, vehicle), s.vehicle_armies[vehicle]
    if s.box.is_ship[kind]:
        return reach_by_sea(s, player, kind, start, points, escort, goal)
    return reach_by_land(s, player, kind, start, points, escort, s.vehicle_marks[vehicle], goal)


def may_travel(s: Medioevo, vehicle: int) -> bool:
    """Whether a vehicle can move at all; checks neighbouring places first, as this is called very often."""
    points, start = points_left(s, vehicle), s.vehicle_at[vehicle]
    if not points:
        return False
    player, kind, marks = vehicle // FLEET, vehicle_kind(vehicle), s.vehicle_marks[vehicle]
    trading, escort = kind == CARAVAN, s.vehicle_armies[vehicle]
    if s.box.is_ship[kind]:
        for there, price in voyages(s, player)[start]:
            if price <= points and not is_full(s, player, there) and not bars(s, player, kind, there, True, start):
                return True
        return bool(vehicle_reach(s, vehicle))
    if not may_enter(s, player, start, trading):
        return bool(_way_out(s, player, kind, start, points, escort, marks))
    for there, price in _land_steps(s, player, kind, start, marks):
        if price <= points and may_enter(s, player, there, trading) and not is_folly(s, player, there, escort):
            return True
    return False


def banner_reach(s: Medioevo, banner: int, armies: int, goal: int = -1) -> dict[int, int]:
    """7.10.c: where a banner on foot may go now with this many armies, with the cost in points."""
    player = banner // BANNERS
    return reach_by_land(s, player, FOOT, s.banner_at[banner], banner_points_left(s, banner), armies, 0, goal)
