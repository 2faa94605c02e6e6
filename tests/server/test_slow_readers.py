"""Whoever does not read what the server sends delays nobody, and loses nothing that matters when reading again."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.server.clients import Client, open_for_two, open_table
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio

CHOICES = 450  # more than the buffers between server and client hold


def mute(server: Served, table: str, *tokens: str) -> socket.socket:
    """A connection to a table that says hello and then never reads."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    protocol = ClientProtocol(parse_uri(server.socket))
    protocol.send_request(protocol.connect())
    connection.sendall(b"".join(protocol.data_to_send()))
    protocol.receive_data(connection.recv(4096))
    hello = {"type": "hello", "v": 2, "table": table, "tokens": list(tokens)}
    protocol.send_text(json.dumps(hello).encode())
    connection.sendall(b"".join(protocol.data_to_send()))
    return connection


async def four_players(server: Served) -> tuple[str, list[Client]]:
    """A table of four, who together may choose 240 times at once and then 80 times a second."""
    made = open_table(server, [{"kind": "me", "name": "Anna"}, *({"kind": "here"} for _ in range(3))], game="viscounts")
    return made["table"], [await Client.connect(server, made["table"], token) for token in made["tokens"].values()]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server that never loses patience with a client."""
    served = Served(tmp_path)
    served.first = (
        "from regnum.server.net import socket; from regnum.server.table import connection; "
        "connection.MUTE = socket.KEEP_ALIVE = 3600.0"
    )
    served.start()
    yield served
    served.stop()


async def choose(players: list[Client], n: int) -> None:
    """Make the choice `n`, and wait until everybody has received it."""
    [asked] = [player for player in players if player.position["options"]]
    await asyncio.sleep(0 if n < 200 else 1 / 60)
    await asked.choose(asked.position["options"][n % len(asked.position["options"])]["text"])
    for player in players:
        await player.until(asked.position["seq"])


async def test_mute_spectators_delay_nobody(server: Served) -> None:
    table, players = await four_players(server)
    silent = [mute(server, table) for _ in range(5)]
    for n in range(CHOICES):
        await choose(players, n)
    for connection in silent:
        connection.close()


async def test_a_lagging_reader_is_sent_the_newest_position(server: Served) -> None:
    table, players = await four_players(server)
    watcher = await Client.connect(server, table)
    watcher.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    watcher.socket.transport.pause_reading()
    for n in range(CHOICES):
        await choose(players, n)
    watcher.socket.transport.resume_reading()
    await watcher.until(CHOICES)
    assert [line["seq"] for line in watcher.log] == list(range(1, CHOICES + 1))
    kinds = [json.loads(message)["type"] for message in watcher.raw]
    assert kinds.count("welcome") == 2
    assert kinds.count("update") < CHOICES
    # After the gap the changes go on from the new welcome.
    await choose(players, CHOICES)
    await watcher.until(CHOICES + 1)
    assert watcher.position["view"]["board"]["round"] == players[0].position["view"]["board"]["round"]


async def test_after_a_failed_write_everybody_goes_on_together(server: Served, tmp_path: Path) -> None:
    made, token = open_for_two(server, options={"first_player": 0})
    anna = await Client.connect(server, made["table"], made["tokens"]["0"])
    bruno = await Client.connect(server, made["table"], token)
    watcher = await Client.connect(server, made["table"])
    before = bruno.position
    with sqlite3.connect(next(tmp_path.glob("*.sqlite"))) as database:
        database.execute("CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    assert (await bruno.choose("castle:1", "refused"))["code"] == "not-stored"
    for client in (anna, bruno, watcher):
        await client.receive("welcome")
    assert bruno.position == before
    with sqlite3.connect(next(tmp_path.glob("*.sqlite"))) as database:
        database.execute("DROP TRIGGER full")
    await bruno.choose("castle:1")
    for client in (anna, watcher):
        await client.until(1)
        assert [line["choice"] for line in client.log] == ["castle:1"]
