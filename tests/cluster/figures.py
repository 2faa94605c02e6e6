"""`python -m tests.cluster.figures`: what several servers on one PostgreSQL achieve, and what each part costs.

Two people at each table come through nginx, so that most of them are on different servers. Every choice is on the disk
of PostgreSQL before it is acknowledged. The people run on the same machine: with few cores, more servers cannot make
more choices a second, and the CPU time for a choice is what counts.
"""

from __future__ import annotations

import asyncio
import json
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Annotated, Any

import sqlalchemy as sql
import typer
import uvloop

from tests.cluster import processes
from tests.cluster.processes import HOST, Cluster
from tools.load import PATTERNS
from tools.people import Crowd, Match
from tools.process import Usage
from tools.served import PATIENCE, Served
from tools.turns import pace, play_round

KEPT = Path("build/cluster")
WARM_UP = 5.0  # seconds of play before anything is measured


class Site(Served):
    """All servers behind nginx, as if they were one."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.port = cluster.port

    def request(self, method: str, path: str, body: Any = None, address: str = HOST) -> Any:
        """A request from an address of its own: nginx reports the true one, and servers limit new tables by it."""
        web = HTTPConnection(HOST, self.port, timeout=PATIENCE, source_address=(address, 0))
        try:
            web.request(method, path, None if body is None else json.dumps(body), {"content-type": "application/json"})
            return json.load(web.getresponse())
        finally:
            web.close()

    def usage(self) -> Usage:
        return self.cluster.use()["servers"]


async def measure(site: Site, tables: int, seconds: float) -> None:
    """Measure people who answer after a second, and then at once."""
    crowd = Crowd(site, tables)
    async with crowd.present():
        for match in crowd.matches:
            await match.open()
            await match.sit()
        await crowd.play(WARM_UP, 0.0)
        for name, think in PATTERNS.items():
            before = site.cluster.use()
            found = pace(await play_round([crowd], seconds, think))
            after = site.cluster.use()
            costs = {part: (after[part].cpu - before[part].cpu) / found.choices * 1e6 for part in before}
            typer.echo(
                f"{len(site.cluster.servers)} servers, {tables} tables, people who answer {name}: "
                f"{found.choices_per_s:,.0f} choices a second, p50 {found.p50_ms:.1f} ms, p99 {found.p99_ms:.1f} ms; "
                f"µs of CPU for a choice: {', '.join(f'{part} {cost:.0f}' for part, cost in costs.items() if cost)}"
            )


async def idle(site: Site, tables: int, seconds: float) -> None:
    """Measure tables that were opened and left."""
    database = site.cluster.connect()
    size = sql.text("SELECT pg_database_size(current_database())")
    with database.connect() as connection:
        empty, bytes_before = site.usage(), connection.execute(size).scalar_one()
    for number in range(tables):
        await Match(site, 0x1000 + number).open()
    opened, began = site.cluster.use(), time.monotonic()
    with database.connect() as connection:
        stored = connection.execute(size).scalar_one() - bytes_before
    await asyncio.sleep(seconds)
    now, passed = site.cluster.use(), time.monotonic() - began
    costs = ", ".join(f"{part} {(now[part].cpu - opened[part].cpu) / passed * 1000:.1f}" for part in now)
    typer.echo(
        f"{tables} idle tables: {(opened['servers'].memory - empty.memory) / tables / 1000:.0f} KB of memory each on "
        f"the servers, {stored / tables / 1000:.1f} KB in the database; ms of CPU a second for all: {costs}"
    )


def main(
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 100,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="How long each is played.")] = 10.0,
    idle_tables: Annotated[int, typer.Option("--idle", min=1, help="How many tables are idle.")] = 1000,
) -> None:
    """Measure one, two and three servers, then idle tables on three."""
    reason = processes.missing()
    if reason is not None:
        raise typer.BadParameter(reason)
    for servers in (1, 2, 3):
        with processes.running(servers, 2, KEPT, measured=True) as cluster:
            uvloop.run(measure(Site(cluster), tables, seconds))
    with processes.running(3, 2, KEPT, measured=True) as cluster:
        uvloop.run(idle(Site(cluster), idle_tables, seconds))


if __name__ == "__main__":
    typer.run(main)
