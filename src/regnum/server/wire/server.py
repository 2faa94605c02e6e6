"""What the server says."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, Union

import msgspec

from regnum.core.details import Details, Plan
from regnum.core.log import Words
from regnum.core.shown import Change, LogLine, OptionInfo, Preview
from regnum.server.wire.table import (
    ChatLine,
    ClockInfo,
    PromptInfo,
    TableInfo,
    UndoInfo,
    Value,
)


class ServerMessage(msgspec.Struct, tag_field="type", frozen=True):
    """A message from the server."""


class Asked(TypedDict):
    """Who must choose, and at which step of the rules."""

    seat: int
    step: str


class View(TypedDict):
    """The part of a view that is the same for every game (docs/architecture.md); `board` depends on the game."""

    game: str
    seats: int
    seat: int | None
    options: dict[str, Value]
    over: bool
    asked: Asked | None
    board: dict[str, Any]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]


class Question(msgspec.Struct, frozen=True, gc=False):
    """What one viewer can do in a position: `seat` is the viewer (None: a spectator).

    `waiting` are the seats that must choose before the game goes on: in a sealed round all that have not answered.
    """

    seq: int
    seat: int | None
    waiting: list[int]
    prompt: PromptInfo | None
    options: list[OptionInfo]
    undo: UndoInfo | None
    asks_undo: UndoInfo | None


class Position(Question, frozen=True):
    """The position as one viewer sees it."""

    view: View


class NextPosition(Question, frozen=True):
    """The position as one viewer sees it: what has changed in the view since the position before."""

    changes: list[Change]


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The answer to `hello`: the whole table, with the log after `last`."""

    v: int
    table: TableInfo
    yours: list[int]
    position: Position
    log: list[LogLine]
    chat: list[ChatLine]


class Update(ServerMessage, tag="update", frozen=True, omit_defaults=True, gc=False):
    """Something was committed: the new position, and the new log entries.

    `table` is sent if it has changed, `clock` at a table with clocks.
    """

    position: NextPosition
    log: list[LogLine]
    table: TableInfo | None = None
    clock: ClockInfo | None = None


class TableChanged(ServerMessage, tag="table", frozen=True):
    """Something about the table changed: somebody came or left, or a clock was paused.

    `notice` tells everybody that a seat has changed hands.
    """

    table: TableInfo
    notice: Words | None = None


class Said(ServerMessage, tag="said", frozen=True):
    """A chat message was sent."""

    line: ChatLine


class Accepted(ServerMessage, tag="accepted", frozen=True):
    """Request `id` is done. A choice is on disk under number `seq`; a freed seat comes with an `invitation`.

    For a gesture, `made` choices are on disk, the last under number `seq`.
    """

    id: int
    seq: int
    invitation: str = ""
    made: int = 0


class Refused(ServerMessage, tag="refused", frozen=True):
    """Request `id` is refused, with the reason; `clause` is the rule that forbids it, if a rule does."""

    id: int
    code: str
    clause: str
    words: Words


class ReasonGiven(ServerMessage, tag="reason", frozen=True):
    """The answer to `why`; `clause` and `words` are null if it can be chosen, or if there is no such address.

    `first`: the options after which it could be chosen.
    """

    id: int
    clause: str | None
    words: Words | None
    first: list[OptionInfo]


class Previews(ServerMessage, tag="previews", frozen=True):
    """The answer to `preview`: what the options will certainly do, until something would be revealed to anybody."""

    id: int
    seq: int
    previews: list[Preview]


class Prepared(ServerMessage, tag="prepared", frozen=True):
    """The answer to `prepare`: what is asked once `choice` is made, which it is not; what it reveals is left out.

    `changes`: how the board would differ. `step`, `prompt` and `options` (with details) are the question; `previews`
    are what its options will certainly do after that.
    """

    id: int
    seq: int
    choice: str
    changes: list[Change]
    step: str
    prompt: PromptInfo
    options: list[OptionInfo]
    previews: list[Preview]


class Facts(ServerMessage, tag="facts", frozen=True):
    """The answer to `facts`: what boards draw besides the view.

    `details`: of each option of the position, in their order, what it costs, brings and risks, if anything is certain.
    `outlook`: what follows from the position; its form depends on the game, and not every game has one.
    `plans`: whole courses of choices, such as the ways to pay, the best first; each can be made as one gesture.
    """

    id: int
    seq: int
    details: list[Details | None]
    outlook: Any
    plans: list[Plan]


class Observation(ServerMessage, tag="observation", frozen=True):
    """The answer to `observe`: what the seat that must choose may know, and nothing else.

    `encoding` and `actions` are the digests of the layout (`/api/games/{game}/layout`). `numbers` are the position;
    `spellings` has for each option of the position, in their order, the actions that choose it one after the other.
    `state` is a whole state in which everything hidden from the seat is dealt at random.
    """

    id: int
    seq: int
    encoding: str
    numbers: list[int]
    actions: str
    spellings: list[tuple[int, ...]]
    state: dict[str, Any] | None


class Pong(ServerMessage, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: int


class Goodbye(ServerMessage, tag="goodbye", frozen=True):
    """The server closes the connection, with the reason."""

    code: str
    words: Words


FromServer = Union[
    Welcome,
    Update,
    TableChanged,
    Said,
    Accepted,
    Refused,
    ReasonGiven,
    Previews,
    Prepared,
    Facts,
    Observation,
    Pong,
    Goodbye,
]
