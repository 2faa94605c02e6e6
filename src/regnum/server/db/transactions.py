"""Transactions: many pieces of work are committed together, and each write exactly once.

Several servers may share a PostgreSQL database. A write says which version of the table it rests on and, if it is made
for a bot or a clock, the number of the lease: the database refuses it (`Conflict`) if either is out of date, or if the
next number of the log is taken. What somebody else has locked is not waited for, but tried again later (`Locked`).

If the connection is lost during a commit, only the database knows whether it was made. So each transaction that writes
has a number, which is stored with it.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sql

from regnum.server.cluster import messages
from regnum.server.db.database import RESTART, is_shared, make_engine
from regnum.server.db.statements import Insert, Update

# Rows to add, each with how that is done.
Rows = list[tuple[Insert, tuple[Any, ...]]]

NOW = "extract(epoch FROM clock_timestamp())"
ANY_VERSION = -1
TRIES = 3  # to find out whether a transaction was committed

_WRITTEN = (
    "INSERT INTO servers (id, seen, written) VALUES (%s, 0, %s) ON CONFLICT (id) DO UPDATE SET written = {} "
    "RETURNING written"
)
_NUMBER = _WRITTEN.format("excluded.written")
_NUMBER_AND_NEWS = f"WITH number AS ({_NUMBER}) SELECT pg_notify(%s, %s)"
_NEWS = "SELECT pg_notify(%s, %s)"
_LAST_NUMBER = _WRITTEN.format("servers.written")


class NotStored(Exception):
    """The database did not take a write: nothing of it is on disk."""


class Conflict(NotStored):
    """Another server was first: a log entry's number is taken, or the table or its lease has changed, or is removed."""


class Locked(NotStored):
    """Somebody else has locked what a piece of work needs."""


class Precondition(NamedTuple):
    """What a write to a table rests on: the version of its row, and the lease under which it is made (0: none)."""

    table: str
    version: int
    fence: int = 0


class Write(NamedTuple):
    """Rows to add, and what that rests on (None: nothing, because the table is new).

    Perhaps also what the other servers are told, if not that the table has moved; and a change of the table's row,
    which then has the next version.
    """

    rows: Rows
    precondition: Precondition | None = None
    told: messages.ClusterMessage | None = None
    change: tuple[Update, Mapping[str, Any]] | None = None


# What is no `Write` reads, or can be done twice.
Work = Callable[[sql.Connection], Any] | Write


