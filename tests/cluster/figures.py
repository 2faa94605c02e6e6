"""`python -m tests.cluster.figures`: what several servers on one PostgreSQL achieve, and what each part costs.

Two people at each table come through nginx, so that they are mostly on different servers. The CPU time of servers,
PostgreSQL and nginx is counted apart. Run it on a quiet machine, with PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import asyncio
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Annotated

import typer
import uvloop

from regnum.bench.load import HOST, PATIENCE, Crowd, Match, Served
from regnum.bench.process import Usage, usage
from tests.cluster import processes

KEPT = Path("build/cluster")


class Site(Served):
    """All servers behind nginx, as if they were one."""

    def __init__(self, cluster: processes.Cluster) -> None:
        self.cluster = cluster
        self.port = cluster.port
        self._web = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        self._using_web = threading.Lock()

    def usage(self) -> Usage:
        return _sum([server.pid for server in self.cluster.servers])

    def parts(self) -> dict[str, float]:
        """The CPU time of each part so far."""
        postgres = int((self.cluster.postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
        trees = {"servers": [server.pid for server in self.cluster.servers]}
        trees["PostgreSQL"] = [postgres, *_children(postgres)]
        trees["nginx"] = [self.cluster.nginx.pid, *_children(self.cluster.nginx.pid)]
        return {name: _sum(pids).cpu for name, pids in trees.items()}


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _sum(pids: list[int]) -> Usage:
    found = [usage(pid) for pid in pids]
    return Usage(sum(one.cpu for one in found), sum(one.memory for one in found))


async def measure(site: Site, tables: int, seconds: int, think: float) -> str:
    crowd = Crowd(site, tables)
    async with crowd.present():
        for match in crowd.matches:
            await match.open()
            await match.sit()
        before = site.parts()
        pace = await crowd.play(seconds, think)
        costs = {name: (cpu - before[name]) / pace.choices * 1e6 for name, cpu in site.parts().items()}
        parts = ", ".join(f"{name} {cost:.0f}" for name, cost in costs.items())
        return (
            f"{pace.choices_per_s:,.0f} choices a second, p50 {pace.p50_ms:.1f} ms, p99 {pace.p99_ms:.1f} ms; "
            f"µs of CPU for a choice: {parts}"
        )


async def idle(site: Site, tables: int, seconds: int) -> str:
    before = site.usage()
    for number in range(tables):
        await Match(site, 10_000 + number).open()
    opened, began = site.usage(), time.monotonic()
    await asyncio.sleep(seconds)
    cpu = (site.usage().cpu - opened.cpu) / (time.monotonic() - began)
    return (
        f"{(opened.memory - before.memory) / tables / 1000:.0f} KB a table, {cpu * 1000:.1f} ms of CPU a second for all"
    )


def main(
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 60,
    seconds: Annotated[int, typer.Option("--seconds", min=1, help="How long each is played.")] = 8,
    idle_tables: Annotated[int, typer.Option("--idle", min=1, help="How many tables are idle.")] = 1000,
) -> None:
    """Measure one, two and three servers with people who answer at once and after a second."""
    for servers in (1, 2, 3):
        with processes.running(servers, 0, KEPT) as cluster:
            site = Site(cluster)
            for think, name in ((1.0, "after a second"), (0.0, "at once")):
                found = uvloop.run(measure(site, tables, seconds, think))
                typer.echo(f"{servers} servers, people who answer {name}: {found}")
            if servers == 3:
                typer.echo(f"{idle_tables} idle tables: {uvloop.run(idle(site, idle_tables, seconds))}")


if __name__ == "__main__":
    typer.run(main)
