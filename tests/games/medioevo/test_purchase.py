"""The purchase phase: what is for sale to whom, and at what price."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import BUILDINGS
from regnum.games.medioevo.constants import ABSENT, RESERVE
from regnum.games.medioevo.rules.realm.lands import change_owner, grain_reserves, lower_settlement
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    at,
    banner,
    choose,
    engine,
    game,
    land,
    level,
    person,
    position,
    refusal,
    texts,
    vehicle,
)

EVERYTHING = (
    "agriculture pottery weaving medicine deism mysticism monotheism theology mathematics architecture astronomy "
    "engineering roads mining metals coinage education literature theatre music law philosophy army democracy"
)
TRADE_BUILDINGS = {"trade_buildings": True}


def buying(technologies: str = "", florins: int = 5000, **more: Any) -> Medioevo:
    """A player in his purchase phase; `lands`, `options` and parts of the board may be among `more`."""
    table = {name: more.pop(name) for name in ("lands", "options", "pirates", "half_price") if name in more}
    others = more.pop("others", ())
    one = person(technologies=technologies, florins=florins, **more)
    return position(one, *others, asks="PurchaseMenu", phase="purchase", **table)


def wares(s: Medioevo) -> set[str]:
    """What is for sale, technologies apart."""
    return {text.removeprefix("buy:") for text in texts(s) if text.startswith("buy:")}


def stock(s: Medioevo) -> list[str]:
    """Buildings that wait."""
    return [id for id, n in zip(BUILDINGS, s.stock[: len(BUILDINGS)], strict=True) for _ in range(n)]


def in_vain(s: Medioevo) -> set[str]:
    """The wares of which the shop says that there is nowhere to place them."""
    options = [option for option in s.options() if option.verb == "buy"]
    return {option.name(0) for option in options if s.asking.describe(s, option).key == "option-buy-in-vain"}


@clause("medioevo", "3.11.b", "3.11.f", "3.27.c", "7.08.a")
def test_what_is_not_for_sale_is_explained() -> None:
    s = buying("deism", 40)
    assert refusal(s, "learn:deism").clause == "3.11.f"
    assert refusal(s, "learn:roads").clause == "3.27.c"
    assert refusal(s, "learn:mysticism").clause == "3.11.b"
    pieces = {"vehicles": [vehicle(kind, "portugal") for kind in ("trade_ship", "caravan", "warship", "cavalry")]}
    full = buying("mathematics", 700, banners=[banner("portugal")], lands=PORTUGAL, **pieces)
    assert wares(full) == set()
    prompt = full.prompt
    assert prompt is not None
    assert game().text("en")(prompt.message) == (
        "What do you buy? You have 700 florins. Only technologies for now. Buildings need Architecture. Generals and"
        " engines need Army. Banners and transports are at your level’s limit. The rest is too expensive."
    )


PORTUGAL = {"minho": land(), "portugal": land(settlement="encampment"), "algarve": land()}


@clause("medioevo", "7.09.a", "7.08.a")
def test_the_shop_warns_of_ships_without_a_port() -> None:
    inland = {"swabia": land(settlement="encampment")}
    assert in_vain(buying(lands=inland)) == {"trade_ship", "warship"}
    assert in_vain(buying(lands={"portugal": land(settlement="encampment")})) == set()
    assert in_vain(buying(lands={"portugal": land()})) == {"trade_ship", "warship", "caravan", "cavalry", "banner"}


@clause("medioevo", "7.09.a", "3.05.c", "3.05.d", "1.04")
def test_the_shop_warns_of_a_cathedral_above_the_quota() -> None:
    def is_in_vain(lands: dict[str, Any], **more: Any) -> bool:
        return "cathedral" in in_vain(buying("mathematics architecture", lands=lands, **more))

    assert not is_in_vain(PORTUGAL)
    assert is_in_vain(PORTUGAL, stock=["cathedral"])  # the one that waits takes the last place
    assert is_in_vain(PORTUGAL | {"minho": land(cathedral=True)})
    assert is_in_vain(PORTUGAL | {"minho": land(1)})
    box = game().box
    castile = {box.place_ids[one]: land() for one in box.kingdom_lands[box.kingdom_number["castile"]]}
    assert not is_in_vain(castile, stock=["cathedral"])
    assert is_in_vain(castile, stock=["cathedral"] * 2)


@clause("medioevo", "7.09.a", "3.03.d", "3.04.c", "10.04.a", "3.17.a")
def test_the_shop_warns_of_buildings_and_generals_that_fit_nowhere() -> None:
    knows = level(2, "mathematics", "architecture", "army")
    s = buying(knows, lands=PORTUGAL, options=TRADE_BUILDINGS)
    assert wares(s) - in_vain(s) == {
        *("village", "fort", "cathedral", "farm", "market", "mine"),
        *("trade_ship", "caravan", "warship", "cavalry", "banner", "catapult"),
    }
    s = buying(knows, lands=PORTUGAL, options=TRADE_BUILDINGS, stock=["village", "fort", "fort", "market"])
    assert in_vain(s) >= {"village", "farm", "market", "mine"}
    assert "fort" not in in_vain(s)  # three lands without a fort
    flying = [banner("portugal"), banner("reserve", 2)]
    assert "general" not in in_vain(buying(knows, lands=PORTUGAL, banners=flying, generals=1))
    waiting = [banner("portugal", general=True), banner("crusade", 2)]
    assert "general" in in_vain(buying(knows, lands=PORTUGAL, banners=waiting))


@clause("medioevo", "7.09.a", "6.03.f")
def test_others_do_not_hear_the_warning() -> None:
    s = buying("mathematics architecture", lands=PORTUGAL, stock=["cathedral"])
    (option,) = [option for option in s.options() if option.text == "buy:cathedral"]
    assert s.asking.announce(s, option).key == "option-buy"
    s.apply(option)
    assert stock(s) == ["cathedral", "cathedral"]


@clause("medioevo", "7.08.a", "7.08.b")
def test_everything_for_sale_to_who_knows_everything() -> None:
    s = buying(EVERYTHING, banners=[banner("lombardy")])
    assert wares(s) == {
        *("encampment", "village", "town", "capital", "fort", "castle", "palace", "fortress", "cathedral"),
        *("trade_ship", "caravan", "warship", "cavalry", "banner", "general", "catapult", "bombard", "grain_reserve"),
    }
    assert refusal(s, "buy:army").clause == "7.08.a"


@clause("medioevo", "7.08.a", "3.11.c", "7.08.c")
def test_technologies_are_bought_one_after_the_other() -> None:
    s = buying(florins=150)
    choose(s, "learn:mathematics", "learn:mining")
    assert s.florins[0] == 50
    assert "learn:architecture" not in texts(s)


@clause("medioevo", "3.22")
def test_nobody_buys_without_cash() -> None:
    s = buying("architecture", florins=99)
    assert wares(s) == {"encampment", "cavalry"}
    assert refusal(s, "buy:fort").clause == "7.08.a"


@clause("medioevo", "7.06.b", "7.08.b", "3.26.1.a", "3.26.1.b")
def test_mercenaries_are_hired_here_too() -> None:
    s = buying("metals", hand=["mercenary", "mercenary"], florins=500)
    choose(s, "hire:10")
    assert (s.florins[0], s.reserve[0], len(s.hands[0])) == (400, 10, 1)
    assert "hire:1" not in texts(buying(hand=["mercenary"], florins=9))
    assert refusal(buying("metals", hand=["mercenary"], florins=500), "hire:11").clause == "3.26.1.a"


# --- buildings -------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.03.d", "3.04.b", "3.05.a", "3.27.10", "7.09.a")
def test_buildings_need_architecture_and_wait_in_the_stock() -> None:
    assert not wares(buying()) & set(BUILDINGS)
    s = buying("architecture", florins=1150)
    choose(s, "buy:encampment", "buy:fort", "buy:cathedral")
    assert s.florins[0] == 0
    assert stock(s) == ["encampment", "fort", "cathedral"]


@clause("medioevo", "3.04.b")
def test_every_level_of_fortification_costs_its_full_price() -> None:
    s = buying(EVERYTHING, florins=1500)
    choose(s, "buy:fort", "buy:castle", "buy:palace", "buy:fortress")
    assert s.florins[0] == 0


@clause("medioevo", "3.04.i", "3.03.d", "3.26.15.a")
@pytest.mark.parametrize(
    ("ware", "price"),
    [("village", 25), ("fort", 50), ("castle", 100), ("palace", 200), ("fortress", 400), ("cathedral", 500)],
)
def test_half_price_with_an_architect(ware: str, price: int) -> None:
    s = buying(EVERYTHING, hand=["architect"])
    choose(s, "play:architect", f"buy:{ware}")
    assert s.florins[0] == 5000 - price


@clause("medioevo", "10.04.a", "3.26.15.a")
def test_trade_buildings_keep_their_price() -> None:
    s = buying("architecture", options=TRADE_BUILDINGS, half_price=True)
    choose(s, "buy:farm")
    assert s.florins[0] == 4750
    assert "farm" not in wares(buying("architecture"))


@clause("medioevo", "3.03.e", "3.04.c", "3.28.b", "3.28.c", "3.28.d", "3.28.e")
@pytest.mark.parametrize(
    ("technologies", "n"),
    [("architecture", 1), (level(2, "architecture"), 2), (level(3, "architecture"), 3), (EVERYTHING, 4)],
)
def test_the_highest_building_follows_the_level(technologies: str, n: int) -> None:
    settlements, forts = BUILDINGS[:4], BUILDINGS[4:8]
    for_sale = wares(buying(technologies))
    assert [id in for_sale for id in settlements] == [k < n for k in range(4)]
    assert [id in for_sale for id in forts] == [k < n for k in range(4)]


@clause("medioevo", "1.04", "7.10.sup")
def test_no_twenty_first_cathedral() -> None:
    ids = [territory.id for territory in buying().box.contents.territory]
    lands = {id: land(cathedral=True) for id in ids[:20]}
    assert "cathedral" not in wares(buying("architecture", lands=lands))
    lands[ids[0]] = land()
    s = buying("architecture", lands=lands)
    choose(s, "buy:cathedral")
    assert "cathedral" not in wares(s)  # the twentieth waits behind the panel


@clause("medioevo", "10.04.a", "7.10.sup")
def test_the_three_kinds_of_trade_buildings_share_a_supply_of_36() -> None:
    cities = [city.territory for city in game().box.contents.city]
    lands = {id: land(settlement="encampment", trade_building="mine") for id in cities[:34]}
    s = buying("architecture", lands=lands, options=TRADE_BUILDINGS)
    choose(s, "buy:farm")
    assert {"farm", "market", "mine"} <= wares(s)
    choose(s, "buy:market")
    assert not {"farm", "market", "mine"} & wares(s)


@clause("medioevo", "1.04", "10.04.a", "6.03.f")
def test_what_waits_behind_the_panels_of_others_is_for_sale_as_nobody_sees_it() -> None:
    cities = [city.territory for city in game().box.contents.city]
    lands = {
        id: land(settlement="encampment", trade_building="mine", cathedral=n < 19) for n, id in enumerate(cities[:35])
    }
    s = buying("architecture", lands=lands, options=TRADE_BUILDINGS, others=[person(stock=["cathedral", "farm"])])
    assert {"cathedral", "farm", "market", "mine"} <= wares(s)


@clause("medioevo", "3.20.g")
def test_who_was_excommunicated_builds_nothing_for_a_turn() -> None:
    s = buying(EVERYTHING.replace("democracy", ""), ban=1)
    assert wares(s) == set()
    assert "learn:democracy" in texts(s)


# --- pieces ----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.06.j", "3.28.g", "3.06.1.a", "3.06.2.a", "3.06.3.a", "3.06.4.a")
@pytest.mark.parametrize(
    ("kind", "prices"),
    [
        ("trade_ship", (200, 250, 300)),
        ("caravan", (100, 150, 200)),
        ("warship", (250, 300, 350)),
        ("cavalry", (50, 100, 150)),
    ],
)
def test_vehicles_cost_what_their_level_costs(kind: str, prices: tuple[int, ...]) -> None:
    for n in (1, 2, 3):
        s = buying(level(n))
        choose(s, f"buy:{kind}")
        assert s.florins[0] == 5000 - prices[n - 1]
        assert s.vehicle_at[SLOT[kind]] == RESERVE
        assert s.vehicle_armies[SLOT[kind]] == 0


@clause("medioevo", "7.08.d", "3.28.h", "3.28.b", "3.28.c", "3.28.d", "3.16.a", "3.14.b")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_limits_count_map_and_reserve_together(n: int) -> None:
    s = buying(level(n, "army"), florins=9999, vehicles=[vehicle("caravan", "lombardy")])
    for _ in range(n - 1):
        choose(s, "buy:caravan")
    assert "caravan" not in wares(s)
    for _ in range(n):
        choose(s, "buy:banner", "buy:general")
    assert not {"banner", "general"} & wares(s)
    for _ in range(min(n, 2)):
        choose(s, "buy:catapult")
    assert "catapult" not in wares(s)
    assert ("bombard" in wares(s)) == (n == 3)


@clause("medioevo", "3.15.a", "3.14.a", "3.14.g")
def test_engines_need_army_and_cost_500() -> None:
    assert not {"catapult", "bombard"} & wares(buying(level(3)))
    s = buying(level(3, "army"), engines=[engine("lombardy")])
    choose(s, "buy:catapult", "buy:bombard")
    assert s.florins[0] == 4000
    assert not {"catapult", "bombard"} & wares(s)
    assert s.engine_at[:3] == [at(s, "lombardy"), RESERVE, RESERVE]


@clause("medioevo", "3.16.a", "3.16.b", "3.16.h", "3.21")
def test_a_banner_costs_100_without_any_technology_and_starts_at_level_1() -> None:
    s = buying(florins=100)
    choose(s, "buy:banner")
    assert (s.florins[0], s.banner_at[0], s.banner_level[0]) == (0, RESERVE, 1)


@clause("medioevo", "3.17.a")
def test_a_general_needs_army_and_a_banner_of_his_own() -> None:
    assert "general" not in wares(buying("army"))
    assert "general" not in wares(buying(banners=[banner("lombardy")]))
    s = buying("army", banners=[banner("lombardy", general=True)])
    assert "general" not in wares(s)
    s = buying("army", banners=[banner("lombardy")])
    choose(s, "buy:general")
    assert (s.florins[0], s.generals[0]) == (4750, 1)


@clause("medioevo", "7.10.sup", "1.11")
def test_pirates_may_hold_the_last_warships() -> None:
    at_sea = [{"at": "upper_adriatic", "armies": 1, "leader": ""}]
    assert "warship" in wares(buying(pirates=at_sea * 29))
    assert "warship" not in wares(buying(pirates=at_sea * 30))


@clause("medioevo", "7.08.e")
def test_a_vehicle_is_scrapped_for_nothing_where_its_kind_is_full() -> None:
    old = vehicle("caravan", "lombardy", armies=3, goods={"salt": 4})
    s = buying(florins=100, vehicles=[old], lands={"lombardy": land()})
    assert "caravan" not in wares(s)
    choose(s, "scrap", "use:caravan.1", "buy:caravan")
    assert s.florins[0] == 0
    assert (s.vehicle_at[SLOT["caravan"]], s.vehicle_armies[SLOT["caravan"]]) == (RESERVE, 0)
    lombardy = at(s, "lombardy")
    assert (s.armies[lombardy], s.goods[lombardy][0]) == (4, 4)  # 3.09.e: what was aboard stays on his land
    assert "scrap" not in texts(buying(level(2), vehicles=[old], lands={"lombardy": land()}))
    assert "scrap" not in texts(buying(vehicles=[old]))  # it is all he has


@clause("medioevo", "7.08.e", "3.09.e")
def test_a_banner_aboard_a_scrapped_vehicle_stays_on_its_owner_s_land_only() -> None:
    aboard: dict[str, Any] = {"banners": [banner("cavalry.1", level=2, general=True)], "lands": {"lombardy": land()}}
    s = buying(vehicles=[vehicle("cavalry", "lombardy", armies=5)], **aboard)
    choose(s, "scrap", "use:cavalry.1")
    assert (s.banner_at[0], s.banner_level[0], s.banner_general[0]) == (at(s, "lombardy"), 2, 1)
    assert s.armies[at(s, "lombardy")] == 6
    s = buying(vehicles=[vehicle("cavalry", "provence", armies=5)], **aboard)
    choose(s, "scrap", "use:cavalry.1")
    assert (s.banner_at[0], s.armies[at(s, "provence")], s.armies[at(s, "lombardy")]) == (ABSENT, 1, 1)


# --- grain -----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.25.a", "3.27.2")
def test_up_to_four_grain_reserves_with_pottery() -> None:
    assert "grain_reserve" not in wares(buying("agriculture"))
    s = buying("pottery", florins=300)
    for _ in range(4):
        choose(s, "buy:grain_reserve")
    assert (s.florins[0], s.grain[0]) == (100, 4)
    assert "grain_reserve" not in wares(s)


@clause("medioevo", "10.05.b")
def test_reserves_go_with_their_farm_up_to_the_limit_of_its_new_owner() -> None:
    theirs = land(1, settlement="village", trade_building="farm", granary=3)
    ours = land(0, settlement="encampment", trade_building="farm", granary=2)
    s = buying(lands={"triveneto": theirs, "tuscany": ours}, options=TRADE_BUILDINGS)
    s.events = []
    change_owner(s, at(s, "triveneto"), 0)
    assert [(told.clause, told.message.args["n"]) for told in s.events] == [("10.05.b", 1)]
    assert (grain_reserves(s, 0), grain_reserves(s, 1), s.granary[at(s, "triveneto")]) == (4, 0, 2)
    lower_settlement(s, at(s, "triveneto"), 2)
    assert (grain_reserves(s, 0), s.building[at(s, "triveneto")]) == (2, 0)


@clause("medioevo", "10.05.a")
def test_with_trade_buildings_they_need_a_farm_and_both_technologies() -> None:
    farm = land(settlement="encampment", trade_building="farm")
    lands = {"triveneto": farm, "tuscany": farm, "lombardy": land(settlement="encampment", trade_building="market")}
    for known in ("pottery", "agriculture"):
        assert "grain_reserve" not in wares(buying(known, lands=lands, options=TRADE_BUILDINGS))
    assert "grain_reserve" not in wares(buying("agriculture pottery", options=TRADE_BUILDINGS))
    s = buying("agriculture pottery", lands=lands, options=TRADE_BUILDINGS)
    choose(s, "buy:grain_reserve")
    assert set(texts(s)) == {"place:triveneto", "place:tuscany"}
    choose(s, "place:tuscany", *["buy:grain_reserve", "place:triveneto"] * 3)
    assert (s.granary[at(s, "tuscany")], s.granary[at(s, "triveneto")], s.grain[0]) == (1, 3, 0)
    assert "grain_reserve" not in wares(s)
    assert s.florins[0] == 4800
