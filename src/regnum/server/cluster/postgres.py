"""Connections to PostgreSQL in the event loop, made again whenever they are lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import sqlalchemy as sql
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

from regnum.server.db.database import CONNECT

Connection = AsyncConnection[tuple[Any, ...]]

PATIENCE = 8.0  # seconds for a few statements; after that the link is taken for dead
PROBE = 5.0  # seconds without a notification after which a listener makes sure that the link is alive
PAUSES = (0.1, 3.0)  # seconds before the first and the later attempts to connect again

log = logging.getLogger("regnum")


def parameters(url: str | sql.URL) -> dict[str, Any]:
    """What psycopg needs to connect to the database with this URL of SQLAlchemy."""
    at = sql.make_url(url).set(drivername="postgresql+psycopg")
    given = at.get_dialect()().create_connect_args(at)[1]
    return {**CONNECT, **given, "autocommit": True}


async def stay_connected(at: dict[str, Any], use: Callable[[Connection], Awaitable[None]]) -> None:
    """Let `use` have a connection, and a new one whenever that is lost; ends when `use` returns."""
    pause, _ = PAUSES
    while True:
        began = time.monotonic()
        try:
            async with await AsyncConnection.connect(**at) as connection:
                await use(connection)
                return
        except (Error, OSError) as error:
            log.warning("the connection to the database is lost: %s", " ".join(str(error).split()))
        except Exception:  # a mistake of ours must not leave everybody waiting for ever
            log.exception("the work with the database failed")
        _heed_cancellation()
        if time.monotonic() - began > PATIENCE:
            pause, _ = PAUSES
        # Not all programs at the same moment: a database that has just started has enough to do.
        await asyncio.sleep(pause * random.uniform(0.5, 1.0))
        pause = min(2 * pause, PAUSES[1])


async def wait(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but not longer than so many seconds; for a loop that uses a connection."""
    _heed_cancellation()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(max(0.0, seconds)):
            await event.wait()


def _heed_cancellation() -> None:
    """End a task that was cancelled while psycopg waited, and was not told.

    psycopg raises an error of its own if the link breaks at that moment, and `asyncio.wait_for`, which it uses, forgets
    the cancellation in Python 3.11 if what it waits for happens at that moment.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


@contextlib.contextmanager
def limited(connection: Connection) -> Iterator[None]:
    """Cut the connection if what is done with it here takes too long: somewhere on the way, the link hangs.

    Whoever waits for an answer then learns that the connection is lost. Cancelling the wait would not do: psycopg would
    ask the server to stop the statement, over the same link.
    """
    cutting = asyncio.get_running_loop().call_later(PATIENCE, _cut, connection)
    try:
        yield
    finally:
        cutting.cancel()


def _cut(connection: Connection) -> None:
    with contextlib.suppress(OSError, Error), socket.socket(fileno=os.dup(connection.fileno())) as link:
        link.shutdown(socket.SHUT_RDWR)


async def listen(connection: Connection, channel: str, tell: Callable[[str], None]) -> None:
    """Tell the payload of each notification on a channel, and "" at the beginning, as some may have been missed."""
    with limited(connection):
        await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
    tell("")
    while True:
        _heed_cancellation()
        async for notification in connection.notifies(timeout=PROBE):
            _heed_cancellation()
            tell(notification.payload)
        with limited(connection):
            await connection.execute("SELECT 1")
