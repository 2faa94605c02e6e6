"""`python -m tools.bench`: the speed of the games, interpreted and compiled, beside Catanatron in the same run."""

from __future__ import annotations

import json as json_format
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import typer

from regnum.cli.common import Json, err, new_table, out, print_json, progress
from regnum.core.errors import BadInput
from regnum.core.game import game, games
from tools.builds import COMPILED, ROOT, SOURCE
from tools.command import run

PEERS = ROOT / "build" / "peers"
CATANATRON = "catanatron==3.2.1"
CATANATRON_PEER = Path(__file__).parent / "peers" / "catanatron_peer.py"
ROUNDS = 5


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="Which games; all if none.", metavar="[GAME...]")] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", min=1, help="How many seats; by default the most of each game.")
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure Catanatron, installed into its own environment.")
    ] = False,
    json: Json = False,
) -> None:
    """Measure decisions and playouts per second of CPU time, and microseconds per copy.

    The compiled engine is measured, too, if `make build` has built it. Each measurement takes about three CPU seconds,
    however long the game is. Machines are noisy: everything is measured five times, in turn, and the median is
    reported; compare ratios within one run.

    **Examples**

    - `python -m tools.bench anno890 --peers`
    - `python -m tools.bench medioevo --seats 4 --peers`
    """
    chosen = names or games()
    for name in chosen:
        g = game(name)
        if seats is not None:
            g.table(seats)  # refuses a number of seats that the game does not have
    peer = _install_catanatron() if peers else None
    rounds = [_round(chosen, seats, peer) for _ in progress(range(ROUNDS), ROUNDS, "measuring")]
    results: dict[str, Any] = {name: {"interpreted": None, "compiled": None} for name in chosen}
    for name in chosen:
        for kind in results[name]:
            results[name][kind] = _medians([round[name][kind] for round in rounds if kind in round[name]])
    if peers:
        results["peers"] = {"catanatron": _medians([round["peers"] for round in rounds])}
    if json:
        print_json(results)
    else:
        _show(results, chosen)


def _round(names: list[str], seats: int | None, peer: str | None) -> dict[str, Any]:
    """Measure everything once, in turn, so that a slow moment of the machine affects all results alike."""
    found: dict[str, Any] = {name: {} for name in names}
    wishes = [] if seats is None else ["--seats", str(seats)]
    for path in (SOURCE, COMPILED):
        if path.exists():
            command = [sys.executable, "-m", "tools.measure", *names, *wishes]
            measured = run_measure(command, {**os.environ, "PYTHONPATH": str(path)})
            for name in names:
                found[name]["compiled" if measured["compiled"] else "interpreted"] = measured["games"][name]
    if peer is not None:
        found["peers"] = run_measure([peer, str(CATANATRON_PEER)], dict(os.environ))
    return found


def run_measure(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    """Run a measuring program in its own process and return its JSON output."""
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput("bench", f"measuring failed: {done.stderr.strip().splitlines()[-1:]}")
    measured: dict[str, Any] = json_format.loads(done.stdout)
    return measured


def _medians(runs: list[dict[str, float]]) -> dict[str, float] | None:
    """The median of each figure."""
    return {name: round(median(run[name] for run in runs), 3) for name in runs[0]} if runs else None


def _install_catanatron() -> str:
    """Install Catanatron into its own environment, if needed, and return the path of its Python."""
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
    return python


def _show(results: dict[str, Any], names: list[str]) -> None:
    peer = results.get("peers", {}).get("catanatron")
    table = new_table("", "seats", "decisions/s", "copy µs", "playouts/s", "x Catanatron")
    for name in names:
        for kind, figures in results[name].items():
            if figures is None:
                continue
            ratio = f"{figures['decisions_per_s'] / peer['decisions_per_s']:.1f}" if peer else ""
            row = (
                f"{figures['decisions_per_s']:,.0f}",
                f"{figures['copy_us']:.2f}",
                f"{figures['playouts_per_s']:,.0f}",
            )
            table.add_row(f"{name} {kind}", f"{figures['seats']:g}", *row, ratio)
    if peer:
        table.add_row("Catanatron 3.2", "4", f"{peer['decisions_per_s']:,.0f}", f"{peer['copy_us']:.2f}", "", "1.0")
    out.print(table)


if __name__ == "__main__":
    run(bench)
