"""Two heroes: rows of one card, everything else as with more."""

from __future__ import annotations

import pytest

import regnum
from tests.clauses import clause
from tests.games.seven.positions import asked, board, choose, example, game, laid, new, person, refusal, seen, texts


@clause("seven", "two.1")
@pytest.mark.parametrize(("seats", "width"), [(2, 1), (3, 2)])
def test_each_row_holds_one_undertaking_with_two_treasures(seats: int, width: int) -> None:
    s = new(seats, 3)
    assert len(board(s)["undertakings"]) == 3 * width
    assert all(len(one["treasures"]) == 2 for one in board(s)["undertakings"])
    # Face up in rows 1 and 2, face down in row 3.
    assert [isinstance(one["treasures"], list) for one in seen(s, 0)["undertakings"]] == [True] * 2 * width + [
        False
    ] * width


@clause("seven", "two.2", "two.3")
def test_the_row_is_completed_as_soon_as_its_card_is_full() -> None:
    s = example(
        person(hero="aldric", fame=3),
        undertakings=[
            laid("thorn_maze", 1, 1, None, treasures="hoard song"),
            laid("stolen_relic", 1, None, None, treasures="song"),
            laid("orphans_road", treasures="hoard hoard"),
        ],
        undertaking_pile=["cursed_bell", "salt_mines"],
        treasure_pile=["legend"] * 6,
        cataclysm_pile=["famine", "earthquake"],
        sin_pile=[],
        seats=2,
    )
    choose(s, "part:1.3")
    assert (s.power[1], asked(s)) == (3, (0, "PickTreasure"))
    choose(s, "pick:hoard", "pick:song")  # a legend is all that is left for the last
    # One piece of armour, one cataclysm, the rows moved, the phase ended.
    assert (s.armour, board(s)["cataclysms"], s.turn) == (1, ["earthquake"], 2)
    laid_now = board(s)["undertakings"]
    assert laid_now[0] == laid("stolen_relic", 1, None, None, treasures="song")
    assert [one["id"] for one in laid_now[1:]] == ["orphans_road", "salt_mines"]
    assert seen(s, 0)["undertakings"][1]["treasures"] == ["hoard", "hoard"]
    assert seen(s, 0)["undertakings"][2]["treasures"] == 2
    assert s.gold[0] == 4 + 2  # the hoard and Aldric's income


@clause("seven", "two.4")
def test_the_card_of_row_two_keeps_a_free_requirement() -> None:
    s = example(
        person(fame=9),
        undertakings=[laid("thorn_maze", 1, 1, None), laid("stolen_relic", 1, "neutral", None), laid("orphans_road")],
        seats=2,
    )
    assert refusal(s, "part:2.3").clause == "part.5"
    freer = example(
        person(fame=9),
        undertakings=[laid("thorn_maze", 1, 1, None), laid("stolen_relic", 1, None, None), laid("orphans_road")],
        seats=2,
    )
    assert {"part:1.3", "part:2.3"} <= set(texts(freer))
    assert refusal(freer, "part:3.3").clause == "part.4"


@clause("seven", "two.5", "fall.1", "nameless.1")
@pytest.mark.parametrize(
    ("seats", "option"), [(2, {"fall": True}), (2, {"nameless": "player"}), (3, {"nameless": "player"})]
)
def test_neither_advanced_rule_is_used(seats: int, option: dict[str, str | int | bool]) -> None:
    # With a player for the Nameless three seats are two heroes.
    with pytest.raises(regnum.BadInput):
        game().new(seats, 1, option)
    assert new(2, 1).table.options["fall"] is False
