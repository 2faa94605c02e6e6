"""The log of a table: what was chosen, undone and noted, numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.log import LogEntry
from regnum.core.record import ChoiceLine, Resumed, UndoLine
from regnum.server import wire

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(LogEntry).decode


class TableLog:
    """Keeps entries as they are stored: few are ever looked at again.

    What a viewer may know of an entry is decided by the gate, in `line`.
    """

    __slots__ = ("_chose", "active", "entries")

    def __init__(self) -> None:
        self.entries: list[str] = []  # each a `LogEntry` as JSON
        self.active: list[int] = []  # the numbers of choices that have not been undone,
        self._chose: list[int] = []  # and the seats that made them

    @property
    def last_seat(self) -> int:
        """The seat of the last choice that has not been undone."""
        return self._chose[-1] if self._chose else 0

    def entry(self, seq: int) -> LogEntry:
        return _decode(self.entries[seq - 1])

    def line(self, seq: int, viewer: Viewer) -> wire.LogLine:
        """The entry `seq` as far as the viewer may know it."""
        return gate.entry(self.entry(seq), viewer, seq)

    def newest(self, entries: Sequence[LogEntry], viewer: Viewer) -> list[wire.LogLine]:
        """The `entries` that were added last, as far as the viewer may know them."""
        first = len(self.entries) - len(entries) + 1
        return [gate.entry(entry, viewer, first + n) for n, entry in enumerate(entries)]

    def add_choice(self, entry: LogEntry) -> LogEntry:
        self._add(entry)
        self.active.append(len(self.entries))
        self._chose.append(entry.seat)
        return entry

    def add_undo(self, n: int) -> LogEntry:
        """Add that the last `n` choices are undone."""
        words = wire.Words("ui-taken-back", {"seat": f"@seat-{self.last_seat}", "n": n})
        return self._undo(LogEntry(self.last_seat, words=words, undone=n))

    def add_resumed(self) -> LogEntry:
        """Add that the game goes on under changed rules or content."""
        return self._add(LogEntry(self.last_seat, words=wire.Words("ui-resumed")))

    def restore(self, line: ChoiceLine | UndoLine | Resumed, stored: str) -> LogEntry:
        """Add a stored entry; fields that old ones lack are taken from the line of the record."""
        entry = _decode(stored)
        if isinstance(line, ChoiceLine):
            return self.add_choice(msgspec.structs.replace(entry, seat=line.seat, choice=line.choice))
        if isinstance(line, UndoLine):
            return self._undo(msgspec.structs.replace(entry, seat=self.last_seat, undone=line.undo))
        return self._add(msgspec.structs.replace(entry, seat=self.last_seat))

    def _undo(self, entry: LogEntry) -> LogEntry:
        self._add(entry)
        del self.active[-entry.undone :]
        del self._chose[-entry.undone :]
        return entry

    def _add(self, entry: LogEntry) -> LogEntry:
        self.entries.append(_encode(entry).decode())
        return entry
