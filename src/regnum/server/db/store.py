"""The store: tables and their logs in a database. When a call returns, its data is on disk.

All work runs on one thread, in the order of the calls (`group_commit`, `transactions`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql

from regnum.core.errors import BadInput
from regnum.server.cluster import messages
from regnum.server.db import schema
from regnum.server.db.database import is_shared, lock_out_others, migrate, read_url
from regnum.server.db.group_commit import GroupCommit
from regnum.server.db.rows import LONGEST_CHAT, LogRow, Newer, Pending, SeatRow, StoredTable, TableRow
from regnum.server.db.sessions import Insert, Session, Statement
from regnum.server.db.transactions import ANY_VERSION, NOW, Conflict, NotStored, Precondition, Rows, Transactions, Write
from regnum.server.wire import ChatLine, NewClock

T = TypeVar("T")

PRECISE = 1.0  # seconds in which the database must say what time it is

_TABLE = Insert(schema.tables)
_LINE = Insert(schema.lines)
_CHECKPOINT = Insert(schema.checkpoints)
_CHAT = Insert(schema.chat, "table_id", "at", "name", "text")
_KINDS = (_TABLE, _LINE, _CHECKPOINT, _CHAT)  # tables come before their other rows

_TABLES, _LINES, _CHATS = schema.tables.c, schema.lines.c, schema.chat.c
_COLUMNS = tuple(column.name for column in _TABLES)


def _update(names: Iterable[str]) -> Statement:
    """Change columns of a table's row, if its version is still the one `before`."""
    current = (_TABLES.id == sql.bindparam("of_table")) & (_TABLES.version == sql.bindparam("before"))
    return Statement(schema.tables.update().where(current).values(dict.fromkeys(names)))


def _of_table(part: sql.FromClause, *columns: sql.Column[Any]) -> sql.Select[Any]:
    """Some columns of the rows that belong to a table."""
    return sql.select(*columns).where(part.c.table_id == sql.bindparam("table"))


def _newer() -> sql.Select[Any]:
    """A table with its log after a number, and the last line's time and clocks: one statement, as it is asked often."""
    last = schema.lines.alias()

    def latest(column: sql.Column[Any]) -> Any:
        of_table = sql.select(column).where(last.c.table_id == _TABLES.id)
        return of_table.order_by(last.c.seq.desc()).limit(1).scalar_subquery()

    since = (_LINES.table_id == _TABLES.id) & (_LINES.seq > sql.bindparam("after"))
    shown = (_LINES.seq, _LINES.line, _LINES.told, latest(last.c.at), latest(last.c.clock))
    query = sql.select(schema.tables, *shown).select_from(schema.tables.outerjoin(schema.lines, since))
    return query.where(_TABLES.id == sql.bindparam("table")).order_by(_LINES.seq)


def _open() -> sql.Select[Any]:
    """The newest open tables with a status: of each owner one, then another, and so on."""
    owner = sql.case((_TABLES.owner == "", _TABLES.id), else_=_TABLES.owner)
    turn = sql.func.row_number().over(partition_by=owner, order_by=_TABLES.created.desc())
    listed = sql.select(_TABLES.id, turn.label("turn"), _TABLES.created)
    listed = listed.where(_TABLES.status == sql.bindparam("status"), _TABLES.open)
    shown = listed.order_by("turn", _TABLES.created.desc()).limit(sql.bindparam("most")).subquery()
    query = schema.tables.select().join(shown, shown.c.id == _TABLES.id)
    return query.order_by(shown.c.turn, shown.c.created.desc())


def _played() -> sql.Select[Any]:
    """The running tables at which something was chosen after a time, or that were opened after it."""
    since: sql.BindParameter[float] = sql.bindparam("since")
    played = sql.exists().where(_LINES.table_id == _TABLES.id, _LINES.at > since)
    return schema.tables.select().where(_TABLES.status == "running", played | (_TABLES.created > since))


def _old_chat() -> sql.Delete:
    """The chat of a table but for its last lines; what somebody has locked is left for the next time."""
    kept = _of_table(schema.chat, _CHATS.id).order_by(_CHATS.id.desc()).limit(sql.bindparam("most"))
    old = _of_table(schema.chat, _CHATS.id).where(_CHATS.id.not_in(kept)).with_for_update(skip_locked=True)
    return schema.chat.delete().where(_CHATS.id.in_(old))


