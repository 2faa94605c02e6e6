"""5.01.p3: territories and vehicles that change hands peacefully, undamaged and with everything in them."""

from __future__ import annotations

from regnum.core.events import EventKind
from regnum.games.medioevo.box import ARMY, FLEET, VEHICLES
from regnum.games.medioevo.constants import ABOARD
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.realm.belongings import changed_hands, holdings, pieces_on
from regnum.games.medioevo.rules.realm.lands import change_owner
from regnum.games.medioevo.rules.realm.pieces import (
    engine_kind,
    free_slot,
    put_ashore,
    remove_banner,
    remove_engine,
    remove_vehicle,
    vehicle_kind,
)
from regnum.games.medioevo.state import Medioevo


def hand_over_land(s: Medioevo, land: int, player: int) -> None:
    """5.01.p3: `player` receives a land with armies, goods and buildings, and its pieces as far as limits allow.

    `player` may be BARBARIAN; barbarians keep no pieces. The caller handles the Pope (`papacy.rome_falls`) and
    eliminations. Like `change_owner`, which it calls last, this may push the end of the game.
    """
    giver = s.owner[land]
    if giver >= 0:
        for vehicle in s.vehicles_at(giver, land):
            hand_over_vehicle(s, vehicle, player)
        _, banners, engines = pieces_on(s, giver, land)  # now with the banners that scrapped vehicles have left
        for banner in banners:
            hand_over_banner(s, banner, player, land)
        for engine in engines:
            hand_over_engine(s, engine, player, land)
    change_owner(s, land, player)


def cede_vehicle(s: Medioevo, vehicle: int, taker: int, clause: str) -> None:
    """5.01.p1, 3.30.8.f: hand over a vehicle with its load, and tell of it."""
    giver, place, kind = vehicle // FLEET, s.vehicle_at[vehicle], VEHICLES[vehicle_kind(vehicle)]
    before = {player: holdings(s, player, place) for player in (giver, taker)} if s.events is not None else {}
    hand_over_vehicle(s, vehicle, taker)
    if s.events is not None:
        fact, *others = changed_hands(s, place, before)
        s.log(events.CEDES_VEHICLE, giver, taker, kind, clause=clause, fact=fact, besides=tuple(others))


def cede_land(s: Medioevo, land: int, taker: int, kind: EventKind, clause: str) -> None:
    """5.01.p3, 3.30.8.f: hand over a territory with all in it, and tell of it."""
    giver = s.owner[land]
    before = {player: holdings(s, player, land) for player in (giver, taker)} if s.events is not None else {}
    hand_over_land(s, land, taker)
    s.log(kind, giver, taker, land, clause=clause, besides=changed_hands(s, land, before))


def hand_over_vehicle(s: Medioevo, vehicle: int, player: int) -> None:
    """Hand over a vehicle with its load; beyond the receiver's limit, or for barbarians, it is scrapped (3.09.e)."""
    at = s.vehicle_at[vehicle]
    slot = free_slot(s, player, VEHICLES[vehicle_kind(vehicle)]) if player >= 0 else -1
    banner = s.banner_on(vehicle)
    if slot >= 0:
        s.vehicle_at[slot] = at
        s.vehicle_goods[slot] = s.vehicle_goods[vehicle]
        s.vehicle_armies[slot] = s.vehicle_armies[vehicle]
        if banner >= 0:
            hand_over_banner(s, banner, player, ABOARD + slot)
    else:
        put_ashore(s, vehicle)
    remove_vehicle(s, vehicle)


def hand_over_banner(s: Medioevo, banner: int, player: int, at: int) -> None:
    """3.16.a, 3.17.a: a banner keeps its level, and its general if the receiver has the Army technology."""
    slot = free_slot(s, player, "banner") if player >= 0 else -1
    if slot >= 0:
        s.banner_at[slot] = at
        s.banner_level[slot] = s.banner_reach[slot] = s.banner_level[banner]
        s.banner_general[slot] = s.banner_general[banner] if s.has(player, ARMY) else 0
    remove_banner(s, banner)


def hand_over_engine(s: Medioevo, engine: int, player: int, land: int) -> None:
    """3.14.b, 3.15.a: an engine goes to a free slot of its kind, or is removed if the receiver has none."""
    remove_engine(s, engine)
    slot = free_slot(s, player, engine_kind(engine)) if player >= 0 else -1
    if slot >= 0:
        s.engine_at[slot] = land
