"""Bots that think on other machines: the server's side of the table `jobs`, of which `worker.py` is the other.

A job is inserted, a worker claims it and writes its result, and the server takes that out. NOTIFY tells both sides when
to look; as a notification may be missed, they also look from time to time. The database need not keep jobs: whatever
is lost in a crash is inserted again by the server that waits for it, and thought about again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, TypeVar

import msgspec

import regnum
from regnum.core.errors import BadInput, RegnumError
from regnum.server.bots.importing import Imported
from regnum.server.cluster.postgres import Connection, limited, listen, parameters, stay_connected, wait

T = TypeVar("T")

JOBS = "regnum_jobs"  # the channel that tells workers of new jobs
RESULTS = "regnum_results_"  # and, with the id of a server, the one that tells it of results

LOOK = 2.0  # seconds after which the table is looked at without a notification
WANTED = 15.0  # seconds for which a job is wanted unless its server says so again
LONG_WAIT = 20.0  # seconds without a worker after which the log says so

NOW = "extract(epoch FROM now())::float"

log = logging.getLogger("regnum")


class Choose(msgspec.Struct, tag="choose"):
    """A bot of `level` must choose in `state`, made by `gate.bot_input`."""

    state: dict[str, Any]
    level: str
    seed: int


class Read(msgspec.Struct, tag="read"):
    """A record is to be checked, and read for import."""

    record: bytes


Input = Choose | Read


class Failure(msgspec.Struct):
    """Why there is no result: the `BadInput` of a record, or what went wrong in the worker."""

    problem: str
    where: str = ""


class WorkerFailed(RegnumError):
    """A worker could not do its job."""


class Waiting:
    """A job whose caller waits for the result, which is still JSON."""

    def __init__(self, input: Input, owner: str, attended: bool) -> None:
        self.input = msgspec.json.encode(input).decode()
        self.owner = owner
        self.attended = attended
        self.since = time.monotonic()
        self.result: asyncio.Future[str] = asyncio.get_running_loop().create_future()


# A job's turn comes after that of the latest job of its owner, and nobody has to catch up with turns that are over:
# many jobs of one owner delay another's no more than one of them would.
_INSERT = f"""
INSERT INTO jobs (id, version, server, owner, attended, input, made, wanted_until, turn)
SELECT id, %(version)s, %(server)s, owner, attended, input, {NOW}, {NOW} + {WANTED},
    GREATEST(
        (SELECT max(turn) + 1 FROM jobs WHERE jobs.owner = new.owner AND jobs.attended = new.attended),
        (SELECT min(turn) FROM jobs WHERE jobs.attended = new.attended AND claimed_by IS NULL),
        1
    ) + row_number() OVER (PARTITION BY owner, attended ORDER BY n) - 1
FROM unnest(%(ids)s::text[], %(owners)s::text[], %(attended)s::bool[], %(inputs)s::text[])
    WITH ORDINALITY AS new (id, owner, attended, input, n)
