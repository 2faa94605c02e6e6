"""The wire: every message between client and server, typed and versioned (docs/protocol.md).

The client's types are made from these: `make schema` after a change.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict, Union

import msgspec

from regnum.core.reading import Reading

VERSION = 1

Text = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Url = Annotated[str, msgspec.Meta(max_length=500)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Value = Union[str, int, bool]


class Words(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A Fluent message: its key and arguments; an argument that starts with @ is a key itself."""

    key: str
    args: dict[str, Union[str, int]] = {}


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing that may be chosen: its stable text, what it means, and what on the board it touches."""

    text: str
    words: Words
    refs: list[str]


class PromptInfo(msgspec.Struct, frozen=True):
    """What the asked seat must decide."""

    kind: str
    words: Words
    clauses: list[str]


class EventInfo(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, and the clause that caused it."""

    words: Words
    clause: str


class LogLine(msgspec.Struct, frozen=True):
    """A choice, or one taken back (`choice` empty), with what came of it for this viewer's eyes."""

    seq: int
    seat: int
    choice: str
    words: Words | None
    events: list[EventInfo]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `kind`: a person, a bot of a level, or nobody yet. Only its holder knows of a `webhook`."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    connected: bool = False
    yours: bool = False
    webhook: bool = False


class ClockInfo(msgspec.Struct, frozen=True):
    """Seconds left to each seat (per move or in all), whose clock runs, and whether it is stopped by agreement."""

    mode: Literal["none", "move", "player"]
    left: list[float]
    running: int | None
    paused: bool
    increment: float = 0.0


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    status: Literal["waiting", "running", "finished"]
    seats: list[SeatInfo]
    automata: list[str]  # whom the rules themselves play, numbered after the seats: keys of their names
    options: dict[str, Value]
    clock: ClockInfo
    open: bool
    creator: bool
    watchers: int
    created: float
    scores: list[int]  # by seat, automata behind; so are the winners
    winners: list[int]


class UndoInfo(msgspec.Struct, frozen=True):
    """How far `seat` may go back by itself, and how far with the others' consent."""

    seat: int
    reach: int
    with_consent: int


class ChatLine(msgspec.Struct, frozen=True):
    at: float
    name: str
    text: str


# --- from the client -----------------------------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What a client may say. `id` comes back in the answer."""


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message: which table, with which seats' tokens, and the last number seen, if any."""

    v: int
    table: Text
    tokens: Annotated[list[Text], msgspec.Meta(max_length=11)] = []
    last: int | None = None


class Choose(ClientMessage, tag="choose", frozen=True):
    """A choice; `seq` is the last number seen, so that a stale or doubled choice is refused.

    A `careful` one is refused too, with the code `reveals`, if it shows somebody something and so could not be taken
    back.
    """

    id: int
    seq: int
    choice: Text
    careful: bool = False


class Why(ClientMessage, tag="why", frozen=True):
    """Why can't I choose `choice`, or what lies at `address` of the board? Answered by `reason`."""

    id: int
    choice: Text = ""
    address: Text = ""


class Undo(ClientMessage, tag="undo", frozen=True):
    """Take back `n` of one's own choices: at once within reach, else the others are asked."""

    id: int
    seq: int
    n: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Consent(ClientMessage, tag="consent", frozen=True):
    """An answer to another seat's wish to go back."""

    id: int
    yes: bool


class Say(ClientMessage, tag="say", frozen=True):
    """Chat."""

    id: int
    text: Chat


class Pause(ClientMessage, tag="pause", frozen=True):
    """Stop the clocks, or let them go on."""

    id: int
    paused: bool


class SetSeat(ClientMessage, tag="seat", frozen=True):
    """The creator, or the seat's holder, gives it to a bot of a level, or frees it for whoever has the invitation."""

    id: int
    seat: Seat
    kind: Literal["bot", "open"]
    level: Text = "medium"


class Rename(ClientMessage, tag="rename", frozen=True):
    """Another display name for one's own seat."""

    id: int
    seat: Seat
    name: Name


class Webhook(ClientMessage, tag="webhook", frozen=True):
    """The address that hears when the turn of one's own seat begins and nobody is there; empty: none."""

    id: int
    seat: Seat
    url: Url
    lang: Literal["en", "it"] = "en"


