"""The store: tables and their logs in a database. When a call returns, its data is on disk.

All work runs on one thread, in the order of the calls (`batches`, `transactions`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql

from regnum.core.errors import BadInput
from regnum.server.cluster import messages
from regnum.server.db import schema
from regnum.server.db.batches import Batches
from regnum.server.db.database import is_shared, lock_out_others, migrate, read_url
from regnum.server.db.rows import LONGEST_CHAT, LogRow, Newer, Pending, SeatRow, StoredTable, TableRow
from regnum.server.db.statements import Insert, Update
from regnum.server.db.transactions import ANY_VERSION, NOW, Conflict, NotStored, Precondition, Rows, Transactions, Write
from regnum.server.wire import ChatLine, NewClock

T = TypeVar("T")

PRECISE = 1.0  # seconds in which the database must say what time it is

_TABLE = Insert(schema.tables)
_LINE = Insert(schema.lines)
_CHECKPOINT = Insert(schema.checkpoints)
_CHAT = Insert(schema.chat, "table_id", "at", "name", "text")
_KINDS = (_TABLE, _LINE, _CHECKPOINT, _CHAT)  # tables come before their other rows

_CURRENT = ("id", "version")
_STATUS = Update(schema.tables, ("status", "version"), _CURRENT)
_ROW = Update(schema.tables, tuple(column.name for column in schema.tables.c if column.name != "id"), _CURRENT)


class Store:
    """A SQLite or PostgreSQL database. `server` is the name of this server among those that share it."""

    def __init__(self, url: str) -> None:
        self.server = secrets.token_hex(4)
        self.url = read_url(url)
        self.shared = is_shared(self.url)  # whether other servers may use it
        self._ahead: float | None = None  # the seconds by which a shared database's clock is ahead of `monotonic`
        transactions = Transactions(self.url, self.server, _KINDS)
        self._lock = lock_out_others(self.url)
        try:
            migrate(self.url)
        except BadInput:
            self._unlock()
            raise
        self._batches = Batches(transactions.commit, transactions.close)

    async def run(self, work: Callable[[sql.Connection], T]) -> T:
        """Run `work` in the next transaction; returns once it is committed. It reads, or can be done twice."""
        result: T = await self._batches.add(work)
        return result

    def close(self) -> None:
        """Finish all pending calls, and close the database."""
        self._batches.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)

    # --- time --------------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """The time in seconds since 1970: the database's, if several servers share it, as their clocks may differ."""
        return time.time() if self._ahead is None else time.monotonic() + self._ahead

    def read_clock(self, connection: sql.Connection) -> None:
        """Set the clock by that of a shared database, unless nobody can say when the answer was made."""
        before = time.monotonic()
        now = connection.execute(sql.text(f"SELECT {NOW}")).scalar_one()
        after = time.monotonic()
        if after - before < PRECISE or self._ahead is None:
            self._ahead = float(now) - (before + after) / 2

    # --- reading and writing ---------------------------------------------------------------------------------------

    async def secret(self) -> str:
        """The key that signs tokens, generated when a server first starts."""

        def read(connection: sql.Connection) -> str | None:
            query = sql.select(schema.settings.c.value).where(schema.settings.c.name == "secret")
            found: str | None = connection.execute(query).scalar()
            return found

        def write(connection: sql.Connection) -> None:
            connection.execute(schema.settings.insert().values(name="secret", value=secrets.token_urlsafe(32)))

        found = await self.run(read)
        if found is None:
            with contextlib.suppress(Conflict):  # another server was first
                await self.run(write)
            found = await self.run(read)
        assert found is not None
        return found

    async def add_table(self, row: TableRow, checkpoints: Mapping[int, str], log: Sequence[LogRow] = ()) -> None:
        """Add a new table with its checkpoints by log number, the first of them 0, and the log of an imported game."""
        values = _columns(row)
        rows: Rows = [(_TABLE, tuple(values[column.name] for column in schema.tables.c))]
        rows += _line_rows(row.id, log, None, self.now())
        rows += [(_CHECKPOINT, (row.id, seq, line)) for seq, line in checkpoints.items()]
        await self._batches.add(Write(rows))

    async def save_table(self, row: TableRow, fence: int = 0) -> None:
        """Store the next version of a table, which may be saved under a lease; raises `Conflict` if it is not the next.

        `row.version` is that of the new version.
        """
        values = {f"new_{name}": value for name, value in _columns(row).items() if name != "id"}
        precondition = Precondition(row.id, row.version - 1, fence)
        await self._batches.add(Write([], precondition, change=(_ROW, values)))

    def add_lines(
        self,
        precondition: Precondition,
        lines: Sequence[LogRow],
        checkpoint: str | None = None,
        clocks: list[float] | None = None,
        status: str | None = None,
    ) -> asyncio.Future[None]:
        """Add entries to a table's log and, if given, a checkpoint after the last and a new status: all or nothing.

        With a new status the table has a new version, so that nobody saves the old status over it.
        `clocks` are the seconds now left to each seat. Raises `Conflict` if a number is taken or the table has changed.
        """
        rows = _line_rows(precondition.table, lines, clocks, self.now())
        if checkpoint is not None:
            rows.append((_CHECKPOINT, (precondition.table, lines[-1][0], checkpoint)))
        change = None if status is None else (_STATUS, {"new_status": status})
        return self._batches.add(Write(rows, precondition, None, change))

    async def add_chat(self, table: str, line: ChatLine) -> None:
        rows: Rows = [(_CHAT, (table, line.at, line.name, line.text))]
        await self._batches.add(Write(rows, Precondition(table, ANY_VERSION), messages.Said(table, line)))
        with contextlib.suppress(NotStored):  # then the next line that is said removes them
            await self.run(lambda connection: _keep_last_chat(connection, table))

    def tell(self, told: messages.ClusterMessage) -> None:
        """Tell the other servers something that is not stored; it may be lost."""
        if self.shared:
            done = self._batches.add(Write([], None, told))
            done.add_done_callback(lambda future: future.cancelled() or future.exception())

    def _read_one_moment(self, connection: sql.Connection) -> None:
        """Let several queries of a transaction see the same, whatever other servers write meanwhile."""
        if self.shared:
            connection.execute(sql.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))

    async def newer(self, table: str, seq: int, chat: bool = False) -> Newer | None:
        """What has been stored about a table since log entry `seq`; None if there is no such table."""

        def work(connection: sql.Connection) -> Newer | None:
            if chat:
                self._read_one_moment(connection)
            found = _found(connection, _NEWER, {"of_table": table, "after": seq})
            if not found:
                return None
            *columns, _, _, _, logged_at, clocks = found[0]
            row = dict(zip(schema.tables.c.keys(), columns, strict=True))
            log = [(n, line, entry) for *_, n, line, entry, _, _ in found if n is not None]
            said = _chat(connection, table) if chat else None
            return Newer(_row(row), log, logged_at, clocks and msgspec.json.decode(clocks, type=list[float]), said)

        return await self.run(work)

    async def load(self, table: str) -> StoredTable | None:
        """Everything stored about a table; None if there is no such table."""

        def work(connection: sql.Connection) -> StoredTable | None:
            self._read_one_moment(connection)
            rows = _tables(connection, schema.tables.select().where(schema.tables.c.id == table))
            if not rows:
                return None
            lines, checkpoints = schema.lines.c, schema.checkpoints.c
            log = sql.select(lines.seq, lines.line, lines.told).where(lines.table_id == table).order_by(lines.seq)
            saved = sql.select(checkpoints.seq, checkpoints.line).where(checkpoints.table_id == table)
            return StoredTable(
                rows[0],
                [(seq, line, entry) for seq, line, entry in _found(connection, log)],
                {int(seq): str(line) for seq, line in _found(connection, saved)},
                _chat(connection, table),
                *_latest(connection, table),
            )

        return await self.run(work)

    async def list_open(self, status: str, limit: int = 50) -> list[TableRow]:
        """The newest tables with a status that are open to everybody: of each owner one, then another, and so on."""
        tables = schema.tables.c
        owner = sql.case((tables.owner == "", tables.id), else_=tables.owner)
        turn = sql.func.row_number().over(partition_by=owner, order_by=tables.created.desc())
        listed = sql.select(tables.id, turn.label("turn"), tables.created).where(tables.status == status, tables.open)
        shown = listed.order_by("turn", tables.created.desc()).limit(limit).subquery()
        query = schema.tables.select().join(shown, shown.c.id == tables.id)
        return await self._rows(query.order_by(shown.c.turn, shown.c.created.desc()))

    async def list_played_since(self, at: float) -> list[TableRow]:
        """The running tables at which something was chosen after the time `at`, or that were opened after it."""
        tables, lines = schema.tables.c, schema.lines.c
        played = sql.exists().where(lines.table_id == tables.id, lines.at > at)
        recent = played | (tables.created > at)
        return await self._rows(schema.tables.select().where(tables.status == "running", recent))

    async def _rows(self, query: sql.Select[Any]) -> list[TableRow]:
        return await self.run(lambda connection: _tables(connection, query))


