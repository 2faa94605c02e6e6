"""A lock for coroutines that costs little when it is free, as it nearly always is."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Like `asyncio.Lock`, for which Python makes several coroutines each time. Whoever has waited longest is next."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # once somebody had to wait

    def locked(self) -> bool:
        return self._taken

    async def acquire(self) -> None:
        """Wait until the lock is free and take it. Call `release` in any case afterwards: use `finally`."""
        if self._taken:
            await self._wait()
        self._taken = True

    async def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = deque()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had been our turn
                self.release()
            raise

    def release(self) -> None:
        """Let the next have the lock: nobody who comes later can take it before."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
