"""Phase 6 and every other need of a card: the hand limit, reshuffling, and the marker it moves."""

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
    play,
    position,
    purse,
    refusal,
    step,
    texts,
    told,
    turn_from,
)

HONEST = "trader lender financier"
CRIMINAL = "thief lender financier"
SHUFFLE = [{"op": "shuffle"}]


def filling(row: str = HONEST, **rest: Any) -> Viscounts:
    """Player 0 fills the hand; nothing comes after."""
    board = {key: rest.pop(key) for key in ("buildings", "leader", "options") if key in rest}
    return position(person(row, **rest), person(), steps=[step("FillHand")], **board)


# --- how many cards --------------------------------------------------------------------------------------------------


@clause("viscounts", "draw.1")
def test_cards_come_off_the_top_of_the_draw_pile_up_to_the_limit() -> None:
    s = filling(hand="thief", deck="labourer squire abbot trader")
    assert card_ids(s, s.hands[0]) == ["thief", "trader", "abbot"]
    assert card_ids(s, s.decks[0]) == ["labourer", "squire"]


@clause("viscounts", "draw.2")
@pytest.mark.parametrize(
    ("buildings", "leader", "limit"),
    [({}, None, 3), ({"3.1": "0 workshop_3"}, 1, 4), ({}, 0, 4), ({"3.1": "0 workshop_3"}, 0, 5)],
)
def test_the_hand_limit_is_three_and_two_things_raise_it(
    buildings: dict[str, str], leader: int | None, limit: int
) -> None:
    s = filling(deck="labourer squire abbot trader thief lender", buildings=buildings, leader=leader)
    assert len(s.hands[0]) == limit


@clause("viscounts", "draw.3", "draw.11")
@pytest.mark.parametrize("hand", ["thief squire abbot", "thief squire abbot trader lender"])
def test_a_full_hand_neither_draws_nor_discards(hand: str) -> None:
    s = filling(hand=hand, deck="labourer", discards="trader")
    assert (card_ids(s, s.hands[0]), len(s.decks[0]), len(s.discards[0])) == (hand.split(), 1, 1)


@clause("viscounts", "draw.11")
def test_a_hand_above_the_limit_shrinks_only_by_playing() -> None:
    s = position(person("- - -", hand="thief squire abbot trader lender", deck="labourer"), person(), steps=None)
    play(s, "play:squire", "move:right.1")
    while s.turn == 0:
        play(s, "pass")
    assert card_ids(s, s.hands[0]) == ["thief", "abbot", "trader", "lender"]


@clause("viscounts", "draw.4")
def test_what_there_is_is_drawn() -> None:
    s = filling(deck="labourer", discards="squire")
    assert (sorted(card_ids(s, s.hands[0])), s.decks[0], s.discards[0]) == (["labourer", "squire"], (), ())


# --- reshuffling -----------------------------------------------------------------------------------------------------


@clause("viscounts", "draw.5")
def test_taking_the_last_card_alone_reshuffles_nothing() -> None:
    s = filling(deck="labourer squire abbot", discards="trader thief")
    assert (s.decks[0], card_ids(s, s.discards[0]), markers(s)) == ((), ["trader", "thief"], (1, 7))


@clause("viscounts", "draw.5")
def test_a_card_needed_from_an_empty_draw_pile_reshuffles_the_discards() -> None:
    s = filling(deck="labourer squire", discards="trader thief abbot")
    assert len(s.hands[0]) == 3
    assert card_ids(s, s.hands[0])[:2] == ["squire", "labourer"]
    assert (len(s.decks[0]), s.discards[0]) == (2, ())


@clause("viscounts", "draw.5", "draw.7")
@pytest.mark.parametrize("verb", ["discard", "destroy"])
def test_a_card_given_up_from_an_empty_draw_pile_reshuffles_too(verb: str) -> None:
    effects = [{"op": verb, "n": 1}]
    s = position(
        person(HONEST, deck="", discards="squire squire squire"), person(), steps=[step("Resolve", effects=effects)]
    )
    play(s, f"{verb}:top")
    assert (len(s.decks[0]), markers(s)) == (2, (1, 6))
    assert card_ids(s, s.discards[0] if verb == "discard" else s.gone) == ["squire"]


@clause("viscounts", "draw.5")
def test_an_empty_hand_and_draw_pile_reshuffle_to_play_a_card() -> None:
    s = position(person("- - -", deck="", discards="squire squire squire"), person())
    assert (card_ids(s, s.row(0)), markers(s)) == (["squire"], (1, 6))


@clause("viscounts", "draw.6")
@pytest.mark.parametrize(
    ("row", "after"),
    [(HONEST, (1, 6)), (CRIMINAL, (2, 7)), ("antagonist thief trader", (2, 7)), ("- - -", (1, 6))],
)
def test_a_reshuffle_moves_one_marker_by_one_step(row: str, after: tuple[int, int]) -> None:
    assert markers(filling(row, deck="", discards="squire abbot")) == after


