"""A whole list of previews takes at most 20 ms of CPU time: the server sends one for every question."""

from __future__ import annotations

import time
from statistics import median

import pytest

import regnum
from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.rng import Rng

MOST = 0.020
SLOW_MACHINE = 3  # a busy or slow machine may take this many times as long


@pytest.mark.parametrize("id", regnum.games())
def test_a_list_of_previews_is_made_in_time(id: str) -> None:
    """At the largest table, for the longest list of options in a random game."""
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
    viewer = Viewer((longest.asking.seat,))
    times = []
    for _ in range(5):
        start = time.process_time()
        found = list(gate.previews(longest, viewer))
        times.append(time.process_time() - start)
    assert len(found) == len(longest.options())
    assert median(times) < SLOW_MACHINE * MOST
