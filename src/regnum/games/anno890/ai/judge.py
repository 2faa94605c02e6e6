"""What bots judge positions by besides the position itself, made once for a content and kept by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


class Judge:
    """What has been worked out from the content so far."""

    def __init__(self) -> None:
        # Printed points and open lines of Kingdoms, by the table's rulings, the Scenario and what lies in the Kingdom.
        self.assessed: Final[dict[tuple[object, ...], tuple[float, float, float]]] = {}


def judge_of(s: Anno890) -> Judge:
    """The judge of the game that is played."""
    judge: Judge = s.table.game.judge
    return judge
