"""Simulated people who play at many tables of a server, for `python -m tools.load`.

They use the protocol of docs/protocol.md over real WebSockets. They share the machine with the server that is measured:
so they need little of it, and read and write frames themselves (RFC 6455, section 5).
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import random
import time
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec

from regnum.core.errors import BadInput
from tools.process import Usage
from tools.served import HOST, PATIENCE, Served

QUICKEST = 0.05  # minimum seconds between two messages of a person, to stay below the server's rate limit
PEOPLE = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bruno"}]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
FINISHED = (1000).to_bytes(2, "big")
MASK = bytes(4)  # masked with zeros, a message stays as it is
SHORT, LONG = 126, 127  # these lengths say that the true one follows, in two or in eight bytes


# --- the parts of the protocol that a person needs -----------------------------------------------------------------


class _Option(msgspec.Struct):
    text: str


class _Position(msgspec.Struct):
    seq: int
    options: list[_Option]


class _Table(msgspec.Struct):
    status: str


class _Heard(msgspec.Struct):
    """Any message of the server, reduced to the fields that matter here."""

    type: str
    code: str = ""
    position: _Position | None = None
    table: _Table | None = None


_decode = msgspec.json.Decoder(_Heard).decode


class Person(asyncio.Protocol):
    """A simulated person: one seat, with its own WebSocket."""

    def __init__(self, match: Match, hello: dict[str, Any]) -> None:
        self.seq = -1
        self.options: list[_Option] = []
        self.finished = False
        self.accepted = True  # whether the last choice has been acknowledged
        self.chose = 0.0  # when the last choice was made
        self.received = 0.0  # when the last position arrived
        self._match: Match | None = match
        self._hello = hello
        self._data = b""  # what has arrived of an incomplete frame
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = self._transport.get_extra_info("peername")
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._upgraded:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            self._upgraded, self._data = True, rest
            if head.startswith(b"HTTP/1.1 101"):
                self.say(self._hello)
            else:
                self._fail(f"the server refused a WebSocket: {head!r}")
        while (frame := _frame(self._data)) is not None:
            kind, message, self._data = frame
            if kind == TEXT:
                self._hear(_decode(message))
            elif kind == PING:
                self._write(PONG, message)
            elif kind == CLOSE:
                self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self._fail("the server closed a connection")

    def say(self, message: dict[str, Any]) -> None:
        self._write(TEXT, msgspec.json.encode(message))

    def _write(self, kind: int, data: bytes) -> None:
        length = bytes((len(data),)) if len(data) < SHORT else bytes((SHORT, len(data) >> 8, len(data) & 255))
        self._transport.write(bytes((0x80 | kind, 0x80 | length[0])) + length[1:] + MASK + data)

    def choose(self, choice: str) -> None:
        self.chose, self.accepted = time.perf_counter(), False
        self.say({"type": "choose", "id": 1, "seq": self.seq, "choice": choice})

    def leave(self) -> None:
        """Begin to close the connection: it ends when the server closes it, too."""
        self._match = None
        self._write(CLOSE, FINISHED)

    def _hear(self, message: _Heard) -> None:
        if message.type in ("refused", "goodbye"):
            self._fail(f"the server refused a valid request: {message.code}")
        if message.position is not None:
            self.seq, self.options = message.position.seq, message.position.options
            self.received = time.perf_counter()
        if message.table is not None:
            self.finished = message.table.status == "finished"
        if message.type == "accepted":
            self.accepted = True
        if self._match is not None:
            self._match.notice()

    def _fail(self, problem: str) -> None:
        if self._match is not None:
            self._match.fail(BadInput("load", problem))


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The kind and the content of the first frame in `data`, and what follows it; None if it is not complete."""
    if len(data) < 2:
        return None
    kind, length, start = data[0] & 15, data[1], 2
    if length >= SHORT:
        start = 4 if length == SHORT else 10
        length = int.from_bytes(data[2:start], "big")
    end = start + length
    return (kind, data[start:end], data[end:]) if len(data) >= end else None


