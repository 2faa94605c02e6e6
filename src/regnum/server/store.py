"""The store: tables and their logs in a database. When a call returns, its data is on disk.

All work runs on one thread, in the order of the calls (`batches`).

Several servers may share a PostgreSQL database. A write says which version of the table it rests on and, if it is made
for a bot or a clock, the number of the lease: the database refuses it (`Conflict`) if either is out of date, or if the
next number of the log is taken.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from regnum.core.errors import BadInput
from regnum.server import news, schema
from regnum.server.batches import Batches
from regnum.server.messages import ChatLine, NewClock
from regnum.server.rows import LONGEST_CHAT, LogRow, Newer, Pending, SeatRow, StoredTable, TableRow
from regnum.server.statements import Insert, Update

T = TypeVar("T")
# Rows to add, each with how that is done.
Rows = list[tuple[Insert, tuple[Any, ...]]]

# A server that is stopped in a transaction must not hold up the others for long.
PATIENCE = "-c idle_in_transaction_session_timeout=3s -c lock_timeout=8s -c statement_timeout=20s"
# A PostgreSQL that has vanished without closing its connections is noticed in about ten seconds.
CONNECT = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}

RESTART = 5.0  # seconds that a shared database may take to come back before a write fails
MIGRATING = 890  # the number of an advisory lock

_TABLE = Insert(schema.tables)
_LINE = Insert(schema.lines)
_CHECKPOINT = Insert(schema.checkpoints)
_CHAT = Insert(schema.chat, "table_id", "at", "name", "text")
_STATUS = Update(schema.tables, ("status", "version"), ("id", "version"))


class NotStored(Exception):
    """The database did not take a write: nothing of it is on disk."""


class Conflict(NotStored):
    """Another server was first: the number of a log entry is taken, or the table or its lease has changed."""


class Basis(NamedTuple):
    """What a write to a table rests on: the version of its row, and the lease under which it is made (0: none)."""

    table: str
    version: int
    fence: int = 0


class Addition(NamedTuple):
    """Rows to add, what that rests on (None: nothing, because the table is new), and the table's new status, if any."""

    rows: Rows
    basis: Basis | None
    status: str | None = None


Work = Callable[[sql.Connection], Any] | Addition


