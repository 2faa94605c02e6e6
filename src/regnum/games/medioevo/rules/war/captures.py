"""7.10.cd-7.10.cf, 4.03.g-4.03.k: capturing or destroying enemy pieces."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.games.medioevo.box import FLEET, GOODS, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import BANNERS, COMMITTED
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.honour.awards import destroyed
from regnum.games.medioevo.rules.realm.belongings import with_banner, with_engine, with_vehicle
from regnum.games.medioevo.rules.realm.pieces import (
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
    lost = list(with_vehicle(s, vehicle, place)) if s.events is not None else []
    slot = seize_vehicle(s, vehicle, by)
    if s.events is not None:
        if slot >= 0:
            goods = zip(GOODS, s.vehicle_goods[slot], strict=True)
            lost.append(Fact("gained", by, kind, target=place))
            lost += [Fact("gained", by, good, target=place, amount=n) for good, n in goods if n]
            s.log(events.VEHICLE_SEIZED, owner, kind, by, clause=clause, fact=lost[0], besides=tuple(lost[1:]))
        else:
            s.log(events.VEHICLE_DESTROYED, owner, kind, clause=clause, fact=lost[0], besides=tuple(lost[1:]))
    destroyed(s, by, "vehicle")
    return slot


def destroy_vehicle(s: Medioevo, vehicle: int, by: int, clause: str) -> None:
    """Destroy a vehicle with the armies, banner and general aboard."""
    banner = s.banner_on(vehicle)
    if banner >= 0:
        destroy_banner(s, banner, by, clause)
    if s.events is not None:
        fact, *aboard = with_vehicle(s, vehicle, s.address(s.vehicle_at[vehicle]))
        s.log(events.VEHICLE_DESTROYED, fact.actor, fact.piece, clause=clause, fact=fact, besides=tuple(aboard))
    remove_vehicle(s, vehicle)
    destroyed(s, by, "vehicle")


def destroy_banner(s: Medioevo, banner: int, by: int, clause: str) -> None:
    """7.10.ce, 4.03.j, 4.03.k: destroy a banner for a point, and another for its general."""
    general = s.banner_general[banner]
    if s.events is not None:
        kind = events.BANNER_AND_GENERAL_FALL if general else events.BANNER_FALLS
        fact, *others = with_banner(s, banner, _stands(s, banner))
        s.log(kind, banner // BANNERS, clause=clause, fact=fact, besides=tuple(others))
    remove_banner(s, banner)
    destroyed(s, by, "banner")
    if general:
        destroyed(s, by, "general")


def _stands(s: Medioevo, banner: int) -> str:
    place = s.banner_place(banner)
    return "crusade" if place == COMMITTED else s.address(place)


def sack(s: Medioevo, land: int, loser: int, by: int) -> None:
    """7.10.cd, 7.10.ce: capture or destroy the loser's vehicles, banners and engines in a lost territory."""
    for vehicle in s.vehicles_at(loser, land):
        take_vehicle(s, vehicle, by, "7.10.cd")
    for banner in s.banners_at(loser, land):
        destroy_banner(s, banner, by, "7.10.ce")
    for engine in s.engines_at(loser, land):
        fact = with_engine(s, engine, s.address(land))
        s.log(fate.LOST_WITH, loser, land, f"@piece-{fact.piece}", clause="7.10.ce", fact=fact)
        remove_engine(s, engine)
