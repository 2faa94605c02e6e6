"""Phase 5: the markers have met. Four steps and the reset, for the current player and for all others."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    asked,
    card_ids,
    markers,
    papers,
    person,
    pile,
    play,
    position,
    purse,
    step,
    texts,
    told,
    turn_from,
)

HONEST = "trader lender financier"
CRIMINAL = "thief lender financier"

NOTHING = {"unpaid": 0, "paid": 0, "acquired": 0, "approved": 0}


def collision(space: int, *others: dict[str, Any], row: str = HONEST, **rest: Any) -> Viscounts:
    """Player 0's markers meet on `space` when phase 5 begins; the turn ends after it."""
    who = person(row, corruption=space, virtue=space)
    return position(who, *(others or (person(HONEST),)), steps=[step("CheckCollision")], **rest)


# --- when ------------------------------------------------------------------------------------------------------------


@clause("viscounts", "coll.1")
def test_no_collision_while_the_markers_are_apart() -> None:
    s = position(person(HONEST, corruption=4, virtue=5), person(HONEST), steps=[step("CheckCollision")])
    assert (markers(s), papers(s), purse(s)["silver"]) == ((4, 5), NOTHING, 0)


@clause("viscounts", "coll.1")
def test_markers_that_meet_earlier_wait_for_phase_five() -> None:
    # Hiring the Antagonist brings the Corruption that makes them meet.
    s = position(
        person(HONEST, silver=6, corruption=5, virtue=6),
        person(HONEST),
        piles=pile("antagonist"),
        steps=turn_from("Recruit"),
    )
    play(s, "hire:1")
    assert (purse(s)["silver"], papers(s)["unpaid"]) == (6 - 3 + 3, 2)
    assert markers(s) == (1, 7)


@clause("viscounts", "coll.1")
def test_in_a_turn_the_collision_follows_recruiting() -> None:
    s = position(
        person("- - -", hand="squire", silver=5, corruption=5, virtue=6),
        person("- - -"),
        piles=[[], ["antagonist"], [], [], []],
    )
    play(s, "move:left.2", "pass", "hire:2")
    assert (s.turn, markers(s)) == (1, (1, 7))
    assert (purse(s)["silver"], papers(s)["unpaid"]) == (5 - 3 + 3, 2)


@clause("viscounts", "coll.1", "coll.13")
def test_a_stack_on_another_board_starts_no_collision() -> None:
    s = position(person(HONEST), person(HONEST, corruption=6, virtue=6), steps=[step("CheckCollision")])
    assert (markers(s), markers(s, 1)) == ((1, 7), (6, 6))
    assert (papers(s), papers(s, 1), s.purse) == (NOTHING, NOTHING, [0] * 8)


@clause("viscounts", "coll.1")
def test_a_collision_cannot_be_refused() -> None:
    s = collision(7)
    assert asked(s) == (None, "")
    assert papers(s)["unpaid"] == 3


@clause("viscounts", "coll.12", "coll.13", "coll.1")
def test_only_the_current_players_markers_collide_and_are_reset() -> None:
    s = collision(6, person(HONEST, corruption=3, virtue=3), person(HONEST, corruption=6, virtue=7))
    assert markers(s) == (1, 7)
    assert markers(s, 1) == (2, 2)  # stacked, moved by its Virtue, and left there
    assert markers(s, 2) == (6, 6)  # met just now: nothing happens before that player's own phase 5
    assert (papers(s, 1), papers(s, 2)) == (NOTHING, NOTHING)


# --- the order of the steps ------------------------------------------------------------------------------------------


@clause("viscounts", "coll.2", "coll.5", "coll.11")
def test_the_four_steps_come_in_order_and_then_the_reset() -> None:
    s = position(
        person("trader lender peddler_ink", silver=3, corruption=5, virtue=6),
        person("peddler_gold lender trader"),
        piles=pile("antagonist"),
        buildings={"3.1": "1 workshop_2"},
        steps=[step("CheckCollision"), step("Recruit")],
    )
    events = told(s, "hire:1")
    assert events[events.index("event-collision") :] == [
        "event-collision",
        *["event-reacts"] * 3,  # what the next three come from
        "event-virtue",  # the other's middle Workshop
        "event-gains",  # Ink for the current player
        "event-gains",  # Gold for the other
        "event-own-reward",
        "event-gains",  # Silver above the space
        "event-debt",
        "event-debt",
        "event-others-reward",
        "event-virtue",  # below the space
        "event-markers-return",
    ]
    assert markers(s) == (1, 7)
    assert markers(s, 1) == (1, 5)


