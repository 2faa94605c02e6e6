"""A table in memory: the game, its log, its connections, and what is sent to each of them.

Every change takes the same path: the engine validates it, the store commits it under the next sequence number, and only
then is it acknowledged and sent to all connections, to each as much as its seats may see.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec

from regnum.core import gate
from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.gate import Viewer
from regnum.core.message import Reason
from regnum.core.play import Play
from regnum.core.record import Checkpoint, ChoiceLine, Line, Record, Resumed, UndoLine
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.server import messages as wire
from regnum.server.clock import Clock
from regnum.server.log import EntryBody, LogEntry, LoggedEvent, words_of
from regnum.server.store import Conflict, Store, StoredTable, TableRow

DEALS = 4  # random deals of the hidden pieces that are tried before a choice counts as revealing nothing

Send = Callable[[bytes], Awaitable[None]]

_decode_body = msgspec.json.Decoder(EntryBody).decode


class Refusal(Exception):
    """A request that the server refuses, with the reason in words."""

    def __init__(self, code: str, words: wire.Words, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.words = words
        self.clause = clause


class Connection:
    """A client connected to the table: the seats it holds, and how to send to it."""

    __slots__ = ("creator", "seats", "send")

    def __init__(self, seats: list[int], creator: bool, send: Send) -> None:
        self.seats = seats
        self.creator = creator
        self.send = send


class LiveTable:
    """One table in memory."""

    def __init__(self, row: TableRow, play: Play, chat: list[wire.ChatLine], store: Store) -> None:
        self.row = row
        self.play = play
        self.chat = chat
        self.store = store
        self.log: list[LogEntry] = []
        self.active: list[LogEntry] = []  # the entries of choices that have not been undone
        self.seq = 0
        self.connections: list[Connection] = []
        self.away: set[int] = set()  # seats whose time ran out: a bot plays for them until the person returns
        self.clock = Clock(row.clock, len(row.seats))
        self.asks_undo: wire.UndoInfo | None = None
        self._awaiting_consent: set[int] = set()
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self._unstored: list[Line] = []  # lines of the record that the store lacks: see `store_resumed`
        self.out_of_sync = False  # a commit failed: this table is ahead of the store and must be loaded again
        self.clock.turn_to(self.state.seat if self.running else None)

    # --- from the store --------------------------------------------------------------------------------------------

    @classmethod
    def restore(cls, stored: StoredTable, store: Store) -> LiveTable:
        """The table as stored: its state comes from the last checkpoint, its log from the stored entries."""
        rows = [stored.row.header, stored.checkpoints[0]]
        for seq, row, _ in stored.log:
            rows.append(row)
            if seq in stored.checkpoints:
                rows.append(stored.checkpoints[seq])
        record = Record.from_bytes("".join(row + "\n" for row in rows).encode())
        lines = record.lines[:]
        table = cls(stored.row, Play.cold(record), stored.chat, store)
        table._unstored = record.lines[len(lines) :]
        made = [line for line in lines if isinstance(line, ChoiceLine | UndoLine | Resumed)]
        for line, (_, _, body) in zip(made, stored.log, strict=True):
            if isinstance(line, ChoiceLine):
                table._log_choice(line.seat, line.choice, _decode_body(body))
            elif isinstance(line, UndoLine):
                table._log_undo(line.undo, _decode_body(body))
            else:
                table._log_resumed(_decode_body(body))
        return table

    async def store_resumed(self) -> None:
        """Log and commit that rules or content changed since the table was stored, if `restore` found that they did."""
        checkpoints = [_encode(line) for line in self._unstored if isinstance(line, Checkpoint)]
        for line in self._unstored:
            if isinstance(line, UndoLine):
                entry = self._log_undo(line.undo, self._undo_body(line.undo))
                await self.store.add_line(self.row.id, entry.seq, _encode(line), _encode(entry.body))
            elif isinstance(line, Resumed):
                entry = self._log_resumed(EntryBody(wire.Words("ui-resumed")))
                await self.store.add_line(self.row.id, entry.seq, _encode(line), _encode(entry.body), *checkpoints)
        if self._unstored and self.row.status == "finished" and not self.state.over:
            self.row.status = "running"  # its last choices no longer hold
            await self.store.save_table(self.row)
        self._unstored = []

    @property
    def state(self) -> State:
        return self.play.state

    def _carry_out(self, choice: str) -> LogEntry:
        """Make a choice and log it, without committing it."""
        made = self.play.choose(choice)
        events = [
            LoggedEvent(
                wire.EventInfo(wire.Words(event.info.words.key, event.info.words.args), event.info.clause),
                event.audience,
            )
            for event in made.events
        ]
        words = wire.Words(made.words.key, made.words.args) if made.words else None
        return self._log_choice(made.seat, choice, EntryBody(words, events))

    def _log_choice(self, seat: int, choice: str, body: EntryBody) -> LogEntry:
        entry = self._add_to_log(seat, choice, body)
        self.active.append(entry)
        return entry

    def _take_back(self, n: int) -> LogEntry:
        """Undo `n` choices and log that, without committing it."""
        self.play.undo(n)
        return self._log_undo(n, self._undo_body(n))

    def _undo_body(self, n: int) -> EntryBody:
        return EntryBody(wire.Words("ui-taken-back", {"seat": f"@seat-{self.active[-1].seat}", "n": n}))

    def _log_undo(self, n: int, body: EntryBody) -> LogEntry:
        entry = self._add_to_log(self.active[-1].seat, "", body)
        del self.active[-n:]
        return entry

    def _log_resumed(self, body: EntryBody) -> LogEntry:
        return self._add_to_log(self.active[-1].seat if self.active else 0, "", body)

    def _add_to_log(self, seat: int, choice: str, body: EntryBody) -> LogEntry:
        self.seq += 1
        entry = LogEntry(self.seq, seat, choice, body)
        self.log.append(entry)
        return entry

    async def replay(self, record: Record) -> None:
        """Make and store all choices and undos of `record`, a game played elsewhere."""
        async with self.lock:
            for line in record.lines:
                if isinstance(line, ChoiceLine):
                    await self._store(self._carry_out(line.choice))
                elif isinstance(line, UndoLine):
                    await self._store(self._take_back(line.undo))

    # --- what a connection sees ------------------------------------------------------------------------------------

    def info(self, connection: Connection | None = None) -> wire.TableInfo:
        held = connection.seats if connection is not None else []
        here = {seat for other in self.connections for seat in other.seats}
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
            creator=connection is not None and connection.creator,
            watchers=sum(1 for other in self.connections if not other.seats),
            created=self.row.created,
            scores=self.state.scores() if over else [],
            winners=self.state.winners(),
        )

    def position(self, seats: list[int]) -> wire.Position:
        """The position for the holder of `seats`, seen by the one that must choose if it is among them."""
        state = self.state
        asked = state.seat
        # While none of several people at one screen is asked, they see what a spectator sees.
        viewer = asked if asked in seats else seats[0] if len(seats) == 1 else None
        prompt, options = None, []
        if asked is not None and asked in seats and self.running:
            question = state.asking.prompt(state)
            prompt = wire.PromptInfo(question.kind.value, words_of(question.message), list(question.clauses))
            options = [
                wire.OptionInfo(option.text, words_of(state.describe(option)), list(state.refs(option)))
                for option in state.options()
            ]
        view = cast(wire.View, state.view(viewer))
        return wire.Position(self.seq, viewer, view, prompt, options, self._undo_for(seats), self.asks_undo)

    def _undo_for(self, seats: list[int]) -> wire.UndoInfo | None:
        if not self.active or not seats or not self.running:
            return None
        last = self.active[-1].seat
        seat = last if last in seats else seats[0]
        return wire.UndoInfo(seat, self.play.undo_reach(seat), self.play.made - self.play.earliest)

    def state_after(self, n: int) -> State:
        """The state after the first `n` choices, without those that were undone."""
        if not 0 <= n <= self.play.made:
            raise BadInput("at", f"there are {self.play.made} choices")
        return self.play.state_at(n)

    @property
    def running(self) -> bool:
        return self.row.status == "running" and not self.state.over

    # --- sending ---------------------------------------------------------------------------------------------------

    async def send_to(self, connection: Connection, message: wire.FromServer) -> None:
        await connection.send(msgspec.json.encode(message))

    async def welcome(self, connection: Connection, last: int | None) -> None:
        """Send the whole table, with the log after number `last`; from then on the connection gets every update.

        This waits for a choice that is being stored: otherwise the connection would receive it twice.
        """
        async with self.lock:
            self.connections.append(connection)
            missed = [entry.seen_by(connection.seats) for entry in self.log if last is None or entry.seq > last]
            position = self.position(connection.seats)
            welcome = wire.Welcome(wire.VERSION, self.info(connection), connection.seats, position, missed, self.chat)
            await self.send_to(connection, welcome)

    async def _update_all(self, entries: list[LogEntry]) -> None:
        # Connections with the same seats receive the same bytes.
        encoded: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for connection in list(self.connections):
            key = (tuple(connection.seats), connection.creator)
            if key not in encoded:
                log = [entry.seen_by(connection.seats) for entry in entries]
                encoded[key] = msgspec.json.encode(
                    wire.Update(self.info(connection), self.position(connection.seats), log)
                )
            await connection.send(encoded[key])

    async def send_info(self) -> None:
        """Send every connection who sits at the table and how the clocks stand."""
        for connection in list(self.connections):
            await self.send_to(connection, wire.TableChanged(self.info(connection)))

    # --- requests --------------------------------------------------------------------------------------------------

    async def choose(self, choice: str, seats: list[int], seq: int | None, careful: bool = False) -> int:
        """Choose for one of `seats`; returns its number once it is on disk. A careful choice must reveal nothing."""
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
                entry = self._carry_out(choice)
            except IllegalChoice as error:
                raise Refusal("illegal", words_of(error.reason.message), error.reason.clause) from None
            self.asks_undo = None
            await self._commit(entry)
            return entry.seq

    def _reveals(self, choice: str) -> bool:
        """Whether a legal `choice` might reveal something to anybody, judged only from what the asked seat may know."""
        for deal in range(DEALS):
            # Not the true state: the answer must not differ between states that the seat cannot tell apart.
            state = self.state.determinize(self.state.asking.seat, Rng(deal))
            before = state.revealed
            if state.why_not(choice) is not None:
                return False
            state.apply(choice)
            if state.revealed > before:
                return True
        return False

    async def _commit(self, entry: LogEntry) -> None:
        """Store the newest log entry, then send it to everybody."""
        await self._store(entry)
        await self._update_all([entry])

    async def _store(self, entry: LogEntry) -> None:
        """Store the newest log entry with its line of the record. If that fails, the table must be loaded again."""
        if self.out_of_sync:
            raise Conflict
        made = [line for line in self.play.record.lines[-3:] if isinstance(line, ChoiceLine | UndoLine)][-1]
        last = self.play.record.lines[-1]
        checkpoint = _encode(last) if isinstance(last, Checkpoint) else None
        try:
            await self.store.add_line(self.row.id, entry.seq, _encode(made), _encode(entry.body), checkpoint)
        except Exception:
            self.out_of_sync = True
            raise
        self.clock.turn_to(self.state.seat)
        if self.state.over and self.row.status != "finished":
            self.row.status = "finished"
            await self.store.save_table(self.row)

    async def undo(self, seats: list[int], n: int, seq: int) -> None:
        """Undo `n` choices: at once if the seat may do so alone, otherwise the other people are asked to agree."""
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
            self._awaiting_consent = others
            await self._update_all([])

    async def consent(self, seats: list[int], yes: bool) -> None:
        """Answer another player's request to undo; when all have agreed, the choices are undone."""
        async with self.lock:
            if self.asks_undo is None or not self._awaiting_consent & set(seats):
                raise Refusal("consent", wire.Words("ui-nothing-asked"))
            self._awaiting_consent -= set(seats)
            n = self.asks_undo.reach
            if not yes:
                self.asks_undo = None
                await self._update_all([])
            elif not self._awaiting_consent:
                self.asks_undo = None
                await self._commit(self._take_back(n))

    async def say(self, name: str, text: str) -> None:
        line = wire.ChatLine(time.time(), name, text)
        await self.store.add_chat(self.row.id, line)
        self.chat.append(line)
        for connection in list(self.connections):
            await self.send_to(connection, wire.Said(line))

    def why(self, choice: str, seats: list[int], address: str = "") -> Reason | None:
        """Why `choice`, or a choice that touches `address`, is not legal now.

        Only the seat that is asked is told more than that it is not its turn.
        """
        if not self.running:
            return Reason(self.state.end_clause(), "ui-not-running")
        return gate.reason(self.state, Viewer(seats), choice, address)

    async def seats_changed(self) -> bool:
        """Store and send who sits where now. Starts the game once no seat is open, and returns whether it did."""
        starts = self.row.status == "waiting" and all(row.kind != "open" for row in self.row.seats)
        if starts:
            self.row.status = "running"
            self.clock.turn_to(self.state.seat)
        await self.store.save_table(self.row)
        await self._update_all([])
        return starts

    def bot_to_move(self) -> str | None:
        """The level of the bot that must choose now; None if it is not a bot's turn."""
        if not self.running:
            return None
        seat = self.state.asking.seat
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.level
        return "medium" if seat in self.away else None


def _encode(value: Line | EntryBody) -> str:
    return msgspec.json.encode(value).decode()