class Store:
    """A SQLite or PostgreSQL database. `server` is the name of this server among those that share it."""

    def __init__(self, url: str) -> None:
        self.server = secrets.token_hex(4)
        try:
            self.url = sql.make_url(url)
            self.shared = self.url.get_backend_name() == "postgresql"  # whether other servers may use it
            self._engine = self._make_engine()
        except (sql.exc.ArgumentError, ImportError) as error:
            raise BadInput("--database", f"{url!r} cannot be used: {error}") from None
        self._lock = None if self.shared else _lock_out_others(self.url)
        self._connection: sql.Connection | None = None  # of the thread
        self._news: list[news.News] = []  # to be told with the transaction
        self._again = False  # this is the second try: the first may have succeeded
        self._migrate()
        self._batches = Batches(self._commit_apart if self.shared else self._commit, self._disconnect)

    def _make_engine(self) -> sql.Engine:
        if self.shared:
            return sql.create_engine(self.url, paramstyle="format", connect_args={**CONNECT, "options": PATIENCE})
        engine = sql.create_engine(self.url, paramstyle="qmark")
        if self.url.get_backend_name() == "sqlite":
            sql.event.listen(engine, "connect", _prepare_sqlite)
        return engine

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            if self.shared:
                wait_for_database(self._engine.connect)
            with self._engine.begin() as connection:
                if self.shared:  # servers that start at the same time migrate one after the other
                    connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except sql.exc.DBAPIError as error:
            raise BadInput("--database", f"cannot be used: {error.orig}") from None
        except CommandError:
            problem = "was written by a newer version of Regnum: update this one, or use another database"
            raise BadInput("--database", problem) from None

    # --- the thread ------------------------------------------------------------------------------------------------

    async def run(self, work: Callable[[sql.Connection], T]) -> T:
        """Run `work` in the next transaction; returns once it is committed."""
        result: T = await self._batches.add(work)
        return result

    def _commit_apart(self, batch: list[Work]) -> list[Any]:
        """Commit additions together and everything else in a transaction of its own.

        Those of several servers then never wait for each other in a circle: additions share what they lock and lock it
        in one order, and anything else locks one table.
        """
        additions = [n for n, work in enumerate(batch) if isinstance(work, Addition) and work.status is None]
        results: list[Any] = [None] * len(batch)
        if additions:
            for n, result in zip(additions, self._commit_again([batch[n] for n in additions]), strict=True):
                results[n] = result
        for n, work in enumerate(batch):
            if n not in additions:
                results[n] = self._commit_again([work])[0]
        return results

    def _commit_again(self, batch: list[Work]) -> list[Any]:
        """Commit a batch, if need be with a new connection: that of before may be lost.

        It may have been lost after the commit: what is then refused, because it is there already, is done.
        """
        self._again = False
        if not self._reach_database():
            return [NotStored("the database cannot be reached")] * len(batch)
        results = self._commit(batch)
        lost = [n for n, result in enumerate(results) if type(result) is NotStored]
        if lost and self._reach_database():
            self._again = True
            for n, result in zip(lost, self._commit([batch[n] for n in lost]), strict=True):
                results[n] = result
        return results

    def _reach_database(self) -> bool:
        """Connect, unless there is a connection; try for some seconds, while a database restarts."""
        deadline = time.monotonic() + RESTART
        while self._connection is None:
            try:
                self._connection = self._engine.connect()
            except sql.exc.DBAPIError:
                if time.monotonic() > deadline:
                    return False
                time.sleep(0.2)
        return True

    def _commit(self, batch: list[Work]) -> list[Any]:
        """Commit a batch in one transaction; if that fails, each piece in its own, so that only the faulty one fails.

        Returns the result of each, or the error.
        """
        self._news = []
        try:
            connection = self._connection = self._connection or self._engine.connect()
            self._add_together(connection, [work for work in batch if isinstance(work, Addition)])
            results = [None if isinstance(work, Addition) else work(connection) for work in batch]
            self._tell_others(connection)
            if connection.in_transaction():
                connection.commit()
            else:
                connection.connection.commit()  # there were only rows, of which SQLAlchemy knows nothing
            return results
        except Exception as error:
            failure = self._failure(error)
            self._roll_back(isinstance(failure, Conflict))
            if len(batch) == 1:
                work = batch[0]
                refused_again = self._again and isinstance(failure, Conflict)
                if refused_again and isinstance(work, Addition) and self._is_stored(work):
                    return [None]
                return [failure]
        return [result for one in batch for result in self._commit([one])]

    def _add_together(self, connection: sql.Connection, additions: list[Addition]) -> None:
        """Add all rows of a kind together, which is far cheaper; tables come before their other rows."""
        bases = []
        if self.shared:
            additions = sorted(additions, key=lambda addition: addition.basis.table if addition.basis else "")
        for addition in additions:
            if addition.basis is not None:
                basis, status = addition.basis, addition.status
                bases.append(basis if status is None else _set_status(connection, basis, status))
        if self.shared and additions:
            _lock(connection, bases)
            self._news += [news.Moved(basis.table) for basis in bases]
        _insert(connection, [row for addition in additions for row in addition.rows])

    def _is_stored(self, addition: Addition) -> bool:
        """Whether exactly these rows are in the log: the time that is stored with them tells them from others."""
        lines = schema.lines.c
        try:
            with self._engine.connect() as connection:
                for insert, values in addition.rows:
                    if insert is _LINE:
                        table, seq, line, _, at, _ = values
                        query = sql.select(lines.line, lines.at).where(lines.table_id == table, lines.seq == seq)
                        if _found(connection, query) != [(line, at)]:
                            return False
        except sql.exc.DBAPIError:
            return False
        return True

    def _tell_others(self, connection: sql.Connection) -> None:
        """Tell the other servers what has changed, when it is committed."""
        if self.shared and self._news:
            with contextlib.closing(connection.connection.cursor()) as cursor:
                for payload in news.encode(self.server, self._news):
                    cursor.execute("SELECT pg_notify(%s, %s)", [news.CHANNEL, payload])

    def _roll_back(self, keep: bool) -> None:
        """After a failure: unless we `keep` it, the connection may be lost, so the next one is new."""
        connection = self._connection
        if connection is None:
            return
        with contextlib.suppress(Exception):  # it is given up in any case
            connection.connection.rollback()
            if keep:
                connection.rollback()
                return
        self._connection = None
        with contextlib.suppress(Exception):
            connection.invalidate()
            connection.close()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _failure(self, error: Exception) -> Exception:
        if isinstance(error, NotStored):
            return error
        driver = self._engine.dialect.loaded_dbapi
        if isinstance(error, sql.exc.IntegrityError | driver.IntegrityError):
            return Conflict()
        if isinstance(error, sql.exc.DBAPIError | driver.Error):
            return NotStored(str(getattr(error, "orig", error)))
        return error

    def close(self) -> None:
        """Finish all pending calls, and close the database."""
        self._batches.close()
        self._engine.dispose()
        if self._lock is not None:
            os.close(self._lock)

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
        rows += _line_rows(row.id, log, None)
        rows += [(_CHECKPOINT, (row.id, seq, line)) for seq, line in checkpoints.items()]
        await self._batches.add(Addition(rows, None))

    async def save_table(self, row: TableRow, fence: int = 0) -> None:
        """Store the next version of a table, which may be saved under a lease; raises `Conflict` if it is not the next.

        `row.version` is that of the new version.
        """

        def work(connection: sql.Connection) -> None:
            if fence:
                _lock(connection, [Basis(row.id, row.version - 1, fence)])
            values, tables = _columns(row), schema.tables.c
            current = (tables.id == row.id) & (tables.version == row.version - 1)
            if not connection.execute(schema.tables.update().where(current).values(**values)).rowcount:
                same = [tables[name] == value for name, value in values.items()]
                if not self._again or not _found(connection, sql.select(tables.id).where(*same)):
                    raise Conflict
            self.note(news.Moved(row.id))

        await self.run(work)

    def add_lines(
        self,
        basis: Basis,
        lines: Sequence[LogRow],
        checkpoint: str | None = None,
        clocks: list[float] | None = None,
        status: str | None = None,
    ) -> asyncio.Future[None]:
        """Add entries to a table's log and, if given, a checkpoint after the last and a new status: all or nothing.

        With a new status the table has a new version, so that nobody saves the old status over it.
        `clocks` are the seconds now left to each seat. Raises `Conflict` if a number is taken or the basis changed.
        """
        rows = _line_rows(basis.table, lines, clocks)
        if checkpoint is not None:
            rows.append((_CHECKPOINT, (basis.table, lines[-1][0], checkpoint)))
        return self._batches.add(Addition(rows, basis, status))

    async def add_chat(self, table: str, line: ChatLine) -> None:
        def work(connection: sql.Connection) -> None:
            _insert(connection, [(_CHAT, (table, line.at, line.name, line.text))])
            chat = schema.chat.c
            kept = sql.select(chat.id).where(chat.table_id == table).order_by(chat.id.desc()).limit(LONGEST_CHAT)
            connection.execute(schema.chat.delete().where(chat.table_id == table, chat.id.not_in(kept)))
            self.note(news.Said(table, line))

        await self.run(work)

    def note(self, told: news.News) -> None:
        """Called by work in a transaction: tell the other servers something when it is committed."""
        self._news.append(told)

    def tell(self, told: news.News) -> None:
        """Tell the other servers something that is not stored; it may be lost."""
        if self.shared:
            done = self._batches.add(lambda _: self.note(told))
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
            *columns, _, _, _, moved, clocks = found[0]
            row = dict(zip(schema.tables.c.keys(), columns, strict=True))
            log = [(n, line, told) for *_, n, line, told, _, _ in found if n is not None]
            said = _chat(connection, table) if chat else None
            return Newer(_row(row), log, moved, clocks and msgspec.json.decode(clocks, type=list[float]), said)

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


