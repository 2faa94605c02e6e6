"""Vehicles, banners, engines and barbarian leaders: how they come into play, change hands and leave."""

from __future__ import annotations

from regnum.core.option import Option
from regnum.games.medioevo.box import EACH_KIND, FLEET, LAND, NOTHING, VEHICLE_NUMBER, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import ABSENT, BOMBARD, COMMANDER, ENGINES, GENERAL
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.realm.population import army_room, goods_room
from regnum.games.medioevo.schema import TechLevel
from regnum.games.medioevo.state import Medioevo


def vehicle_kind(vehicle: int) -> int:
    """One of TRADE_SHIP, CARAVAN, WARSHIP, CAVALRY."""
    return vehicle % FLEET // EACH_KIND


def vehicle_of(player: int, option: Option) -> int:
    """The vehicle of a player that an option names first, such as ``use:cavalry.1`` and ``embark:cavalry.1.20``."""
    option.expect(option.name(0) in VEHICLE_NUMBER)
    return FLEET * player + EACH_KIND * VEHICLE_NUMBER[option.name(0)] + option.number(1, 1, EACH_KIND) - 1


def engine_kind(engine: int) -> str:
    """3.14, 3.15: a catapult, or the bombard."""
    return "bombard" if engine % ENGINES == BOMBARD else "catapult"


def engines_at(s: Medioevo, player: int, land: int) -> list[int]:
    """The slots of a player's engines on a land."""
    return [slot for slot in s.engines_of(player) if s.engine_at[slot] == land]


def vehicles_of_kind(s: Medioevo, player: int, kind: int) -> list[int]:
    """The slots of a player's vehicles of a kind."""
    return s.vehicles_of(player)[EACH_KIND * kind : EACH_KIND * (kind + 1)]


def slots_of_kind(s: Medioevo, player: int, piece: str) -> tuple[list[int], list[int]]:
    """Where the vehicles, banners or engines of a kind are, by slot, and the slots that a player has for them."""
    if piece in VEHICLE_NUMBER:
        return s.vehicle_at, vehicles_of_kind(s, player, VEHICLE_NUMBER[piece])
    if piece == "banner":
        return s.banner_at, s.banners_of(player)
    return s.engine_at, s.engines_of(player)[BOMBARD:] if piece == "bombard" else s.engines_of(player)[:BOMBARD]


def free_slot(s: Medioevo, player: int, piece: str) -> int:
    """3.28.h, 3.14.b, 3.15.a, 7.08.d: a slot for one more piece of a kind within the limit, reserve included, or -1."""
    at, slots = slots_of_kind(s, player, piece)
    free = [slot for slot in slots if at[slot] == ABSENT]
    return free[0] if len(slots) - len(free) < _limit(s.level(player), piece) else -1


def _limit(level: TechLevel, piece: str) -> int:
    if piece in VEHICLE_NUMBER:
        return level.vehicles
    return level.banners if piece == "banner" else level.bombards if piece == "bombard" else level.catapults


def vehicles_left(s: Medioevo, kind: int) -> int:
    """7.10.sup: how many vehicles of a kind are left in the box; pirate ships count as warships."""
    first = EACH_KIND * kind
    unused = sum(s.vehicle_at[n::FLEET].count(ABSENT) for n in range(first, first + EACH_KIND))
    owned = EACH_KIND * s.n - unused
    return s.box.supply.vehicles_of_a_kind - owned - (len(s.pirates) if kind == WARSHIP else 0)


def new_piece(s: Medioevo, player: int, piece: str, place: int) -> int:
    """3.06.j, 3.16.b, 3.16.h: put an empty vehicle, a banner of level 1 or an engine into the first slot that is free.

    There must be one; the slot is returned.
    """
    at, slots = slots_of_kind(s, player, piece)
    slot = at.index(ABSENT, slots[0])
    at[slot] = place
    if piece == "banner":
        s.banner_level[slot] = s.banner_reach[slot] = 1
    return slot


