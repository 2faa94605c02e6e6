"""How tests wait: for an event, and for so long that only what never comes takes too long, on a busy machine too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

import httpx

PATIENCE = 300.0  # seconds
AGAIN = 0.02  # seconds until we look again

# Requests to a server, which may have much else to do.
get = partial(httpx.get, timeout=PATIENCE)  # noqa: TID251
post = partial(httpx.post, timeout=PATIENCE)  # noqa: TID251


def wait_until(true: Callable[[], object], what: str) -> None:
    """Wait until something is true; `what` says in which way it is not, if it never is."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(AGAIN)


async def until(true: Callable[[], object], what: str) -> None:
    """`wait_until` for coroutines."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(AGAIN)
