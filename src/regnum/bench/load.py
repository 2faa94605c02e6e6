"""A load test for `regnum load`: simulated people play at many tables of a real server on this machine.

They use the protocol of docs/protocol.md over real WebSockets, as any client would.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regnum.bench.process import TICK, Usage, usage
from regnum.core.errors import BadInput

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds to wait for any answer of the server
QUICKEST = 0.05  # minimum seconds between two messages of a person, to stay below the server's rate limit
PEOPLE = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bruno"}]


class Served:
    """A running `regnum serve` with its own data folder; `source` is the folder of the package to run."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port: int = probe.getsockname()[1]
        words = ["serve", "--host", HOST, "--port", str(self.port), "--data", str(folder), "--workers", "1"]
        words += ["--connections", "100000"]  # all clients of a load test have one address
        self._web = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        self._using_web = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from regnum.cli.main import main; main()", *words],
            env={**os.environ, "PYTHONPATH": str(source)},
            stderr=subprocess.DEVNULL,
        )

    def until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                self.request("GET", "/health")
                return
            except OSError:
                time.sleep(0.05)
        raise BadInput("load", "the server did not start")

    def request(self, method: str, path: str, body: Any = None, address: str = HOST) -> Any:
        """A request as a proxy makes it: over one connection for all clients, whose addresses it reports."""
        headers = {"content-type": "application/json", "x-forwarded-for": address}
        with self._using_web:
            try:
                self._web.request(method, path, None if body is None else json.dumps(body), headers)
                return json.load(self._web.getresponse())
            except (OSError, HTTPException) as error:
                self._web.close()  # the next request opens it again
                raise ConnectionError(*error.args) from None

    def usage(self) -> Usage:
        return usage(self.process.pid)

    def kill(self) -> None:
        """Kill the server with SIGKILL, as in a crash: everything it acknowledged must be on disk."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def kept(self) -> int:
        """The number of choices in the database."""
        with contextlib.closing(sqlite3.connect(self.folder / "tables.sqlite")) as database:
            count: int = database.execute("SELECT count(*) FROM lines").fetchone()[0]
        return count


@contextlib.contextmanager
def serving(folder: Path, source: Path) -> Iterator[Served]:
    """Run a server; yields it once it is ready, and always kills it at the end."""
    served = Served(folder, source)
    try:
        served.until_ready()
        yield served
    finally:
        served.kill()


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
    seq: int = 0
    code: str = ""
    position: _Position | None = None
    table: _Table | None = None


_decode = msgspec.json.Decoder(_Heard).decode


class Person:
    """A simulated person: one seat, with its own WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seq = -1
        self.options: list[_Option] = []
        self.finished = False
        self._chose = 0.0

    async def hear(self) -> _Heard:
        async with asyncio.timeout(PATIENCE):
            message = _decode(await self.connection.recv(decode=False))
        if message.type in ("refused", "goodbye"):
            raise BadInput("load", f"the server refused a valid request: {message.code}")
        if message.position is not None:
            self.seq, self.options = message.position.seq, message.position.options
        if message.table is not None:
            self.finished = message.table.status == "finished"
        return message

    async def until(self, seq: int) -> None:
        """Receive messages until the choice with number `seq` has arrived."""
        while self.seq < seq:
            await self.hear()

    async def choose(self, choice: str) -> float:
        """Send a choice; returns the time when it was sent."""
        await asyncio.sleep(max(0.0, self._chose + QUICKEST - time.perf_counter()))
        self._chose = time.perf_counter()
        await self.connection.send(json.dumps({"type": "choose", "id": 1, "seq": self.seq, "choice": choice}))
        return self._chose

    async def until_accepted(self) -> None:
        while (await self.hear()).type != "accepted":
            pass


class Match:
    """Two people who choose at random and play one game after another."""

    def __init__(self, server: Served, number: int) -> None:
        self.server = server
        self.people: list[Person] = []
        self.made: dict[str, Any] = {}
        self._chance = random.Random(number)
        # The server limits new tables by address, and trusts a proxy on the same machine to report addresses.
        self._address = f"127.1.{number >> 8 & 255}.{number & 255 or 255}"

    async def open(self) -> None:
        """Open a new table, without connecting anybody."""
        new = {"game": "anno890", "seats": PEOPLE, "seed": self._chance.getrandbits(32)}
        for attempt in (1, 2):  # the server closes a connection that has not been used for seconds
            try:
                self.made = await asyncio.to_thread(self.server.request, "POST", "/api/tables", new, self._address)
                return
            except ConnectionError:
                if attempt == 2:
                    raise

    async def sit(self) -> None:
        """Connect both people to the table."""
        for seat in ("0", "1"):
            connection = await connect(f"ws://{HOST}:{self.server.port}/ws", proxy=None)
            person = Person(connection)
            self.people.append(person)
            hello = {"type": "hello", "v": 2, "table": self.made["table"], "tokens": [self.made["tokens"][seat]]}
            await connection.send(json.dumps(hello))
            await person.until(0)

    async def leave(self) -> None:
        for person in self.people:
            await person.connection.close()
        self.people = []

    async def choose(self) -> float:
        """Make one choice; returns the seconds from sending it until the other person received it."""
        asked, other = sorted(self.people, key=lambda person: not person.options)
        choice = self._chance.choice(asked.options).text
        sent = await asked.choose(choice)
        await other.until(asked.seq + 1)
        latency = time.perf_counter() - sent
        await asked.until_accepted()
        return latency

    async def play(self, until: float, think: float) -> list[float]:
        """Choose until the time `until`, after thinking `think` seconds on average; returns the latencies."""
        latencies: list[float] = []
        while True:
            await asyncio.sleep(self._chance.uniform(0, 2 * think))
            if time.monotonic() >= until:
                return latencies
            if self.people[0].finished:
                await self.leave()
                await self.open()
                await self.sit()
            latencies.append(await self.choose())


class Pace(NamedTuple):
    """The measurements while all tables played."""

    choices: int
    choices_per_s: float
    choices_per_cpu_s: float
    p50_ms: float
    p99_ms: float


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
                await match.leave()

    async def play(self, seconds: float, think: float) -> Pace:
        """Play at all tables for `seconds`, with `think` seconds of thinking on average."""
        before, start = self.server.usage(), time.monotonic()
        plays = [match.play(start + seconds, think) for match in self.matches]
        latencies = [latency for played in await asyncio.gather(*plays) for latency in played]
        cpu, wall = max(self.server.usage().cpu - before.cpu, TICK), time.monotonic() - start
        made = len(latencies)
        if made < 2:
            raise BadInput("load", "too few choices were made to measure anything: give it more tables or seconds")
        cuts = quantiles(latencies, n=100, method="inclusive")
        return Pace(made, made / wall, made / cpu, cuts[49] * 1000, cuts[98] * 1000)
