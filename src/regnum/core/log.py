"""The log of a game: choices and their consequences, with who may know each part.

An entry holds everything; `gate` reduces it to what a viewer may know. `chronicle` writes the entries: these forms are
msgspec structs, which mypyc does not compile. They hold tuples: most are empty, and then take no memory.
"""

from __future__ import annotations

import msgspec

from regnum.core.message import Message, Verb


class Words(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A Fluent message: its key and arguments; an argument that starts with @ is a key itself."""

    key: str
    args: dict[str, str | int] = {}

    @classmethod
    def of(cls, message: Message) -> Words:
        return cls(message.key, message.args)

    def message(self) -> Message:
        return Message(self.key, dict(self.args))


class FactInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, rename={"source": "from", "target": "to"}):
    """What happened, as data: see `regnum.core.message.Fact`."""

    verb: Verb
    actor: int = -1
    piece: str = ""
    source: str = ""
    target: str = ""
    amount: int = 1


class EventInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened: a message, its clause, the same as data, what else moved with it, whom it concerns."""

    words: Words
    clause: str
    fact: FactInfo | None = None
    besides: tuple[FactInfo, ...] = ()
    concerns: tuple[int, ...] = ()


class LoggedEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event, and the seats that may know of it (None: everybody)."""

    info: EventInfo
    audience: tuple[int, ...] | None = None


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
    events: tuple[LoggedEvent, ...] = ()
    undone: int = 0
