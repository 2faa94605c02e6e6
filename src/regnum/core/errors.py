"""What can go wrong, each with words a person can act on."""

from __future__ import annotations

from regnum.core.message import Reason


class RegnumError(Exception):
    """Anything Regnum refuses. Its text is one line that says what to do differently."""


class IllegalChoice(RegnumError):
    """A choice that the rules forbid; `reason` names the clause."""

    def __init__(self, choice: str, reason: Reason) -> None:
        super().__init__(f"{choice!r} is not legal: {reason}")
        self.choice = choice
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (self.choice, self.reason)


class BadInput(RegnumError):
    """Input that cannot be what it claims to be; `where` names the place in it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[object, ...]:
        return BadInput, (self.where, self.problem)
