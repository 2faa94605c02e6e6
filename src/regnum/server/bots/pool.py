"""Worker processes, where bots think and records are checked, so that the event loop stays free."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql

from regnum.agents import LEVELS, Outlook, make_agent
from regnum.agents.executor import ATTEMPTS, Processes
from regnum.core.errors import BadInput
from regnum.core.game import game
from regnum.core.rng import Rng
from regnum.server.bots.importing import Imported, read_record

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


class BotPool(Protocol):
    """Where bots think: in processes of this machine, or in workers on others."""

    async def choose(self, state: dict[str, Any], level: str, seed: int, owner: str = "", attended: bool = True) -> str:
        """The choice of a bot of `level` for the seat that must choose in `state`, made by `gate.bot_input`."""

    async def read_record(self, data: bytes, owner: str) -> Imported:
        """Check a record, and read it for import."""

    def close(self) -> None: ...


def check_workers(database: str, workers: int | None) -> None:
    """Refuse a server without processes of its own whose database other machines cannot reach."""
    if workers == 0 and sql.make_url(database).get_backend_name() != "postgresql":
        raise BadInput("--workers", "0 needs PostgreSQL, where `regnum workers` find their jobs: say at least 1")


def make_bots(database: str, workers: int | None) -> BotPool:
    """Processes of this machine for bots; with no `workers`, those of `regnum workers` on the same database."""
    if workers != 0:
        return LocalBots(workers)
    from regnum.server.bots.jobs import RemoteBots  # needs the driver of PostgreSQL, which is an extra

    return RemoteBots(database)


class LocalBots:
    """Bots in processes of this machine. A bot's request carries a whole state, determinized for its seat."""

    def __init__(self, workers: int | None = None) -> None:
        self._processes = bot_processes(workers if workers is not None else max(1, (os.cpu_count() or 2) - 1))
        self.queue = FairQueue(self._processes.places)

    async def choose(self, state: dict[str, Any], level: str, seed: int, owner: str = "", attended: bool = True) -> str:
        """The choice of a bot of `level` for the seat that must choose in `state`, made by `gate.bot_input`.

        The more tables wait for their bots, the shorter a bot searches.
        """
        seconds = thinking_time(len(self.queue), self._processes.places)
        return await self._run(owner, attended, think, state, level, seed, seconds)

    async def read_record(self, data: bytes, owner: str) -> Imported:
        """Check a record, and read it for import."""
        return await self._run(owner, False, read_record, data)

    async def _run(self, owner: str, attended: bool, work: Callable[..., T], *args: Any) -> T:
        await self.queue.enter(owner, attended)
        try:
            return await asyncio.wrap_future(self._processes.submit(work, *args))
        finally:
            self.queue.leave()

    def close(self) -> None:
        self._processes.close()


def bot_processes(size: int, attempts: int = ATTEMPTS) -> Processes:
    """Processes where bots think: when the machine is busy, the event loop goes first."""
    return Processes(size, niceness=10, attempts=attempts)


def thinking_time(waiting: int, workers: int) -> float:
    """How many seconds the hard level searches: the more jobs wait for each worker, the shorter."""
    return max(LEAST_THINKING, THINKING / (1 + waiting / workers))


def think(data: dict[str, Any], level: str, seed: int, seconds: float) -> str:
    """A bot's choice in a state as JSON; the hard level takes so many `seconds`."""
    state = game(data["game"]).load(data)
    name = f"ismcts:{seconds:.2f}s" if level == "hard" else level if level in LEVELS else "medium"
    agent = make_agent(name, Rng(seed))
    agent.begin(state.table.game, state.asking.seat, state.table.seats)
    return agent.choose(Outlook(state, state.asking.seat)).text
