"""What would help: named for an option and for a place of the board, and only to whoever must choose."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core import gate
from regnum.core.gate import SPECTATOR, Viewer
from regnum.core.state import State
from regnum.core.view import table_view


@pytest.fixture
def to_play() -> State:
    """A position of Viscounts in which a card is played from the hand; then the Viscount moves."""
    state = regnum.game("viscounts").new(2, seed=7)
    while table_view(state, None)["asked"]["step"] != "PlayCard":
        state.apply(state.options()[0])
    return state


def first(hints: list[Any]) -> list[str]:
    return [hint.text for hint in hints]


def test_a_move_is_possible_after_the_cards_that_allow_it(to_play: State) -> None:
    allow: dict[str, list[str]] = {}
    for card in to_play.options():
        after = to_play.copy()
        after.apply(card)
        for move in after.options():
            allow.setdefault(move.text, []).append(card.text)
    moves = [text for text in allow if text.startswith("move:")]
    assert moves
    viewer = Viewer([to_play.asking.seat])
    for text in moves:
        assert first(gate.hints(to_play, viewer, text)) == allow[text]


def test_a_place_can_be_chosen_after_the_cards_that_lead_there(to_play: State) -> None:
    card = to_play.options()[0]
    after = to_play.copy()
    after.apply(card)
    place = next(after.refs(move)[0] for move in after.options() if move.verb == "move")
    viewer = Viewer([to_play.asking.seat])
    assert card.text in first(gate.hints(to_play, viewer, "", place))
    hand = to_play.refs(card)[0]
    assert gate.hints(to_play, viewer, "", hand) == [], "what can be chosen now needs no help"
    assert gate.hints(to_play, viewer, "", "nowhere.5") == []


def test_only_whoever_must_choose_is_told(to_play: State) -> None:
    after = to_play.copy()
    after.apply(to_play.options()[0])
    move = next(one.text for one in after.options() if one.verb == "move")
    other = 1 - to_play.asking.seat
    assert gate.hints(to_play, Viewer([to_play.asking.seat]), move)
    assert gate.hints(to_play, Viewer([other]), move) == gate.hints(to_play, SPECTATOR, move) == []
