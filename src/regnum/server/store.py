"""The store: tables and their logs in a database. When a call returns, its data is on disk.

All work runs on one thread, in the order of the calls. Calls that arrive during a transaction are committed together in
the next one, so that many tables share the cost of a durable write; when there are many, the next one waits for more.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from regnum.core.errors import BadInput
from regnum.server import schema
from regnum.server.inserts import Insert
from regnum.server.messages import ChatLine, NewClock

T = TypeVar("T")
# A stored log entry: its number, its line of the record, and its `LogEntry` as JSON.
LogRow = tuple[int, str, str]
# Rows to add, each with how that is done.
Rows = list[tuple[Insert, tuple[Any, ...]]]
Work = Callable[[sql.Connection], Any] | Rows
Job = tuple[Work, asyncio.Future[Any]]  # what is to be done, and what receives the result

BUSY = 8  # jobs in a transaction that show that the next is worth a wait
WAIT = 0.008  # seconds

_TABLE = Insert(schema.tables)
_LINE = Insert(schema.lines)
_CHECKPOINT = Insert(schema.checkpoints)
_CHAT = Insert(schema.chat, "table_id", "at", "name", "text")


class SeatRow(msgspec.Struct):
    """A stored seat: who has it, and which tokens are valid (those of its current generation)."""

    name: str
    kind: str  # person, bot, open
    level: str = ""
    generation: int = 0
    webhook: str = ""  # the holder's; removed when the seat changes hands
    webhook_lang: str = "en"
    stands_in: bool = False  # the bot plays for a person, whose tokens stay valid


class TableRow(msgspec.Struct):
    """A stored table, without its log."""

    id: str
    created: float
    status: str
    open: bool
    header: str
    seats: list[SeatRow]
    clock: NewClock
    salt: str = ""  # of the commitment to the seed
    open_deal: bool = False  # whoever opened the table knew the seed


class StoredTable(msgspec.Struct):
    """Everything stored about a table."""

    row: TableRow
    log: list[LogRow]
    checkpoints: dict[int, str]
    chat: list[ChatLine]
    moved: float | None  # when the last log entry was made; None if there is none, or it is too old to know
    clocks: list[float] | None  # the seconds left to each seat after the last log entry, if there are clocks


class NotStored(Exception):
    """The database did not take a write: nothing of it is on disk."""


class Conflict(NotStored):
    """Another process has already written a log entry with this number."""


class Store:
    """A SQLite or PostgreSQL database."""

    def __init__(self, url: str) -> None:
        try:
            sqlite = sql.make_url(url).get_backend_name() == "sqlite"
            self._engine = sql.create_engine(url, paramstyle="qmark" if sqlite else "format")
        except (sql.exc.ArgumentError, ImportError) as error:
            raise BadInput("--database", f"{url!r} cannot be used: {error}") from None
        if sqlite:
            sql.event.listen(self._engine, "connect", _prepare_sqlite)
        self._connection: sql.Connection | None = None  # of the thread
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()  # to the thread
        self._waiting: list[Job] = []  # for the next transaction
        self._committing = False
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
        except sql.exc.DBAPIError as error:
            raise BadInput("--database", f"cannot be used: {error.orig}") from None
        except CommandError:
            problem = "was written by a newer version of Regnum: update this one, or use another database"
            raise BadInput("--database", problem) from None

    # --- the thread ------------------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[sql.Connection], T]) -> T:
        """Run `work` in the next transaction; returns once it is committed."""
        result: T = await self._next(work)
        return result

    def _next(self, work: Work) -> asyncio.Future[Any]:
        """Do some work in the next transaction; the future has its result once it is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._waiting and not self._committing:
            loop.call_soon(self._hand_over)  # together with what else comes in this turn of the loop
        self._waiting.append((work, future))
        return future

    def _hand_over(self) -> None:
        """Give all that waits to the thread: waking it once for many jobs is cheaper, and so is one transaction."""
        self._committing = bool(self._waiting)
        if self._waiting:
            self._queue.put(self._waiting)
            self._waiting = []

    def _settle(self, batch: list[Job], results: list[Any]) -> None:
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
        if len(batch) < BUSY:
            self._hand_over()
        else:
            asyncio.get_running_loop().call_later(WAIT, self._hand_over)

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            results = self._commit(batch)
            batch[0][1].get_loop().call_soon_threadsafe(self._settle, batch, results)
        if self._connection is not None:
            self._connection.close()

    def _commit(self, batch: list[Job]) -> list[Any]:
        """Commit a batch in one transaction; if that fails, each job in its own, so that only the faulty one fails.

        Returns the result of each, or the error.
        """
        try:
            connection = self._connection = self._connection or self._engine.connect()
            _add_together(connection, [row for rows, _ in batch if isinstance(rows, list) for row in rows])
            results = [None if isinstance(work, list) else work(connection) for work, _ in batch]
            if connection.in_transaction():
                connection.commit()
            else:
                connection.connection.commit()  # there were only rows, of which SQLAlchemy knows nothing
            return results
        except Exception as error:
            self._disconnect()
            if len(batch) == 1:
                return [self._failure(error)]
        return [result for one in batch for result in self._commit([one])]

    def _disconnect(self) -> None:
        """After a failure: the connection may be lost, so the next transaction begins with a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it is given up in any case
                connection.connection.rollback()
            connection.invalidate()
            connection.close()

    def _failure(self, error: Exception) -> Exception:
        driver = self._engine.dialect.loaded_dbapi
        if isinstance(error, sql.exc.IntegrityError | driver.IntegrityError):
            return Conflict()
        if isinstance(error, sql.exc.DBAPIError | driver.Error):
            return NotStored(str(getattr(error, "orig", error)))
        return error

    def close(self) -> None:
        """Finish all pending calls, and close the database."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        self._engine.dispose()

    # --- reading and writing ---------------------------------------------------------------------------------------

    async def secret(self) -> str:
        """The key that signs tokens, generated when the server first starts."""

        def work(connection: sql.Connection) -> str:
            query = sql.select(schema.settings.c.value).where(schema.settings.c.name == "secret")
            found = connection.execute(query).scalar()
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(schema.settings.insert().values(name="secret", value=found))
            return str(found)

        return await self._do(work)

    async def add_table(self, row: TableRow, checkpoints: Mapping[int, str], log: Sequence[LogRow] = ()) -> None:
        """Add a new table with its checkpoints by log number, the first of them 0, and the log of an imported game."""
        values = _columns(row)
        rows: Rows = [(_TABLE, tuple(values[column.name] for column in schema.tables.c))]
        rows += _line_rows(row.id, log, None)
        rows += [(_CHECKPOINT, (row.id, seq, line)) for seq, line in checkpoints.items()]
        await self._next(rows)

    async def save_table(self, row: TableRow) -> None:
        """Update a table: its seats and its status."""

        def work(connection: sql.Connection) -> None:
            values = _columns(row)
            connection.execute(schema.tables.update().where(schema.tables.c.id == values.pop("id")).values(**values))

        await self._do(work)

    async def add_lines(
        self,
        table: str,
        lines: Sequence[LogRow],
        checkpoint: str | None = None,
        clocks: list[float] | None = None,
        status: str | None = None,
    ) -> None:
        """Add entries to a table's log and, if given, a checkpoint after the last and a new status: all or nothing.

        `clocks` are the seconds now left to each seat. Raises `Conflict` if a number is taken.
        """
        rows = _line_rows(table, lines, clocks)
        if checkpoint is not None:
            rows.append((_CHECKPOINT, (table, lines[-1][0], checkpoint)))
        if status is None:
            await self._next(rows)
            return

        def work(connection: sql.Connection) -> None:
            _add_together(connection, rows)
            connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(status=status))

        await self._do(work)

    async def add_chat(self, table: str, line: ChatLine) -> None:
        await self._next([(_CHAT, (table, line.at, line.name, line.text))])

    async def load(self, table: str) -> StoredTable | None:
        """Everything stored about a table; None if there is no such table."""

        def work(connection: sql.Connection) -> StoredTable | None:
            row = connection.execute(schema.tables.select().where(schema.tables.c.id == table)).mappings().first()
            if row is None:
                return None
            lines, checkpoints, chat = schema.lines.c, schema.checkpoints.c, schema.chat.c
            log = sql.select(lines.seq, lines.line, lines.told).where(lines.table_id == table).order_by(lines.seq)
            saved = sql.select(checkpoints.seq, checkpoints.line).where(checkpoints.table_id == table)
            latest = sql.select(lines.at, lines.clock).where(lines.table_id == table).order_by(lines.seq.desc())
            said = sql.select(chat.at, chat.name, chat.text).where(chat.table_id == table).order_by(chat.id)
            moved, clocks = connection.execute(latest.limit(1)).first() or (None, None)
            return StoredTable(
                _row(dict(row)),
                [(seq, line, entry) for seq, line, entry in connection.execute(log)],
                {seq: line for seq, line in connection.execute(saved)},  # noqa: C416
                [ChatLine(at, name, text) for at, name, text in connection.execute(said)],
                moved,
                clocks and msgspec.json.decode(clocks, type=list[float]),
            )

        return await self._do(work)

    async def list_open(self, status: str, limit: int = 50) -> list[TableRow]:
        """The newest tables with a status that are open to everybody."""
        tables = schema.tables.c
        query = schema.tables.select().where(tables.status == status, tables.open)
        return await self._rows(query.order_by(tables.created.desc()).limit(limit))

    async def list_played_since(self, at: float) -> list[TableRow]:
        """The running tables at which something was chosen after the time `at`, or that were opened after it."""
        tables, lines = schema.tables.c, schema.lines.c
        played = sql.exists().where(lines.table_id == tables.id, lines.at > at)
        recent = played | (tables.created > at)
        return await self._rows(schema.tables.select().where(tables.status == "running", recent))

    async def _rows(self, query: sql.Select[Any]) -> list[TableRow]:
        def work(connection: sql.Connection) -> list[TableRow]:
            return [_row(dict(row)) for row in connection.execute(query).mappings()]

        return await self._do(work)


def _line_rows(table: str, lines: Sequence[LogRow], clocks: list[float] | None) -> Rows:
    at, clock = time.time(), clocks and msgspec.json.encode(clocks).decode()
    return [(_LINE, (table, seq, line, entry, at, clock)) for seq, line, entry in lines]


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
    """WAL: readers do not wait for the writer. FULL: a commit is on disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _add_together(connection: sql.Connection, rows: Rows) -> None:
    """Insert all rows of a kind together, which is far cheaper; tables come before their other rows."""
    for insert in (_TABLE, _LINE, _CHECKPOINT, _CHAT):
        values = [value for kind, value in rows if kind is insert]
        if values:
            insert.execute(connection, values)
