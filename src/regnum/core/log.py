"""The log of a game: choices and their consequences, with who may know each part.

An entry holds everything; `gate` reduces it to what a viewer may know.
"""

from __future__ import annotations

import msgspec

from regnum.core.message import Event, Fact, Message
from regnum.core.option import Option
from regnum.core.state import State
from regnum.core.text import LANGUAGES


class Words(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A Fluent message: its key and arguments; an argument that starts with @ is a key itself."""

    key: str
    args: dict[str, str | int] = {}

    @classmethod
    def of(cls, message: Message) -> Words:
        return cls(message.key, dict(message.args))

    def message(self) -> Message:
        return Message(self.key, dict(self.args))


class FactInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, rename={"source": "from", "target": "to"}):
    """What happened, as data: see `regnum.core.message.Fact`."""

    verb: str
    actor: int = -1
    piece: str = ""
    source: str = ""
    target: str = ""
    amount: int = 1

    @classmethod
    def of(cls, fact: Fact) -> FactInfo:
        return cls(fact.verb, fact.actor, fact.piece, fact.source, fact.target, fact.amount)


class EventInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened: a message, its clause, the same as data, and what else moved with it."""

    words: Words
    clause: str
    fact: FactInfo | None = None
    besides: list[FactInfo] = []


class LoggedEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event, and the seats that may know of it (None: everybody)."""

    info: EventInfo
    audience: tuple[int, ...] | None = None

    @classmethod
    def of(cls, event: Event) -> LoggedEvent:
        fact = FactInfo.of(event.fact) if event.fact is not None else None
        besides = [FactInfo.of(other) for other in event.besides]
        return cls(EventInfo(Words.of(event.message), event.clause, fact, besides), event.audience)


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A choice and its events, or an undo of `undone` choices, or (without either) a note about the game.

    `words` describes the choice; the other seats see `announced` instead, if it is set. Only `confidants` (None:
    everybody) see either of them; the others learn that a choice was made.
    """

    seat: int = 0
    choice: str = ""
    words: Words | None = None
    announced: Words | None = None
    confidants: tuple[int, ...] | None = None
    events: list[LoggedEvent] = []
    undone: int = 0


TOLD = "-told"


def _told(state: State, message: Message) -> Message:
    """A message about a choice as the others read it: an option speaks to the one who chooses ("you have 5 Merchants").

    A game words it anew, under the same key with `TOLD` after it, where it would otherwise say "you" of somebody else.
    """
    key = message.key + TOLD
    return Message(key, message.args) if state.table.game.text(LANGUAGES[0]).has(key) else message


def carry_out(state: State, option: Option) -> LogEntry:
    """Carry out a legal option and return the log entry for it."""
    asking = state.asking
    words, announced = Words.of(asking.describe(state, option)), Words.of(_told(state, asking.announce(state, option)))
    state.events = []
    try:
        state.apply(option)
    finally:
        events = state.events or []
        state.events = None
    return LogEntry(
        asking.seat,
        option.text,
        words,
        None if announced == words else announced,
        asking.confidants() if asking.secret else None,
        [LoggedEvent.of(event) for event in events],
    )
