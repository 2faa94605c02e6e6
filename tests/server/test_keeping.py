"""The database does not grow without bound, and what is removed from it is announced and gone everywhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from regnum.server import wire
from regnum.server.bots.importing import Imported, read_record
from regnum.server.bots.pool import LocalBots
from regnum.server.credentials import Credentials
from regnum.server.db import schema
from regnum.server.db.rows import LONGEST_CHAT, SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Precondition
from regnum.server.keeping import AT_FIRST, Allowance, remove_finished
from regnum.server.lobby import Lobby
from regnum.server.net.limits import TooMuch
from regnum.server.net.webhook import Webhooks
from tests import waiting
from tests.server.clients import AGAINST_A_BOT, TWO_PEOPLE, Client, import_record, open_table
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio
OLD, DAY = 40 * 86400.0, 86400.0


async def test_of_a_chat_the_last_messages_are_kept(database: str) -> None:
    store = Store(database)
    seats = [SeatRow("Anna", "person")]
    for id in ("a", "b"):
        await store.add_table(TableRow(id, 1.0, "running", True, "{}", seats, wire.NewClock()), {0: "first"})
    await store.add_chat("b", wire.ChatLine(0.5, "Bruno", "elsewhere"))
    for n in range(LONGEST_CHAT + 5):
        await store.add_chat("a", wire.ChatLine(float(n), "Anna", f"{n}"))
    stored, other = await store.load("a"), await store.load("b")
    assert stored is not None
    assert other is not None
    assert [line.text for line in stored.chat] == [f"{n}" for n in range(5, LONGEST_CHAT + 5)]
    assert [line.text for line in other.chat] == ["elsewhere"]
    store.close()


async def test_a_chat_in_memory_is_as_long_as_the_stored_one(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.first = "from regnum.server.db import rows; rows.LONGEST_CHAT = 3"
    server.start()
    made = open_table(server, AGAINST_A_BOT)
    anna = await Client.connect(server, made["table"], made["tokens"]["0"])
    for n in range(5):
        await anna.ask("say", "accepted", text=f"{n}")
    for _ in range(2):
        again = await Client.connect(server, made["table"])
        welcome = again.raw[0]
        assert [f'"text":"{n}"' in welcome for n in range(5)] == [False, False, True, True, True]
        server.stop()
        server.start()
    server.stop()


async def test_an_address_adds_only_so_much() -> None:
    allowance = Allowance()
    allowance.count("one", AT_FIRST - 1000)
    allowance.check("one")
    allowance.count("one", 10_000)
    with pytest.raises(TooMuch, match="stored very much"):
        allowance.check("one")
    allowance.check("other")


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Served]:
    """A server where an address may hardly add anything."""
    server = Served(tmp_path)
    server.first = "from regnum.server import keeping; keeping.AT_FIRST, keeping.RATE = 30_000, 0.001"
    server.start()
    yield server
    server.stop()


def may_open(server: Served) -> bool:
    """Whether this address may open a table."""
    opened = waiting.post(f"{server.url}/api/tables", json={"game": "anno890", "seats": TWO_PEOPLE})
    return opened.status_code != 429


async def test_tables_count(strict_server: Served) -> None:
    assert sum(may_open(strict_server) for _ in range(50)) in range(2, 40)


async def test_an_imported_game_counts(strict_server: Served) -> None:
    record = (Path(__file__).parents[1] / "golden/anno890/01-2-seats.jsonl").read_text()
    assert import_record(strict_server, record).status_code == 201
    assert import_record(strict_server, record).status_code == 429
    assert not may_open(strict_server)


class Reader(LocalBots):
    """Reads records in this process."""

    def __init__(self) -> None: ...

    async def read_record(self, data: bytes, owner: str) -> Imported:
        return read_record(data)

    def close(self) -> None: ...


async def test_of_an_imported_game_all_that_is_stored_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    lobby = Lobby(store, Reader(), Credentials("secret"), Webhooks())
    counted: list[int] = []
    monkeypatch.setattr(lobby.allowance, "count", lambda _, size: counted.append(size))
    made = await lobby.import_record((Path(__file__).parents[1] / "golden/seven/01-2-seats.jsonl").read_bytes())
    stored = await store.load(made.table)
    assert stored is not None
    assert len(stored.checkpoints) > 1
    lines = [line for _, *lines in stored.log for line in lines]
    assert sum(counted) == sum(map(len, (stored.row.header, *stored.checkpoints.values(), *lines)))
    await lobby.close()


async def test_what_is_chosen_undone_and_said_counts_but_a_game_goes_on(strict_server: Served) -> None:
    made = open_table(strict_server, TWO_PEOPLE)
    anna = await Client.connect(strict_server, made["table"], *made["tokens"].values())
    await anna.ask("say", "accepted", text="ciao")
    for _ in range(50):
        await anna.choose((await anna.until_asked())[0])
        refused = await anna.ask("undo", "accepted", "refused", seq=anna.position["seq"], n=1)
        if refused["type"] == "refused":
            break
        await asyncio.sleep(0.05)  # so that no flood is refused instead
    assert "stored very much" in refused["words"]["args"]["reason"]
    assert (await anna.ask("say", "refused", text="ciao"))["words"] == refused["words"]
    assert not may_open(strict_server)
    await anna.choose((await anna.until_asked())[0])


async def test_what_bots_choose_counts_for_whoever_opened_the_table(strict_server: Served) -> None:
    made = open_table(strict_server, [{"kind": "bot", "level": "easy"}] * 2)
    address = f"{strict_server.url}/api/tables/{made['table']}"
    await waiting.until(lambda: waiting.get(address).json()["status"] == "finished", "the game goes on")
    assert not may_open(strict_server)


async def test_old_finished_games_are_removed_and_nothing_else(database: str) -> None:
    store, now = Store(database), time.time()
    seats = [SeatRow("Anna", "person")]
    made = {
        "old": ("finished", OLD),
        "spared": ("finished", OLD),
        "waiting": ("waiting", OLD),
        "running": ("running", OLD),
    }
    made |= {"played": ("finished", OLD), "new": ("finished", DAY)}
    for id, (status, age) in made.items():
        await store.add_table(TableRow(id, now - age, status, True, "{}", seats, wire.NewClock()), {0: "first"})
        await store.add_lines(Precondition(id, 0), [(1, "one", "{}")])
        await store.add_chat(id, wire.ChatLine(1.0, "Anna", "ciao"))
    with sql.create_engine(database).begin() as connection:
        lines = schema.lines
        connection.execute(lines.update().where(lines.c.table_id != "played").values(at=now - OLD))
    assert await remove_finished(store, now - 30 * DAY, ["spared"]) == ["old"]
    assert await remove_finished(store, now - 30 * DAY, ["spared"]) == []
    assert [id for id in made if await store.load(id) is None] == ["old"]
    with sql.create_engine(database).connect() as connection:
        left = [connection.execute(sql.select(part.c.table_id)).scalars().all() for part in (schema.lines, schema.chat)]
    assert all("old" not in ids and len(ids) == 5 for ids in left)
    store.close()


async def test_a_finished_game_says_until_when_it_is_kept_and_is_gone_then(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.start("--keep-finished", "30")
    made = open_table(server, [{"kind": "bot", "level": "easy"}] * 2)
    address = f"{server.url}/api/tables/{made['table']}"
    assert waiting.get(address).json()["kept_until"] is None
    while (info := waiting.get(address).json())["status"] != "finished":
        await asyncio.sleep(0.05)
    assert abs(info["kept_until"] - time.time() - 30 * DAY) < 60
    server.stop()
    with sql.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}").begin() as connection:
        connection.execute(schema.lines.update().values(at=time.time() - 31 * DAY))
        connection.execute(schema.tables.update().values(created=time.time() - 31 * DAY))
    server.start()  # without the option everything is kept
    assert waiting.get(address).json()["kept_until"] is None
    server.stop()
    server.start("--keep-finished", "30")
    while waiting.get(address).status_code != 404:
        await asyncio.sleep(0.05)
    server.stop()
