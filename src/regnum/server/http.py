"""HTTP for strangers: a request must arrive within seconds, and an address may have only so many connections."""

from __future__ import annotations

import asyncio
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

ARRIVAL = 10.0  # seconds in which a request must arrive completely


class LimitedHttp(H11Protocol):
    """uvicorn's protocol with limits; `most` is how many HTTP connections an address may have."""

    most = 500
    open: Counter[str] = Counter()

    _late: asyncio.TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.open[self._address] += 1
        if self.open[self._address] > self.most:
            transport.abort()
            return
        self._late = self.loop.call_later(ARRIVAL, transport.abort)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._address:
            return  # it is a WebSocket now
        theirs = self.conn.their_state
        incomplete = theirs is h11.SEND_BODY or (theirs is h11.IDLE and self.conn.trailing_data[0] != b"")
        if not incomplete and self._late is not None:
            self._late.cancel()
            self._late = None
        elif incomplete and self._late is None:
            self._late = self.loop.call_later(ARRIVAL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self._address:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = ""