def _found(connection: sql.Connection, query: sql.Select[Any], values: dict[str, Any] | None = None) -> list[Any]:
    """The rows that a query finds. They are not tuples, for which compiled code would take them by their type."""
    return list(connection.execute(query, values))


def _tables(connection: sql.Connection, query: sql.Select[Any]) -> list[TableRow]:
    names = schema.tables.c.keys()
    return [_row(dict(zip(names, row, strict=True))) for row in _found(connection, query)]


def _line_rows(table: str, lines: Sequence[LogRow], clocks: list[float] | None, at: float) -> Rows:
    clock = clocks and msgspec.json.encode(clocks).decode()
    return [(_LINE, (table, seq, line, entry, at, clock)) for seq, line, entry in lines]


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["seats"] = msgspec.json.encode(row.seats).decode()
    values["clock"] = msgspec.json.encode(row.clock).decode()
    values["pending"] = msgspec.json.encode(row.pending).decode()
    return values


def _row(values: dict[str, Any]) -> TableRow:
    values["seats"] = msgspec.json.decode(values["seats"], type=list[SeatRow])
    values["clock"] = msgspec.json.decode(values["clock"], type=NewClock)
    values["pending"] = msgspec.json.decode(values["pending"], type=Pending)
    return TableRow(**values)


