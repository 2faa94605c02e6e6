"""3.02.p-3.02.x, 3.09: limits of what may stay in a place, and how much is there."""

from __future__ import annotations

from regnum.games.medioevo.box import AGRICULTURE, EACH_KIND, FLEET, LAND, NOTHING, POTTERY
from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.state import Medioevo

MOST_BANNERS = 3  # 3.02.t


def population_limit(s: Medioevo, land: int) -> int:
    """3.09.a: armies and units of goods that may stay on a land."""
    box, owner = s.box, s.owner[land]
    limit = box.land_people[s.rulings.towers][land]
    limit += box.settlement_people[s.settlement[land]] + box.fort_people[s.fort[land]]
    if owner >= 0:
        if s.techs[owner] & (AGRICULTURE | POTTERY):
            limit += box.farmed[land]
    elif owner == BARBARIAN:
        limit += box.leader_people[s.leader[land]]
    if s.cathedral[land]:
        limit += box.cathedral_people
    return limit


def population(s: Medioevo, land: int) -> int:
    """3.07.d, 3.09.c: armies and goods on the land itself; loads count against their vehicles."""
    people, goods, spoils = s.armies[land], s.goods[land], s.spoils[land]
    # Called very often, and there are seldom any goods to count.
    if goods is not NOTHING:
        people += sum(goods)
    # 10.07.d: spoils count only where a player owns the land.
    if spoils is not NOTHING and s.owner[land] >= 0:
        people += sum(spoils)
    return people


def room(s: Medioevo, land: int) -> int:
    """How many more armies or units of goods fit on the land; negative if it is overcrowded."""
    return population_limit(s, land) - population(s, land)


def guest_limit(s: Medioevo, land: int) -> int:
    """3.09.g: the limit for armies led on someone else's land is that of the bare terrain."""
    return s.box.population[land]


def vehicle_limit(s: Medioevo, place: int) -> int:
    """3.02.r, 3.02.s, 3.02.u, 3.02.v: the limit for one player's vehicles, including ships in port (3.02.w)."""
    limit = s.box.vehicle_room[place]
    return 2 * limit if place < LAND and s.settlement[place] else limit


def banner_limit(s: Medioevo, place: int) -> int:
    """3.02.t, 3.02.v, 3.02.x: the limit for one player's banners."""
    if place < LAND and s.settlement[place]:
        return min(MOST_BANNERS, s.settlement[place])
    return s.box.banner_room[place]


def army_room(s: Medioevo, vehicle: int) -> int:
    """3.06.1-3.06.4: how many more armies fit aboard a vehicle; negative if it is overloaded."""
    player, kind = divmod(vehicle, FLEET)
    return s.box.army_room[kind // EACH_KIND][s.vehicle_level(player)] - s.vehicle_armies[vehicle]


def goods_room(s: Medioevo, vehicle: int) -> int:
    """3.06.1-3.06.4: how many more units of goods fit aboard a vehicle; negative if it is overloaded."""
    player, kind = divmod(vehicle, FLEET)
    return s.box.goods_room[kind // EACH_KIND][s.vehicle_level(player)] - sum(s.vehicle_goods[vehicle])


def strength(s: Medioevo, land: int) -> int:
    """7.10.k, 7.04.d, 7.04.k: all armies of a territory's owner there, on land and aboard."""
    owner = s.owner[land]
    if owner < 0:
        return s.armies[land]
    armies = s.armies[land]
    for slot in s.vehicles_at(owner, land):
        armies += s.vehicle_armies[slot]
    return armies


def armies_on_map(s: Medioevo, player: int) -> int:
    """3.30.13.a: all armies of a player except the reserve."""
    ashore = sum(s.armies[land] for land in s.lands(player))
    aboard = sum(s.vehicle_armies[slot] for slot in s.vehicles_of(player))
    return ashore + aboard + sum(s.banner_armies[slot] for slot in s.banners_of(player))