class Match:
    """Two people who choose at random and play one game after another."""

    def __init__(self, server: Served, number: int) -> None:
        self.server = server
        self.people: list[Person] = []
        self.made: dict[str, Any] = {}
        self._awaited = 0  # the number of the choice that everybody is to receive next
        self._received: asyncio.Future[None] | None = None  # done when they have
        self._chance = random.Random(number)
        # The server limits new tables by address, and trusts a proxy on the same machine to report addresses.
        self._address = f"127.1.{number >> 8 & 255}.{number & 255 or 255}"

    async def open(self) -> None:
        """Open a new table, without connecting anybody."""
        new = {"game": "anno890", "seats": PEOPLE, "seed": self._chance.getrandbits(32)}
        self.made = await asyncio.to_thread(self.server.request, "POST", "/api/tables", new, self._address)

    async def sit(self) -> None:
        """Connect both people to the table."""
        loop = asyncio.get_running_loop()
        self._awaited, self._received = 0, loop.create_future()
        for seat in ("0", "1"):
            hello = {"type": "hello", "v": 2, "table": self.made["table"], "tokens": [self.made["tokens"][seat]]}
            person = Person(self, hello)
            await loop.create_connection(lambda person=person: person, HOST, self.server.port)  # type: ignore[misc]
            self.people.append(person)
        self.notice()
        async with asyncio.timeout(PATIENCE):
            await self._received

    def leave(self) -> None:
        for person in self.people:
            person.leave()
        self.people = []

    def notice(self) -> None:
        """Somebody has received something."""
        if self._received is None or self._received.done() or len(self.people) < len(PEOPLE):
            return
        if all(person.accepted and person.seq >= self._awaited for person in self.people):
            self._received.set_result(None)

    def fail(self, error: BadInput) -> None:
        if self._received is not None and not self._received.done():
            self._received.set_exception(error)

    async def choose(self) -> float:
        """Make one choice; returns the seconds from sending it until the other person received it."""
        asked, other = sorted(self.people, key=lambda person: not person.options)
        await asyncio.sleep(max(0.0, asked.chose + QUICKEST - time.perf_counter()))
        self._awaited, self._received = asked.seq + 1, asyncio.get_running_loop().create_future()
        asked.choose(self._chance.choice(asked.options).text)
        await self._received
        return other.received - asked.chose

    async def play(self, until: float, think: float) -> list[float]:
        """Choose until the time `until`, after thinking `think` seconds on average; returns the latencies."""
        latencies: list[float] = []
        while True:
            # Exponential: then it makes no difference for how long they have been thinking when they begin or stop.
            thinking = self._chance.expovariate(1 / think) if think else 0.0
            left = until - time.monotonic()
            await asyncio.sleep(max(0.0, min(thinking, left)))
            if thinking >= left:
                return latencies
            if self.people[0].finished:
                self.leave()
                await self.open()
                await self.sit()
            latencies.append(await self.choose())


class Crowd:
    """The people at many tables of a server."""

    def __init__(self, server: Served, tables: int) -> None:
        self.server = server
        self.matches = [Match(server, number) for number in range(tables)]

    @contextlib.asynccontextmanager
    async def present(self) -> AsyncIterator[None]:
        """Disconnect everybody at the end."""
        try:
            yield
        finally:
            for match in self.matches:
                match.leave()

    def usage(self) -> Usage:
        return self.server.usage()

    async def play(self, seconds: float, think: float) -> list[float]:
        """Play at all tables for `seconds`, with `think` seconds of thinking on average; returns the latencies."""
        until = time.monotonic() + seconds
        async with asyncio.timeout(seconds + PATIENCE):
            played = await asyncio.gather(*(match.play(until, think) for match in self.matches))
        return [latency for latencies in played for latency in latencies]
