"""The markers of Virtue and Corruption, until a Collision sets them back."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, alone, rival
from tests.games.viscounts.positions import (
    acting,
    end_turn,
    flip,
    gain,
    markers,
    new_game,
    papers,
    person,
    play,
    position,
    purse,
    random_play,
    refusal,
    step,
    texts,
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


# An action and the Townsfolk that follow it with Virtue and with Corruption.
PAIRS = {
    "transcribe": ("deacon_virtue bishop abbot", "inner.1", ["act:transcribe"]),
    "workers": ("overseer_virtue enforcer squire", "inner.3", ["act:workers", "workers:1"]),
    "build": ("woodcutter_virtue charlatan abbot", "outer_left.1", ["act:build", "build:workshop_1", "spot:1.1"]),
}


def _acted(action: str, **board: Any) -> Viscounts:
    """Somebody with both Townsfolk on the board has taken the action, with the markers on 4 and 5."""
    row, at, choices = PAIRS[action]
    return play(acting(person(row, at=at, ink=3, corruption=4, virtue=5), **board), *choices)


@clause("viscounts", "track.7")
@pytest.mark.parametrize("action", PAIRS)
def test_of_abilities_that_trigger_together_corruption_moves_first(action: str) -> None:
    s = _acted(action)
    assert s.over  # there is nothing to ask
    assert markers(s) == (4, 4)


@clause("viscounts", "track.7")
@pytest.mark.parametrize("action", PAIRS)
@pytest.mark.parametrize(("choice", "ends"), [("next:1", (5, 5)), ("next:2", (4, 4))])
def test_a_table_may_leave_the_order_to_the_player(action: str, choice: str, ends: tuple[int, int]) -> None:
    s = _acted(action, options={"marker_order": "by_effect"})
    assert texts(s) == ["next:1", "next:2"]
    assert markers(play(s, choice)) == ends


@clause("viscounts", "track.7")
def test_virtue_waits_for_corruption_but_for_nothing_else() -> None:
    waiting = [gain("virtue"), flip(), gain("corruption")]
    steps = [step("OrderEffects", effects=waiting)]
    s = position(person(corruption=4, virtue=5, acquired=1), person(), steps=steps)
    assert texts(s) == ["next:2", "next:3"]
    assert refusal(s, "next:1").clause == "track.7"
    play(s, "next:3")
    assert texts(s) == ["next:1", "next:2"]  # now Virtue and the flip are free to choose
    assert markers(play(s, "next:1")) == (4, 4)


@clause("viscounts", "track.7")
@pytest.mark.parametrize(("order", "ends"), [("corruption_first", (3, 3)), ("by_effect", (4, 4))])
def test_at_a_shuffle_the_rivals_workshops_move_corruption_first(order: str, ends: tuple[int, int]) -> None:
    # Without Criminals the shuffle brings Virtue, the second Workshop Virtue, the third Corruption. The markers meet on
    # 5 and go back to 3, or they meet on 4, go on to 3 and come back to 4.
    s = alone(
        rival("starting_builder - -", discards="starting_noble", corruption=4, virtue=5),
        steps=[step("Resolve", RIVAL, effects=[{"op": "shuffle"}])],
        buildings={"3.4": "1 workshop_2", "3.5": "1 workshop_3"},
        options={"marker_order": order},
    )
    assert markers(s, RIVAL) == ends


@clause("viscounts", "track.7")
def test_gains_of_different_moments_keep_the_order_in_which_they_resolve() -> None:
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