def _line_rows(table: str, lines: Sequence[LogRow], clocks: list[float] | None) -> Rows:
    at, clock = time.time(), clocks and msgspec.json.encode(clocks).decode()
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


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL: readers do not wait for the writer. FULL: a commit is on disk when it returns.

    What could be undone of a long statement is kept in memory, not in a file. The WAL may have 16 MB, four times the
    usual, before it is copied into the database: a page that changes often is copied less often.
    """
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA temp_store=MEMORY")
    cursor.execute("PRAGMA wal_autocheckpoint=4000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def wait_for_database(connect: Callable[[], contextlib.AbstractContextManager[Any]]) -> None:
    """Wait for a database that is just starting; whoever connects next learns why it cannot be reached."""
    deadline = time.monotonic() + RESTART
    while time.monotonic() < deadline:
        try:
            with connect():
                return
        except Exception:
            time.sleep(0.2)


def _insert(connection: sql.Connection, rows: Rows) -> None:
    values: dict[Insert, list[Any]] = {_TABLE: [], _LINE: [], _CHECKPOINT: [], _CHAT: []}
    for insert, row in rows:
        values[insert] += row
    for insert, added in values.items():
        insert.execute(connection, added)


def _set_status(connection: sql.Connection, basis: Basis, status: str) -> Basis:
    """Store the next version of a table, which differs in its status; returns the basis for what follows."""
    after = basis._replace(version=basis.version + 1)
    change = {"new_status": status, "new_version": after.version, "old_id": basis.table, "old_version": basis.version}
    if not _STATUS.execute(connection, change):
        raise Conflict
    return after


def _lock(connection: sql.Connection, bases: list[Basis]) -> None:
    """Keep other servers from changing tables and leases until the transaction ends; refuse if they have done so."""
    with contextlib.closing(connection.connection.cursor()) as cursor:
        ids = [basis.table for basis in bases]
        cursor.execute("SELECT id, version FROM tables WHERE id = ANY(%s) ORDER BY id FOR SHARE", [ids])
        versions = dict(cursor.fetchall())
        held = [basis.table for basis in bases if basis.fence]
        fences: dict[str, int] = {}
        if held:
            query = "SELECT table_id, fence FROM leases WHERE table_id = ANY(%s) ORDER BY table_id FOR SHARE"
            cursor.execute(query, [held])
            fences = dict(cursor.fetchall())
    for basis in bases:
        if versions.get(basis.table) != basis.version or (basis.fence and fences.get(basis.table) != basis.fence):
            raise Conflict


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
    [(moved, clocks)] = _found(connection, latest) or [(None, None)]
    return moved, clocks and msgspec.json.decode(clocks, type=list[float])


def _lock_out_others(url: sql.URL) -> int | None:
    """Make sure that no other server uses a SQLite file; returns what must be closed in the end."""
    if not url.database or url.database == ":memory:":
        return None
    try:
        file = os.open(f"{url.database}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadInput("--database", f"cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        problem = f"{url.database} is in use by another server: stop that one, or use PostgreSQL for several servers"
        raise BadInput("--database", problem) from None
    return file
