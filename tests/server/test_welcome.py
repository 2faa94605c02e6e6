"""Every client receives every choice once: one that connects while a choice is being stored, and one of two alike."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import regnum
from regnum.server import wire
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.table.connection import Connection
from regnum.server.table.game import StoredGame
from regnum.server.table.live_table import LiveTable
from regnum.server.table.views import NOTICEABLE


async def new_table(store: Store) -> LiveTable:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 1)
    header, start, *_ = play.record.to_text().splitlines()
    seats = [SeatRow(name, "person") for name in play.record.header.players]
    row = TableRow("a", 1.0, "running", True, header, seats, wire.NewClock())
    await store.add_table(row, {0: start})
    return LiveTable(StoredGame(row, play, store), [])


def test_a_choice_that_is_being_stored_is_received_once(tmp_path: Path) -> None:
    received: list[dict[str, object]] = []

    def receive(messages: list[bytes]) -> None:
        received.extend(json.loads(message) for message in messages)

    async def main() -> None:
        table = await new_table(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        state = table.game.state
        choosing = asyncio.create_task(table.choose(state.options()[0].text, [state.asking.seat], None))
        await asyncio.sleep(0)  # the choice is made now, and waits for the store
        connection = Connection(table, [0], True, 0, receive)
        connection.resume()
        table.views.connect(connection)
        await choosing
        for _ in range(10):  # turns of the loop, which is more than anything that waits needs
            await asyncio.sleep(0)

    asyncio.run(main())
    assert received[0]["type"] == "welcome"
    numbers = [line["seq"] for message in received for line in message.get("log", [])]  # type: ignore[attr-defined]
    assert numbers == [1]


def test_an_answer_leaves_together_with_its_update(tmp_path: Path) -> None:
    written: list[list[str]] = []

    async def main() -> None:
        table = await new_table(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        connection = Connection(table, [0, 1], True, 0, lambda messages: written.append(_types(messages)))
        connection.resume()
        table.views.connect(connection)
        await asyncio.sleep(0)
        seq = await table.choose(table.game.state.options()[0].text, [0, 1], 0)
        connection.send(wire.Accepted(1, seq))
        await asyncio.sleep(0)
        connection.pause()
        connection.send(wire.Pong(2))
        await asyncio.sleep(0)
        assert len(written) == 2
        connection.resume()
        await asyncio.sleep(0)

    asyncio.run(main())
    assert written == [["welcome"], ["update", "accepted"], ["pong"]]


def test_a_notice_that_waits_tells_no_old_news(tmp_path: Path) -> None:
    """Somebody gives up a seat; before that can be told, the game ends, and a welcome is written before the notice."""
    received: list[dict[str, Any]] = []

    async def main() -> None:
        table = await new_table(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        connection = Connection(
            table, [0], True, 0, lambda messages: received.extend(json.loads(data) for data in messages)
        )
        table.views.connect(connection)
        table.views.send_info(wire.Words("ui-seat-now-open", {"seat": "@seat-1"}))
        table.game.row.status = "finished"
        connection.resume()
        await asyncio.sleep(0)

    asyncio.run(main())
    told = [(message["type"], message["table"]["status"]) for message in received if message.get("table")]
    assert told == [("welcome", "finished"), ("table", "finished")]


def _types(messages: list[bytes]) -> list[str]:
    return [json.loads(message)["type"] for message in messages]


def test_the_creator_and_another_spectator_are_told_the_same_changes(tmp_path: Path) -> None:
    received: dict[bool, list[dict[str, Any]]] = {True: [], False: []}

    async def main() -> None:
        table = await new_table(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        connections = [Connection(table, [], creator, 0, _unread) for creator in received]
        for connection in connections:
            table.views.connections.append(connection)
            table.views.welcome(connection)
        table.game.play.choose(table.game.state.options()[0])
        table.views.update(seats_changed=True)
        for connection in connections:
            received[connection.creator] = [
                json.loads(data) for data, _ in connection._queue if isinstance(data, bytes)
            ]

    asyncio.run(main())
    (to_creator,), (to_other,) = received[True], received[False]
    assert to_creator["position"] == to_other["position"]
    assert to_other["position"]["changes"]
    assert to_creator["table"]["creator"]
    assert not to_other["table"]["creator"]


def _unread(_: list[bytes]) -> None:
    raise AssertionError


def test_however_many_come_and_go_at_once_the_others_are_told_once(tmp_path: Path) -> None:
    written: list[list[str]] = [[] for _ in range(21)]
    watchers: list[object] = []

    async def main() -> None:
        table = await new_table(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))

        def watch(n: int) -> Connection:
            def receive(messages: list[bytes]) -> None:
                written[n].extend(_types(messages))
                watchers[:] = [json.loads(message)["table"]["watchers"] for message in messages]

            connection = Connection(table, [], False, 0, receive)
            connection.resume()
            table.views.connect(connection)
            return connection

        watch(0)
        await asyncio.sleep(0)
        others = [watch(n) for n in range(1, 21)]
        await asyncio.sleep(2 * NOTICEABLE)
        assert watchers == [21]
        for connection in others[1:]:
            connection.close()
            table.views.disconnect(connection)
        await asyncio.sleep(2 * NOTICEABLE)
        assert watchers == [2]

    asyncio.run(main())
    assert written[0] == ["welcome", "table", "table"]
    assert written[1] == ["welcome", "table"]
    assert written[2:] == [["welcome"]] * 19
