"""A table and its options: what is settled before play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from regnum.core.game import Game

OptionValue = Union[str, int, bool]


class TableOption:
    """A setting of a table: a variant, or a ruling where the rulebook leaves a choice.

    Its texts are the messages ``table-<id>`` and ``table-<id>-<value>``.
    """

    def __init__(
        self,
        id: str,
        choices: tuple[OptionValue, ...],
        clause: str,
        variant: bool = False,
        most_seats: int | None = None,
    ) -> None:
        self.id = id
        self.most_seats = most_seats  # with more seats it has no meaning, and stays at its default
        self.variant = variant  # a variant of the game; otherwise a ruling
        self.default = choices[0]
        self.choices = choices
        self.clause = clause

    def accepts(self, value: object) -> bool:
        """Whether a table may settle on this value."""
        return any(choice == value and type(choice) is type(value) for choice in self.choices)

    def read(self, text: str) -> OptionValue | None:
        """The value that a person writes as `text`; None if there is no such value."""
        return next((choice for choice in self.choices if str(choice).lower() == text.lower()), None)

    def allowed(self) -> str:
        """The values, for an error message: ``'short' is not {allowed}``."""
        return f"one of {', '.join([str(choice).lower() for choice in self.choices])}"

    def to_json(self) -> dict[str, Any]:
        return {
            "default": self.default,
            "choices": list(self.choices),
            "clause": self.clause,
            "variant": self.variant,
        }

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, default={self.default!r}, {self.allowed()}, clause={self.clause!r})"


class NumberOption(TableOption):
    """A setting of a table that is any whole number of a range; its text is the message ``table-<id>``."""

    def __init__(self, id: str, numbers: range, default: int, clause: str, variant: bool = False) -> None:
        super().__init__(id, (default,), clause, variant)
        self.choices = ()
        self.numbers = numbers

    def accepts(self, value: object) -> bool:
        return type(value) is int and value in self.numbers

    def read(self, text: str) -> OptionValue | None:
        return int(text) if text.isdecimal() and int(text) in self.numbers else None

    def allowed(self) -> str:
        return f"a whole number from {self.numbers[0]} to {self.numbers[-1]}"

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "numbers": [self.numbers[0], self.numbers[-1]]}


class Preset:
    """A name for the values of several table options, such as the length of a game.

    A table keeps the values and forgets the name; a value given beside the preset takes precedence. Its texts are the
    messages ``table-<id>`` and ``table-<id>-<name>``.
    """

    def __init__(self, id: str, values: dict[str, dict[str, OptionValue]], clause: str) -> None:
        self.id = id
        self.values = values  # by name
        self.clause = clause


class Table:
    """What is settled before play and never changes: the game, the seats, the players, the options.

    A seat is somebody who chooses. Players are the seats and, numbered after them, the automata that the rules play.
    `teams` says who wins together: the number of each player's team, from 0. `rulings` are the options in the form that
    the game's rules use, if it has one.
    """

    __slots__ = ("alone", "game", "options", "players", "rulings", "seats", "teams")

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.players = game.players(seats, options)
        self.options = options
        self.teams = game.teams(seats, options)
        self.alone = len(set(self.teams)) == self.players
        self.rulings: Any = game.rulings(self)

    def by_team(self, values: Sequence[float]) -> Sequence[float]:
        """What the players of each team have together of some values by player."""
        if self.alone:
            return values
        sums = [0.0] * len(set(self.teams))
        for team, value in zip(self.teams, values, strict=True):
            sums[team] += value
        return sums
