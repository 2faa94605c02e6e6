"""The WebSocket from handshake to close: whom it lets in, how it reads, in which order it answers, how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from regnum.server import wire
from regnum.server.bots.pool import LocalBots
from regnum.server.credentials import Credentials
from regnum.server.db.store import Store
from regnum.server.lobby import Lobby
from regnum.server.net.webhook import Webhooks
from tests import waiting
from tests.server.clients import TWO_PEOPLE, Client, open_table
from tests.server.conftest import Served
from tests.server.transports import heard, opened, taken

pytestmark = pytest.mark.asyncio


async def test_a_trusted_proxy_says_whose_connection_it_is(server: Served) -> None:
    server.stop()
    server.start("--connections", "2")

    def forwarded(address: str) -> dict[str, str]:
        return {"X-Forwarded-For": address}

    kept = [await connect(server.socket, additional_headers=forwarded("10.0.0.1")) for _ in range(2)]
    with pytest.raises(InvalidStatus):
        await connect(server.socket, additional_headers=forwarded("10.0.0.1"))
    kept.append(await connect(server.socket, additional_headers=forwarded("10.0.0.2")))
    for socket in kept:
        await socket.close()


async def test_foreign_pages_and_other_paths_are_refused(shared_server: Served) -> None:
    foreign = [
        (shared_server.socket, "http://evil.example"),
        (shared_server.socket, "http://["),
        (shared_server.socket + "/x", shared_server.url),
    ]
    for address, origin in foreign:
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
    async with connect(shared_server.socket + "?any", additional_headers={"Origin": shared_server.url}):
        pass


async def test_answers_come_in_the_order_of_the_requests(shared_server: Served) -> None:
    made = open_table(shared_server, TWO_PEOPLE)
    client = await Client.connect(shared_server, made["table"], *made["tokens"].values())
    choice = client.position["options"][0]["text"]
    requests = [
        {"type": "ping", "id": 1},
        {"type": "choose", "id": 2, "seq": 0, "choice": choice},
        {"type": "choose", "id": 3, "seq": 0, "choice": choice},
        {"type": "ping", "id": 4},
        {"type": "why", "id": 5, "choice": "nonsense"},
        {"type": "say", "id": 6, "text": "ciao"},
        {"type": "ping", "id": 7},
    ]
    await asyncio.gather(*(client.socket.send(json.dumps(request)) for request in requests))
    answers = [await client.receive("pong", "accepted", "refused", "reason") for _ in requests]
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4, 5, 6, 7]
    assert [answer["type"] for answer in answers[1:3]] == ["accepted", "refused"]


async def test_a_message_may_come_in_parts(shared_server: Served) -> None:
    made = open_table(shared_server, TWO_PEOPLE)
    client = await Client.connect(shared_server, made["table"])
    await client.socket.send(['{"type": "pi', 'ng", ', '"id": 12}'])
    assert (await client.receive("pong"))["id"] == 12


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (b"{}", "garbled"),
        ("{", "garbled"),
        ('{"type": "hello", "v": 2, "table": "x"}', "hello"),
        ("x" * 20_000, "too-long"),
    ],
)
async def test_what_no_client_of_ours_sends_ends_the_connection(
    server: Served, message: str | bytes, code: str
) -> None:
    made = open_table(server, TWO_PEOPLE)
    client = await Client.connect(server, made["table"])
    await client.socket.send(message)
    assert (await client.receive("goodbye"))["code"] == code
    with pytest.raises(ConnectionClosed) as closed:
        await client.socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


async def test_what_is_far_too_long_is_not_even_received(server: Served) -> None:
    async with connect(server.socket) as socket:
        with contextlib.suppress(ConnectionClosed):  # perhaps while it is still sending
            await socket.send("x" * 100_000)
        await socket.wait_closed()
        assert socket.close_code == 1009


async def test_a_client_is_told_that_the_server_restarts(server: Served) -> None:
    made = open_table(server, TWO_PEOPLE)
    client = await Client.connect(server, made["table"])
    await asyncio.to_thread(server.stop)
    await client.socket.wait_closed()
    assert client.socket.close_code == 1012


async def test_a_client_that_answers_no_ping_has_gone() -> None:
    socket, transport, client = opened()
    socket._keep_alive()
    assert [frame.opcode for frame in heard(transport, client)] == [Opcode.PING]
    await taken(socket, b"".join(client.data_to_send()))  # the pong
    socket._keep_alive()
    assert [frame.opcode for frame in heard(transport, client)] == [Opcode.PING]
    assert not transport.closed
    socket._keep_alive()
    assert transport.closed
    heard(transport, client)
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == 1011
    socket.connection_lost(None)


async def test_a_closed_connection_counts_no_more() -> None:
    socket, _, _ = opened()
    assert not socket._quota.take("127.0.0.1")
    socket.connection_lost(None)
    assert socket._quota.take("127.0.0.1")


async def test_what_a_client_sends_after_closing_is_ignored() -> None:
    socket, transport, client = opened()
    client.send_close(1000)
    await taken(socket, b"".join(client.data_to_send()))
    assert [frame.opcode for frame in heard(transport, client)] == [Opcode.CLOSE]
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == 1000
    assert transport.closed
    transport.closed = False  # as long as it has not noticed
    for data in (b'{"type":"ping","id":1}', b"garbled"):
        for opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.PING):
            await taken(socket, Frame(opcode, data).serialize(mask=True))
    socket._keep_alive()
    assert transport.written == b""
    socket.connection_lost(None)


async def test_the_lobby_learns_that_somebody_has_left_a_table(tmp_path: Path) -> None:
    lobby = Lobby(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), LocalBots(1), Credentials("secret"), Webhooks())
    made = await lobby.open(wire.NewTable("anno890", [wire.NewSeat("me"), wire.NewSeat("here")]))
    table = lobby.tables.in_memory[made.table]
    table.game.row.status = "finished"
    socket, _, client = opened(lobby)
    client.send_text(json.dumps({"type": "hello", "v": wire.VERSION, "table": made.table, "tokens": []}).encode())
    socket.data_received(b"".join(client.data_to_send()))
    await waiting.until(lambda: table.views.connections, "nobody has come")
    assert not lobby.tables._finished
    socket.connection_lost(None)
    await waiting.until(lambda: not table.views.connections, "nobody has left")
    assert list(lobby.tables._finished) == [made.table]
    await lobby.close()
