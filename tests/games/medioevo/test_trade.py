"""The trade phase: prices, sales, purchases and what the owner of the city keeps."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.movement.reach import points_left
from regnum.games.medioevo.rules.trade.market import buying_price, selling_price
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    at,
    choose,
    land,
    level,
    person,
    position,
    refusal,
    step,
    texts,
    use,
    vehicle,
    wild,
)

CARAVAN = SLOT["caravan"]
CITY = land(settlement="encampment")


def trading(place: str, here: dict[str, Any], goods: dict[str, int] | None = None, **more: Any) -> Medioevo:
    """A caravan of player 0 in a city, about to be used."""
    table = {name: more.pop(name) for name in ("options", "lands") if name in more}
    caravan = vehicle("caravan", place, goods=goods or {}, **more.pop("caravan", {}))
    lands = {place: here, **table.pop("lands", {})}
    one = person(vehicles=[caravan], **more)
    return position(one, asks=use(CARAVAN), lands=lands, **table)


@clause("medioevo", "7.11.a", "7.11.c", "3.10.a", "3.10.d", "3.06.h", "7.11.b")
def test_a_sale_and_then_a_purchase_end_the_journey() -> None:
    s = trading("syria", CITY, {"salt": 6}, florins=50, lands={"cilicia": land()})
    choose(s, "sell:salt.4")
    assert (s.florins[0], s.vehicle_goods[CARAVAN][0], points_left(s, CARAVAN)) == (50 + 4 * 25, 2, 0)
    choose(s, "buy:grain.5")
    assert (s.florins[0], s.vehicle_goods[CARAVAN][3]) == (150 - 5 * 12, 5)
    # What was bought here is not sold here, nor is anything else now; more may be bought.
    assert {text.partition(":")[0] for text in texts(s)} == {"buy"}
    assert refusal(s, "sell:salt.1").clause == "7.11.b"


@clause("medioevo", "3.10.d")
def test_profit_comes_from_two_cities() -> None:
    # Grain costs 12 in Antioch; ten units sold at 13 elsewhere bring 10 florins.
    s = trading("syria", CITY, florins=120)
    choose(s, "buy:grain.10")
    dear = [n for n, sell in enumerate(s.box.sell) if sell[3] == 13]
    assert dear
    land_of = s.box.city_land[dear[0]]
    s.vehicle_at[CARAVAN], s.vehicle_marks[CARAVAN] = land_of, 0
    assert 10 * selling_price(s, CARAVAN, 3) - 120 == 10


@clause("medioevo", "7.11.c")
def test_hold_and_purse_limit_a_purchase() -> None:
    s = trading("syria", CITY, {"salt": 4}, florins=60)
    assert {"buy:grain.5", "buy:salt.1"} <= set(texts(s))
    assert refusal(s, "buy:grain.6").clause == "7.11.c"  # 60 florins at 12
    s = trading("syria", CITY, {"salt": 4}, florins=6000)
    assert "buy:grain.6" in texts(s)
    assert refusal(s, "buy:grain.7").clause == "3.06.7"  # ten units in all


@clause("medioevo", "7.11.e", "3.07.f", "3.27.15")
def test_iron_is_traded_only_with_metals() -> None:
    s = trading("syria", CITY, {"iron": 3}, florins=500)
    assert "sell:iron.3" not in texts(s)
    assert refusal(s, "buy:iron.1").clause == "7.11.e"
    s = trading("syria", CITY, {"iron": 3}, florins=500, technologies="metals")
    assert {"sell:iron.3", "buy:iron.1"} <= set(texts(s))


@clause("medioevo", "7.11.a", "9.02.f", "5.01.g", "5.01.za")
@pytest.mark.parametrize(
    ("here", "more", "open"),
    [
        (CITY, {}, True),
        (land(), {}, False),
        (wild(settlement="encampment"), {"caravan": {"armies": 2}}, True),
        (land(1, settlement="encampment"), {"passage": [1]}, False),
        (land(1, settlement="encampment"), {"commerce": [1]}, True),
    ],
)
def test_where_one_may_trade(here: dict[str, Any], more: dict[str, Any], open: bool) -> None:
    s = trading("syria", here, {"salt": 1}, florins=50, lands={"cilicia": land()}, **more)
    assert ("sell:salt.1" in texts(s), "buy:salt.1" in texts(s)) == (open, open)


@clause("medioevo", "7.11.d", "5.01.h", "2.04")
@pytest.mark.parametrize(
    ("rate", "units", "good", "share"), [(20, 10, "spices", 72), (10, 7, "hides", 25), (0, 7, "hides", 0)]
)
def test_the_owner_of_the_city_keeps_his_share_of_the_gross(rate: int, units: int, good: str, share: int) -> None:
    s = trading("syria", land(1, settlement="encampment"), {good: units}, commerce=[1], rates=[0, rate, 0])
    price = selling_price(s, CARAVAN, ("hides", "spices").index(good) * 3 + 2)
    assert share == units * price * rate // 100
    choose(s, f"sell:{good}.{units}")
    assert (s.florins[0], s.florins[1]) == (units * price - share, share)


@clause("medioevo", "5.01.h", "7.11.d")
def test_worked_shares() -> None:
    # 10 spices at 57 with 20 percent, 30 hides at 36 with 10 percent: wherever the table has these prices.
    for good, price, units, rate, owner, seller in ((5, 57, 10, 20, 114, 456), (2, 36, 30, 10, 108, 972)):
        s = position(asks="TradeMenu")
        cities = [n for n, sell in enumerate(s.box.sell) if sell[good] == price]
        assert units * price * rate // 100 == owner
        assert units * price - owner == seller
        for city in cities[:1]:
            place = s.box.place_ids[s.box.city_land[city]]
            name = ("salt", "iron", "hides", "grain", "slaves", "spices")[good]
            host = land(1, settlement="encampment")
            known = level(2)
            s = trading(place, host, {name: units}, commerce=[1], rates=[0, rate, 0], technologies=known)
            choose(s, f"sell:{name}.{units}")
            assert (s.florins[0], s.florins[1]) == (seller, owner)


@clause("medioevo", "3.30.1.a")
def test_gold_is_sold_as_slaves_are_and_never_bought() -> None:
    s = trading("syria", CITY, {"gold": 10})
    choose(s, "sell:gold.10")
    assert s.florins[0] == 430
    assert "buy:slaves.1" in texts(s)
    assert refusal(s, "buy:gold.1").clause == "7.11.c"


@clause("medioevo", "10.04.b", "10.04.1", "10.04.2", "10.04.3", "3.10.c")
@pytest.mark.parametrize(
    ("building", "buys", "sells"),
    [
        ("farm", {7: -5, 3: -5}, {}),
        ("market", {}, {6: 5, 2: 5}),
        ("mine", {1: -5, 0: -5}, {4: 5, 8: 5}),
    ],
)
def test_trade_buildings_change_the_prices_of_their_city(
    building: str, buys: dict[int, int], sells: dict[int, int]
) -> None:
    plain = trading("syria", land(1, settlement="encampment"))
    changed = trading(
        "syria", land(1, settlement="encampment", trade_building=building), options={"trade_buildings": True}
    )
    here = at(plain, "syria")
    for good in range(8):
        assert buying_price(changed, here, good) - buying_price(plain, here, good) == buys.get(good, 0)
    for good in range(9):
        assert selling_price(changed, CARAVAN, good) - selling_price(plain, CARAVAN, good) == sells.get(good, 0)


@clause("medioevo", "10.04.b")
def test_no_price_falls_below_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where an owner's prices are lower than those of the box."""
    farm = land(1, settlement="encampment", trade_building="farm")
    s = trading("syria", farm, options={"trade_buildings": True})
    monkeypatch.setattr(s.box, "buy", [(4,) * 8] * len(s.box.buy))
    monkeypatch.setattr(s.box, "sell", [(0,) * 8] * len(s.box.sell))
    grain = 3
    assert (buying_price(s, at(s, "syria"), grain), selling_price(s, CARAVAN, grain)) == (1, 1)


