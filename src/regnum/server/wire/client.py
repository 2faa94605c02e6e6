"""What a client says."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from regnum.server.wire.table import Chat, Name, Seat, Text, Url


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


class Prepare(ClientMessage, tag="prepare", frozen=True):
    """Ask what is asked after `choice`, an option that `prepares`, without making it. Answered by `prepared`."""

    id: int
    seq: int
    choice: Text


class AskFacts(ClientMessage, tag="facts", frozen=True):
    """Ask what the engine knows of the position and its options. Answered by `facts`; spectators may ask, too."""

    id: int
    seq: int


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
    Hello,
    Choose,
    Gesture,
    AskPreview,
    Prepare,
    AskFacts,
    Observe,
    Why,
    Undo,
    Consent,
    Say,
    Pause,
    SetSeat,
    Rename,
    Webhook,
    Ping,
]
