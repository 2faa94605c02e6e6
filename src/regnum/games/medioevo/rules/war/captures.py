"""7.10.cd-7.10.cf, 4.03.g-4.03.k: capturing or destroying enemy pieces."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.games.medioevo.box import FLEET, GOODS, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import BANNERS
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.honour.awards import destroyed
from regnum.games.medioevo.rules.realm.belongings import with_banner, with_engine, with_vehicle
from regnum.games.medioevo.rules.realm.pieces import (
    engines_at,
    remove_banner,
    remove_engine,
    remove_vehicle,
    seize_vehicle,
    vehicle_kind,
)
from regnum.games.medioevo.state import Medioevo


def take_vehicle(s: Medioevo, vehicle: int, by: int, clause: str) -> int:
    """7.10.cd, 7.10.cf, 7.04.u: a player seizes a trade vehicle; other vehicles, and all taken by barbarians, are lost.

    Returns the slot of the seized vehicle, or -1 if it was destroyed. Either way it scores a point (4.03.g).
    """
    if by < 0 or vehicle_kind(vehicle) >= WARSHIP:
        destroy_vehicle(s, vehicle, by, clause)
        return -1
    owner, kind = vehicle // FLEET, VEHICLES[vehicle_kind(vehicle)]
    place = s.address(s.vehicle_at[vehicle])
    lost = with_vehicle(s, vehicle, place) if s.events is not None else ()
    slot = seize_vehicle(s, vehicle, by)
    if slot < 0:
        s.log(events.VEHICLE_DESTROYED, owner, kind, clause=clause, besides=lost)
    elif s.events is not None:
        pieces = [(kind, 1), *zip(GOODS, s.vehicle_goods[slot], strict=True)]
        gained = [Fact("gained", by, piece, target=place, amount=n) for piece, n in pieces if n]
        s.log(events.VEHICLE_SEIZED, owner, kind, by, clause=clause, besides=(*lost, *gained))
    destroyed(s, by, "vehicle")
    return slot


def destroy_vehicle(s: Medioevo, vehicle: int, by: int, clause: str) -> None:
    """Destroy a vehicle with the armies, banner and general aboard."""
    banner = s.banner_on(vehicle)
    if banner >= 0:
        destroy_banner(s, banner, by, clause)
    if s.events is not None:
        kind, lost = VEHICLES[vehicle_kind(vehicle)], with_vehicle(s, vehicle, s.address(s.vehicle_at[vehicle]))
        s.log(events.VEHICLE_DESTROYED, vehicle // FLEET, kind, clause=clause, besides=lost)
    remove_vehicle(s, vehicle)
    destroyed(s, by, "vehicle")


def destroy_banner(s: Medioevo, banner: int, by: int, clause: str) -> None:
    """7.10.ce, 4.03.j, 4.03.k: destroy a banner for a point, and another for its general."""
    general = s.banner_general[banner]
    kind = events.BANNER_AND_GENERAL_FALL if general else events.BANNER_FALLS
    lost = with_banner(s, banner, s.address(s.banner_place(banner)) or "crusade")
    s.log(kind, banner // BANNERS, clause=clause, besides=lost)
    remove_banner(s, banner)
    destroyed(s, by, "banner")
    if general:
        destroyed(s, by, "general")


def sack(s: Medioevo, land: int, loser: int, by: int) -> None:
    """7.10.cd, 7.10.ce: capture or destroy the loser's vehicles, banners and engines in a lost territory."""
    for vehicle in s.vehicles_at(loser, land):
        take_vehicle(s, vehicle, by, "7.10.cd")
    for banner in s.banners_at(loser, land):
        destroy_banner(s, banner, by, "7.10.ce")
    for engine in engines_at(s, loser, land):
        fact = with_engine(s, engine, s.address(land))
        s.log(fate.LOST_WITH, loser, land, f"@piece-{fact.piece}", clause="7.10.ce", fact=fact)
        remove_engine(s, engine)
