"""What is said over HTTP: opening tables and joining them, the games, what is past."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from regnum.core import scoring
from regnum.core.log import Words
from regnum.core.shown import LogLine, SheetLine
from regnum.core.state import State
from regnum.core.view_schema import ViewSchema
from regnum.server.wire.server import View
from regnum.server.wire.table import LINE, Name, TableInfo, Text, Value


class NewSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: the creator (`me`), another person at the same screen (`here`), a friend, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=30, pattern=LINE)] = ""
    level: Text = "medium"


class NewClock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The clock of a new table: none, `seconds` for each move, or `seconds` for each player with an increment.

    `answer_within`: after how many seconds a question that the rules settle if no answer comes in time is settled for
    somebody who is not connected; 0: the game waits.
    """

    mode: Literal["none", "move", "player"] = "none"
    seconds: Annotated[float, msgspec.Meta(ge=5, le=14 * 86400)] = 300.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0
    answer_within: Annotated[float, msgspec.Meta(ge=0, le=14 * 86400)] = 0.0

    @property
    def watched(self) -> bool:
        """Whether a server has to look at the time."""
        return self.mode != "none" or self.answer_within > 0


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The settings of a new table."""

    game: Text
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Value] = {}
    clock: NewClock = NewClock()
    open: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0)] | None = None


class TableMade(msgspec.Struct, frozen=True):
    """The new table: tokens for the seats at the creator's screen, invitations for the friends' seats."""

    table: str
    tokens: dict[int, str]
    invitations: dict[int, str]
    creator: str


class Recorded(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A recorded game, as JSON lines, to be opened as a table."""

    record: str


class Mine(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Seat or creator tokens, to ask for their tables."""

    tokens: Annotated[list[Text], msgspec.Meta(max_length=200)]


class MyTable(msgspec.Struct, frozen=True):
    """A table of the given tokens as their holder sees it; of the board it has only round, phase and scores.

    `since` says when the last choice was made, in seconds since 1970, if that is known.
    """

    table: TableInfo
    view: View
    since: float | None


class Join(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Take a seat by invitation or, without one, any free seat of an open table."""

    name: Name
    invitation: Text = ""


class Joined(msgspec.Struct, frozen=True):
    """The seat taken, and its token."""

    seat: int
    token: str


class OptionOfTable(msgspec.Struct, frozen=True):
    """An option of the table, chosen before play; its texts are `table-<id>` and `table-<id>-<value>`."""

    default: Value
    choices: list[Value]  # empty if it is a number
    numbers: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)] | None  # the smallest and the largest
    clause: str
    variant: bool  # a variant of the game; otherwise a ruling on an unclear rule
    most_seats: int | None = None  # with more seats it has no meaning


class PresetOfTable(msgspec.Struct, frozen=True):
    """Names for the values of several options of the table; its texts are `table-<id>` and `table-<id>-<name>`."""

    values: dict[str, dict[str, Value]]  # by name, the value of each option
    clause: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game on this server: its smallest and largest number of seats, its table options and presets by name.

    `words`: by language the Fluent source of its title and of a sentence about it: what a list of games needs of its
    texts. `lapses`: whether its rules settle some questions if no answer comes in time (`NewClock.answer_within`).
    """

    id: str
    title: str
    words: dict[str, str]
    seats: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
    clauses: int
    options: dict[str, OptionOfTable]
    presets: dict[str, PresetOfTable]
    view_schema: ViewSchema
    lapses: bool


class Moment(msgspec.Struct, frozen=True):
    """An earlier position: the one after `n` choices of `of` in all, with its `outlook` as in `facts`."""

    n: int
    of: int
    view: View
    log: list[LogLine]
    outlook: Any


class History(msgspec.Struct, frozen=True):
    """The points of all players in the course of a game: after how many choices, and then how many by player.

    `turns` are the positions, also by number of choices, from which another seat chooses than before.
    """

    at: list[int]
    scores: list[list[int]]
    turns: list[int]


class ScoreSheet(msgspec.Struct, frozen=True):
    """How a game ended, what decided it, the categories of points in their order, and every line."""

    ending: Words
    verdict: list[Words]
    categories: list[str]
    lines: tuple[SheetLine, ...]

    @classmethod
    def of(cls, state: State) -> ScoreSheet:
        """The score sheet of `state`, whose game is over."""
        verdict = [Words.of(message) for message in scoring.verdict(state)]
        categories = list(scoring.by_category(state))
        return cls(Words(f"ending-{state.ending()}"), verdict, categories, scoring.sheet_lines(state))


class Problem(msgspec.Struct, frozen=True):
    """The reason why a request was refused, in one line."""

    error: str


# The components of a game: tables of entries, or of single values.
Content = dict[str, Union[list[dict[str, Any]], dict[str, Any]]]
