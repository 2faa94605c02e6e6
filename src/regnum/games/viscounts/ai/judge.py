"""What bots judge positions by besides the position itself, made once for a content and kept by the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from regnum.games.viscounts.schema.ops import VpPer
    from regnum.games.viscounts.state import Viscounts

# The player of a step on the stack and its expected value; the last argument says how much of the game is left.
Prospect = Callable[["Viscounts", Any, float], tuple[int, float]]


class Judge:
    """How to judge each kind of step, and what has been worked out from the content so far."""

    def __init__(self, prospects: dict[type, Prospect]) -> None:
        self.prospects: Final = prospects
        self.buildings: Final[dict[int, tuple[float, float]]] = {}  # values of sets of Buildings
        self.scripts: Final[dict[tuple[int, ...], tuple[float, list[int], list[VpPer]]]] = {}
        self.cards: Final[list[float]] = []  # values of the Icons on cards


def judge_of(s: Viscounts) -> Judge:
    """The judge of the game that is played."""
    judge: Judge = s.table.game.judge
    return judge
