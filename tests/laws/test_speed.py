"""In at most 20 ms of CPU time: all previews of a question, and why a place is refused with what would help."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import pytest

import regnum
from regnum.core import gate
from regnum.core.board.views import board_view
from regnum.core.gate import Viewer
from regnum.core.rng import Rng
from regnum.core.state import State

MOST = 0.020
SLOW_MACHINE = 3  # a busy or slow machine may take this many times as long
every_game = pytest.mark.parametrize("id", regnum.games())


def longest_question(id: str) -> State:
    """At the largest table, the longest list of options in a random game."""
    g = regnum.game(id)
    state = g.new(g.seats[-1], 5)
    rng = Rng(5)
    longest = state.copy()
    for _ in range(1500):
        if state.over:
            break
        if len(state.options()) > len(longest.options()):
            longest = state.copy()
        options = state.options()
        state.apply(options[rng.below(len(options))])
    return longest


def seconds(answer: Callable[[], object]) -> float:
    times = []
    for _ in range(5):
        start = time.process_time()
        answer()
        times.append(time.process_time() - start)
    return median(times)


@every_game
def test_a_list_of_previews_is_made_in_time(id: str) -> None:
    state = longest_question(id)
    viewer = Viewer((state.asking.seat,))
    assert len(list(gate.previews(state, viewer))) == len(state.options())
    assert seconds(lambda: list(gate.previews(state, viewer))) < SLOW_MACHINE * MOST


@every_game
def test_a_refusal_and_what_would_help_are_found_in_time(id: str) -> None:
    """At a place that no choice ever touches: every option of the game and every legal choice is tried in vain."""
    state = longest_question(id)
    viewer = Viewer((state.asking.seat,))
    last = list(board_view(state, state.asking.seat))[-1]
    assert gate.reason(state, viewer, "", last) is not None
    assert gate.hints(state, viewer, "", last) == []
    asked = seconds(lambda: (gate.reason(state, viewer, "", last), gate.hints(state, viewer, "", last)))
    assert asked < SLOW_MACHINE * MOST
