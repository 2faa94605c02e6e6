"""A link that breaks during a commit: what was stored is acknowledged and stored once, and what was not is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import sqlalchemy as sql

from regnum.server import wire
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Conflict, Precondition
from tests.cluster.links import Link, Lost, Network
from tests.server.postgres import Cluster

WAYS: tuple[Lost, ...] = ("answer", "words", "nothing")
COMMIT = b"COMMIT"


def row(id: str) -> TableRow:
    return TableRow(id, 1.0, "running", True, "{}", [SeatRow("Anna", "person")], wire.NewClock())


@pytest.fixture
def link(postgres: Cluster) -> Iterator[Link]:
    network = Network()
    link = network.link(postgres.socket)
    yield link
    link.close()
    network.close()


@pytest.fixture
def store(postgres: Cluster, link: Link) -> Iterator[Store]:
    """A store that reaches the database through the link."""
    name = sql.make_url(postgres.database()).database
    store = Store(f"postgresql+psycopg://regnum@127.0.0.1:{link.port}/{name}")
    yield store
    store.close()


async def heal_when_asked(link: Link, store: Store, postgres: Cluster) -> None:
    """Let what is late arrive once the store waits for the transaction to end."""
    database = sql.create_engine(postgres.url(store.url.database), poolclass=sql.NullPool)
    waiting = sql.text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = :name")
    while True:
        with database.connect() as connection:
            if connection.execute(waiting, {"name": store.url.database}).scalar_one():
                break
        await asyncio.sleep(0.01)
    link.heal()


async def break_at_commit(link: Link, lost: Lost, store: Store, postgres: Cluster) -> None:
    await asyncio.to_thread(link.lose, COMMIT, lost)
    if lost == "nothing":
        asyncio.get_running_loop().create_task(heal_when_asked(link, store, postgres))


@pytest.mark.parametrize("lost", WAYS)
def test_additions_of_several_tables_are_stored_once(store: Store, link: Link, postgres: Cluster, lost: Lost) -> None:
    async def main() -> None:
        for table in ("a", "b"):
            await store.add_table(row(table), {0: "first"})
        await break_at_commit(link, lost, store, postgres)
        said = wire.ChatLine(2.0, "Anna", "ciao")
        results = await asyncio.gather(
            store.add_lines(Precondition("a", 0), [(1, "one", "{}")]),
            store.add_lines(Precondition("b", 0), [(1, "eins", "{}"), (2, "zwei", "{}")], "checkpoint"),
            store.add_chat("a", said),
            return_exceptions=True,
        )
        assert list(results) == [None, None, None]
        a, b = await store.load("a"), await store.load("b")
        assert a is not None
        assert b is not None
        assert [line for _, line, _ in a.log] == ["one"]
        assert a.chat == [said]
        assert [line for _, line, _ in b.log] == ["eins", "zwei"]
        with pytest.raises(Conflict):
            await store.add_lines(Precondition("a", 0), [(1, "one", "{}")])  # somebody else's, though it looks the same

    asyncio.run(main())


@pytest.mark.parametrize("lost", WAYS)
def test_a_changed_row_is_stored_once(store: Store, link: Link, postgres: Cluster, lost: Lost) -> None:
    async def main() -> None:
        await store.add_table(row("a"), {0: "first"})
        await break_at_commit(link, lost, store, postgres)
        changed = row("a")
        changed.seats[0].name, changed.version = "Carla", 1
        await store.save_table(changed)
        await break_at_commit(link, lost, store, postgres)
        await store.add_lines(Precondition("a", 1), [(1, "last", "{}")], status="finished")
        stored = await store.load("a")
        assert stored is not None
        assert (stored.row.seats[0].name, stored.row.status, stored.row.version) == ("Carla", "finished", 2)

    asyncio.run(main())


@pytest.mark.parametrize("lost", WAYS)
def test_a_new_table_is_stored_once(store: Store, link: Link, postgres: Cluster, lost: Lost) -> None:
    async def main() -> None:
        await break_at_commit(link, lost, store, postgres)
        await asyncio.gather(*(store.add_table(row(table), {0: "first"}) for table in "ab"))
        assert sorted(found.id for found in await store.list_open("running")) == ["a", "b"]

    asyncio.run(main())