@clause("viscounts", "coll.3")
def test_the_middle_workshop_needs_a_board_without_criminals() -> None:
    built = {"3.1": "1 workshop_2", "3.2": "2 workshop_2"}
    s = collision(2, person(HONEST), person(CRIMINAL), buildings=built)
    # Space 2 adds Corruption for those with Criminals.
    assert (markers(s, 1), markers(s, 2)) == ((1, 6), (2, 7))


@clause("viscounts", "coll.4")
def test_the_current_players_own_workshop_moves_the_stack_before_the_reward() -> None:
    s = collision(5, person("trader lender -"), buildings={"3.1": "0 workshop_2"})
    # Space 4: 2 Silver, a Deed and a Debt; the others may rearrange.
    assert (purse(s)["silver"], papers(s)) == (2, {**NOTHING, "unpaid": 1, "acquired": 1})
    assert asked(s) == (1, "RearrangeCards")


@clause("viscounts", "coll.4")
def test_a_stack_on_the_first_space_stays_there() -> None:
    s = collision(1, buildings={"3.1": "0 workshop_2"})
    assert (purse(s)["silver"], papers(s)["acquired"]) == (1, 3)


@clause("viscounts", "coll.5")
def test_abilities_on_all_boards_react_to_any_collision_the_current_player_first() -> None:
    ada = "ada lender trader"
    s = collision(
        7, person(ada), person("peddler_stone lender trader"), person(ada), row="peddler_silver trader lender"
    )
    # Virtue and a resource of choice for each Ada, clockwise.
    assert asked(s) == (1, "PickResource")
    assert (purse(s)["silver"], papers(s)["unpaid"], purse(s, 2)["stone"]) == (2, 0, 0)
    play(s, "take:ink")
    assert (asked(s), purse(s, 2)["stone"]) == ((3, "PickResource"), 1)
    play(s, "take:gold")
    assert (purse(s)["silver"], papers(s)["unpaid"]) == (2 + 4, 3)
    assert [papers(s, player)["acquired"] for player in (1, 2, 3)] == [0, 1, 0]


@clause("viscounts", "coll.6")
def test_virtue_gained_in_the_second_step_moves_the_stack() -> None:
    s = collision(7, row="ada lender trader")
    play(s, "take:ink")
    assert (purse(s)["silver"], papers(s)["unpaid"]) == (3, 2)  # space 6


# --- the rewards -----------------------------------------------------------------------------------------------------


@clause("viscounts", "coll.7")
@pytest.mark.parametrize(
    ("space", "silver", "deeds", "debts"),
    [(1, 1, 3, 0), (2, 1, 2, 0), (3, 1, 1, 0), (4, 2, 1, 1), (5, 2, 0, 1), (6, 3, 0, 2), (7, 4, 0, 3)],
)
def test_the_current_player_gains_what_stands_above_the_stack(space: int, silver: int, deeds: int, debts: int) -> None:
    s = collision(space)
    assert (purse(s)["silver"], papers(s)) == (silver, {**NOTHING, "acquired": deeds, "unpaid": debts})


@clause("viscounts", "coll.8")
@pytest.mark.parametrize(
    ("space", "honest", "criminal"),
    [
        (1, {}, {"unpaid": 1}),
        (2, {}, {"corruption": 2}),
        (3, {}, {"corruption": 2}),
        (5, {"virtue": 6}, {}),
        (6, {"virtue": 6}, {}),
        (7, {"acquired": 1}, {}),
    ],
)
@pytest.mark.parametrize("row", [HONEST, CRIMINAL])
def test_the_others_gain_what_stands_below_each_by_the_own_board(
    space: int, honest: dict[str, int], criminal: dict[str, int], row: str
) -> None:
    s = collision(space, person(HONEST), person(CRIMINAL), row=row)  # the current player's Criminals do not matter
    for player, gains in ((1, honest), (2, criminal)):
        found = {"corruption": s.corruption[player], "virtue": s.virtue[player], **papers(s, player)}
        assert found == {"corruption": 1, "virtue": 7, **NOTHING, **gains}


@clause("viscounts", "coll.17", "coll.19")
def test_below_space_four_each_other_player_may_rearrange_clockwise() -> None:
    s = position(
        person(HONEST),
        person(HONEST, corruption=4, virtue=4),
        person(HONEST),
        turn=1,
        steps=turn_from("CheckCollision", 1),
    )
    assert (asked(s), "decline" in texts(s)) == ((2, "RearrangeCards"), True)
    play(s, "decline")
    assert (asked(s), markers(s, 1)) == ((0, "RearrangeCards"), (4, 4))
    play(s, "order:3.2.1")
    assert card_ids(s, s.row(0)) == ["financier", "lender", "trader"]
    assert (markers(s, 1), s.turn) == ((1, 7), 2)  # the turn went on and came to its end