class Transactions:
    """One connection to a database, used by one thread. `server` is the name of this server among those that share it.

    The rows of a transaction are added in the order of the `kinds`.
    """

    def __init__(self, url: sql.URL, server: str, kinds: Sequence[Insert]) -> None:
        self._shared = is_shared(url)
        self._server = server
        self._kinds = kinds
        self._engine = make_engine(url)
        self._connection: sql.Connection | None = None
        self._number = 0  # of the last transaction
        self._results: list[Any] = []  # what it does if its commit succeeds

    def commit(self, batch: list[Work]) -> list[Any]:
        """Do all work and commit it; returns the result of each piece, or the error.

        Of several servers, writes that only add are committed together and everything else in a transaction of its own:
        so they never wait for each other in a circle.
        """
        if not self._shared:
            return self._commit(batch)
        additions = [n for n, work in enumerate(batch) if isinstance(work, Write) and work.change is None]
        results: list[Any] = [None] * len(batch)
        if additions:
            for n, result in zip(additions, self._commit([batch[n] for n in additions]), strict=True):
                results[n] = result
        for n, work in enumerate(batch):
            if n not in additions:
                results[n] = self._commit([work])[0]
        return results

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def _commit(self, batch: list[Work]) -> list[Any]:
        """Commit a batch in one transaction; if that fails, each piece in its own, so that only the faulty one fails.

        A piece is tried again with a new connection: the one before may be lost.
        """
        failure: Exception = NotStored("the database cannot be reached")
        for _ in range(2 if self._shared else 1):
            if self._connection is None and not self._connect():
                break
            try:
                return self._transact(batch)
            except Exception as error:
                failure = self._failure(error)
                self._roll_back(isinstance(failure, Conflict | Locked))
            if type(failure) is NotStored and self._shared:
                committed = self._was_committed()
                if committed:
                    return self._results
                if committed is None:
                    break
            if isinstance(failure, Locked):
                break
            if len(batch) > 1:
                return [result for one in batch for result in self._commit([one])]
            if type(failure) is not NotStored:
                break
        return [failure] * len(batch)

    def _connect(self) -> bool:
        """Connect, unless there is a connection; try for some seconds, while a shared database restarts."""
        deadline = time.monotonic() + RESTART
        while self._connection is None:
            try:
                self._connection = self._engine.connect()
            except sql.exc.DBAPIError:
                if not self._shared or time.monotonic() > deadline:
                    return False
                time.sleep(0.2)
        return True

    def _transact(self, batch: list[Work]) -> list[Any]:
        """Do all work of a batch in one transaction."""
        connection = self._connection
        assert connection is not None
        self._number += 1
        writes = [work for work in batch if isinstance(work, Write)]
        locked = self._write(connection, writes) if writes else ()
        results: list[Any] = []
        for work in batch:
            if not isinstance(work, Write):
                results.append(work(connection))
            elif locked and work.precondition is not None and work.precondition.table in locked:
                results.append(Locked("another session has locked the table"))
            else:
                results.append(None)
        self._results = results
        if connection.in_transaction():
            connection.commit()
        else:
            connection.connection.commit()  # there were only rows, of which SQLAlchemy knows nothing
        return results

    def _write(self, connection: sql.Connection, writes: list[Write]) -> set[str]:
        """Write all but what rests on tables that somebody else has locked; returns these."""
        locked: set[str] = set()
        if self._shared:
            locked = _lock(connection, writes)
            writes = [write for write in writes if write.precondition is None or write.precondition.table not in locked]
            # Two servers that add the same rows wait for each other: in the same order, never in a circle.
            writes.sort(key=lambda write: write.precondition.table if write.precondition else "")
        for write in writes:
            if write.change is not None and write.precondition is not None:
                update, values = write.change
                old = {"old_id": write.precondition.table, "old_version": write.precondition.version}
                if not update.execute(connection, {**values, **old, "new_version": write.precondition.version + 1}):
                    raise Conflict
        self._insert(connection, [row for write in writes for row in write.rows])
        if self._shared and writes:
            self._sign(connection, writes)
        return locked

    def _insert(self, connection: sql.Connection, rows: Rows) -> None:
        """Add all rows of a kind together, which is far cheaper."""
        values: dict[Insert, list[Any]] = {kind: [] for kind in self._kinds}
        for insert, row in rows:
            values[insert] += row
        for insert, added in values.items():
            insert.execute(connection, added)

    def _sign(self, connection: sql.Connection, writes: list[Write]) -> None:
        """Number the transaction, and tell the other servers what has changed, when it is committed."""
        number: list[Any] = [self._server, self._number]
        told: list[messages.ClusterMessage] = []
        for write in writes:
            if write.told is not None:
                told.append(write.told)
            elif write.precondition is not None:
                told.append(messages.Stored(write.precondition.table))
        payloads = list(messages.encode(self._server, told))
        with contextlib.closing(connection.connection.cursor()) as cursor:
            if not payloads:
                cursor.execute(_NUMBER, number)
            else:
                cursor.execute(_NUMBER_AND_NEWS, [*number, messages.CHANNEL, payloads[0]])
            for payload in payloads[1:]:
                cursor.execute(_NEWS, [messages.CHANNEL, payload])

    def _was_committed(self) -> bool | None:
        """Whether the last transaction was committed although no answer came; None if that cannot be found out.

        If it is still going on, this waits for its end: it has changed the same row.
        """
        for _ in range(TRIES):
            if not self._connect() or self._connection is None:
                break
            try:
                with contextlib.closing(self._connection.connection.cursor()) as cursor:
                    cursor.execute(_LAST_NUMBER, [self._server, 0])
                    [(number,)] = cursor.fetchall()
                self._connection.connection.commit()
                return bool(number == self._number)
            except Exception:
                self._roll_back(False)
        return None

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

    def _failure(self, error: Exception) -> Exception:
        if isinstance(error, NotStored):
            return error
        driver = self._engine.dialect.loaded_dbapi
        cause = getattr(error, "orig", error)
        if getattr(cause, "sqlstate", "") == "55P03":  # of PostgreSQL: a lock was waited for too long
            return Locked(str(cause))
        if isinstance(error, sql.exc.IntegrityError | driver.IntegrityError):
            return Conflict()
        if isinstance(error, sql.exc.DBAPIError | driver.Error):
            return NotStored(str(cause))
        return error


def _lock(connection: sql.Connection, writes: list[Write]) -> set[str]:
    """Keep other servers from changing tables and leases until the transaction ends; refuse if they have done so.

    Returns the tables that are locked already, by somebody who is changing them.
    """
    preconditions = [write.precondition for write in writes if write.precondition is not None]
    if not preconditions:
        return set()
    kind = "SHARE" if all(write.change is None for write in writes) else "NO KEY UPDATE"
    with contextlib.closing(connection.connection.cursor()) as cursor:
        ids = [precondition.table for precondition in preconditions]
        cursor.execute(f"SELECT id, version FROM tables WHERE id = ANY(%s) FOR {kind} SKIP LOCKED", [ids])
        versions = dict(cursor.fetchall())
        held = [precondition.table for precondition in preconditions if precondition.fence]
        fences: dict[str, int] = {}
        if held:
            query = "SELECT table_id, fence FROM leases WHERE table_id = ANY(%s) FOR SHARE SKIP LOCKED"
            cursor.execute(query, [held])
            fences = dict(cursor.fetchall())
        locked = set(ids) - versions.keys() | set(held) - fences.keys()
        if locked:
            cursor.execute("SELECT id FROM tables WHERE id = ANY(%s)", [list(locked)])
            if len(cursor.fetchall()) < len(locked):
                raise Conflict  # one has been removed
    for precondition in preconditions:
        if precondition.table in locked:
            continue
        current = precondition.version in (ANY_VERSION, versions[precondition.table])
        if not current or (precondition.fence and precondition.fence != fences[precondition.table]):
            raise Conflict
    return locked
