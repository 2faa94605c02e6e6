"""The processes of a cluster: servers, workers, PostgreSQL and nginx. Each can be killed, paused and restarted."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import sqlalchemy as sql

from tests.cluster import proxy
from tests.cluster.links import Link, Network
from tests.server import postgres
from tests.waiting import PATIENCE
from tools.process import Usage, usage

HOST = "127.0.0.1"
REGNUM = [sys.executable, "-c", "from regnum.cli.main import main; main()"]


def missing() -> str | None:
    """Why a cluster cannot run on this machine; None if it can."""
    if postgres.programs() is None:
        return "there is no PostgreSQL on this machine: apt-get install postgresql"
    if proxy.program() is None:
        return "there is no nginx on this machine: apt-get install nginx"
    return None


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class Process:
    """A program with what it starts, whose output is kept in a file."""

    def __init__(self, name: str, words: list[str], folder: Path) -> None:
        self.name = name
        self._words = words
        self._log = folder / f"{name}.log"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            log.write(f"--- start at {time.time():.3f}\n".encode())
            log.flush()
            self._running = subprocess.Popen(
                self._words, env=_environment(), stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                start_new_session=True,
            )  # fmt: skip

    @property
    def alive(self) -> bool:
        return self._running is not None and self._running.poll() is None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def is_ready(self) -> bool:
        return self.alive

    def until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            if not self.alive or time.monotonic() > deadline:
                raise AssertionError(f"{self.name} did not start: {self._log.read_text()[-2000:]}")
            time.sleep(0.05)

    def restart(self) -> None:
        """Start it again, and once more if it gives up, as systemd does: perhaps the database is down, too."""
        deadline = time.monotonic() + PATIENCE
        self.start()
        while not self.is_ready():
            if time.monotonic() > deadline:
                raise AssertionError(f"{self.name} did not start again: {self._log.read_text()[-2000:]}")
            if not self.alive:
                self.start()
            time.sleep(0.05)

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, number)

    def kill(self) -> None:
        """Kill it without warning, with all that it has started, like a power cut."""
        if self._running is not None:
            self._signal(signal.SIGKILL)
            self._running.wait()

    def pause(self) -> None:
        """Let it hang: its connections stay open, but nothing happens."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def stop(self) -> None:
        """Ask it to end, as for an update; what does not end in time is killed."""
        if self._running is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self._running.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._running.wait(timeout=10)
        self.kill()


class Server(Process):
    """`regnum serve` on a port of its own."""

    def __init__(self, name: str, folder: Path, link: Link, database: str, workers: int) -> None:
        # Bound as long as this object exists, so that nobody else gets the port while the server is down.
        self._bound = socket.socket()
        self._bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._bound.bind((HOST, 0))
        self.port: int = self._bound.getsockname()[1]
        self.link = link
        words = ["serve", "--host", HOST, "--port", str(self.port), "--database", database, "--workers", str(workers)]
        super().__init__(name, [*REGNUM, *words, "--bot-pause", "0", "--connections", "100000"], folder)

    def is_ready(self) -> bool:
        return answers(self.port)


class Nginx(Process):
    """nginx in front of the servers, on a port of its own."""

    def __init__(self, folder: Path, servers: list[Server]) -> None:
        nginx = proxy.program()
        assert nginx is not None
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port: int = probe.getsockname()[1]
        proxy.configure(folder, self.port, [f"{HOST}:{server.port}" for server in servers])
        super().__init__("nginx", proxy.command(nginx, folder), folder)

    def is_ready(self) -> bool:
        return answers(self.port)


def answers(port: int) -> bool:
    """Whether a server answers, or nginx for one."""
    web = HTTPConnection(HOST, port, timeout=2)
    try:
        web.request("GET", "/health")
        return web.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        web.close()


class Worker(Process):
    """`regnum workers`, where bots think; there is no way to ask whether it is ready."""

    def __init__(self, name: str, folder: Path, link: Link, database: str) -> None:
        self.link = link
        super().__init__(name, [*REGNUM, "workers", "--database", database], folder)


class Cluster:
    """Servers and workers, each with its own link to one PostgreSQL, and nginx in front of the servers.

    With workers the servers do not think for bots (`--workers 0`). To be measured and not broken, it is started without
    links, and PostgreSQL waits for the disk (`measured`).
    """

    def __init__(self, folder: Path, servers: int, workers: int, measured: bool = False) -> None:
        programs = postgres.programs()
        assert programs is not None
        self.folder = folder
        self.network = Network()
        self._measured = measured
        # Processes are killed, not the machine: what is written survives in the system's memory.
        self.postgres = postgres.Cluster(programs, [] if measured else ["fsync=off"])
        self._own_url = self.postgres.database()
        self.database = sql.make_url(self._own_url).database
        self.servers = [Server(f"server{n + 1}", folder, *self._linked(), 0 if workers else 1) for n in range(servers)]
        self.workers = [Worker(f"worker{n + 1}", folder, *self._linked()) for n in range(workers)]
        self.nginx = Nginx(folder, self.servers)
        self.port = self.nginx.port

    def _linked(self) -> tuple[Link, str]:
        """A new link, and the URL of the database by way of it."""
        link = self.network.link(self.postgres.socket)
        if self._measured:
            return link, self._own_url
        return link, f"postgresql+psycopg://regnum@{HOST}:{link.port}/{self.database}"

    @property
    def processes(self) -> list[Process]:
        return [*self.servers, *self.workers, self.nginx]

    @property
    def links(self) -> list[Link]:
        return [*(server.link for server in self.servers), *(worker.link for worker in self.workers)]

    def start(self) -> None:
        # All servers at once on an empty database, as containers are started; workers need its tables.
        for processes in (self.servers, self.workers, [self.nginx]):
            for process in processes:
                process.start()
            for process in processes:
                process.until_ready()

    def use(self) -> dict[str, Usage]:
        """The CPU time and memory of each part so far."""
        return {
            "servers": together([server.pid for server in self.servers]),
            "workers": together([worker.pid for worker in self.workers]),
            "PostgreSQL": together(self.postgres.processes()),
            "nginx": together([self.nginx.pid]),
        }

    def connect(self) -> sql.Engine:
        """The database, not by way of a link."""
        return sql.create_engine(self._own_url, poolclass=sql.NullPool)  # none survives from before a crash

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
        self.postgres.resume()
        shutil.copy(self.postgres.log, self.folder / "postgres.log")
        self.postgres.stop()
        for link in self.links:
            link.close()
        self.network.close()


def together(pids: list[int]) -> Usage:
    """What processes have used, with those that they have started."""
    found = [usage(pid) for pid in {*pids, *(child for pid in pids for child in postgres.children(pid))}]
    return Usage(sum(one.cpu for one in found), sum(one.memory for one in found))


@contextlib.contextmanager
def running(servers: int, workers: int, keep: Path, measured: bool = False) -> Iterator[Cluster]:
    """A cluster that runs; if something fails, what its processes said is kept in the folder `keep`."""
    folder = Path(tempfile.mkdtemp(prefix="cluster"))
    cluster = Cluster(folder, servers, workers, measured)
    try:
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()
    except BaseException:
        shutil.copytree(folder, keep, dirs_exist_ok=True)
        raise
    finally:
        shutil.rmtree(folder)
