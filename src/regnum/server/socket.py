"""The WebSocket: one connection, from `hello` to its end. Nothing a client sends is trusted."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit

import msgspec
from prometheus_client import Counter, Gauge, Histogram
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.core.errors import RegnumError
from regnum.server import messages as wire
from regnum.server.house import House
from regnum.server.limits import Bucket
from regnum.server.log import spoken
from regnum.server.room import Guest, Refusal, Room, Send

PATIENCE = 10.0  # seconds to say hello
MESSAGES_A_SECOND = 20.0
BURST = 60.0
MOST_BYTES = 16_384

connected = Gauge("regnum_connections", "Connections at tables")
choices = Counter("regnum_choices", "Choices committed")
refusals = Counter("regnum_refusals", "Requests refused", ["code"])
waited = Histogram("regnum_choice_seconds", "From a choice received to its acknowledgement")

_decode = msgspec.json.Decoder(wire.FromClient).decode


async def talk(socket: WebSocket) -> None:
    """Serve one connection."""
    house: House = socket.app.state.house
    if not _same_origin(socket):
        await socket.close(4403)
        return
    await socket.accept()
    try:
        room, guest, last = await _greet(socket, house)
    except (Refusal, WebSocketDisconnect, TimeoutError) as problem:
        if isinstance(problem, Refusal):
            await _goodbye(socket, problem)
        return
    connected.inc()
    try:
        await room.welcome(guest, last)
        await room.table_changed()
        house.wake(room)
        await _converse(socket, house, room, guest)
    except WebSocketDisconnect:
        pass
    except Refusal as problem:
        await _goodbye(socket, problem)
    finally:
        connected.dec()
        if guest in room.guests:  # not one who left before being welcomed
            room.guests.remove(guest)
        await room.table_changed()


def _same_origin(socket: WebSocket) -> bool:
    """A page of another site may not speak for its visitor."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _receive(socket: WebSocket) -> wire.FromClient:
    text = await socket.receive_text()
    if len(text) > MOST_BYTES:
        raise Refusal("too-long", wire.Words("ui-too-long"))
    try:
        message: wire.FromClient = _decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("garbled", wire.Words("ui-garbled")) from None


async def _greet(socket: WebSocket, house: House) -> tuple[Room, Guest, int | None]:
    """The first message: which table, whose seats, and the last number seen."""
    try:
        hello = await asyncio.wait_for(_receive(socket), PATIENCE)
    except KeyError:
        raise Refusal("garbled", wire.Words("ui-garbled")) from None
    if not isinstance(hello, wire.Hello):
        raise Refusal("hello", wire.Words("ui-say-hello"))
    if hello.v != wire.VERSION:
        raise Refusal("version", wire.Words("ui-reload"))
    room = await house.room(hello.table)
    if room is None:
        raise Refusal("no-table", wire.Words("ui-no-such-table"))
    seats, creator = [], False
    for token in hello.tokens:
        seat = house.keys.seat_of(token, room.row.id, room.row.seats)
        if seat is not None and seat not in seats:
            seats.append(seat)
        elif house.keys.is_creator(token, room.row.id):
            creator = True
        elif seat is None:
            raise Refusal("token", wire.Words("ui-token-gone"))
    guest = Guest(sorted(seats), creator, _sender(socket))
    room.away -= set(seats)
    return room, guest, hello.last


def _sender(socket: WebSocket) -> Send:
    async def send(data: bytes) -> None:
        # One that is gone will be found so when it is next read from.
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await socket.send_text(data.decode())

    return send


async def _converse(socket: WebSocket, house: House, room: Room, guest: Guest) -> None:
    bucket = Bucket(MESSAGES_A_SECOND, BURST)
    while True:
        try:
            message = await _receive(socket)
        except KeyError:
            raise Refusal("garbled", wire.Words("ui-garbled")) from None
        if not bucket.take():
            raise Refusal("flood", wire.Words("ui-flood"))
        if isinstance(message, wire.Hello):
            raise Refusal("hello", wire.Words("ui-say-hello"))
        try:
            answer = await _answer(house, room, guest, message)
        except Refusal as problem:
            refusals.labels(problem.code).inc()
            answer = wire.Refused(message.id, problem.code, problem.clause, problem.words)
        except RegnumError as problem:
            answer = wire.Refused(message.id, "refused", "", wire.Words("ui-refused", {"reason": str(problem)}))
        await room.tell(guest, answer)


async def _answer(house: House, room: Room, guest: Guest, message: wire.FromClient) -> wire.FromServer:
    match message:
        case wire.Choose(id=id, seq=seq, choice=choice, careful=careful):
            with waited.time():
                number = await room.choose(choice, guest.seats, seq, careful)
            choices.inc()
            house.moved(room)
            return wire.Accepted(id, number)
        case wire.Why(id=id, choice=choice, address=address):
            reason = room.why(choice, guest.seats, address)
            if reason is None:
                return wire.ReasonGiven(id, None, None)
            return wire.ReasonGiven(id, reason.clause, spoken(reason.message))
        case wire.Undo(id=id, seq=seq, n=n):
            await room.undo(guest.seats, n, seq)
            house.wake(room)
        case wire.Consent(id=id, yes=yes):
            await room.consent(guest.seats, yes)
            house.wake(room)
        case wire.Say(id=id, text=text):
            if not guest.seats:
                raise Refusal("watching", wire.Words("ui-only-players"))
            await room.say(room.row.seats[guest.seats[0]].name, text)
        case wire.Pause(id=id, paused=paused):
            if not guest.seats:
                raise Refusal("watching", wire.Words("ui-only-players"))
            room.clock.pause(paused)
            await room.table_changed()
            house.wake(room)
        case wire.SetSeat(id=id, seat=seat, kind=kind, level=level):
            if not guest.creator and seat not in guest.seats:
                raise Refusal("creator", wire.Words("ui-only-creator"))
            return wire.Accepted(id, room.seq, await house.set_seat(room, seat, kind, level))
        case wire.Rename(id=id, seat=seat, name=name):
            _hold(guest, seat)
            room.row.seats[seat].name = name
            await room.seat_changed()
        case wire.Webhook(id=id, seat=seat, url=url, lang=lang):
            _hold(guest, seat)
            if url:
                await house.webhooks.check(url)
                _hold(guest, seat)  # that took a while
            room.row.seats[seat].webhook, room.row.seats[seat].webhook_lang = url, lang
            await room.seat_changed()
        case wire.Ping(id=id):
            return wire.Pong(id)
        case _:
            raise Refusal("hello", wire.Words("ui-say-hello"))
    return wire.Accepted(id, room.seq)


def _hold(guest: Guest, seat: int) -> None:
    """Refuse what only a seat's holder may do."""
    if seat not in guest.seats:
        raise Refusal("seat", wire.Words("ui-not-your-seat"))


async def _goodbye(socket: WebSocket, problem: Refusal) -> None:
    refusals.labels(problem.code).inc()
    message = wire.Goodbye(problem.code, problem.words)
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(4400)
    except (RuntimeError, WebSocketDisconnect):
        pass
