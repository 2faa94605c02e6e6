"""A table in memory: the game, its log, its connections, and the messages to each of them.

Every change takes the same path: the engine validates it, the store commits it under the next sequence number, and only
then is it acknowledged and sent to all connections. Each connection receives only what its seats may see.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, cast

import msgspec

from regnum.core import gate
from regnum.core.actions import actions
from regnum.core.encoding import encoding
from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.following import Following
from regnum.core.gate import Viewer
from regnum.core.log import LogEntry
from regnum.core.message import Reason
from regnum.core.play import Play
from regnum.core.record import Checkpoint, ChoiceLine, Line, Record, Resumed, UndoLine
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.server import wire
from regnum.server.cluster import messages as news
from regnum.server.db.rows import LONGEST_CHAT, Readings, StoredTable, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Basis, Conflict, NotStored
from regnum.server.table.clock import Clock
from regnum.server.table.connection import Connection
from regnum.server.table.lock import Lock
from regnum.server.table.presence import Presence
from regnum.server.table.table_log import TableLog

LISTED = ("round", "phase", "scores")  # what a list of tables shows of a board
MOST_POSITIONS = 300  # in a history of points: as many as a graph can show
LONGEST_LOG = 400  # entries in a welcome; earlier ones are sent when they are asked for
MOMENT = 0.1  # seconds until everybody at a table is told of who has come or gone

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
        self.chat = chat[-LONGEST_CHAT:]
        self.store = store
        self.log = TableLog()
        self.presence = Presence(len(row.seats))
        self.connections = self.presence.connections
        self.clock = Clock(row.clock, len(row.seats))
        self.lock = Lock()
        self._reckoning = asyncio.Lock()  # however many ask for the history, it is made once
        self._following: Following | None = None  # while there are connections
        seed = play.record.header.seed
        self._commitment = wire.commitment(row.id, seed, row.salt) if row.salt else ""
        self.last_used = time.monotonic()
        self.moved: float | None = None  # when the last log entry was made, if that is known
        self.keeps: float | None = None  # for how many seconds it is kept when it is finished; None: for ever
        self._stored = len(play.record.lines)  # how many lines of the record are in the store
        self.added = 0  # bytes that have been added to the store, and not been counted for anybody (`Lobby.count`)
        self._previews: tuple[int, list[wire.Preview]] = (-1, [])  # a cache: the position's number, and its previews
        self._history: tuple[int, wire.History] = (-1, wire.History([], [], []))  # likewise
        self._ended: tuple[int, list[int], list[int]] = (-1, [], [])  # likewise, for `_result`
        self.changes = 0  # how often it has changed who sits at the table
        self._telling = False  # the event loop will call `_tell`
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
        table._read_clock(stored.clocks, stored.moved)
        made = [line for line in lines if isinstance(line, _MADE)]
        for line, (_, _, told) in zip(made, stored.log, strict=True):
            table.log.restore(line, told)
        return table

    def _read_clock(self, left: list[float] | None, at: float | None, ran: float = 0.0) -> None:
        """Set the clocks to what was stored last, with a log entry at the time `at` or when they were paused.

        They have run for `ran` seconds since.
        """
        readings, seat = self.row.pending.readings, self.state.seat if self.running else None
        if readings is not None and (at is None or readings.at >= at):
            self.clock.set_to(readings.left, seat, 0.0 if readings.paused else ran, readings.paused)
        elif left is not None:
            self.clock.set_to(left, seat, ran)
        elif not self.clock.counts:
            self.clock.turn_to(seat)

    @property
    def clock_read(self) -> float:
        """When what the clocks showed was stored last."""
        readings = self.row.pending.readings
        return max(self.row.created, self.moved or 0.0, readings.at if readings is not None else 0.0)

    async def sync(self, chat: bool = False) -> None:
        """Go on to what other servers have stored, and send it to all connections; the `chat` too, if it may lack some.

        Raises `NotStored` if this is not possible: the table must be loaded again.
        """
        await self.lock.acquire()
        try:
            if self.out_of_sync:
                raise NotStored
            await self._sync(chat)
        finally:
            self.lock.release()

    async def _sync(self, chat: bool = False) -> None:
        newer = await self.store.newer(self.row.id, self.seq, chat)
        if newer is None:  # it has been removed
            self.out_of_sync = True
            raise NotStored
        lines: list[ChoiceLine | UndoLine] = []
        for seq, row, _ in newer.log:
            line = Record.parse(row.encode(), f"line {seq}")
            if not isinstance(line, (ChoiceLine, UndoLine)) or seq != self.seq + len(lines) + 1:
                self.out_of_sync = True  # rules have changed, or there is a gap: begin anew
                raise NotStored
            lines.append(line)
        try:
            self.play.follow(lines)
        except (BadInput, IllegalChoice):
            self.out_of_sync = True
            raise NotStored from None
        entries = [self.log.restore(line, told) for line, (_, _, told) in zip(lines, newer.log, strict=True)]
        self._stored = len(self.play.record.lines)
        changed = (newer.row.version, newer.row.status) != (self.row.version, self.row.status)
        if changed:
            self._adopt(newer.row)
        if lines:
            self.moved = newer.moved
        if lines:
            self._turn_clock(entries)
        if changed or lines:
            self._read_clock(newer.clocks, newer.moved, self.store.now() - self.clock_read)
            self._update_all(entries, changed)
        for said in newer.chat or ():
            if said not in self.chat:
                self.hear(said)

    async def store_resumed(self) -> None:
        """Log and commit that rules or content changed since the table was stored, if `restore` found that they did."""
        entries: list[LogEntry] = []
        for line in self.play.record.lines[self._stored :]:
            if isinstance(line, UndoLine):
                entries.append(self.log.add_undo(line.undo))
            elif isinstance(line, Resumed):
                entries.append(self.log.add_resumed())
        if entries:
            self.clock.turn_to(self.state.seat)
            await self._store(len(entries))

    def basis(self, fence: int = 0) -> Basis:
        """What a write rests on that is made now, under the lease number `fence`."""
        return Basis(self.row.id, self.row.version, fence)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def seq(self) -> int:
        """The number of the last log entry."""
        return len(self.log.told)

    async def take_back(self, n: int) -> None:
        """Undo `n` choices, keeping gestures whole. Call it with the lock held."""
        await self._commit([self.log.add_undo(self.play.undo(n))])

    # --- what a connection sees ------------------------------------------------------------------------------------

    def info(self, held: Sequence[int] = (), creator: bool = False) -> wire.TableInfo:
        """The table for the holder of the seats `held`, who may be its creator."""
        here = self.presence.seats
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
        scores, winners = self._result() if self.row.status == "finished" else ([], [])
        return wire.TableInfo(
            id=self.row.id,
            game=self.play.game.id,
            status=self.row.status,  # type: ignore[arg-type]
            seats=seats,
            automata=[self.state.automaton(player) for player in range(len(seats), self.state.table.players)],
            options=dict(self.state.table.options),
            clock=self.clock.info(),
            asks_pause=self.row.pending.pause,
            open=self.row.open,
            creator=creator,
            watchers=self.presence.watchers,
            created=self.row.created,
            scores=scores,
            winners=winners,
            deal=self._deal(),
            kept_until=None if self.keeps is None or not scores else (self.moved or self.row.created) + self.keeps,
        )

    def _result(self) -> tuple[list[int], list[int]]:
        """The points of all players and the winners of a finished game."""
        known, scores, winners = self._ended
        if known != self.seq:
            scores, winners = gate.standing(self.state), self.state.winners()
            self._ended = (self.seq, scores, winners)
        return scores, winners

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
            # `value` of an Enum is a property in Python, which takes several times as long as what it returns.
            prompt = wire.PromptInfo(question.kind._value_, words, list(question.clauses))
            options = gate.options(state, viewer)
        return self.seq, viewer.seat(state), prompt, options, self.undo_for(seats), self._undo_asked()

    def _undo_asked(self) -> wire.UndoInfo | None:
        """The undo for which the others' consent is asked now. A request ends with the position that it was made in."""
        asked = self.row.pending.undo
        if asked is None or asked.seq != self.seq:
            return None
        return wire.UndoInfo(asked.seat, asked.n, asked.n, asked.n)

    def listed(self, held: Sequence[int], creator: bool) -> wire.MyTable:
        """The table in the list of somebody's tables."""
        view = gate.view(self.state, Viewer(held))
        view["board"] = {name: view["board"][name] for name in LISTED if name in view["board"]}
        for name in ("prompt", "choices"):
            view.pop(name, None)
        since = self.moved if self.seq else self.row.created
        return wire.MyTable(self.info(held, creator), cast(wire.View, view), since)

    def undo_for(self, seats: list[int]) -> wire.UndoInfo | None:
        """What the holder of `seats` may undo."""
        if not self.log.active or not seats or not self.running:
            return None
        last = self.log.last_seat
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
        self.presence.arrive(connection)
        connection.catch_up()
        self.send_info()
        self.tell_who_is_here()

    def disconnect(self, connection: Connection) -> None:
        self.presence.leave(connection)
        if not self.connections:
            self._following = None
        self.send_info()
        self.tell_who_is_here()

    def tell_who_is_here(self) -> None:
        """Tell the other servers who is connected through this one."""
        if not self.store.shared:
            return
        here = self.presence
        self.store.tell(news.Here(self.row.id, sorted(here.held), here.watchers_here))

    def welcome(self, connection: Connection) -> wire.Welcome:
        """The whole table, with the log entries that the client lacks, if those are not too many.

        Call it only for a connection that then gets every update.
        """
        seats, viewer = connection.seats, connection.viewer
        first = max(connection.seen, self.seq - LONGEST_LOG) + 1
        missed = [self.log.line(seq, viewer) for seq in range(first, self.seq + 1)]
        if self._following is None:
            self._following = Following(self.state)
        seq, seat, prompt, options, undo, asks_undo = self._turn(seats, viewer)
        view = cast(wire.View, self._following.view(viewer))
        position = wire.Position(seq, seat, prompt, options, undo, asks_undo, view)
        info = self.info(seats, connection.creator)
        return wire.Welcome(wire.VERSION, info, seats, position, missed, self.chat)

    def _update_all(self, entries: Sequence[LogEntry] = (), seats_changed: bool = False) -> None:
        """Send the position and the newest log entries to every connection."""
        if self._following is None:
            return  # nobody has been sent anything yet
        table_changed = seats_changed or self.state.over
        clock = self.clock.info() if self.clock.counts else None
        # Connections that see the same receive the same bytes; what is the same for all of them is encoded once.
        shared: Any = None
        if all(gate.is_open(entry) for entry in entries):
            shared = msgspec.Raw(_encode(self.log.newest(entries, gate.SPECTATOR)))
        viewers = {connection.viewer.seats: connection.viewer for connection in self.connections}
        changes = dict(zip(viewers, self._following.advance(self.state, list(viewers.values())), strict=True))
        encoded: dict[tuple[frozenset[int], bool], bytes] = {}
        for connection in self.connections:
            viewer = connection.viewer
            key = (viewer.seats, connection.creator and table_changed)
            if key not in encoded:
                seq, seat, prompt, options, undo, asks_undo = self._turn(connection.seats, viewer)
                changed: Any = changes[viewer.seats]
                position = wire.NextPosition(seq, seat, prompt, options, undo, asks_undo, changed)
                log = shared if shared is not None else self.log.newest(entries, viewer)
                info = self.info(connection.seats, connection.creator) if table_changed else None
                encoded[key] = _encode(wire.Update(position, log, info, clock))
            connection.update(encoded[key], self.seq)

    def send_info(self, notice: wire.Words | None = None) -> None:
        """Send who sits at the table and the state of the clocks to every connection that has not been sent it yet.

        However many come and go within a moment, the others are told once. A notice is sent to all at once.
        """
        if notice is not None:
            for connection in self.connections:
                connection.send_as_it_is_then(partial(_with_notice, connection, notice))
            return
        self.changes += 1
        if self.connections and not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(MOMENT, self._tell)

    def _tell(self) -> None:
        self._telling = False
        encoded: dict[tuple[frozenset[int], bool], bytes] = {}
        for connection in self.connections:
            if connection.behind or connection.informed == self.changes:
                continue
            connection.informed = self.changes
            key = (connection.viewer.seats, connection.creator)
            if key not in encoded:
                encoded[key] = _encode(wire.TableChanged(self.info(connection.seats, connection.creator)))
            connection.update(encoded[key])

    # --- requests --------------------------------------------------------------------------------------------------

    async def choose(
        self, choice: str, seats: list[int], seq: int | None, careful: bool = False, fence: int = 0
    ) -> int:
        """Make a choice for one of `seats`; returns its number once it is on disk.

        A `careful` choice is refused if it would reveal something. A bot's choice is made under the lease number
        `fence`.
        """
        await self.lock.acquire()
        try:
            asked = self._asked(seats, seq)
            if careful and gate.reveals(self.state, Viewer(seats), choice):
                raise Refusal("reveals", wire.Words("ui-reveals"))
            try:
                made = self.play.choose(choice, asked)
            except IllegalChoice as error:
                raise _illegal(error.reason) from None
            await self._commit([self.log.add_choice(made)], fence)
            return self.seq
        finally:
            self.lock.release()

    async def gesture(self, choices: list[str], seats: list[int], seq: int) -> tuple[int, int]:
        """Make several choices as one gesture; returns the last number and how many were made, once they are on disk.

        Fewer are made if the next one would reveal something, and none if one of them is not legal.
        """
        await self.lock.acquire()
        try:
            asked = self._asked(seats, seq)
            try:
                made = self.play.gesture(choices, asked)
            except IllegalChoice as error:
                raise _illegal(error.reason) from None
            if not made:
                raise Refusal("reveals", wire.Words("ui-reveals"))
            await self._commit([self.log.add_choice(entry) for entry in made])
            return self.seq, len(made)
        finally:
            self.lock.release()

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

    def observation(self, id: int, seats: list[int], seq: int, imagine: bool) -> wire.Observation:
        """The answer to the request `id` for what the seat that must choose may know, as programs read it."""
        self._asked(seats, seq)
        state, viewer = self.state, Viewer(seats)
        return wire.Observation(
            id,
            self.seq,
            encoding(self.play.game).digest,
            gate.observation(state, viewer),
            actions(self.play.game).digest,
            gate.spellings(state, viewer),
            self.bot_input(Rng(self.seq + 1)) if imagine else None,
        )

    def bot_input(self, rng: Rng) -> dict[str, Any]:
        """What the seat that must choose may know, as a whole state in which `rng` deals the rest."""
        return gate.bot_input(self.state, rng.fork("what the seat cannot see"))

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

    async def _commit(self, entries: list[LogEntry], fence: int = 0) -> None:
        """Store the newest log entries, then send them to everybody."""
        self._turn_clock(entries)
        await self._store(len(entries), fence)
        self._update_all(entries)

    def _turn_clock(self, entries: Sequence[LogEntry]) -> None:
        """Turn the clock to whoever must choose after these log entries."""
        following = [*(entry.seat for entry in entries[1:]), self.state.seat]
        for entry, seat in zip(entries, following, strict=True):
            if entry.undone:
                self.clock.undone(entry.seat, entry.undone, seat)
            elif entry.choice:
                self.clock.chosen(entry.seat, seat)

    async def _store(self, new: int, fence: int = 0) -> None:
        """Store the `new` last log entries with their record lines. If that fails, the table must be loaded again."""
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
        before = self.seq - new
        rows = [
            (before + n, _encode(line).decode(), told)
            for n, (line, told) in enumerate(zip(made, self.log.told[before:], strict=True), 1)
        ]
        status = self.row.status
        if status != "waiting":  # a finished game runs again if new rules undid its last choices
            status = "finished" if self.state.over else "running"
        changed = None if status == self.row.status else status
        try:
            await self.store.add_lines(self.basis(fence), rows, checkpoint, self.clock.kept(), changed)
        except NotStored:
            self.out_of_sync = True
            raise
        if changed is not None:
            self.row.status = status
            self.row.version += 1
        self._stored += len(lines)
        self.added += sum(len(line) + len(told) for _, line, told in rows) + len(checkpoint or "")
        self.moved = self.store.now()

    async def say(self, name: str, text: str) -> None:
        line = wire.ChatLine(self.store.now(), name, text)
        await self.store.add_chat(self.row.id, line)
        self.added += len(f"{name}{text}".encode())
        self.hear(line)

    def hear(self, line: wire.ChatLine) -> None:
        """Show a chat message that has been stored."""
        self.chat.append(line)
        del self.chat[:-LONGEST_CHAT]
        for connection in self.connections:
            connection.send(wire.Said(line))

    def why(self, id: int, choice: str, seats: list[int], address: str = "") -> wire.ReasonGiven:
        """The answer to the request `id` for why `choice`, or a choice that touches `address`, is not legal now."""
        if not self.running:
            return wire.ReasonGiven(id, self.state.end_clause(), wire.Words("ui-not-running"), [])
        viewer = Viewer(seats)
        reason = gate.reason(self.state, viewer, choice, address)
        first = gate.hints(self.state, viewer, choice, address)
        if reason is None:
            return wire.ReasonGiven(id, None, None, first)
        return wire.ReasonGiven(id, reason.clause, wire.Words.of(reason.message), first)

    async def revise(self, edit: Callable[[TableRow], None], fence: int = 0) -> None:
        """Change the table's row, store it, and send it to everybody. Starts the game once no seat is open.

        `edit` changes a copy of the row, or raises `Refusal`; if another server was faster, it is called again for the
        newer row. Under a lease number `fence` the row is stored only by whoever holds the lease.
        """
        await self.lock.acquire()
        try:
            await self.change(edit, fence)
        finally:
            self.lock.release()

    async def change(self, edit: Callable[[TableRow], None], fence: int = 0) -> None:
        """The same as `revise`, with the lock held."""
        if self.out_of_sync:
            raise NotStored
        while True:
            row = _copy(self.row)
            edit(row)
            if _people(row) != _people(self.row):  # whoever has to agree to an undo or a pause may have changed
                row.pending = msgspec.structs.replace(row.pending, undo=None, pause=[])
            if row.status == "waiting" and all(seat.kind != "open" for seat in row.seats):
                row.status = "running"
                begin = Readings([row.clock.seconds] * len(row.seats), self.store.now(), False)
                row.pending = msgspec.structs.replace(row.pending, readings=begin)
            row.version += 1
            try:
                await self.store.save_table(row, fence)
                break
            except NotStored as error:
                if fence or not isinstance(error, Conflict):
                    self.out_of_sync = True
                    raise
            await self._sync()
        self._adopt(row)
        self._update_all(seats_changed=True)

    def _adopt(self, row: TableRow) -> None:
        """Go on with a new version of the row: who has lost a seat sees and may do no more than a spectator."""
        before, self.row = self.row, row
        if before.pending.readings != row.pending.readings:
            self._read_clock(None, None, self.store.now() - self.clock_read)
        revoked = _revoked(before, row)
        for connection in self.connections:
            if revoked.intersection(connection.seats):
                connection.lose(revoked)
                connection.catch_up()  # what it has been shown is not what it may see now
        self.presence.notice()
        self.presence.given(revoked)

    def move_connections(self, other: LiveTable) -> None:
        """Let all connections go on at `other`, which has been loaded again because this one is out of sync."""
        revoked = _revoked(self.row, other.row)
        other.presence.take_over(self.presence)
        for connection in self.connections:
            connection.lose(revoked)
            other.presence.arrive(connection)
            connection.catch_up(other)
        self.connections.clear()

    async def set_away(self, seats: set[int], away: bool, fence: int = 0) -> set[int]:
        """Let a bot play for people whose time ran out, or no longer, because they have returned.

        Returns the seats that are thereby given back by a bot that the creator had let stand in.
        """
        given_back: set[int] = set()

        def edit(row: TableRow) -> None:
            now = set(row.pending.away)
            row.pending = msgspec.structs.replace(row.pending, away=sorted(now | seats if away else now - seats))
            given_back.clear()
            if not away:
                given_back.update(seat for seat in now & seats if row.seats[seat].stands_in)
            for seat in given_back:
                row.seats[seat].give_back()

        now = set(self.row.pending.away)
        if now != (now | seats if away else now - seats):
            await self.revise(edit, fence)
        return given_back

    @property
    def needs_runner(self) -> bool:
        """Whether some server must play for bots, watch the clocks or call webhooks here."""
        seats = self.row.seats
        return self.running and (self.clock.counts or any(seat.kind == "bot" or seat.webhook for seat in seats))

    def bot_to_move(self) -> str | None:
        """The level of the bot that must choose now; None if it is not a bot's turn."""
        if not self.running:
            return None
        seat = self.state.asking.seat
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.level
        return "medium" if seat in self.row.pending.away else None


def _with_notice(connection: Connection, notice: wire.Words) -> wire.TableChanged:
    return wire.TableChanged(connection.table.info(connection.seats, connection.creator), notice)


def _illegal(reason: Reason) -> Refusal:
    return Refusal("illegal", wire.Words.of(reason.message), reason.clause)


def _copy(row: TableRow) -> TableRow:
    """A copy that can be changed: with seats of its own."""
    copy: TableRow = msgspec.structs.replace(row, seats=[msgspec.structs.replace(seat) for seat in row.seats])
    return copy


def _people(row: TableRow) -> list[tuple[bool, int]]:
    """Who has the seats, as far as it matters who they are: a person is asked also while a bot stands in."""
    return [(seat.of_person, seat.generation) for seat in row.seats]


def _revoked(before: TableRow, after: TableRow) -> set[int]:
    """The seats whose tokens have been revoked between two versions of a row."""
    return {n for n, seat in enumerate(after.seats) if seat.generation != before.seats[n].generation}
