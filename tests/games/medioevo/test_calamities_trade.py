"""Alchemy, raids on convoys, tempests."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.constants import ABSENT
from tests.clauses import clause
from tests.games.medioevo.positions import at, banner, befall, choose, land, person, position, texts, vehicle

D4, D6 = 4, 6
IRON, GOLD = 1, 8
CARAVAN, SHIP, WARSHIP, CAVALRY = 3, 0, 6, 9  # first slots of player 0


# --- alchemy ---------------------------------------------------------------------------------------------------------


def _alchemist() -> Any:
    caravan = vehicle("caravan", "leon", goods={"iron": 10, "wine": 2})
    lands = {"leon": land(goods={"iron": 4}), "galicia": land(1, goods={"iron": 7})}
    return befall(position(person(vehicles=[caravan]), asks=[], lands=lands), "alchemy")


@clause("medioevo", "3.30.1.a")
def test_the_drawer_may_turn_all_his_iron_into_gold() -> None:
    s = _alchemist()
    assert s.seat == 0
    choose(s, "automatic")
    assert s.vehicle_goods[CARAVAN] == (0, 0, 0, 0, 0, 0, 0, 2, 10)
    assert s.goods[at(s, "leon")][GOLD] == 4
    assert s.goods[at(s, "galicia")][IRON] == 7


@clause("medioevo", "3.30.1.a")
def test_or_any_part_of_it() -> None:
    s = _alchemist()
    choose(s, "aboard:caravan.1", "amount:3")
    assert s.vehicle_goods[CARAVAN] == (0, 7, 0, 0, 0, 0, 0, 2, 3)
    choose(s, "done")
    assert s.goods[at(s, "leon")][IRON] == 4


@clause("medioevo", "3.30.1.a")
def test_gold_has_the_price_of_slaves_and_cannot_be_bought() -> None:
    s = position(asks=[])
    antioch = s.box.city_at[at(s, "syria")]
    assert s.box.sell[antioch][GOLD] == 43
    assert s.box.sell[antioch][IRON] == 32
    assert s.box.buy[antioch][GOLD] == 0


# --- raids on convoys ------------------------------------------------------------------------------------------------


def _raid(technologies: str, die: int) -> tuple[int, int]:
    """Goods and armies that are left of a caravan; -1: it is gone."""
    caravan = vehicle("caravan", "leon", armies=5, goods={"wine": 10})
    s = position(person(technologies=technologies, vehicles=[caravan]), asks=[], lands={"leon": land()})
    befall(s, "convoy_raid", (D4, 3), (D6, die))
    if s.vehicle_at[CARAVAN] == ABSENT:
        return -1, -1
    return sum(s.vehicle_goods[CARAVAN]), s.vehicle_armies[CARAVAN]


@clause("medioevo", "3.30.2.a", "3.30.2.b", "3.30.2.c", "3.30.e", "3.27.23")
@pytest.mark.parametrize(
    ("technologies", "safe", "robbed"), [("", 2, 4), ("law", 3, 5), ("army", 3, 5), ("law army", 4, 5)]
)
def test_each_convoy_of_the_zone_throws_a_die(technologies: str, safe: int, robbed: int) -> None:
    for die in range(1, 7):
        expected = (10, 5) if die <= safe else (0, 5) if die <= robbed else (-1, -1)
        assert _raid(technologies, die) == expected


@clause("medioevo", "3.30.2.a", "3.30.2.d")
def test_cavalry_has_no_goods_to_lose_but_a_banner_goes_with_it() -> None:
    cavalry = vehicle("cavalry", "leon", armies=5)
    other = vehicle("cavalry", "kent", n=2, armies=5)
    for die, left in ((4, 5), (5, 0)):
        one = person(vehicles=[cavalry, other], banners=[banner("cavalry.1", general=True)])
        s = position(one, asks=[], lands={"leon": land()})
        befall(s, "convoy_raid", (D4, 3), (D6, die), (D6, 1))
        assert s.vehicle_armies[CAVALRY] == left
        assert (s.banner_at[0] == ABSENT) == (left == 0)
        assert s.vehicle_armies[CAVALRY + 1] == 5
        assert s.honour == [0, 0, 0]


@clause("medioevo", "3.30.2.a")
def test_other_zones_and_ships_are_spared() -> None:
    ships = [vehicle("caravan", "tuscany", armies=1), vehicle("trade_ship", "celtic_sea", armies=1)]
    s = position(person(vehicles=ships), asks=[], lands={"leon": land()})
    befall(s, "convoy_raid", (D4, 3))
    assert s.vehicle_armies[CARAVAN] == 1
    assert s.vehicle_armies[SHIP] == 1


# --- tempests --------------------------------------------------------------------------------------------------------


def _fleet(place: str, technologies: str) -> tuple[bool, int, int, bool]:
    """What a tempest in the first zone leaves of a fleet: the warship, its armies, goods of the ship, the banner."""
    ships = [vehicle("warship", place, armies=5), vehicle("trade_ship", place, goods={"wine": 4})]
    one = person(technologies=technologies, vehicles=ships, banners=[banner("warship.1", general=True)])
    s = position(one, asks=[], lands={"leon": land()})
    befall(s, "tempest", (D6, 1))
    assert s.honour == [0, 0, 0]
    return s.vehicle_at[WARSHIP] >= 0, s.vehicle_armies[WARSHIP], sum(s.vehicle_goods[SHIP]), s.banner_at[0] != ABSENT


@clause("medioevo", "3.30.17.a", "3.30.17.d", "3.27.12")
def test_ships_on_the_ocean_sink_others_lose_their_load_and_engineers_suffer_a_step_less() -> None:
    assert _fleet("north_atlantic", "") == (False, 0, 0, False)
    assert _fleet("celtic_sea", "") == (True, 0, 0, False)
    assert _fleet("north_atlantic", "engineering") == (True, 0, 0, False)
    assert _fleet("celtic_sea", "engineering") == (True, 5, 4, True)
    assert _fleet("flemish_sea", "") == (True, 5, 4, True)


@clause("medioevo", "3.30.17.a")
def test_ships_in_port_are_safe_and_pirates_suffer_too() -> None:
    ship = vehicle("trade_ship", "portugal", goods={"wine": 4})
    sunk, safe = {"at": "celtic_sea", "armies": 9}, {"at": "flemish_sea", "armies": 3}
    s = position(person(vehicles=[ship]), asks=[], lands={"leon": land()}, pirates=[sunk, safe])
    befall(s, "tempest", (D6, 1))
    assert sum(s.vehicle_goods[SHIP]) == 4
    assert [armies for _, armies, _ in s.pirates] == [3]


@clause("medioevo", "3.30.17.b", "3.30.17.c", "3.30.17.d", "3.30.17.e")
@pytest.mark.parametrize(
    ("technologies", "first", "fort", "second"),
    [("", 0, 1, 2), ("engineering", 2, 2, 3)],
)
def test_one_settlement_of_the_coast_is_razed_and_one_of_another_player_drops(
    technologies: str, first: int, fort: int, second: int
) -> None:
    lands = {
        "portugal": land(0, settlement="town", fortification="palace"),
        "andalusia": land(1, settlement="town"),
        "flanders": land(1, settlement="town"),
    }
    s = position(person(technologies=technologies), person(technologies=technologies), asks=[], lands=lands)
    # Those on the Atlantic, in the order of the map; of two the dice choose the first.
    coast = sorted(["portugal", "andalusia"], key=lambda id: at(s, id))
    befall(s, "tempest", (D6, 1), (2, coast.index("portugal") + 1), (1, 1))
    here = at(s, "portugal")
    assert (s.settlement[here], s.fort[here]) == (first, fort)
    assert s.settlement[at(s, "andalusia")] == second
    assert s.settlement[at(s, "flanders")] == 3


@clause("medioevo", "3.30.17.b")
def test_barbarian_cities_are_not_struck() -> None:
    s = position(asks=[], lands={"leon": land()})
    befall(s, "tempest", (D6, 1))
    assert s.settlement[at(s, "portugal")] == 1


@clause("medioevo", "3.30.1.a")
def test_without_iron_alchemy_passes() -> None:
    s = befall(position(asks=[], lands={"leon": land()}), "alchemy")
    assert s.seat == 2
    assert "done" in texts(s)
