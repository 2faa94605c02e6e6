"""The lock of a table: one at a time, in turn, whoever gives up waiting."""

from __future__ import annotations

import asyncio

from regnum.server.lock import Lock


async def hold(lock: Lock, name: str, done: list[str], until: asyncio.Event | None = None) -> None:
    async with lock:
        done.append(f"{name} in")
        if until is not None:
            await until.wait()
        done.append(f"{name} out")


async def turn_over() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def test_everybody_waits_for_a_turn() -> None:
    async def main() -> None:
        lock, done, until = Lock(), list[str](), asyncio.Event()
        tasks = [asyncio.create_task(hold(lock, "a", done, until))]
        tasks += [asyncio.create_task(hold(lock, name, done)) for name in "bc"]
        await turn_over()
        assert lock.locked()
        assert done == ["a in"]
        until.set()
        await asyncio.gather(*tasks)
        assert done == ["a in", "a out", "b in", "b out", "c in", "c out"]
        assert not lock.locked()

    asyncio.run(main())


def test_who_gives_up_waiting_is_passed_over() -> None:
    async def main() -> None:
        lock, done, until = Lock(), list[str](), asyncio.Event()
        first = asyncio.create_task(hold(lock, "a", done, until))
        await turn_over()
        second, third = (asyncio.create_task(hold(lock, name, done)) for name in "bc")
        await turn_over()
        second.cancel()
        until.set()
        await asyncio.gather(first, third)
        assert done == ["a in", "a out", "c in", "c out"]
        assert not lock.locked()

    asyncio.run(main())


def test_who_gives_up_just_when_it_is_their_turn_passes_the_lock_on() -> None:
    async def main() -> None:
        lock, done = Lock(), list[str]()
        await lock.__aenter__()
        second, third = (asyncio.create_task(hold(lock, name, done)) for name in "bc")
        await turn_over()
        await lock.__aexit__()  # it is the second's turn, who has not woken up yet
        second.cancel()
        await third
        assert done == ["c in", "c out"]
        assert not lock.locked()

    asyncio.run(main())


def test_a_failure_gives_the_lock_back() -> None:
    async def main() -> None:
        lock, done = Lock(), list[str]()
        try:
            async with lock:
                raise ValueError
        except ValueError:
            pass
        await hold(lock, "a", done)
        assert done == ["a in", "a out"]

    asyncio.run(main())