_SET_STATUS = _update(("status", "version"))
_SET_ROW = _update([name for name in _COLUMNS if name != "id"])
_FIND_NEWER = Statement(_newer())
_FIND_TABLE = Statement(schema.tables.select().where(_TABLES.id == sql.bindparam("table")))
_FIND_LINES = Statement(_of_table(schema.lines, _LINES.seq, _LINES.line, _LINES.told).order_by(_LINES.seq))
_FIND_LAST = Statement(_of_table(schema.lines, _LINES.at, _LINES.clock).order_by(_LINES.seq.desc()).limit(1))
_FIND_CHECKPOINTS = Statement(_of_table(schema.checkpoints, schema.checkpoints.c.seq, schema.checkpoints.c.line))
_FIND_CHAT = Statement(_of_table(schema.chat, _CHATS.at, _CHATS.name, _CHATS.text).order_by(_CHATS.id))
_REMOVE_OLD_CHAT = Statement(_old_chat())
_LIST_OPEN = Statement(_open())
_LIST_PLAYED = Statement(_played())
_FIND_SECRET = Statement(sql.select(schema.settings.c.value).where(schema.settings.c.name == "secret"))
_SECRET = Insert(schema.settings)
_READ_CLOCK = Statement(f"SELECT {NOW}")
_READ_AT_ONCE = Statement("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")


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
        self._commits = GroupCommit(transactions.commit, transactions.close)

    async def run(self, work: Callable[[Session], T]) -> T:
        """Run `work` in the next transaction; returns once it is committed. It reads, or can be done twice."""
        result: T = await self._commits.add(work)
        return result

    def close(self) -> None:
        """Finish all pending calls, and close the database."""
        self._commits.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)

    # --- time --------------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """The time in seconds since 1970: the database's, if several servers share it, as their clocks may differ."""
        return time.time() if self._ahead is None else time.monotonic() + self._ahead

    def read_clock(self, session: Session) -> None:
        """Set the clock by that of a shared database, unless nobody can say when the answer was made."""
        before = time.monotonic()
        now = session.value(_READ_CLOCK)
        after = time.monotonic()
        if after - before < PRECISE or self._ahead is None:
            self._ahead = float(now) - (before + after) / 2

    # --- reading and writing ---------------------------------------------------------------------------------------

    async def secret(self) -> str:
        """The key that signs tokens, generated when a server first starts."""

        found: str | None = await self.run(lambda session: session.value(_FIND_SECRET))
        if found is None:
            fresh = ("secret", secrets.token_urlsafe(32))
            with contextlib.suppress(Conflict):  # another server was first
                await self.run(lambda session: session.insert(_SECRET, fresh))
            found = await self.run(lambda session: session.value(_FIND_SECRET))
        assert found is not None
        return found

    async def add_table(self, row: TableRow, checkpoints: Mapping[int, str], log: Sequence[LogRow] = ()) -> None:
        """Add a new table with its checkpoints by log number, the first of them 0, and the log of an imported game."""
        values = _columns(row)
        rows: Rows = [(_TABLE, tuple(values[column.name] for column in schema.tables.c))]
        rows += _line_rows(row.id, log, None, self.now())
        rows += [(_CHECKPOINT, (row.id, seq, line)) for seq, line in checkpoints.items()]
        await self._commits.add(Write(rows))

    async def save_table(self, row: TableRow, fence: int = 0) -> None:
        """Store the next version of a table, which may be saved under a lease; raises `Conflict` if it is not the next.

        `row.version` is that of the new version.
        """
        precondition = Precondition(row.id, row.version - 1, fence)
        await self._commits.add(Write([], precondition, change=(_SET_ROW, _columns(row))))

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
        change = None if status is None else (_SET_STATUS, {"status": status})
        return self._commits.add(Write(rows, precondition, None, change))

    async def add_chat(self, table: str, line: ChatLine) -> None:
        rows: Rows = [(_CHAT, (table, line.at, line.name, line.text))]
        await self._commits.add(Write(rows, Precondition(table, ANY_VERSION), messages.Said(table, line)))
        with contextlib.suppress(NotStored):  # then the next line that is said removes them
            await self.run(lambda session: session.change(_REMOVE_OLD_CHAT, {"table": table, "most": LONGEST_CHAT}))

    def tell(self, message: messages.ClusterMessage) -> None:
        """Tell the other servers something that is not stored; it may be lost."""
        if self.shared:
            done = self._commits.add(Write([], None, message))
            done.add_done_callback(lambda future: future.cancelled() or future.exception())

    def _read_at_once(self, session: Session) -> None:
        """Let several queries of a transaction see the same, whatever other servers write meanwhile."""
        if self.shared:
            session.change(_READ_AT_ONCE)

    async def newer(self, table: str, seq: int, chat: bool = False) -> Newer | None:
        """What has been stored about a table since log entry `seq`; None if there is no such table."""

        def work(session: Session) -> Newer | None:
            if chat:
                self._read_at_once(session)
            found = session.rows(_FIND_NEWER, {"table": table, "after": seq})
            if not found:
                return None
            *columns, _, _, _, logged_at, clocks = found[0]
            log = [(n, line, entry) for *_, n, line, entry, _, _ in found if n is not None]
            said = _chat(session, table) if chat else None
            return Newer(_row(columns), log, logged_at, _clocks(clocks), said)

        return await self.run(work)

    async def load(self, table: str) -> StoredTable | None:
        """Everything stored about a table; None if there is no such table."""
        of_table = {"table": table}

        def work(session: Session) -> StoredTable | None:
            self._read_at_once(session)
            rows = session.rows(_FIND_TABLE, of_table)
            if not rows:
                return None
            log = [(seq, line, entry) for seq, line, entry in session.rows(_FIND_LINES, of_table)]
            checkpoints = {int(seq): str(line) for seq, line in session.rows(_FIND_CHECKPOINTS, of_table)}
            [(logged_at, clocks)] = session.rows(_FIND_LAST, of_table) or [(None, None)]
            said = _chat(session, table)
            return StoredTable(_row(rows[0]), log, checkpoints, said, logged_at, _clocks(clocks))

        return await self.run(work)

    async def list_open(self, status: str, limit: int = 50) -> list[TableRow]:
        """The newest tables with a status that are open to everybody: of each owner one, then another, and so on."""
        return await self._tables(_LIST_OPEN, {"status": status, "most": limit})

    async def list_played_since(self, at: float) -> list[TableRow]:
        """The running tables at which something was chosen after the time `at`, or that were opened after it."""
        return await self._tables(_LIST_PLAYED, {"since": at})

    async def _tables(self, statement: Statement, values: dict[str, Any]) -> list[TableRow]:
        return await self.run(lambda session: [_row(row) for row in session.rows(statement, values)])


