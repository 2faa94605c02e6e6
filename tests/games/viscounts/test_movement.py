"""Phase 2: the Viscount moves along the arrows."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    card_ids,
    destinations,
    end_turn,
    person,
    play,
    position,
    purse,
    refusal,
    step,
    texts,
)

FIRST_POST = {"4.1": "0 trading_post_1"}

# Where one step leads (segment 1; the other segments follow clockwise).
ONE_STEP = {
    "outer_left.1": {"right.1", "inner.1"},
    "outer_right.1": {"left.2"},
    "inner.1": {"right.1", "inner.2"},
}


def _moving(value: int, silver: int = 0, others: tuple[dict[str, Any], ...] = (), **board: Any) -> Viscounts:
    """Player 0 is about to move from the left of the first segment; nothing follows."""
    people = others or (person(at="inner.5"),)
    return position(
        person("abbot - -", at="outer_left.1", silver=silver),
        *people,
        movement=value,
        steps=[step("MoveViscount")],
        **board,
    )


@clause("viscounts", "move.1")
@pytest.mark.parametrize(
    ("value", "ends"),
    [
        (1, {"right.1", "inner.1"}),
        (2, {"left.2", "inner.2", "right.1"}),
        (3, {"right.2", "inner.2", "inner.3", "left.2"}),
    ],
)
def test_without_silver_the_viscount_moves_exactly_the_value_of_the_card(value: int, ends: set[str]) -> None:
    assert destinations("outer_left.1", value) == ends


@clause("viscounts", "move.1")
def test_the_value_is_that_of_the_card_just_played() -> None:
    s = position(person("- - -", hand="thief financier", silver=0), person(at="inner.5"))
    assert set(texts(play(s.copy(), "play:thief"))) == {"move:right.1", "move:inner.1"}
    s = play(s, "play:financier", "decline")
    assert s.movement == 3


@clause("viscounts", "move.1")
def test_the_viscount_cannot_stay_or_move_fewer() -> None:
    s = _moving(2, silver=1)
    assert refusal(s, "move:inner.1").clause == "move.2"  # one step away: only by going all round
    assert refusal(s, "move:left.1").clause == "move.2"


@clause("viscounts", "move.2")
@pytest.mark.parametrize(
    ("space", "steps"), [("inner.3", 3), ("left.3", 4), ("inner.4", 4), ("left.4", 5), ("right.4", 5), ("right.5", 6)]
)
def test_each_extra_space_costs_one_silver(space: str, steps: int) -> None:
    s = play(_moving(3, silver=9), f"move:{space}")
    assert purse(s)["silver"] == 9 - (steps - 3)


@clause("viscounts", "move.2")
def test_extra_spaces_are_limited_by_silver_alone() -> None:
    everywhere = {f"{side}.{place}" for side in ("left", "right", "inner") for place in range(1, 6)}
    assert destinations("outer_left.1", 1, silver=30) == everywhere
    assert destinations("outer_left.1", 1, silver=1) == {"right.1", "inner.1", "left.2", "inner.2"}


@clause("viscounts", "move.3")
def test_the_first_trading_post_adds_a_space_free_of_charge() -> None:
    assert destinations("outer_left.1", 1, buildings=FIRST_POST) == {"right.1", "inner.1", "left.2", "inner.2"}
    s = play(_moving(1, silver=2, buildings=FIRST_POST), "move:inner.3")  # 3 steps
    assert purse(s)["silver"] == 2 - 1
    s = play(_moving(1, silver=2, buildings={"4.1": "1 trading_post_1"}), "move:inner.3")  # another's
    assert purse(s)["silver"] == 0


@clause("viscounts", "move.3")
@pytest.mark.parametrize("other", ["trading_post_2", "trading_post_3", "guildhall_1", "workshop_1"])
def test_other_buildings_add_no_space(other: str) -> None:
    assert destinations("outer_left.1", 1, buildings={"4.1": f"0 {other}"}) == {"right.1", "inner.1"}


@clause("viscounts", "move.4")
def test_no_step_goes_backwards() -> None:
    for place in range(1, 6):
        for space in ("outer_left", "outer_right", "inner"):
            for end in destinations(f"{space}.{place}", 1):
                assert int(end.split(".")[1]) in (place, place % 5 + 1)  # here or the next, clockwise
    assert "left.1" not in destinations("outer_right.1", 1)
    assert "left.1" not in destinations("inner.1", 1)


@clause("viscounts", "move.5")
@pytest.mark.parametrize("start", ONE_STEP)
@pytest.mark.parametrize("place", range(1, 6))
def test_the_arrows_of_every_segment(start: str, place: int) -> None:
    def onwards(space: str) -> str:
        side, number = space.split(".")
        return f"{side}.{(int(number) + place - 2) % 5 + 1}"

    assert destinations(onwards(start), 1) == {onwards(end) for end in ONE_STEP[start]}


@clause("viscounts", "move.5")
def test_two_steps_from_the_left_outer_space() -> None:
    ends = destinations("outer_left.1", 2)
    assert ends == {"left.2", "inner.2", "right.1"}
    assert "inner.1" not in ends  # that is only one step


@clause("viscounts", "move.6")
def test_the_abbot_may_go_in_and_out_again() -> None:
    s = play(position(person("- - -", hand="abbot thief"), person(at="inner.5")), "play:abbot")
    play(s, "move:right.1")
    assert (s.viscounts[0], purse(s)["silver"]) == (1, 0)


@clause("viscounts", "move.7")
@pytest.mark.parametrize(("start", "loop"), [("inner.1", 5), ("outer_left.1", 7), ("outer_right.1", 7)])
def test_the_viscount_may_circle_the_board_and_end_where_it_began(start: str, loop: int) -> None:
    here = start.removeprefix("outer_")
    assert here not in destinations(start, 3, silver=loop - 3 - 1)
    assert here in destinations(start, 3, silver=loop - 3)


# --- meeting others --------------------------------------------------------------------------------------------------


def _met(*others: dict[str, Any]) -> Viscounts:
    return _moving(1, others=others)


@clause("viscounts", "move.8")
def test_the_owner_of_a_viscount_on_the_space_may_rearrange() -> None:
    s = play(_met(person("thief trader -", at="inner.1")), "move:inner.1")
    assert (s.seat, texts(s)) == (1, ["order:2.1.3", "decline"])
    play(s, "order:2.1.3")
    assert card_ids(s, s.rows[3:5]) == ["trader", "thief"]
    s = play(_met(person("thief trader -", at="inner.1")), "move:inner.1", "decline")
    assert card_ids(s, s.rows[3:5]) == ["thief", "trader"]


@clause("viscounts", "move.9")
def test_the_mover_gains_nothing_and_passing_through_has_no_effect() -> None:
    mover = person("abbot squire -", at="outer_left.1")
    s = position(
        mover,
        person("thief trader -", at="inner.1"),
        person("lender trader -", at="inner.2"),
        movement=2,
        steps=[step("MoveViscount")],
    )
    play(s, "move:inner.2")  # past player 1
    assert s.seat == 2
    play(s, "decline")
    assert s.over
    assert card_ids(s, s.rows[:2]) == ["abbot", "squire"]


@clause("viscounts", "move.10")
def test_any_number_of_viscounts_may_share_a_space() -> None:
    s = play(_met(*(person("- - -", at="inner.1") for _ in range(3))), "move:inner.1")
    assert s.viscounts == [2] * 4


@clause("viscounts", "move.11")
def test_opponents_rearrange_clockwise_before_the_mover_acts() -> None:
    people = [
        person("thief trader -", at="inner.1"),
        person("lender trader -", at="inner.1"),
        person("abbot - -", at="outer_left.1", gold=3),
        person("squire abbot -", at="inner.1"),
    ]
    s = position(*people, turn=2, movement=1, steps=[step("ChooseAction", 2), step("MoveViscount", 2)])
    play(s, "move:inner.1")
    asked = []
    while "decline" in texts(s):
        asked.append(s.seat)
        play(s, "decline")
    assert asked == [3, 0, 1]
    assert (s.seat, "act:workers" in texts(s)) == (2, True)


# --- when ------------------------------------------------------------------------------------------------------------


@clause("viscounts", "move.12")
def test_once_the_action_phase_has_begun_no_more_movement_is_possible() -> None:
    s = position(person("- - -", hand="abbot thief", silver=5), person(at="inner.5"))
    play(s, "play:abbot", "move:inner.2")
    assert refusal(s, "move:inner.3").message.key == "reason-not-now"


@clause("viscounts", "move.13")
def test_the_free_step_need_not_be_used_and_is_not_stored() -> None:
    s = position(
        person("- - -", hand="thief lookout trader", deck="lender", silver=0),
        person("- - -", at="inner.5", hand="abbot squire labourer"),
        buildings=FIRST_POST,
        piles=[[], [], [], [], []],
    )
    play(s, "play:thief", "move:inner.1")  # one step, though two were possible
    end_turn(end_turn(s))
    play(s, "play:trader")
    # One step or two from the inner space, never three.
    assert set(texts(s)) == {"move:right.1", "move:inner.2", "move:left.2", "move:right.2", "move:inner.3"}


@clause("viscounts", "move.14")
def test_a_trading_post_built_in_phase_three_serves_the_next_movement() -> None:
    s = position(
        person("labourer abbot abbot", stone=4, hand="thief trader", deck="lender squire"),
        person("- - -", at="inner.5", hand="abbot squire labourer", deck="lender trader"),
        steps=[step("EndTurn"), step("FillHand"), step("ChooseAction")],
    )
    play(s, "act:build", "build:trading_post_1", "spot:1.1")
    assert (s.turn, s.viscounts[0]) == (1, 0)  # it has not moved on
    end_turn(s)
    play(s, "play:thief")
    assert set(texts(s)) == {"move:right.1", "move:inner.1", "move:left.2", "move:inner.2"}
