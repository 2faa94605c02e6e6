"""Whoever does not read what the server sends delays nobody, and loses nothing that matters when reading again."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.server.clients import Client, open_for_two
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


def mute(server: Served, table: str, *tokens: str) -> socket.socket:
    """A connection to a table that says hello and then never reads."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    protocol = ClientProtocol(parse_uri(server.socket))
    protocol.send_request(protocol.connect())
    connection.sendall(b"".join(protocol.data_to_send()))
    protocol.receive_data(connection.recv(4096))
    hello = {"type": "hello", "v": 1, "table": table, "tokens": list(tokens)}
    protocol.send_text(json.dumps(hello).encode())
    connection.sendall(b"".join(protocol.data_to_send()))
    return connection


async def test_mute_spectators_delay_nobody(server: Served) -> None:
    made, token = open_for_two(server, game="viscounts")
    players = [await Client.connect(server, made["table"], one) for one in (made["tokens"]["0"], token)]
    silent = [mute(server, made["table"]) for _ in range(5)]
    longest = 0.0
    for n in range(120):  # far more than the buffers of the system hold
        [asked] = [player for player in players if player.position["options"]]
        started = time.monotonic()
        await asked.choose(asked.position["options"][n % len(asked.position["options"])]["text"])
        longest = max(longest, time.monotonic() - started)
        for player in players:
            await player.until(asked.position["seq"])
    assert longest < 5
    for connection in silent:
        connection.close()


async def test_a_lagging_reader_is_sent_the_newest_position(server: Served) -> None:
    made, token = open_for_two(server, game="viscounts")
    players = [await Client.connect(server, made["table"], one) for one in (made["tokens"]["0"], token)]
    watcher = await Client.connect(server, made["table"])
    watcher.socket.transport.pause_reading()
    for n in range(250):
        [asked] = [player for player in players if player.position["options"]]
        await asked.choose(asked.position["options"][n % len(asked.position["options"])]["text"])
        for player in players:
            await player.until(asked.position["seq"])
    watcher.socket.transport.resume_reading()
    await watcher.until(250)
    assert [line["seq"] for line in watcher.log] == list(range(1, 251))
    kinds = [json.loads(message)["type"] for message in watcher.raw]
    assert kinds.count("welcome") == 2
    assert kinds.count("update") < 250


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
        async with asyncio.timeout(10):
            await client.until(1)
        assert [line["choice"] for line in client.log] == ["castle:1"]
