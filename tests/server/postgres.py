"""A private PostgreSQL cluster for the tests, reached through a socket in its folder."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import psycopg

from tests.waiting import PATIENCE

DEBIAN = Path("/usr/lib/postgresql")  # a folder for each version
SERVER_USER = "postgres"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL; None if it is not installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    installed = [at.parent for at in DEBIAN.glob("*/bin/initdb")]
    return max(installed, key=lambda at: float(at.parent.name), default=None)


class Cluster:
    """A running PostgreSQL server, which can crash, hang and start again.

    `settings` are written as `name=value`.
    """

    def __init__(self, programs: Path, settings: Sequence[str] = ()) -> None:
        self.programs = programs
        self.settings = settings
        self.environment = dict(os.environ)  # a test may restart what was started for several
        self.user = SERVER_USER if os.getuid() == 0 else None
        # Not in pytest's folders, which other users cannot read; and the path of a socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.made = 0
        if self.user:
            shutil.chown(self.folder, self.user)
        self._call("initdb", "--auth=trust", "--username=regnum", "--no-sync")
        self.start()

    def shut_down(self, mode: str = "fast") -> None:
        """Close all connections and stop; `start` starts it again."""
        self._call("pg_ctl", "--wait", f"--mode={mode}", "stop")

    def _call(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, "--pgdata", self.folder / "data", *words],
            user=self.user, cwd=self.folder, env=self.environment,
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def start(self) -> None:
        settings = " ".join(f"-c {setting}" for setting in ("listen_addresses=''", *self.settings))
        self._call("pg_ctl", "--wait", f"--log={self.log}", f"--options={settings} -k {self.folder}", "start")

    @property
    def log(self) -> Path:
        return self.folder / "log"

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def database(self) -> str:
        """The URL of a new database."""
        self.made += 1
        with psycopg.connect(f"host={self.folder} user=regnum dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE tables{self.made}")
        return self.url(f"tables{self.made}")

    def url(self, database: str | None) -> str:
        return f"postgresql+psycopg://regnum@/{database}?host={self.folder}"

    # --- faults ----------------------------------------------------------------------------------------------------

    def processes(self) -> list[int]:
        """The main process, which starts all others, and then those."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        return [main, *children(main)]

    def _signal(self, number: signal.Signals) -> list[int]:
        processes = self.processes()
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)
        return processes

    def kill(self) -> None:
        """Kill it without warning; returns when nothing of it runs."""
        remaining = self._signal(signal.SIGKILL)
        while remaining:
            time.sleep(0.01)
            remaining = [process for process in remaining if _runs(process)]

    def restart(self) -> None:
        """Start it after `kill`; returns when it has recovered what was committed."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.start()
                return
            except subprocess.CalledProcessError:
                # The memory that the dead processes shared may be in use for another moment.
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def pause(self) -> None:
        """Let it hang: it answers nobody until `resume`. Its main process first, so that it starts no others."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def stop(self) -> None:
        self.shut_down("immediate")
        shutil.rmtree(self.folder)


def children(process: int) -> list[int]:
    """What a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _runs(process: int) -> bool:
    """Whether a process runs: one that has ended may still be listed until its parent takes note."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
