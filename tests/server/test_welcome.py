"""Who comes to a table while a choice is being made hears of it once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import regnum
from regnum.server import messages as wire
from regnum.server.room import Guest, Room
from regnum.server.store import SeatRow, Store, TableRow


async def new_room(store: Store) -> Room:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 1)
    header, start = (json.dumps(line) for line in play.record.to_json()[:2])
    seats = [SeatRow(name, "person") for name in play.record.header.players]
    row = TableRow("a", 1.0, "running", True, header, seats, wire.NewClock())
    await store.add_table(row, start)
    return Room(row, play, [], store)


def test_a_choice_on_its_way_to_the_store_is_told_once(tmp_path: Path) -> None:
    told: list[dict[str, object]] = []

    async def hear(message: bytes) -> None:
        told.append(json.loads(message))

    async def main() -> None:
        room = await new_room(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        state = room.state
        choosing = asyncio.create_task(room.choose(state.options()[0].text, [state.asking.seat], None))
        await asyncio.sleep(0)  # it is carried out now, and waits for the disk
        await room.welcome(Guest([0], True, hear), None)
        await choosing

    asyncio.run(main())
    assert told[0]["type"] == "welcome"
    heard = [line["seq"] for message in told for line in message.get("log", [])]  # type: ignore[attr-defined]
    assert heard == [1]
