"""A connection of a client to a table. What is sent waits in the connection's own queue: a table waits for nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from regnum.server import messages as wire

if TYPE_CHECKING:
    from regnum.server.live_table import LiveTable

Write = Callable[[bytes], Awaitable[None]]

MOST_UPDATES = 60  # that wait for a slow reader before it is sent only the newest position
MOST_WAITING = 200  # messages that wait for a client that does not read: it is then dropped
MUTE = 20.0  # seconds that a client may take to read a message before it is dropped


class Connection:
    """A client at a table: the seats it holds, what it has been sent, and what waits to be sent."""

    __slots__ = (
        "_behind",
        "_more",
        "_queue",
        "_write",
        "_writing_since",
        "address",
        "creator",
        "drop",
        "seats",
        "seen",
        "table",
    )

    def __init__(
        self, table: LiveTable, seats: list[int], creator: bool, seen: int, write: Write, address: str = ""
    ) -> None:
        self.table = table
        self.address = address
        self.seats = seats
        self.creator = creator
        self.seen = seen  # the number of the last log entry that the client has
        self.drop: Callable[[], object] = lambda: None  # ends the connection
        self._write = write
        self._queue: deque[tuple[bytes, int | None]] = deque()  # with the last log number in an update
        self._behind = False  # the next message is a welcome: updates before it are not needed
        self._more = asyncio.Event()
        self._writing_since: float | None = None

    def send(self, message: wire.FromServer) -> None:
        """Send an answer, or something else that must not be skipped."""
        self._put(msgspec.json.encode(message), None)
        if len(self._queue) > MOST_WAITING:
            self.drop()

    def update(self, data: bytes, seq: int) -> None:
        """Send an encoded update, whose last log entry is `seq`. A reader who lags too far gets the newest position."""
        if self._behind:
            return
        self._put(data, seq)
        if len(self._queue) > MOST_UPDATES:
            self.catch_up()

    def catch_up(self, table: LiveTable | None = None) -> None:
        """Send the newest position, of another `table` if given, with the log entries that the client lacks."""
        if table is not None:
            self.table = table
        self._behind = True
        self._queue = deque([waiting for waiting in self._queue if waiting[1] is None])
        self._more.set()

    def _put(self, data: bytes, seq: int | None) -> None:
        self._queue.append((data, seq))
        self._more.set()

    @property
    def is_mute(self) -> bool:
        """Whether the client does not read what it is sent."""
        return self._writing_since is not None and time.monotonic() - self._writing_since > MUTE

    async def deliver(self) -> None:
        """Write one message after another, until this is cancelled or writing fails."""
        while True:
            while not self._queue and not self._behind:
                self._more.clear()
                await self._more.wait()
            if self._behind and not await self._welcome():
                continue
            data, seq = self._queue.popleft()
            self._writing_since = time.monotonic()
            await self._write(data)
            self._writing_since = None
            if seq is not None:
                self.seen = seq

    async def _welcome(self) -> bool:
        """Queue a welcome before everything else; False if the table was replaced while this waited for it.

        A choice that is being stored is waited for: otherwise the client would receive it twice.
        """
        table = self.table
        async with table.lock:
            if table is not self.table:
                return False
            self._behind = False
            if table.out_of_sync:
                return False  # the table that replaces it will let the connection catch up
            self._queue.appendleft((msgspec.json.encode(table.welcome(self)), table.seq))
        return True
