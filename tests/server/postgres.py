"""A private PostgreSQL cluster for the tests, reached through a socket in its folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

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
    """A running PostgreSQL server."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = SERVER_USER if os.getuid() == 0 else None
        # Not in pytest's folders, which other users cannot read; and the path of a socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.made = 0
        if self.user:
            shutil.chown(self.folder, self.user)
        self._call("initdb", "--auth=trust", "--username=regnum", "--no-sync")
        self.start()

    def start(self) -> None:
        self._call("pg_ctl", "--wait", f"--options=-c listen_addresses='' -k {self.folder}", "start")

    def shut_down(self, mode: str = "fast") -> None:
        """Close all connections and stop; `start` starts it again."""
        self._call("pg_ctl", "--wait", f"--mode={mode}", "stop")

    def _call(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, "--pgdata", self.folder / "data", *words],
            user=self.user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def database(self) -> str:
        """The URL of a new database."""
        self.made += 1
        with psycopg.connect(f"host={self.folder} user=regnum dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE tables{self.made}")
        return f"postgresql+psycopg://regnum@/tables{self.made}?host={self.folder}"

    def stop(self) -> None:
        self.shut_down("immediate")
        shutil.rmtree(self.folder)
