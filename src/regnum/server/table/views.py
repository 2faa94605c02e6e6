"""What is shown of a table: to each connection what its seats may see, as the gate decides, and what has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar, cast

import msgspec

from regnum.core import gate
from regnum.core.actions import actions
from regnum.core.encoding import encoding
from regnum.core.errors import BadInput
from regnum.core.following import Following
from regnum.core.gate import Viewer
from regnum.core.log import LogEntry
from regnum.core.message import Prompt
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.server import wire
from regnum.server.cluster import messages
from regnum.server.db.rows import LONGEST_CHAT, TableRow
from regnum.server.table.connection import Connection
from regnum.server.table.game import StoredGame, illegal
from regnum.server.table.presence import Presence

P = TypeVar("P")

LISTED = ("round", "phase", "scores")  # what a list of tables shows of a board
MOST_POSITIONS = 300  # in a history of points: as many as a graph can show
LONGEST_LOG = 400  # entries in a welcome; earlier ones are sent when they are asked for
NOTICEABLE = 0.1  # seconds until everybody at a table is told of who has come or gone

_encode: Final = msgspec.json.Encoder().encode


class TableViews:
    """The connections to a table, and what they have been sent."""

    def __init__(self, game: StoredGame, chat: list[wire.ChatLine]) -> None:
        self.game = game
        self.chat = chat[-LONGEST_CHAT:]
        self.presence = Presence(len(game.row.seats))
        self.connections = self.presence.connections
        self.retention: float | None = None  # for how many seconds a finished game is kept; None: for ever
        self.changes = 0  # how often it has changed who sits at the table
        self._telling = False  # the event loop will call `_tell`
        self._following: Following | None = None  # while there are connections
        self._reckoning = asyncio.Lock()  # however many ask for the history, it is made once
        # Caches, each with the number of the log entry up to which it holds.
        self._previews: tuple[int, list[wire.Preview]] = (-1, [])
        self._history: tuple[int, wire.History] = (-1, wire.History([], [], []))
        self._ended: tuple[int, list[int], list[int]] = (-1, [], [])
        row, seed = game.row, game.play.record.header.seed
        self._commitment = wire.commitment(row.id, seed, row.salt) if row.salt else ""

    # --- the table ---------------------------------------------------------------------------------------------------

    def info(self, held: Sequence[int] = (), creator: bool = False) -> wire.TableInfo:
        """The table for the holder of the seats `held`, who may be its creator."""
        game, here = self.game, self.presence.seats
        row, table = game.row, game.state.table
        seats = [
            wire.SeatInfo(
                seat.name,
                seat.kind,  # type: ignore[arg-type]
                seat.level,
                connected=seat.kind == "bot" or n in here,
                yours=n in held,
                webhook=n in held and seat.webhook != "",
                stands_in=seat.stands_in,
                away_since=self._away_since(n),
            )
            for n, seat in enumerate(row.seats)
        ]
        scores, winners = self._result() if row.status == "finished" else ([], [])
        last = game.logged_at or row.created
        return wire.TableInfo(
            id=row.id,
            game=game.play.game.id,
            status=row.status,  # type: ignore[arg-type]
            seats=seats,
            automata=[game.state.automaton(player) for player in range(len(seats), table.players)],
            options=dict(table.options),
            clock=game.clock.info(),
            asks_pause=row.pending.pause,
            open=row.open,
            creator=creator,
            watchers=self.presence.watchers,
            created=row.created,
            scores=scores,
            winners=winners,
            deal=self._deal(),
            teams=msgspec.UNSET if table.alone else list(table.teams),
            kept_until=None if self.retention is None or not scores else last + self.retention,
            rematch=None if row.pending.rematch is None else row.pending.rematch.seat,
        )

    def _away_since(self, seat: int) -> float | None:
        absence = self.presence.absence(seat)
        return None if absence is None else round(self.game.store.now() - absence)

    def _result(self) -> tuple[list[int], list[int]]:
        """The points of all players and the winners of a finished game."""
        known, scores, winners = self._ended
        if known != self.game.seq:
            state = self.game.state
            scores, winners = gate.standing(state), state.winners()
            self._ended = (self.game.seq, scores, winners)
        return scores, winners

    def _deal(self) -> wire.DealInfo:
        """The commitment to the seed and, once the end of the game is stored, what proves it."""
        row = self.game.row
        finished = row.status == "finished"
        seed, salt = (self.game.play.record.header.seed, row.salt) if finished else (None, "")
        return wire.DealInfo(row.open_deal, self._commitment, seed, salt)

    def listed(self, held: Sequence[int], creator: bool) -> wire.MyTable:
        """The table in the list of somebody's tables."""
        game = self.game
        view = gate.view(game.state, Viewer(held))
        view["board"] = {name: view["board"][name] for name in LISTED if name in view["board"]}
        for name in ("prompt", "choices"):
            view.pop(name, None)
        since = game.logged_at if game.seq else game.row.created
        return wire.MyTable(self.info(held, creator), cast(wire.View, view), since)

    # --- the position ------------------------------------------------------------------------------------------------

    def _position(self, make: Callable[..., P], seats: list[int], viewer: Viewer, view: Any) -> P:
        """`make` a position out of what the holder of `seats` can do now and their `view`, or its changes."""
        game = self.game
        state = game.facing(seats)
        question = gate.prompt(state, viewer) if game.running else None
        prompt: wire.PromptInfo | None = None
        options: list[wire.OptionInfo] = []
        if question is not None:
            prompt = _prompt(question)
            options = gate.options(state, viewer)
        undo = undo_of(game, seats)
        return make(game.seq, viewer.seat(state), game.waiting_for, prompt, options, undo, self._undo_asked(), view)

    def _undo_asked(self) -> wire.UndoInfo | None:
        """The undo for which the others' consent is asked now. A request ends with the position that it was made in."""
        asked = self.game.row.pending.undo
        if asked is None or asked.seq != self.game.seq:
            return None
        return wire.UndoInfo(asked.seat, asked.n, asked.n, asked.n)

    def previews(self, seats: list[int], seq: int, choice: str | None) -> list[wire.Preview]:
        """What the options of the seat that must choose, or only `choice`, will certainly do."""
        game, viewer = self.game, Viewer(seats)
        state = game.require_turn(seats, seq)
        if choice is not None:
            reason = gate.reason(state, viewer, choice)
            if reason is not None:
                raise illegal(reason)
        known, previews = self._previews
        if known != game.seq or state is not game.state:
            previews = list(gate.previews(state, viewer, choice))
            if choice is None and state is game.state:
                self._previews = (game.seq, previews)
        return [preview for preview in previews if choice is None or preview.option == choice]

    def prepared(self, id: int, seats: list[int], seq: int, choice: str) -> wire.Prepared:
        """The answer to the request `id` for what is asked after `choice`, which may be answered first."""
        game, viewer = self.game, Viewer(seats)
        state = game.require_turn(seats, seq)
        reason = gate.reason(state, viewer, choice)
        if reason is not None:
            raise illegal(reason)
        shown = gate.prepared(state, viewer, choice)
        if shown is None:
            raise BadInput("choice", f"{choice} does not prepare the next question")
        prompt = _prompt(shown.prompt)
        return wire.Prepared(id, game.seq, choice, shown.changes, shown.step, prompt, shown.options, shown.previews)

    def facts(self, id: int, seats: list[int], seq: int) -> wire.Facts:
        """The answer to the request `id` for what the engine knows of the position and the options of `seats`.

        Before a game and after its end there is an outlook, but nothing to choose.
        """
        game, viewer = self.game, Viewer(seats)
        game.require_newest(seq)
        state = game.facing(seats)
        asked = viewer if game.running else gate.SPECTATOR
        details = [option.details for option in gate.options(state, asked, details=True)]
        return wire.Facts(id, game.seq, details, gate.outlook(state, viewer), gate.plans(state, asked))

    def observation(self, id: int, seats: list[int], seq: int, imagine: bool) -> wire.Observation:
        """The answer to the request `id` for what the seat that must choose may know, as programs read it."""
        game, viewer = self.game, Viewer(seats)
        state = game.require_turn(seats, seq)
        return wire.Observation(
            id,
            game.seq,
            encoding(game.play.game).digest,
            gate.observation(state, viewer),
            actions(game.play.game).digest,
            gate.spellings(state, viewer),
            gate.bot_input(state, Rng(game.seq + 1)) if imagine else None,
        )

    def why(self, id: int, choice: str, seats: list[int], address: str = "") -> wire.ReasonGiven:
        """The answer to the request `id` for why `choice`, or a choice that touches `address`, is not legal now."""
        state, viewer = self.game.facing(seats), Viewer(seats)
        if not self.game.running:
            return wire.ReasonGiven(id, state.end_clause(), wire.Words("ui-not-running"), [])
        reason = gate.reason(state, viewer, choice, address)
        first = gate.hints(state, viewer, choice, address)
        if reason is None:
            return wire.ReasonGiven(id, None, None, first)
        return wire.ReasonGiven(id, reason.clause, wire.Words.of(reason.message), first)

    # --- the past ----------------------------------------------------------------------------------------------------

    def state_after(self, n: int) -> State:
        """The state after the first `n` choices, without those that were undone."""
        play = self.game.play
        if not 0 <= n <= play.made:
            raise BadInput("at", f"there are {play.made} choices")
        return play.state_at(n)

    async def history(self) -> wire.History:
        """The points of all players in the course of the game, at evenly spaced positions."""
        async with self._reckoning:
            known, history = self._history
            if known != self.game.seq:
                known, every = self.game.seq, self.game.play.made // MOST_POSITIONS + 1
                history, last = wire.History([], [], []), None
                for n, state in self.game.play.positions():
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

    # --- coming and going --------------------------------------------------------------------------------------------

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
        store, here = self.game.store, self.presence
        if store.shared:
            store.tell(messages.SeatsHere(self.game.row.id, sorted(here.held), here.watchers_here))

    def reseat(self, before: TableRow) -> None:
        """The row of the table was `before`: who has lost a seat sees and may do no more than a spectator."""
        revoked = self.game.row.revoked_since(before)
        for connection in self.connections:
            if revoked.intersection(connection.seats):
                connection.lose(revoked)
                connection.catch_up()  # what it has been shown is not what it may see now
        self.presence.notice()
        self.presence.given(revoked)

    # --- sending -----------------------------------------------------------------------------------------------------

    def welcome(self, connection: Connection) -> wire.Welcome:
        """The whole table, with the log entries that the client lacks, if those are not too many.

        Call it only for a connection that then gets every update.
        """
        seats, viewer, game = connection.seats, connection.viewer, self.game
        first = max(connection.seen, game.seq - LONGEST_LOG) + 1
        missed = [game.log.line(seq, viewer) for seq in range(first, game.seq + 1)]
        if self._following is None:
            self._following = Following(game.state)
        position = self._position(wire.Position, seats, viewer, self._following.view(viewer))
        info = self.info(seats, connection.creator)
        return wire.Welcome(wire.VERSION, info, seats, position, missed, self.chat)

    def update(self, entries: Sequence[LogEntry] = (), seats_changed: bool = False) -> None:
        """Send the position and the newest log entries to every connection."""
        if self._following is None:
            return  # nobody has been sent anything yet
        game = self.game
        table_changed = seats_changed or game.state.over
        clock = game.clock.info() if game.clock.counts else None
        # Connections that see the same receive the same bytes; what is the same for all of them is encoded once.
        shared: Any = None
        if all(gate.is_open(entry) for entry in entries):
            shared = msgspec.Raw(_encode(game.log.newest(entries, gate.SPECTATOR)))
        viewers = {connection.viewer.seats: connection.viewer for connection in self.connections}
        changes = dict(zip(viewers, self._following.advance(game.state, list(viewers.values())), strict=True))
        encoded: dict[tuple[frozenset[int], bool], bytes] = {}
        for connection in self.connections:
            viewer = connection.viewer
            key = (viewer.seats, connection.creator and table_changed)
            if key not in encoded:
                position = self._position(wire.NextPosition, connection.seats, viewer, changes[viewer.seats])
                log = shared if shared is not None else game.log.newest(entries, viewer)
                info = self.info(connection.seats, connection.creator) if table_changed else None
                encoded[key] = _encode(wire.Update(position, log, info, clock))
            connection.update(encoded[key], game.seq)

    def send_info(self, notice: wire.Words | None = None) -> None:
        """Send who sits at the table and the state of the clocks to every connection that has not been sent it yet.

        However many come and go at nearly the same time, the others are told once. A notice is sent to all at once.
        """
        if notice is not None:
            for connection in self.connections:
                connection.send_as_it_is_then(partial(_with_notice, connection, notice))
            return
        self.changes += 1
        if self.connections and not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(NOTICEABLE, self._tell)

    def notify(self, notice: wire.Words) -> None:
        """Tell everybody at the table something about its seats, also through other servers."""
        self.send_info(notice)
        self.game.store.tell(messages.Announced(self.game.row.id, notice))

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

    def show_chat(self, line: wire.ChatLine) -> None:
        """Show a chat message that has been stored."""
        self.chat.append(line)
        del self.chat[:-LONGEST_CHAT]
        for connection in self.connections:
            connection.send(wire.Said(line))


def _with_notice(connection: Connection, notice: wire.Words) -> wire.TableChanged:
    return wire.TableChanged(connection.table.views.info(connection.seats, connection.creator), notice)


def undo_of(game: StoredGame, seats: list[int]) -> wire.UndoInfo | None:
    """What the holder of `seats` may undo."""
    play = game.play
    if not seats or not game.running or not (game.log.active or play.answers):
        return None
    if any(seat in play.answers for seat in seats):  # an answer that is kept can be withdrawn
        return wire.UndoInfo(next(seat for seat in seats if seat in play.answers), 1, 1, 1)
    last = game.log.last_seat
    seat = last if last in seats else seats[0]
    return wire.UndoInfo(seat, play.undo_reach(seat), play.made - play.earliest, play.undo_step())


def _prompt(prompt: Prompt) -> wire.PromptInfo:
    words = wire.Words(prompt.message.key, prompt.message.args)
    return wire.PromptInfo(prompt.kind, words, list(prompt.clauses))
