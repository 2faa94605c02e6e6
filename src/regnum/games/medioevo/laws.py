"""Invariants of every position: no card is lost or duplicated, supplies suffice, no amount is negative."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.core.laws import differences
from regnum.games.medioevo.box import EACH_KIND, FLEET, LAND, NOTHING, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import ABOARD, ABSENT, IMPOSED_PASSAGE, TRUCE, UNUSED

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo


def broken_laws(s: Medioevo) -> list[str]:
    """The invariants that this position breaks, in words; a reachable position breaks none."""
    return [*_cards(s), *_supply(s), *_map(s), *_pieces(s), *_players(s)]


def _cards(s: Medioevo) -> list[str]:
    """1.16, 3.26.d: every card of the decks is somewhere on the table."""
    box, fields = s.box, s.table.game.fields
    treasures = box.treasure_deck if s.rulings.treasures else []
    problems = []
    for kind, deck in (
        ("card", box.empire_deck),
        ("event_card", box.event_deck),
        ("calamity", box.calamity_deck),
        ("treasure", treasures),
    ):
        ids = fields.ids(s, kind)
        here = [ids[card] for card in fields.pieces(s, kind)]
        problems += differences(kind.replace("_", " "), here, [ids[card] for card in deck])
    return problems


def _supply(s: Medioevo) -> list[str]:
    """7.10.sup: pieces in use do not exceed the supply in the box."""
    supply = s.box.supply
    leaders = [*s.leader, *(leader for _, _, leader in s.pirates)]
    warships = sum(at != ABSENT for slot, at in enumerate(s.vehicle_at) if slot % FLEET // EACH_KIND == WARSHIP)
    counts = (
        ("cathedrals", sum(s.cathedral), supply.cathedrals),
        ("commanders", leaders.count(1), supply.commanders),
        ("barbarian generals", leaders.count(2), supply.barbarian_generals),
        ("warships", warships + len(s.pirates), supply.vehicles_of_a_kind),
        ("trade buildings", sum(kind > 0 for kind in s.building), supply.trade_buildings),
    )
    return [f"{n} {what}, limit {limit}" for what, n, limit in counts if n > limit]


def _map(s: Medioevo) -> list[str]:
    """3.03.a, 3.04.a, 3.04.g, 3.05.f, 3.18.b, 6.02.b: what may stand on each land."""
    problems = []
    for land in range(LAND):
        name = s.box.place_ids[land]
        if (s.owner[land] == UNUSED) == s.realm.in_play[land]:
            problems.append(f"{name}: owner and zones disagree about whether it is in play")
        if s.owner[land] == UNUSED and (s.armies[land] or s.settlement[land] or s.fort[land]):
            problems.append(f"{name}: not in play but occupied")
        if s.armies[land] < 0 or min(s.goods[land]) < 0 or min(s.spoils[land]) < 0 or s.granary[land] < 0:
            problems.append(f"{name}: negative amount")
        if s.box.city_at[land] < 0 and (s.settlement[land] or s.building[land] or s.granary[land]):
            problems.append(f"{name}: settlement, trade building or granary without a city")
        if s.fort[land] > max(1, s.settlement[land]):
            problems.append(f"{name}: fortification {s.fort[land]} above settlement {s.settlement[land]}")
        if s.leader[land] and s.owner[land] >= 0:
            problems.append(f"{name}: barbarian leader on a player's land")
    return problems


def _pieces(s: Medioevo) -> list[str]:
    """3.06.1.b, 3.06.5, 3.16.b, 3.16.g: vehicles carry only what they may, and banners are in legal places."""
    problems = []
    for slot, at in enumerate(s.vehicle_at):
        kind = slot % FLEET // EACH_KIND
        goods, armies = s.vehicle_goods[slot], s.vehicle_armies[slot]
        if at < 0 and (armies or goods != NOTHING):
            problems.append(f"vehicle {slot}: loaded but not on the map")
        if armies < 0 or min(goods) < 0:
            problems.append(f"vehicle {slot}: negative load")
        if goods != NOTHING and kind >= WARSHIP:
            problems.append(f"vehicle {slot}: goods aboard a {VEHICLES[kind]}")
        if at >= 0 and ((at < LAND and s.owner[at] == UNUSED) or (at >= LAND and not s.box.is_ship[kind])):
            problems.append(f"vehicle {slot}: a {VEHICLES[kind]} cannot be at {s.box.place_ids[at]}")
    aboard = [at for at in s.banner_at if at >= ABOARD]
    if len(set(aboard)) != len(aboard):
        problems.append("two banners aboard one vehicle")
    for slot, at in enumerate(s.banner_at):
        if at >= ABOARD and (
            (at - ABOARD) // FLEET != slot // 3
            or (at - ABOARD) % FLEET // EACH_KIND < WARSHIP
            or s.vehicle_at[at - ABOARD] < 0
        ):
            problems.append(f"banner {slot}: not aboard a war vehicle of its owner")
        if at != ABSENT and not 1 <= s.banner_level[slot] <= 3:
            problems.append(f"banner {slot}: level {s.banner_level[slot]}")
        if s.banner_armies[slot] and (not 0 <= at < LAND or s.owner[at] == slot // 3):
            problems.append(f"banner {slot}: leads armies of its own outside foreign land")
        if at == ABSENT and s.banner_general[slot]:
            problems.append(f"banner {slot}: general without a banner")
    return problems


def _players(s: Medioevo) -> list[str]:
    """3.20.j, 3.22, 3.26.12.b, 4.03.r, 5.01.h, 5.01.i, 5.01.m, 7.10.el.e: what players own, owe and have agreed."""
    problems = []
    if min([*s.stock, *s.florins, *s.reserve, *s.generals, *s.grain, *s.coins, *s.casus, *s.outfit]) < 0:
        problems.append("negative amount behind a panel")
    if s.pope >= 0 and s.round and s.owner[s.box.rome] != s.pope:
        problems.append("the Pope does not hold the State of the Church")
    for one in range(s.n):
        for other in range(s.n):
            if s.at_war(one, other) != s.at_war(other, one) or s.allies(one, other) != s.allies(other, one):
                problems.append(f"players {one} and {other} disagree about war or alliance")
            if s.at_war(one, other) and (s.allied[one] | s.passage[one] | s.commerce[one]) >> other & 1:
                problems.append(f"players {one} and {other} have a pact and are at war")
            if s.rates[s.n * one + other] and not s.commerce[one] >> other & 1:
                problems.append(f"player {one} pays player {other} a share but may not trade")
    for kind, one, other, _, _ in s.terms:
        held = s.passage if kind == IMPOSED_PASSAGE else s.commerce
        if kind != TRUCE and not held[one] >> other & 1:
            problems.append(f"players {one} and {other}: the pact imposed by a card is missing")
    if sorted({*s.order, *s.eliminated}) != list(range(s.n)):
        problems.append("order: every player must be in it or eliminated")
    return problems
