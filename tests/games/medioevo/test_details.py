"""What options say they cost, bring and risk, as figures."""

from __future__ import annotations

import pytest

from regnum.core import gate
from regnum.core.details import Details, Trigger
from regnum.core.gate import Viewer
from regnum.games.medioevo.rules.war import odds
from regnum.games.medioevo.rules.war.odds import Strength
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import banner, land, person, position, step, vehicle, wild


def details(s: Medioevo, text: str) -> Details:
    """What the option says to whoever may choose it."""
    found = {info.text: info.details for info in gate.options(s, Viewer([s.asking.seat]), details=True)}
    told = found[text]
    assert told is not None
    return told


@clause("medioevo", "7.10.s", "7.10.t")
def test_one_army_against_one_loses_or_kills_one() -> None:
    """Of the 36 throws of two dice, 15 are higher for the attacker: ties go to the defender."""
    assert odds.course(1, Strength(), 1, Strength()) == pytest.approx((15 / 36, 21 / 36, 15 / 36))


@clause("medioevo", "7.10.x")
def test_an_attack_fought_to_its_end_costs_one_side_everything() -> None:
    likely, lost, killed = odds.course(4, Strength(), 3, Strength())
    assert 4 * (1 - likely) <= lost <= 4
    assert 3 * likely <= killed <= 3


@clause("medioevo", "7.10.h", "7.10.m")
def test_an_attack_tells_its_odds_and_what_it_is_expected_to_cost() -> None:
    """Two armies, of which one does not fight, against one on bare land: the one battle of the test above."""
    lands = {"croatia": land(armies=2), "triveneto": wild(armies=1)}
    s = position(person(banners=[banner("croatia")]), asks="CombatMenu", lands=lands)
    for way in ("attack:1.triveneto", "attack:1.triveneto.all"):
        told = details(s, way)
        assert told.odds == round(100 * 15 / 36)
        assert (told.forces, told.losses) == ((2, 1), (0.6, 0.4))


@clause("medioevo", "7.08.a", "3.06.j")
def test_what_is_bought_costs_its_price() -> None:
    s = position(person(florins=1000), asks="PurchaseMenu", lands={"croatia": land(armies=2)})
    price = s.box.ware_price[0, False]["caravan"]
    assert details(s, "buy:caravan").price == {"florin": price}


@clause("medioevo", "3.06.e", "7.10.d")
def test_loading_says_how_many_armies_may_go_aboard() -> None:
    """All but the last one of the territory, as far as there is room."""
    s = position(person(vehicles=[vehicle("cavalry", "croatia")]), asks="CombatMenu", lands={"croatia": land(armies=3)})
    s.apply("use:cavalry.1")
    assert details(s, "load:armies").limit == (1, 2)


@clause("medioevo", "3.06.f")
def test_loading_says_how_many_goods_may_go_aboard() -> None:
    s = position(
        person(vehicles=[vehicle("caravan", "croatia")]),
        asks="TradeMenu",
        lands={"croatia": land(armies=1, goods={"salt": 2, "wine": 1})},
    )
    assert details(s, "load:goods").limit == (1, 3)


@clause("medioevo", "7.09.a", "7.09.c")
def test_armies_that_are_placed_leave_the_reserve() -> None:
    s = position(person(technologies="roads", reserve=4), asks="PlacementMenu", lands={"croatia": land(armies=1)})
    assert details(s, "deploy:army.croatia.3").price == {"army": 3}


@clause("medioevo", "7.10.j", "7.10.t")
def test_before_a_battle_each_number_of_base_armies_tells_what_it_is_expected_to_cost() -> None:
    """With one army thrown in, one pair is compared: the dice of the first test; to the end, the odds of the attack."""
    lands = {"croatia": land(armies=3), "triveneto": wild(armies=1)}
    s = position(person(banners=[banner("croatia")]), asks="CombatMenu", lands=lands)
    attack = details(s, "attack:1.triveneto.all")
    s.apply("attack:1.triveneto")
    assert details(s, "fight:1") == Details(losses=(0.6, 0.4))
    assert details(s, "fight_on:1") == attack


@clause("medioevo", "5.01.k", "5.02.d")
def test_a_declaration_of_war_tells_whom_it_calls() -> None:
    """The allies of both sides, in sword order."""
    s = position(person(), person(), person(), asks=[step("Approach", other=1)], seats=4, order=[3, 2, 1, 0])
    s.allied[0], s.allied[2], s.allied[1], s.allied[3] = 1 << 2, 1 << 0, 1 << 3, 1 << 1
    assert details(s, "declare:war").triggers == (Trigger("trigger-call", (3, 2)),)
