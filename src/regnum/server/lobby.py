"""The lobby: all tables of this server.

It opens, finds and unloads tables, seats people, and plays for bots and for people whose time has run out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import msgspec

from regnum.agents import LEVELS
from regnum.core import gate
from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import game
from regnum.core.play import Play
from regnum.core.record import Header
from regnum.core.rng import Rng
from regnum.server import messages as wire
from regnum.server.bots import Thinkers
from regnum.server.credentials import Credentials
from regnum.server.limits import Effort, RateLimiter
from regnum.server.live_table import LiveTable, Refusal
from regnum.server.store import Conflict, NotStored, SeatRow, Store, TableRow
from regnum.server.webhook import Webhooks

BOT_PAUSE = 0.7  # minimum seconds for a bot's choice, so that people can follow
IDLE = 600.0  # seconds after which a table without connections is unloaded
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
    ) -> None:
        self.store = store
        self.bots = bots
        self.credentials = credentials
        self.webhooks = webhooks
        self.bot_pause = bot_pause
        self.seed = seed  # for tables opened without a seed; None: a random one for each
        self.tables: dict[str, LiveTable] = {}  # the tables in memory
        self.chatting = RateLimiter(rate=1.0, capacity=10)  # chat messages of a seat, from however many connections
        self.effort = Effort()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}  # tables where a bot thinks or a clock runs
        self._replacing: dict[str, asyncio.Task[None]] = {}

    # --- finding ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable | None:
        """The table `id`, loaded from the store if it is not in memory; None if there is no such table."""
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
        self.tables[id] = table
        self.wake(table)
        return table

    def replace(self, table: LiveTable) -> None:
        """Load a table that is out of step with the store again, and move all of its connections there."""
        if table.row.id not in self._replacing:
            task = asyncio.create_task(self._replace(table))
            self._replacing[table.row.id] = task
            task.add_done_callback(lambda _: self._replacing.pop(table.row.id))

    async def _replace(self, table: LiveTable) -> None:
        wait = 0.0
        while True:
            await asyncio.sleep(wait)
            try:
                fresh = await self.table(table.row.id)
                break
            except NotStored:  # the database cannot even be read: try again, less and less often
                wait = min(5.0, wait + 0.5)
        assert fresh is not None
        for connection in table.connections:
            fresh.connections.append(connection)
            connection.catch_up(fresh)
        table.connections = []

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
                del self.tables[id]

    async def resume(self) -> None:
        """After a start of the server: load the tables where a bot must choose or a clock runs, so that they go on."""
        for row in await self.store.list_played_since(time.time() - ABANDONED):
            if row.clock.mode != "none" or any(seat.kind == "bot" for seat in row.seats):
                await self.listed(row)

    async def listed(self, row: TableRow) -> LiveTable | None:
        """A table from a list; None if it cannot be loaded, so that one broken table does not hide the others."""
        try:
            return await self.table(row.id)
        except RegnumError:
            log.exception("table %s cannot be loaded", row.id)
            return None

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
        row = _table_row(msgspec.json.encode(play.record.header).decode(), seats, new.seed is not None)
        row.clock, row.open = new.clock, new.open
        await self.store.add_table(row, {0: msgspec.json.encode(play.record.lines[0]).decode()})
        table = LiveTable(row, play, [], self.store)
        table.owner = owner or row.id
        self.tables[row.id] = table
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
        names = found.players
        new = [wire.NewSeat("bot", level=name) if name in LEVELS else wire.NewSeat("here") for name in names]
        row = _table_row(found.header, [_seat_row(seat, name) for seat, name in zip(new, names, strict=True)], True)
        if found.over:
            row.status = "finished"
        await self.store.add_table(row, found.checkpoints, found.log)
        table = await self.table(row.id)
        assert table is not None
        table.owner = owner or row.id
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

    # --- seats -----------------------------------------------------------------------------------------------------

    async def join(self, table: LiveTable, request: wire.Join) -> wire.Joined:
        """Take a seat by invitation, or a free seat of an open table."""
        async with table.lock:
            seats = table.row.seats
            if request.invitation:
                seat = self.credentials.invited_to(request.invitation, table.row.id, seats)
                if seat is None:
                    raise BadInput("invitation", "is not valid, or has been used")
            else:
                free = [n for n, row in enumerate(seats) if row.kind == "open"]
                if not table.row.open or not free:
                    raise BadInput("table", "has no free seat that is open to everybody: ask for an invitation")
                seat = free[0]
            _revoke(table, seat)
            row = seats[seat]
            row.kind, row.name, row.level = "person", request.name, ""
            await self._seats_changed(table, wire.Words("ui-seat-taken", {"seat": f"@seat-{seat}"}))
        return wire.Joined(seat, self.credentials.seat_token(table.row.id, seat, seats[seat].generation))

    async def set_seat(self, table: LiveTable, seat: int, kind: str, level: str, held: bool) -> str:
        """Give a seat to a bot, free it, or give it back to the person for whom a bot stood in.

        `held` says whether its holder asks for that. Everybody is told. Returns the invitation to a freed seat.
        """
        if kind == "bot" and level not in LEVELS:
            raise Refusal("seat", wire.Words("ui-no-such-level"))
        async with table.lock:
            row = table.row.seats[seat]
            of_person = row.kind == "person" or row.stands_in
            if kind == "person" and not (held and row.stands_in):
                raise Refusal("seat", wire.Words("ui-not-your-seat"))
            if kind == "open" and of_person and not held:
                raise Refusal("consent", wire.Words("ui-seat-of-another"))
            if kind == "bot":
                row.stands_in = of_person
                if not of_person:
                    _revoke(table, seat)
                    row.name = level
            else:
                row.stands_in = False
                if kind == "open":
                    _revoke(table, seat)
            row.kind, row.level = kind, level if kind == "bot" else ""
            await self._seats_changed(table, wire.Words(f"ui-seat-now-{kind}", {"seat": f"@seat-{seat}"}))
        return self.credentials.invitation(table.row.id, seat, row.generation) if kind == "open" else ""

    async def _seats_changed(self, table: LiveTable, notice: wire.Words) -> None:
        """Store the new seats and tell everybody. If this starts the game, call the first webhook; let bots play."""
        if await table.seats_changed():
            self.webhooks.notify_turn(table)
        table.send_info(notice)
        self.wake(table)

    # --- bots and clocks -------------------------------------------------------------------------------------------

    def choice_made(self, table: LiveTable) -> None:
        """After a person's choice: call the webhook of the seat that must choose next, and let bots play."""
        self.webhooks.notify_turn(table)
        self.wake(table)

    def wake(self, table: LiveTable) -> None:
        """Start the task that plays for bots and for people whose time runs out, if the table needs one."""
        id = table.row.id
        if id not in self._playing and (table.bot_to_move() or table.clock.time_left() is not None):
            task = asyncio.create_task(self._play_on(table))
            self._playing[id] = task
            task.add_done_callback(lambda _: self._playing.pop(id, None))

    async def _play_on(self, table: LiveTable) -> None:
        while True:
            level = table.bot_to_move()
            if level is None:
                left = table.clock.time_left()
                if left is None:
                    return
                # A person's clock is running.
                await asyncio.sleep(max(0.0, min(left, 1.0)))
                if left <= 0 and table.running:
                    table.away.add(table.state.asking.seat)
                continue
            seq, seat = table.seq, table.state.asking.seat
            started = time.monotonic()
            try:
                known = gate.bot_input(table.state, Rng(seq + 1).fork("what the seat cannot see"))
                attended = any(connection.seats for connection in table.connections)
                choice = await self.bots.choose(known, level, seq + 1, table.owner, attended)
                await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - started)))
                await table.choose(choice, [seat], seq)
                self.webhooks.notify_turn(table)
            except Refusal:
                continue  # the position has changed in the meantime: an undo, or the person came back
            except NotStored:
                self.replace(table)
                return
            except RegnumError:
                log.exception("a bot failed at table %s", table.row.id)
                return

    def close(self) -> None:
        for task in (*self._playing.values(), *self._replacing.values()):
            task.cancel()
        self.webhooks.close()
        self.bots.close()
        self.store.close()


