"""In at most 20 ms of CPU time: all previews of a question, and why a place is refused with what would help."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

import pytest

import regnum
from regnum.core import gate
from regnum.core.board.views import board_view
from regnum.core.gate import Viewer
from regnum.core.message import Reason
from regnum.core.rng import Rng
from regnum.core.shown import OptionInfo, Preview
from regnum.core.state import State

MOST = 0.020
SLOW_MACHINE = 3  # a busy or slow machine may take this many times as long
every_game = pytest.mark.parametrize("id", regnum.games())


def longest_questions(id: str) -> list[State]:
    """At the largest table, the longest list of options of each kind of question in a random game."""
    g = regnum.game(id)
    state = g.new(g.seats[-1], 5)
    rng = Rng(5)
    longest: dict[type, State] = {}
    for _ in range(1500):
        if state.over:
            break
        kind, options = type(state.asking), state.options()
        if kind not in longest or len(options) > len(longest[kind].options()):
            longest[kind] = state.copy()
        state.apply(options[rng.below(len(options))])
    return list(longest.values())


def seconds(answer: Callable[[], object]) -> float:
    times = []
    for _ in range(5):
        start = time.process_time()
        answer()
        times.append(time.process_time() - start)
    return median(times)


def previews(state: State) -> list[Preview]:
    return list(gate.previews(state, Viewer((state.asking.seat,))))


def refused(state: State) -> tuple[Reason | None, list[OptionInfo]]:
    """At a place that no choice ever touches: every option of the game and every legal choice is tried in vain."""
    viewer, last = Viewer((state.asking.seat,)), list(board_view(state, state.asking.seat))[-1]
    return gate.reason(state, viewer, "", last), gate.hints(state, viewer, "", last)


@every_game
def test_a_list_of_previews_is_made_in_time(id: str) -> None:
    for state in longest_questions(id):
        assert len(previews(state)) == len(state.options())
        assert seconds(partial(previews, state)) < SLOW_MACHINE * MOST, type(state.asking)


@every_game
def test_a_refusal_and_what_would_help_are_found_in_time(id: str) -> None:
    for state in longest_questions(id):
        reason, hints = refused(state)
        assert reason is not None
        assert hints == []
        assert seconds(partial(refused, state)) < SLOW_MACHINE * MOST, type(state.asking)
