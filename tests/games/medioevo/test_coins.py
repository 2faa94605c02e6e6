"""Honour coins."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.realm.treasury import change_honour
from tests.clauses import clause
from tests.games.medioevo.positions import at, choose, land, person, position, step, texts

COINS = {"honour_coins": True}


@clause("medioevo", "10.03.a")
def test_a_coin_for_every_ten_reached_for_the_first_time() -> None:
    s = position(person(honour=8), asks="TradeMenu", options=COINS)
    s.events = []
    change_honour(s, 0, 13, "4.03.a")
    assert s.coins[0] == 2
    told = s.events[-1]
    assert told.fact is not None
    assert (told.message.args["gained"], told.fact.amount) == (2, 2)
    change_honour(s, 0, -5, "4.03.a")
    change_honour(s, 0, 6, "4.03.a")
    assert s.coins[0] == 2
    change_honour(s, 0, 8, "4.03.a")
    assert s.coins[0] == 3


@clause("medioevo", "10.03.a")
def test_no_coins_where_they_are_not_played() -> None:
    s = position(person(), asks="TradeMenu")
    change_honour(s, 0, 30, "4.03.a")
    assert s.coins[0] == 0


@clause("medioevo", "10.03.b")
@pytest.mark.parametrize("menu", ["Diplomacy", "PurchaseMenu", "PlacementMenu", "CombatMenu", "TradeMenu"])
def test_a_coin_is_spent_between_two_actions(menu: str) -> None:
    fields = {"orders": False} if menu == "Diplomacy" else {}
    s = position(person(coins=1, honour=12), asks=[step(menu, **fields)], options=COINS)
    assert texts(s)[-3:] == ["coin:card", "coin:armies", "coin:florins"]
    choose(s, "coin:florins")
    assert (s.florins[0], s.coins[0], s.honour[0]) == (333, 0, 12)
    assert "coin:florins" not in texts(s)


@clause("medioevo", "10.03.b")
def test_a_card() -> None:
    s = position(person(coins=2), asks="TradeMenu", options=COINS)
    choose(s, "coin:card")
    assert (len(s.hands[0]), s.coins[0]) == (1, 1)


@clause("medioevo", "10.03.b")
def test_no_card_is_for_sale_while_all_are_in_hands() -> None:
    coins: dict[str, Any] = {"asks": "TradeMenu", "options": COINS, "empire_pile": []}
    assert texts(position(person(coins=1), **coins))[-2:] == ["coin:armies", "coin:florins"]
    assert "coin:card" not in texts(position(person(coins=1), **coins))
    s = choose(position(person(coins=1), empire_discards=["relic"], **coins), "coin:card")
    assert (len(s.hands[0]), s.empire_discards) == (1, ())


@clause("medioevo", "10.03.c")
def test_ten_armies_for_any_own_land_or_the_reserve() -> None:
    lands = {"lombardy": land(armies=3), "triveneto": land(settlement="encampment")}
    for choice, armies, reserve in (("place:lombardy", 13, 0), ("reserve", 3, 10)):
        s = position(person(coins=1), asks="TradeMenu", lands=lands, options=COINS)
        choose(s, "coin:armies", choice)
        assert (s.armies[at(s, "lombardy")], s.reserve[0]) == (armies, reserve)
