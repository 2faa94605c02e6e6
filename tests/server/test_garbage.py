"""Tables are freed without the garbage collector, which seldom runs; in a pause it does."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.server import garbage, wire
from regnum.server.bots.pool import LocalBots
from regnum.server.credentials import Credentials
from regnum.server.db.store import Store
from regnum.server.lobby import Lobby
from regnum.server.net.webhook import Webhooks
from regnum.server.table.connection import Connection
from regnum.server.table.live_table import LiveTable
from regnum.server.table.views import NOTICEABLE


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Without automatic collections."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def live_tables() -> int:
    return sum(isinstance(thing, LiveTable) for thing in gc.get_objects())


@pytest.mark.usefixtures("uncollected")
def test_a_table_that_nobody_needs_is_freed_at_once(tmp_path: Path) -> None:
    heard: list[str] = []

    def write(messages: list[bytes]) -> None:
        heard.extend(json.loads(message)["type"] for message in messages)

    async def play(lobby: Lobby) -> None:
        seats = [wire.NewSeat("me", "Anna"), wire.NewSeat("here", "Bruno")]
        made = await lobby.open(wire.NewTable("anno890", seats, seed=1))
        table = lobby.tables.in_memory[made.table]
        connections = [Connection(table, [seat], False, 0, write) for seat in (0, 1)]
        for connection in connections:
            connection.resume()
            table.views.connect(connection)
            await asyncio.sleep(NOTICEABLE)  # the others are told
        for _ in range(5):
            await table.choose(table.game.state.options()[0].text, [0, 1], None)
        with pytest.raises(Exception, match="illegal"):
            await table.choose("nonsense", [0, 1], None)
        await asyncio.sleep(0)
        for connection in connections:
            connection.close()
            table.views.disconnect(connection)

    async def main() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        lobby = Lobby(store, LocalBots(1), Credentials("secret"), Webhooks())
        before = live_tables()
        for _ in range(3):
            await play(lobby)
        assert live_tables() == before + 3
        lobby.tables.in_memory.clear()
        await asyncio.sleep(NOTICEABLE)  # until then somebody may be told who has gone
        assert live_tables() == before
        await lobby.close()

    asyncio.run(main())
    assert {"welcome", "table", "update"} <= set(heard)


def test_everything_is_collected_in_a_pause_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[bool] = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(True))
    monkeypatch.setattr(gc, "get_count", lambda: (0, garbage.ENOUGH, 0))
    now, worked = [0.0], [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "process_time", lambda: worked[0])
    pauses = garbage.Pauses()
    now[0], worked[0] = 5.0, 3.0
    pauses.collect()
    assert not collected
    now[0], worked[0] = 10.0, 3.1
    pauses.collect()
    assert collected