def _newer() -> sql.Select[Any]:
    """A table with its log after a number, and the last line's time and clocks: one statement, as it is asked often."""
    tables, lines, last = schema.tables, schema.lines, schema.lines.alias()

    def latest(column: sql.Column[Any]) -> Any:
        of_table = sql.select(column).where(last.c.table_id == tables.c.id)
        return of_table.order_by(last.c.seq.desc()).limit(1).scalar_subquery()

    since = (lines.c.table_id == tables.c.id) & (lines.c.seq > sql.bindparam("after"))
    shown = (lines.c.seq, lines.c.line, lines.c.told, latest(last.c.at), latest(last.c.clock))
    query = sql.select(tables, *shown).select_from(tables.outerjoin(lines, since))
    return query.where(tables.c.id == sql.bindparam("of_table")).order_by(lines.c.seq)


_NEWER = _newer()


def _chat(connection: sql.Connection, table: str) -> list[ChatLine]:
    chat = schema.chat.c
    said = sql.select(chat.at, chat.name, chat.text).where(chat.table_id == table).order_by(chat.id)
    return [ChatLine(at, name, text) for at, name, text in _found(connection, said)]


def _latest(connection: sql.Connection, table: str) -> tuple[float | None, list[float] | None]:
    """When the last log entry was made, and what the clocks showed then."""
    lines = schema.lines.c
    latest = sql.select(lines.at, lines.clock).where(lines.table_id == table).order_by(lines.seq.desc()).limit(1)
    [(logged_at, clocks)] = _found(connection, latest) or [(None, None)]
    return logged_at, clocks and msgspec.json.decode(clocks, type=list[float])


def _keep_last_chat(connection: sql.Connection, table: str) -> None:
    chat = schema.chat.c
    kept = sql.select(chat.id).where(chat.table_id == table).order_by(chat.id.desc()).limit(LONGEST_CHAT)
    old = sql.select(chat.id).where(chat.table_id == table, chat.id.not_in(kept))
    free = old.with_for_update(skip_locked=True)  # the others with the next line
    connection.execute(schema.chat.delete().where(chat.id.in_(free)))
