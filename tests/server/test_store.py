"""The store: migrations build the schema, a log number is used once, bad database URLs are refused.

Log entries are added together or not at all.
"""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import regnum
from regnum.server import messages as wire
from regnum.server.rows import SeatRow, TableRow
from regnum.server.schema import metadata
from regnum.server.store import Store
from regnum.server.transactions import Basis, Conflict
from tests.server.postgres import Cluster


def row(id: str) -> TableRow:
    return TableRow(id, 1.0, "running", True, "{}", [SeatRow("Anna", "person")], wire.NewClock("move", 30))


def test_migrations_build_the_schema(database: str) -> None:
    Store(database).close()
    with sql.create_engine(database).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_what_is_stored_can_be_loaded_and_a_number_is_used_once(database: str) -> None:
    async def write() -> None:
        store = Store(database)
        await store.add_table(row("a"), {0: "first"})
        await asyncio.gather(*(store.add_lines(Basis("a", 0), [(n, f"line {n}", "{}")]) for n in range(1, 30)))
        results = await asyncio.gather(
            store.add_lines(Basis("a", 0), [(30, "mine", "{}"), (31, "mine too", "{}")], "second"),
            store.add_lines(Basis("a", 0), [(32, "yours", "{}"), (31, "yours too", "{}")], "third"),
            store.add_lines(Basis("a", 0), [(33, "other", "{}")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        await store.add_chat("a", wire.ChatLine(2.0, "Anna", "ciao"))
        store.close()

    async def read() -> None:
        store = Store(database)
        stored = await store.load("a")
        assert stored is not None
        assert stored.row == row("a")
        assert stored.log[:29] == [(n, f"line {n}", "{}") for n in range(1, 30)]
        assert stored.log[29:] == [(30, "mine", "{}"), (31, "mine too", "{}"), (33, "other", "{}")]
        assert stored.checkpoints == {0: "first", 31: "second"}
        assert stored.chat == [wire.ChatLine(2.0, "Anna", "ciao")]
        assert await store.load("b") is None
        assert [found.id for found in await store.list_open("running")] == ["a"]
        assert await store.secret() == await store.secret()
        store.close()

    asyncio.run(write())
    asyncio.run(read())


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////no/such/folder/x.sqlite", "oracle+nothing://x"])
def test_bad_databases_are_refused(url: str) -> None:
    with pytest.raises(regnum.BadInput, match="--database"):
        Store(url)


def test_a_lost_connection_to_the_database_is_made_again(postgres: Cluster) -> None:
    database = postgres.database()

    async def main() -> None:
        store = Store(database)
        await store.add_table(row("a"), {0: "first"})
        await store.add_lines(Basis("a", 0), [(1, "one", "{}")])
        with sql.create_engine(database).connect() as other:
            others = "pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
            other.execute(sql.text(f"SELECT pg_terminate_backend(pid) FROM {others}"))
        await store.add_lines(Basis("a", 0), [(2, "two", "{}")])
        stored = await store.load("a")
        assert stored is not None
        assert [line for _, line, _ in stored.log] == ["one", "two"]
        store.close()

    asyncio.run(main())


def test_many_rows_are_stored_in_their_order(database: str) -> None:
    async def main() -> None:
        store = Store(database)
        await store.add_table(row("a"), {0: "first"})
        await store.add_lines(Basis("a", 0), [(n, f"line {n}", "{}") for n in range(1, 151)], clocks=[1.5])
        stored = await store.load("a")
        assert stored is not None
        assert stored.log == [(n, f"line {n}", "{}") for n in range(1, 151)]
        assert stored.clocks == [1.5]
        store.close()

    asyncio.run(main())


def test_the_end_of_a_game_is_stored_with_its_last_choice_or_not_at_all(database: str) -> None:
    async def main() -> None:
        store = Store(database)
        await store.add_table(row("a"), {0: "first"})
        await store.add_lines(Basis("a", 0), [(1, "one", "{}")])
        with pytest.raises(Conflict):
            await store.add_lines(Basis("a", 0), [(1, "last", "{}")], status="finished")
        unfinished = await store.load("a")
        await store.add_lines(Basis("a", 0), [(2, "last", "{}")], status="finished")
        finished = await store.load("a")
        assert unfinished is not None
        assert finished is not None
        assert (unfinished.row.status, finished.row.status) == ("running", "finished")
        unfinished.row.version += 1
        with pytest.raises(Conflict):  # whoever has not heard of the end does not save the old status over it
            await store.save_table(unfinished.row)
        store.close()

    asyncio.run(main())
