"""An address may have only so many requests at once, and so many a second: who asks for more waits."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.net.guard import refuse
from regnum.server.net.limits import Quota, RateLimiter, network

WAIT = 1.0  # seconds for which a request beyond the rate waits; if there is still no room then, it is refused
AT_ONCE = 32  # requests of an address that are dealt with at the same time; the others wait for their turns
SMALL = 65_536  # bytes of a body that wait for their turn here, as uvicorn would keep as many anyway


class Turns:
    """Those of an address: its requests begin one after another, and in between everybody else goes first."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._door = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._room.acquire()
        try:
            async with self._door:
                await asyncio.sleep(0)
        except BaseException:
            self._room.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._room.release()


class Throttle:
    """For requests of an address that may have so many `connections`.

    Nobody's turn lasts for as long as a client likes: it begins once the request is here and ends with the first of the
    answer. Large bodies arrive within turns, or too much would be kept of them; they are taken apart from all others.
    """

    def __init__(self, app: ASGIApp, connections: int) -> None:
        self.app = app
        self._unanswered = Quota(connections)
        self._turns: WeakValueDictionary[tuple[str, bool], Turns] = WeakValueDictionary()  # as long as somebody waits
        self._rate = RateLimiter(rate=connections / 5, capacity=connections * 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = network(scope["client"][0] if scope["client"] else "")
        if not self._unanswered.take(address):
            await refuse(receive, send, 429, "too many requests from this address at once")
            return
        try:
            if not self._rate.take(address):
                await asyncio.sleep(WAIT)  # which leaves the time to others, as an answer at once would not
                if not self._rate.take(address):
                    await refuse(receive, send, 429, "too many requests from this address: try again in a few seconds")
                    return
            small = _is_small(scope)
            if small:
                receive = await _arrived(receive)
            turns = self._turns.setdefault((address, small), Turns())
            async with AsyncExitStack() as turn:
                await turn.enter_async_context(turns)

                async def answer(message: Message) -> None:
                    await turn.aclose()
                    await send(message)

                await self.app(scope, receive, answer)
        finally:
            self._unanswered.give_back(address)


def _is_small(scope: Scope) -> bool:
    headers: dict[bytes, bytes] = dict(scope["headers"])
    return b"transfer-encoding" not in headers and int(headers.get(b"content-length", b"0")) <= SMALL


async def _arrived(receive: Receive) -> Receive:
    """Wait for all of a request; returns what receives it as one message."""
    body, more = bytearray(), True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    kept = [{**message, "body": bytes(body)}]

    async def again() -> Message:
        return kept.pop() if kept else await receive()

    return again
