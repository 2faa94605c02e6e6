"""Bots in worker processes."""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle

import pytest

import regnum
from regnum.core.message import Reason
from regnum.server.bots.pool import FairQueue, LocalBots
from tests.waiting import PATIENCE


def test_bots_keep_working_after_a_worker_was_killed() -> None:
    state = regnum.game("anno890").new(2, 1).to_json()
    bots = LocalBots(workers=1)

    async def two_choices() -> list[str]:
        first = await bots.choose(state, "easy", 1)
        for worker in multiprocessing.active_children():
            worker.kill()
        return [first, await bots.choose(state, "easy", 1)]

    try:
        first, again = asyncio.run(two_choices())
    finally:
        bots.close()
    assert first == again
    assert first.startswith("castle:")


@pytest.mark.parametrize(
    "error",
    [
        regnum.BadInput("seats", "too many"),
        regnum.IllegalChoice("take:1", Reason("take.1", "reason-x"), "There is none."),
    ],
)
def test_errors_travel_between_processes(error: regnum.BadInput | regnum.IllegalChoice) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)


def test_many_tables_of_one_address_delay_another_no_more_than_one_of_them() -> None:
    order: list[str] = []

    async def one(queue: FairQueue, owner: str, attended: bool) -> None:
        await queue.enter(owner, attended)
        order.append(owner)
        await asyncio.sleep(0)
        queue.leave()

    async def main() -> None:
        queue = FairQueue(1)
        crowd = [("crowd", False)] * 20 + [("other", False), ("person", True)]
        await asyncio.gather(*(one(queue, owner, attended) for owner, attended in crowd))

    asyncio.run(main())
    assert order[:4] == ["crowd", "person", "crowd", "other"]
    assert order[4:] == ["crowd"] * 18


def test_whoever_stops_waiting_loses_no_place() -> None:
    async def main() -> None:
        queue = FairQueue(1)
        await queue.enter("a", True)
        waiting = [asyncio.create_task(queue.enter("b", True)), asyncio.create_task(queue.enter("c", True))]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        queue.leave()
        await asyncio.wait_for(waiting[1], PATIENCE)
        queue.leave()
        await asyncio.wait_for(queue.enter("d", True), PATIENCE)

    asyncio.run(main())
