"""The network between a process and PostgreSQL: TCP proxies that can be cut, refuse, slow down, stall and lose."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

# Closing a socket with this resets the connection, as a router does that has forgotten it.
RESET = struct.pack("ii", 1, 0)
CHUNK = 65_536


class Network:
    """An event loop in a thread of its own: the people of the harness do not delay the database."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="network", daemon=True)
        self._thread.start()

    def link(self, target: Path) -> Link:
        """A new link to a Unix socket."""
        link = Link(target, self.call)
        self.call(link.open)
        return link

    def call(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run something on the event loop; returns when it is done."""

        async def run() -> None:
            await work()

        asyncio.run_coroutine_threadsafe(run(), self._loop).result(timeout=30)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


# What is lost when a link breaks at certain words: the answer to them, or the words; or they only come late.
Lost = Literal["answer", "words", "nothing"]


class Link:
    """A TCP port on this machine that leads to a Unix socket."""

    def __init__(self, target: Path, call: Callable[[Callable[[], Awaitable[None]]], None]) -> None:
        self.port = 0
        self._target = target
        self._call = call
        self._server: asyncio.Server | None = None
        self._refusing = False
        self._delay = 0.0
        self._flowing = asyncio.Event()
        self._losing: tuple[bytes, Lost] | None = None
        self._late = asyncio.Event()
        self._unanswered: set[asyncio.StreamWriter] = set()
        self._ends: set[asyncio.StreamWriter] = set()

    # --- faults: called from any thread ------------------------------------------------------------------------------

    def cut(self) -> None:
        """Reset every connection; new ones can be made at once."""
        self._call(self._reset)

    def refuse(self) -> None:
        """Reset every connection, and those that are made from now on."""
        self._refusing = True
        self._call(self._reset)

    def slow(self, seconds: float) -> None:
        """Delay everything that is sent, in either direction."""
        self._delay = seconds

    def stall(self) -> None:
        """Let nothing through: connections stay open, and nobody is told."""
        self._call(self._stop_flow)

    def lose(self, words: bytes, lost: Lost) -> None:
        """Reset the connection over which `words` are sent next. If nothing is lost, they arrive later, by `heal`."""
        self._late.clear()
        self._losing = words, lost

    def heal(self) -> None:
        self._refusing = False
        self._delay = 0.0
        self._call(self._start_flow)

    def close(self) -> None:
        self._call(self._close)

    # --- on the event loop of the network ----------------------------------------------------------------------------

    async def open(self) -> None:
        self._flowing.set()
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._reset()

    async def _stop_flow(self) -> None:
        self._flowing.clear()

    async def _start_flow(self) -> None:
        self._flowing.set()
        self._late.set()

    async def _reset(self) -> None:
        for end in list(self._ends):
            _reset(end)

    async def _accept(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        if self._refusing:
            _reset(near_out)
            return
        try:
            far_in, far_out = await asyncio.open_unix_connection(self._target)
        except OSError:  # the database does not run
            _reset(near_out)
            return
        ends = {near_out, far_out}
        self._ends |= ends
        try:
            await asyncio.gather(self._pump(near_in, far_out, near_out), self._pump(far_in, near_out))
        finally:
            self._ends -= ends

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, back: asyncio.StreamWriter | None = None
    ) -> None:
        """Carry on what `source` says; if that are the words of a client, the answers go `back`."""
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                if sink in self._unanswered:
                    _reset(sink)
                    break
                if back is not None and self._losing is not None and self._losing[0] in data:
                    (_, lost), self._losing = self._losing, None
                    if lost == "answer":
                        self._unanswered.add(back)
                    else:
                        _reset(back)
                    if lost == "words":
                        break
                    if lost == "nothing":
                        await self._late.wait()
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._flowing.wait()
                sink.write(data)
                await sink.drain()
        sink.close()


def _reset(end: asyncio.StreamWriter) -> None:
    plain = end.get_extra_info("socket")
    if plain is not None and plain.family != socket.AF_UNIX:
        with contextlib.suppress(OSError):
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    end.transport.abort()
