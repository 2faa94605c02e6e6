"""The WebSocket of a client: from the handshake until it closes.

`LimitedHttp` hands over the transport of a connection that asks for a WebSocket; `websockets` knows the protocol
(handshake, frames, sizes, closing), without input and output; the frames of which there are most are read and written
by `frames`. See docs/decisions/0018.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import msgspec
from prometheus_client import Gauge
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import get_remote_addr
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from regnum.server import wire
from regnum.server.answers import answer, greet, read, refusals
from regnum.server.db.transactions import NotStored
from regnum.server.net import frames
from regnum.server.net.handshake import PATH, Handshake
from regnum.server.net.limits import Quota, RateLimiter, TokenBucket, network
from regnum.server.table.game import Refusal

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from regnum.server.lobby import Lobby
    from regnum.server.net.guard import Hosts
    from regnum.server.table.connection import Connection

FIRST_MESSAGE = 10.0  # seconds for it
KEEP_ALIVE = 20.0  # seconds between two pings; a client that is silent for so long after one has gone
CLOSING = 10.0  # seconds for the client to close as well, and to read what it was sent
FRAMES_A_SECOND = 20.0  # of any kind: most are messages
BURST = 60.0
WAIT = 1.0  # seconds before the next frame, while all clients at an address together send too many
LARGEST = 20_480  # bytes of a message that are received, if only to say that it is too long

connected = Gauge("regnum_connections", "Connections at tables")

log = logging.getLogger("regnum")


def is_proxy(config: Config, address: str) -> bool:
    """Whether we trust what this address reports of others."""
    proxies = config.loaded_app
    return isinstance(proxies, ProxyHeadersMiddleware) and address in proxies.trusted_hosts


class TableSocket:
    """A client's WebSocket. It takes one frame at a time, and then lets the others go first.

    Meanwhile the client is not read from, nor while it does not read what it is sent: so it holds little, whatever it
    sends. Every frame counts; from a client that sends too many nothing more is read.

    It has the methods of `asyncio.Protocol`, but is not derived from it, so that it can be compiled.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._server = server_state
        self._config = config
        state = cast("Starlette", config.app).state
        self._lobby: Lobby = state.lobby
        self._quota: Quota = state.sockets
        self._frames: RateLimiter = state.frames
        self._door: asyncio.Lock = state.door
        self._hosts: Hosts = state.hosts
        self._loop = asyncio.get_running_loop()
        self._library: ServerProtocol | None = None  # once it is needed: see `_protocol`
        self._is_open = True  # whether neither side has begun to close
        self._transport: asyncio.Transport | None = None
        self._address: str | None = None  # once it counts as a connection of this address
        self._timer: asyncio.TimerHandle | None = None
        self._connection: Connection | None = None  # once the client has said hello
        self._bucket = TokenBucket(FRAMES_A_SECOND, BURST)
        self._writable = True
        self._heard = False  # a frame of the client, since the last ping
        self._received = b""  # what has not been taken yet; it begins with a frame
        self._parts: bytearray | None = None  # of a message that comes in several frames, as far as it has come
        self._idle: asyncio.Future[None] | None = None  # while there is nothing to do; done when that may have changed
        self._paused = False  # nothing is read from the client

    # --- called by the event loop ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        self._received = self._received + data if self._received else data
        if not self._wake():
            self._pause_reading(True)

    def eof_received(self) -> None:
        """The client sends nothing more: the transport closes."""

    def pause_writing(self) -> None:
        self._writable = False
        if self._connection is not None:
            self._connection.pause()

    def resume_writing(self) -> None:
        self._writable = True
        if self._connection is not None:
            self._connection.resume()
        self._wake()

    def connection_lost(self, error: Exception | None) -> None:
        self._server.connections.discard(self)
        self._set_timer(None)
        if self._address is not None:
            self._quota.give_back(self._address)
        self._transport = None
        self._wake()

    def shutdown(self) -> None:
        """The server is stopping."""
        self._close(1012)
        self._hang_up()

    # --- opening and closing -----------------------------------------------------------------------------------------

    @property
    def _protocol(self) -> ServerProtocol:
        """What knows all frames. Many connections need none but those that `frames` knows."""
        if self._library is None:
            # The request was parsed before: what is received now are frames.
            self._library = ServerProtocol(state=State.OPEN, max_size=LARGEST, logger=log)
        return self._library

    def open(self, handshake: Handshake) -> None:
        """Answer the handshake; whoever is not let in is disconnected."""
        assert self._transport is not None
        self._heard = True
        address, response = self._client(handshake.forwarded), handshake.response
        if not self._is_welcome(handshake) or (handshake.accepted and not self._quota.take(address)):
            response = self._protocol.reject(403, "").serialize()
        elif handshake.accepted:
            self._address = address
            self._set_timer(FIRST_MESSAGE, self._drop)
            self._loop.create_task(
                self._serve(self._frames.bucket(address))
            )  # kept alive by the future that it waits for
        self._transport.write(response)
        if self._address is None:
            self._hang_up()

    def _is_welcome(self, handshake: Handshake) -> bool:
        """Whether the request is for us, and from our own page or from a program that is not a browser."""
        host, origin = handshake.host, handshake.origin
        try:
            own = not origin or urlsplit(origin).netloc == host
        except ValueError:  # the origin is not an address
            return False
        return handshake.path == PATH and host in self._hosts and own

    def _client(self, forwarded: str) -> str:
        """The address of the client, as limits count it, and as reported by a proxy if we trust that."""
        assert self._transport is not None
        address = (get_remote_addr(self._transport) or ("", 0))[0]
        if forwarded and is_proxy(self._config, address):
            address = self._config.loaded_app.trusted_hosts.get_trusted_client_address(forwarded)[0] or address
        return network(address)

    def _set_timer(self, seconds: float | None, call: Any = None) -> None:
        """Call something later, instead of what was to be called before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None and self._transport is not None:
            self._timer = self._loop.call_later(seconds, call)

    def _keep_alive(self) -> None:
        if not self._heard:
            self._protocol.fail(1011, "keepalive ping timeout")
        elif self._is_open:
            self._heard = False
            self._protocol.send_ping(b"")
            self._set_timer(KEEP_ALIVE, self._keep_alive)
        self._flush()

    def _goodbye(self, problem: Refusal) -> None:
        """Close the connection and say why, unless it is being closed already."""
        if not self._is_open:
            return
        refusals.labels(problem.code).inc()
        self._leave()
        self._write([msgspec.json.encode(wire.Goodbye(problem.code, problem.words))])
        self._close(4400)
        self._set_timer(CLOSING, self._drop)

    def _finish(self, answer: bytes) -> None:
        """The client closes: so do we."""
        self._is_open = False
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(answer)
            self._hang_up()

    def _close(self, code: int) -> None:
        if self._is_open:
            self._protocol.send_close(code)
            self._flush()

    def _leave(self) -> None:
        """Leave the table."""
        if self._connection is not None:
            connected.dec()
            table = self._connection.table
            self._connection.close()
            table.views.disconnect(self._connection)
            self._connection = None
            self._lobby.tables.left(table)

    def _hang_up(self) -> None:
        """End the connection once the client has read what it was sent; it has not for ever."""
        if self._transport is not None:
            self._transport.close()
            self._set_timer(CLOSING, self._drop)

    def _drop(self) -> None:
        """End the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    # --- messages ----------------------------------------------------------------------------------------------------

    def _write(self, messages: list[bytes]) -> None:
        if self._is_open and self._transport is not None and not self._transport.is_closing():
            self._transport.write(frames.texts(messages))

    def _flush(self) -> None:
        """Write what the protocol wants to be written; an empty part means that it wants to close."""
        if self._library is None:
            return
        self._is_open = self._library.state is State.OPEN
        parts = self._library.data_to_send()
        if parts and self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(parts))
            if not parts[-1]:
                self._hang_up()

    def _wake(self) -> bool:
        """Let `_serve` go on, if it is idle."""
        idle, self._idle = self._idle, None
        if idle is None or idle.done():  # done: the server is stopping
            return False
        idle.set_result(None)
        return True

    async def _serve(self, shared: TokenBucket) -> None:
        """Take the client's frames, one after another, until it has gone or has sent too many.

        `shared` counts those of all clients at the same address.
        """
        task = asyncio.current_task()
        assert task is not None
        try:
            while self._transport is not None:
                frame = self._next() if self._writable else b""
                if not frame:
                    self._pause_reading(not self._writable)
                    self._idle = self._loop.create_future()
                    await self._idle
                    continue
                self._heard = True
                if not self._bucket.take():
                    self._goodbye(Refusal("flood", wire.Words("ui-flood")))
                    break
                if not shared.take():
                    await asyncio.sleep(WAIT)
                self._server.tasks.add(task)  # the server does not stop before it is answered
                message = self._message(frame)
                if message is not None:
                    await self._answer(message)
                self._server.tasks.discard(task)
                if self._received:
                    await asyncio.sleep(0)  # the others first
        finally:
            self._server.tasks.discard(task)
            self._pause_reading(True)
            self._received = b""
            self._leave()

    def _next(self) -> bytes:
        """The next frame, taken from what has been received; empty if it has not arrived as a whole."""
        received = self._received
        size = frames.size(received)
        if size > LARGEST + frames.LONGEST_HEAD:
            size = len(received)  # the head is enough for `websockets` to refuse it
        if size > len(received):
            return b""
        self._received = received[size:]
        return received[:size]

    def _message(self, frame: bytes) -> bytes | None:
        """The message that ends with this frame; None if there is none, or if nobody is to answer it."""
        if self._library is None:
            if not self._is_open:
                return None  # the client has closed: nothing may follow
            answer = frames.goodbye(frame)
            if answer is not None:
                self._finish(answer)
                return None
        message = frames.whole_message(frame) if self._parts is None else None
        if message is None:
            self._protocol.receive_data(frame)
            for event in self._protocol.events_received():
                if isinstance(event, Frame):
                    message = self._message_of(event)
            self._flush()
        return message if self._is_open else None

    def _message_of(self, frame: Frame) -> bytes | None:
        """The message that ends with a frame that `websockets` has read."""
        if frame.opcode is Opcode.BINARY:
            self._goodbye(Refusal("garbled", wire.Words("ui-garbled")))
        elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.CONT:
            self._parts = (self._parts or bytearray()) + frame.data
            if frame.fin:
                message, self._parts = bytes(self._parts), None
                return message
        return None

    async def _answer(self, data: bytes) -> None:
        try:
            message = read(data)
            connection = self._connection  # meanwhile it may leave its table
            if connection is None:
                connection = await greet(self._lobby, message, self._write, self._address or "")
                async with self._door:  # one after another: those who are at a table already go first
                    self._join(connection)
                    await asyncio.sleep(0)
            else:
                connection.send(await answer(self._lobby, connection, message))
        except Refusal as problem:
            self._goodbye(problem)
        except NotStored:
            self._drop()  # the database cannot be reached: the client tries again, perhaps with another server
        except Exception:
            log.exception("a message could not be answered")
            self._drop()

    def _join(self, connection: Connection) -> None:
        if not self._is_open or self._transport is None:
            return  # the client has gone in the meantime
        connected.inc()
        connection.drop = self._drop
        if self._writable:
            connection.resume()
        self._connection = connection
        connection.table.views.connect(connection)
        self._lobby.runner.wake(connection.table)
        self._set_timer(KEEP_ALIVE, self._keep_alive)

    def _pause_reading(self, paused: bool) -> None:
        if paused != self._paused and self._transport is not None and not self._transport.is_closing():
            self._paused = paused
            if paused:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()
