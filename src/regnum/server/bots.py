"""Bots think in worker processes, so that the event loop stays free."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from regnum.agents import LEVELS, Outlook, make_agent
from regnum.core.game import game
from regnum.core.rng import Rng


class Bots:
    """A pool of worker processes. Every request carries a whole state, determinized for the bot's seat."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._start_pool()

    def _start_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_lower_priority)

    async def choose(self, state: dict[str, Any], level: str, seed: int) -> str:
        """The choice of a bot of `level` for the seat that must choose in `state`, made by `gate.bot_input`."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, _think, state, level, seed)
        except BrokenProcessPool:
            # A worker was killed, perhaps for lack of memory. That breaks the whole pool: start a new one.
            if self._pool is pool:
                self._pool = self._start_pool()
            return await loop.run_in_executor(self._pool, _think, state, level, seed)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Give the event loop priority when the machine is busy."""
    os.nice(10)


def _think(data: dict[str, Any], level: str, seed: int) -> str:
    state = game(data["game"]).load(data)
    agent = make_agent(level if level in LEVELS else "medium", Rng(seed))
    agent.begin(state.table.game, state.asking.seat, state.table.seats)
    return agent.choose(Outlook(state, state.asking.seat)).text
