"""boardgame.io's server, measured beside ours by `python -m tools.load --peers`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

from regnum.core.errors import BadInput
from tools.process import Usage, usage
from tools.served import PATIENCE

VERSION = "boardgame.io@0.50.2"
PROGRAM = Path(__file__).parent / "boardgameio_peer.cjs"
LONGEST = 64 * 1024 * 1024  # bytes of an answer: it has some twenty for each choice


def install(folder: Path) -> None:
    """Install boardgame.io from npm into `folder`, if it is not there yet."""
    if (folder / "node_modules" / "boardgame.io").exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", VERSION]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise BadInput("--peers", "needs Node and npm") from None
    if done.returncode:
        raise BadInput("--peers", f"{VERSION} cannot be installed: {done.stderr.strip().splitlines()[-1:]}")


class Boardgameio:
    """A server of boardgame.io and two clients at each of its matches: see boardgameio_peer.cjs."""

    def __init__(self, program: Process, pid: int) -> None:
        self._program = program
        self._pid = pid

    def usage(self) -> Usage:
        return usage(self._pid)

    async def play(self, seconds: float, think: float) -> list[float]:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(f"{seconds} {think}\n".encode())
        async with asyncio.timeout(seconds + PATIENCE):
            line = await self._program.stdout.readline()
        if not line:
            raise BadInput("--peers", "boardgame.io has stopped")
        latencies: list[float] = json.loads(line)
        return latencies


@contextlib.asynccontextmanager
async def running(folder: Path, matches: int) -> AsyncIterator[Boardgameio]:
    """Run the boardgame.io that is installed in `folder`."""
    command = ("node", str(PROGRAM), str(matches))
    program = await asyncio.create_subprocess_exec(*command, cwd=folder, stdin=PIPE, stdout=PIPE, limit=LONGEST)
    assert program.stdin is not None
    assert program.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            line = await program.stdout.readline()
        if not line:
            raise BadInput("--peers", "boardgame.io did not start")
        yield Boardgameio(program, int(line))
    finally:
        program.stdin.close()  # it stops its server and ends
        await program.wait()
