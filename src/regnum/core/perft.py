"""Perft: the number of distinct sequences of choices at each depth. A finished game adds nothing to greater depths."""

from __future__ import annotations

from regnum.core.state import State


def count(state: State, depth: int) -> list[int]:
    """How many sequences of 1, 2, … `depth` choices are legal from `state`."""
    counts = [0] * depth
    _walk(state, 0, counts)
    return counts


def _walk(state: State, level: int, counts: list[int]) -> None:
    options = state.options()
    counts[level] += len(options)
    if level + 1 == len(counts):
        return
    for option in options:
        after = state.copy()
        after.apply(option)
        _walk(after, level + 1, counts)
