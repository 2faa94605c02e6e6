"""The store: tables and their logs in a database. What it has acknowledged is on disk.

All work happens on one thread of its own, in the order it was asked for; what is asked for while a transaction runs is
committed together in the next one, so that many tables share the price of a safe write.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from regnum.core.errors import BadInput
from regnum.server import schema
from regnum.server.messages import ChatLine, NewClock

T = TypeVar("T")
Work = Callable[[sql.Connection], Any]


class SeatRow(msgspec.Struct):
    """A seat as it is kept: who has it, and which of its tokens count (those of the present generation)."""

    name: str
    kind: str  # person, bot, open
    level: str = ""
    generation: int = 0


class TableRow(msgspec.Struct):
    """A table as it is kept."""

    id: str
    created: float
    status: str
    open: bool
    header: str
    seats: list[SeatRow]
    clock: NewClock


class Conflict(Exception):
    """Another process has written this number of the log first."""


class Store:
    """One database, SQLite or PostgreSQL, behind one small face."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = sql.create_engine(url)
        except (sql.exc.ArgumentError, ImportError) as error:
            raise BadInput("--database", f"{url!r} cannot be used: {error}") from None
        if self._engine.dialect.name == "sqlite":
            sql.event.listen(self._engine, "connect", _prepare_sqlite)
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop] | None]
        self._queue = queue.SimpleQueue()
        self._migrate()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self._engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except sql.exc.OperationalError as error:
            raise BadInput("--database", f"cannot be opened: {error.orig}") from None

    # --- the thread ------------------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[sql.Connection], T]) -> T:
        """Run `work` in the next transaction; returns when that is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((work, future, loop))
        return await future

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            while not self._queue.empty() and len(batch) < 500:
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            self._commit(batch)

    def _commit(self, batch: list[tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop]]) -> None:
        """All of a batch in one transaction; if that fails each by itself, so that only the guilty one hears of it."""
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work, _, _ in batch]
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    self._commit([one])
                return
            _, future, loop = batch[0]
            cause = Conflict() if isinstance(error, sql.exc.IntegrityError) else error
            loop.call_soon_threadsafe(_fail, future, cause)
            return
        for (_, future, loop), result in zip(batch, results, strict=True):
            loop.call_soon_threadsafe(_settle, future, result)

    def close(self) -> None:
        """Finish what was asked for and let go of the database."""
        self._queue.put(None)
        self._thread.join()
        self._engine.dispose()

    # --- what the server asks ----------------------------------------------------------------------------------------

    async def secret(self) -> str:
        """The key that signs seats, made at the first start."""

        def work(connection: sql.Connection) -> str:
            query = sql.select(schema.settings.c.value).where(schema.settings.c.name == "secret")
            found = connection.execute(query).scalar()
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(schema.settings.insert().values(name="secret", value=found))
            return str(found)

        return await self._do(work)

    async def add_table(self, row: TableRow, first: str) -> None:
        """A new table with its first checkpoint."""

        def work(connection: sql.Connection) -> None:
            connection.execute(schema.tables.insert().values(**_columns(row)))
            connection.execute(schema.checkpoints.insert().values(table_id=row.id, seq=0, line=first))

        await self._do(work)

    async def save_table(self, row: TableRow) -> None:
        """Who sits where, and how the table stands."""

        def work(connection: sql.Connection) -> None:
            values = _columns(row)
            connection.execute(schema.tables.update().where(schema.tables.c.id == values.pop("id")).values(**values))

        await self._do(work)

    async def add_line(self, table: str, seq: int, line: str, checkpoint: str | None = None) -> None:
        """The next line of a table's log; `Conflict` if that number is taken."""

        def work(connection: sql.Connection) -> None:
            connection.execute(schema.lines.insert().values(table_id=table, seq=seq, line=line))
            if checkpoint is not None:
                connection.execute(schema.checkpoints.insert().values(table_id=table, seq=seq, line=checkpoint))

        await self._do(work)

    async def add_chat(self, table: str, line: ChatLine) -> None:
        def work(connection: sql.Connection) -> None:
            connection.execute(schema.chat.insert().values(table_id=table, at=line.at, name=line.name, text=line.text))

        await self._do(work)

    async def load(self, table: str) -> tuple[TableRow, list[tuple[int, str]], list[ChatLine]] | None:
        """A table, the lines of its log and its checkpoints in order, and its chat; None if there is no such table."""

        def work(connection: sql.Connection) -> tuple[TableRow, list[tuple[int, str]], list[ChatLine]] | None:
            row = connection.execute(schema.tables.select().where(schema.tables.c.id == table)).mappings().first()
            if row is None:
                return None
            logged = [
                (int(seq), order, str(line))
                for order, source in enumerate((schema.lines, schema.checkpoints))
                for seq, line in connection.execute(
                    sql.select(source.c.seq, source.c.line).where(source.c.table_id == table)
                )
            ]
            said = connection.execute(
                sql.select(schema.chat.c.at, schema.chat.c.name, schema.chat.c.text)
                .where(schema.chat.c.table_id == table)
                .order_by(schema.chat.c.id)
            )
            lines = [(seq, line) for seq, _, line in sorted(logged)]
            return _row(dict(row)), lines, [ChatLine(at, name, text) for at, name, text in said]

        return await self._do(work)

    async def list(self, status: str, limit: int = 50) -> list[TableRow]:
        """The newest tables of a status."""

        def work(connection: sql.Connection) -> list[TableRow]:
            query = schema.tables.select().where(schema.tables.c.status == status)
            rows = connection.execute(query.order_by(schema.tables.c.created.desc()).limit(limit)).mappings()
            return [_row(dict(row)) for row in rows]

        return await self._do(work)


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["seats"] = msgspec.json.encode(row.seats).decode()
    values["clock"] = msgspec.json.encode(row.clock).decode()
    return values


def _row(values: dict[str, Any]) -> TableRow:
    values["seats"] = msgspec.json.decode(values["seats"], type=list[SeatRow])
    values["clock"] = msgspec.json.decode(values["clock"], type=NewClock)
    return TableRow(**values)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and a commit is on disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
