"""The database: connections, the migrations of its schema, and what keeps a second server out of a SQLite file."""

from __future__ import annotations

import contextlib
import fcntl
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from regnum.core.errors import BadInput

# A server that is stopped in a transaction must not hold up the others for long: they wait a little longer than that.
PATIENCE = "-c idle_in_transaction_session_timeout=3s -c lock_timeout=5s -c statement_timeout=20s"
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


def read_url(url: str) -> sql.URL:
    try:
        return sql.make_url(url)
    except sql.exc.ArgumentError as error:
        raise _unusable(url, error) from None


def is_shared(url: sql.URL) -> bool:
    """Whether several servers may use the database."""
    return url.get_backend_name() == "postgresql"


def make_engine(url: sql.URL, options: str = PATIENCE) -> sql.Engine:
    """Connections to the database; to PostgreSQL with these `options`."""
    try:
        if is_shared(url):
            return sql.create_engine(url, paramstyle="format", connect_args={**CONNECT, "options": options})
        engine = sql.create_engine(url, paramstyle="qmark")
    except (sql.exc.ArgumentError, ImportError) as error:
        raise _unusable(url, error) from None
    if url.get_backend_name() == "sqlite":
        sql.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _unusable(url: str | sql.URL, error: Exception) -> BadInput:
    return BadInput("--database", f"{str(url)!r} cannot be used: {error}")


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


def migrations() -> Config:
    """Where the migrations of the schema lie."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(url: sql.URL) -> None:
    """Bring the schema up to date, on a connection without time limits: there may be much to do, and a slow machine."""
    config = migrations()
    engine = make_engine(url, options="")
    try:
        if is_shared(url):
            wait_for_database(engine.connect)
        with engine.begin() as connection:
            if is_shared(url):  # servers that start at the same time migrate one after the other
                connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except sql.exc.DBAPIError as error:
        raise BadInput("--database", f"cannot be used: {error.orig}") from None
    except CommandError:
        problem = "was written by a newer version of Regnum: update this one, or use another database"
        raise BadInput("--database", problem) from None
    finally:
        engine.dispose()


def wait_for_database(connect: Callable[[], contextlib.AbstractContextManager[Any]]) -> None:
    """Wait for a database that is just starting; whoever connects next learns why it cannot be reached."""
    deadline = time.monotonic() + RESTART
    while time.monotonic() < deadline:
        try:
            with connect():
                return
        except Exception:
            time.sleep(0.2)


def lock_out_others(url: sql.URL) -> int | None:
    """Make sure that no other server uses a SQLite file, whatever name it knows it by.

    Returns what must be closed in the end, after all connections: closing a file gives up SQLite's own locks.
    """
    if is_shared(url) or not url.database or url.database == ":memory:":
        return None
    try:
        file = os.open(url.database, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise BadInput("--database", f"cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        problem = f"{url.database} is in use by another server: stop that one, or use PostgreSQL for several servers"
        raise BadInput("--database", problem) from None
    return file
