"""Worker processes, where bots think and records are checked, so that the event loop stays free."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from regnum.agents import LEVELS, Outlook, make_agent
from regnum.core.game import game
from regnum.core.rng import Rng
from regnum.server.importing import Imported, read_record

T = TypeVar("T")

THINKING = 1.0  # seconds of search for the hard level
LEAST_THINKING = 0.1  # seconds, however many wait


class FairQueue:
    """Who may use a worker next: tables with people before tables without, and every owner in turn.

    An owner is whoever opened tables, so that many tables of one address delay others no more than one of them would.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: tuple[OrderedDict[str, deque[asyncio.Future[None]]], ...] = (OrderedDict(), OrderedDict())

    def __len__(self) -> int:
        return sum(len(queue) for owners in self._waiting for queue in owners.values())

    async def enter(self, owner: str, attended: bool) -> None:
        """Wait for a place; call `leave` afterwards."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[0 if attended else 1].setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # the place was given to somebody who has gone
            raise

    def leave(self) -> None:
        """Give the place to whoever is next."""
        for owners in self._waiting:
            while owners:
                owner, queue = owners.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    owners[owner] = queue  # behind the others
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Bots:
    """A pool of worker processes. A bot's request carries a whole state, determinized for its seat."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._start_pool()
        self.queue = FairQueue(self._workers)

    def _start_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_lower_priority)

    async def choose(self, state: dict[str, Any], level: str, seed: int, owner: str = "", attended: bool = True) -> str:
        """The choice of a bot of `level` for the seat that must choose in `state`, made by `gate.bot_input`.

        The more tables wait for their bots, the shorter a bot searches.
        """
        seconds = max(LEAST_THINKING, THINKING / (1 + len(self.queue) / self._workers))
        return await self._run(owner, attended, _think, state, level, seed, seconds)

    async def read_record(self, data: bytes, owner: str) -> Imported:
        """Check a record, and read it for import."""
        return await self._run(owner, False, read_record, data)

    async def _run(self, owner: str, attended: bool, work: Callable[..., T], *args: Any) -> T:
        await self.queue.enter(owner, attended)
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            # A worker was killed, perhaps for lack of memory. That breaks the whole pool: start a new one.
            if self._pool is pool:
                self._pool = self._start_pool()
            return await loop.run_in_executor(self._pool, work, *args)
        finally:
            self.queue.leave()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Give the event loop priority when the machine is busy."""
    os.nice(10)


def _think(data: dict[str, Any], level: str, seed: int, seconds: float) -> str:
    state = game(data["game"]).load(data)
    name = f"ismcts:{seconds:.2f}s" if level == "hard" else level if level in LEVELS else "medium"
    agent = make_agent(name, Rng(seed))
    agent.begin(state.table.game, state.asking.seat, state.table.seats)
    return agent.choose(Outlook(state, state.asking.seat)).text
