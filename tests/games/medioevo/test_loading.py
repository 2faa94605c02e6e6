"""Armies, banners and goods go aboard, ashore and from one vehicle to another."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.rules.movement.reach import points_left
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    at,
    banner,
    choose,
    land,
    level,
    person,
    position,
    refusal,
    texts,
    use,
    vehicle,
    wild,
)

CARAVAN, CAVALRY, WARSHIP = SLOT["caravan"], SLOT["cavalry"], SLOT["warship"]


def using(
    slot: int, *vehicles: dict[str, Any], lands: dict[str, dict[str, Any]], phase: str = "trade", **more: Any
) -> Medioevo:
    """A player about to use one of his vehicles."""
    return position(person(vehicles=list(vehicles), **more), asks=use(slot), lands=lands, phase=phase)


def loads(s: Medioevo) -> list[str]:
    """What can be loaded."""
    return [text for text in texts(s) if text.startswith("load:")]


@clause("medioevo", "3.06.c", "3.06.e", "7.10.d")
def test_loading_armies_costs_a_point_and_leaves_one_behind() -> None:
    s = using(CAVALRY, vehicle("cavalry", "lombardy"), lands={"lombardy": land(armies=8)}, phase="combat")
    choose(s, "load:armies")
    assert texts(s) == [f"amount:{n}" for n in range(1, 8)]
    assert refusal(s, "amount:8").clause == "3.06.e"
    choose(s, "amount:7")
    assert (s.armies[at(s, "lombardy")], s.vehicle_armies[CAVALRY], points_left(s, CAVALRY)) == (1, 7, 8)
    assert "load:armies" not in texts(s)


@clause("medioevo", "3.06.7")
def test_nothing_is_loaded_above_capacity() -> None:
    s = using(CAVALRY, vehicle("cavalry", "lombardy", armies=15), lands={"lombardy": land(armies=30)}, phase="combat")
    choose(s, "load:armies")
    assert texts(s)[-1] == "amount:5"


@clause("medioevo", "3.06.e", "3.16.g", "9.02.a")
def test_a_banner_goes_with_the_armies_in_one_operation() -> None:
    ride = vehicle("cavalry", "lombardy")
    lands = {"lombardy": land(armies=4)}
    s = using(CAVALRY, ride, lands=lands, phase="combat", banners=[banner("lombardy"), banner("lombardy", 2)])
    assert loads(s) == ["load:banner.1", "load:banner.2", "load:armies"]
    choose(s, "load:banner.2", "amount:0")
    # It carries one already: only armies are left.
    assert loads(s) == ["load:armies"]
    choose(s, "load:armies")
    assert texts(s) == ["amount:1", "amount:2", "amount:3"]
    choose(s, "amount:3", "unload:banner.2", "amount:0")
    assert (s.banner_place(1), s.vehicle_armies[CAVALRY], points_left(s, CAVALRY)) == (at(s, "lombardy"), 3, 6)


@clause("medioevo", "3.06.1.b", "3.06.2.b", "3.06.5")
def test_trade_vehicles_carry_no_banner_and_war_vehicles_no_goods() -> None:
    lands = {"lombardy": land(armies=1, goods={"salt": 5})}
    s = using(CARAVAN, vehicle("caravan", "lombardy"), lands=lands, banners=[banner("lombardy")])
    assert loads(s) == ["load:goods"]  # neither the last army nor the banner can go
    s = using(CAVALRY, vehicle("cavalry", "lombardy"), lands=lands, phase="combat")
    assert not loads(s)


@clause("medioevo", "3.06.f")
def test_armies_and_goods_on_open_land_are_two_operations_for_three_points() -> None:
    lands = {"lombardy": land(armies=6, goods={"salt": 10})}
    s = using(CARAVAN, vehicle("caravan", "lombardy"), lands=lands)
    assert loads(s) == ["load:armies", "load:goods"]
    choose(s, "load:armies", "amount:5", "load:goods", "amount:10")
    assert (s.vehicle_armies[CARAVAN], s.vehicle_goods[CARAVAN][0], points_left(s, CARAVAN)) == (5, 10, 3)


@clause("medioevo", "3.06.f")
def test_one_operation_covers_all_kinds_of_goods_and_costs_one_in_a_city() -> None:
    lands = {"triveneto": land(settlement="encampment", goods={"salt": 3, "wine": 9})}
    s = using(CARAVAN, vehicle("caravan", "triveneto"), lands=lands)
    choose(s, "load:goods", "good:wine", "amount:8")
    assert texts(s) == ["done", "good:salt", "good:wine"]
    choose(s, "good:salt", "amount:2")
    assert points_left(s, CARAVAN) == 5
    assert s.vehicle_goods[CARAVAN][0] == 2
    assert s.goods[at(s, "triveneto")] == (1, 0, 0, 0, 0, 0, 0, 1, 0)
    choose(s, "unload:goods", "good:wine", "amount:8", "done")
    assert points_left(s, CARAVAN) == 4
    assert s.goods[at(s, "triveneto")][7] == 9


@clause("medioevo", "3.06.g")
def test_both_pay_for_a_transfer() -> None:
    lands = {"lombardy": land()}
    s = using(
        CAVALRY, vehicle("caravan", "lombardy", armies=5), vehicle("cavalry", "lombardy"), lands=lands, phase="combat"
    )
    choose(s, "take:caravan.1.armies", "amount:5")
    assert (s.vehicle_spent[CARAVAN], s.vehicle_spent[CAVALRY]) == (1, 1)
    assert (s.vehicle_armies[CARAVAN], s.vehicle_armies[CAVALRY]) == (0, 5)
    two = [vehicle("caravan", "lombardy", goods={"salt": 4}), vehicle("caravan", "lombardy", 2)]
    s = using(CARAVAN, *two, lands=lands, technologies=level(2))
    choose(s, "give:caravan.2.goods", "amount:4")
    assert (s.vehicle_spent[CARAVAN], s.vehicle_spent[CARAVAN + 1]) == (2, 2)
    assert s.vehicle_goods[CARAVAN + 1][0] == 4


@clause("medioevo", "3.06.g", "3.06.i")
def test_a_partner_without_points_takes_part_in_nothing() -> None:
    tired = vehicle("caravan", "lombardy", armies=5, spent=6)
    lands = {"lombardy": land(), "triveneto": land()}
    s = using(CAVALRY, tired, vehicle("cavalry", "lombardy"), lands=lands, phase="combat")
    assert "take:caravan.1.armies" not in texts(s)
    assert refusal(s, "take:caravan.1.armies").clause == "3.06.i"


@clause("medioevo", "3.06.h", "3.06.i")
def test_who_has_traded_neither_moves_nor_loads() -> None:
    stopped = vehicle("caravan", "lombardy", marks=["stopped"])
    s = position(person(vehicles=[stopped]), asks="TradeMenu", lands={"lombardy": land(armies=9)})
    assert points_left(s, CARAVAN) == 0
    assert texts(s) == ["done"]


@clause("medioevo", "3.06.d")
def test_at_sea_and_on_foreign_land_only_own_vehicles_pass_things_to_each_other() -> None:
    fleet = [vehicle("warship", "upper_adriatic", armies=6), vehicle("trade_ship", "upper_adriatic", goods={"salt": 1})]
    lands = {"triveneto": land(armies=9)}
    s = using(WARSHIP, *fleet, lands=lands, phase="combat")
    assert [text for text in texts(s) if not text.startswith("go:")] == ["give:trade_ship.1.armies"]
    abroad = using(
        CAVALRY,
        vehicle("cavalry", "lombardy", armies=3),
        lands={"lombardy": land(1, armies=5)},
        phase="combat",
        passage=[1],
    )
    assert not [text for text in texts(abroad) if "load" in text]
    strangers = position(
        person(vehicles=[vehicle("cavalry", "lombardy", armies=3)]),
        person(vehicles=[vehicle("cavalry", "lombardy")]),
        asks=use(CAVALRY),
        lands={"lombardy": land()},
        phase="combat",
    )
    assert not [text for text in texts(strangers) if text.startswith(("give", "take"))]


@clause("medioevo", "3.07.e", "10.07.d")
def test_goods_on_land_are_their_owners_but_treasure_is_for_whoever_comes() -> None:
    foreign = {"lombardy": land(1, goods={"salt": 5}, spoils={"spices": 5})}
    s = using(CARAVAN, vehicle("caravan", "lombardy", armies=2), lands=foreign, commerce=[1])
    choose(s, "load:goods", "amount:5")
    assert s.vehicle_goods[CARAVAN] == (0, 0, 0, 0, 0, 5, 0, 0, 0)
    assert s.goods[at(s, "lombardy")][0] == 5
    barbarian = {"lombardy": wild(spoils={"spices": 5})}
    s = using(CARAVAN, vehicle("caravan", "lombardy", armies=2), lands=barbarian)
    choose(s, "load:goods", "amount:3")
    assert s.spoils[at(s, "lombardy")][5] == 2


@clause("medioevo", "3.07.f")
def test_anybody_may_carry_iron() -> None:
    s = using(CARAVAN, vehicle("caravan", "lombardy"), lands={"lombardy": land(goods={"iron": 2})})
    choose(s, "load:goods", "amount:2")
    assert s.vehicle_goods[CARAVAN][1] == 2


@clause("medioevo", "3.07.b", "3.07.c")
def test_goods_are_counted_in_units() -> None:
    s = using(CARAVAN, vehicle("caravan", "lombardy", goods={"hides": 3}), lands={"lombardy": land()})
    choose(s, "unload:goods", "amount:3")
    assert s.goods[at(s, "lombardy")][2] == 3