ON CONFLICT DO NOTHING
"""
_NOTIFY = f"NOTIFY {JOBS}"
_TAKE = """
DELETE FROM jobs WHERE id = ANY(%s) AND (result IS NOT NULL OR failed IS NOT NULL) RETURNING id, result, failed
"""
# Whatever changes several rows locks them in the same order, so that no two wait for each other.
_RENEW = f"""
UPDATE jobs SET wanted_until = {NOW} + {WANTED}
WHERE id IN (SELECT id FROM jobs WHERE id = ANY(%s) ORDER BY id FOR UPDATE)
RETURNING id, claimed_by IS NULL
"""
_FORGET = "DELETE FROM jobs WHERE id IN (SELECT id FROM jobs WHERE id = ANY(%s) ORDER BY id FOR UPDATE)"
_SWEEP = f"""
DELETE FROM jobs WHERE id IN (SELECT id FROM jobs WHERE wanted_until < {NOW} FOR UPDATE SKIP LOCKED)
"""


class RemoteBots:
    """Does what `Bots` does, by way of workers on other machines (`regnum workers`)."""

    def __init__(self, url: str) -> None:
        self._server = secrets.token_hex(8)
        self._waiting: dict[str, Waiting] = {}
        self._unsent: dict[str, Waiting] = {}  # those that are not yet in the table
        self._ready: set[str] = set()  # jobs of which a notification says that they are done
        self._unwanted: set[str] = set()  # jobs in the table whose callers have gone
        self._wake = asyncio.Event()
        self._closing = False
        self._next_look = 0.0
        self._next_warning = 0.0
        at = parameters(url)
        self._listening = asyncio.create_task(stay_connected(at, self._listen))
        self._talking = asyncio.create_task(stay_connected(at, self._talk))

    async def choose(self, state: dict[str, Any], level: str, seed: int, owner: str = "", attended: bool = True) -> str:
        """The choice of a bot of `level` for the seat that must choose in `state`, made by `gate.bot_input`."""
        return _decode(await self._run(Choose(state, level, seed), owner, attended), str)

    async def read_record(self, data: bytes, owner: str) -> Imported:
        """Check a record, and read it for import."""
        return _decode(await self._run(Read(data), owner, False), Imported)

    def close(self) -> None:
        """End in the background, so that no worker thinks for nobody."""
        self._closing = True
        self._unwanted |= self._waiting.keys() - self._unsent.keys()
        self._listening.cancel()
        self._wake.set()

    async def _run(self, input: Input, owner: str, attended: bool) -> str:
        id = secrets.token_hex(16)
        job = self._waiting[id] = self._unsent[id] = Waiting(input, owner, attended)
        self._wake.set()
        try:
            return await job.result
        finally:
            if self._waiting.pop(id, None) is not None:  # the caller was cancelled
                if self._unsent.pop(id, None) is None:
                    self._unwanted.add(id)
                self._wake.set()

    async def _listen(self, connection: Connection) -> None:
        await listen(connection, RESULTS + self._server, self._notified)

    def _notified(self, id: str) -> None:
        if id:
            self._ready.add(id)
        else:
            self._next_look = 0.0
        self._wake.set()

    async def _talk(self, connection: Connection) -> None:
        """All that is said to the database, as long as the connection lasts."""
        with limited(connection):
            await connection.execute("SET synchronous_commit = off")  # a lost job is inserted again
        self._next_look = 0.0
        while True:
            self._wake.clear()
            with limited(connection):
                await self._forget(connection)
                if self._closing:
                    return
                await self._send(connection)
                await self._take(connection, list(self._ready))
            if time.monotonic() >= self._next_look:
                with limited(connection):
                    await self._look(connection)
                self._next_look = time.monotonic() + LOOK
                if self._unsent:
                    continue
            await wait(self._wake, self._next_look - time.monotonic())

    async def _send(self, connection: Connection) -> None:
        sent = dict(self._unsent)
        if not sent:
            return
        jobs = sent.values()
        values = {
            "version": regnum.__version__,
            "server": self._server,
            "ids": list(sent),
            "owners": [job.owner for job in jobs],
            "attended": [job.attended for job in jobs],
            "inputs": [job.input for job in jobs],
        }
        await connection.execute(_INSERT, values)
        await connection.execute(_NOTIFY)
        for id in sent:
            if self._unsent.pop(id, None) is None:  # the caller has gone in the meantime
                self._unwanted.add(id)

    async def _take(self, connection: Connection, ids: list[str]) -> None:
        """Take the results of these jobs out of the table, of those that have one."""
        if not ids:
            return
        rows = await (await connection.execute(_TAKE, [ids])).fetchall()
        self._ready.difference_update(ids)
        for id, result, failed in rows:
            job = self._waiting.pop(id, None)
            if job is None or job.result.done():
                continue
            if failed is None:
                job.result.set_result(result)
            else:
                job.result.set_exception(_error(failed))

    async def _forget(self, connection: Connection) -> None:
        ids = list(self._unwanted)
        if ids:
            await connection.execute(_FORGET, [ids])
            self._unwanted.difference_update(ids)

    async def _look(self, connection: Connection) -> None:
        """Take results whose notification was missed, insert jobs that were lost, say that the others are wanted."""
        await self._take(connection, list(self._waiting))
        ids = self._waiting.keys() - self._unsent.keys()
        rows = await (await connection.execute(_RENEW, [list(ids)])).fetchall() if ids else []
        for id in ids - {id for id, _ in rows}:
            if id in self._waiting:
                self._unsent[id] = self._waiting[id]
        self._warn([id for id, unclaimed in rows if unclaimed])
        await connection.execute(_SWEEP)

    def _warn(self, unclaimed: list[str]) -> None:
        now = time.monotonic()
        waits = max((now - self._waiting[id].since for id in unclaimed if id in self._waiting), default=0.0)
        if waits > LONG_WAIT and now > self._next_warning:
            self._next_warning = now + 60
            version = regnum.__version__
            log.warning("a bot has waited %.0f s for a worker: does `regnum workers` of %s run?", waits, version)


def _decode(text: str, form: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=form)
    except msgspec.DecodeError as error:
        raise WorkerFailed(f"a worker has written nonsense: {error}") from None


def _error(failed: str) -> RegnumError:
    failure = _decode(failed, Failure)
    return BadInput(failure.where, failure.problem) if failure.where else WorkerFailed(failure.problem)
