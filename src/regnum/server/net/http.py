"""HTTP for strangers: a request must arrive within seconds, and be read, and an address has only so many connections.

httptools parses a request in a third of the time that h11 takes, but has no limits of its own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from socket import SO_RCVBUF, SOL_SOCKET
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from websockets.datastructures import Headers
from websockets.http11 import Request

from regnum.server.net import handshake
from regnum.server.net.limits import MOST_CONNECTIONS, MOST_OF_A_PROXY, RateLimiter, network
from regnum.server.net.socket import TableSocket, is_proxy

ARRIVAL = 10.0  # seconds in which a request must arrive completely
LARGEST_HEAD = 65_536  # bytes of a request without its body
READING = 20.0  # seconds in which some of what waits for a client must be read
SLOWEST = 40_960  # bytes of it: for whoever reads 2 KiB a second
AHEAD = 8192  # bytes that a WebSocket may send before those before them are dealt with; Linux takes it for twice that


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's protocol with limits: how many HTTP connections an address may have, and a proxy that is trusted.

    An address may open only so many one after another, too.
    """

    most: int
    most_of_a_proxy: int
    opening: RateLimiter
    open: Counter[str] = Counter()

    @classmethod
    def let_in(cls, connections: int = MOST_CONNECTIONS, of_a_proxy: int = MOST_OF_A_PROXY) -> None:
        """How many connections an address, and a trusted proxy, may have."""
        cls.most, cls.most_of_a_proxy = connections, of_a_proxy
        cls.opening = RateLimiter(rate=connections / 5, capacity=connections * 2)

    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None  # while the client reads too slowly
    _address = ""
    _incomplete = True  # whether a request is awaited, or has begun to arrive
    _head = 0  # bytes of it that do not belong to its body

    # --- called by the event loop ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.connections.add(self)
        peer = (get_remote_addr(transport) or ("", 0))[0]
        self._address = network(peer)
        self.open[self._address] += 1
        proxy = is_proxy(self.config, peer)
        few = self.open[self._address] <= (self.most_of_a_proxy if proxy else self.most)
        if not few or not (proxy or self.opening.take(self._address)):
            transport.abort()
            return
        self._late = self.loop.call_later(ARRIVAL, transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.flow is None:  # the first data
            usual = handshake.usual(data)
            if usual is not None:
                self._hand_over(usual)
                return
            super().connection_made(self.transport)
        self._head += len(data)
        super().data_received(data)
        if not self._address:
            return  # it is a WebSocket now
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")
        if not self._incomplete and self._late is not None:
            self._late.cancel()
            self._late = None
        elif self._incomplete and self._late is None:
            self._late = self.loop.call_later(ARRIVAL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(READING, self._check, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _check(self, before: int) -> None:
        """Drop a client that has hardly read anything, of `before` bytes that waited for it."""
        now = self.transport.get_write_buffer_size()
        if now > before - SLOWEST:
            self.transport.abort()
        else:
            self._unread = self.loop.call_later(READING, self._check, now)

    # --- called by the parser ----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # To the parser, which reads no more: it is answered with 400. No browser or proxy does that.
            raise ValueError("a request before the answer to another")
        self._incomplete = True
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._incomplete = False
        self._head = 0
        super().on_message_complete()

    # --- WebSockets --------------------------------------------------------------------------------------------------

    def handle_websocket_upgrade(self) -> None:
        """Hand over with the request as it was parsed, where uvicorn would have it parsed again."""
        headers = Headers()
        for name, value in self.headers:
            headers[name.decode("latin-1")] = value.decode("latin-1")
        version = f"HTTP/{self.scope['http_version']}"
        request = Request(self.url.decode("latin-1"), headers, self.scope["method"], version)
        self._hand_over(handshake.of_request(request))

    def _hand_over(self, opening: handshake.Handshake) -> None:
        """Give the transport to a WebSocket."""
        self._forget()
        self.connections.discard(self)
        # The parser refers to us, and we to the transport: only the collector would free them.
        self.parser = None  # type: ignore[assignment]
        socket = TableSocket(self.config, self.server_state, self.app_state)
        self.transport.set_protocol(cast(asyncio.Protocol, socket))
        system = self.transport.get_extra_info("socket")
        if system is not None:
            system.setsockopt(SOL_SOCKET, SO_RCVBUF, AHEAD)
        socket.connection_made(self.transport)
        socket.open(opening)

    def _forget(self) -> None:
        for timer in (self._late, self._unread):
            if timer is not None:
                timer.cancel()
        self._late = self._unread = None
        if self._address:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = ""


LimitedHttp.let_in()
