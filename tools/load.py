"""`python -m tools.load`: a load test of the server, for throughput, latency and the cost of a table."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
import uvloop

from regnum.cli.common import Json, err, new_table, out, print_json, progress
from regnum.core.errors import BadInput
from tools.builds import COMPILED, ROOT, SOURCE
from tools.command import run
from tools.peers import boardgameio
from tools.people import Crowd, Match
from tools.served import Served, serving
from tools.turns import Side, pace, play_round, ratio

PATTERNS = {"after a second": 1.0, "at once": 0.0}  # average thinking time, in seconds
TURNS = 10  # in which a pattern is played: servers are measured in turns, so that the same minutes disturb them all
WARM_UP = 20  # choices before anything is measured
PEER = ROOT / "build" / "boardgameio"


def load(
    tables: Annotated[int, typer.Option("--tables", min=1, max=2000, help="How many tables of two people.")] = 200,
    seconds: Annotated[int, typer.Option("--seconds", min=1, max=300, help="How long each pattern is played.")] = 20,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="The server runs the compiled engine that `make build` made.")
    ] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure boardgame.io, installed from npm into its own folder.")
    ] = False,
    json: Json = False,
) -> None:
    """Start a server on this machine and measure it, with two simulated people at each of many tables of 890.

    First the tables are idle, then people answer after a second on average, then at once. Latency is the time from
    sending a choice until the other player's client receives it. At the end the server is killed (kill -9), and the
    choices on disk are compared with those it accepted. With `--peers` both servers play in ten turns, and the ratio is
    the median of the turns. Machines are noisy: compare CPU time and ratios of one run.

    **Example**: `python -m tools.load --tables 50 --seconds 10`
    """
    if compiled and not COMPILED.exists():
        raise BadInput("--compiled", "run `make build` first")
    if peers:
        with err.status(f"installing {boardgameio.VERSION} ..."):
            boardgameio.install(PEER)
    source = COMPILED if compiled else SOURCE
    with tempfile.TemporaryDirectory(prefix="regnum-load-") as folder, serving(Path(folder), source) as server:
        results = uvloop.run(_measure(server, tables, seconds, peers))
        server.kill()
        results["on_disk"] = server.kept()
    if results["on_disk"] < results["accepted"]:
        raise BadInput("load", f"{results['accepted']} choices were accepted, only {results['on_disk']} are on disk")
    if json:
        print_json(results)
    else:
        _show(results)


async def _measure(server: Served, tables: int, seconds: int, peers: bool) -> dict[str, Any]:
    await _warm_up(server)
    crowd = Crowd(server, tables)
    async with crowd.present():
        empty = server.usage()
        for match in progress(crowd.matches, tables, "opening tables"):
            await match.open()
        opened = server.usage()
        for match in progress(crowd.matches, tables, "sitting down"):
            await match.sit()
        seated = server.usage()
        for _ in progress(range(seconds), seconds, "idle"):
            await asyncio.sleep(1)
        idle = server.usage().cpu - seated.cpu
        results: dict[str, Any] = {
            "tables": tables,
            "seconds": seconds,
            "idle_table": {
                "kb": (opened.memory - empty.memory) / tables / 1000,
                "kb_of_two_people": (seated.memory - opened.memory) / tables / 1000,
                "cpu_ms_per_hour": idle / seconds / tables * 3600 * 1000,
            },
        }
        if peers:
            async with boardgameio.running(PEER, tables) as peer:
                results |= await _play([crowd, peer], seconds)
        else:
            results |= await _play([crowd], seconds)
        accepted = WARM_UP + sum(pace["choices"] for pace in results["patterns"].values())
        return results | {"memory_mb": server.usage().memory / 1e6, "accepted": accepted}


async def _play(sides: list[Side], seconds: int) -> dict[str, Any]:
    """The pace of our server with each pattern; beside a peer also the peer's, and how ours compares."""
    results: dict[str, Any] = {"patterns": {}}
    peers: dict[str, Any] = {"patterns": {}, "ratios": {}}
    for name, think in PATTERNS.items():
        each = seconds / TURNS
        rounds = [
            await play_round(sides, each, think) for _ in progress(range(TURNS), TURNS, f"people who answer {name}")
        ]
        ours, *theirs = zip(*rounds, strict=True)
        results["patterns"][name] = pace(ours)._asdict()
        for turns in theirs:
            peers["patterns"][name] = pace(turns)._asdict()
            peers["ratios"][name] = ratio(ours, turns)
    return results | ({"peers": {"boardgame.io": peers}} if len(sides) > 1 else {})


async def _warm_up(server: Served) -> None:
    """Play a little at one table, so that caches are filled before anything is measured."""
    match = Match(server, 0xFFFF)
    await match.open()
    await match.sit()
    for _ in range(WARM_UP):
        await match.choose()
    match.leave()


def _show(results: dict[str, Any]) -> None:
    table = new_table("people who answer", "choices/s", "a CPU second", "p50 ms", "p99 ms")
    peers = results.get("peers", {})
    measured = {"": results["patterns"]} | {f"{peer}, ": found["patterns"] for peer, found in peers.items()}
    for whose, paces in measured.items():
        for name, found in paces.items():
            speeds = (f"{found['choices_per_s']:,.0f}", f"{found['choices_per_cpu_s']:,.0f}")
            table.add_row(f"{whose}{name}", *speeds, f"{found['p50_ms']:.1f}", f"{found['p99_ms']:.1f}")
    out.print(table)
    for peer, found in peers.items():
        ratios = ", ".join(f"{times:.2f} ({name})" for name, times in found["ratios"].items())
        out.print(f"Choices a CPU second, beside {peer}: {ratios}; medians of {TURNS} turns.", highlight=False)
    idle = results["idle_table"]
    out.print(
        f"An idle table: {idle['kb']:.0f} KB, and {idle['kb_of_two_people']:.0f} KB for its two people; "
        f"{idle['cpu_ms_per_hour']:.0f} ms of CPU an hour. The server with {results['tables']} tables: "
        f"{results['memory_mb']:.0f} MB. Accepted {results['accepted']:,} choices, on disk after kill -9: "
        f"{results['on_disk']:,}.",
        highlight=False,
    )


if __name__ == "__main__":
    run(load)
