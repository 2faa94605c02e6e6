"""A table while somebody is at it: the game, its log, who is connected, and what each of them is told.

Every change goes one way: validated by the engine, committed to the store under the next number, and only then
acknowledged and told to all, to each as its seats may see it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec

from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.message import Reason
from regnum.core.play import Play
from regnum.core.record import Checkpoint, ChoiceLine, Line, Record, UndoLine
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.server import messages as wire
from regnum.server.clock import Clock
from regnum.server.log import Happened, Logged, Told, spoken
from regnum.server.store import Conflict, Kept, Store, TableRow

DEALS = 4  # of what a seat cannot see, tried before saying that a choice reveals nothing

Send = Callable[[bytes], Awaitable[None]]

_decode_told = msgspec.json.Decoder(Told).decode


class Refusal(Exception):
    """Something a client may not do, with the words that say why."""

    def __init__(self, code: str, words: wire.Words, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.words = words
        self.clause = clause


class Guest:
    """A connection at the table: the seats it holds, and how to reach it."""

    __slots__ = ("creator", "seats", "send")

    def __init__(self, seats: list[int], creator: bool, send: Send) -> None:
        self.seats = seats
        self.creator = creator
        self.send = send


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
        self.lost = False  # a line could not be committed: this is ahead of the store, which alone is right
        self.clock.turn_to(self.state.seat if self.running else None)

    # --- from the store --------------------------------------------------------------------------------------------

    @classmethod
    def restore(cls, kept: Kept, store: Store) -> Room:
        """The table as the store has it: played on from its last checkpoint, its log read and not played again."""
        rows = [kept.row.header, kept.checkpoints[0]]
        for seq, line, _ in kept.log:
            rows.append(line)
            if seq in kept.checkpoints:
                rows.append(kept.checkpoints[seq])
        record = Record.from_bytes("".join(row + "\n" for row in rows).encode())
        room = cls(kept.row, Play.cold(record), kept.chat, store)
        made = [line for line in record.lines if isinstance(line, ChoiceLine | UndoLine)]
        for choice, (_, _, told) in zip(made, kept.log, strict=True):
            if isinstance(choice, ChoiceLine):
                room._log_choice(choice.seat, choice.choice, _decode_told(told))
            else:
                room._log_undo(choice.undo, _decode_told(told))
        return room

    @property
    def state(self) -> State:
        return self.play.state

    def _carry_out(self, choice: str) -> Logged:
        """Make a choice and log it; not committed yet."""
        seat = self.state.asking.seat
        option = self.state.resolve(choice)
        words = spoken(self.state.describe(option))
        events = [Happened.of(event) for event in self.play.choose(option)]
        return self._log_choice(seat, choice, Told(words, events))

    def _log_choice(self, seat: int, choice: str, told: Told) -> Logged:
        logged = self._add_to_log(seat, choice, told)
        self.standing.append(logged)
        return logged

    def _take_back(self, n: int) -> Logged:
        """Take choices back and log it; not committed yet."""
        self.play.undo(n)
        return self._log_undo(n, Told(wire.Words("ui-taken-back", {"seat": f"@seat-{self.standing[-1].seat}", "n": n})))

    def _log_undo(self, n: int, told: Told) -> Logged:
        logged = self._add_to_log(self.standing[-1].seat, "", told)
        del self.standing[-n:]
        return logged

    def _add_to_log(self, seat: int, choice: str, told: Told) -> Logged:
        self.seq += 1
        logged = Logged(self.seq, seat, choice, told)
        self.log.append(logged)
        return logged

    async def take_in(self, record: Record) -> None:
        """The choices of a game played elsewhere, as if they had been made here."""
        async with self.lock:
            for line in record.lines:
                if isinstance(line, ChoiceLine):
                    await self._keep(self._carry_out(line.choice))
                elif isinstance(line, UndoLine):
                    await self._keep(self._take_back(line.undo))

    # --- what a guest sees -----------------------------------------------------------------------------------------

    def info(self, guest: Guest | None = None) -> wire.TableInfo:
        held = guest.seats if guest is not None else []
        here = {seat for other in self.guests for seat in other.seats}
        seats = [
            wire.SeatInfo(
                row.name,
                row.kind,  # type: ignore[arg-type]
                row.level,
                connected=row.kind == "bot" or n in here,
                yours=n in held,
                webhook=n in held and row.webhook != "",
            )
            for n, row in enumerate(self.row.seats)
        ]
        over = self.state.over
        return wire.TableInfo(
            id=self.row.id,
            game=self.play.game.id,
            status=self.row.status,  # type: ignore[arg-type]
            seats=seats,
            automata=[self.state.automaton(player) for player in range(len(seats), self.state.table.players)],
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
        view = cast(wire.View, state.view(eyes))
        return wire.Position(self.seq, eyes, view, prompt, options, self._undo_for(seats), self.asks_undo)

    def _undo_for(self, seats: list[int]) -> wire.UndoInfo | None:
        if not self.standing or not seats or not self.running:
            return None
        last = self.standing[-1].seat
        seat = last if last in seats else seats[0]
        return wire.UndoInfo(seat, self.play.undo_reach(seat), len(self.standing))

    @property
    def running(self) -> bool:
        return self.row.status == "running" and not self.state.over

    # --- telling ---------------------------------------------------------------------------------------------------

    async def tell(self, guest: Guest, message: wire.FromServer) -> None:
        await guest.send(msgspec.json.encode(message))

    async def welcome(self, guest: Guest, last: int | None) -> None:
        """Everything, with the part of the log that the guest has not seen; after that the guest is told what follows.

        Not while a choice is on its way to the store: it would be told twice.
        """
        async with self.lock:
            self.guests.append(guest)
            missed = [line.seen_by(guest.seats) for line in self.log if last is None or line.seq > last]
            position = self.position(guest.seats)
            welcome = wire.Welcome(wire.VERSION, self.info(guest), guest.seats, position, missed, self.chat)
            await self.tell(guest, welcome)

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

    async def choose(self, choice: str, seats: list[int], seq: int | None, careful: bool = False) -> int:
        """A choice for one of `seats`; returns its number once it is on disk. A careful one must reveal nothing."""
        async with self.lock:
            if not self.running:
                raise Refusal("not-running", wire.Words("ui-not-running"))
            if seq is not None and seq != self.seq:
                raise Refusal("stale", wire.Words("ui-stale"))
            asked = self.state.asking.seat
            if asked not in seats:
                raise Refusal("not-your-turn", wire.Words("reason-not-your-turn"), self.state.asking.clauses[0])
            if careful and self._reveals(choice):
                raise Refusal("reveals", wire.Words("ui-reveals"))
            try:
                logged = self._carry_out(choice)
            except IllegalChoice as error:
                raise Refusal("illegal", spoken(error.reason.message), error.reason.clause) from None
            self.asks_undo = None
            await self._commit(logged)
            return logged.seq

    def _reveals(self, choice: str) -> bool:
        """Whether somebody might learn something from a legal `choice`, judged by what the asked seat may know."""
        for deal in range(DEALS):
            # Not the true state: states that the seat cannot tell apart must give the same answer.
            state = self.state.determinize(self.state.asking.seat, Rng(deal))
            before = state.revealed
            if state.why_not(choice) is not None:
                return False
            state.apply(choice)
            if state.revealed > before:
                return True
        return False

    async def _commit(self, logged: Logged) -> None:
        """The newest line of the record to the store, and then to everybody."""
        await self._keep(logged)
        await self._update_all([logged])

    async def _keep(self, logged: Logged) -> None:
        """The newest line of the record to the store. If that fails the table must be loaded anew."""
        if self.lost:
            raise Conflict
        made = [line for line in self.play.record.lines[-3:] if isinstance(line, ChoiceLine | UndoLine)][-1]
        last = self.play.record.lines[-1]
        checkpoint = _encode(last) if isinstance(last, Checkpoint) else None
        try:
            await self.store.add_line(self.row.id, logged.seq, _encode(made), _encode(logged.told), checkpoint)
        except Exception:
            self.lost = True
            raise
        self.clock.turn_to(self.state.seat)
        if self.state.over and self.row.status != "finished":
            self.row.status = "finished"
            await self.store.save_table(self.row)

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

    def why(self, choice: str, seats: list[int], address: str = "") -> Reason | None:
        """Why `choice`, or a choice that touches `address`, is not legal now.

        Only the seat that is asked is told more than that it is not its turn.
        """
        if not self.running:
            return Reason(self.state.end_clause(), "ui-not-running")
        if self.state.asking.seat not in seats:
            return Reason(self.state.asking.clauses[0], "reason-not-your-turn")
        return self.state.why_not_at(address) if address else self.state.why_not(choice)

    async def seat_changed(self) -> bool:
        """Who sits where has changed: kept, and told to all. A table with nobody missing begins: then True."""
        begins = self.row.status == "waiting" and all(row.kind != "open" for row in self.row.seats)
        if begins:
            self.row.status = "running"
            self.clock.turn_to(self.state.seat)
        await self.store.save_table(self.row)
        await self._update_all([])
        return begins

    def bot_to_move(self) -> str | None:
        """The level of the bot that must choose now, if one must."""
        if not self.running:
            return None
        seat = self.state.asking.seat
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.level
        return "medium" if seat in self.away else None


def _encode(line: Line | Told) -> str:
    return msgspec.json.encode(line).decode()


def check_position(room: Room, n: int) -> State:
    """The position after `n` choices that stand."""
    if not 0 <= n <= room.play.made:
        raise BadInput("at", f"there are {room.play.made} choices")
    return room.play.state_at(n)
