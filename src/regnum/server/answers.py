"""What a client may ask for over the WebSocket, and the answers. Nothing that a client sends is trusted."""

from __future__ import annotations

import time

import msgspec
from prometheus_client import Counter, Histogram

from regnum.core.errors import RegnumError
from regnum.server import wire
from regnum.server.db.rows import TableRow
from regnum.server.db.transactions import Conflict, NotStored
from regnum.server.lobby import Lobby
from regnum.server.names import tidied
from regnum.server.table import agreement
from regnum.server.table.connection import Connection, Write
from regnum.server.table.game import Refusal
from regnum.server.table.live_table import LiveTable

MAX_LENGTH = 16_384

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds

choices = Counter("regnum_choices", "Choices committed")
waits = Histogram("regnum_choice_seconds", "From a choice received to its acknowledgement", buckets=BOUNDS)
refusals = Counter("regnum_refusals", "Requests refused", ["code"])

_decode = msgspec.json.Decoder(wire.FromClient).decode


def read(data: bytes) -> wire.FromClient:
    """A message of a client."""
    if len(data) > MAX_LENGTH:
        raise Refusal("too-long", wire.Words("ui-too-long"))
    try:
        message: wire.FromClient = _decode(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("garbled", wire.Words("ui-garbled")) from None


async def greet(lobby: Lobby, hello: wire.FromClient, write: Write, address: str) -> Connection:
    """Answer the first message of a client, which must be `hello`, with a new connection."""
    if not isinstance(hello, wire.Hello):
        raise Refusal("hello", wire.Words("ui-say-hello"))
    if hello.v not in wire.UNDERSTOOD:
        raise Refusal("version", wire.Words("ui-reload"))
    table = await lobby.tables.find(hello.table)
    if table is None:
        raise Refusal("no-table", wire.Words("ui-no-such-table"))
    seats, creator = [], False
    for token in hello.tokens:
        seat = lobby.credentials.seat_of(token, table.id, table.game.row.seats)
        if seat is not None and seat not in seats:
            seats.append(seat)
        elif lobby.credentials.is_creator(token, table.id):
            creator = True
        elif seat is None:
            raise Refusal("token", wire.Words("ui-token-gone"))
    await table.welcome_back(set(seats))
    return Connection(table, sorted(seats), creator, max(0, hello.last or 0), write, address)


async def answer(lobby: Lobby, connection: Connection, message: wire.FromClient) -> wire.FromServer:
    """Do what a client asks for, or refuse it; returns the answer."""
    if isinstance(message, wire.Hello):
        raise Refusal("hello", wire.Words("ui-say-hello"))
    try:
        return await _answer(lobby, connection.table, connection, message)
    except Refusal as refusal:
        refusals.labels(refusal.code).inc()
        return wire.Refused(message.id, refusal.code, refusal.clause, refusal.words)
    except NotStored as failure:
        lobby.tables.replace(connection.table)
        if isinstance(failure, Conflict) and lobby.store.shared:
            # Another server was faster; the client is sent what happened there.
            refusals.labels("stale").inc()
            return wire.Refused(message.id, "stale", "", wire.Words("ui-stale"))
        refusals.labels("not-stored").inc()
        return wire.Refused(message.id, "not-stored", "", wire.Words("ui-not-stored"))
    except RegnumError as problem:
        return wire.Refused(message.id, "refused", "", wire.Words("ui-refused", {"reason": str(problem)}))
    finally:
        lobby.allowance.count_table(lobby.credentials.mark_of(connection.address), connection.table)


async def _answer(lobby: Lobby, table: LiveTable, connection: Connection, message: wire.FromClient) -> wire.FromServer:
    match message:
        case wire.Choose(id=id, seq=seq, choice=choice, careful=careful):
            _require_playing(table, connection.seats)
            started = time.perf_counter()
            number = await table.choose(choice, connection.seats, seq, careful)
            _chosen(lobby, table, 1, started)
            return wire.Accepted(id, number)
        case wire.Gesture(id=id, seq=seq, choices=several):
            _require_playing(table, connection.seats)
            started = time.perf_counter()
            number, made = await table.gesture(several, connection.seats, seq)
            _chosen(lobby, table, made, started)
            return wire.Accepted(id, number, made=made)
        case wire.AskPreview(id=id, seq=seq, choice=only):
            with lobby.quota.of(connection.address):
                return wire.Previews(id, table.game.seq, table.views.previews(connection.seats, seq, only))
        case wire.Prepare(id=id, seq=seq, choice=choice):
            with lobby.quota.of(connection.address):
                return table.views.prepared(id, connection.seats, seq, choice)
        case wire.AskFacts(id=id, seq=seq):
            with lobby.quota.of(connection.address):
                return table.views.facts(id, connection.seats, seq)
        case wire.Observe(id=id, seq=seq, imagine=imagine):
            with lobby.quota.of(connection.address):
                return table.views.observation(id, connection.seats, seq, imagine)
        case wire.Why(id=id, choice=choice, address=address):
            with lobby.quota.of(connection.address):
                return table.views.why(id, choice, connection.seats, address)
        case wire.Undo(id=id, seq=seq, n=n):
            lobby.check_allowance(connection.address)
            await agreement.undo(table, connection.seats, n, seq)
            lobby.runner.wake(table)
        case wire.Consent(id=id, seq=seq, n=n, yes=yes):
            await agreement.consent(table, connection.seats, seq, n, yes)
            lobby.runner.wake(table)
        case wire.Say(id=id, text=text):
            if not connection.seats:
                raise Refusal("watching", wire.Words("ui-only-players"))
            if not lobby.chatting.take(f"{table.id}/{connection.seats[0]}"):
                raise Refusal("flood", wire.Words("ui-too-much-chat"))
            lobby.check_allowance(connection.address)
            await table.say(table.game.row.seats[connection.seats[0]].name, text)
        case wire.Pause(id=id, paused=paused):
            if not connection.seats:
                raise Refusal("watching", wire.Words("ui-only-players"))
            await agreement.pause(table, connection.seats, paused)
            lobby.runner.wake(table)
        case wire.SetSeat(id=id, seat=seat, kind=kind, level=level):
            if seat >= len(table.game.row.seats):
                raise Refusal("seat", wire.Words("ui-no-such-seat"))
            return wire.Accepted(id, table.game.seq, await lobby.set_seat(table, seat, kind, level, connection))
        case wire.Rename(id=id, seat=seat, name=name):
            await _rename(table, connection, seat, name)
        case wire.Webhook(id=id, seat=seat, url=url, lang=lang):
            _require_seat(connection, seat)
            if url:
                await lobby.webhooks.check(url)
            await _set_webhook(table, connection, seat, url, lang)
        case wire.Ping(id=id):
            return wire.Pong(id)
        case _:
            raise Refusal("hello", wire.Words("ui-say-hello"))
    return wire.Accepted(id, table.game.seq)


def _chosen(lobby: Lobby, table: LiveTable, made: int, started: float) -> None:
    """Choices are stored: count them, and let others go on."""
    choices.inc(made)
    waits.observe(time.perf_counter() - started)
    if table.game.needs_runner:
        lobby.runner.turn_changed(table)


async def _rename(table: LiveTable, connection: Connection, seat: int, name: str) -> None:
    tidy = tidied(name)
    if not tidy:
        raise Refusal("name", wire.Words("ui-name-unseen"))

    def edit(row: TableRow) -> None:
        _require_seat(connection, seat)
        row.seats[seat].name = row.name_for(seat, tidy)

    await table.revise(edit)


async def _set_webhook(table: LiveTable, connection: Connection, seat: int, url: str, lang: str) -> None:
    def edit(row: TableRow) -> None:
        _require_seat(connection, seat)  # the seat may have been passed on since the URL was checked
        row.seats[seat].webhook, row.seats[seat].webhook_lang = url, lang

    await table.revise(edit)


def _require_playing(table: LiveTable, seats: list[int]) -> None:
    """Refuse a choice of the holder of `seats` in the place of the bot that stands in for whoever must choose."""
    if table.game.running and table.game.row.seats[table.game.facing(seats).asking.seat].stands_in:
        raise Refusal("bot-plays", wire.Words("ui-bot-plays"))


def _require_seat(connection: Connection, seat: int) -> None:
    """Refuse a request that only the holder of `seat` may make."""
    if seat not in connection.seats:
        raise Refusal("seat", wire.Words("ui-not-your-seat"))
