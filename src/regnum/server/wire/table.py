"""What both sides know of a table: its seats, clock and deal, the log and the question as one viewer sees them."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Literal, Union

import msgspec

from regnum.core.log import Words
from regnum.core.message import PromptKind

# What people and programs write has no control characters; chat may have line breaks.
LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"
Text = Annotated[str, msgspec.Meta(max_length=200, pattern=LINE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30, pattern=LINE)]
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]*$")]
Url = Annotated[str, msgspec.Meta(max_length=500)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Value = Union[str, int, bool]


class PromptInfo(msgspec.Struct, frozen=True, gc=False):
    """The question to the seat that must choose."""

    kind: PromptKind
    words: Words
    clauses: list[str]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: a person, a bot of a level, or nobody yet (`open`). Only the holder of a seat sees its `webhook`."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    connected: bool = False
    yours: bool = False
    webhook: bool = False
    stands_in: bool = False  # the bot plays for a person, who may come back
    away_since: float | None = None  # when the person went away, in seconds since 1970, if that is known


class DealInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the table was dealt, so that anybody can check it when the game is over.

    `commitment` is the SHA-256 of "table:seed:salt", published from the start; seed and salt are left out before the
    end. At an `open` deal whoever opened the table chose the seed, or had the record, and so could know every card.
    """

    open: bool
    commitment: str
    seed: int | None = None
    salt: str = ""


def commitment(table: str, seed: int, salt: str) -> str:
    """The commitment to a seed."""
    return sha256(f"{table}:{seed}:{salt}".encode()).hexdigest()


class ClockInfo(msgspec.Struct, frozen=True):
    """Seconds left to each seat (for this move or for the game), whose clocks run, and whether they are paused.

    In a sealed round several run at once. `answer_within` is that of `NewClock`.
    """

    mode: Literal["none", "move", "player"]
    left: list[float]
    running: list[int]
    paused: bool
    increment: float = 0.0
    answer_within: float = 0.0


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may see it; `creator` says whether the receiver created it."""

    id: str
    game: str
    status: Literal["waiting", "running", "finished"]
    seats: list[SeatInfo]
    automata: list[str]  # players run by the rules, numbered after the seats: the keys of their names
    options: dict[str, Value]
    clock: ClockInfo
    asks_pause: list[int]  # the seats that ask for a pause of the clocks
    open: bool
    creator: bool
    watchers: int
    created: float
    scores: list[int]  # by seat, then the automata; winners are numbered the same way
    winners: list[int]
    deal: DealInfo
    teams: list[int] | msgspec.UnsetType = msgspec.UNSET  # by player, who wins together; absent if everybody is alone
    kept_until: float | None = None  # when a finished game is removed from this server, in seconds since 1970
    rematch: int | None = None  # the seat that has asked to play again


class UndoInfo(msgspec.Struct, frozen=True, gc=False):
    """How many choices `seat` may undo alone, how many with the others' consent, and how many belong to one `step`.

    Choices that were made as one gesture are undone as one step.
    """

    seat: int
    reach: int
    with_consent: int
    step: int


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message; `at` is in seconds since 1970."""

    at: float
    name: str
    text: str
