"""The lobby: all tables of this server.

It opens, finds and unloads tables, seats people, follows what other servers do at them, and plays for bots and for
people whose time has run out.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from hashlib import blake2b
from typing import Any

import msgspec

from regnum.agents import LEVELS
from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import game
from regnum.core.play import Play
from regnum.core.record import Header
from regnum.core.rng import Rng
from regnum.server import wire
from regnum.server.bots.pool import Thinkers
from regnum.server.cluster import messages as news
from regnum.server.cluster.cluster import neighbours_of
from regnum.server.credentials import Credentials
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Conflict, NotStored
from regnum.server.keeping import Allowance
from regnum.server.names import distinct, tidied
from regnum.server.net.limits import Effort, RateLimiter, TooMuch
from regnum.server.net.webhook import Webhooks
from regnum.server.table.connection import Connection
from regnum.server.table.live_table import LiveTable, Refusal

BOT_PAUSE = 0.7  # minimum seconds for a bot's choice, so that people can follow
IDLE = 600.0  # seconds after which a table without connections is unloaded
MOST_FINISHED = 100  # tables of finished games without connections that stay in memory: people may come back soon
RETRY = 0.5  # seconds until a database that cannot be reached is tried again
ABANDONED = 14 * 86400.0  # seconds without a choice after which a table does not go on by itself

log = logging.getLogger("regnum")


class Lobby:
    """All tables of the server, those in memory and those in the store."""

    def __init__(
        self,
        store: Store,
        bots: Thinkers,
        credentials: Credentials,
        webhooks: Webhooks,
        bot_pause: float = BOT_PAUSE,
        seed: int | None = None,
        keeps: float | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.credentials = credentials
        self.webhooks = webhooks
        self.bot_pause = bot_pause
        self.seed = seed  # for tables opened without a seed; None: a random one for each
        self.keeps = keeps  # for how many seconds finished games are kept; None: for ever
        self.tables: dict[str, LiveTable] = {}  # the tables in memory
        self.chatting = RateLimiter(rate=1.0, capacity=10)  # chat messages of a seat, from however many connections
        self.joining = RateLimiter(rate=1 / 180, capacity=8)  # seats that an address takes without an invitation
        self.effort = Effort()
        self.allowance = Allowance()
        self._finished: dict[str, LiveTable] = {}  # those without connections, the one left last at the end
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}  # tables where a bot thinks or a clock runs
        self._replacing: dict[LiveTable, asyncio.Task[None]] = {}
        self._following: dict[str, asyncio.Task[None]] = {}  # tables where another server has stored something
        self._tasks: set[asyncio.Task[None]] = set()
        self.neighbours = neighbours_of(store, self)

    # --- finding ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable | None:
        """The table `id` as it is stored now, loaded if it is not in memory; None if there is no such table."""
        newly_loaded = id not in self.tables and id not in self._loading
        table = await self._loaded(id)
        if table is None or newly_loaded or not self.store.shared:
            return table
        try:
            await table.sync()
            return table
        except NotStored:
            if not table.out_of_sync:
                raise  # the database cannot be reached
        self.replace(table)
        return await self._loaded(id)

    async def _loaded(self, id: str) -> LiveTable | None:
        """The table `id` as it is in memory, loaded if it is not there."""
        table = self.tables.get(id)
        if table is not None and not table.out_of_sync:
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await self._loading[id]
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable | None:
        stored = await self.store.load(id)
        if stored is None:
            return None
        table = LiveTable.restore(stored, self.store)
        try:
            await table.store_resumed()
        except Conflict:  # another server did it first
            return await self._load(id)
        if table.clock.counts and table.running:
            table.clock.run_for(await self.neighbours.ran_since(id, table.clock_read))
        self._hold(table)
        self.moved(table)
        if self.store.shared:
            self.store.tell(news.WhoIsHere(id))
            self.follow(table)  # what was stored while it was loaded
        return table

    def _hold(self, table: LiveTable) -> None:
        """Keep a table in memory."""
        table.keeps = self.keeps
        self.tables[table.row.id] = table

    def replace(self, table: LiveTable) -> None:
        """Load a table that may differ from what is stored again, and move all of its connections there."""
        table.out_of_sync = True
        if table not in self._replacing:
            task = asyncio.create_task(self._replace(table))
            self._replacing[table] = task
            task.add_done_callback(lambda _: self._replacing.pop(table))

    async def _replace(self, table: LiveTable) -> None:
        wait = 0.0
        while True:
            await asyncio.sleep(wait)
            try:
                fresh = await self._loaded(table.row.id)
                break
            except NotStored:  # the database cannot even be read: try again, less and less often
                wait = min(5.0, wait + 0.5)
        if fresh is None:  # it has been removed
            self.forget(table.row.id)
            return
        table.move_connections(fresh)
        if fresh.out_of_sync:
            self.replace(fresh)

    def drop_mute(self) -> None:
        """Drop the connections that do not read what they are sent."""
        for table in self.tables.values():
            for connection in table.connections:
                if connection.is_mute:
                    connection.drop()

    def unload_idle(self) -> None:
        """Drop tables that nobody uses from memory; the store has them."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            if table.connections or id in self._playing:
                table.last_used = now
            elif now - table.last_used > IDLE:
                self._unload(table)

    def left(self, table: LiveTable) -> None:
        """Somebody has left a table. Of finished ones without connections only those left last stay in memory."""
        id = table.row.id
        if table.connections or table.row.status != "finished" or self.tables.get(id) is not table:
            return
        self._finished.pop(id, None)
        self._finished[id] = table
        if len(self._finished) > MOST_FINISHED:
            oldest = self._finished.pop(next(iter(self._finished)))
            if not oldest.connections and self.tables.get(oldest.row.id) is oldest:
                self._unload(oldest)

    def _unload(self, table: LiveTable) -> None:
        del self.tables[table.row.id]
        self._finished.pop(table.row.id, None)
        self.neighbours.give_up(table.row.id)

    def forget(self, id: str) -> None:
        """A table has been removed from the store: drop it, and the connections of those who look at it."""
        table = self.tables.get(id)
        if table is not None:
            self._unload(table)
            for connection in table.connections[:]:
                connection.drop()

    async def resume(self) -> None:
        """After a start of the server: load the tables where a bot must choose or a clock runs, so that they go on.

        Those that another server runs are left alone.
        """
        for row in await self.store.list_played_since(self.store.now() - ABANDONED):
            needs_runner = row.clock.mode != "none" or any(seat.kind == "bot" for seat in row.seats)
            if needs_runner and await self.neighbours.hold(row.id):
                await self.listed(row)

    async def listed(self, row: TableRow) -> LiveTable | None:
        """A table from a list; None if it cannot be loaded, so that one broken table does not hide the others."""
        try:
            return await self._loaded(row.id)
        except RegnumError:
            log.exception("table %s cannot be loaded", row.id)
            return None

    # --- other servers ---------------------------------------------------------------------------------------------

    def hear(self, server: str, told: news.News) -> None:
        """Another server tells something about a table."""
        table = self.tables.get(told.table)
        if table is None:
            return
        match told:
            case news.Moved():
                self.follow(table)
            case news.Said(line=line):
                if line not in table.chat:  # which may just have been loaded
                    table.hear(line)
            case news.Announced(words=words):
                table.send_info(words)
            case news.Here():
                table.presence.hear(server, told)
                table.send_info()
            case news.WhoIsHere():
                if table.connections:
                    table.tell_who_is_here()

    def follow(self, table: LiveTable, chat: bool = False) -> None:
        """Read what other servers have stored about a table; the `chat` too, if news of it may have been lost."""
        id = table.row.id
        before = self._following.get(id)
        task = asyncio.create_task(self._follow(table, chat, before))
        self._following[id] = task
        task.add_done_callback(lambda _: self._following.get(id) is task and self._following.pop(id))

    async def _follow(self, table: LiveTable, chat: bool, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait({before})
            if self._following.get(table.row.id) is not asyncio.current_task() and not chat:
                return  # whoever comes later reads this, too
        while True:
            try:
                await table.sync(chat)
                # Another server may not have known that they are here.
                await self.welcome_back(table, {n for n in table.presence.held if table.row.seats[n].stands_in})
                break
            except NotStored:
                if table.out_of_sync:
                    self.replace(table)
                    return
                await asyncio.sleep(RETRY)  # the database cannot be reached
        self.moved(table)

    def follow_all(self) -> None:
        """News may have been lost: look at all tables in memory."""
        for table in self.tables.values():
            self.follow(table, chat=True)
            self.store.tell(news.WhoIsHere(table.row.id))

    def server_gone(self, server: str) -> None:
        """Nobody is connected through this server any more."""
        for table in self.tables.values():
            if table.presence.forget(server):
                table.send_info()

    def keep_running(self, id: str) -> None:
        """Run the bots and clocks of a table whose lease this server holds; load it if it was another server's."""
        table = self.tables.get(id)
        if table is not None:
            self.wake(table)
        elif id not in self._loading:
            self._start_task(self._take_over(id))

    async def _take_over(self, id: str) -> None:
        try:
            table = await self._loaded(id)
        except NotStored:
            return  # it is tried again with the next sign of life
        except RegnumError:
            log.exception("table %s cannot be loaded", id)
            table = None
        if table is None or not table.needs_runner:
            self.neighbours.give_up(id)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- opening ---------------------------------------------------------------------------------------------------

    async def open(self, new: wire.NewTable, owner: str = "") -> wire.TableMade:
        """Open a new table; returns tokens for the seats at the creator's screen and invitations for friends.

        `owner` is the address that opens it.
        """
        g = game(new.game)
        for n, seat in enumerate(new.seats):
            if seat.kind == "bot" and seat.level not in LEVELS:
                raise BadInput(f"seats[{n}].level", f"{seat.level!r} is not one of {', '.join(LEVELS)}")
        seed = self.seed if new.seed is None else new.seed
        if seed is None:
            seed = secrets.randbits(62)
        names = _names(new.seats)
        play = Play.begin(g, names, seed, new.options)
        seats = [_seat_row(seat, name) for seat, name in zip(new.seats, names, strict=True)]
        header = msgspec.json.encode(play.record.header).decode()
        row = _table_row(header, seats, new.seed is not None, self.store.now())
        row.clock, row.open, row.owner = new.clock, new.open, self.credentials.mark_of(owner)
        first = msgspec.json.encode(play.record.lines[0]).decode()
        await self.store.add_table(row, {0: first})
        table = LiveTable(row, play, [], self.store)
        self.allowance.count(row.owner, len(header) + len(first))
        self._hold(table)
        return self._start(table, new.seats)

    def _start(self, table: LiveTable, seats: list[wire.NewSeat]) -> wire.TableMade:
        """Let bots play at a new table, and issue its tokens."""
        self.wake(table)
        id, issue = table.row.id, self.credentials
        tokens = {n: issue.seat_token(id, n, 0) for n, seat in enumerate(seats) if seat.kind in ("me", "here")}
        invitations = {n: issue.invitation(id, n, 0) for n, seat in enumerate(seats) if seat.kind == "friend"}
        return wire.TableMade(id, tokens, invitations, issue.creator_token(id))

    async def import_record(self, data: bytes, owner: str = "") -> wire.TableMade:
        """Open a new table from a recorded game, finished or not; all people sit at the importer's screen."""
        found = await self.bots.read_record(data, owner)
        new = [
            wire.NewSeat("bot", level=name) if name in LEVELS else wire.NewSeat("here", name) for name in found.players
        ]
        seats = [_seat_row(seat, name) for seat, name in zip(new, _names(new), strict=True)]
        row = _table_row(found.header, seats, True, self.store.now())
        row.owner = self.credentials.mark_of(owner)
        if found.over:
            row.status = "finished"
        await self.store.add_table(row, found.checkpoints, found.log)
        log = (line for _, *lines in found.log for line in lines)
        self.allowance.count(row.owner, sum(map(len, (found.header, *found.checkpoints.values(), *log))))
        table = await self.table(row.id)
        assert table is not None
        return self._start(table, new)

    async def rematch(self, table: LiveTable, seats: list[int], owner: str = "") -> wire.TableMade:
        """Open a new table with the same settings; the holder of `seats` keeps them, other people are invited again."""
        header = msgspec.json.decode(table.row.header, type=Header)
        new: list[wire.NewSeat] = []
        for n, row in enumerate(table.row.seats):
            kind = "bot" if row.kind == "bot" else "here" if n in seats else "friend"
            new.append(wire.NewSeat(kind, row.name, row.level))  # type: ignore[arg-type]
        again = wire.NewTable(header.game, new, header.options, table.row.clock, table.row.open)
        return await self.open(again, owner)

    # --- what is stored for whom -----------------------------------------------------------------------------------

    def check_allowance(self, address: str) -> None:
        """Raises `TooMuch` if an address has used up its share of the database."""
        self.allowance.check(self.credentials.mark_of(address))

    def count(self, table: LiveTable, whose: str) -> None:
        """What a table has added to the database counts for an address, given by its mark."""
        self.allowance.count(whose, table.added)
        table.added = 0

    # --- seats -----------------------------------------------------------------------------------------------------

    async def join(self, table: LiveTable, request: wire.Join, address: str = "") -> wire.Joined:
        """Take a seat by invitation, or a free seat of an open table; of these an `address` may take only so many."""
        seat = generation = -1
        name = tidied(request.name)
        if not name:
            raise BadInput("name", "has nothing to be seen: give it a letter or a figure")
        if not request.invitation:
            self._seat_to_take(table.row, request)  # what is refused does not count
            if not self.joining.take(address):
                raise TooMuch(
                    "too many free seats taken from this address: ask for an invitation, or wait some minutes"
                )

        def edit(row: TableRow) -> None:
            nonlocal seat, generation
            seat = self._seat_to_take(row, request)
            _revoke(row, seat)
            row.seats[seat].kind, row.seats[seat].name, row.seats[seat].level = "person", row.name_for(seat, name), ""
            generation = row.seats[seat].generation

        await self._change_seats(table, edit, lambda: wire.Words("ui-seat-taken", {"seat": f"@seat-{seat}"}))
        return wire.Joined(seat, self.credentials.seat_token(table.row.id, seat, generation))

    def _seat_to_take(self, row: TableRow, request: wire.Join) -> int:
        if request.invitation:
            seat = self.credentials.invited_to(request.invitation, row.id, row.seats)
            if seat is None:
                raise BadInput("invitation", "is not valid, or has been used")
            return seat
        free = [n for n, seat in enumerate(row.seats) if seat.kind == "open"]
        if not row.open or not free:
            raise BadInput("table", "has no free seat that is open to everybody: ask for an invitation")
        return free[0]

    async def set_seat(self, table: LiveTable, seat: int, kind: str, level: str, asking: Connection) -> str:
        """Give a seat to a bot, free it, or give it back to the person for whom a bot stood in.

        Its holder may ask for all of this. Of others only the table's creator may ask, and only for what concerns no
        person, or to let a bot stand in for somebody who is away, until they are back. Everybody is told. Returns the
        invitation to a freed seat.
        """
        if kind == "bot" and level not in LEVELS:
            raise Refusal("seat", wire.Words("ui-no-such-level"))

        def edit(changed: TableRow) -> None:
            row, held = changed.seats[seat], seat in asking.seats
            of_another = row.of_person and not held
            if not held and not asking.creator:
                raise Refusal("creator", wire.Words("ui-only-creator"))
            if kind == "person" and not (held and row.stands_in):
                raise Refusal("seat", wire.Words("ui-not-your-seat"))
            if kind == "open" and of_another:
                raise Refusal("consent", wire.Words("ui-seat-of-another"))
            if kind == "bot" and of_another and not table.presence.is_away(seat):
                raise Refusal("consent", wire.Words("ui-seat-is-here", {"seat": f"@seat-{seat}"}))
            if kind == "person":
                row.give_back()
            elif kind == "bot" and row.of_person:
                row.kind, row.level, row.stands_in = "bot", level, True
            else:
                _revoke(changed, seat)
                row.kind, row.level = kind, ""
                if kind == "bot":
                    row.name = row.level = level
            away = {*changed.pending.away, seat} if of_another else {*changed.pending.away} - {seat}
            changed.pending = msgspec.structs.replace(changed.pending, away=sorted(away))

        await self._change_seats(table, edit, lambda: wire.Words(f"ui-seat-now-{kind}", {"seat": f"@seat-{seat}"}))
        generation = table.row.seats[seat].generation
        return self.credentials.invitation(table.row.id, seat, generation) if kind == "open" else ""

    async def _change_seats(
        self, table: LiveTable, edit: Callable[[TableRow], None], notice: Callable[[], wire.Words]
    ) -> None:
        """Store and tell who sits where. If this starts the game, call the first webhook; let bots play."""
        before = table.row.status
        try:
            await table.revise(edit)
        except NotStored:
            self.replace(table)
            raise
        self._announce(table, notice())
        if before != table.row.status:
            self.moved(table)
        else:
            self.wake(table)

    def _announce(self, table: LiveTable, notice: wire.Words) -> None:
        """Tell everybody at a table something about its seats."""
        table.send_info(notice)
        self.store.tell(news.Announced(table.row.id, notice))

    async def welcome_back(self, table: LiveTable, seats: set[int]) -> None:
        """The people of `seats` are here: no bot plays for them any longer, unless they had asked for it themselves."""
        for seat in sorted(await table.set_away(seats, False)):
            self._announce(table, wire.Words("ui-seat-now-person", {"seat": f"@seat-{seat}"}))

    # --- bots and clocks -------------------------------------------------------------------------------------------

    def moved(self, table: LiveTable) -> None:
        """The position has changed: call the webhook of the seat that must choose now, and let bots play.

        That is done by the server that runs the table; if there is none yet, by this one.
        """
        if self.neighbours.holds(table.row.id):
            self.webhooks.notify_turn(table)
            self.wake(table)
        elif table.needs_runner:
            self._start_task(self._run(table))

    async def _run(self, table: LiveTable) -> None:
        """Run a table, unless another server does so already."""
        while not table.out_of_sync:
            try:
                if await self.neighbours.hold(table.row.id):
                    self.webhooks.notify_turn(table)
                    self.wake(table)
                return
            except NotStored:
                await asyncio.sleep(RETRY)

    def wake(self, table: LiveTable) -> None:
        """Start the task that plays for bots and for people whose time runs out, if the table needs one."""
        id = table.row.id
        if id not in self._playing and (table.bot_to_move() or table.clock.time_left() is not None):
            task = asyncio.create_task(self._play_on(table))
            self._playing[id] = task
            task.add_done_callback(lambda _: self._playing.pop(id, None))

    async def _play_on(self, table: LiveTable) -> None:
        id = table.row.id
        while not table.out_of_sync:
            try:
                if not await self.neighbours.hold(id):
                    return
                level = table.bot_to_move()
                if level is not None:
                    await self._play_for_bot(table, level)
                    continue
                left = table.clock.time_left()
                if left is None:
                    return
                # A person's clock is running.
                await asyncio.sleep(max(0.0, min(left, 1.0)))
                if left <= 0 and table.running:
                    await table.set_away({table.state.asking.seat}, True, self.neighbours.fence(id))
            except Refusal:
                continue  # the position has changed in the meantime: an undo, or the person came back
            except NotStored:
                self.replace(table)
                return
            except RegnumError:
                log.exception("a bot failed at table %s", id)
                return

    async def _play_for_bot(self, table: LiveTable, level: str) -> None:
        seq, seat, fence = table.seq, table.state.asking.seat, self.neighbours.fence(table.row.id)
        started = time.monotonic()
        rng, attended, owner = self._chance_of_bot(table), bool(table.presence.seats), table.row.owner or table.row.id
        choice = await self.bots.choose(table.bot_input(rng), level, rng.key, owner, attended)
        await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - started)))
        if table.bot_to_move() is None:
            return  # the person is back
        await table.choose(choice, [seat], seq, fence=fence)
        self.count(table, owner)
        self.webhooks.notify_turn(table)

    def _chance_of_bot(self, table: LiveTable) -> Rng:
        """What a bot's next choice depends on besides what it knows: something that nobody knows before the end.

        Otherwise a player could work out what a bot answers in secret. Where somebody may know the deal anyhow, as in a
        lesson, a game goes the same way again.
        """
        if self.seed is not None or table.row.open_deal:
            return Rng(table.seq + 1)
        secret = blake2b(f"{table.row.salt}/{table.seq}".encode(), digest_size=8).digest()
        return Rng(int.from_bytes(secret, "big"))

    async def close(self) -> None:
        for task in (*self._playing.values(), *self._replacing.values(), *self._following.values(), *self._tasks):
            task.cancel()
        await self.neighbours.close()
        self.webhooks.close()
        self.bots.close()
        self.store.close()


