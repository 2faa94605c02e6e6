"""What messages of several questions say alike: a vehicle with its load, a territory with what stands on it."""

from __future__ import annotations

from regnum.core.message import Value
from regnum.games.medioevo.box import BUILDINGS, CATHEDRAL, EACH_KIND, FIRST_TRADE_BUILDING, FORT, GOODS, VEHICLES
from regnum.games.medioevo.constants import BANNERS, OFF_MAP
from regnum.games.medioevo.rules.realm.pieces import engine_kind, vehicle_kind
from regnum.games.medioevo.rules.realm.population import strength
from regnum.games.medioevo.state import Goods, Medioevo


def place_words(s: Medioevo, place: int) -> str:
    """The name of a place on the map or off it, as an argument of a message."""
    return f"@place-{s.box.place_ids[place]}" if place >= 0 else f"@value-{OFF_MAP[place]}"


def city_words(s: Medioevo, land: int) -> str:
    """A city with its territory, such as ``@place-jerusalem (@place-palestine)``, as an argument of a message."""
    return f"@place-{s.box.contents.city[s.box.city_at[land]].id} ({place_words(s, land)})"


def owner_words(s: Medioevo, land: int) -> str:
    """The owner of a territory with the kingdom, or barbarians, as an argument of a message."""
    owner = s.owner[land]
    return s.ruler(owner) if owner >= 0 else "@value-barbarian"


def goods_words(goods: Goods) -> str:
    """Goods with their numbers, such as ``@good-salt 3, @good-wine 10``."""
    return ", ".join([f"@good-{GOODS[good]} {n}" for good, n in enumerate(goods) if n])


def vehicle_name(vehicle: int) -> str:
    """Kind and number of a vehicle, such as ``@piece-warship 1``, as an argument of a message."""
    return f"@piece-{VEHICLES[vehicle_kind(vehicle)]} {vehicle % EACH_KIND + 1}"


def banner_name(banner: int) -> str:
    """The number of a banner, such as ``@piece-banner 1``, as an argument of a message."""
    return f"@piece-banner {banner % BANNERS + 1}"


def vehicle_words(s: Medioevo, vehicle: int) -> dict[str, Value]:
    """A vehicle and its place, with the arguments of ``words-load``: armies, goods and banner aboard."""
    goods = s.vehicle_goods[vehicle]
    banner = s.banner_on(vehicle)
    return {
        "vehicle": vehicle_name(vehicle),
        "place": place_words(s, s.vehicle_at[vehicle]),
        "armies": s.vehicle_armies[vehicle],
        "units": sum(goods),
        "goods": goods_words(goods),
        "banner": banner % BANNERS + 1 if banner >= 0 else 0,
    }


def engine_words(s: Medioevo, engine: int) -> dict[str, Value]:
    """A catapult or bombard and its place."""
    return {"piece": f"@piece-{engine_kind(engine)}", "place": place_words(s, s.engine_at[engine])}


def works(s: Medioevo, land: int) -> list[str]:
    """The buildings of a territory by name, as arguments of messages."""
    found = []
    if s.settlement[land]:
        found.append(f"@piece-{BUILDINGS[s.settlement[land] - 1]}")
    if s.fort[land]:
        found.append(f"@piece-{BUILDINGS[FORT + s.fort[land] - 1]}")
    if s.cathedral[land]:
        found.append(f"@piece-{BUILDINGS[CATHEDRAL]}")
    if s.building[land]:
        found.append(f"@piece-{BUILDINGS[FIRST_TRADE_BUILDING + s.building[land] - 1]}")
    return found


def land_words(s: Medioevo, land: int) -> dict[str, Value]:
    """The arguments of ``option-land``: a territory with its armies and buildings."""
    built = works(s, land)
    return {"place": place_words(s, land), "armies": strength(s, land), "works": ", ".join(built), "built": len(built)}
