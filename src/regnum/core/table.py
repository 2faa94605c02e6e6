"""A table and its options: what is settled before play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from regnum.core.game import Game

OptionValue = Union[str, int, bool]


class TableOption:
    """A setting of a table: a variant, or a ruling where the rulebook leaves a choice.

    Its texts are the messages ``table-<id>`` and ``table-<id>-<value>``.
    """

    def __init__(self, id: str, choices: tuple[OptionValue, ...], clause: str, variant: bool = False) -> None:
        self.id = id
        self.variant = variant  # a variant of the game; otherwise a ruling
        self.default = choices[0]
        self.choices = choices
        self.clause = clause

    def to_json(self) -> dict[str, Any]:
        return {
            "default": self.default,
            "choices": list(self.choices),
            "clause": self.clause,
            "variant": self.variant,
        }

    def __repr__(self) -> str:
        return f"TableOption({self.id!r}, default={self.default!r}, choices={self.choices!r}, clause={self.clause!r})"


class Table:
    """What is settled before play and never changes: the game, the seats, the players, the options.

    A seat is somebody who chooses. Players are the seats and, numbered after them, the automata that the rules play.
    """

    __slots__ = ("game", "options", "players", "seats")

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.players = game.players(seats, options)
        self.options = options
