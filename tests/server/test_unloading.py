"""A server keeps in memory only the tables that somebody may go on with."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from regnum.server import wire
from regnum.server.bots.pool import LocalBots
from regnum.server.credentials import Credentials
from regnum.server.db.store import Store
from regnum.server.lobby import Lobby
from regnum.server.net.webhook import Webhooks
from regnum.server.table.connection import Connection
from regnum.server.tables import MOST_FINISHED
from tests import waiting
from tests.server.clients import Client, open_for_two
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


async def test_only_the_last_finished_tables_are_kept_when_everybody_has_left(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    lobby = Lobby(store, LocalBots(1), Credentials("secret"), Webhooks())
    seats = [wire.NewSeat("me", "Anna"), wire.NewSeat("here", "Bruno")]
    opened = [
        lobby.tables.in_memory[(await lobby.open(wire.NewTable("anno890", seats))).table]
        for _ in range(MOST_FINISHED + 3)
    ]
    running, looked_at, back, oldest, *rest = opened
    for table in opened:
        if table is not running:
            table.game.row.status = "finished"
        lobby.tables.left(table)
        if table is looked_at:
            table.views.connections.append(Connection(table, [], False, 0, lambda _: None))
        if table is rest[0]:
            lobby.tables.left(back)  # after the oldest, then
    assert [table for table in opened if lobby.tables.in_memory.get(table.id) is not table] == [oldest]
    again = await lobby.tables.find(oldest.id)
    assert again is not None
    assert again.game.state == oldest.game.state
    await lobby.close()


async def test_a_running_table_waits_for_its_people(server: Served) -> None:
    made, token = open_for_two(server)
    for client in [await Client.connect(server, made["table"], token) for _ in range(2)]:
        await client.leave()
    await asyncio.sleep(0.3)
    assert count(server) == 1


def count(server: Served) -> int:
    """The number of tables in memory."""
    [found] = re.findall(r"^regnum_tables (\d+)", waiting.get(f"{server.url}/metrics").text, re.MULTILINE)
    return int(found)
