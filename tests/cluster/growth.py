"""`python -m tests.cluster.growth`: people play for a long time, and nothing that a server holds may grow.

Three servers, two workers, nginx and PostgreSQL as they are deployed; tables of every kind, one game after another.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import sys
import time
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Annotated

import sqlalchemy as sql
import typer
from prometheus_client.parser import text_string_to_metric_families
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from regnum.cli.common import err
from tests.cluster import processes
from tests.cluster.people import Slot
from tests.cluster.processes import HOST, Cluster

KEPT = Path("build/cluster")
KINDS = ("plain", "bot", "clock", "passing")  # without races, where nobody thinks
SETTLED = 13.0  # minutes until tables are unloaded as fast as they are opened: they stay in memory for ten
# What a server says of itself, and how much more of it there may be in the second half than in the first, in parts and
# in absolute figures: where people come and go, no two moments are alike.
OF_SERVERS = {
    "process_resident_memory_bytes": (0.03, 2e6),
    "process_open_fds": (0.05, 10.0),
    "regnum_tasks": (0.05, 10.0),
    "regnum_tables": (0.05, 10.0),
}
CONNECTIONS = "regnum_connections"  # as many as the people have open, and no more
OF_WORKERS = {"memory": (0.03, 2e6), "open files": (0.0, 2.0)}
OF_POSTGRES = {"connections": (0.0, 2.0)}

Sample = dict[str, float]
Samples = list[tuple[float, Sample]]


def watch(cluster: Cluster, database: sql.Engine) -> Sample:
    """Everything that could grow, as it is now."""
    found: Sample = {}
    for server in cluster.servers:
        with urllib.request.urlopen(f"http://{HOST}:{server.port}/metrics", timeout=10) as answer:
            families = text_string_to_metric_families(answer.read().decode())
        said = {sample.name: sample.value for family in families for sample in family.samples}
        found |= {f"{server.name} {name}": said[name] for name in (*OF_SERVERS, CONNECTIONS)}
    for worker in cluster.workers:
        found[f"{worker.name} memory"] = processes.together([worker.pid]).memory
        found[f"{worker.name} open files"] = len(os.listdir(f"/proc/{worker.pid}/fd"))
    with database.connect() as connection:
        count = connection.execute(sql.text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"))
        found["PostgreSQL connections"] = count.scalar_one()
    return found


def grown(samples: Samples) -> Iterable[tuple[str, float, float, bool]]:
    """Each thing with its median in the first and second half of the time after SETTLED, and whether it has grown.

    The servers are added up: people go from one to another.
    """
    allowed = OF_SERVERS | OF_WORKERS | OF_POSTGRES
    later = [_added_up(sample) for minute, sample in samples if minute >= SETTLED]
    half = len(later) // 2
    for name in later[0]:
        first, second = (median(sample[name] for sample in part) for part in (later[:half], later[half:]))
        part, absolute = allowed.get(name.partition(" ")[2], (math.inf, 0.0))
        yield name, first, second, second > first * (1 + part) + absolute
    for name, half_of_them in (("first", later[:half]), ("second", later[half:])):
        people = median(sample["people"] for sample in half_of_them)
        held = median(sample[f"servers {CONNECTIONS}"] for sample in half_of_them)
        yield f"{name} half: people, connections", people, held, held > people * 1.05 + 10


def _added_up(sample: Sample) -> Sample:
    found: Sample = {}
    for name, value in sample.items():
        process, _, what = name.partition(" ")
        together = f"servers {what}" if process.startswith("server") else name
        found[together] = found.get(together, 0.0) + value
    return found


async def play(
    cluster: Cluster, tables: int, minutes: float, think: float, bar: Progress
) -> list[tuple[float, Sample]]:
    """Play for some minutes; returns a sample of every half minute with its time."""
    slots = [Slot(number, KINDS[number % len(KINDS)], cluster.port, 1, think) for number in range(tables)]
    playing = [asyncio.create_task(slot.play()) for slot in slots]
    task = bar.add_task(f"{tables} tables", total=minutes)
    database, began, samples, games = cluster.connect(), time.monotonic(), [], 0
    while (minute := (time.monotonic() - began) / 60) < minutes:
        await asyncio.wait(playing, timeout=30, return_when=asyncio.FIRST_EXCEPTION)
        for done in playing:
            if done.done():
                done.result()  # raises what stopped it
        people = sum(slot.connections for slot in slots)
        samples.append((minute, await asyncio.to_thread(watch, cluster, database) | {"people": people}))
        for slot in slots:
            games += len(slot.over)
            slot.over.clear()
        bar.update(task, completed=minute, description=f"{tables} tables, {games} games")
    for slot in slots:
        slot.stopping = True
    await asyncio.gather(*playing)
    return samples


def main(
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 300,
    minutes: Annotated[float, typer.Option("--minutes", min=SETTLED + 2, help="How long.")] = 30.0,
    think: Annotated[float, typer.Option("--think", min=0, help="Seconds that people think, on average.")] = 2.0,
    as_json: Annotated[Path | None, typer.Option("--json", help="A file for the samples, as JSON.")] = None,
) -> None:
    """Play at many tables and compare what the servers hold in the two halves of the time after they have settled."""
    reason = processes.missing()
    if reason is not None:
        raise typer.BadParameter(reason)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with (
        processes.running(3, 2, KEPT, measured=True) as cluster,
        Progress(*columns, console=err, disable=not err.is_terminal, transient=True) as bar,
    ):
        samples = asyncio.run(play(cluster, tables, minutes, think, bar))
        if as_json is not None:
            as_json.parent.mkdir(parents=True, exist_ok=True)
            as_json.write_text(json.dumps(samples, indent=1) + "\n")
    rows = list(grown(samples))
    for name, first, second, too_much in rows:
        typer.echo(f"{name:42} {first:14,.0f} {second:14,.0f}{'  GROWN' if too_much else ''}")
    sys.exit(any(too_much for *_, too_much in rows))


if __name__ == "__main__":
    program = typer.Typer(pretty_exceptions_enable=False)
    program.command()(main)
    program()
