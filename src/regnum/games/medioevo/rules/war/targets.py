"""7.10.e, 7.10.f: what a banner may attack from where it is, and the movement points it costs."""

from __future__ import annotations

from typing import Final

from regnum.core.option import Option, option
from regnum.games.medioevo.box import CAVALRY, FOOT, LAND, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BANNERS, BARBARIAN, NO_CROSSING, Names
from regnum.games.medioevo.rules.church.papacy import is_banned
from regnum.games.medioevo.rules.crusade.crusaders import is_joiner
from regnum.games.medioevo.rules.diplomacy.pacts import may_attack
from regnum.games.medioevo.rules.movement.reach import banner_points_left, land_cost, points_left, voyages
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PARTY, ON_PIRATES
from regnum.games.medioevo.rules.war.blockades import bars, may_run
from regnum.games.medioevo.rules.war.stacks import GARRISON, count, party, pirate_at, stack_of
from regnum.games.medioevo.state import Medioevo

VERBS: Final[Names] = ("attack", "strike", "hunt", "crusade")  # a territory, a player's pieces, pirates, the crusade
ALL: Final = "all"
UNLOADING = 1  # 7.10.e: movement points for a ship to land its armies
Target = tuple[int, int, int, int]  # aim, place, defender, cost


def may_begin(s: Medioevo, banner: int) -> bool:
    """7.10.h, 7.10.i, 3.20.g: whether a banner on the map has an attack left, is not banned and has armies to fight."""
    return (
        s.banner_attacks[banner] < s.banner_reach[banner]
        and not is_banned(s, banner // BANNERS)
        and count(s, stack_of(s, banner)) > GARRISON
    )


def targets(s: Medioevo, banner: int) -> dict[Option, Target]:
    """All targets of a banner that may attack, by the option to attack them battle by battle."""
    at, player, place = s.banner_at[banner], banner // BANNERS, s.banner_place(banner)
    kind, points, marks = FOOT, banner_points_left(s, banner), 0
    if at >= ABOARD:
        vehicle = at - ABOARD
        kind, points, marks = vehicle_kind(vehicle), points_left(s, vehicle), s.vehicle_marks[vehicle]
    lands: dict[int, int] = {}  # the cost by land
    others: dict[Option, Target] = {}
    n = banner % BANNERS + 1
    if kind == WARSHIP:
        _from_ship(s, n, player, place, points, lands, others)
    else:
        _beside(s, player, place, kind, points, marks, lands)
    _here(s, n, player, place, others)
    _crusade(s, n, player, place, kind, points, others)
    ids = s.box.place_ids
    found = {option("attack", n, ids[land]): (ON_LAND, land, s.owner[land], cost) for land, cost in lands.items()}
    found.update(others)
    return found


def to_the_end(attack: Option) -> Option:
    """The option to make one of these attacks without asking again before each battle (7.10.x)."""
    return option(attack.verb, *attack.args, ALL)


def _may_fight(s: Medioevo, player: int, land: int) -> bool:
    """7.10.f: barbarians at any time, other players only at war."""
    owner = s.owner[land]
    return owner == BARBARIAN or (owner >= 0 and owner != player and may_attack(s, player, owner))


def _add_land(land: int, cost: int, lands: dict[int, int]) -> None:
    lands[land] = min(cost, lands.get(land, cost))


def _beside(s: Medioevo, player: int, place: int, kind: int, points: int, marks: int, lands: dict[int, int]) -> None:
    """Attacks on neighbouring land: free on foot over a land border; cavalry and strait crossings cost points."""
    for way in s.box.land_ways[place]:
        if not _may_fight(s, player, way.to):
            continue
        over_strait = way.strait >= 0
        if way.border and marks & NO_CROSSING and not over_strait:
            continue
        cost = land_cost(s, player, way, kind) if kind == CAVALRY or over_strait else 0
        if cost <= points and not (over_strait and bars(s, player, kind, way.strait, True)):
            _add_land(way.to, cost, lands)
    if _may_fight(s, player, place):
        _add_land(place, 0, lands)


def _from_ship(
    s: Medioevo, n: int, player: int, place: int, points: int, lands: dict[int, int], found: dict[Option, Target]
) -> None:
    """Attacks from a ship: at sea on the coast, in port on that land; 9.02.g: or on a fleet blocking the way."""
    for land in s.box.shores[place] if place >= LAND else (place,):
        if points >= UNLOADING and _may_fight(s, player, land):
            _add_land(land, UNLOADING, lands)
    for sea, cost in voyages(s, player)[place] if s.blockades else ():
        if cost <= points and bars(s, player, WARSHIP, sea, True, place):
            for other in _others(s, player):
                if may_run(s, player, other, sea) and s.vehicles_at(other, sea):
                    found[_strike(s, n, sea, other)] = (ON_PARTY, sea, other, cost)


def _here(s: Medioevo, n: int, player: int, place: int, found: dict[Option, Target]) -> None:
    """Attacks in the same place: on vehicles and banners of players who do not own it, or on pirates at sea."""
    at_sea = place >= LAND
    for other in _others(s, player):
        if not at_sea and s.owner[place] == other:
            continue
        allowed = may_attack(s, player, other) or (at_sea and may_run(s, player, other, place))
        if allowed and party(s, other, place):
            found[_strike(s, n, place, other)] = (ON_PARTY, place, other, 0)
    if at_sea and pirate_at(s, place) >= 0:
        found[option("hunt", n, s.box.place_ids[place])] = (ON_PIRATES, place, BARBARIAN, 0)


def _crusade(s: Medioevo, n: int, player: int, place: int, kind: int, points: int, found: dict[Option, Target]) -> None:
    """3.30.5.p: non-joiners may attack a marching crusade on neighbouring land, from a ship, or in the same place."""
    crusade = s.crusade
    if crusade is None or crusade.is_gathering() or is_joiner(s, player) or not crusade.crusaders():
        return
    there = crusade.place
    if place == there:
        cost = 0
    elif place >= LAND and there in s.box.shores[place]:
        cost = UNLOADING
    elif kind != WARSHIP and there in s.box.neighbours[place]:
        way = next(way for way in s.box.land_ways[place] if way.to == there and way.strait < 0)
        cost = land_cost(s, player, way, kind) if kind == CAVALRY else 0
    else:
        return
    if cost <= points:
        found[option("crusade", n, s.box.place_ids[there])] = (ON_CRUSADE, there, crusade.crusaders()[0], cost)


def _others(s: Medioevo, player: int) -> list[int]:
    return [other for other in range(s.n) if other != player]


def _strike(s: Medioevo, n: int, place: int, other: int) -> Option:
    return option("strike", n, s.box.place_ids[place], other)
