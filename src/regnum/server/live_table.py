"""A table in memory: the game, its log, its connections, and the messages to each of them.

Every change takes the same path: the engine validates it, the store commits it under the next sequence number, and only
then is it acknowledged and sent to all connections. Each connection receives only what its seats may see.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from regnum.core import gate
from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.following import Following
from regnum.core.gate import Viewer
from regnum.core.log import LogEntry
from regnum.core.message import Reason
from regnum.core.play import Play
from regnum.core.record import Checkpoint, ChoiceLine, Line, Record, Resumed, UndoLine
from regnum.core.state import State
from regnum.server import messages as wire
from regnum.server.clock import Clock
from regnum.server.connection import Connection
from regnum.server.store import NotStored, Store, StoredTable, TableRow

LISTED = ("round", "phase", "scores")  # what a list of tables shows of a board
MOST_POSITIONS = 300  # in a history of points: as many as a graph can show
LONGEST_LOG = 400  # entries in a welcome; earlier ones are sent when they are asked for
LONGEST_CHAT = 200

Turn = tuple[
    int,
    int | None,
    wire.PromptInfo | None,
    list[wire.OptionInfo],
    wire.UndoInfo | None,
    wire.UndoInfo | None,
]

_MADE: Final = (ChoiceLine, UndoLine, Resumed)  # the lines of a record that have a log entry

_encode: Final = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(LogEntry).decode


class Refusal(Exception):
    """Raised when the server refuses a request; `words` gives the reason."""

    def __init__(self, code: str, words: wire.Words, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.words = words
        self.clause = clause


class LiveTable:
    """One table in memory."""

    def __init__(self, row: TableRow, play: Play, chat: list[wire.ChatLine], store: Store) -> None:
        self.row = row
        self.play = play
        self.chat = chat
        self.store = store
        self.log: list[LogEntry] = []  # numbered from 1
        self.active: list[int] = []  # the numbers of choices that have not been undone
        self.connections: list[Connection] = []
        self.away: set[int] = set()  # seats whose time ran out: a bot plays for them until the person returns
        self.clock = Clock(row.clock, len(row.seats))
        self.asks_undo: wire.UndoInfo | None = None
        self._awaiting_consent: set[int] = set()
        self.lock = asyncio.Lock()
        self._reckoning = asyncio.Lock()  # however many ask for the history, it is made once
        self._following: Following | None = None  # while there are connections
        seed = play.record.header.seed
        self._commitment = wire.commitment(row.id, seed, row.salt) if row.salt else ""
        self.last_used = time.monotonic()
        self.moved: float | None = None  # when the last log entry was made, if that is known
        self._stored = len(play.record.lines)  # how many lines of the record are in the store
        self._previews: tuple[int, list[wire.Preview]] = (-1, [])  # a cache: the position's number, and its previews
        self._history: tuple[int, wire.History] = (-1, wire.History([], [], []))  # a cache, likewise
        self.owner = row.id  # who opened the table, as far as this process knows: an address
        self.out_of_sync = False  # a commit failed: this table is ahead of the store and must be loaded again
        self.clock.turn_to(self.state.seat if self.running else None)

    # --- from the store --------------------------------------------------------------------------------------------

    @classmethod
    def restore(cls, stored: StoredTable, store: Store) -> LiveTable:
        """Load a stored table: its state from the last checkpoint, its log from the stored entries."""
        rows = [stored.row.header, stored.checkpoints[0]]
        for seq, row, _ in stored.log:
            rows.append(row)
            if seq in stored.checkpoints:
                rows.append(stored.checkpoints[seq])
        record = Record.from_bytes("".join(row + "\n" for row in rows).encode())
        lines = record.lines[:]
        table = cls(stored.row, Play.cold(record), stored.chat, store)
        table._stored = len(lines)
        table.moved = stored.moved
        if stored.clocks is not None:
            table.clock.left = stored.clocks
        made = [line for line in lines if isinstance(line, _MADE)]
        for line, (_, _, row) in zip(made, stored.log, strict=True):
            table._restore_entry(line, _decode_entry(row))
        return table

    def _restore_entry(self, line: ChoiceLine | UndoLine | Resumed, entry: LogEntry) -> None:
        """Add a stored entry to the log; fields that old entries lack are taken from the line of the record."""
        if isinstance(line, ChoiceLine):
            self._log_choice(msgspec.structs.replace(entry, seat=line.seat, choice=line.choice))
        elif isinstance(line, UndoLine):
            self._log_undo(msgspec.structs.replace(entry, seat=self._last_seat, undone=line.undo))
        else:
            self.log.append(msgspec.structs.replace(entry, seat=self._last_seat))

    async def store_resumed(self) -> None:
        """Log and commit that rules or content changed since the table was stored, if `restore` found that they did."""
        entries: list[LogEntry] = []
        for line in self.play.record.lines[self._stored :]:
            if isinstance(line, UndoLine):
                entries.append(self._log_undo(self._undo_entry(line.undo)))
            elif isinstance(line, Resumed):
                entries.append(LogEntry(self._last_seat, words=wire.Words("ui-resumed")))
                self.log.append(entries[-1])
        if entries:
            await self._store(entries)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def seq(self) -> int:
        """The number of the last log entry."""
        return len(self.log)

    @property
    def _last_seat(self) -> int:
        """The seat of the last choice that has not been undone."""
        return self.log[self.active[-1] - 1].seat if self.active else 0

    def _log_choice(self, entry: LogEntry) -> LogEntry:
        self.log.append(entry)
        self.active.append(self.seq)
        return entry

    def _take_back(self, n: int) -> LogEntry:
        """Undo `n` choices, keeping gestures whole, and log it, without committing."""
        return self._log_undo(self._undo_entry(self.play.undo(n)))

    def _undo_entry(self, n: int) -> LogEntry:
        seat = self._last_seat
        return LogEntry(seat, words=wire.Words("ui-taken-back", {"seat": f"@seat-{seat}", "n": n}), undone=n)

    def _log_undo(self, entry: LogEntry) -> LogEntry:
        self.log.append(entry)
        del self.active[-entry.undone :]
        return entry

    # --- what a connection sees ------------------------------------------------------------------------------------

    def info(self, held: Sequence[int] = (), creator: bool = False) -> wire.TableInfo:
        """The table for the holder of the seats `held`, who may be its creator."""
        here = {seat for other in self.connections for seat in other.seats}
        seats = [
            wire.SeatInfo(
                row.name,
                row.kind,  # type: ignore[arg-type]
                row.level,
                connected=row.kind == "bot" or n in here,
                yours=n in held,
                webhook=n in held and row.webhook != "",
                stands_in=row.stands_in,
            )
            for n, row in enumerate(self.row.seats)
        ]
        finished = self.row.status == "finished"
        return wire.TableInfo(
            id=self.row.id,
            game=self.play.game.id,
            status=self.row.status,  # type: ignore[arg-type]
            seats=seats,
            automata=[self.state.automaton(player) for player in range(len(seats), self.state.table.players)],
            options=dict(self.state.table.options),
            clock=self.clock.info(),
            open=self.row.open,
            creator=creator,
            watchers=sum(1 for other in self.connections if not other.seats),
            created=self.row.created,
            scores=gate.standing(self.state) if finished else [],
            winners=self.state.winners() if finished else [],
            deal=self._deal(),
        )

    def _deal(self) -> wire.DealInfo:
        """The commitment to the seed and, once the end of the game is stored, what proves it."""
        finished = self.row.status == "finished"
        seed, salt = (self.play.record.header.seed, self.row.salt) if finished else (None, "")
        return wire.DealInfo(self.row.open_deal, self._commitment, seed, salt)

    def _turn(self, seats: list[int], viewer: Viewer) -> Turn:
        """What the holder of `seats` can do now: the fields of `wire.Turn`."""
        state = self.state
        question = gate.prompt(state, viewer) if self.running else None
        prompt: wire.PromptInfo | None = None
        options: list[wire.OptionInfo] = []
        if question is not None:
            words = wire.Words(question.message.key, question.message.args)
            prompt = wire.PromptInfo(question.kind.value, words, list(question.clauses))
            options = gate.options(state, viewer)
        return self.seq, viewer.seat(state), prompt, options, self._undo_for(seats), self.asks_undo

    def listed(self, held: Sequence[int], creator: bool) -> wire.MyTable:
        """The table in the list of somebody's tables."""
        view = gate.view(self.state, Viewer(held))
        view["board"] = {name: view["board"][name] for name in LISTED if name in view["board"]}
        for name in ("prompt", "choices"):
            view.pop(name, None)
        since = self.moved if self.log else self.row.created
        return wire.MyTable(self.info(held, creator), cast(wire.View, view), since)

    def line(self, seq: int, viewer: Viewer) -> wire.LogLine:
        """The log entry `seq` as far as the viewer may know it."""
        shown = gate.entry(self.log[seq - 1], viewer)
        return wire.LogLine(shown.kind, shown.seat, shown.choice, shown.words, shown.events, shown.undone, seq)

    def _undo_for(self, seats: list[int]) -> wire.UndoInfo | None:
        if not self.active or not seats or not self.running:
            return None
        last = self._last_seat
        seat = last if last in seats else seats[0]
        play = self.play
        return wire.UndoInfo(seat, play.undo_reach(seat), play.made - play.earliest, play.undo_step())

    def state_after(self, n: int) -> State:
        """The state after the first `n` choices, without those that were undone."""
        if not 0 <= n <= self.play.made:
            raise BadInput("at", f"there are {self.play.made} choices")
        return self.play.state_at(n)

    async def history(self) -> wire.History:
        """The points of all players in the course of the game, at evenly spaced positions."""
        async with self._reckoning:
            known, history = self._history
            if known != self.seq:
                known, every = self.seq, self.play.made // MOST_POSITIONS + 1
                history, last = wire.History([], [], []), None
                for n, state in self.play.positions():
                    if state.seat != last:
                        history.turns.append(n)
                        last = state.seat
                    if n % every == 0 or state.over:
                        history.at.append(n)
                        history.scores.append(gate.standing(state))
                    if n % 20 == 0:
                        await asyncio.sleep(0)  # a long game takes seconds: let others be served meanwhile
                self._history = known, history
            return history

    @property
    def running(self) -> bool:
        return self.row.status == "running" and not self.state.over

    # --- sending ---------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection) -> None:
        """Send the whole table to a new connection, and from then on every update; the others are told who came."""
        self.connections.append(connection)
        connection.catch_up()
        self.send_info(newcomer=connection)

    def disconnect(self, connection: Connection) -> None:
        self.connections.remove(connection)
        if not self.connections:
            self._following = None
        self.send_info()

    def welcome(self, connection: Connection) -> wire.Welcome:
        """The whole table, with the log entries that the client lacks, if those are not too many.

        Call it only for a connection that then gets every update.
        """
        seats, viewer = connection.seats, Viewer(connection.seats)
        first = max(connection.seen, self.seq - LONGEST_LOG) + 1
        missed = [self.line(seq, viewer) for seq in range(first, self.seq + 1)]
        if self._following is None:
            self._following = Following(self.state)
        seq, seat, prompt, options, undo, asks_undo = self._turn(seats, viewer)
        view = cast(wire.View, self._following.view(viewer))
        position = wire.Position(seq, seat, prompt, options, undo, asks_undo, view)
        info = self.info(seats, connection.creator)
        return wire.Welcome(wire.VERSION, info, seats, position, missed, self.chat[-LONGEST_CHAT:])

    def _update_all(self, new: int = 0, seats_changed: bool = False) -> None:
        """Send the position and the last `new` log entries to every connection."""
        if self._following is None:
            return  # nobody has been sent anything yet
        self._following.advance(self.state)
        table_changed = seats_changed or self.state.over
        clock = self.clock.info() if self.clock.counts else None
        # Connections that see the same receive the same bytes; what is the same for all of them is encoded once.
        shared: Any = None
        if all(gate.is_open(entry) for entry in self.log[len(self.log) - new :]):
            shared = msgspec.Raw(_encode(self._newest(new, gate.SPECTATOR)))
        encoded: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for connection in self.connections:
            key = (tuple(connection.seats), connection.creator and table_changed)
            if key not in encoded:
                seats, viewer = connection.seats, Viewer(connection.seats)
                seq, seat, prompt, options, undo, asks_undo = self._turn(seats, viewer)
                changes: Any = self._following.changes(viewer)
                position = wire.NextPosition(seq, seat, prompt, options, undo, asks_undo, changes)
                log = shared if shared is not None else self._newest(new, viewer)
                info = self.info(seats, connection.creator) if table_changed else None
                encoded[key] = _encode(wire.Update(position, log, info, clock))
            connection.update(encoded[key], self.seq)

    def _newest(self, n: int, viewer: Viewer) -> list[wire.LogLine]:
        """The last `n` log entries as far as the viewer may know them."""
        return [self.line(seq, viewer) for seq in range(self.seq - n + 1, self.seq + 1)]

    def send_info(self, notice: wire.Words | None = None, newcomer: Connection | None = None) -> None:
        """Send who sits at the table and the state of the clocks to every connection but a newcomer's.

        That is in the welcome of the newcomer.
        """
        for connection in self.connections:
            if connection is not newcomer:
                connection.send(wire.TableChanged(self.info(connection.seats, connection.creator), notice))

    # --- requests --------------------------------------------------------------------------------------------------

    async def choose(self, choice: str, seats: list[int], seq: int | None, careful: bool = False) -> int:
        """Make a choice for one of `seats`; returns its number once it is on disk.

        A `careful` choice is refused if it would reveal something.
        """
        async with self.lock:
            asked = self._asked(seats, seq)
            if careful and gate.reveals(self.state, Viewer(seats), choice):
                raise Refusal("reveals", wire.Words("ui-reveals"))
            try:
                made = self.play.choose(choice, asked)
            except IllegalChoice as error:
                raise _illegal(error.reason) from None
            await self._commit([self._log_choice(made)])
            return self.seq

    async def gesture(self, choices: list[str], seats: list[int], seq: int) -> tuple[int, int]:
        """Make several choices as one gesture; returns the last number and how many were made, once they are on disk.

        Fewer are made if the next one would reveal something, and none if one of them is not legal.
        """
        async with self.lock:
            asked = self._asked(seats, seq)
            try:
                made = self.play.gesture(choices, asked)
            except IllegalChoice as error:
                raise _illegal(error.reason) from None
            if not made:
                raise Refusal("reveals", wire.Words("ui-reveals"))
            await self._commit([self._log_choice(entry) for entry in made])
            return self.seq, len(made)

    def previews(self, seats: list[int], seq: int, choice: str | None) -> list[wire.Preview]:
        """What the options of the seat that must choose, or only `choice`, will certainly do."""
        self._asked(seats, seq)
        viewer = Viewer(seats)
        if choice is not None:
            reason = gate.reason(self.state, viewer, choice)
            if reason is not None:
                raise _illegal(reason)
        known, previews = self._previews
        if known != self.seq:
            previews = list(gate.previews(self.state, viewer, choice))
            if choice is None:
                self._previews = (self.seq, previews)
        return [preview for preview in previews if choice is None or preview.option == choice]

    def _asked(self, seats: list[int], seq: int | None) -> int:
        """The seat that must choose; raises `Refusal` if it is not one of `seats`, or if `seq` is out of date."""
        if not self.running:
            raise Refusal("not-running", wire.Words("ui-not-running"))
        if seq is not None and seq != self.seq:
            raise Refusal("stale", wire.Words("ui-stale"))
        asking = self.state.asking
        if asking.seat not in seats:
            raise Refusal("not-your-turn", wire.Words("reason-not-your-turn"), asking.clauses[0])
        return asking.seat

    async def _commit(self, entries: list[LogEntry]) -> None:
        """Store the newest log entries, then send them to everybody."""
        self.asks_undo = None
        await self._store(entries)
        self._update_all(len(entries))

    async def _store(self, entries: list[LogEntry]) -> None:
        """Store the newest log entries with their record lines. If that fails, the table must be loaded again."""
        if self.out_of_sync:
            raise NotStored
        lines = self.play.record.lines[self._stored :]
        made: list[Line] = []
        checkpoint: str | None = None
        for line in lines:
            if isinstance(line, _MADE):
                made.append(line)
            elif isinstance(line, Checkpoint):
                checkpoint = _encode(line).decode()
        numbered = zip(range(self.seq - len(entries) + 1, self.seq + 1), made, entries, strict=True)
        rows = [(seq, _encode(line).decode(), _encode(entry).decode()) for seq, line, entry in numbered]
        self.clock.turn_to(self.state.seat)
        status = self.row.status
        if status != "waiting":  # a finished game runs again if new rules undid its last choices
            status = "finished" if self.state.over else "running"
        changed = None if status == self.row.status else status
        try:
            await self.store.add_lines(self.row.id, rows, checkpoint, self.clock.kept(), changed)
        except NotStored:
            self.out_of_sync = True
            raise
        self.row.status = status
        self._stored += len(lines)
        self.moved = time.time()

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
            n = self.play.whole_gestures(n)
            others = {s for s, row in enumerate(self.row.seats) if row.kind == "person" and s not in seats}
            if n <= info.reach or not others:
                await self._commit([self._take_back(n)])
                return
            self.asks_undo = wire.UndoInfo(info.seat, n, n, n)
            self._awaiting_consent = others
            self._update_all()

    async def consent(self, seats: list[int], seq: int, n: int, yes: bool) -> None:
        """Answer another player's request to undo `n` choices; when all have agreed, they are undone."""
        async with self.lock:
            if self.asks_undo is None or not self._awaiting_consent & set(seats):
                raise Refusal("consent", wire.Words("ui-nothing-asked"))
            if (seq, n) != (self.seq, self.asks_undo.reach):
                raise Refusal("stale", wire.Words("ui-stale"))
            self._awaiting_consent -= set(seats)
            if not yes:
                self.asks_undo = None
                self._update_all()
            elif not self._awaiting_consent:
                await self._commit([self._take_back(n)])

    async def say(self, name: str, text: str) -> None:
        line = wire.ChatLine(time.time(), name, text)
        await self.store.add_chat(self.row.id, line)
        self.chat.append(line)
        for connection in self.connections:
            connection.send(wire.Said(line))

    def why(self, choice: str, seats: list[int], address: str = "") -> Reason | None:
        """Why `choice`, or a choice that touches `address`, is not legal now."""
        if not self.running:
            return Reason(self.state.end_clause(), "ui-not-running")
        return gate.reason(self.state, Viewer(seats), choice, address)

    async def seats_changed(self) -> bool:
        """Store and send who sits where. Starts the game once no seat is open; returns whether it did.

        A request to undo ends: whoever has to agree may have changed.
        """
        self.asks_undo = None
        starts = self.row.status == "waiting" and all(row.kind != "open" for row in self.row.seats)
        if starts:
            self.row.status = "running"
            self.clock.turn_to(self.state.seat)
        await self.store.save_table(self.row)
        self._update_all(seats_changed=True)
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


def _illegal(reason: Reason) -> Refusal:
    return Refusal("illegal", wire.Words.of(reason.message), reason.clause)
