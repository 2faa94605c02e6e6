"""Why a piece cannot go somewhere: what forbids it there, the points that it lacks, or what bars the way."""

from __future__ import annotations

from regnum.core.message import NOT_YET, SOMETHING_ELSE, Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import ASTRONOMY, CARAVAN, FAR, FLEET, FOOT, LAND, NOTHING, OCEAN, TRADE_SHIP, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BANNERS, BARBARIAN, ENGINES, STOPPED, TRADE
from regnum.games.medioevo.rules.movement import loading
from regnum.games.medioevo.rules.movement.reach import (
    banner_points_left,
    is_folly,
    is_full,
    may_enter,
    outnumbered,
    points_left,
    reach_by_land,
    reach_by_sea,
)
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import goods_room, vehicle_limit
from regnum.games.medioevo.rules.words import banner_name, engine_words, place_words, vehicle_name
from regnum.games.medioevo.state import Medioevo


def why_not_use(s: Medioevo, vehicle: int) -> Reason:
    """3.06.a, 3.06.c, 3.06.h, 7.09.a: why a vehicle can do nothing now."""
    words: dict[str, Value] = {"vehicle": vehicle_name(vehicle)}
    if s.vehicle_at[vehicle] < 0:
        return Reason("7.09.a", "reason-off-the-map", {"piece": vehicle_name(vehicle)}, SOMETHING_ELSE)
    is_for_trade = vehicle_kind(vehicle) < WARSHIP
    if is_for_trade != (s.phase == TRADE):
        phase = "@phase-trade" if is_for_trade else "@phase-combat"
        return Reason("3.06.a", "reason-other-phase", {**words, "phase": phase}, NOT_YET)
    if s.vehicle_marks[vehicle] & STOPPED:
        return Reason("3.06.h", "reason-stopped", words, NOT_YET)
    points = points_left(s, vehicle)
    return Reason(
        "3.06.c", "reason-vehicle-idle" if points else "reason-no-points", {**words, "points": points}, NOT_YET
    )


def why_not_go(s: Medioevo, vehicle: int, place: int) -> Reason:
    """3.02.f, 3.06.6: why a vehicle cannot go to a place."""
    player, kind, start = vehicle // FLEET, vehicle_kind(vehicle), s.vehicle_at[vehicle]
    escort, marks = s.vehicle_armies[vehicle], s.vehicle_marks[vehicle]
    return _why_no_way(s, player, kind, start, place, vehicle_name(vehicle), points_left(s, vehicle), escort, marks)