def test_a_fair_brings_more_for_each_unit() -> None:
    plain, fair = trading("syria", CITY), trading("syria", CITY, caravan={"marks": ["fair"]})
    assert selling_price(fair, CARAVAN, 0) == selling_price(plain, CARAVAN, 0) + 2


@clause("medioevo", "7.11.b")
def test_each_vehicle_has_one_stop_a_turn() -> None:
    s = trading("syria", CITY, {"salt": 2}, lands={"cilicia": land()})
    assert "go:cilicia" in texts(s)
    choose(s, "sell:salt.1")
    assert refusal(s, "go:cilicia").clause == "3.02.f"
    assert "sell:salt.1" in texts(s)


@clause("medioevo", "7.11.f", "7.11.a", "3.07.c")
def test_trade_vehicles_carry_armies_too_but_war_vehicles_no_goods() -> None:
    s = trading("triveneto", land(armies=4, settlement="encampment"), lands={"lombardy": land()})
    choose(s, "load:armies", "amount:3", "go:lombardy")
    assert s.vehicle_armies[CARAVAN] == 3
    war = vehicle("warship", "triveneto")
    s = position(person(vehicles=[war]), asks="TradeMenu", lands={"triveneto": CITY})
    assert texts(s) == ["done"]


@clause("medioevo", "7.11.a")
def test_the_phase_goes_on_until_its_player_is_done() -> None:
    ships = [vehicle("trade_ship", "triveneto"), vehicle("caravan", "triveneto")]
    s = position(person(vehicles=ships), asks=[step("TradePhase")], lands={"triveneto": CITY, "lombardy": land()})
    # The ship is in hand, and stays there.
    assert {"done", "go:upper_adriatic", "use:caravan.1"} <= set(texts(s))
    choose(s, "go:upper_adriatic")
    assert "go:lower_adriatic" in texts(s)
    choose(s, "use:caravan.1", "go:lombardy")
    assert "use:trade_ship.1" in texts(s)
    choose(s, "done")
    assert s.asking.seat == 2


@clause("medioevo", "7.11.a")
def test_a_single_vehicle_is_used_from_the_menu() -> None:
    caravan = vehicle("caravan", "triveneto", goods={"salt": 2})
    s = position(person(vehicles=[caravan]), asks="TradeMenu", lands={"triveneto": CITY, "lombardy": land()})
    assert {"done", "go:lombardy", "sell:salt.2"} <= set(texts(s))
    assert not any(text.startswith("use") for text in texts(s))
    choose(s, "sell:salt.2", "done")
    assert s.asking.seat == 2


@clause("medioevo", "6.03.f")
def test_others_do_not_hear_what_a_trader_could_still_afford() -> None:
    heard = []
    for florins, able in ((0, 0), (500, 1)):
        caravan = vehicle("caravan", "syria", spent=99)
        s = position(person(vehicles=[caravan], florins=florins, coins=1), asks="TradeMenu", lands={"syria": CITY})
        (done,) = [option for option in s.options() if option.text == "done"]
        assert s.describe(done).args == {"n": able}
        heard.append(s.asking.announce(s, done).to_json())
    assert heard[0] == heard[1]
