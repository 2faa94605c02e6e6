"""Bots that think in workers of their own, through PostgreSQL, whatever happens to worker, database or link."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import psycopg
import pytest

import regnum
from regnum.agents.executor import Executor
from regnum.cli.workers import workers as workers_command
from regnum.server.bots.jobs import RemoteBots, WorkerFailed
from regnum.server.bots.pool import check_workers
from regnum.server.bots.worker import MOST_TRIES, Worker
from regnum.server.cluster import postgres as connections
from regnum.server.cluster.postgres import parameters
from regnum.server.db.store import Store
from tests import waiting
from tests.server.clients import import_record, open_table
from tests.server.conftest import Served
from tests.server.postgres import Cluster

STATE = regnum.game("anno890").new(2, 1).to_json()
CHOICE = re.compile("castle:[12]")


class Working:
    """A running `regnum workers` with one process."""

    def __init__(self, database: str) -> None:
        program = [sys.executable, "-c", "from regnum.cli.main import main; main()", "workers", "--processes", "1"]
        self.main = subprocess.Popen(
            [*program, "--database", database],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stderr=subprocess.PIPE,
        )
        self.process = 0  # the one that thinks

    def wait_until_ready(self) -> None:
        assert self.main.stderr is not None
        line = self.main.stderr.readline()
        assert b"ready" in line, line
        children = [
            int(id)
            for file in Path(f"/proc/{self.main.pid}/task").glob("*/children")
            for id in file.read_text().split()
        ]
        [self.process] = [id for id in children if b"spawn_main" in Path(f"/proc/{id}/cmdline").read_bytes()]

    def hold(self) -> None:
        """Let it think without end; its claims are renewed."""
        os.kill(self.process, signal.SIGSTOP)

    def let_go(self) -> None:
        os.kill(self.process, signal.SIGCONT)

    def end(self) -> None:
        self.main.kill()
        self.main.wait()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)


@pytest.fixture
def database(postgres: Cluster) -> str:
    url = postgres.database()
    Store(url).close()
    return url


Start = Callable[[], Working]


@pytest.fixture
def start(database: str) -> Iterator[Start]:
    """Starts workers, and ends them after the test."""
    started: list[Working] = []

    def start() -> Working:
        started.append(Working(database))
        started[-1].wait_until_ready()
        return started[-1]

    yield start
    for worker in started:
        worker.end()


@contextlib.asynccontextmanager
async def remote(database: str) -> AsyncIterator[RemoteBots]:
    bots = RemoteBots(database)
    try:
        async with asyncio.timeout(waiting.PATIENCE):
            yield bots
    finally:
        bots.close()


def query(database: str, statement: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(**parameters(database)) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


async def until(database: str, condition: str, count: int = 1) -> list[tuple[Any, ...]]:
    """Wait until so many jobs are as `condition` says; returns their claimers and the ends of their claims."""
    while True:
        found = query(database, f"SELECT claimed_by, claimed_until FROM jobs WHERE {condition}")
        if len(found) == count:
            return found
        await asyncio.sleep(0.02)


def test_a_server_without_processes_plays_and_imports_through_workers(
    database: str, start: Start, tmp_path: Path
) -> None:
    start()
    served = Served(tmp_path, database)
    served.start("--workers", "0")
    try:
        table = open_table(served, [{"kind": "bot", "level": "easy"}] * 2)["table"]
        address = f"{served.url}/api/tables/{table}"
        waiting.wait_until(lambda: waiting.get(address).json()["status"] == "finished", "nobody played on")
        record = waiting.get(f"{served.url}/api/tables/{table}/record").text
        made = import_record(served, record)
        assert made.status_code == 201, made.text
        again = waiting.get(f"{served.url}/api/tables/{made.json()['table']}/record").text
        assert again.count('"choice"') == record.count('"choice"') > 10
        refused = import_record(served, record.replace("castle:", "castles:"))
        assert refused.status_code == 400
        assert "castles:" in refused.text
    finally:
        served.stop()
    assert query(database, "SELECT * FROM jobs") == []


@pytest.mark.asyncio
async def test_the_job_of_a_killed_worker_is_done_by_another(database: str, start: Start) -> None:
    one = start()
    one.hold()
    async with remote(database) as bots:
        choice = asyncio.create_task(bots.choose(STATE, "easy", 1))
        [(claimer, expires)] = await until(database, "claimed_by IS NOT NULL")
        start()
        await until(database, f"claimed_by = '{claimer}' AND claimed_until > {expires}")  # renewed while it lives
        one.main.kill()
        assert CHOICE.fullmatch(await choice)
    one.let_go()
    while _runs(one.process):  # it does not outlive the worker
        await asyncio.sleep(0.02)


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.asyncio
async def test_a_worker_that_wakes_up_late_changes_nothing(database: str, start: Start) -> None:
    one = start()
    one.hold()
    async with remote(database) as bots:
        choice = asyncio.create_task(bots.choose(STATE, "easy", 1))
        [(first, _)] = await until(database, "claimed_by IS NOT NULL")
        os.kill(one.main.pid, signal.SIGSTOP)
        query(database, "UPDATE jobs SET claimed_until = 1")  # time passes
        other = start()
        other.hold()
        [(second, _)] = await until(database, f"claimed_by <> '{first}'")
        one.let_go()
        os.kill(one.main.pid, signal.SIGCONT)
        # It has no place for a second job before it has tried to write the result of the first.
        assert CHOICE.fullmatch(await bots.choose(STATE, "easy", 2))
        assert query(database, "SELECT claimed_by, result FROM jobs") == [(second, None)]
        assert not choice.done()
        other.let_go()
        assert CHOICE.fullmatch(await choice)


@pytest.mark.asyncio
async def test_a_worker_told_to_stop_finishes_its_job_and_claims_no_other(database: str, start: Start) -> None:
    worker = start()
    worker.hold()
    async with remote(database) as bots:
        choice = asyncio.create_task(bots.choose(STATE, "easy", 1))
        await until(database, "claimed_by IS NOT NULL")
        worker.main.terminate()
        unclaimed = asyncio.create_task(bots.choose(STATE, "easy", 2))
        await until(database, "TRUE", 2)
        worker.let_go()
        assert CHOICE.fullmatch(await choice)
        assert await asyncio.to_thread(worker.main.wait, waiting.PATIENCE) == 0
        await until(database, "claimed_by IS NULL")
        unclaimed.cancel()


@pytest.mark.asyncio
async def test_jobs_outlive_a_restart_of_the_database(postgres: Cluster, database: str, start: Start) -> None:
    worker = start()
    worker.hold()
    async with remote(database) as bots:
        before = asyncio.create_task(bots.choose(STATE, "easy", 1))
        await until(database, "claimed_by IS NOT NULL")
        await asyncio.to_thread(postgres.shut_down)
        during = asyncio.create_task(bots.choose(STATE, "easy", 2))
        await asyncio.sleep(0)
        worker.let_go()
        await asyncio.to_thread(postgres.start)
        assert CHOICE.fullmatch(await before)
        assert CHOICE.fullmatch(await during)
        assert CHOICE.fullmatch(await bots.choose(STATE, "easy", 3))
    assert worker.main.poll() is None


class Link:
    """A way to PostgreSQL that can stop carrying anything, without being closed."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.cluster = cluster
        self.folder = folder
        self.carried: list[asyncio.Task[None]] = []

    async def open(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._connected, self.folder / ".s.PGSQL.5432")

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self.cluster.folder / ".s.PGSQL.5432")
        self.carried += [
            asyncio.create_task(self._carry(reader, back)),
            asyncio.create_task(self._carry(there, writer)),
        ]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            writer.write(data)
        writer.close()

    def hang(self) -> None:
        """Carry nothing any more on the connections that there are."""
        for task in self.carried:
            task.cancel()


