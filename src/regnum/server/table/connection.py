"""A connection of a client to a table. What is sent waits in the connection's own queue: a table waits for nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from regnum.core.gate import Viewer
from regnum.server import wire

if TYPE_CHECKING:
    from regnum.server.table.live_table import LiveTable

Write = Callable[[list[bytes]], None]

MOST_UPDATES = 60  # that wait for a slow reader before it is sent only the newest position
MOST_WAITING = 200  # messages that wait for a client that does not read: it is then dropped
MUTE = 20.0  # seconds that a client may take to read a message before it is dropped
AT_ONCE = 65_536  # bytes that are written together, unless a single message is longer

_encode: Final = msgspec.json.Encoder().encode


class Connection:
    """A client at a table: the seats it holds, what it has been sent, and what waits to be sent.

    Nothing is written until `resume` is called, and while the client does not read (`pause`). Otherwise all that is
    sent in one turn of the event loop, as an answer and the update that belongs to it, is written together.
    """

    __slots__ = (
        "_due",
        "_queue",
        "_stuck_since",
        "_waiting",
        "_writable",
        "_write",
        "address",
        "behind",
        "creator",
        "drop",
        "informed",
        "seats",
        "seen",
        "table",
        "viewer",
    )

    def __init__(
        self, table: LiveTable, seats: list[int], creator: bool, seen: int, write: Write, address: str = ""
    ) -> None:
        self.table = table
        self.address = address
        self.seats = seats
        self.viewer = Viewer(seats)
        self.creator = creator
        self.seen = seen  # the number of the last log entry that the client has
        self.informed = -1  # as of which of the table's `changes` the client knows who sits there
        self.drop: Callable[[], object] = lambda: None  # ends the connection
        self._write = write
        # What is sent, encoded or still to be made, with the last log number in an update.
        self._queue: deque[tuple[bytes | Callable[[], wire.FromServer], int | None]] = deque()
        self.behind = False  # the next message is a welcome: updates before it are not needed
        self._writable = False
        self._due = False  # the event loop will call `_deliver`
        self._waiting: asyncio.Task[None] | None = None  # until a welcome can be made
        self._stuck_since: float | None = None  # since when something waits for the client to read

    def lose(self, seats: set[int]) -> None:
        """These seats are not the client's any more, nor for what it has asked that waits for its turn.

        So the list is changed, not replaced: requests refer to it.
        """
        self.seats[:] = [seat for seat in self.seats if seat not in seats]
        self.viewer = Viewer(self.seats)

    def send(self, message: wire.FromServer) -> None:
        """Send an answer, or something else that must not be skipped."""
        self._put(_encode(message), None)

    def send_as_it_is_then(self, make: Callable[[], wire.FromServer]) -> None:
        """Send something that must not be skipped, and is made when it is written: news that wait may become old."""
        self._put(make, None)

    def update(self, data: bytes, seq: int = 0) -> None:
        """Send an encoded update, whose last log entry is `seq` (0: none). Who lags gets the newest position."""
        if self.behind:
            return
        self._put(data, seq)
        if len(self._queue) > MOST_UPDATES:
            self.catch_up()

    def catch_up(self, table: LiveTable | None = None) -> None:
        """Send the newest position, of another `table` if given, with the log entries that the client lacks."""
        if table is not None:
            self.table = table
        self.behind = True
        self._queue = deque([waiting for waiting in self._queue if waiting[1] is None])
        self._deliver_soon()

    def _put(self, data: bytes | Callable[[], wire.FromServer], seq: int | None) -> None:
        self._queue.append((data, seq))
        self._deliver_soon()
        if seq is None and len(self._queue) > MOST_WAITING:
            self.drop()

    @property
    def is_mute(self) -> bool:
        """Whether the client does not read what it is sent."""
        return self._stuck_since is not None and time.monotonic() - self._stuck_since > MUTE

    def pause(self) -> None:
        """The client reads too slowly: what is sent waits."""
        self._writable = False

    def resume(self) -> None:
        """The client reads: write what waits."""
        self._writable = True
        self._stuck_since = None
        self._deliver_soon()

    def close(self) -> None:
        """Write what can be written, and nothing from now on."""
        if self._due:
            self._deliver()
        self._writable = False
        if self._waiting is not None:
            self._waiting.cancel()

    def _deliver_soon(self) -> None:
        if not self._writable:
            if self._stuck_since is None:
                self._stuck_since = time.monotonic()
        elif not self._due and self._waiting is None:
            self._due = True
            asyncio.get_running_loop().call_soon(self._deliver)

    def _deliver(self) -> None:
        self._due = False
        if not self._writable:
            return
        if self.behind:
            if self.table.lock.locked():
                self._waiting = asyncio.get_running_loop().create_task(self._deliver_later())
                return
            self._welcome()
        while self._queue and self._writable:
            together, size = [], 0
            while self._queue and size < AT_ONCE:
                waiting, seq = self._queue.popleft()
                data = waiting if isinstance(waiting, bytes) else _encode(waiting())
                together.append(data)
                size += len(data)
                if seq:
                    self.seen = seq
            self._write(together)

    async def _deliver_later(self) -> None:
        """Wait for a choice that is being stored: otherwise the client would receive it twice."""
        lock = self.table.lock
        async with lock:
            self._waiting = None
            if self.behind and self._writable and self.table.lock is lock:  # otherwise it has moved to another table
                self._welcome()
        self._deliver()

    def _welcome(self) -> None:
        """Queue a welcome before everything else."""
        self.behind = False
        self.informed = self.table.views.changes
        try:
            if not self.table.game.out_of_sync:  # otherwise the table that replaces it will let the connection catch up
                self._queue.appendleft((_encode(self.table.views.welcome(self)), self.table.game.seq))
        except Exception:
            self.drop()  # rather than let the client wait for ever
            raise
