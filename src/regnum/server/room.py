"""A table while somebody is at it: the game, its log, who is connected, and what each of them is told.

Every change goes one way: validated by the engine, committed to the store under the next number, and only then
acknowledged and told to all, to each as its seats may see it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec

from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.message import Event, Message, Reason
from regnum.core.play import Play
from regnum.core.record import Checkpoint, ChoiceLine, Line, Record, UndoLine
from regnum.core.state import State
from regnum.server import messages as wire
from regnum.server.clock import Clock
from regnum.server.store import Store, TableRow

Send = Callable[[bytes], Awaitable[None]]


class Refusal(Exception):
    """Something a client may not do, with the words that say why."""

    def __init__(self, code: str, words: wire.Words, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.words = words
        self.clause = clause


class Logged:
    """A line of the table's log, with the events for those who may see them."""

    __slots__ = ("choice", "events", "seat", "seq", "words")

    def __init__(self, seq: int, seat: int, choice: str, words: Message | None, events: list[Event]) -> None:
        self.seq = seq
        self.seat = seat
        self.choice = choice
        self.words = words
        self.events = events

    def seen_by(self, seats: list[int]) -> wire.LogLine:
        eyes: list[int | None] = [*seats] or [None]
        events = [
            wire.EventInfo(spoken(event.message), event.clause)
            for event in self.events
            if any(event.seen_by(seat) for seat in eyes)
        ]
        words = spoken(self.words) if self.words is not None else None
        return wire.LogLine(self.seq, self.seat, self.choice, words, events)


class Guest:
    """A connection at the table: the seats it holds, and how to reach it."""

    __slots__ = ("creator", "seats", "send")

    def __init__(self, seats: list[int], creator: bool, send: Send) -> None:
        self.seats = seats
        self.creator = creator
        self.send = send


def spoken(message: Message) -> wire.Words:
    return wire.Words(message.key, dict(message.args))


