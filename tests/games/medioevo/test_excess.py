"""3.09, 7.01.e: limits of territories and vehicles, and what goes at the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import CARAVAN, TECHNOLOGIES, WARSHIP
from regnum.games.medioevo.rules.realm.population import (
    army_room,
    banner_limit,
    goods_room,
    guest_limit,
    population,
    population_limit,
    vehicle_limit,
)
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    choose,
    engine,
    game,
    land,
    person,
    position,
    step,
    texts,
    vehicle,
)

BOX = game().box
PLAIN, HILL, DESERT = (
    next(id for n, id in enumerate(BOX.place_ids[:151]) if BOX.terrain[n] == terrain and BOX.city_at[n] == city)
    for terrain, city in (("plain", -1), ("hill", -1), ("desert", -1))
)


def city(terrain: str) -> str:
    """A city's territory of that terrain, without a tower."""
    lands = [land for land in BOX.city_land if BOX.terrain[land] == terrain and land not in BOX.towers]
    return BOX.place_ids[lands[0]]


def ending(lands: dict[str, Any], *people: dict[str, Any], seat: int = 0, **board: Any) -> Medioevo:
    """The end of a turn: excess of `seat` is removed."""
    one = [person(**{"kingdom": "castile", **more}) for more in (people[:1] or ({},))]
    return position(*one, *people[1:], asks=[step("RemoveExcess", seat)], lands=lands, **board)


# --- the limits ------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.09.ex1", "3.06.1.b")
def test_a_caravan_of_level_1_and_a_warship_of_level_3() -> None:
    s = ending({PLAIN: land()}, {"vehicles": [vehicle("caravan", PLAIN)]})
    assert (army_room(s, 3 * CARAVAN), goods_room(s, 3 * CARAVAN)) == (10, 10)
    s = ending(
        {PLAIN: land()},
        {"technologies": " ".join(TECHNOLOGIES[:17]), "vehicles": [vehicle("warship", BOX.place_ids[151])]},
    )
    assert army_room(s, 3 * WARSHIP) == 60
    assert BOX.contents.vehicle[WARSHIP].banner


@clause("medioevo", "3.09.ex2", "3.09.a", "3.02.p")
def test_a_bare_plain() -> None:
    s = ending({PLAIN: land()})
    here = at(s, PLAIN)
    assert (population_limit(s, here), banner_limit(s, here), vehicle_limit(s, here)) == (10, 1, 3)


@clause("medioevo", "3.09.ex3", "3.09.a")
def test_a_desert_with_fort_and_cathedral() -> None:
    s = ending({DESERT: land(fortification="fort", cathedral=True)})
    here = at(s, DESERT)
    assert (population_limit(s, here), banner_limit(s, here), vehicle_limit(s, here)) == (25, 1, 1)


@clause("medioevo", "3.09.ex4", "3.09.a")
def test_a_hill_with_village_and_castle() -> None:
    id = city("hill")
    s = ending({id: land(settlement="village", fortification="castle")})
    here = at(s, id)
    assert (population_limit(s, here), banner_limit(s, here), vehicle_limit(s, here)) == (40, 2, 4)


@clause("medioevo", "3.09.ex5", "3.09.a")
def test_a_plain_with_agriculture_capital_fortress_and_cathedral() -> None:
    id = city("plain")
    lands = {id: land(settlement="capital", fortification="fortress", cathedral=True)}
    s = ending(lands, {"technologies": "agriculture pottery"})
    here = at(s, id)
    assert (population_limit(s, here), banner_limit(s, here), vehicle_limit(s, here)) == (80, 3, 6)


@clause("medioevo", "3.09.c", "3.07.d")
def test_a_load_counts_only_against_its_vehicle() -> None:
    caravan = vehicle("caravan", PLAIN, armies=10, goods={"salt": 10})
    s = ending({PLAIN: land(armies=10)}, {"vehicles": [caravan]})
    assert s.armies[at(s, PLAIN)] == 10
    assert s.vehicle_armies[3 * CARAVAN] == 10


# --- what goes -------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.09.b", "7.01.e")
def test_armies_above_the_limit_go() -> None:
    s = ending({PLAIN: land(armies=17)})
    assert s.armies[at(s, PLAIN)] == 10


@clause("medioevo", "3.09.b", "7.01.e")
def test_the_owner_chooses_between_goods_and_armies() -> None:
    s = ending({PLAIN: land(armies=8, goods={"salt": 3, "wine": 4})})
    assert texts(s) == ["cargo:armies", "good:salt", "good:wine"]
    choose(s, "good:salt", "amount:2")
    choose(s, "cargo:armies", "amount:3")
    here = at(s, PLAIN)
    assert (s.armies[here], sum(s.goods[here]), population(s, here)) == (5, 5, 10)


@clause("medioevo", "3.09.b")
def test_the_last_army_stays() -> None:
    s = ending({PLAIN: land(armies=1, goods={"salt": 13})})
    here = at(s, PLAIN)
    assert (s.armies[here], sum(s.goods[here])) == (1, 9)


