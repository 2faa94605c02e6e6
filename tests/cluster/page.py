"""A client at a table, as a browser page is one: it reconnects by itself, asks for what it missed, and notes it all."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.cluster.history import Client, Entry, Heard, History, Request

FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0  # seconds before another attempt to connect
OPENING = 3.0  # seconds for the handshake
QUIET = 1.5  # seconds without a message until it pings, and from then until it gives the connection up
FINAL = ("token", "no-table", "version")  # refusals that another attempt would not change


class Page:
    """One client with the credentials of a seat, and perhaps the creator's besides (`more`)."""

    def __init__(
        self, url: str, address: str, history: History, name: str, seat: int, credential: str, more: str = ""
    ) -> None:
        self.seat = seat
        self.credential = credential
        self.client = Client(name)
        self.history = history
        history.clients.append(self.client)
        self.seq = -1
        self.options: list[str] = []
        self.refused = ""  # why it was not let in
        self.changed = asyncio.Event()  # something was received, or the connection has changed
        self.live = False
        self._url = url
        self._address = address
        self._tokens = [credential, *([more] if more else [])]
        self._socket: ClientConnection | None = None
        self._next = 0
        self._pending: dict[int, asyncio.Future[dict[str, Any] | None]] = {}
        self._closed = False
        self._chance = random.Random(name)

    def __str__(self) -> str:
        state = "connected" if self.live else f"refused ({self.refused})" if self.refused else "connecting"
        return f"{self.client.name} {state} at {self.seq} with {len(self.options)} options, table {self.status}"

    @property
    def status(self) -> str:
        """What the table is, as far as the client knows: waiting, running or finished."""
        return self.client.statuses[-1] if self.client.statuses else ""

    @property
    def has_socket(self) -> bool:
        return self._socket is not None

    @property
    def last(self) -> int:
        """The last log number received."""
        return self.client.heard[-1].number if self.client.heard else 0

    # --- the connection --------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Be connected until the page is closed, or not let in."""
        wait = FIRST_WAIT
        while not self._closed and not self.refused:
            try:
                self._socket = await connect(
                    self._url, open_timeout=OPENING, ping_interval=None, compression=None, max_size=None,
                    local_addr=(self._address, 0), proxy=None,
                )  # fmt: skip
                await self._talk(self._socket)
            except (OSError, WebSocketException):  # a timeout is an OSError, too
                pass
            finally:
                wait = FIRST_WAIT if self.live else min(LONGEST_WAIT, wait * 2)
                self._lose()
            if not self._closed and not self.refused:
                await asyncio.sleep(wait * self._chance.uniform(0.75, 1.25))

    def reconnect(self) -> None:
        """Drop the connection, so that another one is made."""
        if self._socket is not None:
            self._socket.transport.abort()

    def close(self) -> None:
        self._closed = True
        self.reconnect()

    def _lose(self) -> None:
        self.reconnect()
        self._socket, self.live = None, False
        pending, self._pending = self._pending, {}
        for future in pending.values():
            if not future.done():
                future.set_result(None)
        self.changed.set()

    async def _talk(self, socket: ClientConnection) -> None:
        last = self.last or None
        hello = {"type": "hello", "v": 2, "table": self.history.table, "tokens": self._tokens, "last": last}
        came = time.time()
        await socket.send(json.dumps(hello))
        while not self._closed:
            try:
                message = await self._receive(socket)
            except TimeoutError:
                self._next += 1
                await socket.send(json.dumps({"type": "ping", "id": self._next}))
                message = await self._receive(socket)  # raises if nothing comes: the connection is dead
            self._read(message, came)
            if self.refused:
                return

    async def _receive(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(QUIET):
            message: dict[str, Any] = json.loads(await socket.recv())
        return message

    # --- messages --------------------------------------------------------------------------------------------------

    def _read(self, message: dict[str, Any], came: float) -> None:
        kind = message["type"]
        if kind == "goodbye" and not self.live:
            # Refused is who was not valid at the latest now; welcome, who was valid when the hello was sent or later.
            self.history.entries.append(Entry(time.time(), self.credential, message["code"]))
            if message["code"] in FINAL:
                self.refused = message["code"]
        if kind == "welcome" and not self.live:
            self.live = True
            self.history.entries.append(Entry(came, self.credential, "welcome"))
        if "position" in message:
            for line in message["log"]:
                is_choice = line["kind"] == "choice"
                seat = line["seat"] if is_choice else -1
                self.client.heard.append(Heard(line["seq"], line["kind"], seat, line["choice"], line["undone"]))
            position = message["position"]
            self.client.shown.append((position["seq"], self.last))
            self.seq, self.options = position["seq"], [option["text"] for option in position["options"]]
        if message.get("table"):
            status = message["table"]["status"]
            if status != self.status:
                self.client.statuses.append(status)
        future = self._pending.pop(message.get("id", 0), None)
        if future is not None and not future.done():
            future.set_result(message)
        self.changed.set()

    async def ask(self, type: str, **fields: Any) -> dict[str, Any] | None:
        """Send a request; returns its answer, or None if the connection broke first."""
        if not self.live or self._socket is None:
            return None
        self._next += 1
        future: asyncio.Future[dict[str, Any] | None] = asyncio.get_running_loop().create_future()
        self._pending[self._next] = future
        try:
            await self._socket.send(json.dumps({"type": type, "id": self._next, **fields}))
        except WebSocketException:
            return None
        return await future

    async def choose(self, choice: str, seq: int | None = None) -> Request:
        """Send a choice for the position `seq`, or the one that is shown; returns the request with its answer."""
        seq = self.seq if seq is None else seq
        request = Request(self.client.name, self.seat, self.credential, seq, choice, time.time())
        self.history.requests.append(request)
        answer = await self.ask("choose", seq=seq, choice=choice)
        if answer is not None:
            request.answer, request.number, request.code = answer["type"], answer.get("seq", 0), answer.get("code", "")
        return request

    async def change(self, seconds: float) -> None:
        """Wait until something is received, but not longer than this."""
        self.changed.clear()
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            pass
