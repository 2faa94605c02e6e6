"""`python -m tests.server.floods`: attack a server on this machine, and print how long others wait and what it keeps.

Every flood is bounded in time and in what it sends, and goes to 127.0.0.1 only. `--nginx` sends it through the
configuration in `deploy/`; `--only` names the floods to run.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from websockets.frames import Frame, Opcode

from tests import waiting
from tests.cluster import proxy
from tests.server.clients import TWO_PEOPLE, Client, open_table
from tests.server.conftest import Served
from tools.process import usage

HOST = "127.0.0.1"
ATTACKER = "127.0.0.2"  # no proxy that may report others' addresses, and not the address of those who suffer
SECONDS = 6.0  # that a flood lasts
MOST = 64 << 20  # bytes that it sends
MOST_OPENED = 20_000  # connections that it opens, one after another
THINK = 0.06  # seconds between two choices of the people who suffer
AFTER = 5.0  # seconds until what is still kept is measured


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()


HANDSHAKE = (
    f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()


@dataclass(frozen=True)
class Flood:
    """What each of `connections` sends: `first`, and then `again` and again."""

    again: bytes
    first: bytes = b""
    connections: int = 1
    socket: bool = True  # a WebSocket; otherwise plain HTTP
    watches: bool = True  # says hello as a spectator of the table where the others play
    reads: bool = True  # whether it reads what it is sent
    hangs_up: bool = False  # after `first`


PING = frame(Opcode.PING)
ASK = frame(Opcode.TEXT, b'{"type":"ping","id":1}')
FLOODS = {
    "tiny pings": Flood(PING * 10_000),
    "pings, pongs unread": Flood(frame(Opcode.PING, b"x" * 125) * 500, reads=False),
    "tiny pongs": Flood(frame(Opcode.PONG) * 10_000),
    "empty fragments": Flood(frame(Opcode.CONT, fin=False) * 10_000, frame(Opcode.TEXT, fin=False)),
    "small texts": Flood(ASK * 2_000),
    "pings before hello": Flood(PING * 10_000, watches=False),
    "pings of 400": Flood(PING * 1_000, connections=400),
    "texts of 400": Flood(ASK * 1_000, connections=400),
    "half a frame of 400": Flood(b"", b"\x81\xff" + (20_000).to_bytes(8, "big") + bytes(19_990), connections=400),
    "half handshakes": Flood(b"", HANDSHAKE[:-2], connections=600, socket=False),
    "handshakes, hung up": Flood(b"", connections=16, watches=False, hangs_up=True),
    "openapi of 16": Flood(get("/api/openapi.json"), connections=16, socket=False),
    "games of 16": Flood(get("/api/games"), connections=16, socket=False),
    "health of 400": Flood(get("/health"), connections=400, socket=False),
    "requests, hung up": Flood(b"", get("/health"), connections=16, socket=False, hangs_up=True),
    "answers unread": Flood(b"", get("/api/games/medioevo/rules"), connections=400, socket=False, reads=False),
}


class Attack:
    """A flood of the server at `port`, where `table` is watched."""

    def __init__(self, flood: Flood, port: int, table: str) -> None:
        self.flood, self.port = flood, port
        self.sent = self.opened = self.cut = 0
        hello = frame(Opcode.TEXT, json.dumps({"type": "hello", "v": 2, "table": table, "tokens": []}).encode())
        self._first = (hello if flood.socket and flood.watches else b"") + flood.first

    async def run(self, seconds: float) -> tuple[int, int, int]:
        """Returns how many bytes were sent, connections opened, and how many of these were cut off."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._one_after_another() for _ in range(self.flood.connections)))
        return self.sent, self.opened, self.cut

    async def _one_after_another(self) -> None:
        while self.opened < MOST_OPENED:
            with socket.socket() as connection:
                if not self.flood.reads:
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                connection.bind((ATTACKER, 0))
                connection.setblocking(False)
                self.opened += 1
                try:
                    await self._attack(connection)
                except OSError:
                    self.cut += 1

    async def _attack(self, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        await loop.sock_connect(connection, (HOST, self.port))
        if self.flood.socket:
            await self._send(connection, HANDSHAKE)
            await loop.sock_recv(connection, 1000)
        await self._send(connection, self._first)
        if not self.flood.hangs_up:
            await asyncio.gather(self._receive(connection), self._repeat(connection))

    async def _receive(self, connection: socket.socket) -> None:
        while self.flood.reads:
            if not await asyncio.get_running_loop().sock_recv(connection, 1 << 18):
                raise ConnectionError("it was closed")
        await asyncio.sleep(SECONDS)

    async def _repeat(self, connection: socket.socket) -> None:
        while self.flood.again and self.sent < MOST:
            await self._send(connection, self.flood.again)
        await asyncio.sleep(SECONDS)

    async def _send(self, connection: socket.socket, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(connection, data)
        self.sent += len(data)


def attack(flood: Flood, port: int, table: str, results: Any) -> None:
    results.put("ready")
    results.put(asyncio.run(Attack(flood, port, table).run(SECONDS)))


class Sufferers:
    """Two people who keep choosing, at one table after another."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.tables: list[list[Client]] = []
        self.took: list[float] = []

    async def sit(self) -> str:
        made = open_table(self.server, TWO_PEOPLE)
        self.tables.append([await Client.connect(self.server, made["table"], one) for one in made["tokens"].values()])
        return str(made["table"])

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            people = self.tables[0]
            asked = next((one for one in people if one.position["options"]), None)
            if asked is None:
                del self.tables[0]
                continue
            choice = asked.position["options"][len(self.took) % len(asked.position["options"])]["text"]
            started = time.monotonic()
            await asked.choose(choice)
            for one in people:
                await one.until(asked.position["seq"])
            self.took.append(time.monotonic() - started)
            await asyncio.sleep(THINK)


async def measure(server: Served, name: str, at: int) -> None:
    """Run the flood called `name` at the port `at` and print what it did."""
    assert server.process is not None
    pid = server.process.pid

    def memory() -> float:
        return usage(pid).memory / 1e6

    quiet, suffering = Sufferers(server), Sufferers(server)
    for path in ("openapi.json", "games", "games/medioevo/rules"):
        waiting.get(f"{server.url}/api/{path}")  # what is loaded when it is first asked for is loaded
    for _ in range(2):
        await quiet.sit()
    await quiet.play(time.monotonic() + 1)
    quiet.took.clear()
    await quiet.play(time.monotonic() + 3)
    table = await suffering.sit()
    for _ in range(3):
        await suffering.sit()
    before, most = memory(), 0.0
    context = multiprocessing.get_context("spawn")
    results = context.Queue()
    process = context.Process(target=attack, args=(FLOODS[name], at, table, results))
    process.start()
    await asyncio.to_thread(results.get)
    playing = asyncio.create_task(suffering.play(time.monotonic() + SECONDS + 1.5))
    while not playing.done():
        most = max(most, memory())
        await asyncio.sleep(0.1)
    await playing
    sent, opened, cut = await asyncio.to_thread(results.get)
    await asyncio.to_thread(process.join)
    await asyncio.sleep(AFTER)
    worst, usual = max(suffering.took) * 1000, statistics.median(suffering.took) * 1000
    print(
        f"{name:22} {max(quiet.took) * 1000:7.0f} {usual:7.1f} {worst:8.0f}   {before:6.0f} {most - before:+6.0f}"
        f" {memory() - before:+6.0f}   {sent / 1e6:6.1f} {opened:6} {cut:6}",
        flush=True,
    )


@contextlib.contextmanager
def forwarding(folder: Path, port: int) -> Iterator[int]:
    """nginx as it is deployed, in front of a server; yields its port."""
    nginx = proxy.program()
    assert nginx is not None, "there is no nginx on this machine: apt-get install nginx"
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        at: int = probe.getsockname()[1]
    proxy.configure(folder, at, [f"{HOST}:{port}"])
    running = subprocess.Popen(proxy.command(nginx, folder))
    try:
        time.sleep(1)
        yield at
    finally:
        running.terminate()
        running.wait()


def main(
    only: Annotated[list[str] | None, typer.Option(help="The floods to run; all of them unless given.")] = None,
    nginx: Annotated[bool, typer.Option("--nginx", help="Send them through nginx, as it is deployed.")] = False,
) -> None:
    """Print, for each flood, others' slowest choice and the server's memory."""
    print(f"{'':22} {'--------- choices, ms':>24}   {'-- memory, MB':>20}   {'':>6} {'-- connections':>13}")
    print(
        f"{'flood':22} {'before':>7} {'median':>7} {'slowest':>8}   {'before':>6} {'most':>6} {'after':>6}"
        f"   {'MB':>6} {'opened':>6} {'cut':>6}"
    )
    for name in only or FLOODS:
        with tempfile.TemporaryDirectory() as folder:
            server = Served(Path(folder))
            server.start()
            try:
                if nginx:
                    with forwarding(Path(folder), server.port) as at:
                        asyncio.run(measure(server, name, at))
                else:
                    asyncio.run(measure(server, name, server.port))
            finally:
                server.stop()


if __name__ == "__main__":
    typer.run(main)