@clause("medioevo", "3.09.h", "7.01.e")
def test_only_the_active_player_is_tested() -> None:
    s = ending({PLAIN: land(1, 17), HILL: land(0, 17)})
    assert s.armies[at(s, PLAIN)] == 17
    assert s.armies[at(s, HILL)] == 10


@clause("medioevo", "3.09.d", "3.09.e")
def test_the_load_of_a_removed_vehicle_is_put_on_own_land_and_tested() -> None:
    lands = {DESERT: land(armies=4)}
    vehicles = [vehicle("caravan", DESERT, armies=3, goods={"iron": 2}), vehicle("cavalry", DESERT, armies=1)]
    s = ending(lands, {"vehicles": vehicles})
    assert texts(s) == ["use:caravan.1", "use:cavalry.1"]
    choose(s, "use:caravan.1")
    assert texts(s) == ["cargo:armies", "good:iron"]
    choose(s, "good:iron", "amount:2")
    assert s.armies[at(s, DESERT)] == 5
    assert s.vehicle_at[3 * CARAVAN] < 0


@clause("medioevo", "3.09.e")
def test_elsewhere_the_load_is_lost() -> None:
    s = ending({DESERT: land(1, 2)}, {"vehicles": [vehicle("caravan", DESERT, armies=3), vehicle("cavalry", DESERT)]})
    choose(s, "use:caravan.1")
    assert s.armies[at(s, DESERT)] == 2


@clause("medioevo", "3.09.d", "3.09.e", "3.02.t")
def test_a_banner_too_many_goes_with_its_general() -> None:
    s = ending({PLAIN: land(armies=5)}, {"banners": [banner(PLAIN, 1, 2), banner(PLAIN, 2, 3, general=True)]})
    assert texts(s) == ["banner:1", "banner:2"]
    choose(s, "banner:2")
    assert s.banner_at[1] < 0
    assert s.banner_general[1] == 0
    assert s.armies[at(s, PLAIN)] == 5


@clause("medioevo", "3.02.x", "3.09.d")
def test_a_second_banner_in_a_sea_is_in_excess() -> None:
    sea = BOX.place_ids[151]
    s = ending(
        {},
        {
            "technologies": " ".join(TECHNOLOGIES[:17]),
            "vehicles": [vehicle("warship", sea, 1, armies=2), vehicle("warship", sea, 2, armies=2)],
            "banners": [banner("warship.1", 1), banner("warship.2", 2)],
        },
    )
    assert texts(s) == ["banner:1", "banner:2"]


@clause("medioevo", "3.14.f", "3.09.d")
def test_one_engine_to_a_territory() -> None:
    s = ending({PLAIN: land(armies=5)}, {"engines": [engine(PLAIN, 1), engine(PLAIN, 3)]})
    assert texts(s) == ["engine:1", "engine:3"]
    choose(s, "engine:1")
    assert s.engine_at[2] == at(s, PLAIN)


@clause("medioevo", "3.06.7")
def test_a_seized_ship_of_level_3_keeps_10_of_50_goods() -> None:
    ship = vehicle("trade_ship", BOX.place_ids[151], goods={"salt": 50})
    s = ending({}, {"vehicles": [ship]})
    assert s.vehicle_goods[0][0] == 10


@clause("medioevo", "3.09.g", "3.09.f")
def test_guests_are_tested_against_the_bare_terrain() -> None:
    lands = {PLAIN: land(1, 30, fortification="fort")}
    s = ending(lands, {"banners": [banner(PLAIN, armies=14)]})
    assert guest_limit(s, at(s, PLAIN)) == 10
    assert s.banner_armies[0] == 10
    assert s.armies[at(s, PLAIN)] == 30


@clause("medioevo", "3.09.b")
@pytest.mark.parametrize("armies", [9, 10])
def test_nobody_is_asked_within_the_limits(armies: int) -> None:
    s = ending({PLAIN: land(armies=armies)})
    assert s.armies[at(s, PLAIN)] == armies


@clause("medioevo", "3.09.b", "10.07.d")
def test_goods_of_a_treasure_go_like_others_after_the_owners() -> None:
    s = ending({PLAIN: land(armies=1, goods={"salt": 3}, spoils={"salt": 4, "wine": 5})})
    choose(s, "good:salt")
    assert texts(s) == ["amount:1", "amount:2", "amount:3"]  # thirteen are three too many
    choose(s, "amount:3")
    here = at(s, PLAIN)
    assert (sum(s.goods[here]), sum(s.spoils[here])) == (0, 9)
    s = ending({PLAIN: land(armies=1, goods={"salt": 1}, spoils={"salt": 11})})
    here = at(s, PLAIN)
    assert (sum(s.goods[here]), sum(s.spoils[here])) == (0, 9)


@clause("medioevo", "3.09.c")
def test_a_vehicle_in_the_first_territory_of_the_box_is_tested_too() -> None:
    s = ending({"galicia": land()}, {"vehicles": [vehicle("caravan", "galicia", armies=15)]})
    assert s.vehicle_armies[3 * CARAVAN] == 10
