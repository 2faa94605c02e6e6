"""`python -m tests.cluster`: people play at several servers on one database while everything breaks."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regnum.cli.common import err
from tests.cluster import processes
from tests.cluster.faults import WEIGHTS
from tests.cluster.people import KINDS
from tests.cluster.run import LIMIT, Report, Settings, run, unknown

KEPT = Path("build/cluster")


class Violated(Exception):
    """A promise was broken: the logs of the processes are kept."""


def main(
    faults: Annotated[int, typer.Option("--faults", min=0, help="How many faults.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Which faults, and which choices.")] = 1,
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 10,
    servers: Annotated[int, typer.Option("--servers", min=1, help="How many servers.")] = 3,
    workers: Annotated[
        int, typer.Option("--workers", min=0, help="How many `regnum workers`; without any the servers think.")
    ] = 2,
    think: Annotated[float, typer.Option("--think", min=0, help="Seconds that people think, on average.")] = 0.1,
    only: Annotated[list[str] | None, typer.Option("--only", help="A kind of fault, repeatable; else all.")] = None,
    kinds: Annotated[list[str] | None, typer.Option("--kind", help="A kind of table, repeatable; else all.")] = None,
    limit: Annotated[
        float, typer.Option("--limit", min=0, help="Seconds in which every table must go on after a fault.")
    ] = LIMIT,
    as_json: Annotated[Path | None, typer.Option("--json", help="A file for the report, as JSON.")] = None,
    keep: Annotated[Path, typer.Option("--keep", help="A folder for the logs, if something fails.")] = KEPT,
) -> None:
    """Play while servers, workers, PostgreSQL and the network between them break, and judge what everybody saw."""
    reason = processes.missing()
    if reason is not None:
        raise typer.BadParameter(reason)
    for given, known in ((only, list(WEIGHTS)), (kinds, list(KINDS))):
        if unknown(given or (), known):
            raise typer.BadParameter(f"there are {', '.join(known)}")
    settings = Settings(faults, seed, tables, servers, workers, think, tuple(only or ()), tuple(kinds or KINDS), limit)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    report: Report | None = None
    try:
        with (
            processes.running(servers, workers, keep) as cluster,
            Progress(*columns, console=err, disable=not err.is_terminal, transient=True) as bar,
        ):
            task = bar.add_task(f"faults, seed {seed}", total=faults)
            report = asyncio.run(run(cluster, settings, lambda done: bar.update(task, completed=done)))
            if report.violations:
                raise Violated
    except Violated:
        sys.stderr.write(f"the logs of all processes are in {keep}\n")
    assert report is not None
    sys.stdout.write(report.text() + "\n")
    if as_json is not None:
        as_json.parent.mkdir(parents=True, exist_ok=True)
        as_json.write_text(json.dumps(report.to_json(), indent=1) + "\n")
    sys.exit(1 if report.violations else 0)


if __name__ == "__main__":
    program = typer.Typer(pretty_exceptions_enable=False)
    program.command()(main)
    program()
