"""A worker: thinks for the bots of servers that share a PostgreSQL, on a machine of its own.

It is the other side of `jobs.py`. A claim lasts for seconds and is renewed as long as the worker lives; the job of a
worker that has died is claimed by another. A result counts only if the claim is still the worker's own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import psycopg
from alembic.script import ScriptDirectory

import regnum
from regnum.agents.executor import Executor, Lost
from regnum.core.errors import BadInput, RegnumError
from regnum.server.bots.importing import Imported, read_record
from regnum.server.bots.jobs import JOBS, LOOK, NOW, RESULTS, Choose, Failure, Input
from regnum.server.bots.pool import think, thinking_time
from regnum.server.cluster.postgres import Connection, limited, listen, parameters, stay_connected, wait
from regnum.server.db.database import migrations, wait_for_database

CLAIM = 4.0  # seconds for which a claim holds
RENEW = 1.0  # seconds after which it is renewed
MOST_TRIES = 3  # claims of a job; if all of those workers have died, it was probably the job that killed them
LAST_WORDS = 5.0  # seconds after the last thought in which its result must be written when the worker ends

log = logging.getLogger("regnum")

T = TypeVar("T")

_UNFINISHED = "result IS NULL AND failed IS NULL"
_FREE = f"(claimed_until IS NULL OR claimed_until < {NOW})"
# How many jobs wait, and how many are being done, is what it was before this claim.
_CLAIM = f"""
UPDATE jobs SET claimed_by = %(me)s, claimed_until = {NOW} + {CLAIM}, tries = tries + 1
WHERE id IN (
    SELECT id FROM jobs
    WHERE {_UNFINISHED} AND {_FREE} AND wanted_until > {NOW} AND version = %(version)s
    ORDER BY attended DESC, turn, made, id LIMIT %(places)s FOR UPDATE SKIP LOCKED
)
RETURNING id, input, tries,
    (SELECT count(*) FROM jobs WHERE {_UNFINISHED} AND {_FREE} AND version = %(version)s),
    (SELECT count(*) FROM jobs WHERE {_UNFINISHED} AND NOT {_FREE} AND version = %(version)s)
