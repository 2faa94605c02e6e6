"""Why a banner cannot attack, in the order of the rules: what is beside it, war, its attacks, armies and points."""

from __future__ import annotations

from regnum.core.message import NOT_YET, SOMETHING_ELSE, Reason, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.box import LAND, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BANNERS, BARBARIAN, ENGINES
from regnum.games.medioevo.rules.addresses import banner_address, banner_named, place_named
from regnum.games.medioevo.rules.church.papacy import is_banned
from regnum.games.medioevo.rules.movement.reach import is_closed
from regnum.games.medioevo.rules.war.blockades import may_run
from regnum.games.medioevo.rules.war.stacks import GARRISON, count, party, pirate_at, stack_of
from regnum.games.medioevo.rules.war.targets import UNLOADING, mount, step_cost
from regnum.games.medioevo.rules.words import banner_name, place_words, vehicle_name
from regnum.games.medioevo.state import Medioevo


def considered(s: Medioevo, player: int, address: str) -> list[Option]:
    """What somebody who points at a place, or at one of the player's banners, might mean to attack or to move."""
    kind, _, id = address.partition(".")
    place = s.box.place_number.get(id, -1) if kind in ("lands", "seas") else -1
    found: list[Option] = []
    for banner in s.banners_of(player):
        n, at = banner % BANNERS + 1, s.banner_place(banner)
        if at < 0:
            continue
        if place >= 0 and place != at:
            found += [option("attack" if place < LAND else "hunt", n, id), option("march", n, id)]
        elif place == at or address == banner_address(s, banner, player):
            around = s.box.shores[at] if at >= LAND else s.box.neighbours[at]
            found += [option("attack", n, s.box.place_ids[land]) for land in around if s.owner[land] != player]
        if place >= 0:
            others = [other for other in range(s.n) if other != player and party(s, other, place)]
            found += [option("strike", n, id, other) for other in others]
    if 0 <= place < LAND:
        found += [
            option("haul", engine % ENGINES + 1, id) for engine in s.engines_of(player) if s.engine_at[engine] >= 0
        ]
    return found


def why_not_attack(s: Medioevo, player: int, attack: Option) -> Reason:
    """7.10.b, 7.10.e-7.10.i: the first of these that forbids an attack."""
    banner = banner_named(player, attack)
    at, place = s.banner_place(banner), place_named(s, attack, 1)
    if at < 0:
        return Reason("7.09.a", "reason-off-the-map", {"piece": banner_name(banner)}, SOMETHING_ELSE)
    words: dict[str, Value] = {"piece": banner_name(banner), "from": place_words(s, at), "place": place_words(s, place)}
    cost = 0
    if attack.verb == "attack":
        defender = s.owner[place] if place < LAND else -1
        if place >= LAND or defender == player or (defender < 0 and defender != BARBARIAN):
            return Reason("7.10.e", "reason-no-target", words, SOMETHING_ELSE)
        costs = _costs(s, banner, at, place)
        if not costs:
            return Reason("7.10.e", "reason-not-beside", words)
        cost = min(costs)
    elif attack.verb == "strike":
        defender = attack.number(2, 0, s.n - 1)
        words["player"] = s.ruler(defender)
        if defender == player or not party(s, defender, place):
            return Reason("7.10.e", "reason-no-target", words, SOMETHING_ELSE)
        if place != at and not may_run(s, player, defender, place):
            return Reason("7.10.e", "reason-not-same-place", words)
    else:
        defender = BARBARIAN
        if attack.verb != "hunt" or pirate_at(s, place) < 0:
            return Reason("7.10.e", "reason-no-target", words, SOMETHING_ELSE)
        if place != at:
            return Reason("7.10.e", "reason-not-same-place", words)
    if defender != BARBARIAN and s.in_truce(player, defender):
        return Reason("3.26.10.b", "reason-truce", {"player": s.ruler(defender)})
    if defender != BARBARIAN and not s.at_war(player, defender):
        return Reason("7.10.f", "reason-no-war", {"player": s.ruler(defender)})
    return _why_not_ready(s, banner, place, cost, words)


def _why_not_ready(s: Medioevo, banner: int, place: int, cost: int, words: dict[str, Value]) -> Reason:
    """3.16.f, 3.20.g, 7.10.e, 7.10.h: what keeps a banner from an attack that the map and the war allow."""
    if is_banned(s, banner // BANNERS):
        return Reason("3.20.g", "reason-banned", near=NOT_YET)
    if s.banner_attacks[banner] >= s.banner_reach[banner]:
        return Reason("3.16.f", "reason-attacks-made", {**words, "made": s.banner_attacks[banner]}, NOT_YET)
    armies = count(s, stack_of(s, banner))
    if armies <= GARRISON:
        return Reason("7.10.h", "reason-few-armies", {**words, "have": armies, "need": GARRISON + 1})
    at, (_, points, _) = s.banner_at[banner], mount(s, banner)
    if at >= ABOARD:
        words["piece"] = vehicle_name(at - ABOARD)
    if cost > points:
        return Reason("7.10.e", "reason-attack-points", {**words, "have": points, "need": cost})
    return Reason("7.10.blk.a", "reason-no-crossing", words)


def _costs(s: Medioevo, banner: int, at: int, land: int) -> list[int]:
    """7.10.e: the movement points of each way to attack a territory, whatever is left; none if it is not beside."""
    player, (kind, _, marks) = banner // BANNERS, mount(s, banner)
    if kind == WARSHIP:
        return [UNLOADING] if land in (s.box.shores[at] if at >= LAND else (at,)) else []
    if at == land:
        return [0]
    ways = [way for way in s.box.land_ways[at] if way.to == land]
    open_ways = [way for way in ways if not is_closed(s, player, kind, way, marks)] or ways
    return [step_cost(s, player, way, kind) for way in open_ways]
