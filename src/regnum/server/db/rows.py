"""What is stored about a table, as the rest of the server knows it.

These are msgspec structs, which mypyc does not compile; `store` reads and writes them.
"""

from __future__ import annotations

import msgspec

from regnum.agents import LEVELS
from regnum.server.names import distinct
from regnum.server.wire import ChatLine, NewClock

LONGEST_CHAT = 200  # chat messages that are kept of a table: the last ones, which a welcome has

# A stored log entry: its number, its line of the record, and its `LogEntry` as JSON.
LogRow = tuple[int, str, str]


class SeatRow(msgspec.Struct):
    """A stored seat: who has it, and which tokens are valid (those of its current generation)."""

    name: str
    kind: str  # person, bot, open
    level: str = ""
    generation: int = 0
    webhook: str = ""  # the holder's; removed when the seat changes hands
    webhook_lang: str = "en"
    stands_in: bool = False  # the bot plays for a person, whose tokens stay valid

    @property
    def of_person(self) -> bool:
        """Whether a person holds the seat, even if a bot stands in at the moment."""
        return self.kind == "person" or self.stands_in

    def give_back(self) -> None:
        """Let the person play for whom a bot stands in."""
        self.kind, self.level, self.stands_in = "person", "", False


class UndoRequest(msgspec.Struct, frozen=True):
    """`seat` asks to undo `n` choices after log entry `seq`; the people at the seats `asked` have yet to agree."""

    seat: int
    n: int
    seq: int
    asked: list[int]


class Readings(msgspec.Struct, frozen=True):
    """What the clocks showed at the time `at`, when they were paused or let go on: the seconds left to each seat."""

    left: list[float]
    at: float
    paused: bool


class SealedAnswer(msgspec.Struct, frozen=True):
    """In a sealed round: what `seat` has answered after log entry `seq`, while others before it have not."""

    seat: int
    choice: str
    seq: int


class Rematch(msgspec.Struct, frozen=True):
    """The table where the game is played again, the `seat` that asked for it first, and the seats' generations then.

    Whoever takes a seat here later has none there.
    """

    table: str
    seat: int
    generations: tuple[int, ...]


class Pending(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is going on at a table besides its log.

    `away` are the seats for which a bot plays until the person returns: those whose time ran out, and those where the
    creator lets a bot stand in for somebody who is not here. `pause` are the seats that ask for a pause of the clocks.
    `answers` that have been carried out since, or undone, mean nothing.
    """

    undo: UndoRequest | None = None
    away: list[int] = []
    pause: list[int] = []
    readings: Readings | None = None
    answers: tuple[SealedAnswer, ...] = ()
    rematch: Rematch | None = None


class TableRow(msgspec.Struct):
    """A stored table, without its log."""

    id: str
    created: float
    status: str
    open: bool
    header: str
    seats: list[SeatRow]
    clock: NewClock
    salt: str = ""  # of the commitment to the seed
    open_deal: bool = False  # whoever opened the table knew the seed
    version: int = 0  # raised with every change
    pending: Pending = Pending()
    owner: str = ""  # who opened it: a mark of the address, if that is known

    def name_for(self, seat: int, name: str) -> str:
        """The `name` that somebody wants for `seat`, told apart from those of the other seats and of bots."""
        return distinct(name, [*LEVELS, *(other.name for n, other in enumerate(self.seats) if n != seat)])

    def copy(self) -> TableRow:
        """A copy that can be changed: with seats of its own."""
        return msgspec.structs.replace(self, seats=[msgspec.structs.replace(seat) for seat in self.seats])

    @property
    def people(self) -> list[tuple[bool, int]]:
        """Who has the seats, as far as it matters who they are: a person is asked also while a bot stands in."""
        return [(seat.of_person, seat.generation) for seat in self.seats]

    def revoked_since(self, before: TableRow) -> set[int]:
        """The seats whose tokens have been revoked since another version of the row."""
        return {n for n, seat in enumerate(self.seats) if seat.generation != before.seats[n].generation}


class StoredTable(msgspec.Struct):
    """Everything stored about a table."""

    row: TableRow
    log: list[LogRow]
    checkpoints: dict[int, str]
    chat: list[ChatLine]
    logged_at: float | None  # when the last log entry was made; None if there is none, or it is too old to know
    clocks: list[float] | None  # the seconds left to each seat after the last log entry, if there are clocks


class Newer(msgspec.Struct):
    """What has been stored about a table since some log entry."""

    row: TableRow
    log: list[LogRow]
    logged_at: float | None  # as in `StoredTable`
    clocks: list[float] | None
    chat: list[ChatLine] | None  # all of it, if it was asked for
