"""No test leaves a process behind, and what it starts can be interrupted: a plugin of pytest.

What a test starts is marked in its environment, and so is what that starts. What fixtures for several tests start may
go on.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Generator, Iterator
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import PATIENCE

MARK = "REGNUM_STARTED_FOR"


def pytest_configure() -> None:
    # A shell lets what it starts in the background ignore Ctrl+C, and with it all that the tests start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, Any, Any]:
    resource_tracker.ensure_running()  # Python starts it with the first process of a pool, and keeps it
    with started_for("test"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
    with started_for("test" if fixturedef.scope == "function" else "several"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, Any, Any]:
    try:
        return (yield)
    finally:
        left = end_all()
        if left:
            pytest.fail(f"the test has left processes behind, which were killed: {'; '.join(left)}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    end_all(grace=0.0)  # of a test that was interrupted


@contextlib.contextmanager
def started_for(whom: str) -> Iterator[None]:
    """What is started here is marked as started for a `test`, or for `several`."""
    before = os.environ.get(MARK)
    os.environ[MARK] = f"{whom} {os.getpid()}"
    try:
        yield
    finally:
        if before is None:
            del os.environ[MARK]
        else:
            os.environ[MARK] = before


def end_all(grace: float = PATIENCE) -> list[str]:
    """Wait until all processes have ended that were started for a test; kill those that do not, and name them.

    For what was told to end, or whose parent is gone, that is soon.
    """
    deadline, names = time.monotonic() + grace, set[str]()
    while left := _running(f"{MARK}=test {os.getpid()}".encode()):
        if time.monotonic() > deadline:
            names |= {_name(process) for process in left}
            for process in left:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        time.sleep(0.01)
    return sorted(names)


def _running(mark: bytes) -> list[int]:
    """The processes with a mark; those that have ended have no environment."""
    found = []
    for entry in os.scandir("/proc") if os.path.isdir("/proc") else ():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                if mark in Path(entry.path, "environ").read_bytes().split(b"\0"):
                    found.append(int(entry.name))
    return found


def _name(process: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    return str(process)