class Ping(ClientMessage, tag="ping", frozen=True):
    id: int


FromClient = Union[Hello, Choose, Why, Undo, Consent, Say, Pause, SetSeat, Rename, Webhook, Ping]


# --- from the server -----------------------------------------------------------------------------------------------


class ServerMessage(msgspec.Struct, tag_field="type", frozen=True):
    """What the server may say."""


class Asked(TypedDict):
    """Who must choose, and at which step of the rules."""

    seat: int
    step: str


class View(TypedDict):
    """What every game's view has (docs/architecture.md); `board` is the game's own."""

    game: str
    seats: int
    seat: int | None
    options: dict[str, Value]
    over: bool
    asked: Asked | None
    board: dict[str, Any]
    prompt: NotRequired[dict[str, Any]]
    choices: NotRequired[list[str]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]


class Position(msgspec.Struct, frozen=True):
    """The table as one viewer sees it: `seat` is whose eyes these are (None: a spectator's)."""

    seq: int
    seat: int | None
    view: View
    prompt: PromptInfo | None
    options: list[OptionInfo]
    undo: UndoInfo | None
    asks_undo: UndoInfo | None


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The answer to `hello`: everything, with the log since `last`."""

    v: int
    table: TableInfo
    yours: list[int]
    position: Position
    log: list[LogLine]
    chat: list[ChatLine]


class Update(ServerMessage, tag="update", frozen=True):
    """Something was committed: the new position, and the new lines of the log."""

    table: TableInfo
    position: Position
    log: list[LogLine]


class TableChanged(ServerMessage, tag="table", frozen=True):
    """Somebody came, left, was renamed, became a bot; or a clock was stopped."""

    table: TableInfo


class Said(ServerMessage, tag="said", frozen=True):
    line: ChatLine


class Accepted(ServerMessage, tag="accepted", frozen=True):
    """What the client asked with `id` is done; a choice is on disk under `seq`; a freed seat has an invitation."""

    id: int
    seq: int
    invitation: str = ""


class Refused(ServerMessage, tag="refused", frozen=True):
    """What the client asked with `id` is not done, and why; `clause` names the rule, if a rule forbids it."""

    id: int
    code: str
    clause: str
    words: Words


class ReasonGiven(ServerMessage, tag="reason", frozen=True):
    """The answer to `why`: None if it may be chosen, or if no choice could touch the address."""

    id: int
    clause: str | None
    words: Words | None


class Pong(ServerMessage, tag="pong", frozen=True):
    id: int


class Goodbye(ServerMessage, tag="goodbye", frozen=True):
    """The server closes the connection, and why."""

    code: str
    words: Words


FromServer = Union[Welcome, Update, TableChanged, Said, Accepted, Refused, ReasonGiven, Pong, Goodbye]


# --- over HTTP -----------------------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: for the creator (`me`), another person at the same screen (`here`), a friend, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=30)] = ""
    level: Text = "medium"


class NewClock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    mode: Literal["none", "move", "player"] = "none"
    seconds: Annotated[float, msgspec.Meta(ge=5, le=14 * 86400)] = 300.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What it takes to open a table."""

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


class Mine(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Tokens of seats or of a creator, one or more a table."""

    tokens: Annotated[list[Text], msgspec.Meta(max_length=200)]


class Join(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Take a friend's seat by invitation, or any free seat of an open table without one."""

    name: Name
    invitation: Text = ""


class Joined(msgspec.Struct, frozen=True):
    seat: int
    token: str


class OptionOfTable(msgspec.Struct, frozen=True):
    """Something to settle before play; its words are the messages `table-<id>` and `table-<id>-<value>`."""

    default: Value
    choices: list[Value]
    clause: str
    variant: bool  # chosen for its own sake; else a reading of the rules


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here: the fewest and the most seats, and its table options by name."""

    id: str
    title: str
    seats: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
    clauses: int
    options: dict[str, OptionOfTable]
    reading: Reading


class Moment(msgspec.Struct, frozen=True):
    """A position gone by, `n` of so many choices after the start."""

    n: int
    of: int
    view: View
    log: list[LogLine]


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    seat: int
    points: int
    words: Words
    clause: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, in one line."""

    error: str


# What is in a game's box: tables of entries, or of values that stand alone.
Content = dict[str, Union[list[dict[str, Any]], dict[str, Any]]]
