"""turn.2: the six phases of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

# The phase of each step of a turn, by the name of the step.
_PHASES: Final = {
    "SlideCards": 1,
    "BeginPlay": 1,
    "PlayCard": 1,
    "MoveViscount": 2,
    "ChooseAction": 3,
    "Recruit": 4,
    "CheckCollision": 5,
    "FillHand": 6,
}


def phase(s: Viscounts) -> int:
    """turn.2: the current phase of the turn; 0 during set-up and after the end."""
    if not s.round or not s.steps:
        return 0
    asking = _PHASES.get(type(s.steps[-1]).__name__)
    if asking is not None:
        return asking
    waiting = [_PHASES[name] for name in (type(step).__name__ for step in s.steps) if name in _PHASES]
    return min(waiting) - 1 if waiting else 6