def _revoke(row: TableRow, seat: int) -> None:
    """Take a seat from its current holder: revoke tokens, connections and webhook."""
    of = row.seats[seat]
    of.generation += 1
    of.webhook = ""
    of.stands_in = False
    row.pending = msgspec.structs.replace(row.pending, away=[away for away in row.pending.away if away != seat])


def _new_id() -> str:
    """An id that nobody can guess. It begins with the second in which it is made.

    So tables that are played at the same time lie together in the database's indices, where a transaction then writes
    half as many pages.
    """
    second = int(time.time()).to_bytes(8, "big")[-3:]
    return base64.urlsafe_b64encode(second + secrets.token_bytes(9)).decode()


def _table_row(header: str, seats: list[SeatRow], open_deal: bool, now: float) -> TableRow:
    """A new table, private and without clocks."""
    return TableRow(
        id=_new_id(),
        created=now,
        status="waiting" if any(seat.kind == "open" for seat in seats) else "running",
        open=False,
        header=header,
        seats=seats,
        clock=wire.NewClock(),
        salt=secrets.token_urlsafe(16),
        open_deal=open_deal,
    )


def _names(seats: list[wire.NewSeat]) -> list[str]:
    """A name for every seat: the one given, the bot's level, or its number. Only bots may be called the same."""
    names: list[str] = []
    for n, seat in enumerate(seats):
        name = tidied(seat.name)
        if seat.kind == "bot" and name in ("", *LEVELS):
            names.append(seat.level)
        else:
            names.append(distinct(name or f"{n + 1}", [*names, *LEVELS]))
    return names


def _seat_row(seat: wire.NewSeat, name: str) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(name, "bot", seat.level)
    return SeatRow(name, "open" if seat.kind == "friend" else "person")
