"""How much may stay in a place: the worked limits of 3.09 and their parts."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.realm.population import (
    army_room,
    banner_limit,
    goods_room,
    guest_limit,
    population,
    population_limit,
    room,
    vehicle_limit,
)
from tests.clauses import clause
from tests.games.medioevo.positions import at, banner, land, level, person, position, vehicle, wild


def limits(place: str, technologies: str = "", **built: Any) -> tuple[int, int, int]:
    """Population, banners and vehicles of an own land."""
    s = position(person(technologies=technologies), asks="TradeMenu", lands={place: land(**built)})
    here = at(s, place)
    return population_limit(s, here), banner_limit(s, here), vehicle_limit(s, here)


@clause("medioevo", "3.09.ex2", "3.02.p", "3.02.r", "3.02.t")
def test_a_plain() -> None:
    assert limits("lombardy") == (10, 1, 3)


@clause("medioevo", "3.09.ex3", "3.04.d", "3.05.b")
def test_a_desert_with_fort_and_cathedral() -> None:
    assert limits("syrian_desert", fortification="fort", cathedral=True) == (25, 1, 1)


@clause("medioevo", "3.09.ex4", "3.03.b", "3.02.s")
def test_a_hill_with_village_and_castle() -> None:
    assert limits("tuscany", settlement="village", fortification="castle") == (40, 2, 4)


@clause("medioevo", "3.09.ex5", "3.09.a", "3.02.q")
def test_a_plain_with_everything() -> None:
    built = {"settlement": "capital", "fortification": "fortress", "cathedral": True}
    assert limits("triveneto", "agriculture", **built) == (80, 3, 6)
    assert limits("triveneto", "agriculture pottery", **built) == (80, 3, 6)


@clause("medioevo", "3.02.q", "3.27.1", "3.27.2")
@pytest.mark.parametrize("known", ["agriculture", "pottery", "agriculture pottery"])
def test_farming_adds_ten_on_plains_once(known: str) -> None:
    assert limits("lombardy", known, fortification="fort")[0] == 30
    assert limits("tuscany", known)[0] == limits("tuscany")[0]


@clause("medioevo", "3.04.d")
def test_a_fortress_adds_no_more_than_a_fort() -> None:
    assert limits("triveneto", "agriculture", settlement="capital", fortification="fortress")[0] == 70


@clause("medioevo", "3.02.s", "3.02.t", "3.02.u")
def test_a_city_doubles_vehicles_and_holds_banners_by_its_level() -> None:
    sizes = ("encampment", "village", "town", "capital")
    assert [limits("triveneto", settlement=size)[1:] for size in sizes] == [(1, 6), (2, 6), (3, 6), (3, 6)]
    assert limits("granada", settlement="encampment")[2] == 2
    assert limits("triveneto")[1:] == (1, 3)


@clause("medioevo", "3.04.j", "10.02.a")
def test_a_tower_adds_ten_where_towers_are_played() -> None:
    for towers, people in ((True, 20), (False, 10)):
        s = position(person(), asks="TradeMenu", lands={"palestine": land()}, options={"towers": towers})
        assert population_limit(s, at(s, "palestine")) == people


@clause("medioevo", "3.18.d", "3.19.b", "3.09.a")
def test_barbarian_leaders_hold_more_people() -> None:
    lands = {"lombardy": wild(leader="commander"), "provence": wild(leader="barbarian_general")}
    s = position(person(), asks="TradeMenu", lands=lands)
    assert (population_limit(s, at(s, "lombardy")), population_limit(s, at(s, "provence"))) == (20, 25)


@clause("medioevo", "3.05.j")
def test_a_cathedral_of_barbarians_still_adds() -> None:
    s = position(person(), asks="TradeMenu", lands={"lombardy": wild(cathedral=True)})
    assert population_limit(s, at(s, "lombardy")) == 20


@clause("medioevo", "3.02.v", "3.02.x")
def test_seas_hold_three_vehicles_and_a_banner_oceans_six() -> None:
    s = position(person(), asks="TradeMenu")
    for sea, vehicles in (("upper_adriatic", 3), ("bosphorus", 3), ("west_atlantic", 6)):
        assert (vehicle_limit(s, at(s, sea)), banner_limit(s, at(s, sea))) == (vehicles, 1)


@clause("medioevo", "3.09.c", "3.07.d")
def test_loads_count_against_their_vehicle_and_goods_on_land_against_the_land() -> None:
    full = vehicle("caravan", "lombardy", armies=10, goods={"salt": 10})
    s = position(person(vehicles=[full]), asks="TradeMenu", lands={"lombardy": land(armies=10)})
    assert room(s, at(s, "lombardy")) == 0
    s.goods[at(s, "lombardy")] = (3, 0, 0, 2, 0, 0, 0, 0, 0)
    assert (population(s, at(s, "lombardy")), room(s, at(s, "lombardy"))) == (15, -5)


@clause("medioevo", "10.07.d")
def test_spoils_count_only_where_a_player_owns_the_land() -> None:
    lands = {"lombardy": land(spoils={"wine": 5}), "provence": wild(spoils={"wine": 5})}
    s = position(person(), asks="TradeMenu", lands=lands)
    assert (population(s, at(s, "lombardy")), population(s, at(s, "provence"))) == (6, 1)


@clause("medioevo", "3.09.ex1", "3.06.1.a", "3.06.2.a", "3.06.3.a", "3.06.4.a", "3.06.b")
@pytest.mark.parametrize(
    ("kind", "goods", "armies"),
    [
        ("trade_ship", (10, 30, 50), (10, 10, 10)),
        ("caravan", (10, 30, 50), (10, 10, 10)),
        ("warship", (0, 0, 0), (20, 40, 60)),
        ("cavalry", (0, 0, 0), (20, 40, 60)),
    ],
)
def test_holds_by_level(kind: str, goods: tuple[int, ...], armies: tuple[int, ...]) -> None:
    for n in (1, 2, 3):
        s = position(person(technologies=level(n), vehicles=[vehicle(kind, "triveneto")]), asks="TradeMenu")
        slot = next(slot for slot in s.vehicles_of(0) if s.vehicle_at[slot] >= 0)
        assert (goods_room(s, slot), army_room(s, slot)) == (goods[n - 1], armies[n - 1])


@clause("medioevo", "3.09.f", "3.09.g")
def test_guests_with_a_banner_are_tested_against_the_bare_terrain() -> None:
    lands = {"tuscany": land(1, settlement="village", fortification="castle")}
    s = position(person(banners=[banner("tuscany", armies=12)]), asks="TradeMenu", lands=lands)
    assert guest_limit(s, at(s, "tuscany")) == 10
    assert population(s, at(s, "tuscany")) == 1
