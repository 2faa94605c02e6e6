"""Thousands of random games under the laws, for `make soak`.

`python -m tests.soak [NAME=GAMES ...]` plays random games; with the word `injected` it injects every card, event and
calamity into them (see `tests.injection`).
"""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from rich.progress import Progress

import regnum
from regnum.core.rng import Rng
from tests.injection import Trial
from tests.tables import any_game, is_looked_at

# How many games of each, over all its seats; a plug-in's game gets the least.
GAMES = {"anno890": 10_000, "viscounts": 2_000, "seven": 5_000, "medioevo": 500}
LEAST = 500
# How many games with injections, over all seats.
INJECTED = {"anno890": 7_000, "viscounts": 2_000, "seven": 500, "medioevo": 500}
BATCH = 20


def soak(id: str, seats: int, seeds: range) -> tuple[int, int]:
    """Play random games with random options under the laws. Returns how many choices were made; nothing was injected.

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
    return choices, 0


def _look_closer(state: regnum.State, rng: Rng) -> None:
    """The dearer laws: JSON both ways, and both laws of hidden information."""
    assert state.table.game.load(json.loads(json.dumps(state.to_json()))) == state
    seat = rng.below(state.table.seats)
    imagined = state.determinize(seat, Rng(1))
    assert imagined.view(seat) == state.view(seat)
    assert imagined.determinize(seat, Rng(2)) == state.determinize(seat, Rng(2))


def soak_injected(id: str, seats: int, seeds: range) -> tuple[int, int]:
    """Play random games with injections. Returns how many choices were made and how many pieces were injected."""
    choices, injected = 0, 0
    for seed in seeds:
        trial = Trial(id, seats, seed)
        trial.play()
        choices, injected = choices + trial.choices, injected + trial.injected
    return choices, injected


def main(games: dict[str, int], is_injected: bool) -> None:
    started = time.monotonic()
    jobs = []
    for id, most in games.items():
        tables = regnum.game(id).seats
        each = -(-most // len(tables))
        jobs += [(id, seats, range(n, min(n + BATCH, each))) for seats in tables for n in range(0, each, BATCH)]
    choices, injected = 0, 0
    with ProcessPoolExecutor() as pool, Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("soak, with injections" if is_injected else "soak", total=len(jobs))
        for made, more in pool.map(soak_injected if is_injected else soak, *zip(*jobs, strict=True)):
            choices, injected = choices + made, injected + more
            bar.advance(task)
    seconds = time.monotonic() - started
    played = sum(len(seeds) for _, _, seeds in jobs)
    pieces = f"{injected} pieces injected, " if is_injected else ""
    sys.stdout.write(f"{played} games, {choices} choices, {pieces}all laws held ({seconds:.0f} s)\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    is_injected = "injected" in words
    asked = {id: int(n) for id, n in (word.split("=") for word in words if word != "injected")}
    usual = INJECTED if is_injected else {id: GAMES.get(id, LEAST) for id in regnum.games()}
    main(asked or usual, is_injected)
