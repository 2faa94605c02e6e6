"""Looking ahead: an option carried out on a copy, as far as what follows is certain."""

from __future__ import annotations

from regnum.core.option import Option
from regnum.core.state import CERTAIN, NO_OPTIONS, State, Unforeseen
from regnum.core.step import Ask


def foresee(state: State, option: Option) -> None:
    """Carry out a legal option, but stop before the first step that is left to chance: for agents, on a copy.

    A state stopped this way has no options: use it only to evaluate it.
    """
    step = state.steps.pop()
    assert isinstance(step, Ask)
    step.choose(state, option)
    state.advance(certain=True)


def preview(state: State, option: Option) -> None:
    """Carry out a legal option until it would reveal something to anybody: for looking ahead, on a copy.

    The result may be in the middle of a rule: use it only to view it.
    """
    state.chance = CERTAIN
    try:
        state.take(option)
    except Unforeseen:
        state._options = NO_OPTIONS
    state.chance = None


def prepare(state: State, option: Option) -> None:
    """Carry out an option that `Ask.prepares` the next question, up to what it reveals, and ask that: on a copy."""
    preview(state, option)
    state._options = state.asking.options(state)
