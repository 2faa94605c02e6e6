"""The log of a table: what was chosen, and what came of it, for those who may know."""

from __future__ import annotations

import msgspec

from regnum.core.message import Event, Message
from regnum.server import messages as wire


def spoken(message: Message) -> wire.Words:
    return wire.Words(message.key, dict(message.args))


class Happened(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event, and the seats that may know of it (None: everybody)."""

    info: wire.EventInfo
    audience: tuple[int, ...] | None = None

    @classmethod
    def of(cls, event: Event) -> Happened:
        return cls(wire.EventInfo(spoken(event.message), event.clause), event.audience)

    def seen_by(self, seats: list[int]) -> bool:
        """Whether any of `seats` (none: a spectator) may know of it."""
        return self.audience is None or any(seat in self.audience for seat in seats)


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is told of a choice. It is kept with the choice, so that an old log need not be played again to be read."""

    words: wire.Words | None = None
    events: list[Happened] = []


class Logged(msgspec.Struct, frozen=True, gc=False):
    """A line of the log: a choice, or (`choice` empty) choices taken back or a change of rules or content."""

    seq: int
    seat: int
    choice: str
    told: Told

    def seen_by(self, seats: list[int]) -> wire.LogLine:
        """The line for whoever holds `seats`."""
        events = [event.info for event in self.told.events if event.seen_by(seats)]
        return wire.LogLine(self.seq, self.seat, self.choice, self.told.words, events)
