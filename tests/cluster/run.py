"""A run: people play, faults come and are healed, and at the end everything is judged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

import msgspec
import sqlalchemy as sql

from regnum.server.db import schema
from tests.cluster import faults
from tests.cluster.checker import GRACE, Violation, check, stored_after_all
from tests.cluster.faults import Breaker, Fault
from tests.cluster.history import History, Outage, Stored, StoredLine
from tests.cluster.people import CLOCK, KINDS, Slot
from tests.cluster.processes import Cluster

LIMIT = 10.0  # seconds in which every table must have gone on after a fault was healed, unless the machine is slow
START = 3  # times as long may the first choice at every table take
SOFT = ("server", "worker", "link")  # faults that leave others of their kind: the tables go on without waiting for them


@dataclass(frozen=True)
class Settings:
    """What a run does. `only` are the kinds of faults, if not all; `kinds` those of the tables.

    After a fault every table must go on within the seconds of `limit`.
    """

    faults: int
    seed: int
    tables: int
    servers: int = 3
    workers: int = 0
    think: float = 0.1
    only: tuple[str, ...] = ()
    kinds: tuple[str, ...] = KINDS
    limit: float = LIMIT


@dataclass
class Report:
    """What happened in a run."""

    settings: Settings
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    unanswered: int = 0
    stored_after_all: int = 0  # of those refused as not stored
    lines: int = 0
    received: int = 0
    games: int = 0
    abandoned: int = 0
    revocations: int = 0
    take_overs: list[float] = field(default_factory=list)  # from a fault until a table went on, in spite of it
    recoveries: list[float] = field(default_factory=list)  # from the end of a fault until a table went on
    slowest: str = ""
    violations: list[Violation] = field(default_factory=list)

    def add(self, history: History, stored: Stored | None) -> None:
        self.games += 1
        self.sent += len(history.requests)
        self.acknowledged += sum(request.answer == "accepted" for request in history.requests)
        self.refused += Counter(request.code for request in history.requests if request.answer == "refused")
        self.unanswered += sum(not request.answer for request in history.requests)
        self.revocations += len(history.revocations)
        self.received += sum(len(client.heard) for client in history.clients)
        if stored is not None:
            self.lines += len(stored.lines)
            self.stored_after_all += stored_after_all(history, stored)

    def to_json(self) -> dict[str, Any]:
        data = {
            **msgspec.to_builtins(self),
            "take_overs": figures(self.take_overs),
            "recoveries": figures(self.recoveries),
        }
        return {**data, "violations": [violation._asdict() for violation in self.violations]}

    def text(self) -> str:
        """The report for people."""
        settings = self.settings
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.faults.items()))
        refused = ", ".join(f"{count} {code}" for code, count in sorted(self.refused.items())) or "none"
        rows = [
            f"seed {settings.seed}: {settings.servers} servers, {settings.workers} workers, {settings.tables} tables, "
            f"{self.seconds:.0f} s",
            f"faults          {sum(self.faults.values())}: {kinds}",
            f"choices         {self.acknowledged} acknowledged of {self.sent} sent; {self.unanswered} without answer",
            f"refused         {refused}; not stored, but in the database: {self.stored_after_all}",
            f"stored          {self.lines} lines of {self.games} games; clients received {self.received}",
            f"seats given up  {self.revocations}; {self.abandoned} tables abandoned",
            f"take-over       {_row(self.take_overs)}",
            f"recovery        {_row(self.recoveries)}; slowest: {self.slowest or 'none'}",
            f"violations      {len(self.violations)}",
            *(f"  {kind} at {table}: {what}" for kind, table, what in self.violations),
        ]
        return "\n".join(rows)


def figures(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {}
    cuts = quantiles(seconds, n=100, method="inclusive")
    return {"p50": round(cuts[49], 3), "p99": round(cuts[98], 3), "max": round(max(seconds), 3), "n": len(seconds)}


def _row(seconds: list[float]) -> str:
    return ", ".join(f"{name} {value}{'' if name == 'n' else ' s'}" for name, value in figures(seconds).items()) or "-"


async def run(cluster: Cluster, settings: Settings, progress: Callable[[int], None] = lambda _: None) -> Report:
    """Play with faults until all have come, or a promise was broken. `progress` is told how many faults were healed."""
    return await Run(cluster, settings).all(progress)


class Run:
    """A run on a cluster that has been started."""

    def __init__(self, cluster: Cluster, settings: Settings) -> None:
        kinds = settings.kinds
        self.cluster = cluster
        self.settings = settings
        self.report = Report(settings)
        self.slots = [
            Slot(number, kinds[number % len(kinds)], cluster.port, settings.seed, settings.think)
            for number in range(settings.tables)
        ]
        clocks = [slot for slot in self.slots if slot.kind == "clock"]
        self.breaker = Breaker(cluster, clocks)
        self.schedule = faults.schedule(
            settings.seed, settings.faults, settings.servers, settings.workers, len(clocks), settings.only
        )
        self.outages: list[Outage] = []
        self.database = cluster.connect()
        self._finished: dict[
            str, int
        ] = {}  # tables whose game was over when they were judged, with the number of lines

    async def all(self, progress: Callable[[int], None]) -> Report:
        began = time.time()
        playing = [asyncio.create_task(slot.play()) for slot in self.slots]
        try:
            await self._until_all_went_on(began, began + START * self.settings.limit, "the start")
            self.outages.append(Outage(began, time.time()))
            for at_once in self.schedule:
                if self.report.violations:
                    break
                for task in playing:
                    if task.done():
                        task.result()  # somebody's error
                await self._round(at_once)
                await self._judge_finished()
                progress(sum(self.report.faults.values()))
        finally:
            for slot in self.slots:
                slot.stopping = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.limit):
                    await asyncio.gather(*playing)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await self._judge_finished()
        self.report.violations += await asyncio.to_thread(self._changed_later)
        self.report.abandoned = sum(slot.abandoned for slot in self.slots)
        self.report.seconds = time.time() - began
        self.database.dispose()
        return self.report

    async def _round(self, at_once: list[Fault]) -> None:
        """Let faults come together, wait until they are healed, and until every table has gone on."""
        begins = time.time()
        name = " and ".join(map(str, at_once))
        await asyncio.gather(*(self._strike(fault) for fault in at_once))
        healed = time.time()
        # A clock may have stood still until the fault was healed.
        asleep = CLOCK if any(fault.kind == "person-asleep" for fault in at_once) else 0.0
        await self._until_all_went_on(healed, healed + self.settings.limit + asleep, name)
        with (self.cluster.folder / "faults.log").open("a") as log:
            log.write(f"{begins:.3f} {healed:.3f} {time.time():.3f} {name}\n")
        self.outages.append(Outage(begins, time.time()))
        self.report.faults.update(fault.kind for fault in at_once)
        dead = [process.name for process in self.cluster.processes if not process.alive]
        self.report.violations += [
            Violation("died", process, f"it has ended by itself after {name}") for process in dead
        ]
        for slot in self.slots:
            recovered, taken_over = slot.went_on(healed), slot.went_on(begins)
            if recovered is not None:
                self.report.recoveries.append(recovered - healed)
                if recovered - healed == max(self.report.recoveries):
                    self.report.slowest = f"{slot.name} after {name}"
            if taken_over is not None and len(at_once) == 1 and at_once[0].kind.startswith(SOFT):
                self.report.take_overs.append(taken_over - begins)
            slot.forget(healed)

    async def _strike(self, fault: Fault) -> None:
        await asyncio.to_thread(self.breaker.begin, fault)
        try:
            await asyncio.sleep(fault.seconds)
        finally:
            await asyncio.to_thread(self.breaker.heal, fault)

    async def _until_all_went_on(self, since: float, deadline: float, after: str) -> None:
        while waiting := [slot for slot in self.slots if slot.went_on(since) is None]:
            if time.time() > deadline:
                what = f"it did not go on for {time.time() - since:.1f} s after {after}"
                for slot in waiting:
                    stored = await asyncio.to_thread(row, self.database, slot.table_id)
                    self.report.violations.append(
                        Violation("stuck", slot.name, f"{what}: {slot.pages()}; in the database: {stored}")
                    )
                return
            await asyncio.sleep(0.02)

    async def _judge_finished(self) -> None:
        """Judge the tables where nobody sits any more, while the database runs, and let go of their histories."""
        for slot in self.slots:
            over, slot.over = slot.over, []
            for history in over:
                stored = await asyncio.to_thread(read, self.database, history.table)
                self.report.add(history, stored)
                violations = await asyncio.to_thread(
                    check, history, stored, list(self.outages), GRACE * self.settings.limit / LIMIT
                )
                self.report.violations += violations
                if stored is not None and stored.status == "finished":
                    self._finished[history.table] = len(stored.lines)
                if violations:
                    both = {"history": history, "stored": stored}
                    (self.cluster.folder / f"{history.table}.json").write_bytes(msgspec.json.encode(both))

    def _changed_later(self) -> list[Violation]:
        """Whatever was written late must not have changed a game that was over."""
        lines, tables = schema.lines.c, schema.tables.c
        query = sql.select(tables.id, tables.status, sql.func.count(lines.seq))
        query = query.join(schema.lines, lines.table_id == tables.id).group_by(tables.id, tables.status)
        with self.database.connect() as connection:
            now = {id: (status, count) for id, status, count in connection.execute(query)}
        return [
            Violation("changed", id, f"it was finished with {count} lines, and is now {now.get(id)}")
            for id, count in self._finished.items()
            if now.get(id) != ("finished", count)
        ]


def read(database: sql.Engine, table: str) -> Stored | None:
    """What the database has of a table at one moment."""
    lines, checkpoints, tables = schema.lines.c, schema.checkpoints.c, schema.tables.c
    with database.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        row = connection.execute(sql.select(tables.status, tables.header).where(tables.id == table)).first()
        if row is None:
            return None
        columns = sql.select(lines.seq, lines.line, lines.at, lines.clock)
        found = connection.execute(columns.where(lines.table_id == table).order_by(lines.seq))
        made = [StoredLine(seq, line, at, clock and json.loads(clock)) for seq, line, at, clock in found]
        saved = connection.execute(sql.select(checkpoints.seq, checkpoints.line).where(checkpoints.table_id == table))
        return Stored(row[0], row[1], made, {seq: line for seq, line in saved})  # noqa: C416


def row(database: sql.Engine, table: str) -> str:
    """The row of a table and its last number, for a report of failure."""
    tables, lines, leases = schema.tables.c, schema.lines.c, schema.leases.c
    with database.connect() as connection:
        columns = sql.select(tables.status, tables.version, tables.seats, tables.pending).where(tables.id == table)
        last = connection.execute(sql.select(sql.func.max(lines.seq)).where(lines.table_id == table)).scalar()
        lease = connection.execute(sql.select(leases.server, leases.fence).where(leases.table_id == table)).first()
        return f"{connection.execute(columns).first()}, last number {last}, lease {lease}"


def unknown(kinds: Iterable[str], known: Iterable[str]) -> list[str]:
    """The kinds that do not exist."""
    return sorted(set(kinds) - set(known))
