"""Sealed rounds: several seats are asked at once, and each answers without knowing of the others (`Ask.sealed`)."""

from __future__ import annotations

from regnum.core.state import S, State
from regnum.core.step import Ask


def all_asked(state: State) -> list[int]:
    """The seats that are asked now, `state.seat` first: in a sealed round several are asked at once."""
    steps = state.steps
    step = steps[-1] if steps else None
    if not isinstance(step, Ask):
        return []
    found = [step.seat]
    if step.sealed:
        for n in range(len(steps) - 2, -1, -1):
            other = steps[n]
            if type(other) is not type(step):
                break
            assert isinstance(other, Ask)
            found.append(other.seat)
    return found


def turned_to(state: S, seat: int) -> S:
    """A copy in which `seat`, which is asked in a sealed round, is the first of the round to answer."""
    turned = state.copy()
    at = all_asked(state).index(seat)
    step = turned.steps.pop(len(turned.steps) - 1 - at)
    assert isinstance(step, Ask)
    turned.steps.append(step)
    turned._options = step.options(turned)
    return turned
