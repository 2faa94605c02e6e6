"""What there is to draw: a view and what of it can be chosen; and how players are marked."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text as RichText

from regnum.core.game import Game
from regnum.core.text import Text

# A seat has a shape and a colour. The first six colours (Okabe and Ito) are distinct for all kinds of colour vision.
_MARKS = "●▲■◆★✚▼♥♣♠"
_COLOURS = (
    "#56b4e9", "#e69f00", "#2fbf94", "#e08fc0", "#f0e442", "#d55e00", "#9fa8ff", "#ffffff", "#b0d95a", "#c49a6c",
)  # fmt: skip

GOLD = "#e9c46a"
FAINT = "#8d8175"


@dataclass(frozen=True)
class Scene:
    """The view of the seat at the screen, and the parts of it that the question concerns."""

    game: Game
    view: dict[str, Any]  # from `gate.view`, so that nothing is drawn that the seat may not see
    names: tuple[str, ...]  # of all players
    near: int  # the seat whose things come first
    text: Text
    width: int
    keys: Mapping[str, str] = field(default_factory=dict)  # the key that picks what lies at an address
    lit: Set[str] = frozenset()  # the addresses that the focused option concerns


@dataclass(frozen=True)
class Panel:
    """One part of the board, with the addresses in it that can be chosen and the line of each."""

    id: str
    content: RichText
    refs: Mapping[str, int]

    @property
    def height(self) -> int:
        return self.content.plain.count("\n") + 1


@dataclass(frozen=True)
class Note:
    """An explanation of something on the table."""

    title: str
    words: str


def marked(name: str, player: int) -> RichText:
    """A name with the shape and in the colour of a player."""
    mark, colour = _MARKS[player % len(_MARKS)], _COLOURS[player % len(_COLOURS)]
    return RichText(f"{mark} {name}" if name else mark, style=f"bold {colour}")
