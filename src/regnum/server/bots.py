"""Bots think in worker processes: the event loop only waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from regnum.agents import LEVELS, Outlook, make_agent
from regnum.core.game import game
from regnum.core.rng import Rng


class Bots:
    """A few workers; each question carries all it needs."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self._pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=_warm_up)

    async def choose(self, state: dict[str, Any], level: str, seed: int) -> str:
        """What a bot of `level` chooses for the seat that is asked in `state`, from what that seat may know."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, state, level, seed)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _warm_up() -> None:
    """Workers yield to the event loop when the machine is busy."""
    os.nice(10)


def _think(data: dict[str, Any], level: str, seed: int) -> str:
    state = game(data["game"]).load(data)
    agent = make_agent(level if level in LEVELS else "medium", Rng(seed))
    return agent.choose(Outlook(state, state.asking.seat)).text