class Room:
    """One live table."""

    def __init__(self, row: TableRow, play: Play, chat: list[wire.ChatLine], store: Store) -> None:
        self.row = row
        self.play = play
        self.chat = chat
        self.store = store
        self.log: list[Logged] = []
        self.standing: list[Logged] = []  # the lines of choices that were not taken back
        self.seq = 0
        self.guests: list[Guest] = []
        self.away: set[int] = set()  # seats whose time ran out: a bot plays on until the person returns
        self.clock = Clock(row.clock, len(row.seats))
        self.asks_undo: wire.UndoInfo | None = None
        self._consents: set[int] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()

    # --- from the store --------------------------------------------------------------------------------------------

    @classmethod
    def restore(cls, row: TableRow, lines: list[tuple[int, str]], chat: list[wire.ChatLine], store: Store) -> Room:
        """The table as its log tells it."""
        header = row.header.encode() + b"\n"
        record = Record.from_bytes(header + b"".join(line.encode() + b"\n" for _, line in lines))
        game = record.game()
        state = record.start(game)
        room = cls(row, Play(game, state, Record(record.header)), chat, store)
        for line in record.lines:
            if isinstance(line, ChoiceLine):
                room._carry_out(line.choice)
            elif isinstance(line, UndoLine):
                room._take_back(line.undo)
        room.clock.turn_to(room.state.seat)
        return room

    @property
    def state(self) -> State:
        return self.play.state

    def _carry_out(self, choice: str) -> Logged:
        """Make a choice and log it; not committed yet."""
        seat = self.state.asking.seat
        option = self.state.resolve(choice)
        words = self.state.describe(option)
        events = self.play.choose(option)
        self.seq += 1
        logged = Logged(self.seq, seat, choice, words, events)
        self.log.append(logged)
        self.standing.append(logged)
        return logged

    def _take_back(self, n: int) -> Logged:
        seat = self.play.record.choices[-1].seat
        self.play.undo(n)
        del self.standing[-n:]
        self.seq += 1
        logged = Logged(self.seq, seat, "", Message("ui-taken-back", {"seat": f"@seat-{seat}", "n": n}), [])
        self.log.append(logged)
        return logged

    # --- what a guest sees -----------------------------------------------------------------------------------------

    def info(self, guest: Guest | None = None) -> wire.TableInfo:
        held = guest.seats if guest is not None else []
        here = {seat for other in self.guests for seat in other.seats}
        seats = [
            wire.SeatInfo(row.name, row.kind, row.level, row.kind == "bot" or n in here, n in held)  # type: ignore[arg-type]
            for n, row in enumerate(self.row.seats)
        ]
        over = self.state.over
        return wire.TableInfo(
            id=self.row.id,
            game=self.play.game.id,
            status=self.row.status,  # type: ignore[arg-type]
            seats=seats,
            options=dict(self.state.table.options),
            clock=self.clock.info(),
            open=self.row.open,
            creator=guest is not None and guest.creator,
            watchers=sum(1 for other in self.guests if not other.seats),
            created=self.row.created,
            scores=self.state.scores() if over else [],
            winners=self.state.winners(),
        )

    def position(self, seats: list[int]) -> wire.Position:
        """The table through the eyes of whoever holds `seats`: those of the asked one, if it is among them."""
        state = self.state
        asked = state.seat
        # Several people at one screen see, while none of them is asked, what all may see.
        eyes = asked if asked in seats else seats[0] if len(seats) == 1 else None
        prompt, options = None, []
        if asked is not None and asked in seats and self.running:
            question = state.asking.prompt(state)
            prompt = wire.PromptInfo(question.kind.value, spoken(question.message), list(question.clauses))
            options = [
                wire.OptionInfo(option.text, spoken(state.describe(option)), list(state.refs(option)))
                for option in state.options()
            ]
        return wire.Position(self.seq, eyes, state.view(eyes), prompt, options, self._undo_for(seats), self.asks_undo)

    def _undo_for(self, seats: list[int]) -> wire.UndoInfo | None:
        choices = self.play.record.choices
        if not choices or not seats or not self.running:
            return None
        last = choices[-1].seat
        seat = last if last in seats else seats[0]
        return wire.UndoInfo(seat, self.play.undo_reach(seat), len(choices))

    @property
    def running(self) -> bool:
        return self.row.status == "running" and not self.state.over

    # --- telling ---------------------------------------------------------------------------------------------------

    async def tell(self, guest: Guest, message: wire.FromServer) -> None:
        await guest.send(msgspec.json.encode(message))

    async def welcome(self, guest: Guest, last: int | None) -> None:
        """Everything, with the part of the log that the guest has not seen."""
        missed = [line.seen_by(guest.seats) for line in self.log if last is None or line.seq > last]
        position = self.position(guest.seats)
        await self.tell(guest, wire.Welcome(wire.VERSION, self.info(guest), guest.seats, position, missed, self.chat))

    async def _update_all(self, fresh: list[Logged]) -> None:
        # Guests with the same seats are told the same bytes.
        told: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for guest in list(self.guests):
            key = (tuple(guest.seats), guest.creator)
            if key not in told:
                log = [line.seen_by(guest.seats) for line in fresh]
                told[key] = msgspec.json.encode(wire.Update(self.info(guest), self.position(guest.seats), log))
            await guest.send(told[key])

    async def table_changed(self) -> None:
        for guest in list(self.guests):
            await self.tell(guest, wire.TableChanged(self.info(guest)))

    # --- what guests do --------------------------------------------------------------------------------------------

    async def choose(self, choice: str, seats: list[int], seq: int | None) -> int:
        """A choice for one of `seats`; returns its number once it is on disk."""
        async with self.lock:
            if not self.running:
                raise Refusal("not-running", wire.Words("ui-not-running"))
            if seq is not None and seq != self.seq:
                raise Refusal("stale", wire.Words("ui-stale"))
            asked = self.state.asking.seat
            if asked not in seats:
                raise Refusal("not-your-turn", wire.Words("reason-not-your-turn"), self.state.asking.clauses[0])
            try:
                logged = self._carry_out(choice)
            except IllegalChoice as error:
                raise Refusal("illegal", spoken(error.reason.message), error.reason.clause) from None
            self.asks_undo = None
            await self._commit(logged)
            return logged.seq

    async def _commit(self, logged: Logged) -> None:
        """The newest line of the record to the store, and then to everybody."""
        made = [line for line in self.play.record.lines[-3:] if isinstance(line, ChoiceLine | UndoLine)][-1]
        checkpoint = self.play.record.lines[-1]
        extra = _encode(checkpoint) if isinstance(checkpoint, Checkpoint) else None
        await self.store.add_line(self.row.id, logged.seq, _encode(made), extra)
        self.clock.turn_to(self.state.seat)
        if self.state.over and self.row.status != "finished":
            self.row.status = "finished"
            await self.store.save_table(self.row)
        await self._update_all([logged])

    async def undo(self, seats: list[int], n: int, seq: int) -> None:
        """Take back `n` choices: at once within the reach of the seat that made them, else the others are asked."""
        async with self.lock:
            if not self.running:
                raise Refusal("not-running", wire.Words("ui-not-running"))
            if seq != self.seq:
                raise Refusal("stale", wire.Words("ui-stale"))
            info = self._undo_for(seats)
            if info is None or n > info.with_consent:
                raise Refusal("undo", wire.Words("ui-undo-none"))
            others = {s for s, row in enumerate(self.row.seats) if row.kind == "person" and s not in seats}
            if n <= info.reach or not others:
                await self._commit(self._take_back(n))
                return
            self.asks_undo = wire.UndoInfo(info.seat, n, n)
            self._consents = others
            await self._update_all([])

    async def consent(self, seats: list[int], yes: bool) -> None:
        """The others' answer; when all agree the choices are taken back."""
        async with self.lock:
            if self.asks_undo is None or not self._consents & set(seats):
                raise Refusal("consent", wire.Words("ui-nothing-asked"))
            self._consents -= set(seats)
            n = self.asks_undo.reach
            if not yes:
                self.asks_undo = None
                await self._update_all([])
            elif not self._consents:
                self.asks_undo = None
                await self._commit(self._take_back(n))

    async def say(self, name: str, text: str) -> None:
        line = wire.ChatLine(time.time(), name, text)
        await self.store.add_chat(self.row.id, line)
        self.chat.append(line)
        for guest in list(self.guests):
            await self.tell(guest, wire.Said(line))

    def why(self, choice: str, seats: list[int]) -> Reason | None:
        """Why `choice` is not legal now; only the seat that is asked is told more than that it is not its turn."""
        if not self.running:
            return Reason(self.state.end_clause(), "ui-not-running")
        if self.state.asking.seat not in seats:
            return Reason(self.state.asking.clauses[0], "reason-not-your-turn")
        return self.state.why_not(choice)

    async def seat_changed(self) -> None:
        """Who sits where has changed: kept, and told to all. A table with nobody missing begins."""
        if self.row.status == "waiting" and all(row.kind != "open" for row in self.row.seats):
            self.row.status = "running"
            self.clock.turn_to(self.state.seat)
        await self.store.save_table(self.row)
        await self._update_all([])

    def bot_to_move(self) -> str | None:
        """The level of the bot that must choose now, if one must."""
        if not self.running:
            return None
        seat = self.state.asking.seat
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.level
        return "medium" if seat in self.away else None


def _encode(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def check_position(room: Room, n: int) -> State:
    """The position after `n` choices that stand."""
    if not 0 <= n <= room.play.made:
        raise BadInput("at", f"there are {room.play.made} choices")
    return room.play.state_at(n)
