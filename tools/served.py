"""A real server on this machine, to be measured by `python -m tools.load`."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from regnum.core.errors import BadInput
from tools.process import Usage, usage

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds to wait for any answer of the server


class Served:
    """A running `regnum serve` with its own data folder; `source` is the folder of the package to run."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port: int = probe.getsockname()[1]
        words = ["serve", "--host", HOST, "--port", str(self.port), "--data", str(folder), "--workers", "1"]
        words += ["--connections", "100000"]  # all clients of a load test have one address
        self._unused: list[HTTPConnection] = []
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from regnum.cli.main import main; main()", *words],
            env={**os.environ, "PYTHONPATH": str(source)},
            stderr=subprocess.DEVNULL,
        )

    def until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                self.request("GET", "/health")
                return
            except OSError:
                time.sleep(0.05)
        raise BadInput("load", "the server did not start")

    def request(self, method: str, path: str, body: Any = None, address: str = HOST) -> Any:
        """A request as a proxy makes it: over a few connections for all clients, whose addresses it reports."""
        headers = {"content-type": "application/json", "x-forwarded-for": address}
        data = None if body is None else json.dumps(body)
        while True:
            known = bool(self._unused)
            web = self._unused.pop() if known else HTTPConnection(HOST, self.port, timeout=PATIENCE)
            try:
                web.request(method, path, data, headers)
                answer = json.load(web.getresponse())
            except (OSError, HTTPException) as error:
                web.close()
                if not known:  # otherwise the server has closed it, because it was not used for seconds
                    raise ConnectionError(*error.args) from None
            else:
                self._unused.append(web)
                return answer

    def usage(self) -> Usage:
        return usage(self.process.pid)

    def kill(self) -> None:
        """Kill the server with SIGKILL, as in a crash: everything it acknowledged must be on disk."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def kept(self) -> int:
        """The number of choices in the database."""
        with contextlib.closing(sqlite3.connect(self.folder / "tables.sqlite")) as database:
            count: int = database.execute("SELECT count(*) FROM lines").fetchone()[0]
        return count


@contextlib.contextmanager
def serving(folder: Path, source: Path) -> Iterator[Served]:
    """Run a server; yields it once it is ready, and always kills it at the end."""
    served = Served(folder, source)
    try:
        served.until_ready()
        yield served
    finally:
        served.kill()