def _line_rows(table: str, lines: Sequence[LogRow], clocks: list[float] | None, at: float) -> Rows:
    clock = clocks and msgspec.json.encode(clocks).decode()
    return [(_LINE, (table, seq, line, entry, at, clock)) for seq, line, entry in lines]


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["seats"] = msgspec.json.encode(row.seats).decode()
    values["clock"] = msgspec.json.encode(row.clock).decode()
    values["pending"] = msgspec.json.encode(row.pending).decode()
    return values


def _row(columns: Sequence[Any]) -> TableRow:
    values = dict(zip(_COLUMNS, columns, strict=True))
    values["open"], values["open_deal"] = bool(values["open"]), bool(values["open_deal"])  # SQLite has only numbers
    values["seats"] = msgspec.json.decode(values["seats"], type=list[SeatRow])
    values["clock"] = msgspec.json.decode(values["clock"], type=NewClock)
    values["pending"] = msgspec.json.decode(values["pending"], type=Pending)
    return TableRow(**values)


def _clocks(stored: str | None) -> list[float] | None:
    return None if stored is None else msgspec.json.decode(stored, type=list[float])


def _chat(session: Session, table: str) -> list[ChatLine]:
    return [ChatLine(at, name, text) for at, name, text in session.rows(_FIND_CHAT, {"table": table})]
