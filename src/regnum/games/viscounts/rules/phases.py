"""turn.2: the six phases of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

# The phase of each step of a turn, by the name of the step; the Rival plays, moves and acts in steps of its own.
_PHASES: Final = {
    "SlideCards": 1,
    "BeginPlay": 1,
    "PlayCard": 1,
    "MoveViscount": 2,
    "ChooseAction": 3,
    "Recruit": 4,
    "CheckCollision": 5,
    "FillHand": 6,
    "SlideSchemes": 1,
    "MoveRival": 2,
    "TryOptions": 3,
}
# The phase that is not over yet while a step still waits below another.
_BEFORE: Final = {
    "BeginPlay": 1,
    "MoveViscount": 1,
    "ChooseAction": 2,
    "Recruit": 3,
    "CheckCollision": 4,
    "FillHand": 5,
    "EndTurn": 6,
}
# solo.55-solo.65: the Rival neither hires nor draws.
_BEFORE_RIVAL: Final = {"MoveRival": 1, "TryOptions": 2, "CheckCollision": 3, "EndTurn": 5}


def phase(s: Viscounts) -> int:
    """turn.2: the current phase of the turn; 0 during set-up and after the end."""
    if not s.round or not s.steps:
        return 0
    top = _PHASES.get(type(s.steps[-1]).__name__)
    if top is not None:
        return top
    before = _BEFORE_RIVAL if s.is_rival(s.turn) else _BEFORE
    waiting = [type(step).__name__ for step in reversed(s.steps)]
    return next((before[name] for name in waiting if name in before), 0)
