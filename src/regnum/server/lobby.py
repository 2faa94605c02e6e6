"""The lobby: opens tables and seats people there. It has all that a server consists of."""

from __future__ import annotations

import base64
import contextlib
import secrets
import time
from collections.abc import Callable

import msgspec

from regnum.agents import LEVELS
from regnum.core.errors import BadInput
from regnum.core.game import game
from regnum.core.play import Play
from regnum.core.record import Header
from regnum.server import wire
from regnum.server.bots.pool import BotPool
from regnum.server.cluster.cluster import cluster_of
from regnum.server.credentials import Credentials
from regnum.server.db.rows import Rematch, SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Conflict, NotStored
from regnum.server.keeping import Allowance
from regnum.server.names import distinct, tidied
from regnum.server.net.limits import RateLimiter, TooMuch, WorkQuota
from regnum.server.net.webhook import Webhooks
from regnum.server.runner import BOT_PAUSE, Runner
from regnum.server.table.connection import Connection
from regnum.server.table.game import Refusal, StoredGame
from regnum.server.table.live_table import LiveTable
from regnum.server.tables import Tables


class Lobby:
    """Where tables are opened and joined.

    Tables opened without a seed use `seed` or, if it is None, a random one each. Finished games are kept for
    `retention` seconds (None: for ever).
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        credentials: Credentials,
        webhooks: Webhooks,
        bot_pause: float = BOT_PAUSE,
        seed: int | None = None,
        retention: float | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.credentials = credentials
        self.webhooks = webhooks
        self.seed = seed
        self.chatting = RateLimiter(rate=1.0, capacity=10)  # chat messages of a seat, from however many connections
        self.joining = RateLimiter(rate=1 / 180, capacity=8)  # seats that an address takes without an invitation
        self.quota = WorkQuota()
        self.allowance = Allowance()
        self.cluster = cluster_of(store)
        self.runner = Runner(self.cluster, bots, webhooks, self.allowance, self._replace, bot_pause, seed)
        self.tables = Tables(store, self.cluster, self.runner, retention)

    def _replace(self, table: LiveTable) -> None:
        self.tables.replace(table)

    async def close(self) -> None:
        self.runner.close()
        self.tables.close()
        await self.cluster.close()
        self.webhooks.close()
        self.bots.close()
        self.store.close()

    # --- opening -----------------------------------------------------------------------------------------------------

    async def open(self, new: wire.NewTable, owner: str = "") -> wire.TableMade:
        """Open a new table; returns tokens for the seats at the creator's screen and invitations for friends.

        `owner` is the address that opens it.
        """
        for n, seat in enumerate(new.seats):
            if seat.kind == "bot" and seat.level not in LEVELS:
                raise BadInput(f"seats[{n}].level", f"{seat.level!r} is not one of {', '.join(LEVELS)}")
        row, play = await self._add(_new_id(), new, owner)
        table = LiveTable(StoredGame(row, play, self.store), [])
        self.tables.hold(table)
        return self._start(table, new.seats)

    async def _add(self, id: str, new: wire.NewTable, owner: str) -> tuple[TableRow, Play]:
        """Store a new table; raises `Conflict` if there is one of this `id`."""
        seed = self.seed if new.seed is None else new.seed
        if seed is None:
            seed = secrets.randbits(62)
        names = _names(new.seats)
        play = Play.begin(game(new.game), names, seed, new.options)
        seats = [_seat_row(seat, name) for seat, name in zip(new.seats, names, strict=True)]
        header = msgspec.json.encode(play.record.header).decode()
        row = _table_row(id, header, seats, new.seed is not None, self.store.now())
        row.clock, row.open, row.owner = new.clock, new.open, self.credentials.mark_of(owner)
        first = msgspec.json.encode(play.record.lines[0]).decode()
        await self.store.add_table(row, {0: first})
        self.allowance.count(row.owner, len(header) + len(first))
        return row, play

    def _start(self, table: LiveTable, seats: list[wire.NewSeat]) -> wire.TableMade:
        """Let bots play at a new table, and issue its tokens."""
        self.runner.wake(table)
        id, issue = table.id, self.credentials
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
        row = _table_row(_new_id(), found.header, seats, True, self.store.now())
        row.owner = self.credentials.mark_of(owner)
        if found.over:
            row.status = "finished"
        await self.store.add_table(row, found.checkpoints, found.log)
        log = (line for _, *lines in found.log for line in lines)
        self.allowance.count(row.owner, sum(map(len, (found.header, *found.checkpoints.values(), *log))))
        table = await self.tables.find(row.id)
        assert table is not None
        return self._start(table, new)

    # --- playing again -----------------------------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, seats: list[int], owner: str = "") -> wire.TableMade:
        """Lead the holder of `seats` to the table where this game is played again: one for all who were here.

        Whoever asks first opens it. Everybody keeps their seats, unless these have been given away there meanwhile.
        """
        agreed = await self._agree_on_rematch(table, seats[0])
        again = await self.tables.find(agreed.table)
        if again is None:
            with contextlib.suppress(Conflict):  # somebody else who asked at the same time has opened it
                await self._add(agreed.table, _again(table.game.row), owner)
            again = await self.tables.find(agreed.table)
            assert again is not None
        entitled = [n for n in seats if table.game.row.seats[n].generation == agreed.generations[n]]
        tokens = await self._sit_again(again, entitled)
        creator = self.credentials.creator_token(again.id) if agreed.seat in entitled else ""
        return wire.TableMade(again.id, tokens, {}, creator)

    async def _agree_on_rematch(self, table: LiveTable, seat: int) -> Rematch:
        """The table of the rematch, for which `seat` asks; only once that is over, too, another one is named."""
        known = table.game.row.pending.rematch
        before = None if known is None else await self.tables.find(known.table)
        if known is not None and (before is None or before.game.row.status != "finished"):
            return known
        id = _new_id()

        def edit(row: TableRow) -> None:
            if row.pending.rematch == known:  # otherwise somebody else has been faster
                asked = Rematch(id, seat, tuple(held.generation for held in row.seats))
                row.pending = msgspec.structs.replace(row.pending, rematch=asked)

        await self._revise(table, edit)
        agreed = table.game.row.pending.rematch
        assert agreed is not None
        return agreed

    async def _sit_again(self, table: LiveTable, seats: list[int]) -> dict[int, str]:
        """Give `seats` of a rematch to whoever held them in the game before; returns the tokens.

        Such a seat stays in its first generation until somebody else is invited to it or takes it.
        """
        retaken: set[int] = set()

        def edit(row: TableRow) -> None:
            for n in free:
                if row.seats[n].kind == "open":
                    row.seats[n].kind = "person"
                    if row.seats[n].generation:
                        _revoke(row, n)
                        retaken.add(n)

        free = [n for n in seats if table.game.row.seats[n].kind == "open"]
        if free:
            await self._change_seats(table, edit, lambda: wire.Words("ui-seat-taken", {"seat": f"@seat-{free[0]}"}))
        held = {n: table.game.row.seats[n] for n in seats}
        return {
            n: self.credentials.seat_token(table.id, n, row.generation)
            for n, row in held.items()
            if row.of_person and (not row.generation or n in retaken)
        }

    # --- seats -------------------------------------------------------------------------------------------------------

    def check_allowance(self, address: str) -> None:
        """Raises `TooMuch` if an address has used up its share of the database."""
        self.allowance.check(self.credentials.mark_of(address))

    async def join(self, table: LiveTable, request: wire.Join, address: str = "") -> wire.Joined:
        """Take a seat by invitation, or a free seat of an open table; of these an `address` may take only so many."""
        seat = generation = -1
        name = tidied(request.name)
        if not name:
            raise BadInput("name", "has nothing to be seen: give it a letter or a figure")
        if not request.invitation:
            self._seat_to_take(table.game.row, request)  # what is refused does not count
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
        return wire.Joined(seat, self.credentials.seat_token(table.id, seat, generation))

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
            if kind == "bot" and of_another and not table.views.presence.is_away(seat):
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
        generation = table.game.row.seats[seat].generation
        return self.credentials.invitation(table.id, seat, generation) if kind == "open" else ""

    async def _change_seats(
        self, table: LiveTable, edit: Callable[[TableRow], None], notice: Callable[[], wire.Words]
    ) -> None:
        """Store and tell who sits where. If this starts the game, call the first webhook; let bots play."""
        before = table.game.row.status
        await self._revise(table, edit)
        table.views.notify(notice())
        if before != table.game.row.status:
            self.runner.turn_changed(table)
        else:
            self.runner.wake(table)

    async def _revise(self, table: LiveTable, edit: Callable[[TableRow], None]) -> None:
        """Store a change of the table's row; if that fails, the table is loaded again."""
        try:
            await table.revise(edit)
        except NotStored:
            self.tables.replace(table)
            raise


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


def _table_row(id: str, header: str, seats: list[SeatRow], open_deal: bool, now: float) -> TableRow:
    """A new table, private and without clocks."""
    return TableRow(
        id=id,
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


def _again(row: TableRow) -> wire.NewTable:
    """The settings of a table, for a rematch: bots play again, everybody else is expected."""
    header = msgspec.json.decode(row.header, type=Header)
    seats = [
        wire.NewSeat("bot", seat.name, seat.level)
        if seat.kind == "bot" and not seat.of_person
        else wire.NewSeat("friend", seat.name)
        for seat in row.seats
    ]
    return wire.NewTable(header.game, seats, header.options, row.clock, row.open)


def _seat_row(seat: wire.NewSeat, name: str) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(name, "bot", seat.level)
    return SeatRow(name, "open" if seat.kind == "friend" else "person")
