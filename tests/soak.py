"""Thousands of random games under the laws: `make soak`, or `python -m tests.soak [NAME=GAMES ...]`."""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from rich.progress import Progress

import regnum
from regnum.core.rng import Rng
from tests.tables import any_game, is_looked_at

# How many games of each, over all its seats; a plug-in's game gets the least.
GAMES = {"anno890": 10_000, "viscounts": 2_000, "seven": 5_000, "medioevo": 500}
LEAST = 500
BATCH = 20


def soak(id: str, seats: int, seeds: range) -> int:
    """Play random games with random options under the laws. Returns how many choices were made.

    Every position of a short game is looked at; of a long one, after its first five hundred, ever fewer.
    """
    choices = 0
    for seed in seeds:
        state = any_game(id, seats, seed)
        rng = Rng(seed).fork("soak")
        before = choices
        while not state.over:
            options = state.options()
            state.apply(options[rng.below(len(options))])
            choices += 1
            if is_looked_at((choices - before) // 10, rng):
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


def main(games: dict[str, int]) -> None:
    started = time.monotonic()
    jobs = []
    for id, most in games.items():
        tables = regnum.game(id).seats
        each = -(-most // len(tables))
        jobs += [(id, seats, range(n, min(n + BATCH, each))) for seats in tables for n in range(0, each, BATCH)]
    choices = 0
    with ProcessPoolExecutor() as pool, Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("soak", total=len(jobs))
        for made in pool.map(soak, *zip(*jobs, strict=True)):
            choices += made
            bar.advance(task)
    seconds = time.monotonic() - started
    played = sum(len(seeds) for _, _, seeds in jobs)
    sys.stdout.write(f"{played} games, {choices} choices, all laws held ({seconds:.0f} s)\n")


if __name__ == "__main__":
    asked = dict(word.split("=") for word in sys.argv[1:])
    main({id: int(n) for id, n in asked.items()} or {id: GAMES.get(id, LEAST) for id in regnum.games()})
