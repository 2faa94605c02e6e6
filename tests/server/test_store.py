"""The store: migrations build the schema, a log number is used once, bad database URLs are refused.

Log entries are added together or not at all.
"""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

import regnum
from regnum.server import wire
from regnum.server.cluster.cluster import PostgresCluster
from regnum.server.db import group_commit, transactions
from regnum.server.db.database import make_engine
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.schema import metadata
from regnum.server.db.sessions import Statement
from regnum.server.db.store import Store
from regnum.server.db.transactions import Conflict, NotStored, Precondition
from regnum.server.keeping import remove_finished
from tests.server.postgres import Cluster
from tests.waiting import PATIENCE


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
        await asyncio.gather(*(store.add_lines(Precondition("a", 0), [(n, f"line {n}", "{}")]) for n in range(1, 30)))
        results = await asyncio.gather(
            store.add_lines(Precondition("a", 0), [(30, "mine", "{}"), (31, "mine too", "{}")], "second"),
            store.add_lines(Precondition("a", 0), [(32, "yours", "{}"), (31, "yours too", "{}")], "third"),
            store.add_lines(Precondition("a", 0), [(33, "other", "{}")]),
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
        await store.add_lines(Precondition("a", 0), [(1, "one", "{}")])
        with sql.create_engine(database).connect() as other:
            others = "pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
            other.execute(sql.text(f"SELECT pg_terminate_backend(pid) FROM {others}"))
        await store.add_lines(Precondition("a", 0), [(2, "two", "{}")])
        stored = await store.load("a")
        assert stored is not None
        assert [line for _, line, _ in stored.log] == ["one", "two"]
        store.close()

    asyncio.run(main())


def test_many_rows_are_stored_in_their_order(database: str) -> None:
    async def main() -> None:
        store = Store(database)
        await store.add_table(row("a"), {0: "first"})
        await store.add_lines(Precondition("a", 0), [(n, f"line {n}", "{}") for n in range(1, 151)], clocks=[1.5])
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
        await store.add_lines(Precondition("a", 0), [(1, "one", "{}")])
        with pytest.raises(Conflict):
            await store.add_lines(Precondition("a", 0), [(1, "last", "{}")], status="finished")
        unfinished = await store.load("a")
        await store.add_lines(Precondition("a", 0), [(2, "last", "{}")], status="finished")
        finished = await store.load("a")
        assert unfinished is not None
        assert finished is not None
        assert (unfinished.row.status, finished.row.status) == ("running", "finished")
        unfinished.row.version += 1
        with pytest.raises(Conflict):  # whoever has not heard of the end does not save the old status over it
            await store.save_table(unfinished.row)
        store.close()

    asyncio.run(main())


@pytest.mark.parametrize("lock", ["UPDATE", "NO KEY UPDATE"])
def test_tables_that_a_stranger_has_locked_hold_up_no_others(
    postgres: Cluster, lock: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", 3600.0)
    database = postgres.database()

    async def main() -> None:
        store = Store(database)
        for table in "abcd":
            await store.add_table(row(table), {0: "first"})
        stranger = sql.create_engine(database).connect()
        stranger.execute(sql.text(f"SELECT 1 FROM tables WHERE id IN ('a', 'b') FOR {lock}"))
        said, changed, other = wire.ChatLine(2.0, "Anna", "ciao"), row("b"), row("d")
        changed.version = other.version = 1
        waiting = asyncio.gather(
            store.add_lines(Precondition("a", 0), [(1, "one", "{}")]),
            store.add_chat("a", said),
            store.save_table(changed),
        )
        for n in range(1, 10):
            await store.add_lines(Precondition("c", 0), [(n, f"line {n}", "{}")])
        await store.add_lines(Precondition("c", 0), [(10, "last", "{}")], status="finished")
        await store.save_table(other)
        assert not waiting.done()
        stranger.rollback()
        await waiting
        a, b = await store.load("a"), await store.load("b")
        assert a is not None
        assert b is not None
        assert ([line for _, line, _ in a.log], a.chat, b.row.version) == (["one"], [said], 1)
        store.close()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_leases_and_old_games_that_a_stranger_has_locked_hold_up_nothing(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", 3600.0)
    monkeypatch.setattr(transactions, "make_engine", partial(make_engine, options="-c statement_timeout=20s"))
    database = postgres.database()

    async def main() -> None:
        store = Store(database)  # if it waits for a lock, that fails in the end
        cluster = PostgresCluster(store)
        for table in "abcd":
            await store.add_table(row(table), {0: "first"})
        for table in "ab":
            await cluster.hold(table)
        await store.add_lines(Precondition("d", 0), [(1, "last", "{}")], status="finished")
        stranger = sql.create_engine(database).connect()
        stranger.execute(sql.text("SELECT 1 FROM leases FOR NO KEY UPDATE"))
        stranger.execute(sql.text("SELECT 1 FROM tables WHERE id = 'd' FOR UPDATE"))
        waiting = asyncio.create_task(cluster.hold("a"))
        cluster.give_up("b")
        assert await remove_finished(store, store.now() + 1, []) == []
        for n in range(1, 10):
            await store.add_lines(Precondition("c", 0), [(n, f"line {n}", "{}")])
        assert not waiting.done()
        stranger.rollback()
        await waiting
        leases = Statement("SELECT table_id, server FROM leases")
        held = {"a": store.server, "b": ""}
        while await store.run(lambda session: dict(session.rows(leases))) != held:
            await asyncio.sleep(0.02)
        assert await remove_finished(store, store.now() + 1, []) == ["d"]
        store.close()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_chat_that_a_stranger_has_locked_is_removed_later(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.db.store.LONGEST_CHAT", 1)
    database = postgres.database()

    async def main() -> None:
        store = Store(database)
        await store.add_table(row("a"), {0: "first"})
        lines = [wire.ChatLine(float(n), "Anna", "ciao") for n in range(4)]
        await store.add_chat("a", lines[0])
        stranger = sql.create_engine(database).connect()
        stranger.execute(sql.text("SELECT 1 FROM chat FOR UPDATE"))
        for line in lines[1:3]:
            await store.add_chat("a", line)
        locked = await store.load("a")
        stranger.rollback()
        await store.add_chat("a", lines[3])
        free = await store.load("a")
        assert locked is not None
        assert free is not None
        assert (locked.chat, free.chat) == ([lines[0], lines[2]], lines[3:])
        store.close()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_what_stays_locked_is_refused_in_the_end(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", 0.2)
    database = postgres.database()

    async def main() -> None:
        store = Store(database)
        await store.add_table(row("a"), {0: "first"})
        with sql.create_engine(database).begin() as stranger:
            stranger.execute(sql.text("SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE"))
            with pytest.raises(NotStored):
                await store.add_lines(Precondition("a", 0), [(1, "one", "{}")])
        await store.add_lines(Precondition("a", 0), [(1, "one", "{}")])
        store.close()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_what_is_for_a_removed_table_is_refused_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", -1.0)  # nothing is tried again

    async def main() -> None:
        store = Store(database)
        for table in "abc":
            await store.add_table(row(table), {0: "first"})
        await store.add_lines(Precondition("a", 0), [(1, "last", "{}")], status="finished")
        assert await remove_finished(store, store.now() + 1, []) == ["a"]
        changed = row("a")
        changed.version = 2
        results = await asyncio.gather(
            store.add_lines(Precondition("a", 1), [(2, "more", "{}")]),
            store.add_lines(Precondition("a", 1, fence=1), [(2, "more", "{}")]),
            store.add_lines(Precondition("b", 0), [(1, "one", "{}")]),
            store.add_chat("a", wire.ChatLine(2.0, "Anna", "ciao")),
            store.save_table(changed),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Conflict, Conflict, type(None), Conflict, Conflict]
        store.close()

    asyncio.run(main())


def test_migrations_have_as_much_time_as_they_need(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.database()
    upgrade = command.upgrade

    def slowly(config: Config, revision: str) -> None:
        connection: sql.Connection = config.attributes["connection"]
        limits = ("idle_in_transaction_session_timeout", "statement_timeout", "lock_timeout")
        assert [connection.execute(sql.text(f"SHOW {limit}")).scalar() for limit in limits] == ["0", "0", "0"]
        upgrade(config, revision)

    monkeypatch.setattr(command, "upgrade", slowly)
    Store(url).close()
    with sql.create_engine(url).connect() as connection:
        assert connection.execute(sql.text("SELECT count(*) FROM tables")).scalar() == 0
