"""The Nameless as a player: when he plays his cards, against whom, and what he wins."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    choose,
    example,
    game,
    gathering,
    holdings,
    laid,
    person,
    row,
    texts,
)
from tests.tables import some_choices

NAMELESS = 3  # the seat after three heroes
DECK = game().box.nameless_ids
CATACLYSMS = game().box.cataclysm_ids
TOLLS = ["toll_of_gold", "toll_of_renown", "heavier_toll", "whisper"]
BUSY = "novice pilgrim preacher young_squire sword_master"  # characters to tap, an action after the other


def haunted(*people: dict[str, Any], hand: list[str] | None = None, **table: Any) -> Seven:
    """Three heroes and a player for the Nameless."""
    options = {"nameless": "player", **table.pop("options", {})}
    return example(*people, options=options, seats=4, nameless_hand=hand or TOLLS, **table)


# --- his seat and his deck -------------------------------------------------------------------------------------------


@clause("seven", "nameless.1")
def test_one_more_player_takes_the_whole_deck_as_his_hand() -> None:
    s = game().new(4, 1, {"nameless": "player"})
    assert isinstance(s, Seven)
    assert (len(s.heroes), s.nameless) == (3, NAMELESS)
    assert board(s)["nameless_hand"] == DECK
    assert len(DECK) == 14
    for seats in (2, 3):
        with pytest.raises(regnum.BadInput):
            game().new(seats, 1, {"nameless": "player"})
    alone = game().new(3, 1)
    assert isinstance(alone, Seven)
    assert (len(alone.heroes), alone.nameless_hand) == (3, ())


# --- when ------------------------------------------------------------------------------------------------------------


@clause("seven", "nameless.2")
def test_he_may_play_after_every_action_but_not_after_a_pass() -> None:
    s = haunted(person(characters=BUSY), person(characters="templar"), person())
    choose(s, "pass")
    assert asked(s) == (1, "TakeTurn")
    choose(s, "tap:templar")
    assert asked(s) == (NAMELESS, "PlayNameless")
    assert set(texts(s)) == {*(f"play:{card}" for card in TOLLS), "decline"}
    choose(s, "decline")
    assert asked(s) == (2, "TakeTurn")


@clause("seven", "nameless.2")
def test_his_card_is_applied_at_once_after_the_action_is_resolved() -> None:
    # The horn brings five gold, of which the toll then takes one.
    s = haunted(person(artefacts="horn_of_plenty"))
    choose(s, "artefact:horn_of_plenty")
    assert (s.gold[0], s.seat) == (5, NAMELESS)
    choose(s, "play:toll_of_gold", "target:0")
    assert (s.gold[0], s.seat) == (4, 1)


@clause("seven", "nameless.2")
def test_the_window_opens_after_a_fallen_heros_action_too() -> None:
    s = haunted(person(characters="novice", fallen=True, corruption=7), options={"fall": True})
    choose(s, "tap:novice")
    assert asked(s) == (NAMELESS, "PlayNameless")


@clause("seven", "nameless.2", "free.7")
def test_a_free_use_is_no_action_and_opens_no_window() -> None:
    s = haunted(person(elixirs="plain_water", sins="envy"))
    choose(s, "elixir:plain_water.plain")
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "nameless.2", "complete.16")
def test_no_window_opens_after_the_action_that_ends_the_phase() -> None:
    s = haunted(
        person(artefacts="kings_seal"),
        undertakings=row(laid("thorn_maze", "neutral", "neutral", None)),
        cataclysm_pile=["famine", "earthquake"],
    )
    choose(s, "artefact:kings_seal")
    assert (s.turn, s.armour, asked(s)[1]) == (2, 1, "TakeTurn")


@clause("seven", "nameless.2")
def test_a_table_may_open_the_window_before_a_full_row_is_completed() -> None:
    s = haunted(
        person(artefacts="kings_seal", gold=1),
        undertakings=row(laid("thorn_maze", "neutral", "neutral", None)),
        cataclysm_pile=["famine", "earthquake"],
        options={"nameless_window": "always"},
    )
    choose(s, "artefact:kings_seal")
    assert (s.turn, s.armour, asked(s)) == (1, 0, (NAMELESS, "PlayNameless"))
    choose(s, "play:toll_of_gold", "target:0")
    assert (s.turn, s.armour, asked(s)[1]) == (2, 1, "TakeTurn")


@clause("seven", "nameless.2", "fall.9")
def test_a_row_that_is_full_no_more_after_his_card_is_not_completed() -> None:
    # The hero cannot pay and takes his seventh corruption: he falls, and his marker leaves the undertaking.
    s = haunted(
        person(fame=3, corruption=6),
        undertakings=row(laid("thorn_maze", "neutral", "neutral", None)),
        options={"nameless_window": "always", "fall": True},
    )
    choose(s, "part:1.3", "play:toll_of_gold", "target:0", "penalty:corruption")
    assert s.is_fallen(0)
    assert (s.turn, s.armour, asked(s)) == (1, 0, (1, "TakeTurn"))


def round_of(s: Seven, character: str) -> list[str]:
    """The first hero taps a character, the others pass; what the Nameless could do after it, first of all play."""
    choose(s, f"tap:{character}")
    offered = texts(s) if s.seat == NAMELESS else []
    if offered:
        choose(s, offered[0])
        if asked(s) == (NAMELESS, "PickTarget"):
            offered = texts(s)
            choose(s, offered[0])
    while s.seat != 0:
        choose(s, "pass")
    return offered


@clause("seven", "nameless.3")
def test_he_plays_at_most_two_cards_a_turn_and_chooses_no_hero_twice() -> None:
    # Nobody has a sin to draw, and the first stays the weakest: he begins the next turn too.
    busy = person(characters=BUSY, gold=9, fame=9)
    s = haunted(busy, *(person(gold=9, fame=9, power=20) for _ in range(2)), sin_pile=[])
    assert round_of(s, "novice") == ["target:0", "target:1", "target:2"]
    assert round_of(s, "pilgrim") == ["target:1", "target:2"]
    assert round_of(s, "preacher") == []
    # In the next turn he begins anew, with everybody to choose from.
    choose(s, "pass")
    assert (s.turn, s.seat) == (2, 0)
    assert round_of(s, "young_squire") == ["target:0", "target:1", "target:2"]


@clause("seven", "nameless.3")
def test_he_plays_at_most_one_card_in_a_round() -> None:
    s = haunted(person(characters=BUSY, gold=9), person(characters="templar"), person(characters="abbess almoner"))
    choose(s, "tap:novice", "play:toll_of_gold", "target:0", "tap:templar")
    assert asked(s) == (2, "TakeTurn")
    choose(s, "tap:abbess", "tap:pilgrim")
    assert asked(s) == (NAMELESS, "PlayNameless")


@clause("seven", "nameless.3")
def test_what_he_declines_does_not_count() -> None:
    s = haunted(person(characters=BUSY), person(characters="templar", gold=1))
    choose(s, "tap:novice", "decline", "tap:templar")
    assert asked(s) == (NAMELESS, "PlayNameless")


@clause("seven", "nameless.3")
def test_a_card_that_touches_every_hero_chooses_nobody() -> None:
    people = [person(characters=BUSY, gold=9), person(gold=9), person(gold=9)]
    s = haunted(*people, hand=["shared_burden", "toll_of_gold", "whisper"], options={"nameless_pace": "every_action"})
    choose(s, "tap:novice", "play:shared_burden")
    assert s.gold == [8, 8, 8]
    choose(s, "pass", "pass", "tap:pilgrim", "play:toll_of_gold")
    assert texts(s) == ["target:0", "target:1", "target:2"]


@clause("seven", "nameless.3")
def test_with_every_hero_chosen_only_cards_that_choose_nobody_are_left() -> None:
    s = haunted(
        person(characters=BUSY),
        nameless_chose=[0, 1, 2],
        hand=["toll_of_gold", "whisper", "shared_burden", "empty_benches"],
    )
    choose(s, "tap:novice")
    assert set(texts(s)) == {"play:whisper", "play:shared_burden", "play:empty_benches", "decline"}


@clause("seven", "nameless.3")
@pytest.mark.parametrize(
    ("pace", "played"),
    [
        ("two_a_turn", [True, False, True, False]),
        ("one_a_round", [True, False, True, True]),
        ("every_action", [True] * 4),
    ],
)
def test_the_table_may_settle_another_pace(pace: str, played: list[bool]) -> None:
    # Two actions in the first round, one in each of the next two; a card that chooses nobody after each, if he may.
    s = haunted(
        person(characters=BUSY),
        person(characters="templar"),
        hand=["whisper", "empty_benches", *TOLLS],
        options={"nameless_pace": pace},
    )
    could = []
    for choices in (["tap:novice"], ["tap:templar"], ["pass", "tap:pilgrim"], ["pass", "pass", "tap:preacher"]):
        choose(s, *choices)
        could.append(s.seat == NAMELESS)
        if could[-1]:
            choose(s, next(text for text in texts(s) if text.startswith("play:")))
            while asked(s) == (NAMELESS, "PickTarget"):
                choose(s, texts(s)[0])
    assert could == played


@clause("seven", "nameless.4")
def test_played_cards_are_gone_until_the_last_one_brings_them_all_back() -> None:
    # The example of the ledger: fourteen cards; the fourteenth is resolved, then all return.
    s = haunted(person(characters=BUSY, gold=9), hand=["toll_of_gold", "whisper"])
    choose(s, "tap:novice", "play:toll_of_gold", "target:0")
    assert board(s)["nameless_hand"] == ["whisper"]
    choose(s, "pass", "pass", "tap:pilgrim", "play:whisper")
    assert len(s.sin_discards) == 1
    assert sorted(board(s)["nameless_hand"]) == sorted(DECK)


@clause("seven", "nameless.5")
def test_his_cards_neither_break_nor_continue_a_succession_of_passes() -> None:
    s = haunted(person(characters="novice", gold=1, sins="envy"), sin_pile=[])
    choose(s, "tap:novice", "play:toll_of_gold", "target:0", "pass", "pass")
    assert (s.turn, s.seat) == (1, 0)
    # He is not asked to pass: with the third hero's pass the phase is over.
    assert choose(s, "pass").turn == 2


@clause("seven", "nameless.9")
def test_his_cards_cannot_be_denied() -> None:
    s = haunted(person(characters="novice"), person(gold=1, sins="pride", palaces="white_fortress*"))
    choose(s, "tap:novice", "play:toll_of_gold", "target:1")
    assert (s.gold[1], asked(s)) == (0, (1, "TakeTurn"))
    assert (holdings(s, 1)["sins"], holdings(s, 1)["palaces"][0]["enslaved"]) == (["pride"], True)


@clause("seven", "nameless.10")
@pytest.mark.parametrize("seed", range(3))
def test_handling_the_game_gives_him_no_choices_of_his_own(seed: int) -> None:
    s = game().new(4, seed, {"nameless": "player", "fall": True})
    rng = regnum.Rng(seed)
    questions = set()
    for _ in range(600):
        if s.over:
            break
        if s.seat == NAMELESS:
            questions.add(type(s.asking).__name__)
        some_choices(s, rng, 1)
    assert questions == {"PlayNameless", "PickTarget"}


@clause("seven", "nameless.12", "end.6", "game.3")
def test_he_wins_with_the_fallen_when_the_fourteenth_cataclysm_is_played() -> None:
    people = (person(fallen=True, corruption=7), person(), person())
    last: dict[str, Any] = {"steps": [gathering(1)], "cataclysm_pile": [], "cataclysms": CATACLYSMS}
    s = haunted(*people, options={"fall": True}, **last)
    assert (s.ending(), s.winners()) == ("nameless", [0, NAMELESS])
    beaten = haunted(*people[:2], person(power=30), options={"fall": True}, armour=7, **last)
    assert beaten.winners() == [2]


@clause("seven", "nameless.13")
def test_he_may_play_against_a_fallen_hero_but_need_not() -> None:
    s = haunted(person(characters="novice", gold=1), person(fallen=True, corruption=7, gold=1), options={"fall": True})
    choose(s, "tap:novice", "play:toll_of_gold")
    assert texts(s) == ["target:0", "target:1", "target:2"]
    assert choose(s.copy(), "target:1").gold == [1, 0, 0]
    assert choose(s, "target:0").gold == [0, 1, 0]


@clause("seven", "fall.10", "fall.9", "nameless.6")
def test_a_fall_by_his_card_frees_what_the_hero_had_met_in_the_same_turn() -> None:
    s = haunted(
        person(fame=3, corruption=6),
        person(fame=3, gifts={"wisdom": 1, "courage": 1}),
        hand=["toll_of_gold", "whisper"],
        options={"fall": True},
        undertakings=row(laid("thorn_maze", "neutral", 0, None), laid("orphans_road", 1, 1, None)),
    )
    choose(s, "part:1.3", "play:toll_of_gold", "target:0", "penalty:corruption")
    assert s.is_fallen(0)
    assert board(s)["undertakings"][0]["markers"] == ["neutral", None, None]
    assert (s.armour, s.markers[0], s.seat) == (0, 7, 1)
    assert {"part:1.2", "part:1.3"} <= set(texts(s))
