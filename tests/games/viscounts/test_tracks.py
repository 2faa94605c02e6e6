"""The markers of Virtue and Corruption, until a Collision sets them back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.viscounts.positions import (
    end_turn,
    gain,
    new_game,
    papers,
    person,
    play,
    position,
    purse,
    random_play,
    step,
)


def _after(corruption: int, virtue: int, *effects: dict[str, Any]) -> tuple[int, int]:
    """Where the markers stand after `effects`."""
    s = position(person(corruption=corruption, virtue=virtue), person(), steps=[step("Resolve", effects=list(effects))])
    return s.corruption[0], s.virtue[0]


@clause("viscounts", "track.1")
def test_corruption_goes_right_and_virtue_left_on_the_own_track() -> None:
    assert _after(1, 7, gain("corruption")) == (2, 7)
    assert _after(1, 7, gain("virtue")) == (1, 6)
    s = position(person(), person(), steps=[step("Resolve", effects=[gain("corruption"), gain("virtue")])])
    assert (s.corruption, s.virtue) == ([2, 1], [6, 7])


@clause("viscounts", "track.2")
@pytest.mark.parametrize(("corruption", "virtue", "ends"), [(1, 7, (4, 7)), (4, 6, (7, 7)), (5, 6, (7, 7))])
def test_several_steps_are_made_one_at_a_time(corruption: int, virtue: int, ends: tuple[int, int]) -> None:
    # From 4 the second step meets the other marker on 6 and the third takes it along.
    assert _after(corruption, virtue, gain("corruption", 3)) == ends


@clause("viscounts", "track.3")
def test_a_marker_that_meets_the_other_moves_with_it_from_then_on() -> None:
    assert _after(3, 4, gain("corruption")) == (4, 4)
    assert _after(3, 4, gain("corruption"), gain("corruption")) == (5, 5)
    assert _after(3, 4, gain("virtue"), gain("corruption")) == (4, 4)


@clause("viscounts", "track.4")
def test_two_virtue_stack_the_markers_on_four_and_move_them_to_three() -> None:
    assert _after(4, 5, gain("virtue")) == (4, 4)
    assert _after(4, 5, gain("virtue", 2)) == (3, 3)


@clause("viscounts", "track.4")
def test_a_stack_goes_left_for_virtue_and_right_for_corruption() -> None:
    assert _after(4, 4, gain("virtue")) == (3, 3)
    assert _after(4, 4, gain("corruption")) == (5, 5)


@clause("viscounts", "track.5")
def test_beyond_the_end_of_the_track_nothing_happens() -> None:
    assert _after(1, 1, gain("virtue")) == (1, 1)
    assert _after(7, 7, gain("corruption", 2)) == (7, 7)
    assert _after(7, 7, gain("corruption", 2), gain("virtue")) == (6, 6)  # nothing is owed
    assert _after(1, 1, gain("virtue", 2), gain("corruption")) == (2, 2)


@clause("viscounts", "track.6")
@pytest.mark.parametrize("parts", [("corruption", "virtue"), ("virtue", "corruption")])
def test_corruption_comes_before_virtue_of_the_same_gain(parts: tuple[str, str]) -> None:
    # Corruption joins Virtue on 5, then the stack goes back to 4.
    assert _after(4, 5, {"op": "all", "of": [gain(what) for what in parts]}) == (4, 4)


@clause("viscounts", "track.7")
def test_different_effects_keep_the_order_in_which_they_resolve() -> None:
    assert _after(4, 5, gain("virtue"), gain("corruption")) == (5, 5)
    assert _after(4, 5, gain("corruption"), gain("virtue")) == (4, 4)


@clause("viscounts", "track.7")
def test_a_drop_off_ability_comes_before_the_criminals_of_the_card_played() -> None:
    # The Conspirator gives 1 Virtue as it leaves; the Thief then 1 Corruption.
    leaving = person("abbot squire conspirator", hand="thief labourer", corruption=4, virtue=5)
    s = play(position(leaving, person()), "play:thief")
    assert (s.corruption[0], s.virtue[0]) == (5, 5)


# --- when a meeting of the markers counts ----------------------------------------------------------------------------


@clause("viscounts", "track.8")
def test_stacked_markers_bring_nothing_before_phase_five() -> None:
    s = position(person("- - -", hand="thief abbot", corruption=5, virtue=6), person())
    play(s, "play:thief")
    assert (s.corruption[0], s.virtue[0]) == (6, 6)
    assert (purse(s)["silver"], papers(s)["unpaid"]) == (0, 0)
    play(s, "move:right.1", "pass")
    assert (purse(s)["silver"], papers(s)["unpaid"]) == (3, 2)


@clause("viscounts", "track.9")
def test_markers_that_meet_in_phase_six_wait_for_the_next_turn_and_may_be_pushed_on() -> None:
    # Drawing needs a reshuffle: without Criminals 1 Virtue, which makes the markers meet.
    s = position(
        person("abbot - -", hand="thief", discards="labourer squire lender", deck="", corruption=3, virtue=4),
        person("- - -", hand="abbot squire"),
        steps=[step("EndTurn"), step("FillHand")],
    )
    assert (s.turn, s.corruption[0], s.virtue[0], purse(s)["silver"]) == (1, 3, 3, 0)
    end_turn(s)
    assert (s.turn, s.corruption[0], s.virtue[0]) == (0, 3, 3)
    play(s, "play:thief")  # a Criminal pushes both before phase 5
    assert (s.corruption[0], s.virtue[0]) == (4, 4)
    end_turn(s)
    assert (s.corruption[0], s.virtue[0]) == (1, 7)
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 1, "approved": 0}  # space 4


@clause("viscounts", "track.9")
def test_markers_that_meet_in_anothers_turn_stay_together() -> None:
    # A Collision on space 6 of player 0 gives 1 Virtue to those without Criminals.
    s = position(
        person("- - -", corruption=6, virtue=6),
        person("- - -", hand="abbot squire", corruption=3, virtue=4),
        steps=[step("EndTurn"), step("CheckCollision")],
    )
    assert (s.turn, s.corruption, s.virtue) == (1, [1, 3], [7, 3])
    assert purse(s, 1)["silver"] == 0


@clause("viscounts", "track.10")
def test_only_the_owners_collision_separates_the_markers() -> None:
    s = position(person(corruption=4, virtue=4), person(corruption=3, virtue=3), steps=[step("CheckCollision")])
    assert (s.corruption, s.virtue) == ([1, 3], [7, 3])


@clause("viscounts", "track.10", "track.11")
def test_markers_never_cross_and_part_only_in_their_owners_turn() -> None:
    together = [False] * 3
    turn = parted = 0
    for s in random_play(new_game(3, 1)):
        for player in range(3):
            assert 1 <= s.corruption[player] <= s.virtue[player] <= 7
            met = s.corruption[player] == s.virtue[player]
            if together[player] and not met:
                assert turn == player
                parted += 1
            together[player] = met
        turn = s.turn
    assert parted > 3


@clause("viscounts", "track.11")
@pytest.mark.parametrize("n", range(1, 7))
def test_a_marker_meets_the_other_however_far_it_goes(n: int) -> None:
    corruption, virtue = _after(4, 5, gain("corruption", n))
    assert corruption == virtue


# --- what the spaces give --------------------------------------------------------------------------------------------

# By space: Silver, Deeds and Debts of the player whose markers met.
ABOVE = {1: (1, 3, 0), 2: (1, 2, 0), 3: (1, 1, 0), 4: (2, 1, 1), 5: (2, 0, 1), 6: (3, 0, 2), 7: (4, 0, 3)}


@clause("viscounts", "track.12")
@pytest.mark.parametrize("space", ABOVE)
def test_rewards_above_the_track(space: int) -> None:
    s = position(person("- - -", corruption=space, virtue=space), person("- - -"), steps=[step("CheckCollision")])
    assert (purse(s)["silver"], papers(s)["acquired"], papers(s)["unpaid"]) == ABOVE[space]


@clause("viscounts", "track.14")
def test_virtue_leads_to_deeds_and_corruption_to_debts() -> None:
    def collide(what: str) -> tuple[int, int]:
        steps = [step("CheckCollision"), step("Resolve", effects=[gain(what, 3)])]
        s = position(person("- - -", corruption=4, virtue=4), person("- - -"), steps=steps)
        return papers(s)["acquired"], papers(s)["unpaid"]

    assert collide("virtue") == (3, 0)
    assert collide("corruption") == (0, 3)


@clause("viscounts", "track.13")
@pytest.mark.parametrize(
    ("space", "row", "changed"),
    [
        (1, "thief - -", "debt"),
        (1, "abbot - -", ""),
        (2, "thief - -", "corruption"),
        (2, "abbot - -", ""),
        (3, "thief - -", "corruption"),
        (3, "abbot - -", ""),
        (5, "thief - -", ""),
        (5, "abbot - -", "virtue"),
        (6, "thief - -", ""),
        (6, "abbot - -", "virtue"),
        (7, "thief - -", ""),
        (7, "abbot - -", "deed"),
    ],
)
def test_rewards_below_the_track_depend_on_the_criminals_of_the_others(space: int, row: str, changed: str) -> None:
    s = position(person("- - -", corruption=space, virtue=space), person(row), steps=[step("CheckCollision")])
    gained = {
        "debt": papers(s, 1)["unpaid"],
        "deed": papers(s, 1)["acquired"],
        "corruption": s.corruption[1] - 1,
        "virtue": 7 - s.virtue[1],
    }
    assert gained == {what: int(what == changed) for what in gained}


@clause("viscounts", "track.13")
@pytest.mark.parametrize("row", ["thief abbot -", "labourer abbot -"])
def test_space_four_lets_the_others_rearrange_whatever_their_criminals(row: str) -> None:
    s = position(person("- - -", corruption=4, virtue=4), person(row), steps=[step("CheckCollision")])
    assert s.seat == 1
    play(s, "order:2.1.3")
    assert s.rows[3:5] == [s.box.card_number[card] for card in reversed(row.split()[:2])]