def why_not_march(s: Medioevo, banner: int, land: int, armies: int) -> Reason:
    """7.10.c, 3.16.g: why a banner cannot march on foot to a territory with so many armies."""
    at = s.banner_at[banner]
    if at < 0:
        return Reason("7.09.a", "reason-off-the-map", {"piece": banner_name(banner)}, SOMETHING_ELSE)
    if s.owner[land] != banner // BANNERS and not may_enter(s, banner // BANNERS, land, False):
        return Reason("7.10.c", "reason-no-passage", {"player": s.ruler(s.owner[land])}, SOMETHING_ELSE)
    if at >= ABOARD:
        words: dict[str, Value] = {"piece": banner_name(banner), "vehicle": vehicle_name(at - ABOARD)}
        return Reason("3.16.g", "reason-is-aboard", words, NOT_YET)
    points = banner_points_left(s, banner)
    reason = _why_no_way(s, banner // BANNERS, FOOT, at, land, banner_name(banner), points, armies, 0)
    if s.owner[land] == BARBARIAN:
        # Whoever points at barbarians means to attack them, not to cross their territory.
        return Reason(reason.clause, reason.message.key, reason.message.args, SOMETHING_ELSE)
    return reason


def why_not_haul(s: Medioevo, engine: int, land: int) -> Reason:
    """3.14.d: why a siege engine cannot be hauled to a territory."""
    words = engine_words(s, engine)
    if s.engine_at[engine] < 0:
        return Reason("7.09.a", "reason-off-the-map", {"piece": words["piece"]}, SOMETHING_ELSE)
    if s.owner[land] != engine // ENGINES:
        return Reason("3.14.d", "reason-engine-only-home", words, SOMETHING_ELSE)
    if s.engines_moved >> engine & 1:
        return Reason("3.14.d", "reason-engine-moved", words, NOT_YET)
    return Reason("3.14.d", "reason-engine-far", words)


def _why_no_way(
    s: Medioevo, player: int, kind: int, start: int, place: int, piece: str, points: int, escort: int, marks: int
) -> Reason:
    words: dict[str, Value] = {"piece": piece, "place": place_words(s, place)}
    if place == start:
        return Reason("3.02.f", "reason-already-there", words)
    forbidden = _why_not_there(s, player, kind, place, words, escort)
    if forbidden is not None:
        return forbidden
    if kind != FOOT and s.box.is_ship[kind]:
        cost = reach_by_sea(s, player, kind, start, FAR, escort)
        if place not in cost and s.vehicles_at(player, place) and is_full(s, player, place):
            return Reason("3.02.w", "reason-sea-full", {**words, "n": vehicle_limit(s, place)})
    else:
        cost = reach_by_land(s, player, kind, start, FAR, escort, marks)
    if place in cost:
        return Reason("3.02.f", "reason-too-far", {**words, "have": points, "need": cost[place]})
    if start < LAND and not may_enter(s, player, start, kind in (TRADE_SHIP, CARAVAN)):
        return Reason("5.01.n", "reason-way-out", {**words, "place": place_words(s, start)})
    if kind != FOOT and s.box.is_ship[kind]:
        return Reason("7.10.blk.b", "reason-no-voyage", words)
    return _what_bars(s, player, kind, start, place, escort, words)


def _why_not_there(
    s: Medioevo, player: int, kind: int, place: int, words: dict[str, Value], escort: int
) -> Reason | None:
    """3.02.m, 3.06.6, 5.01.za, 9.02.f: why a piece of a kind may not be in a place, however it gets there."""
    sails = kind != FOOT and s.box.is_ship[kind]
    if place >= LAND:
        if not sails:
            return Reason("3.02.k", "reason-not-at-sea", words)
        if s.box.water[place] == OCEAN and not s.techs[player] & ASTRONOMY:
            return Reason("3.02.m", "reason-needs-astronomy", words)
        return None
    if sails and not (s.settlement[place] and s.box.port_seas[place]):
        return Reason("9.02.f", "reason-no-port", words)
    if not may_enter(s, player, place, kind in (TRADE_SHIP, CARAVAN)):
        if s.owner[place] < 0:
            return Reason("3.02.f", "reason-no-way", words)
        return Reason("3.06.6", "reason-no-passage", {"player": s.ruler(s.owner[place])})
    if is_folly(s, player, place, escort):
        return Reason("5.01.za", "reason-barbarians-alone", words)
    return None


def _what_bars(
    s: Medioevo, player: int, kind: int, start: int, place: int, escort: int, words: dict[str, Value]
) -> Reason:
    """3.06.6, 5.01.za: what bars the way over land: the first territory on it through which the piece may not go."""
    before = {start: start}
    waiting = [start]
    for here in waiting:
        for there in s.box.neighbours[here]:
            if there not in before and s.realm.in_play[there]:
                before[there] = here
                waiting.append(there)
    if place not in before:
        return Reason("3.02.f", "reason-no-way", words)
    bar = here = before[place]
    while here != start:
        if outnumbered(s, player, here, escort) or not may_enter(s, player, here, kind == CARAVAN):
            bar = here
        here = before[here]
    if bar == start:
        return Reason("7.10.blk.a", "reason-no-crossing", words)
    words["bar"] = place_words(s, bar)
    if s.owner[bar] == BARBARIAN:
        return Reason("5.01.za", "reason-barbarians-on-way", {**words, "armies": s.armies[bar]})
    return Reason("3.06.6", "reason-way-barred", {**words, "player": s.ruler(s.owner[bar])})


# --- loads -----------------------------------------------------------------------------------------------------------


def why_not_pass(s: Medioevo, vehicle: int, option: Option) -> Reason:
    """3.06.d-3.06.i: why armies, a banner or goods cannot be loaded, unloaded or passed to another vehicle."""
    player = vehicle // FLEET
    giver, taker, cargo = loading.operation(vehicle, option)
    place = loading.place_of(s, giver, taker)
    words: dict[str, Value] = {"vehicle": vehicle_name(taker if taker != loading.ASHORE else giver)}
    if place < 0:
        return Reason("7.09.a", "reason-off-the-map", {"piece": words["vehicle"]}, SOMETHING_ELSE)
    if max(giver, taker) != vehicle and s.vehicle_at[vehicle] != place:
        return Reason("3.06.d", "reason-vehicles-apart", words)
    at_home = place < LAND and s.owner[place] == player
    if cargo == "goods":
        if taker == loading.ASHORE and not at_home:
            return Reason("3.06.d", "reason-not-at-home", words)
        if taker != loading.ASHORE and vehicle_kind(taker) >= WARSHIP:
            return Reason("3.06.5", "reason-no-hold", words)
        if taker != loading.ASHORE and goods_room(s, taker) <= 0:
            return Reason("3.06.7", "reason-full", words)
        if loading.goods_to_pass(s, player, giver, taker) == NOTHING:
            return Reason("3.06.d", "reason-nothing-to-load", words)
    else:
        refused = _why_no_armies(s, player, giver, taker, option, at_home, words)
        if refused is not None:
            return refused
    left = min([points_left(s, one) for one in (giver, taker) if one != loading.ASHORE])
    return Reason("3.06.i", "reason-load-points", {**words, "have": left, "need": loading.cost(s, place, cargo)})


def _why_no_armies(
    s: Medioevo, player: int, giver: int, taker: int, option: Option, at_home: bool, words: dict[str, Value]
) -> Reason | None:
    """3.06.1.b, 3.06.d, 3.06.7, 3.16.g, 7.10.d: why armies or a banner cannot be passed, whatever points are left."""
    if loading.ASHORE in (giver, taker) and not at_home:
        return Reason("3.06.d", "reason-not-at-home", words)
    if "banner" in option.args:
        banner = BANNERS * player + option.number(len(option.args) - 1, 1, BANNERS) - 1
        words = {**words, "piece": banner_name(banner)}
        if taker != loading.ASHORE and vehicle_kind(taker) < WARSHIP:
            return Reason("3.06.1.b", "reason-carries-no-banner", words)
        if taker != loading.ASHORE and s.banner_on(taker) >= 0:
            return Reason("3.16.g", "reason-banner-aboard", words)
        if banner not in loading.banners_to_pass(s, player, giver, taker):
            return Reason("3.16.g", "reason-banner-elsewhere", words)
        return None
    if giver == loading.ASHORE and s.armies[s.vehicle_at[taker]] <= 1:
        return Reason("7.10.d", "reason-last-army", words)
    if giver != loading.ASHORE and not s.vehicle_armies[giver]:
        return Reason("3.06.d", "reason-no-armies-aboard", words)
    return Reason("3.06.7", "reason-full", words) if not loading.armies_to_pass(s, giver, taker) else None