@clause("viscounts", "draw.6")
def test_criminals_elsewhere_than_on_the_board_do_not_matter() -> None:
    s = filling(HONEST, hand="thief", deck="", discards="thief thief")
    assert markers(s) == (1, 6)


@clause("viscounts", "draw.7", "opt.4")
@pytest.mark.parametrize(
    ("options", "row", "after"),
    [
        ({}, HONEST, (1, 6)),
        ({}, CRIMINAL, (2, 7)),
        ({"shuffle_markers": False}, HONEST, (1, 7)),
        ({"shuffle_markers": False}, CRIMINAL, (1, 7)),
    ],
)
def test_a_shuffle_effect_moves_a_marker_unless_the_table_says_otherwise(
    options: dict[str, Any], row: str, after: tuple[int, int]
) -> None:
    s = position(
        person(row, deck="squire", discards="abbot"),
        person(),
        options=options,
        steps=[step("Resolve", effects=SHUFFLE)],
    )
    assert (markers(s), sorted(card_ids(s, s.decks[0]))) == (after, ["abbot", "squire"])


@clause("viscounts", "draw.7")
def test_a_forced_reshuffle_moves_a_marker_at_every_table() -> None:
    s = filling(deck="", discards="squire abbot", options={"shuffle_markers": False})
    assert markers(s) == (1, 6)


@clause("viscounts", "draw.8")
def test_the_marker_moves_after_the_shuffle_and_before_the_draw() -> None:
    s = position(
        person(HONEST, deck="", discards="squire abbot"), person(), steps=[step("FillHand"), step("PickResource")]
    )
    assert told(s, "take:ink") == ["event-gains", "event-shuffles", "event-virtue", "event-draws"]


@clause("viscounts", "draw.9")
def test_markers_that_meet_in_phase_six_wait_for_the_players_next_turn() -> None:
    s = position(
        person(CRIMINAL, deck="", discards="squire abbot", corruption=6, virtue=7),
        person("- - -"),
        steps=turn_from("CheckCollision"),
    )
    assert (s.turn, markers(s), papers(s)["unpaid"], purse(s)["silver"]) == (1, (7, 7), 0, 0)
    later = position(person(CRIMINAL, corruption=7, virtue=7), person("- - -"), steps=turn_from("CheckCollision"))
    assert (markers(later), papers(later)["unpaid"]) == ((1, 7), 3)


@clause("viscounts", "draw.10")
def test_with_no_card_left_anywhere_nothing_is_shuffled_and_no_marker_moves() -> None:
    s = filling(hand="thief", deck="", discards="")
    assert (card_ids(s, s.hands[0]), markers(s)) == (["thief"], (1, 7))
    effects = [{"op": "discard", "n": 1}]
    s = position(person(hand="thief", deck=""), person(), steps=[step("Resolve", effects=effects)])
    assert texts(s) == ["discard:thief", "decline"]
    assert refusal(s, "discard:top").clause == "draw.10"
    s = position(person(deck="squire"), person(), steps=[step("Resolve", effects=SHUFFLE)])
    assert markers(s) == (1, 7)


# --- whose turn ------------------------------------------------------------------------------------------------------


@clause("viscounts", "draw.12")
@pytest.mark.parametrize(("player", "following", "number"), [(0, 1, 4), (1, 2, 4), (2, 0, 5)])
def test_after_drawing_the_next_player_clockwise_begins(player: int, following: int, number: int) -> None:
    people = [person("- - -", hand="squire abbot thief") for _ in range(3)]
    s = position(*people, turn=player, round=4, steps=turn_from("FillHand", player))
    assert (asked(s), s.turn, s.round) == ((following, "PlayCard"), following, number)


@clause("viscounts", "draw.13")
@pytest.mark.parametrize(("row", "after"), [(HONEST, (1, 6)), (CRIMINAL, (2, 7))])
def test_a_reshuffle_in_anothers_turn_is_settled_by_the_board_of_its_player(row: str, after: tuple[int, int]) -> None:
    # Hills 4 and 5: both owners of the Link may destroy a card; the builder's board is the opposite of the other's.
    s = position(
        person(CRIMINAL if row == HONEST else HONEST, at="outer_right.2"),
        person(row, deck="", discards="squire abbot"),
        buildings={"2.4": "1 workshop_2", "2.3": "1 workshop_3"},
        steps=[*turn_from("FillHand"), step("PickSpot", piece="workshop_1", anywhere=False, free=False)],
    )
    play(s, "decline")
    assert asked(s) == (1, "DestroyCard")
    play(s, "destroy:top")
    assert (markers(s, 1), markers(s)) == (after, (1, 7))
