"""The interface of a board: it turns a scene into panels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text as RichText

from regnum.core.game import Game
from regnum.core.text import Text
from regnum.terminal.blocks import DOUBLE, HEAVY, THIN, Frame

# A seat has a shape and a colour. The first six colours (Okabe and Ito) are distinct for all kinds of colour vision.
_MARKS = "●▲■◆★✚▼♥♣♠"
_COLOURS = (
    "#56b4e9", "#e69f00", "#2fbf94", "#e08fc0", "#f0e442", "#d55e00", "#9fa8ff", "#ffffff", "#b0d95a", "#c49a6c",
)  # fmt: skip

GOLD = "#e9c46a"
FAINT = "#8d8175"


@dataclass(frozen=True)
class Scene:
    """What a board draws: the view of the seat at the screen, and the parts that the question concerns."""

    game: Game
    view: dict[str, Any]  # from `gate.view`, so that a board cannot show what the seat may not see
    near: int  # the seat drawn large
    text: Text
    width: int
    keys: dict[str, str] = field(default_factory=dict)  # the key that picks each part of the board that can be chosen
    lit: frozenset[str] = frozenset()  # the parts that the focused option concerns

    def frame(self, ref: str) -> tuple[Frame, str]:
        """The frame of a part of the board, which differs in its lines, not in colour alone, and its style."""
        if ref in self.lit:
            return HEAVY, "bold #ffe08a"
        if ref in self.keys:
            return DOUBLE, "#c39a4e"
        return THIN, "#5b5047"

    def key(self, ref: str) -> str:
        """The key that picks a part of the board, for its frame; empty if there is none."""
        return f"[{self.keys[ref]}]" if ref in self.keys else ""


@dataclass(frozen=True)
class Panel:
    """One part of the board, with the addresses in it; an address that ends in a dot includes everything below it."""

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
    """An explanation of something on the table: what a card does, what the Scenario says."""

    title: str
    words: str


class Board:
    """Draws one game."""

    def panels(self, scene: Scene) -> list[Panel]:
        """The panels of the board, from top to bottom."""
        raise NotImplementedError

    def notes(self, scene: Scene) -> list[Note]:
        """Explanations of what is on the table."""
        return []

    def nearby(self, scene: Scene, verbs: tuple[str, ...]) -> dict[str, str]:
        """Options that a person might expect for a question with these verbs, each with the name of its object."""
        return {}


def at_end(board: dict[str, Any], player: int) -> str:
    """What a player would get besides the firm points if the game ended now, to stand after them; empty if nothing."""
    more = board["at_end"][player]
    return f"{more:+d}" if more else ""


def seat_name(text: Text, seat: int) -> RichText:
    """A seat's shape and name in its colour."""
    return marked(text(f"seat-{seat}"), seat)


def marked(name: str, player: int) -> RichText:
    """A name with the shape and in the colour of a player."""
    mark, colour = _MARKS[player % len(_MARKS)], _COLOURS[player % len(_COLOURS)]
    return RichText(f"{mark} {name}", style=f"bold {colour}")
