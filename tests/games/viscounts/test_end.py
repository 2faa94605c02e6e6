"""How the game ends: Poverty and Prosperity revealed, the rounds that follow, what still counts."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    end_turn,
    gain,
    papers,
    person,
    play,
    position,
    step,
    turn_from,
)

HONEST = "trader lender financier"
CRIMINAL = "thief lender financier"


def gaining(what: str, players: int = 4, **board: Any) -> Viscounts:
    """The player whose turn it is gains a Debt or Deed after the action; then the turns go on."""
    turn = board.get("turn", 0)
    steps = [*turn_from("CheckCollision", turn), step("Resolve", turn, effects=[gain(what)])]
    people = [person("- - -", deck="labourer squire abbot friar miner princess") for _ in range(players)]
    return position(*people, steps=steps, **board)


def turns_to_come(s: Viscounts) -> list[tuple[int, int]]:
    """Play on to the end, doing as little as possible; every turn that is played, as round and player."""
    turns: list[tuple[int, int]] = []
    while not s.over and len(turns) < 20:  # no more than a few rounds are ever asked for
        turns.append((s.round, s.turn))
        end_turn(s)
    return turns


# --- how many rounds -------------------------------------------------------------------------------------------------


@clause("viscounts", "end.1")
@pytest.mark.parametrize(("what", "pile"), [("debt", "debts_above"), ("deed", "deeds_above")])
def test_the_end_begins_when_the_last_card_above_poverty_or_prosperity_is_taken(what: str, pile: str) -> None:
    assert gaining(what, round=9, **{pile: 2}).last_round == 0
    assert gaining(what, round=9, **{pile: 1}).last_round == 10


@clause("viscounts", "end.2")
def test_the_round_is_completed_and_one_more_is_played() -> None:
    # Revealed in the second player's turn of round 9.
    s = gaining("debt", turn=1, round=9, debts_above=1)
    assert turns_to_come(s) == [(9, 2), (9, 3), (10, 0), (10, 1), (10, 2), (10, 3)]
    assert s.over


@clause("viscounts", "end.2")
def test_the_player_on_the_first_players_right_ends_the_game() -> None:
    s = gaining("deed", players=3, first=2, turn=2, round=4, deeds_above=1)
    assert turns_to_come(s) == [(4, 0), (4, 1), (5, 2), (5, 0), (5, 1)]


@clause("viscounts", "end.3")
def test_a_reveal_in_the_last_turn_of_a_round_is_followed_by_a_full_round() -> None:
    s = gaining("debt", turn=3, round=9, debts_above=1)
    assert turns_to_come(s) == [(10, 0), (10, 1), (10, 2), (10, 3)]


@clause("viscounts", "end.4")
def test_the_second_card_revealed_counts_but_does_not_move_the_end() -> None:
    # Poverty was revealed in round 9; Prosperity follows in round 10, the last.
    s = gaining("deed", turn=1, round=10, last_round=10, debts_above=0, deeds_above=1)
    assert (s.last_round, s.ending()) == (10, "divided_kingdom")
    assert turns_to_come(s) == [(10, 2), (10, 3)]


@clause("viscounts", "end.4", "end.5")
@pytest.mark.parametrize(
    ("debts_above", "deeds_above", "ending", "points"),
    [(0, 3, "poverty", [12, 0]), (3, 0, "prosperity", [0, 12]), (0, 0, "divided_kingdom", [12, 12])],
)
def test_only_cards_that_were_revealed_score(
    debts_above: int, deeds_above: int, ending: str, points: list[int]
) -> None:
    s = position(
        person(approved=2), person(paid=2), debts_above=debts_above, deeds_above=deeds_above, last_round=3, round=3
    )
    found = [0, 0]
    for line in s.score_sheet():
        if line.clause in ("score.8", "score.9"):
            found[line.seat] += line.points
    assert (found, s.ending()) == (points, ending)


# --- what still counts -----------------------------------------------------------------------------------------------


@clause("viscounts", "end.6")
def test_a_traveller_makes_no_clerics_of_merchants_when_clerics_are_counted() -> None:
    s = position(
        person("traveller lender abbot", deck="", manuscripts="black_vp_cleric", at="inner.1", ink=9),
        person(),
        shelves=[["grey_flip"], [], [], [], []],
        steps=[step("ChooseAction")],
    )
    assert s.describe(s.resolve("act:transcribe")).args["icons"] == 1 + 2  # two pairs of Merchants, in play
    assert [line.points for line in s.score_sheet() if line.clause == "script.12"] == [1]  # the Abbot alone


@clause("viscounts", "end.7", "end.8")
def test_markers_that_meet_at_the_very_end_bring_nothing() -> None:
    s = position(
        person(HONEST, corruption=4, virtue=4),
        person(CRIMINAL, deck="", discards="squire abbot", corruption=6, virtue=7),
        turn=1,
        round=8,
        last_round=8,
        debts_above=0,
        steps=turn_from("CheckCollision", 1),
    )
    assert s.over
    assert (s.corruption, s.virtue) == ([4, 7], [4, 7])  # the reshuffle of phase 6 made the second pair meet
    assert s.papers == [0] * 8
    assert s.purse == [0] * 8


@clause("viscounts", "end.8")
def test_the_last_turn_still_fills_the_hand() -> None:
    s = position(person(), person(HONEST), turn=1, round=8, last_round=8, debts_above=0, steps=turn_from("FillHand", 1))
    assert (s.over, len(s.hands[1]), s.decks[1]) == (True, 3, ())


@clause("viscounts", "end.9")
@pytest.mark.parametrize(("left", "taker"), [(1, 0), (2, 1)])
def test_the_end_begins_whoever_takes_the_last_card_also_out_of_turn(left: int, taker: int) -> None:
    # Hills 2 and 3: the Link gives a Debt to the builder, then to the other owner.
    s = position(
        person(HONEST, at="outer_right.2"),
        person(HONEST),
        buildings={"2.2": "1 workshop_1", "2.4": "1 workshop_2", "2.5": "1 workshop_3"},
        round=6,
        debts_above=left,
        steps=[
            *turn_from("Recruit"),
            step("PickSpot", piece="guildhall_1", anywhere=False, free=False),
            step("PickResource"),
        ],
    )
    s.events = []
    play(s, "take:ink")
    known = ("event-debt", "event-poverty")
    found = [(event.message.key, event.message.args.get("player")) for event in s.events if event.message.key in known]
    assert found[taker : taker + 2] == [("event-debt", f"@seat-{taker}"), ("event-poverty", None)]
    assert (s.last_round, papers(s)["unpaid"], papers(s, 1)["unpaid"]) == (7, 1, 1)


@clause("viscounts", "end.9")
@pytest.mark.parametrize("phase", ["CheckCollision", "Recruit", "ChooseAction", "MoveViscount"])
def test_the_end_begins_in_whatever_phase_the_card_is_taken(phase: str) -> None:
    steps = [*turn_from(phase), step("Resolve", 1, effects=[gain("deed")])]
    s = position(person(HONEST), person("- - -"), round=6, deeds_above=1, steps=steps)
    assert s.last_round == 7


@clause("viscounts", "end.2")
def test_the_tally_counts_rounds_and_buildings() -> None:
    built = {"1.1": "0 workshop_1", "3.2": "1 guildhall_1", "5.5": "1 workshop_3"}
    s = position(person(), person(), round=8, last_round=8, debts_above=0, buildings=built, steps=[])
    assert s.tally() == {"rounds": 8, "buildings": 3}


@clause("viscounts", "end.5")
@pytest.mark.parametrize(
    ("debts", "deeds", "ending"), [(0, 3, "poverty"), (2, 0, "prosperity"), (0, 0, "divided_kingdom")]
)
def test_the_ending_is_named_after_the_cards_revealed(debts: int, deeds: int, ending: str) -> None:
    s = position(person(), person(), debts_above=debts, deeds_above=deeds, steps=[])
    assert s.ending() == ending
