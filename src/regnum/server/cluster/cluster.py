"""The servers that share a database: who is alive, who runs which table, and what they tell each other.

Any server serves any table to its connections. But the bots, clocks and webhooks of a table are run by one server,
which holds the table's lease. A server that is not seen for some seconds loses its leases to others, and the number of
a lease (its fence) rises: what the former server still writes under the old number is refused by the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from regnum.server.cluster import messages
from regnum.server.db.sessions import Session, Statement
from regnum.server.db.store import Store
from regnum.server.db.transactions import NOW, NotStored
from regnum.server.tasks import Tasks

if TYPE_CHECKING:
    from regnum.server.tables import Tables

BEAT = 1.0  # seconds between two signs of life
DEAD = 4.0  # seconds without one after which others take over
REFUSED = 1.0  # seconds before a lease is asked for again that another server holds
AT_ONCE = 20  # leases that a server takes over in a beat, so that several servers share them

_ALIVE = f"SELECT id FROM servers WHERE seen > {NOW} - {DEAD}"
_FREE = f"leases.server = :me OR leases.server NOT IN ({_ALIVE})"
_MINE = "table_id = :table AND server = :me"
_LOCK = "SELECT 1 FROM leases WHERE table_id = :table AND ({}) FOR NO KEY UPDATE NOWAIT"

_LOCK_FREE, _LOCK_MINE = Statement(_LOCK.format(_FREE)), Statement(_LOCK.format(_MINE))
_TAKE = Statement(
    "INSERT INTO leases (table_id, server, fence) "
    "SELECT id, :me, 1 FROM tables WHERE id = :table FOR KEY SHARE SKIP LOCKED ON CONFLICT (table_id) "
    f"DO UPDATE SET server = :me, fence = leases.fence + 1 WHERE {_FREE} RETURNING fence"
)
_GIVE_UP = Statement(f"UPDATE leases SET server = '' WHERE {_MINE} RETURNING fence")
_RAN = Statement(
    f"SELECT LEAST({NOW}, servers.seen + {BEAT}) - :at FROM leases JOIN servers ON servers.id = leases.server "
    "WHERE leases.table_id = :table"
)
_SEEN = Statement(f"INSERT INTO servers (id, seen) VALUES (:me, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = {NOW}")
_TAKE_OVER = Statement(
    "UPDATE leases SET server = :me, fence = fence + 1 WHERE table_id IN "
    f"(SELECT table_id FROM leases WHERE server <> '' AND server NOT IN ({_ALIVE}) "
    f"LIMIT {AT_ONCE} FOR UPDATE SKIP LOCKED)"
)
_LEASES = Statement("SELECT table_id, fence FROM leases WHERE server = :me")
_FORGET = Statement(f"DELETE FROM servers WHERE seen < {NOW} - 86400")
_SERVERS = Statement(_ALIVE)
_LEAVE = Statement("DELETE FROM servers WHERE id = :me")  # the others take over at once

log = logging.getLogger("regnum")


class Cluster:
    """The servers on one database. Here there is only this one: it runs everything, and has nobody to talk to."""

    def holds(self, table: str) -> bool:
        """Whether this server runs the bots, clocks and webhooks of a table, as far as it knows."""
        return True

    def fence(self, table: str) -> int:
        """The number of the lease of a table; 0 if there is none."""
        return 0

    async def hold(self, table: str) -> bool:
        """Take the lease of a table, unless another server holds it; returns whether this server runs the table."""
        return True

    async def ran_since(self, table: str, at: float) -> float:
        """How many seconds the table was run by a server since the time `at`."""
        return 0.0

    def give_up(self, table: str) -> None:
        """This server does not need the table any more."""

    async def start(self, tables: Tables) -> None:
        """Called once tables can be served; they are told what other servers say, and which of them this one runs."""

    async def close(self) -> None:
        """Called when the server stops."""


class PostgresCluster(Cluster):
    """The servers on a PostgreSQL database, of which there may be several."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._leases: dict[str, int] = {}
        self._refused: dict[str, float] = {}  # tables that others run, and when they told us
        self._alive_until = 0.0  # by the others' reckoning
        self._others: set[str] = set()
        self._may_take_over = 0.0  # when all living servers have surely been seen
        self._tasks = Tasks()

    # --- leases ------------------------------------------------------------------------------------------------------

    def holds(self, table: str) -> bool:
        return table in self._leases and time.monotonic() < self._alive_until

    def fence(self, table: str) -> int:
        return self._leases.get(table, 0)

    async def hold(self, table: str) -> bool:
        if self.holds(table):
            return True
        if time.monotonic() < self._refused.get(table, 0.0):
            return False
        fence = await self._change_lease(table, _LOCK_FREE, _TAKE)
        if fence is None:
            self._refused[table] = time.monotonic() + REFUSED
            return False
        self._leases[table] = fence
        self._refused.pop(table, None)
        return self.holds(table)

    async def ran_since(self, table: str, at: float) -> float:
        ran = await self._store.run(lambda session: session.value(_RAN, {"table": table, "at": at}))
        return max(0.0, float(ran or 0.0))

    def give_up(self, table: str) -> None:
        self._refused.pop(table, None)
        if self._leases.pop(table, None):
            task = asyncio.ensure_future(self._change_lease(table, _LOCK_MINE, _GIVE_UP))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # it expires in any case

    async def _change_lease(self, table: str, lock: Statement, change: Statement) -> int | None:
        """Change the lease of a table if it meets a condition; what somebody else has locked is not waited for."""
        values = {"table": table, "me": self._store.server}

        def work(session: Session) -> int | None:
            session.rows(lock, values)
            fence: int | None = session.value(change, values)
            return fence

        return await self._store.run(work)

    # --- signs of life -----------------------------------------------------------------------------------------------

    async def start(self, tables: Tables) -> None:
        await self._beat(tables)
        self._tasks.start(self._live(tables))
        self._tasks.start(self._listen(tables))

    async def close(self) -> None:
        self._tasks.cancel()
        with contextlib.suppress(NotStored, TimeoutError):
            async with asyncio.timeout(2):
                await self._store.run(lambda session: session.change(_LEAVE, {"me": self._store.server}))

    async def _live(self, tables: Tables) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat(tables)
            except NotStored:
                continue  # the database cannot be reached: nobody can write there, so nobody takes over either
            except Exception:
                log.exception("the other servers could not be told that this one is alive")

    async def _beat(self, tables: Tables) -> None:
        began = time.monotonic()
        if began > self._alive_until:  # or it was stopped for a while: the others may have been, too
            self._may_take_over = began + DEAD
        take_over = began > self._may_take_over
        alive, leases = await self._store.run(lambda session: self._sign(session, take_over))
        self._alive_until = began + DEAD - BEAT / 2
        self._leases = leases
        gone = self._others - alive
        self._others = alive - {self._store.server}
        for server in gone:
            tables.server_gone(server)
        for table in leases:
            tables.keep_running(table)

    def _sign(self, session: Session, take_over: bool) -> tuple[set[str], dict[str, int]]:
        """Say that this server is alive, and take over leases of dead ones; returns the living ones, and its leases."""
        me = {"me": self._store.server}
        self._store.read_clock(session)
        session.change(_SEEN, me)
        if take_over:
            session.change(_TAKE_OVER, me)
        leases = {str(table): int(fence) for table, fence in session.rows(_LEASES, me)}
        session.change(_FORGET)
        return {str(id) for (id,) in session.rows(_SERVERS)}, leases

    # --- messages ----------------------------------------------------------------------------------------------------

    async def _listen(self, tables: Tables) -> None:
        from regnum.server.cluster import postgres  # which needs a driver that a server with SQLite need not have

        def hear(payload: str) -> None:
            if not payload:
                tables.refresh_all()  # messages may have been missed
                return
            notification = messages.decode(payload)
            if notification.server != self._store.server:
                for message in notification.messages:
                    tables.hear(notification.server, message)

        at = postgres.parameters(self._store.url)
        await postgres.stay_connected(at, lambda connection: postgres.listen(connection, messages.CHANNEL, hear))


def cluster_of(store: Store) -> Cluster:
    """The servers on the database of `store`."""
    return PostgresCluster(store) if store.shared else Cluster()
