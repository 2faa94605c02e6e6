"""Taking part in an undertaking."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regnum.games.seven.box import KINDS
from regnum.games.seven.schema import Undertaking
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, game, holdings, person, position, refusal, row, texts

MAZE: dict[str, Any] = {"id": "thorn_maze"}  # two Justice; Wisdom and Courage; three fame
ROAD: dict[str, Any] = {"id": "orphans_road"}  # two Faith; one Faith; three gold
KING: dict[str, Any] = {"id": "bandit_king"}  # one fame; one gold; one Mercy; two gold, two fame and Courage
RELIC: dict[str, Any] = {"id": "stolen_relic"}  # two Temperance; Mercy and Justice; three fame
RICH: dict[str, Any] = {"gold": 9, "fame": 9}


def parts(s: Seven) -> list[str]:
    """The requirements that may be met now."""
    return [text.removeprefix("part:") for text in texts(s) if text.startswith("part:")]


@clause("seven", "part.1")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("part:1.1", {"gold": 5, "fame": 5, "gifts": {"wisdom": 1, "courage": 2, "justice": 1}}),
        ("part:1.2", {"gold": 5, "fame": 5, "gifts": {"courage": 1, "justice": 3}}),
        ("part:1.3", {"gold": 5, "fame": 2, "gifts": {"wisdom": 1, "courage": 2, "justice": 3}}),
        ("part:2.4", {"gold": 3, "fame": 3, "gifts": {"wisdom": 1, "courage": 1, "justice": 3}}),
    ],
)
def test_the_gifts_gold_or_fame_it_shows_are_discarded_for_a_marker(choice: str, left: dict[str, Any]) -> None:
    s = example(person(gold=5, fame=5, gifts={"wisdom": 1, "courage": 2, "justice": 3}), undertakings=row(MAZE, KING))
    choose(s, choice)
    place, slot = (int(n) - 1 for n in choice.removeprefix("part:").split("."))
    assert s.marks[place][slot] == 1
    assert sum(mark != 0 for marks in s.marks for mark in marks) == 1
    assert s.markers[0] == 6
    assert {name: holdings(s, 0)[name] for name in left} == left
    assert s.seat == 1


@clause("seven", "part.1", "part.2")
def test_a_requirement_is_met_whole_or_not_at_all() -> None:
    s = example(
        person(gold=2, fame=2, gifts={"justice": 1, "wisdom": 1, "faith": 1}),
        person(gifts={"justice": 2}),
        undertakings=row(MAZE, ROAD),
    )
    # One Justice of two, one kind of two, two fame of three, two gold of three: none will do.
    assert parts(s) == ["2.2"]
    for choice in ("part:1.1", "part:1.2", "part:1.3", "part:2.1", "part:2.3"):
        assert refusal(s, choice).clause == "part.1"


@clause("seven", "part.1", "part.2")
@pytest.mark.parametrize("undertaking", game().box.contents.undertaking, ids=lambda card: card.id)
def test_each_requirement_of_the_box_asks_exactly_what_it_shows(undertaking: Undertaking) -> None:
    for n, slot in enumerate(undertaking.slots, 1):
        cost: dict[str, int] = {"gold": slot.gold, "fame": slot.fame, **Counter(slot.gifts)}
        assert f"1.{n}" in parts(_holding(undertaking.id, cost))
        # One short of any of it, and no wealth in anything else makes up for it.
        for what in [what for what, asked in cost.items() if asked]:
            plenty: dict[str, int] = {"gold": 99, "fame": 99, **dict.fromkeys(KINDS, 7), what: cost[what] - 1}
            assert f"1.{n}" not in parts(_holding(undertaking.id, plenty)), (n, what)


def _holding(undertaking: str, means: dict[str, int]) -> Seven:
    """An undertaking in row 1 and a hero with these means."""
    gifts: dict[str, int] = {kind: means[kind] for kind in KINDS if kind in means}
    held = person(gold=means["gold"], fame=means["fame"], gifts=gifts, sins="greed")
    return position(held, undertakings=row({"id": undertaking}))


@clause("seven", "part.1", "supply.9")
@pytest.mark.parametrize("wealth", [3, 511, 512, 1024, 9000])
def test_no_wealth_is_too_great_to_pay_with(wealth: int) -> None:
    s = example(person(gold=wealth, fame=wealth), undertakings=row(MAZE, ROAD))
    assert parts(s) == ["1.3", "2.3"]
    assert choose(s, "part:2.3").gold[0] == wealth - 3


@clause("seven", "part.2")
def test_one_action_meets_one_requirement() -> None:
    s = choose(example(person(**RICH), undertakings=row(KING)), "part:1.1")
    assert s.marks[0] == (1, 0, 0, 0)
    assert s.seat == 1


@clause("seven", "part.3")
@pytest.mark.parametrize("mark", [0, 1, "neutral"])
def test_a_requirement_that_bears_a_marker_is_closed_to_everybody(mark: int | str) -> None:
    s = example(person(**RICH), undertakings=row({**MAZE, "markers": [None, None, mark]}))
    assert refusal(s, "part:1.3").clause == "part.3"


@clause("seven", "part.4")
def test_markers_are_placed_in_rows_one_and_two_only() -> None:
    s = example(person(**RICH), undertakings=[MAZE, None, RELIC, None, ROAD, KING])
    assert parts(s) == ["1.3", "3.3"]
    for choice in ("part:5.3", "part:6.1"):
        assert refusal(s, choice).clause == "part.4"


@clause("seven", "part.4", "two.1")
def test_with_two_heroes_the_rows_are_single_cards() -> None:
    s = example(person(**RICH), undertakings=[MAZE, RELIC, ROAD], seats=2)
    assert parts(s) == ["1.3", "2.3"]
    assert refusal(s, "part:3.3").clause == "part.4"


@clause("seven", "part.5")
def test_of_two_free_requirements_of_a_middle_card_one_may_be_met_and_the_other_only_below() -> None:
    middle = {**KING, "markers": ["neutral", None, 1, None]}
    held = person(gold=9, fame=9, gifts={"courage": 1})
    s = example(held, person(gold=9), undertakings=[MAZE, None, middle, None, None, None])
    assert {"3.2", "3.4"} <= set(parts(s))
    choose(s, "part:3.4")
    assert refusal(s, "part:3.2").clause == "part.5"
    # Not for him who met the other one either, nor in a later round.
    choose(s, "pass", "pass")
    assert refusal(s, "part:3.2").clause == "part.5"
    # Once the card has moved to row 1 its last requirement is open.
    below = example(held, undertakings=[{**KING, "markers": ["neutral", None, 1, 0]}, *[None] * 5])
    assert "1.2" in parts(below)


@clause("seven", "part.5")
def test_every_card_of_the_middle_row_keeps_one_free_by_itself() -> None:
    full = {**MAZE, "markers": ["neutral", "neutral", None]}
    s = example(person(**RICH), undertakings=[None, None, full, RELIC, None, None])
    assert parts(s) == ["4.3"]
    assert refusal(s, "part:3.3").clause == "part.5"


@clause("seven", "part.6")
def test_a_player_may_hold_several_markers_on_the_same_undertaking() -> None:
    s = example(person(**RICH), undertakings=row(KING))
    choose(s, "part:1.1", "pass", "pass", "part:1.2")
    assert s.marks[0] == (1, 1, 0, 0)
    assert s.markers[0] == 5


@clause("seven", "part.7")
@pytest.mark.parametrize(
    ("held", "choice"),
    [
        ({"elixirs": "lily_nectar"}, "part:1.1"),
        ({"palaces": "kings_granary"}, "part:1.3"),
        ({"palaces": "white_fortress green_bastion"}, "part:2.3"),
    ],
)
def test_elixirs_castles_and_estates_are_spent_toward_the_cost(held: dict[str, Any], choice: str) -> None:
    s = example(person(**held), undertakings=row(ROAD, MAZE))
    assert choice in texts(s)
    choose(s, choice)
    while s.seat == 0:
        choose(s, texts(s)[0])
    assert s.markers[0] == 6
    assert (holdings(s, 0)["elixirs"], holdings(s, 0)["palaces"]) == ([], [])
    assert (s.gold[0], s.fame[0], holdings(s, 0)["gifts"]) == (0, 0, {})


@clause("seven", "part.7")
def test_several_elixirs_may_be_needed() -> None:
    # One Faith each; the balm would give Mercy, or two Faith with a second Lily.
    assert "1.1" not in parts(example(person(elixirs="candle_milk shepherds_balm"), undertakings=row(ROAD)))
    s = example(person(elixirs="candle_milk shepherds_balm bell_water"), undertakings=row(ROAD))
    choose(s, "part:1.1")
    assert set(texts(s)) == {"elixir:candle_milk.plain", "elixir:bell_water.plain"}
    choose(s, "elixir:bell_water.plain")
    assert s.marks[0] == (1, 0, 0)
    assert holdings(s, 0)["elixirs"] == ["shepherds_balm"]


@clause("seven", "part.8")
def test_discarded_gifts_go_back_to_the_reserve() -> None:
    s = example(person(gifts={"justice": 2}), undertakings=row(MAZE))
    assert s.reserve[3] == 5
    choose(s, "part:1.1")
    assert s.reserve[3] == 7


@clause("seven", "part.9")
def test_meeting_the_last_free_requirement_of_row_one_completes_the_row_at_once() -> None:
    nearly = {**MAZE, "markers": ["neutral", "neutral", None]}
    full = {**ROAD, "markers": ["neutral", "neutral", "neutral"]}
    s = example(person(**RICH), undertakings=row(nearly, full, RELIC), treasure_pile=["song", "song"])
    choose(s, "part:1.3")
    assert (s.seat, board(s)["armour"]) == (0, 0)  # the First Player chooses which card is completed first
    choose(s, "complete:1")
    while not s.armour:
        choose(s, texts(s)[0])
    assert (s.armour, s.turn) == (1, 2)
    assert board(s)["undertakings"][0]["id"] == "stolen_relic"


@clause("seven", "part.9")
def test_the_last_requirement_of_one_card_alone_does_not() -> None:
    nearly = {**MAZE, "markers": ["neutral", "neutral", None]}
    s = choose(example(person(**RICH), undertakings=row(nearly, ROAD)), "part:1.3")
    assert (s.armour, s.turn, s.seat) == (0, 1, 1)
    assert s.marks[0] == (-1, -1, 1)
