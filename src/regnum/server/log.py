"""The log of a table: every choice and undo, with the events that followed, filtered by who may see them."""

from __future__ import annotations

import msgspec

from regnum.core.message import Event, Message
from regnum.server import messages as wire


def words_of(message: Message) -> wire.Words:
    """An engine message in the form it has on the wire."""
    return wire.Words(message.key, dict(message.args))


class LoggedEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event, and the seats that may see it (None: everybody)."""

    info: wire.EventInfo
    audience: tuple[int, ...] | None = None

    @classmethod
    def of(cls, event: Event) -> LoggedEvent:
        return cls(wire.EventInfo(words_of(event.message), event.clause), event.audience)

    def seen_by(self, seats: list[int]) -> bool:
        """Whether any of `seats` may see it; a spectator has no seats."""
        return self.audience is None or any(seat in self.audience for seat in seats)


class EntryBody(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The text of a log entry. It is stored with the choice, so that a log can be read without replaying the game."""

    words: wire.Words | None = None
    events: list[LoggedEvent] = []


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log: a choice, or (`choice` empty) an undo or a change of rules or content."""

    seq: int
    seat: int
    choice: str
    body: EntryBody

    def seen_by(self, seats: list[int]) -> wire.LogLine:
        """The entry as the holder of `seats` sees it."""
        events = [event.info for event in self.body.events if event.seen_by(seats)]
        return wire.LogLine(self.seq, self.seat, self.choice, self.body.words, events)
