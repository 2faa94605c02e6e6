"""Bots in worker processes."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal

import pytest

import regnum
from regnum.core.message import Reason
from regnum.server.bots import Bots


def test_bots_keep_working_after_a_worker_was_killed() -> None:
    state = regnum.game("anno890").new(2, 1).to_json()
    bots = Bots(workers=1)

    async def two_choices() -> list[str]:
        first = await bots.choose(state, "easy", 1)
        for worker in list(bots._pool._processes):
            os.kill(worker, signal.SIGKILL)
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
