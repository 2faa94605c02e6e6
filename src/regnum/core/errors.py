"""Exceptions whose messages say what to do differently."""

from __future__ import annotations

from regnum.core.message import Reason


class RegnumError(Exception):
    """Base class of everything that Regnum refuses. The message is one line that says what to do differently."""


class IllegalChoice(RegnumError):
    """A choice that the rules forbid; `reason` names the clause, `words` say it in English."""

    def __init__(self, choice: str, reason: Reason, words: str) -> None:
        super().__init__(f"{choice!r} is not legal ({reason.clause}): {words}")
        self.choice = choice
        self.reason = reason
        self.words = words

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (self.choice, self.reason, self.words)


class BadInput(RegnumError):
    """Invalid input; `where` names the place in it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[object, ...]:
        return BadInput, (self.where, self.problem)


def misfit(where: str, error: Exception) -> BadInput:
    """The error for data at `where` that msgspec has refused: its message ends with the place in the data."""
    problem, _, path = str(error).partition(" - at `$")
    return BadInput(where + path.rstrip("`"), problem)
