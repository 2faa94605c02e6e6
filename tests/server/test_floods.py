"""Whatever a client sends, and however much: little of it is looked at, little is kept, and the others go first."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import tracemalloc
from collections.abc import Callable

import pytest
from websockets.frames import Opcode

from regnum.server.net.socket import BURST, LARGEST
from tests.server.clients import TWO_PEOPLE, Client, open_table
from tests.server.conftest import Served
from tests.server.floods import ASK, ATTACKER, HANDSHAKE, PING, frame
from tests.server.transports import heard, opened, taken
from tests.waiting import PATIENCE
from tools.process import usage

pytestmark = pytest.mark.asyncio

MANY = 10_000  # frames at once
FEW = BURST + 20  # frames of one connection that are looked at, on a machine that is busy for a second
KINDS = {
    "pings": PING,
    "long pings": frame(Opcode.PING, bytes(125)),
    "pongs": frame(Opcode.PONG),
    "empty fragments": frame(Opcode.CONT, fin=False),
}


async def until(done: Callable[[], bool]) -> None:
    """Let the event loop turn until `done()` holds."""
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0)


@pytest.mark.parametrize("kind", KINDS)
async def test_frames_of_every_kind_count(kind: str) -> None:
    table_socket, transport, client = opened()
    first = frame(Opcode.TEXT, fin=False) if kind == "empty fragments" else b""
    table_socket.data_received(first + KINDS[kind] * MANY)
    assert not transport.reading  # until that has been dealt with
    await until(lambda: b"flood" in transport.written)
    sent = heard(transport, client)
    assert len(sent) <= FEW
    assert [one.opcode for one in sent[-2:]] == [Opcode.TEXT, Opcode.CLOSE]
    assert json.loads(bytes(sent[-2].data))["code"] == "flood"
    await asyncio.sleep(0)
    assert not transport.reading  # nothing more is
    assert table_socket._received == b""
    table_socket.connection_lost(None)


async def test_the_others_go_first() -> None:
    flooding, noise, _ = opened()
    quiet, answered, _ = opened()
    flooding.data_received(PING * MANY)
    quiet.data_received(PING)
    for _ in range(4):
        await asyncio.sleep(0)
    assert answered.written
    assert 0 < len(noise.written) < len(PING) * 5
    flooding.connection_lost(None)
    quiet.connection_lost(None)


async def test_the_clients_of_an_address_wait_if_together_they_send_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.net.socket.WAIT", 0.05)
    table_socket, transport, _ = opened()
    shared = table_socket._frames.bucket("127.0.0.1")
    shared.spend(shared.capacity + 1)
    table_socket.data_received(PING)
    for _ in range(5):
        await asyncio.sleep(0)
    assert transport.written == b""
    assert not transport.closed
    await until(lambda: transport.written != b"")
    table_socket.connection_lost(None)


async def test_who_does_not_read_is_not_read_and_then_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.net.socket.CLOSING", 0.0)
    monkeypatch.setattr("regnum.server.net.socket.FIRST_MESSAGE", 3600.0)
    table_socket, transport, _ = opened()
    table_socket.pause_writing()
    table_socket.data_received(PING * 3)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not transport.reading
    assert transport.written == b""
    table_socket.resume_writing()
    await until(lambda: len(transport.written) == 3 * len(frame(Opcode.PONG)) - 3 * 4)  # those of a server have no mask
    await until(lambda: transport.reading)
    table_socket.pause_writing()
    table_socket._heard = False  # there was a ping
    table_socket.data_received(PING)
    await asyncio.sleep(0)
    table_socket._keep_alive()
    assert transport.closed
    assert not transport.aborted
    await until(lambda: transport.aborted)
    table_socket.connection_lost(None)


async def test_half_a_frame_is_no_sign_of_life() -> None:
    table_socket, transport, _ = opened()
    table_socket._keep_alive()
    table_socket.data_received(frame(Opcode.TEXT, bytes(1000))[:-1])
    await asyncio.sleep(0)
    assert transport.reading
    table_socket._keep_alive()
    assert transport.closed
    table_socket.connection_lost(None)


async def test_a_frame_that_would_be_too_long_is_not_kept() -> None:
    table_socket, transport, client = opened()
    table_socket.data_received(frame(Opcode.TEXT, bytes(LARGEST + 100))[:1000])
    await until(lambda: transport.closed)
    assert [one.opcode for one in heard(transport, client)] == [Opcode.CLOSE]
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == 1009
    table_socket.connection_lost(None)


async def test_a_message_in_many_parts_takes_no_more_room_than_in_one() -> None:
    table_socket, _, _ = opened()
    table_socket._bucket.spend(-10_000)
    table_socket._bucket.capacity = 10_000
    await taken(table_socket, frame(Opcode.TEXT, fin=False))
    for part in (b"", b"12"):
        tracemalloc.start()
        await taken(table_socket, frame(Opcode.CONT, part, fin=False) * 3000)
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert kept < 15_000
    table_socket.connection_lost(None)


async def test_who_is_told_goodbye_cannot_put_off_the_end() -> None:
    table_socket, transport, _ = opened()
    await taken(table_socket, frame(Opcode.BINARY))
    timer = table_socket._timer
    assert timer is not None
    await taken(table_socket, frame(Opcode.BINARY) * 3)
    assert table_socket._timer is timer
    assert transport.written.count(b'"goodbye"') == 1
    table_socket.connection_lost(None)


def flood(server: Served, first: bytes, again: bytes, most: int) -> int:
    """Write to a WebSocket without reading, at most `most` bytes; returns how many the server let through."""
    sent = 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(HANDSHAKE)
        connection.recv(1000)
        connection.settimeout(2)
        with contextlib.suppress(OSError):  # it has had enough
            connection.sendall(first)
            while sent < most:
                sent += connection.send(again)
    return sent


@pytest.mark.parametrize("kind", [*KINDS, "texts", "before hello"])
async def test_a_server_spends_little_on_a_flood(shared_server: Served, kind: str) -> None:
    made = open_table(shared_server, TWO_PEOPLE)
    players = [await Client.connect(shared_server, made["table"], token) for token in made["tokens"].values()]
    hello = frame(Opcode.TEXT, json.dumps({"type": "hello", "v": 2, "table": made["table"], "tokens": []}).encode())
    first = (hello if kind != "before hello" else b"") + (
        frame(Opcode.TEXT, fin=False) if kind == "empty fragments" else b""
    )
    again = {**KINDS, "texts": ASK, "before hello": PING}[kind] * 1000
    assert shared_server.process is not None
    before = usage(shared_server.process.pid)
    most = 8 << 20
    attack = asyncio.create_task(asyncio.to_thread(flood, shared_server, first, again, most))
    for _ in range(10):
        asked = next(one for one in players if one.position["options"])
        await asked.choose(asked.position["options"][0]["text"])
        for one in players:
            await one.until(asked.position["seq"])
    assert await attack < most
    after = usage(shared_server.process.pid)
    assert after.cpu - before.cpu < 1.5  # seconds; 8 MB of such frames took four and more
    assert after.memory - before.memory < 15e6
    for one in players:
        await one.leave()


async def test_little_is_kept_of_what_waits_for_an_address(shared_server: Served) -> None:
    assert shared_server.process is not None
    before = usage(shared_server.process.pid).memory
    with contextlib.ExitStack() as kept:
        for _ in range(100):
            connection = kept.enter_context(socket.socket())
            connection.bind((ATTACKER, 0))
            connection.connect(("127.0.0.1", shared_server.port))
            connection.sendall(HANDSHAKE)
            connection.recv(1000)
            connection.setblocking(False)
            connection.send(PING * MANY * 5)
        for _ in range(5):
            await asyncio.sleep(0.2)
            assert usage(shared_server.process.pid).memory - before < 12e6  # 24, when the system took all of it
