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
from regnum.server.db.sessions import Insert, Session, Statement

# Rows to add, each with how that is done.
Rows = list[tuple[Insert, tuple[Any, ...]]]

NOW = "extract(epoch FROM clock_timestamp())"
ANY_VERSION = -1
TRIES = 3  # to find out whether a transaction was committed

_WRITTEN = (
    "INSERT INTO servers (id, seen, written) VALUES (:server, 0, :number) ON CONFLICT (id) DO UPDATE SET written = {} "
    "RETURNING written"
)
_NUMBER = _WRITTEN.format("excluded.written")
_SIGN = Statement(_NUMBER)
_SIGN_AND_NOTIFY = Statement(f"WITH number AS ({_NUMBER}) SELECT pg_notify(:channel, :payload)")
_NOTIFY = Statement("SELECT pg_notify(:channel, :payload)")
_LAST_NUMBER = Statement(_WRITTEN.format("servers.written"))

# To keep other servers from changing tables, while rows are added to some, or while a row changes; and leases.
_SHARE_TABLES, _LOCK_TABLES = (
    Statement(f"SELECT id, version FROM tables WHERE id = ANY(:ids) FOR {kind} SKIP LOCKED")
    for kind in ("SHARE", "NO KEY UPDATE")
)
_SHARE_LEASES = Statement("SELECT table_id, fence FROM leases WHERE table_id = ANY(:ids) FOR SHARE SKIP LOCKED")
_THERE = Statement("SELECT id FROM tables WHERE id = ANY(:ids)")


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

    Perhaps also a message to the other servers, if not that something is stored about the table; and a change of the
    table's row, which then has the next version.
    """

    rows: Rows
    precondition: Precondition | None = None
    message: messages.ClusterMessage | None = None
    change: tuple[Statement, Mapping[str, Any]] | None = None


# What is no `Write` reads, or can be done twice.
Work = Callable[[Session], Any] | Write


class Transactions:
    """One connection to a database, used by one thread. `server` is the name of this server among those that share it.

    The rows of a transaction are added in the order of the `kinds`.
    """

    def __init__(self, url: sql.URL, server: str, kinds: Sequence[Insert]) -> None:
        self._shared = is_shared(url)
        self._server = server
        self._kinds = kinds
        self._engine = make_engine(url)
        self._driver: Any = self._engine.dialect.loaded_dbapi
        self._session: Session | None = None
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
        if self._session is not None:
            self._session.close()
        self._engine.dispose()

    def _commit(self, batch: list[Work]) -> list[Any]:
        """Commit a batch in one transaction; if that fails, each piece in its own, so that only the faulty one fails.

        A piece is tried again with a new connection: the one before may be lost.
        """
        failure: Exception = NotStored("the database cannot be reached")
        for _ in range(2 if self._shared else 1):
            if not self._connect():
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
        while self._session is None:
            try:
                self._session = Session(self._engine)
            except self._driver.Error:
                if not self._shared or time.monotonic() > deadline:
                    return False
                time.sleep(0.2)
        return True

    def _transact(self, batch: list[Work]) -> list[Any]:
        """Do all work of a batch in one transaction."""
        session = self._session
        assert session is not None
        self._number += 1
        writes = [work for work in batch if isinstance(work, Write)]
        locked = self._write(session, writes) if writes else ()
        results: list[Any] = []
        for work in batch:
            if not isinstance(work, Write):
                results.append(work(session))
            elif locked and work.precondition is not None and work.precondition.table in locked:
                results.append(Locked("another session has locked the table"))
            else:
                results.append(None)
        self._results = results
        session.commit()
        return results

    def _write(self, session: Session, writes: list[Write]) -> set[str]:
        """Write all but what rests on tables that somebody else has locked; returns these."""
        locked: set[str] = set()
        if self._shared:
            locked = _lock(session, writes)
            writes = [write for write in writes if write.precondition is None or write.precondition.table not in locked]
            # Two servers that add the same rows wait for each other: in the same order, never in a circle.
            writes.sort(key=lambda write: write.precondition.table if write.precondition else "")
        for write in writes:
            if write.change is not None and write.precondition is not None:
                update, values = write.change
                table, version = write.precondition.table, write.precondition.version
                if not session.change(update, {**values, "of_table": table, "before": version, "version": version + 1}):
                    raise Conflict
        self._insert(session, [row for write in writes for row in write.rows])
        if self._shared and writes:
            self._sign(session, writes)
        return locked

    def _insert(self, session: Session, rows: Rows) -> None:
        """Add all rows of a kind together, which is far cheaper."""
        values: dict[Insert, list[Any]] = {kind: [] for kind in self._kinds}
        for insert, row in rows:
            values[insert] += row
        for insert, added in values.items():
            session.insert(insert, added)

    def _sign(self, session: Session, writes: list[Write]) -> None:
        """Number the transaction, and tell the other servers what has changed, when it is committed."""
        number = {"server": self._server, "number": self._number, "channel": messages.CHANNEL}
        sent: list[messages.ClusterMessage] = []
        for write in writes:
            if write.message is not None:
                sent.append(write.message)
            elif write.precondition is not None:
                sent.append(messages.Stored(write.precondition.table))
        payloads = list(messages.encode(self._server, sent))
        if not payloads:
            session.change(_SIGN, number)
        for n, payload in enumerate(payloads):
            session.change(_NOTIFY if n else _SIGN_AND_NOTIFY, {**number, "payload": payload})

    def _was_committed(self) -> bool | None:
        """Whether the last transaction was committed although no answer came; None if that cannot be found out.

        If it is still going on, this waits for its end: it has changed the same row.
        """
        for _ in range(TRIES):
            if not self._connect() or self._session is None:
                break
            try:
                number = self._session.value(_LAST_NUMBER, {"server": self._server, "number": 0})
                self._session.commit()
                return bool(number == self._number)
            except Exception:
                self._roll_back(False)
        return None

    def _roll_back(self, keep: bool) -> None:
        """After a failure: unless we `keep` it, the connection may be lost, so the next one is new."""
        session = self._session
        if session is None:
            return
        with contextlib.suppress(Exception):  # it is given up in any case
            session.rollback()
            if keep:
                return
        self._session = None
        with contextlib.suppress(Exception):
            session.drop()

    def _failure(self, error: Exception) -> Exception:
        if isinstance(error, NotStored):
            return error
        if getattr(error, "sqlstate", "") == "55P03":  # of PostgreSQL: a lock was waited for too long
            return Locked(str(error))
        if isinstance(error, self._driver.IntegrityError):
            return Conflict()
        if isinstance(error, self._driver.Error):
            return NotStored(str(error))
        return error


def _lock(session: Session, writes: list[Write]) -> set[str]:
    """Keep other servers from changing tables and leases until the transaction ends; refuse if they have done so.

    Returns the tables that are locked already, by somebody who is changing them.
    """
    preconditions = [write.precondition for write in writes if write.precondition is not None]
    if not preconditions:
        return set()
    ids = [precondition.table for precondition in preconditions]
    only_adding = all(write.change is None for write in writes)
    versions = dict(session.rows(_SHARE_TABLES if only_adding else _LOCK_TABLES, {"ids": ids}))
    held = [precondition.table for precondition in preconditions if precondition.fence]
    fences: dict[str, int] = dict(session.rows(_SHARE_LEASES, {"ids": held})) if held else {}
    locked = set(ids) - versions.keys() | set(held) - fences.keys()
    if locked and len(session.rows(_THERE, {"ids": list(locked)})) < len(locked):
        raise Conflict  # one has been removed
    for precondition in preconditions:
        if precondition.table in locked:
            continue
        current = precondition.version in (ANY_VERSION, versions[precondition.table])
        if not current or (precondition.fence and precondition.fence != fences[precondition.table]):
            raise Conflict
    return locked
