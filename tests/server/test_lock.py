"""A lock passes from one coroutine to the next in the order in which they came, whoever is cancelled."""

from __future__ import annotations

import asyncio

import pytest

from regnum.server.table.lock import Lock

pytestmark = pytest.mark.asyncio


async def turns() -> None:
    """Let everything go on that can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_whoever_came_first_is_next_and_nobody_is_let_in_between() -> None:
    lock, order = Lock(), []

    async def work(name: str) -> None:
        await lock.acquire()
        try:
            assert lock.locked()
            order.append(f"{name} begins")
            await asyncio.sleep(0)
            order.append(f"{name} ends")
        finally:
            lock.release()

    first = [asyncio.create_task(work(name)) for name in ("Anna", "Bruno", "Clara")]
    await asyncio.sleep(0)
    late = asyncio.create_task(work("Dario"))
    await asyncio.gather(*first, late)
    assert order == [f"{name} {what}" for name in ("Anna", "Bruno", "Clara", "Dario") for what in ("begins", "ends")]
    assert not lock.locked()


async def test_a_free_lock_is_taken_without_waiting() -> None:
    lock = Lock()
    with pytest.raises(StopIteration):
        lock.acquire().send(None)
    assert lock.locked()
    lock.release()
    assert not lock.locked()


@pytest.mark.parametrize("just_let_in", [False, True])
async def test_somebody_who_gives_up_keeps_nobody_waiting(just_let_in: bool) -> None:
    lock = Lock()
    await lock.acquire()
    impatient, patient = (asyncio.create_task(lock.acquire()) for _ in range(2))
    await turns()
    if just_let_in:
        lock.release()
    impatient.cancel()
    await turns()
    assert impatient.cancelled()
    assert patient.done() == just_let_in
    if not just_let_in:
        lock.release()
        await turns()
    assert patient.done()
    assert lock.locked()
    lock.release()
    assert not lock.locked()
