"""The wire protocol: every message between client and server, typed and versioned (docs/protocol.md).

The client's types are generated from these classes: run `make schema` after a change.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal, NotRequired, TypedDict, Union

import msgspec

from regnum.core import scoring

# These types of the kernel are sent unchanged.
from regnum.core.layout import ActionsInfo as ActionsInfo
from regnum.core.layout import EncodingInfo as EncodingInfo
from regnum.core.layout import Layout as Layout
from regnum.core.layout import PartInfo as PartInfo
from regnum.core.log import EventInfo as EventInfo
from regnum.core.log import FactInfo as FactInfo
from regnum.core.log import Words as Words
from regnum.core.shown import Change as Change
from regnum.core.shown import OptionInfo as OptionInfo
from regnum.core.shown import Preview as Preview
from regnum.core.shown import ShownEntry
from regnum.core.state import State
from regnum.core.view_schema import ViewSchema

VERSION = 2

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

    kind: str
    words: Words
    clauses: list[str]


class LogLine(ShownEntry, frozen=True):
    """A log entry as far as this viewer may know it, with its number."""

    seq: int


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: a person, a bot of a level, or nobody yet (`open`). Only the holder of a seat sees its `webhook`."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    connected: bool = False
    yours: bool = False
    webhook: bool = False
    stands_in: bool = False  # the bot plays for a person, who may come back


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
    """Seconds left to each seat (for this move or for the game), whose clock runs, and whether it is paused."""

    mode: Literal["none", "move", "player"]
    left: list[float]
    running: int | None
    paused: bool
    increment: float = 0.0


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
    kept_until: float | None = None  # when a finished game is removed from this server, in seconds since 1970


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


# --- from the client -----------------------------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message from the client. Its `id` is repeated in the answer."""


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message: the table, the tokens of the seats held, and the last log number received, if any."""

    v: int
    table: Text
    tokens: Annotated[list[Text], msgspec.Meta(max_length=11)] = []
    last: int | None = None


class Choose(ClientMessage, tag="choose", frozen=True):
    """Make a choice. `seq` is the last log number received, so that a stale or repeated choice is refused.

    A `careful` choice is also refused, with the code `reveals`, if it would reveal something: it could not be undone.
    """

    id: int
    seq: int
    choice: Text
    careful: bool = False


class Gesture(ClientMessage, tag="gesture", frozen=True):
    """Make several choices as one gesture: all of them, or none if one is not legal.

    The gesture ends before the first choice that would reveal something; `accepted` says how many were `made`. If the
    very first would reveal something, the gesture is refused with the code `reveals`.
    """

    id: int
    seq: int
    choices: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=50)]


class AskPreview(ClientMessage, tag="preview", frozen=True):
    """Ask what each option, or only `choice`, will certainly do. Answered by `previews`."""

    id: int
    seq: int
    choice: Text | None = None


class Observe(ClientMessage, tag="observe", frozen=True):
    """Ask for the position as numbers, for learners; with `imagine`, also as a whole state, for programs that search.

    Only for the seat that must choose. Answered by `observation`.
    """

    id: int
    seq: int
    imagine: bool = False


class Why(ClientMessage, tag="why", frozen=True):
    """Ask why `choice`, or what is at `address` on the board, cannot be chosen. Answered by `reason`."""

    id: int
    choice: Text = ""
    address: Text = ""


class Undo(ClientMessage, tag="undo", frozen=True):
    """Undo `n` choices: at once if the seat may do so alone, otherwise the others are asked to agree.

    These are all people who hold a seat, also those who are away or for whom a bot stands in.
    """

    id: int
    seq: int
    n: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Consent(ClientMessage, tag="consent", frozen=True):
    """Answer another seat's request to undo `n` choices of the position `seq`: of any other it is refused."""

    id: int
    seq: int
    n: int
    yes: bool


class Say(ClientMessage, tag="say", frozen=True):
    """Send a chat message."""

    id: int
    text: Chat


class Pause(ClientMessage, tag="pause", frozen=True):
    """Ask for a pause of the clocks, or agree to one: they stop once everybody who holds a seat has.

    Not `paused`: withdraw or refuse that, or let the clocks run again.
    """

    id: int
    paused: bool


