"""Closing a portal."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, game, holdings, person, position, refusal, texts

PORTALS = {portal.id: portal for portal in game().box.contents.portal}
each_portal = pytest.mark.parametrize("portal", PORTALS)


@clause("seven", "portal.1", "portal.5")
@each_portal
def test_the_seven_gifts_a_portal_shows_close_it_with_a_marker(portal: str) -> None:
    kind = PORTALS[portal].cost[0]
    s = choose(position(person(gifts={kind: 7, "faith" if kind != "faith" else "mercy": 1})), f"close:{portal}")
    assert board(s)["portals"][portal] == 0
    assert s.markers[0] == 6
    assert sum(s.gifts[:6]) == 1
    # The seven gifts are in the reserve again.
    assert s.reserve[s.box.portal_cost[s.box.portal_number[portal]][0][0]] == 7
    assert s.seat == 1


@clause("seven", "portal.1")
def test_six_of_them_do_not() -> None:
    s = position(person(gifts={"temperance": 6, "faith": 6}), person(gifts={"temperance": 1}))
    assert not [text for text in texts(s) if text.startswith("close")]
    assert refusal(s, "close:gate_of_dreams").clause == "portal.1"


@clause("seven", "portal.2")
def test_they_are_all_seven_cards_of_the_portals_own_colour() -> None:
    colours = {gift.id: gift.colour for gift in game().box.contents.gift}
    for portal in PORTALS.values():
        assert len(portal.cost) == 7
        assert {colours[kind] for kind in portal.cost} == {portal.colour}
        assert game().box.gift_count[list(colours).index(portal.cost[0])] == 7
    assert Counter(portal.colour for portal in PORTALS.values()).most_common(1)[0][1] == 1


@clause("seven", "portal.2")
@each_portal
def test_seven_gifts_of_another_colour_do_not_close_it(portal: str) -> None:
    s = position(person(gifts={PORTALS[portal].cost[0]: 7}))
    assert [text for text in texts(s) if text.startswith("close")] == [f"close:{portal}"]


@clause("seven", "portal.3")
def test_no_elixir_castle_or_estate_helps() -> None:
    held = person(gifts={"temperance": 6}, elixirs="plain_water quicksilver", palaces="kings_granary white_fortress")
    s = example(held)
    assert refusal(s, "close:gate_of_dreams").clause == "portal.1"


@clause("seven", "portal.3")
def test_cards_drawn_before_by_discarding_an_elixir_are_gifts_like_others() -> None:
    s = example(person(gifts={"temperance": 6}, elixirs="plain_water"))
    choose(s, "elixir:plain_water.plain", "close:gate_of_dreams")
    assert board(s)["portals"]["gate_of_dreams"] == 0
    assert holdings(s, 0)["gifts"] == {}


@clause("seven", "portal.4")
@pytest.mark.parametrize("by", [0, 1])
def test_a_closed_portal_is_not_closed_again_and_its_marker_stays(by: int) -> None:
    s = example(person(gifts={"temperance": 7}, sins="greed"), portals={"gate_of_dreams": by})
    assert refusal(s, "close:gate_of_dreams").clause == "portal.4"
    choose(s, *["pass"] * 3)
    assert s.turn == 2
    assert board(s)["portals"]["gate_of_dreams"] == by
    assert s.markers[by] == 6


@clause("seven", "portal.6")
def test_each_closed_portal_yields_the_power_it_shows_in_every_production() -> None:
    # The same table with and without the markers: they yield two power each to their owner and nobody else.
    tables = [
        example(person(power=9, sins="greed"), person(power=9), portals=portals)
        for portals in ({"gate_of_dreams": 0}, {})
    ]
    for turn in (1, 2):
        for s in tables:
            while s.turn == turn:
                choose(s, "pass" if "pass" in texts(s) else texts(s)[0])
        closed, bare = tables
        assert closed.power[0] - bare.power[0] == 2 * turn
        assert closed.power[1:] == bare.power[1:]


@clause("seven", "portal.6")
@each_portal
def test_every_portal_shows_power(portal: str) -> None:
    income = PORTALS[portal].income
    assert income.power > 0
    assert (income.gold, income.fame) == (0, 0)
