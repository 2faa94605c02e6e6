"""How a game is drawn: a scene goes in, panels come out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text as RichText

from regnum.core.game import Game
from regnum.core.text import Text
from regnum.terminal.blocks import DOUBLE, HEAVY, THIN, Frame

# A seat has a shape and a colour: the first six, Okabe and Ito's, all kinds of colour vision tell apart.
_MARKS = "●▲■◆★✚▼♥♣♠"
_COLOURS = (
    "#56b4e9", "#e69f00", "#2fbf94", "#e08fc0", "#f0e442", "#d55e00", "#9fa8ff", "#ffffff", "#b0d95a", "#c49a6c",
)  # fmt: skip

GOLD = "#e9c46a"
FAINT = "#8d8175"


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: what the eyes at the screen may know, and where the question points."""

    game: Game
    view: dict[str, Any]  # from `State.view`: a drawing cannot show what it is not given
    near: int  # the seat drawn large
    text: Text
    width: int
    keys: dict[str, str] = field(default_factory=dict)  # the key that picks each part of the board open to choice
    lit: frozenset[str] = frozenset()  # the parts that the option in focus touches

    def frame(self, ref: str) -> tuple[Frame, str]:
        """The edge of a part of the board: its kind of line, so that shape says it too, and its style."""
        if ref in self.lit:
            return HEAVY, "bold #ffe08a"
        if ref in self.keys:
            return DOUBLE, "#c39a4e"
        return THIN, "#5b5047"

    def key(self, ref: str) -> str:
        """The key that picks a part of the board, to write on its edge; empty where none does."""
        return f"[{self.keys[ref]}]" if ref in self.keys else ""


@dataclass(frozen=True)
class Panel:
    """One part of the board, with the addresses that lie in it; one that ends in a dot stands for all below it."""

    id: str
    content: RichText
    refs: tuple[str, ...] = ()

    @property
    def height(self) -> int:
        return self.content.plain.count("\n") + 1

    def holds(self, ref: str) -> bool:
        return any(ref == own or (own.endswith((".", ":")) and ref.startswith(own)) for own in self.refs)


@dataclass(frozen=True)
class Note:
    """Something on the table put into words: what a card does, what the Scenario says."""

    title: str
    words: str


class Board:
    """How one game looks."""

    def panels(self, scene: Scene) -> list[Panel]:
        """The board, from top to bottom."""
        raise NotImplementedError

    def notes(self, scene: Scene) -> list[Note]:
        """What lies on the table, for those who want to read it."""
        return []

    def nearby(self, scene: Scene, verbs: tuple[str, ...]) -> dict[str, str]:
        """Options that somebody might expect under a question with these verbs, and what each is about."""
        return {}


def seat_name(text: Text, seat: int) -> RichText:
    """A seat's shape and name in its colour."""
    return marked(text(f"seat-{seat}"), seat)


def marked(name: str, player: int) -> RichText:
    """A name with the shape and in the colour of a player."""
    mark, colour = _MARKS[player % len(_MARKS)], _COLOURS[player % len(_COLOURS)]
    return RichText(f"{mark} {name}", style=f"bold {colour}")