class SetSeat(ClientMessage, tag="seat", frozen=True):
    """Give a seat to a bot, free it and get a new invitation, or take it back from the bot.

    The seat's holder may do all of these. The table's creator may free seats that no person holds, and give to a bot
    these and those of people who have been away for a while: what a person has seen of the game passes to nobody else
    without that person.
    """

    id: int
    seat: Seat
    kind: Literal["bot", "open", "person"]
    level: Text = "medium"


class Rename(ClientMessage, tag="rename", frozen=True):
    """Change the name of one's own seat."""

    id: int
    seat: Seat
    name: Name


class Webhook(ClientMessage, tag="webhook", frozen=True):
    """Set the URL to call when it is this seat's turn and its holder is not connected; empty: none."""

    id: int
    seat: Seat
    url: Url
    lang: Literal["en", "it"] = "en"


class Ping(ClientMessage, tag="ping", frozen=True):
    """Check the connection. Answered by `pong`."""

    id: int


FromClient = Union[
    Hello, Choose, Gesture, AskPreview, Observe, Why, Undo, Consent, Say, Pause, SetSeat, Rename, Webhook, Ping
]


# --- from the server -----------------------------------------------------------------------------------------------


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


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What one viewer can do in a position: `seat` is the viewer (None: a spectator)."""

    seq: int
    seat: int | None
    prompt: PromptInfo | None
    options: list[OptionInfo]
    undo: UndoInfo | None
    asks_undo: UndoInfo | None


class Position(Turn, frozen=True):
    """The position as one viewer sees it."""

    view: View


class NextPosition(Turn, frozen=True):
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
    """The answer to `why`; `clause` and `words` are null if it can be chosen, or if no choice touches the address.

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
    Welcome, Update, TableChanged, Said, Accepted, Refused, ReasonGiven, Previews, Observation, Pong, Goodbye
]


# --- over HTTP -----------------------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: the creator (`me`), another person at the same screen (`here`), a friend, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=30, pattern=LINE)] = ""
    level: Text = "medium"


class NewClock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The clock of a new table: none, `seconds` for each move, or `seconds` for each player with an increment."""

    mode: Literal["none", "move", "player"] = "none"
    seconds: Annotated[float, msgspec.Meta(ge=5, le=14 * 86400)] = 300.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0


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
    """A game on this server: its smallest and largest number of seats, its table options and presets by name."""

    id: str
    title: str
    seats: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
    clauses: int
    options: dict[str, OptionOfTable]
    presets: dict[str, PresetOfTable]
    view_schema: ViewSchema


class Moment(msgspec.Struct, frozen=True):
    """An earlier position: the one after `n` choices of `of` in all."""

    n: int
    of: int
    view: View
    log: list[LogLine]


class History(msgspec.Struct, frozen=True):
    """The points of all players in the course of a game: after how many choices, and then how many by player.

    `turns` are the positions, also by number of choices, from which another seat chooses than before.
    """

    at: list[int]
    scores: list[list[int]]
    turns: list[int]


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet; a remark on how somebody won belongs to no `category` and is worth nothing."""

    seat: int
    points: int
    words: Words
    clause: str
    category: str


class ScoreSheet(msgspec.Struct, frozen=True):
    """How a game ended, what decided it, the categories of points in their order, and every line."""

    ending: Words
    verdict: list[Words]
    categories: list[str]
    lines: list[ScoreLine]

    @classmethod
    def of(cls, state: State) -> ScoreSheet:
        """The score sheet of `state`, whose game is over."""
        game, lines = state.table.game, []
        for line in state.score_sheet():
            category = scoring.category_of(game, line)
            words = Words.of(line.message)
            lines.append(ScoreLine(line.seat, line.points, words, line.clause, category.id if category else ""))
        verdict = [Words.of(message) for message in scoring.verdict(state)]
        return cls(Words(f"ending-{state.ending()}"), verdict, list(scoring.by_category(state)), lines)


class Problem(msgspec.Struct, frozen=True):
    """The reason why a request was refused, in one line."""

    error: str


# The components of a game: tables of entries, or of single values.
Content = dict[str, Union[list[dict[str, Any]], dict[str, Any]]]
