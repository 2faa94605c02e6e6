"""7.10.cd-7.10.cf, 4.03.g-4.03.k: capturing or destroying enemy pieces."""

from __future__ import annotations

from regnum.core.message import Fact, Value
from regnum.games.medioevo.box import FLEET, GOODS, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import BANNERS, COMMITTED
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
        key = "event-vehicle-destroyed"
        if slot >= 0:
            key = "event-vehicle-seized"
            goods = zip(GOODS, s.vehicle_goods[slot], strict=True)
            lost.append(Fact("gained", by, kind, target=place))
            lost += [Fact("gained", by, good, target=place, amount=n) for good, n in goods if n]
        words: dict[str, Value] = {"player": s.who(owner), "other": s.who(by), "vehicle": f"@piece-{kind}"}
        s.tell(key, clause, words, fact=lost[0], besides=tuple(lost[1:]))
    destroyed(s, by, "vehicle")
    return slot


def destroy_vehicle(s: Medioevo, vehicle: int, by: int, clause: str) -> None:
    """Destroy a vehicle with the armies, banner and general aboard."""
    banner = s.banner_on(vehicle)
    if banner >= 0:
        destroy_banner(s, banner, by, clause)
    if s.events is not None:
        words: dict[str, Value] = {
            "player": s.who(vehicle // FLEET),
            "vehicle": f"@piece-{VEHICLES[vehicle_kind(vehicle)]}",
        }
        fact, *aboard = with_vehicle(s, vehicle, s.address(s.vehicle_at[vehicle]))
        s.tell("event-vehicle-destroyed", clause, words, fact=fact, besides=tuple(aboard))
    remove_vehicle(s, vehicle)
    destroyed(s, by, "vehicle")


def destroy_banner(s: Medioevo, banner: int, by: int, clause: str) -> None:
    """7.10.ce, 4.03.j, 4.03.k: destroy a banner for a point, and another for its general."""
    general = s.banner_general[banner]
    if s.events is not None:
        key = "event-banner-and-general-fall" if general else "event-banner-falls"
        fact, *others = with_banner(s, banner, _stands(s, banner))
        s.tell(key, clause, {"player": s.who(banner // BANNERS)}, fact=fact, besides=tuple(others))
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
    for banner in s.banners_of(loser):
        if s.banner_at[banner] == land:
            destroy_banner(s, banner, by, "7.10.ce")
    for engine in s.engines_of(loser):
        if s.engine_at[engine] == land:
            if s.events is not None:
                fact = with_engine(s, engine, s.address(land))
                words: dict[str, Value] = {"player": s.who(loser), "pieces": f"@piece-{fact.piece}"}
                words["place"] = f"@place-{s.box.place_ids[land]}"
                s.tell("event-lost-with", "7.10.ce", words, fact=fact)
            remove_engine(s, engine)
