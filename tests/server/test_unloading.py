"""A server keeps in memory only the tables that somebody may go on with."""

from __future__ import annotations

import asyncio
import re

import httpx
import pytest

import regnum
from tests.server.clients import Client, import_record, open_for_two
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


async def in_memory(server: Served, expected: int) -> int:
    """The number of tables in memory, as soon as it is `expected`, or else after some seconds."""
    for _ in range(50):
        if count(server) == expected:
            break
        await asyncio.sleep(0.1)
    return count(server)


def count(server: Served) -> int:
    [found] = re.findall(r"^regnum_tables (\d+)", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    return int(found)


async def test_a_finished_table_is_unloaded_when_the_last_has_left(server: Served) -> None:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 4)
    while not play.state.over:
        play.choose(play.state.options()[-1])
    table = import_record(server, play.record.to_text()).json()["table"]
    anna, bruno = [await Client.connect(server, table) for _ in range(2)]
    assert await in_memory(server, 1) == 1
    await anna.leave()
    assert (await bruno.receive("table"))["table"]["watchers"] == 1
    assert await in_memory(server, 1) == 1
    await bruno.leave()
    assert await in_memory(server, 0) == 0
    again = await Client.connect(server, table)
    assert again.position["view"] == bruno.position["view"]
    assert again.table["scores"] == bruno.table["scores"]


async def test_a_running_table_waits_for_its_people(server: Served) -> None:
    made, token = open_for_two(server)
    for client in [await Client.connect(server, made["table"], token) for _ in range(2)]:
        await client.leave()
    await asyncio.sleep(0.3)
    assert await in_memory(server, 1) == 1
