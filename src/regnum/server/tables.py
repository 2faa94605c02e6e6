"""The tables in memory: loading and unloading them, and keeping up with what other servers store about them."""

from __future__ import annotations

import asyncio
import logging
import time

from regnum.core.errors import RegnumError
from regnum.server.cluster import messages
from regnum.server.cluster.cluster import Cluster
from regnum.server.db.rows import TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Conflict, NotStored
from regnum.server.runner import RETRY, Runner
from regnum.server.table.game import StoredGame
from regnum.server.table.live_table import LiveTable
from regnum.server.tasks import Tasks

IDLE = 600.0  # seconds after which a table without connections is unloaded
MOST_FINISHED = 100  # tables of finished games without connections that stay in memory: people may come back soon
ABANDONED = 14 * 86400.0  # seconds without a choice after which a table does not go on by itself

log = logging.getLogger("regnum")


class Tables:
    """The tables of this server; those that are not in memory are loaded from the store when they are asked for."""

    def __init__(self, store: Store, cluster: Cluster, runner: Runner, retention: float | None) -> None:
        self._store = store
        self._cluster = cluster
        self._runner = runner
        self.retention = retention  # for how many seconds finished games are kept; None: for ever
        self.in_memory: dict[str, LiveTable] = {}
        self._finished: dict[str, LiveTable] = {}  # those without connections, the one left last at the end
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._replacing: dict[LiveTable, asyncio.Task[None]] = {}
        self._refreshing: dict[str, asyncio.Task[None]] = {}  # tables where another server has stored something
        self._tasks = Tasks()

    # --- finding -----------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> LiveTable | None:
        """The table `id` as it is stored now, loaded if it is not in memory; None if there is no such table."""
        newly_loaded = id not in self.in_memory and id not in self._loading
        table = await self._loaded(id)
        if table is None or newly_loaded or not self._store.shared:
            return table
        try:
            await table.sync()
            return table
        except NotStored:
            if not table.game.out_of_sync:
                raise  # the database cannot be reached
        self.replace(table)
        return await self._loaded(id)

    async def listed(self, row: TableRow) -> LiveTable | None:
        """A table from a list; None if it cannot be loaded, so that one broken table does not hide the others."""
        try:
            return await self._loaded(row.id)
        except RegnumError:
            log.exception("table %s cannot be loaded", row.id)
            return None

    async def _loaded(self, id: str) -> LiveTable | None:
        """The table `id` as it is in memory, loaded if it is not there."""
        table = self.in_memory.get(id)
        if table is not None and not table.game.out_of_sync:
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await self._loading[id]
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable | None:
        stored = await self._store.load(id)
        if stored is None:
            return None
        game = StoredGame.restore(stored, self._store)
        try:
            await game.store_resumed()
        except Conflict:  # another server did it first
            return await self._load(id)
        if game.clock.counts and game.running:
            game.clock.run_for(await self._cluster.ran_since(id, game.clock_read))
        table = LiveTable(game, stored.chat)
        self.hold(table)
        self._runner.turn_changed(table)
        if self._store.shared:
            self._store.tell(messages.WhoIsHere(id))
            self.refresh(table)  # what was stored while it was loaded
        return table

    def hold(self, table: LiveTable) -> None:
        """Keep a table in memory."""
        table.views.retention = self.retention
        self.in_memory[table.id] = table

    def replace(self, table: LiveTable) -> None:
        """Load a table that may differ from what is stored again, and move all of its connections there."""
        table.game.out_of_sync = True
        if table not in self._replacing:
            task = asyncio.create_task(self._replace(table))
            self._replacing[table] = task
            task.add_done_callback(lambda _: self._replacing.pop(table))

    async def _replace(self, table: LiveTable) -> None:
        wait = 0.0
        while True:
            await asyncio.sleep(wait)
            try:
                fresh = await self._loaded(table.id)
                break
            except NotStored:  # the database cannot even be read: try again, less and less often
                wait = min(5.0, wait + 0.5)
        if fresh is None:  # it has been removed
            self.forget(table.id)
            return
        table.move_connections(fresh)
        if fresh.game.out_of_sync:
            self.replace(fresh)

    async def resume(self) -> None:
        """After a start of the server: load the tables where a bot must choose or a clock runs, so that they go on.

        Those that another server runs are left alone.
        """
        for row in await self._store.list_played_since(self._store.now() - ABANDONED):
            needs_runner = row.clock.watched or any(seat.kind == "bot" for seat in row.seats)
            if needs_runner and await self._cluster.hold(row.id):
                await self.listed(row)

    # --- unloading ---------------------------------------------------------------------------------------------------

    def drop_mute(self) -> None:
        """Drop the connections that do not read what they are sent."""
        for table in self.in_memory.values():
            for connection in table.views.connections:
                if connection.is_mute:
                    connection.drop()

    def unload_idle(self) -> None:
        """Drop tables that nobody uses from memory; the store has them."""
        now = time.monotonic()
        for id, table in list(self.in_memory.items()):
            if table.views.connections or self._runner.plays_at(id):
                table.last_used = now
            elif now - table.last_used > IDLE:
                self._unload(table)

    def left(self, table: LiveTable) -> None:
        """Somebody has left a table. Of finished ones without connections only those left last stay in memory."""
        id = table.id
        if table.views.connections or table.game.row.status != "finished" or self.in_memory.get(id) is not table:
            return
        self._finished.pop(id, None)
        self._finished[id] = table
        if len(self._finished) > MOST_FINISHED:
            oldest = self._finished.pop(next(iter(self._finished)))
            if not oldest.views.connections and self.in_memory.get(oldest.id) is oldest:
                self._unload(oldest)

    def _unload(self, table: LiveTable) -> None:
        del self.in_memory[table.id]
        self._finished.pop(table.id, None)
        self._cluster.give_up(table.id)

    def forget(self, id: str) -> None:
        """A table has been removed from the store: drop it, and the connections of those who look at it."""
        table = self.in_memory.get(id)
        if table is not None:
            self._unload(table)
            for connection in table.views.connections[:]:
                connection.drop()

    # --- other servers -----------------------------------------------------------------------------------------------

    def hear(self, server: str, message: messages.ClusterMessage) -> None:
        """Another server tells something about a table."""
        table = self.in_memory.get(message.table)
        if table is None:
            return
        views = table.views
        match message:
            case messages.Stored():
                self.refresh(table)
            case messages.Said(line=line):
                if line not in views.chat:  # which may just have been loaded
                    views.show_chat(line)
            case messages.Announced(words=words):
                views.send_info(words)
            case messages.SeatsHere():
                views.presence.hear(server, message)
                views.send_info()
            case messages.WhoIsHere():
                if views.connections:
                    views.tell_who_is_here()

    def refresh(self, table: LiveTable, chat: bool = False) -> None:
        """Read what other servers have stored about a table; the `chat` too, if news of it may have been lost."""
        id = table.id
        before = self._refreshing.get(id)
        task = asyncio.create_task(self._refresh(table, chat, before))
        self._refreshing[id] = task
        task.add_done_callback(lambda _: self._refreshing.get(id) is task and self._refreshing.pop(id))

    async def _refresh(self, table: LiveTable, chat: bool, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait({before})
            if self._refreshing.get(table.id) is not asyncio.current_task() and not chat:
                return  # whoever comes later reads this, too
        while True:
            try:
                await table.sync(chat)
                # Another server may not have known that they are here.
                seats = table.game.row.seats
                await table.welcome_back({n for n in table.views.presence.held if seats[n].stands_in})
                break
            except NotStored:
                if table.game.out_of_sync:
                    self.replace(table)
                    return
                await asyncio.sleep(RETRY)  # the database cannot be reached
        self._runner.turn_changed(table)

    def refresh_all(self) -> None:
        """Messages of other servers may have been lost: look at all tables in memory."""
        for table in self.in_memory.values():
            self.refresh(table, chat=True)
            self._store.tell(messages.WhoIsHere(table.id))

    def server_gone(self, server: str) -> None:
        """Nobody is connected through this server any more."""
        for table in self.in_memory.values():
            if table.views.presence.forget(server):
                table.views.send_info()

    def keep_running(self, id: str) -> None:
        """Run the bots and clocks of a table whose lease this server holds; load it if it was another server's."""
        table = self.in_memory.get(id)
        if table is not None:
            self._runner.wake(table)
        elif id not in self._loading:
            self._tasks.start(self._take_over(id))

    async def _take_over(self, id: str) -> None:
        try:
            table = await self._loaded(id)
        except NotStored:
            return  # it is tried again with the next sign of life
        except RegnumError:
            log.exception("table %s cannot be loaded", id)
            table = None
        if table is None or not table.game.needs_runner:
            self._cluster.give_up(id)

    def close(self) -> None:
        for task in (*self._replacing.values(), *self._refreshing.values()):
            task.cancel()
        self._tasks.cancel()