class Recorder(Executor):
    """Thinks of nothing; remembers the seeds of its jobs, and how long each should have taken."""

    def __init__(self) -> None:
        self.done: list[tuple[int, float]] = []

    def submit(self, work: Any, *args: Any) -> Future[Any]:
        if len(args) == 4:
            self.done.append((args[2], round(args[3], 2)))
        return super().submit(lambda: "castle:1")


@contextlib.asynccontextmanager
async def recording(database: str) -> AsyncIterator[Recorder]:
    recorder = Recorder()
    worker = Worker(database, recorder)
    running = asyncio.create_task(worker.run(lambda: None))
    yield recorder
    worker.end()
    await running


@pytest.mark.asyncio
async def test_a_link_that_hangs_is_replaced(
    postgres: Cluster, database: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = Link(postgres, tmp_path_factory.mktemp("link"))
    opened = await link.open()
    async with remote(database.replace(str(postgres.folder), str(link.folder))) as bots, recording(database):
        assert await bots.choose(STATE, "easy", 1) == "castle:1"
        assert len(link.carried) == 4
        monkeypatch.setattr(connections, "PATIENCE", 0.5)
        link.hang()
        assert await bots.choose(STATE, "easy", 2) == "castle:1"
    opened.close()


@pytest.mark.asyncio
async def test_people_come_first_and_owners_in_turn(database: str) -> None:
    async with remote(database) as bots:
        crowd = []
        for n in range(5):
            crowd.append(asyncio.create_task(bots.choose(STATE, "hard", n, "crowd", False)))
            await until(database, "TRUE", n + 1)
        crowd[0].cancel()  # its turn is over: whoever comes now does not come before those who wait for theirs
        await until(database, "TRUE", 4)
        other = asyncio.create_task(bots.choose(STATE, "hard", 10, "other", False))
        await until(database, "TRUE", 5)
        person = asyncio.create_task(bots.choose(STATE, "hard", 20, "crowd", True))
        await until(database, "TRUE", 6)
        async with recording(database) as recorder:
            await asyncio.gather(*crowd[1:], other, person)
        seeds, seconds = zip(*recorder.done, strict=True)
        assert seeds == (20, 1, 10, 2, 3, 4)
        assert seconds == (0.17, 0.2, 0.25, 0.33, 0.5, 1.0)  # the more wait, the shorter
        await until(database, "TRUE", 0)


@pytest.mark.asyncio
async def test_a_job_that_kills_workers_is_given_up(database: str) -> None:
    async with remote(database) as bots:
        deadly = asyncio.create_task(bots.choose(STATE, "easy", 1))
        await until(database, "TRUE")
        query(database, f"UPDATE jobs SET tries = {MOST_TRIES}")
        async with recording(database) as recorder:
            with pytest.raises(WorkerFailed, match="have died"):
                await deadly
        assert recorder.done == []


@pytest.mark.asyncio
async def test_jobs_that_were_lost_are_inserted_again_and_those_of_dead_servers_removed(database: str) -> None:
    async with remote(database) as bots:
        lost = asyncio.create_task(bots.choose(STATE, "easy", 1))
        await until(database, "TRUE")
        query(database, "UPDATE jobs SET id = 'orphan', wanted_until = 1")
        await until(database, "id <> 'orphan'")
        await until(database, "id = 'orphan'", 0)
        async with recording(database) as recorder:
            assert await lost == "castle:1"
        assert [seed for seed, _ in recorder.done] == [1]


def refusal(database: str) -> str:
    with pytest.raises(regnum.BadInput) as refused:
        workers_command(database, 1)
    return str(refused.value)


def test_databases_that_cannot_be_used_are_refused(postgres: Cluster, database: str, tmp_path: Path) -> None:
    assert "workers need PostgreSQL" in refusal("sqlite:///tables.sqlite")
    assert "--database" in refusal("nonsense")
    assert "cannot be used" in refusal(f"postgresql+psycopg://regnum@/x?host={tmp_path}")
    assert "regnum serve" in refusal(postgres.database())
    query(database, "UPDATE alembic_version SET version_num = '0004'")
    assert "older version" in refusal(database)
    query(database, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refusal(database)
    with pytest.raises(regnum.BadInput, match="--workers: 0 needs PostgreSQL"):
        check_workers("sqlite:///tables.sqlite", 0)
    check_workers(database, 0)


def test_errors_are_one_line() -> None:
    program = [sys.executable, "-c", "from regnum.cli.main import main; main()"]
    words = ["workers", "--database", "postgresql+psycopg://regnum@127.0.0.1:1/none"]
    done = subprocess.run([*program, *words], capture_output=True, text=True, timeout=waiting.PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("regnum: --database: cannot be used")
    assert done.stderr.count("\n") == 1
