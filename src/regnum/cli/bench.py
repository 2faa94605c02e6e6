"""`regnum bench`: how fast the games are, interpreted and compiled, beside a peer measured in the same run."""

from __future__ import annotations

import json as json_format
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from regnum.cli.common import Json, err, out, print_json
from regnum.core.errors import BadInput
from regnum.core.game import game, games

PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parents[1]
COMPILED = ROOT / "build" / "compiled"  # where `make build` puts the compiled engine
PEERS = ROOT / "build" / "peers"
CATANATRON = "catanatron==3.2.1"


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="Which games; all if none.", metavar="[GAME...]")] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure Catanatron, installed into an environment of its own.")
    ] = False,
    json: Json = False,
) -> None:
    """Measure decisions and playouts a second of CPU time, and microseconds a copy, with the most seats of each game.

    The compiled engine is measured too once `make build` has made it. Machines are noisy: compare ratios of one run.

    **Example**: `regnum bench anno890 --peers`
    """
    chosen = names or games()
    for name in chosen:
        game(name)
    results: dict[str, Any] = {name: {"interpreted": None, "compiled": None} for name in chosen}
    for path in (PACKAGE.parent, COMPILED):
        if path.exists():
            measured = _measure(path, chosen)
            kind = "compiled" if measured["compiled"] else "interpreted"
            for name in chosen:
                results[name][kind] = measured["games"][name]
    if peers:
        results["peers"] = {"catanatron": _catanatron()}
    if json:
        print_json(results)
    else:
        _show(results, chosen)


def _measure(path: Path, names: list[str]) -> dict[str, Any]:
    """Measure the engine that lies in the folder `path`, in a process of its own."""
    with err.status(f"measuring {', '.join(names)} ..."):
        environment = {**os.environ, "PYTHONPATH": str(path)}
        command = [sys.executable, "-m", "regnum.bench.measure", *names]
        done = subprocess.run(command, env=environment, cwd=path, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput("bench", f"measuring failed: {done.stderr.strip().splitlines()[-1:]}")
    measured: dict[str, Any] = json_format.loads(done.stdout)
    return measured


def _catanatron() -> dict[str, float]:
    """Catanatron's figures; installs it first if need be."""
    python = str(PEERS / "bin" / "python")
    if not Path(python).exists():
        with err.status(f"installing {CATANATRON} ..."):
            venv.create(PEERS, with_pip=True)
    installed = subprocess.run([python, "-c", "import catanatron"], capture_output=True, check=False).returncode == 0
    if not installed:
        with err.status(f"installing {CATANATRON} ..."):
            command = [python, "-m", "pip", "install", "--quiet", CATANATRON]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BadInput("--peers", f"{CATANATRON} cannot be installed: {done.stderr.strip().splitlines()[-1:]}")
    with err.status("measuring Catanatron ..."):
        script = str(PACKAGE / "bench" / "catanatron_peer.py")
        done = subprocess.run([python, script], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput("--peers", f"Catanatron failed: {done.stderr.strip().splitlines()[-1:]}")
    figures: dict[str, float] = json_format.loads(done.stdout)
    return figures


def _show(results: dict[str, Any], names: list[str]) -> None:
    peer = results.get("peers", {}).get("catanatron")
    table = Table(box=None, pad_edge=False)
    for heading in ("", "seats", "decisions/s", "copy µs", "playouts/s", "x Catanatron"):
        table.add_column(heading, justify="right" if heading else "left")
    for name in names:
        for kind, figures in results[name].items():
            if figures is None:
                continue
            ratio = f"{figures['decisions_per_s'] / peer['decisions_per_s']:.1f}" if peer else ""
            row = (figures["seats"], f"{figures['decisions_per_s']:,}", figures["copy_us"], figures["playouts_per_s"])
            table.add_row(f"{name} {kind}", *map(str, row), ratio)
    if peer:
        table.add_row("Catanatron 3.2", "4", f"{peer['decisions_per_s']:,}", str(peer["copy_us"]), "", "1.0")
    out.print(table)
