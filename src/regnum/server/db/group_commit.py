"""Work on the database, on a thread of its own and in the order of the calls.

What arrives during a transaction shares the next one, so that many tables share the cost of a durable write; when there
is much, the next one waits for more. What cannot be done because somebody else has locked something is set aside for a
moment, while the rest goes on.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final

from regnum.server.db.transactions import Locked

BUSY: Final = 16  # pieces of work in a transaction that show that the next is worth a wait
WAIT: Final = 0.016  # seconds
ASIDE: Final = 0.05  # seconds until what is locked is tried again
PATIENCE: Final = 8.0  # seconds until it fails

Futures = list[asyncio.Future[Any]]


class GroupCommit:
    """`commit` does a list of work in one transaction and returns a result or an error for each.

    It is called on the thread, and so is `finish`, at the end. Work whose error is `Locked` is done again later.
    """

    def __init__(self, commit: Callable[[list[Any]], list[Any]], finish: Callable[[], None]) -> None:
        self._commit = commit
        self._finish = finish
        self._queue: queue.SimpleQueue[tuple[list[Any], Futures] | None] = queue.SimpleQueue()  # to the thread
        self._waiting: list[Any] = []  # work for the next transaction,
        self._futures: Futures = []  # and what receives its results
        self._locked_since: dict[asyncio.Future[Any], float] = {}  # of work that was set aside
        self._aside: dict[asyncio.Future[Any], Any] = {}  # that work, until it waits again
        self._committing = False
        self._worker = threading.Thread(target=self._run, name="store", daemon=True)
        self._worker.start()

    def add(self, work: Any) -> asyncio.Future[Any]:
        """Do some work in the next transaction; the future has its result once it is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._add(loop, work, future)
        return future

    def _add(self, loop: asyncio.AbstractEventLoop, work: Any, future: asyncio.Future[Any]) -> None:
        if not self._waiting and not self._committing:
            loop.call_soon(self._hand_over)  # together with what else comes in this turn of the loop
        self._waiting.append(work)
        self._futures.append(future)

    def _hand_over(self) -> None:
        """Give all that waits to the thread: waking it once for much work is cheaper, and so is one transaction."""
        self._committing = bool(self._waiting)
        if self._waiting:
            self._queue.put((self._waiting, self._futures))
            self._waiting, self._futures = [], []

    def _run(self) -> None:
        while True:
            batch = self._queue.get()
            if batch is None:
                break
            work, futures = batch
            results = self._commit(work)
            futures[0].get_loop().call_soon_threadsafe(self._settle, work, futures, results)
        self._finish()

    def _settle(self, work: list[Any], futures: Futures, results: list[Any]) -> None:
        for n, (future, result) in enumerate(zip(futures, results, strict=True)):
            if future.done():
                continue
            if isinstance(result, Exception):
                if not isinstance(result, Locked) or not self._set_aside(work[n], future):
                    future.set_exception(result)
            else:
                future.set_result(result)
        if len(futures) < BUSY:
            self._hand_over()
        else:
            asyncio.get_running_loop().call_later(WAIT, self._hand_over)

    def _set_aside(self, work: Any, future: asyncio.Future[Any]) -> bool:
        """Do some work again in a moment; False if that has been going on for too long."""
        loop = asyncio.get_running_loop()
        since = self._locked_since.get(future)
        if since is None:
            since = self._locked_since[future] = loop.time()
            future.add_done_callback(self._locked_since.pop)
        if loop.time() - since > PATIENCE:
            return False
        self._aside[future] = work
        loop.call_later(ASIDE, self._put_back, loop, future)
        return True

    def _put_back(self, loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any]) -> None:
        if future in self._aside:
            self._add(loop, self._aside.pop(future), future)

    def close(self) -> None:
        """Finish all work that waits, and end the thread."""
        for future, work in self._aside.items():
            self._waiting.append(work)
            self._futures.append(future)
        self._aside.clear()
        self._hand_over()
        self._queue.put(None)
        self._worker.join()
