"""7.10.e, 7.10.f: what a banner may attack from where it is, and the movement points it costs."""

from __future__ import annotations

from typing import Final

from regnum.core.option import Option, option
from regnum.games.medioevo.box import CAVALRY, FOOT, LAND, WARSHIP, Way
from regnum.games.medioevo.constants import ABOARD, BANNERS, BARBARIAN, Names
from regnum.games.medioevo.rules.addresses import banner_named
from regnum.games.medioevo.rules.church.papacy import is_banned
from regnum.games.medioevo.rules.crusade.crusaders import is_joiner
from regnum.games.medioevo.rules.crusade.state import under_way
from regnum.games.medioevo.rules.diplomacy.pacts import may_attack
from regnum.games.medioevo.rules.movement.reach import banner_points_left, is_closed, land_cost, points_left, voyages
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PARTY, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.blockades import bars, may_run
from regnum.games.medioevo.rules.war.stacks import GARRISON, count, party, pirate_at, stack_of
from regnum.games.medioevo.state import Medioevo

VERBS: Final[Names] = ("attack", "strike", "hunt", "crusade")  # a territory, a player's pieces, pirates, the crusade
ALL: Final = "all"
UNLOADING = 1  # 7.10.e: movement points for a ship to land its armies
AIM: Final = dict(zip(VERBS, (ON_LAND, ON_PARTY, ON_PIRATES, ON_CRUSADE), strict=True))


def may_begin(s: Medioevo, banner: int) -> bool:
    """7.10.h, 7.10.i, 3.20.g: whether a banner on the map has an attack left, is not banned and has armies to fight."""
    return (
        s.banner_attacks[banner] < s.banner_reach[banner]
        and not is_banned(s, banner // BANNERS)
        and count(s, stack_of(s, banner)) > GARRISON
    )


def targets(s: Medioevo, banner: int) -> dict[Option, int]:
    """The movement points of all attacks of a banner that may attack, by the option to attack battle by battle."""
    player, place = banner // BANNERS, s.banner_place(banner)
    kind, points, marks = mount(s, banner)
    lands: dict[int, int] = {}  # the cost by land
    others: dict[Option, int] = {}
    n = banner % BANNERS + 1
    if kind == WARSHIP:
        _from_ship(s, n, player, place, points, lands, others)
    else:
        _beside(s, player, place, kind, points, marks, lands)
    _here(s, n, player, place, others)
    _crusade(s, n, player, place, kind, points, others)
    found = {option("attack", n, s.box.place_ids[land]): cost for land, cost in lands.items()}
    found.update(others)
    return found


def to_the_end(attack: Option) -> Option:
    """The option to make one of these attacks without asking again before each battle (7.10.x)."""
    return option(attack.verb, *attack.args, ALL)


def by_battle(attack: Option) -> Option:
    """The option to make the same attack battle by battle."""
    return option(attack.verb, *attack.args[:-1]) if attack.args[-1] == ALL else attack


def intended(s: Medioevo, player: int, option: Option) -> Attack:
    """The attack that one of these options, battle by battle or to the end, begins."""
    aim, place = AIM[option.verb], s.box.place_number[option.name(1)]
    banner, defender = banner_named(player, option), BARBARIAN
    if aim == ON_LAND:
        defender = s.owner[place]
    elif aim == ON_PARTY:
        defender = option.number(2)
    elif aim == ON_CRUSADE:
        defender = under_way(s).crusaders()[0]
    stop = GARRISON if option.args[-1] == ALL else 0
    return Attack(player, defender, aim, s.banner_place(banner), place, banner, stop=stop)


def mount(s: Medioevo, banner: int) -> tuple[int, int, int]:
    """What carries a banner into an attack, the kind of its vehicle or FOOT, with the points left and the marks."""
    at = s.banner_at[banner]
    if at < ABOARD:
        return FOOT, banner_points_left(s, banner), 0
    vehicle = at - ABOARD
    return vehicle_kind(vehicle), points_left(s, vehicle), s.vehicle_marks[vehicle]


def step_cost(s: Medioevo, player: int, way: Way, kind: int) -> int:
    """7.10.e: an attack on neighbouring land is free on foot over a land border; cavalry and crossings cost points."""
    return land_cost(s, player, way, kind) if kind == CAVALRY or way.strait >= 0 else 0


def _may_fight(s: Medioevo, player: int, land: int) -> bool:
    """7.10.f: barbarians at any time, other players only at war."""
    owner = s.owner[land]
    return owner == BARBARIAN or (owner >= 0 and owner != player and may_attack(s, player, owner))


def _beside(s: Medioevo, player: int, place: int, kind: int, points: int, marks: int, lands: dict[int, int]) -> None:
    """Attacks on neighbouring land, and on the land where the banner is."""
    for way in s.box.land_ways[place]:
        if _may_fight(s, player, way.to):
            cost = step_cost(s, player, way, kind)
            if cost <= points and not is_closed(s, player, kind, way, marks):
                lands[way.to] = min(cost, lands.get(way.to, cost))
    if _may_fight(s, player, place):
        lands[place] = 0


def _from_ship(
    s: Medioevo, n: int, player: int, place: int, points: int, lands: dict[int, int], found: dict[Option, int]
) -> None:
    """Attacks from a ship: at sea on the coast, in port on that land; 9.02.g: or on a fleet blocking the way."""
    for land in s.box.shores[place] if place >= LAND else (place,):
        if points >= UNLOADING and _may_fight(s, player, land):
            lands[land] = UNLOADING
    for sea, cost in voyages(s, player)[place] if s.blockades else ():
        if cost <= points and bars(s, player, WARSHIP, sea, True, place):
            for other in range(s.n):
                if other != player and may_run(s, player, other, sea) and s.vehicles_at(other, sea):
                    found[option("strike", n, s.box.place_ids[sea], other)] = cost


def _here(s: Medioevo, n: int, player: int, place: int, found: dict[Option, int]) -> None:
    """Attacks in the same place: on vehicles and banners of players who do not own it, or on pirates at sea."""
    at_sea, id = place >= LAND, s.box.place_ids[place]
    for other in range(s.n):
        if other == player or (not at_sea and s.owner[place] == other):
            continue
        allowed = may_attack(s, player, other) or (at_sea and may_run(s, player, other, place))
        if allowed and party(s, other, place):
            found[option("strike", n, id, other)] = 0
    if at_sea and pirate_at(s, place) >= 0:
        found[option("hunt", n, id)] = 0


def _crusade(s: Medioevo, n: int, player: int, place: int, kind: int, points: int, found: dict[Option, int]) -> None:
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
        cost = step_cost(s, player, way, kind)
    else:
        return
    if cost <= points:
        found[option("crusade", n, s.box.place_ids[there])] = cost