def put_ashore(s: Medioevo, vehicle: int) -> None:
    """3.09.e: before a vehicle is removed, put everything aboard on the land, if it is the owner's."""
    at = s.vehicle_at[vehicle]
    if 0 <= at < LAND and s.owner[at] == vehicle // FLEET:
        s.armies[at] += s.vehicle_armies[vehicle]
        s.goods[at] = tuple([one + more for one, more in zip(s.goods[at], s.vehicle_goods[vehicle], strict=True)])
        s.vehicle_armies[vehicle], s.vehicle_goods[vehicle] = 0, NOTHING
        banner = s.banner_on(vehicle)
        if banner >= 0:
            s.banner_at[banner] = at


def remove_vehicle(s: Medioevo, vehicle: int) -> None:
    """Return a vehicle to the box with everything aboard, including a banner."""
    banner = s.banner_on(vehicle)
    if banner >= 0:
        remove_banner(s, banner)
    s.vehicle_at[vehicle] = ABSENT
    s.vehicle_armies[vehicle] = 0
    s.vehicle_goods[vehicle] = NOTHING
    s.vehicle_spent[vehicle] = s.vehicle_bonus[vehicle] = s.vehicle_marks[vehicle] = 0


def seize_vehicle(s: Medioevo, vehicle: int, player: int) -> int:
    """7.10.cd, 3.28.h: seize a vehicle with its goods; returns its new slot, or -1 if the limit destroys it.

    Goods beyond the capacity at the new owner's level stay aboard until the end of the owner's turn (3.06.7).
    """
    slot = free_slot(s, player, VEHICLES[vehicle_kind(vehicle)])
    if slot >= 0:
        s.vehicle_at[slot] = s.vehicle_at[vehicle]
        s.vehicle_goods[slot] = s.vehicle_goods[vehicle]
    remove_vehicle(s, vehicle)
    return slot


def spare_warship(s: Medioevo) -> bool:
    """1.11, 7.10.sup: whether a warship is left in the box, for a player or for pirates."""
    return vehicles_left(s, WARSHIP) > 0


def overload(s: Medioevo, vehicle: int) -> tuple[int, int]:
    """3.06.7: armies and units of goods beyond a vehicle's capacity."""
    return max(0, -army_room(s, vehicle)), max(0, -goods_room(s, vehicle))


def remove_banner(s: Medioevo, banner: int) -> None:
    """3.16.e, 3.17.d: remove a banner with its general and any armies stored with it; it can be bought again."""
    s.banner_at[banner] = ABSENT
    s.banner_level[banner] = s.banner_general[banner] = s.banner_armies[banner] = 0
    s.banner_reach[banner] = s.banner_attacks[banner] = s.banner_spent[banner] = s.banner_earned[banner] = 0


def remove_engine(s: Medioevo, engine: int) -> None:
    """3.14.g, 3.15.a: remove an engine; it can be bought again."""
    s.engine_at[engine] = ABSENT
    s.engines_moved &= ~(1 << engine)


def leaders_left(s: Medioevo, leader: int) -> int:
    """1.06: how many commanders or barbarian generals are left in the box."""
    used = s.leader.count(leader) + sum(one == leader for _, _, one in s.pirates)
    limit = s.box.supply.commanders if leader == COMMANDER else s.box.supply.barbarian_generals
    return limit - used


def place_leader(s: Medioevo, land: int, leader: int) -> None:
    """3.18.b, 7.04.f: place a leader if there is none; without generals in the box a commander, otherwise nobody."""
    if s.leader[land]:
        return
    if leader == GENERAL and not leaders_left(s, GENERAL):
        leader = COMMANDER
    if leader == COMMANDER and not leaders_left(s, COMMANDER):
        return
    s.leader[land] = leader
    s.log(events.COMMANDER if leader == COMMANDER else events.BARBARIAN_GENERAL, land)


def roll_leader(s: Medioevo, land: int) -> None:
    """3.18.a, 3.19.a, 7.04.t: roll for a leader if there is none: 1 to 5 a commander, 6 a general."""
    if not s.leader[land]:
        place_leader(s, land, GENERAL if s.roll(6) == 5 else COMMANDER)
