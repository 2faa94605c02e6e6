"""Gathering 2: everybody draws sins, and who then has too many discards."""

from __future__ import annotations

import pytest

from regnum.core.board.views import board_json
from tests.clauses import clause
from tests.games.seven.positions import asked, choose, example, gathering, holdings, person, texts

SEVEN_SINS = ["pride", "greed", "lust", "envy", "gluttony", "wrath", "sloth"]


@clause("seven", "draw.1")
@pytest.mark.parametrize(("drawing", "turns"), [("order", [2, 1, 0]), ("clockwise", [2, 0, 1])])
def test_sins_are_drawn_in_the_order_of_play_or_clockwise_where_the_table_says_so(
    drawing: str, turns: list[int]
) -> None:
    pile = ["lust"] * 3 + ["greed"] * 3 + ["pride"] * 3  # the top is the last
    s = example(person(), options={"drawing": drawing}, steps=[gathering(2)], order=[2, 1, 0], sin_pile=pile)
    assert [holdings(s, hero)["sins"] for hero in turns] == [["pride"] * 3, ["greed"] * 3, ["lust"] * 3]


@clause("seven", "draw.2", "draw.3")
def test_with_three_in_hand_one_is_drawn_and_one_of_the_four_discarded() -> None:
    s = example(person(sins="envy greed lust"), person(sins="wrath"), steps=[gathering(2)], sin_pile=SEVEN_SINS)
    assert asked(s) == (0, "DropSin")
    assert holdings(s, 0)["sins"] == ["envy", "greed", "lust", "sloth"]
    assert sorted(texts(s)) == ["drop:envy", "drop:greed", "drop:lust", "drop:sloth"]
    # The next player has not drawn yet.
    assert holdings(s, 1)["sins"] == ["wrath"]
    choose(s, "drop:greed")
    assert holdings(s, 0)["sins"] == ["envy", "lust", "sloth"]
    assert board_json(s)["sin_discards"] == ["greed"]
    # One in hand: two are drawn, none discarded.
    assert holdings(s, 1)["sins"] == ["wrath", "wrath", "gluttony"]
    assert s.turn == 2


@clause("seven", "draw.2", "draw.3", "nameless.11")
def test_a_hand_of_more_than_three_still_draws_one_and_is_put_right() -> None:
    s = example(person(sins="envy greed lust wrath"), steps=[gathering(2)], sin_pile=SEVEN_SINS)
    assert len(holdings(s, 0)["sins"]) == 5
    choose(s, "drop:envy", "drop:greed")
    assert holdings(s, 0)["sins"] == ["lust", "wrath", "sloth"]
    assert [len(hand) for hand in s.sins] == [3, 3, 3]


@clause("seven", "draw.4", "sin.3", "sin.4", "cataclysm.1", "cataclysm.2")
def test_a_discarded_seventh_brings_a_cataclysm_in_the_middle_and_drawing_goes_on() -> None:
    # One sin is left to draw: what the second player draws comes out of the discards that were shuffled in.
    s = example(
        person(sins="envy greed lust", gifts={"faith": 1, "mercy": 1}),
        steps=[gathering(2)],
        sin_pile=["wrath"],
        sin_discards=["sloth"] * 6,
        cataclysm_pile=["earthquake", "locusts"],
    )
    choose(s, "drop:lust")
    # The cataclysm asks before anybody else draws.
    assert asked(s) == (0, "GiveUp")
    assert [len(hand) for hand in s.sins] == [3, 0, 0]
    choose(s, "give:faith")
    assert [len(hand) for hand in s.sins] == [3, 3, 3]
    assert (len(s.sin_pile), s.sin_discards) == (1, ())
    assert s.turn == 2
