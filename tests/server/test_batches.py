"""Work that arrives during a transaction shares the next one, and a busy store waits a little for more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from regnum.server.batches import BUSY, WAIT, Batches

pytestmark = pytest.mark.asyncio


class Recorded(Batches):
    """Its transactions only record their work: `done` has the work of each."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.done: list[list[str]] = []
        self._seconds = seconds
        super().__init__(self._record, lambda: None)

    def _record(self, work: list[str]) -> list[str]:
        time.sleep(self._seconds)
        self.done.append(work)
        return [name.upper() for name in work]


@pytest.fixture
def batches() -> Iterator[Recorded]:
    made = Recorded(seconds=0.02)
    yield made
    made.close()


async def test_what_arrives_during_a_transaction_shares_the_next(batches: Recorded) -> None:
    first = batches.add("a")
    await asyncio.sleep(0.005)
    others = [batches.add("b"), batches.add("c")]
    assert await asyncio.gather(first, *others) == ["A", "B", "C"]
    assert batches.done == [["a"], ["b", "c"]]


async def test_after_a_large_transaction_the_next_waits_for_more(batches: Recorded) -> None:
    await asyncio.gather(*(batches.add("a") for _ in range(BUSY)))
    began = time.monotonic()
    early = batches.add("early")
    await asyncio.sleep(WAIT / 4)
    late = batches.add("late")
    await asyncio.gather(early, late)
    assert batches.done[1:] == [["early", "late"]]
    assert time.monotonic() - began > WAIT / 2
    await batches.add("alone")  # the last transaction was small: this one does not wait
    assert batches.done[2:] == [["alone"]]


async def test_closing_finishes_what_waits() -> None:
    batches = Recorded()
    waiting = batches.add("a")
    batches.close()
    assert await waiting == "A"
