"""Thousands of random games under the laws: `make soak`, or `python -m tests.soak [GAMES]`."""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from rich.progress import Progress

import regnum
from regnum.core.rng import Rng
from tests.tables import TABLES, any_game

GAMES = 10_000
BATCH = 50


def soak(id: str, seats: int, seeds: range) -> int:
    """Play random games with random options; every position keeps the laws. Returns how many choices were made."""
    choices = 0
    for seed in seeds:
        state = any_game(id, seats, seed)
        rng = Rng(seed).fork("soak")
        while not state.over:
            options = state.options()
            state.apply(options[rng.below(len(options))])
            choices += 1
            assert state.broken_laws() == [], (id, seats, seed, state.broken_laws())
            if rng.below(25) == 0:
                _look_closer(state, rng)
        assert state.winners()
    return choices


def _look_closer(state: regnum.State, rng: Rng) -> None:
    """The dearer laws: JSON both ways, and both laws of hidden information."""
    assert state.table.game.load(json.loads(json.dumps(state.to_json()))) == state
    seat = rng.below(state.table.seats)
    imagined = state.determinize(seat, Rng(1))
    assert imagined.view(seat) == state.view(seat)
    assert imagined.determinize(seat, Rng(2)) == state.determinize(seat, Rng(2))


def main(games: int) -> None:
    started = time.monotonic()
    each = -(-games // len(TABLES))
    jobs = [(id, seats, range(n, min(n + BATCH, each))) for id, seats in TABLES for n in range(0, each, BATCH)]
    choices = 0
    with ProcessPoolExecutor() as pool, Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("soak", total=len(jobs))
        for made in pool.map(soak, *zip(*jobs, strict=True)):
            choices += made
            bar.advance(task)
    seconds = time.monotonic() - started
    sys.stdout.write(f"{each * len(TABLES)} games, {choices} choices, all laws held ({seconds:.0f} s)\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