"""
# Whatever changes several rows locks them in the same order, so that no two wait for each other.
_RENEW = f"""
UPDATE jobs SET claimed_until = {NOW} + {CLAIM}
WHERE id IN (SELECT id FROM jobs WHERE id = ANY(%s) AND claimed_by = %s AND {_UNFINISHED} ORDER BY id FOR UPDATE)
"""
_FINISH = f"""
WITH finished AS (
    UPDATE jobs SET result = %s, failed = %s WHERE id = %s AND claimed_by = %s AND {_UNFINISHED} RETURNING id, server
)
SELECT pg_notify('{RESULTS}' || server, id) FROM finished
"""


def check_database(url: str) -> None:
    """Raise `BadInput` unless the database can be reached and has the schema of this version."""
    scripts = ScriptDirectory.from_config(migrations())
    wait_for_database(lambda: psycopg.connect(**parameters(url)))
    try:
        with psycopg.connect(**parameters(url)) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except psycopg.errors.UndefinedTable:
        row = None
    except psycopg.Error as error:
        raise BadInput("--database", f"cannot be used: {error}") from None
    if row is None:
        raise BadInput("--database", "has no tables yet: start `regnum serve` on it first")
    if row[0] == scripts.get_current_head():
        return
    if row[0] in [script.revision for script in scripts.walk_revisions()]:
        problem = "was written by an older version of Regnum: start `regnum serve` of this version on it first"
    else:
        problem = "was written by a newer version of Regnum: update this one"
    raise BadInput("--database", problem)


class Worker:
    """Claims jobs and thinks about them in processes of this machine."""

    def __init__(self, url: str, processes: Executor) -> None:
        self._at = parameters(url)
        self._processes = processes
        self._me = secrets.token_hex(16)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._finished: dict[str, tuple[str | None, str | None]] = {}  # results and failures that are to be written
        self._wake = asyncio.Event()
        self._ending = asyncio.Event()
        self._next_renewal = 0.0

    async def run(self, ready: Callable[[], None]) -> None:
        """Work until SIGTERM or SIGINT, and then until the claimed jobs are done; a second signal ends it at once."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.end)
        # The processes start with their first work: start them before the first job.
        await asyncio.gather(*(self._run(time.sleep, 0.1) for _ in range(self._processes.places)))
        listening = asyncio.create_task(stay_connected(self._at, self._listen))
        talking = asyncio.create_task(stay_connected(self._at, self._talk))
        ready()
        ending = asyncio.create_task(self._ending.wait())
        try:
            await asyncio.wait({listening, talking, ending}, return_when=asyncio.FIRST_COMPLETED)
            while self._thinking:
                await asyncio.wait(self._thinking.values())
            await asyncio.wait({talking}, timeout=LAST_WORDS)
        finally:
            for task in (listening, talking, ending):
                task.cancel()
            self._processes.close()

    def end(self) -> None:
        """Claim no more jobs, and finish those that are claimed."""
        self._ending.set()
        self._wake.set()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().remove_signal_handler(number)

    async def _listen(self, connection: Connection) -> None:
        await listen(connection, JOBS, lambda _: self._wake.set())

    async def _talk(self, connection: Connection) -> None:
        """All that is said to the database, as long as the connection lasts; returns when the worker has ended."""
        with limited(connection):
            await connection.execute("SET synchronous_commit = off")  # if a result is lost, the job is done again
        while True:
            self._wake.clear()
            with limited(connection):
                await self._write(connection)
                if self._ending.is_set() and not self._thinking:
                    return
                await self._renew(connection)
            # A result that has come in the meantime is written first: somebody waits for it.
            if not self._finished and not self._ending.is_set() and len(self._thinking) < self._processes.places:
                with limited(connection):
                    await self._claim(connection)
            await wait(self._wake, RENEW if self._thinking else LOOK)

    async def _write(self, connection: Connection) -> None:
        for id, (result, failed) in list(self._finished.items()):
            await connection.execute(_FINISH, [result, failed, id, self._me])
            del self._finished[id]

    async def _renew(self, connection: Connection) -> None:
        if self._thinking and time.monotonic() >= self._next_renewal:
            await connection.execute(_RENEW, [list(self._thinking), self._me])
            self._next_renewal = time.monotonic() + RENEW

    async def _claim(self, connection: Connection) -> None:
        places = self._processes.places - len(self._thinking)
        values = {"me": self._me, "version": regnum.__version__, "places": places}
        rows = await (await connection.execute(_CLAIM, values)).fetchall()
        for id, input, tries, waiting, busy in rows:
            if id in self._thinking:
                continue  # the claim had run out in the meantime; it is this worker's again
            if tries > MOST_TRIES:
                self._fail(id, f"{MOST_TRIES} workers have died while they did this job")
                self._wake.set()
                continue
            # If jobs wait, all workers are busy: there are as many of them as jobs that are being done.
            workers = max(busy + len(rows), self._processes.places)
            seconds = thinking_time(waiting - len(rows), workers)
            self._thinking[id] = asyncio.create_task(self._work(id, input, seconds))

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.wrap_future(self._processes.submit(work, *args))

    async def _work(self, id: str, input: str, seconds: float) -> None:
        try:
            job = msgspec.json.decode(input, type=Input)
            found: str | Imported
            if isinstance(job, Choose):
                found = await self._run(think, job.state, job.level, job.seed, seconds)
            else:
                found = await self._run(read_record, job.record)
            self._finished[id] = (msgspec.json.encode(found).decode(), None)
        except Lost:
            log.warning("a process was killed; its job is tried again when the claim has run out")
        except BadInput as error:
            self._fail(id, error.problem, error.where)
        except RegnumError as error:
            self._fail(id, str(error))
        except Exception as error:
            log.exception("a job failed")
            self._fail(id, f"a worker failed: {error!r}")
        finally:
            del self._thinking[id]
            self._wake.set()

    def _fail(self, id: str, problem: str, where: str = "") -> None:
        self._finished[id] = (None, msgspec.json.encode(Failure(problem, where)).decode())