def _revoke(table: LiveTable, seat: int) -> None:
    """Take a seat from its current holder: revoke tokens, connections and webhook."""
    row = table.row.seats[seat]
    row.generation += 1
    row.webhook = ""
    row.stands_in = False
    table.away.discard(seat)
    for connection in table.connections:
        if seat in connection.seats:
            connection.seats = [held for held in connection.seats if held != seat]
            connection.catch_up()  # what it has been shown is not what it may see now


def _table_row(header: str, seats: list[SeatRow], open_deal: bool) -> TableRow:
    """A new table, private and without clocks."""
    return TableRow(
        id=secrets.token_urlsafe(9),
        created=time.time(),
        status="waiting" if any(seat.kind == "open" for seat in seats) else "running",
        open=False,
        header=header,
        seats=seats,
        clock=wire.NewClock(),
        salt=secrets.token_urlsafe(16),
        open_deal=open_deal,
    )


def _names(seats: list[wire.NewSeat]) -> list[str]:
    """A name for every seat: the one given, the bot's level, or its number."""
    return [seat.name.strip() or (seat.level if seat.kind == "bot" else f"{n + 1}") for n, seat in enumerate(seats)]


def _seat_row(seat: wire.NewSeat, name: str) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(name, "bot", seat.level)
    return SeatRow(name, "open" if seat.kind == "friend" else "person")
