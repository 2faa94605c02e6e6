"""The game at a table: what is chosen is validated by the engine, stored, and timed; two servers never store different
games.

It knows nothing of who is connected: `views` shows it, `live_table` lets people play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.log import LogEntry
from regnum.core.message import Reason
from regnum.core.play import Play
from regnum.core.record import Checkpoint, ChoiceLine, Line, Record, Resumed, UndoLine
from regnum.core.sealed import all_asked
from regnum.core.state import State
from regnum.core.step import AnyStep
from regnum.server import wire
from regnum.server.db.rows import Readings, SealedAnswer, StoredTable, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import NotStored, Precondition
from regnum.server.table.clock import Clock
from regnum.server.table.table_log import TableLog

_LOGGED: Final = (ChoiceLine, UndoLine, Resumed)  # the lines of a record that have a log entry

_encode: Final = msgspec.json.Encoder().encode


class Refusal(Exception):
    """Raised when the server refuses a request; `words` gives the reason."""

    def __init__(self, code: str, words: wire.Words, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.words = words
        self.clause = clause


def illegal(reason: Reason) -> Refusal:
    return Refusal("illegal", wire.Words.of(reason.message), reason.clause)


class Fetched(NamedTuple):
    """What other servers had stored: log entries, and all chat if it was asked for."""

    entries: list[LogEntry]
    chat: list[wire.ChatLine] | None


class StoredGame:
    """A game in memory, and what of it is in the store. Change it only with the table's lock held."""

    def __init__(self, row: TableRow, play: Play, store: Store) -> None:
        self.row = row
        self.play = play
        self.store = store
        self.log = TableLog()
        self.clock = Clock(row.clock, len(row.seats))
        self.logged_at: float | None = None  # when the last log entry was made, if that is known
        self.added = 0  # bytes that have been added to the store, and not been counted for anybody (`Allowance`)
        self.out_of_sync = False  # a commit failed: this game is ahead of the store and must be loaded again
        self._stored = len(play.record.lines)  # how many lines of the record are in the store
        self.clock.turn_to(self.waiting_for)
        self._round: tuple[AnyStep | None, int] = (None, 0)  # the last step of a sealed round; when it was first seen

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def seq(self) -> int:
        """The number of the last log entry."""
        return len(self.log.entries)

    @property
    def running(self) -> bool:
        return self.row.status == "running" and not self.state.over

    @property
    def seat(self) -> int | None:
        """The seat that must choose; None if the game is not in play."""
        return self.state.seat if self.running else None

    # --- whose turn it is --------------------------------------------------------------------------------------------

    def require_current(self, seq: int | None) -> None:
        """Refuse what was asked of a game that is not in play, or of another position than after log entry `seq`."""
        if not self.running:
            raise Refusal("not-running", wire.Words("ui-not-running"))
        self.require_newest(seq)

    def require_newest(self, seq: int | None) -> None:
        """Refuse what was asked of another position than after log entry `seq`, whether the game is in play or not."""
        if seq is not None and seq != self.seq:
            raise Refusal("stale", wire.Words("ui-stale"))

    def require_turn(self, seats: list[int], seq: int | None) -> State:
        """The position in which one of `seats` must choose, after log entry `seq`; refused if there is none."""
        # In a sealed round the others may have answered in the meantime: it changes nothing for this seat.
        current = (
            self.running and seq is not None and self.state.asking.sealed and self._round_began() <= seq < self.seq
        )
        self.require_current(None if current else seq)
        state = self.facing(seats)
        asking = state.asking
        if asking.seat not in seats:
            raise Refusal("not-your-turn", wire.Words("reason-not-your-turn"), asking.clauses[0])
        return state

    # --- sealed rounds -----------------------------------------------------------------------------------------------

    def facing(self, seats: Sequence[int]) -> State:
        """The position as the holder of `seats` faces it: in a sealed round with the question to one of them."""
        state = self.state
        if self.running and state.seat not in seats and state.asking.sealed:
            for seat in all_asked(state):
                found = self.play.facing(seat) if seat in seats else None
                if found is not None:
                    return found
        return state

    @property
    def waiting_for(self) -> list[int]:
        """The seats that must choose before the game goes on."""
        if not self.running:
            return []
        return self.play.waiting_for if self.state.asking.sealed else [self.state.asking.seat]

    @property
    def newly_asked(self) -> list[int]:
        """The seats that must choose and were not asked before the last log entry."""
        if self.running and self.state.asking.sealed and (self._round_began() < self.seq or self.play.answers):
            return []
        return self.waiting_for

    @property
    def asked_at(self) -> int:
        """The log entry after which those who must choose were asked: in a sealed round the last one before it."""
        return self._round_began() if self.state.asking.sealed else self.seq

    def _round_began(self) -> int:
        """The log entry after which the present sealed round began, or was first seen here."""
        state = self.state
        last = state.steps[-len(all_asked(state))]
        if self._round[0] is not last:
            self._round = (last, self.seq)
        return self._round[1]

    def _read_answers(self) -> None:
        """Keep the stored answers of a sealed round that have not been carried out or undone since."""
        pending = self.row.pending.answers
        if not pending and not self.play.answers:
            return
        since = min([answer.seq for answer in pending], default=self.seq)
        later = [(seq, self.log.entry(seq)) for seq in range(since + 1, self.seq + 1)]
        self.play.answers = {}
        for answer in pending:
            if not any(seq > answer.seq and (entry.undone or entry.seat == answer.seat) for seq, entry in later):
                self.play.answers.setdefault(answer.seat, []).append(answer.choice)

    def bot_to_move(self) -> int | None:
        """The seat for which a bot must choose now, in a sealed round any that has not answered; None without one."""
        return next((seat for seat in self.waiting_for if self.bot_at(seat) is not None), None)

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays for `seat`; None if a person does."""
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.level
        return "medium" if seat in self.row.pending.away else None

    @property
    def needs_runner(self) -> bool:
        """Whether some server must play for bots, watch the time or call webhooks here."""
        seats = self.row.seats
        return self.running and (self.row.clock.watched or any(seat.kind == "bot" or seat.webhook for seat in seats))

    # --- from the store ----------------------------------------------------------------------------------------------

    @classmethod
    def restore(cls, stored: StoredTable, store: Store) -> StoredGame:
        """Load a stored game: its state from the last checkpoint, its log from the stored entries."""
        rows = [stored.row.header, stored.checkpoints[0]]
        for seq, row, _ in stored.log:
            rows.append(row)
            if seq in stored.checkpoints:
                rows.append(stored.checkpoints[seq])
        record = Record.from_bytes("".join(row + "\n" for row in rows).encode())
        lines = record.lines[:]
        game = cls(stored.row, Play.cold(record), store)
        game._stored = len(lines)
        game.logged_at = stored.logged_at
        logged = [line for line in lines if isinstance(line, _LOGGED)]
        for line, (_, _, entry) in zip(logged, stored.log, strict=True):
            game.log.restore(line, entry)
        game._read_answers()
        game._read_clock(stored.clocks, stored.logged_at)
        return game

    async def store_resumed(self) -> None:
        """Log and commit that rules or content changed since the game was stored, if `restore` found that they did."""
        entries: list[LogEntry] = []
        for line in self.play.record.lines[self._stored :]:
            if isinstance(line, UndoLine):
                entries.append(self.log.add_undo(line.undo))
            elif isinstance(line, Resumed):
                entries.append(self.log.add_resumed())
        if entries:
            self.clock.turn_to(self.waiting_for)
            await self._store(len(entries))

    async def fetch(self, chat: bool) -> Fetched:
        """Go on to what other servers have stored.

        Raises `NotStored` if this is not possible: the game must be loaded again.
        """
        newer = await self.store.newer(self.row.id, self.seq, chat)
        if newer is None:  # it has been removed
            raise self._lost()
        lines: list[ChoiceLine | UndoLine] = []
        for seq, row, _ in newer.log:
            line = Record.parse(row.encode(), f"line {seq}")
            if not isinstance(line, (ChoiceLine, UndoLine)) or seq != self.seq + len(lines) + 1:
                raise self._lost()  # rules have changed, or there is a gap: begin anew
            lines.append(line)
        try:
            self.play.follow(lines)
        except (BadInput, IllegalChoice):
            raise self._lost() from None
        entries = [self.log.restore(line, entry) for line, (_, _, entry) in zip(lines, newer.log, strict=True)]
        self._stored = len(self.play.record.lines)
        changed = (newer.row.version, newer.row.status) != (self.row.version, self.row.status)
        if changed:
            self.adopt(newer.row)
        if lines:
            self.logged_at = newer.logged_at
            self._turn_clock(entries)
        if changed or lines:
            self._read_answers()
            self._read_clock(newer.clocks, newer.logged_at, self.store.now() - self.clock_read)
        return Fetched(entries, newer.chat)

    def _lost(self) -> NotStored:
        self.out_of_sync = True
        return NotStored()

    # --- to the store ------------------------------------------------------------------------------------------------

    def precondition(self, fence: int = 0) -> Precondition:
        """What a write rests on that is made now, under the lease number `fence`."""
        return Precondition(self.row.id, self.row.version, fence)

    async def commit(self, entries: list[LogEntry], fence: int = 0) -> None:
        """Store the newest log entries."""
        self._turn_clock(entries)
        await self._store(len(entries), fence)

    async def _store(self, new: int, fence: int = 0) -> None:
        """Store the `new` last log entries with their record lines. If that fails, the game must be loaded again."""
        if self.out_of_sync:
            raise NotStored
        lines = self.play.record.lines[self._stored :]
        logged: list[Line] = []
        checkpoint: str | None = None
        for line in lines:
            if isinstance(line, _LOGGED):
                logged.append(line)
            elif isinstance(line, Checkpoint):
                checkpoint = _encode(line).decode()
        before = self.seq - new
        rows = [
            (before + n, _encode(line).decode(), entry)
            for n, (line, entry) in enumerate(zip(logged, self.log.entries[before:], strict=True), 1)
        ]
        status = self.row.status
        if status != "waiting":  # a finished game runs again if new rules undid its last choices
            status = "finished" if self.state.over else "running"
        changed = None if status == self.row.status else status
        try:
            await self.store.add_lines(self.precondition(fence), rows, checkpoint, self.clock.readings(), changed)
        except NotStored:
            self.out_of_sync = True
            raise
        if changed is not None:
            self.row.status = status
            self.row.version += 1
        self._stored += len(lines)
        self.added += sum(len(line) + len(entry) for _, line, entry in rows) + len(checkpoint or "")
        self.logged_at = self.store.now()

    async def save(self, edit: Callable[[TableRow], None], fence: int) -> TableRow:
        """Store a new version of the table's row, and return it; the game starts once no seat is open.

        `edit` changes a copy of the row, or raises `Refusal`.
        """
        if self.out_of_sync:
            raise NotStored
        row = self.row.copy()
        edit(row)
        if row.people != self.row.people:  # whoever has to agree to an undo or a pause may have changed
            row.pending = msgspec.structs.replace(row.pending, undo=None, pause=[])
        if row.status == "waiting" and all(seat.kind != "open" for seat in row.seats):
            row.status = "running"
            begin = Readings([row.clock.seconds] * len(row.seats), self.store.now(), False)
            row.pending = msgspec.structs.replace(row.pending, readings=begin)
        row.version += 1
        await self.store.save_table(row, fence)
        return row

    def adopt(self, row: TableRow) -> None:
        """Go on with a new version of the row."""
        before, self.row = self.row, row
        self._read_answers()
        self.clock.turn_to(self.waiting_for)
        if before.pending.readings != row.pending.readings:
            self._read_clock(None, None, self.store.now() - self.clock_read)

    # --- clocks ------------------------------------------------------------------------------------------------------

    def _turn_clock(self, entries: Sequence[LogEntry]) -> None:
        """Turn the clock to whoever must choose after these log entries."""
        following = [*([entry.seat] for entry in entries[1:]), self.waiting_for]
        for entry, seats in zip(entries, following, strict=True):
            if entry.undone:
                self.clock.undone(entry.seat, entry.undone, seats)
            elif entry.choice:
                self.clock.chosen(entry.seat, seats)

    def _read_clock(self, left: list[float] | None, at: float | None, ran: float = 0.0) -> None:
        """Set the clocks to what was stored last, with a log entry at the time `at` or when they were paused.

        They have run for `ran` seconds since.
        """
        readings = self.row.pending.readings
        if readings is not None and (at is None or readings.at >= at):
            self.clock.set_to(readings.left, self.waiting_for, 0.0 if readings.paused else ran, readings.paused)
        elif left is not None:
            self.clock.set_to(left, self.waiting_for, ran)
        elif not self.clock.counts:
            self.clock.turn_to(self.waiting_for)

    def time_left(self) -> dict[int, float]:
        """Seconds left to the people who must choose; none if no clock is running for one."""
        return {seat: left for seat, left in self.clock.time_left().items() if self.bot_at(seat) is None}

    @property
    def clock_read(self) -> float:
        """When what the clocks showed was stored last."""
        readings = self.row.pending.readings
        return max(self.row.created, self.logged_at or 0.0, readings.at if readings is not None else 0.0)


def sealed_answers(game: StoredGame, row: TableRow, seat: int, choices: Sequence[str]) -> tuple[SealedAnswer, ...]:
    """What `row` has to hold when the answers of `seat` in a sealed round become `choices`."""
    kept = [answer for answer in row.pending.answers if answer.seat in game.play.answers and answer.seat != seat]
    return (*kept, *(SealedAnswer(seat, choice, game.seq) for choice in choices))
