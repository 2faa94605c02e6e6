"""The house: all tables, the store behind them, the bots, and the rules for opening and joining tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import msgspec

from regnum.agents import LEVELS
from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import game
from regnum.core.play import Play
from regnum.core.record import Header, Record
from regnum.server import messages as wire
from regnum.server.bots import Bots
from regnum.server.room import Refusal, Room
from regnum.server.seats import Keys
from regnum.server.store import Conflict, SeatRow, Store, TableRow
from regnum.server.webhook import Webhooks

BOT_PAUSE = 0.7  # people can follow bots that do not answer at once
IDLE = 600.0  # seconds after which a table without guests leaves memory

log = logging.getLogger("regnum")


class House:
    """Opens, finds and keeps tables."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        keys: Keys,
        webhooks: Webhooks,
        bot_pause: float = BOT_PAUSE,
        seed: int | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.keys = keys
        self.webhooks = webhooks
        self.bot_pause = bot_pause
        self.seed = seed  # for tables opened without one; None: another for each
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}

    # --- finding ---------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """The table `table`, brought into memory if need be; None if there is none."""
        room = self.rooms.get(table)
        if room is not None and not room.lost:
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await self._loading[table]
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Room | None:
        kept = await self.store.load(table)
        if kept is None:
            return None
        room = Room.restore(kept, self.store)
        try:
            await room.keep_resumed()
        except Conflict:  # another server did it first
            return await self._load(table)
        self.rooms[table] = room
        self.wake(room)
        return room

    def forget_idle(self) -> None:
        """Tables nobody is at leave memory; the store has them."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            if room.guests or id in self._thinking:
                room.touched = now
            elif now - room.touched > IDLE:
                del self.rooms[id]

    # --- opening ---------------------------------------------------------------------------------------------------

    async def open(self, new: wire.NewTable) -> wire.TableMade:
        """A new table; tokens for the seats at this screen, invitations for the friends'."""
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
        room = await self._add(play, seats, new.clock, new.open)
        return self._made(room, new.seats)

    async def _add(self, play: Play, seats: list[SeatRow], clock: wire.NewClock, open_: bool) -> Room:
        """A table on which nothing has been chosen yet."""
        record = play.record
        row = TableRow(
            id=secrets.token_urlsafe(9),
            created=time.time(),
            status="waiting" if any(seat.kind == "open" for seat in seats) else "running",
            open=open_,
            header=msgspec.json.encode(record.header).decode(),
            seats=seats,
            clock=clock,
        )
        await self.store.add_table(row, msgspec.json.encode(record.lines[0]).decode())
        room = Room(row, play, [], self.store)
        self.rooms[row.id] = room
        return room

    def _made(self, room: Room, kinds: list[wire.NewSeat]) -> wire.TableMade:
        """The keys to a new table, where from now on bots play too."""
        self.wake(room)
        id = room.row.id
        tokens = {n: self.keys.seat(id, n, 0) for n, seat in enumerate(kinds) if seat.kind in ("me", "here")}
        invitations = {n: self.keys.invitation(id, n, 0) for n, seat in enumerate(kinds) if seat.kind == "friend"}
        return wire.TableMade(id, tokens, invitations, self.keys.creator(id))

    async def import_record(self, data: bytes) -> wire.TableMade:
        """A recorded game as a table of its own: finished, or to go on with, every person's seat at this screen."""
        record = Record.from_bytes(data)
        for _ in record.replay():
            pass  # every line is checked on the way
        if record.resumed is not None:
            raise BadInput("record", "goes on after a change of rules or content: only whole games can be imported")
        header = record.header
        play = Play.begin(record.game(), header.players, header.seed, header.options)
        kinds = [wire.NewSeat("bot", level=name) if name in LEVELS else wire.NewSeat("here") for name in header.players]
        seats = [_seat_row(seat, name) for seat, name in zip(kinds, header.players, strict=True)]
        room = await self._add(play, seats, wire.NewClock(), False)
        await room.take_in(record)
        return self._made(room, kinds)

    async def rematch(self, room: Room, seats: list[int]) -> wire.TableMade:
        """The same table again: those at this screen keep their seats, the others are invited anew."""
        header = msgspec.json.decode(room.row.header, type=Header)
        kinds: list[wire.NewSeat] = []
        for n, row in enumerate(room.row.seats):
            kind = "bot" if row.kind == "bot" else "here" if n in seats else "friend"
            kinds.append(wire.NewSeat(kind, row.name, row.level))  # type: ignore[arg-type]
        return await self.open(wire.NewTable(header.game, kinds, header.options, room.row.clock, room.row.open))

    async def join(self, room: Room, request: wire.Join) -> wire.Joined:
        """Take a seat by invitation, or a free one of an open table."""
        async with room.lock:
            seats = room.row.seats
            if request.invitation:
                seat = self.keys.invited_to(request.invitation, room.row.id, seats)
                if seat is None:
                    raise BadInput("invitation", "is not valid, or has been used")
            else:
                free = [n for n, row in enumerate(seats) if row.kind == "open"]
                if not room.row.open or not free:
                    raise BadInput("table", "has no free seat for anybody: ask for an invitation")
                seat = free[0]
            _hand_over(room, seat)
            row = seats[seat]
            row.kind, row.name, row.level = "person", request.name, ""
            await self._seats_changed(room)
        return wire.Joined(seat, self.keys.seat(room.row.id, seat, seats[seat].generation))

    async def set_seat(self, room: Room, seat: int, kind: str, level: str) -> str:
        """Give a seat to a bot, or free it for a person; returns the invitation to a freed seat."""
        if seat >= len(room.row.seats):
            raise Refusal("seat", wire.Words("ui-no-such-seat"))
        if kind == "bot" and level not in LEVELS:
            raise Refusal("seat", wire.Words("ui-no-such-level"))
        async with room.lock:
            _hand_over(room, seat)
            row = room.row.seats[seat]
            row.kind, row.level = kind, level if kind == "bot" else ""
            if kind == "bot":
                row.name = level
            await self._seats_changed(room)
        return self.keys.invitation(room.row.id, seat, row.generation) if kind == "open" else ""

    async def _seats_changed(self, room: Room) -> None:
        """All are told; whoever begins, if the table begins now, hears of it; and bots play on."""
        if await room.seat_changed():
            self.webhooks.turn(room)
        self.wake(room)

    # --- bots and clocks -------------------------------------------------------------------------------------------

    def moved(self, room: Room) -> None:
        """A person chose: whoever is asked now hears of it, and bots play on."""
        self.webhooks.turn(room)
        self.wake(room)

    def wake(self, room: Room) -> None:
        """Let whoever plays by itself at this table play on: bots, and clocks that run out."""
        id = room.row.id
        if id not in self._thinking and (room.bot_to_move() or room.clock.time_left() is not None):
            task = asyncio.create_task(self._play_on(room))
            self._thinking[id] = task
            task.add_done_callback(lambda _: self._thinking.pop(id, None))

    async def _play_on(self, room: Room) -> None:
        while True:
            level = room.bot_to_move()
            if level is None:
                left = room.clock.time_left()
                if left is None:
                    return
                # Somebody thinks against the clock.
                await asyncio.sleep(max(0.0, min(left, 1.0)))
                if left <= 0 and room.running:
                    room.away.add(room.state.asking.seat)
                continue
            seq, seat = room.seq, room.state.asking.seat
            started = time.monotonic()
            try:
                choice = await self.bots.choose(room.state.to_json(), level, seq + 1)
                await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - started)))
                await room.choose(choice, [seat], seq)
                self.webhooks.turn(room)
            except Refusal:
                continue  # somebody was faster: an undo, a person back at the seat
            except RegnumError:
                log.exception("a bot failed at table %s", room.row.id)
                return

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self.webhooks.close()
        self.bots.close()
        self.store.close()


def _hand_over(room: Room, seat: int) -> None:
    """Whoever held the seat does so no more: their tokens, their connections and their webhook go."""
    row = room.row.seats[seat]
    row.generation += 1
    row.webhook = ""
    room.away.discard(seat)
    for guest in room.guests:
        if seat in guest.seats:
            guest.seats = [held for held in guest.seats if held != seat]


def _names(seats: list[wire.NewSeat]) -> list[str]:
    """A name for every seat: the one given, the bot's level, or its number."""
    return [seat.name.strip() or (seat.level if seat.kind == "bot" else f"{n + 1}") for n, seat in enumerate(seats)]


def _seat_row(seat: wire.NewSeat, name: str) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(name, "bot", seat.level)
    return SeatRow(name, "open" if seat.kind == "friend" else "person")