@clause("viscounts", "coll.10")
def test_silver_comes_before_deeds_and_deeds_before_debts() -> None:
    s = position(
        person(HONEST, silver=3, corruption=3, virtue=4),
        person("- - -"),
        piles=pile("antagonist"),
        steps=[step("CheckCollision"), step("Recruit")],
    )
    events = told(s, "hire:1")
    assert events[events.index("event-collision") + 1 :] == [
        "event-own-reward",
        "event-gains",
        "event-deed",
        "event-debt",
        "event-others-reward",
        "event-markers-return",
    ]


# --- the space that is read ------------------------------------------------------------------------------------------


def shaken(options: dict[str, Any]) -> Viscounts:
    """A Collision on space 6 whose first Debt lets the current player destroy from an empty draw pile.

    The reshuffle brings Corruption: the stack moves to 7 between the rewards.
    """
    s = position(
        person("racketeer_destroy lender trader", deck="", discards="squire abbot thief", corruption=6, virtue=6),
        person(HONEST),
        options=options,
        steps=[step("CheckCollision")],
    )
    assert (asked(s), papers(s)["unpaid"]) == ((0, "PickEither"), 1)
    play(s, "either:1", "destroy:top")
    assert (asked(s), markers(s), papers(s)["unpaid"]) == ((0, "PickEither"), (7, 7), 2)
    return play(s, "either:2", "decline")


@clause("viscounts", "coll.9")
def test_each_of_the_two_rewards_reads_the_space_when_it_begins() -> None:
    s = shaken({})
    assert papers(s)["unpaid"] == 2  # the reward begun on space 6 is not changed
    assert (papers(s, 1)["acquired"], s.virtue[1]) == (1, 7)  # the others' is that of space 7
    assert markers(s) == (1, 7)


@clause("viscounts", "coll.9")
def test_a_table_may_fix_the_space_for_both_rewards() -> None:
    s = shaken({"collision_space": "fixed"})
    assert (papers(s)["unpaid"], papers(s, 1)["acquired"], s.virtue[1]) == (2, 0, 6)


# --- afterwards ------------------------------------------------------------------------------------------------------


@clause("viscounts", "coll.14", "coll.11")
def test_one_collision_a_turn() -> None:
    s = position(
        person(HONEST, corruption=5, virtue=5), person(HONEST), steps=[step("CheckCollision"), step("CheckCollision")]
    )
    assert (markers(s), purse(s)["silver"]) == ((1, 7), 2)


@clause("viscounts", "coll.18")
@pytest.mark.parametrize(("row", "after"), [(HONEST, (1, 6)), (CRIMINAL, (2, 7))])
def test_a_reshuffle_after_the_reset_moves_the_separated_markers(row: str, after: tuple[int, int]) -> None:
    s = position(
        person(row, deck="", discards="squire abbot", corruption=5, virtue=5),
        person(HONEST),
        steps=[step("FillHand"), step("CheckCollision")],
    )
    assert markers(s) == after


@clause("viscounts", "coll.15")
def test_the_worked_case_of_the_peddler() -> None:
    s = collision(
        6,
        person(HONEST),
        person(CRIMINAL),
        person(HONEST),
        row="thief trader peddler_ink",
        buildings={"3.1": "0 workshop_2"},
    )
    assert purse(s) == {"silver": 3, "ink": 1, "gold": 0, "stone": 0}
    assert papers(s) == {**NOTHING, "unpaid": 2}
    assert [s.virtue[player] for player in (1, 2, 3)] == [6, 7, 6]
    assert markers(s) == (1, 7)


@clause("viscounts", "coll.16")
@pytest.mark.parametrize(
    ("space", "pile", "ending"), [(6, {"debts_above": 2}, "poverty"), (1, {"deeds_above": 3}, "prosperity")]
)
def test_the_own_reward_may_reveal_an_end_card(space: int, pile: dict[str, Any], ending: str) -> None:
    s = collision(space, round=5, **pile)
    assert (s.last_round, s.ending()) == (6, ending)


@clause("viscounts", "coll.16", "end.9")
def test_the_reward_of_the_others_may_reveal_an_end_card() -> None:
    s = collision(7, person(HONEST), person(HONEST), deeds_above=2, round=5)
    assert (s.last_round, s.ending(), s.deeds_above) == (6, "prosperity", 0)


@clause("viscounts", "coll.19")
def test_one_players_reactions_are_finished_before_the_next_is_served() -> None:
    racketeer = "racketeer_rearrange lender trader"
    s = collision(1, person(racketeer), person(racketeer))
    assert (asked(s), papers(s, 1)["unpaid"], papers(s, 2)["unpaid"]) == ((1, "PickEither"), 1, 0)
    play(s, "either:1", "decline")
    assert (asked(s), papers(s, 2)["unpaid"]) == ((2, "PickEither"), 1)
