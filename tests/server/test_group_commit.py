"""Work that arrives during a transaction shares the next one, and a busy store waits a little for more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest

from regnum.server.db import group_commit as module
from regnum.server.db.group_commit import BUSY, WAIT, GroupCommit
from regnum.server.db.transactions import Locked, NotStored
from tests.waiting import PATIENCE

pytestmark = pytest.mark.asyncio


class Recorded(GroupCommit):
    """Its transactions only record their work, `done`, while they are `allowed`; some of it is `locked`."""

    def __init__(self) -> None:
        self.done: list[list[str]] = []
        self.locked: set[str] = set()
        self.allowed = threading.Event()
        self.allowed.set()
        super().__init__(self._record, lambda: None)

    def _record(self, work: list[str]) -> list[str | Exception]:
        self.allowed.wait()
        self.done.append(work)
        return [Locked() if name in self.locked else name.upper() for name in work]


@pytest.fixture
def batches() -> Iterator[Recorded]:
    made = Recorded()
    yield made
    made.allowed.set()
    made.close()


async def turns() -> None:
    """Let everything go on that can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_arrives_during_a_transaction_shares_the_next(batches: Recorded) -> None:
    batches.allowed.clear()
    first = batches.add("a")
    await turns()
    others = [batches.add("b"), batches.add("c")]
    batches.allowed.set()
    assert await asyncio.gather(first, *others) == ["A", "B", "C"]
    assert batches.done == [["a"], ["b", "c"]]


async def test_after_a_large_transaction_the_next_waits_for_more(
    batches: Recorded, monkeypatch: pytest.MonkeyPatch
) -> None:
    timers: list[tuple[float, Callable[[], None]]] = []
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", lambda *timer: timers.append(timer))
    await asyncio.gather(*(batches.add("a") for _ in range(BUSY)))
    early = batches.add("early")
    await turns()
    late = batches.add("late")
    [(seconds, go_on)] = timers
    assert seconds == WAIT
    assert len(batches.done) == 1
    go_on()
    await asyncio.gather(early, late)
    assert batches.done[1:] == [["early", "late"]]
    await batches.add("alone")  # the last transaction was small: this one does not wait
    assert batches.done[2:] == [["alone"]]


async def test_what_is_locked_is_tried_again_while_the_rest_goes_on(batches: Recorded) -> None:
    batches.locked = {"a"}
    locked = batches.add("a")
    assert await batches.add("b") == "B"
    assert await batches.add("c") == "C"
    batches.locked = set()
    assert await asyncio.wait_for(locked, PATIENCE) == "A"


async def test_what_stays_locked_fails_in_the_end(batches: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    batches.locked = {"a"}
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(NotStored):
            await batches.add("a")


async def test_closing_finishes_what_waits() -> None:
    batches = Recorded()
    batches.locked = {"b"}
    waiting, locked = batches.add("a"), batches.add("b")
    assert await waiting == "A"
    batches.locked = set()
    last = batches.add("c")
    batches.close()
    assert [await locked, await last] == ["B", "C"]
