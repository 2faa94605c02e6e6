"""A real server in its own process, on a real database: SQLite and, where it matters, also PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests import leftovers, waiting
from tests.server.postgres import Cluster, programs

PROGRAM = "from regnum.cli.main import main; main()"
SEED = 7  # of every table that is opened without a seed


class Served:
    """A running `regnum serve` that can be killed and started again on the same data.

    `code` may name a folder with another copy of the package, to run instead of this one, and `first` be statements
    that its process executes before anything else.
    """

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.code: Path | None = None
        self.first = ""
        # A test may start it again: it goes on after that test if the fixture does.
        self._mark = {leftovers.MARK: os.environ[leftovers.MARK]} if leftovers.MARK in os.environ else {}
        self.database = ["--database", database] if database else []
        # Bound as long as this object exists, so that no other test gets the port even while this server is stopped.
        self._bound = socket.socket()
        self._bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._bound.bind(("127.0.0.1", 0))
        self.port = self._bound.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.log: Path | None = None  # where to write what it logs

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def python_path(self) -> str:
        return os.pathsep.join([*([str(self.code)] if self.code else []), *filter(None, sys.path)])

    def start(self, *more: str) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), "--workers", "1", "--seed", str(SEED)]
        with open(self.log or os.devnull, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", f"{self.first}\n{PROGRAM}", *words, *self.database, *more],
                env={**os.environ, **self._mark, "REGNUM_BOT_PAUSE": "0", "PYTHONPATH": self.python_path},
                stderr=log,
            )
        waiting.wait_until(self._is_ready, "the server did not start")

    def _is_ready(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server has ended"
        with contextlib.suppress(httpx.HTTPError):
            return waiting.get(f"{self.url}/health").status_code == 200
        return False

    def kill(self) -> None:
        """Kill it without warning, like a power cut."""
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=waiting.PATIENCE)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that neither stop it nor mind what others have left there."""
    served = Served(tmp_path_factory.mktemp("shared"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    at = programs()
    if at is None:
        reason = "there is no PostgreSQL on this machine: apt-get install postgresql"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    cluster = Cluster(at)
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, for each kind of database in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture
def server_on_each(tmp_path: Path, database: str) -> Iterator[Served]:
    """A server on each kind of database in turn."""
    served = Served(tmp_path, database)
    served.start()
    yield served
    served.stop()
