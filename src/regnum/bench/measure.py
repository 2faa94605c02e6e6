"""Measures games in this process and prints JSON: `python -m regnum.bench.measure anno890 ...`.

CPU time, median of five. A decision is: list the legal options, pick one at random, apply it; setting up the games
counts too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from statistics import median

import regnum.core.state
from regnum.core.game import Game, game
from regnum.core.state import State

RUNS = 5
GAMES = 150
COPIES = 20_000


def main() -> None:
    """Measure the games named on the command line."""
    results = {name: measure(game(name)) for name in sys.argv[1:]}
    json.dump({"compiled": is_compiled(), "games": results}, sys.stdout)


def is_compiled() -> bool:
    """Whether this engine runs as C."""
    return not regnum.core.state.__file__.endswith(".py")


def measure(g: Game) -> dict[str, float]:
    seats = g.seats[-1]
    decisions = _decisions(g, seats, range(30))  # warms up, too
    per_game = [_timed(lambda: _decisions(g, seats, range(GAMES))) for _ in range(RUNS)]
    decisions = _decisions(g, seats, range(GAMES))
    seconds = median(per_game)
    middle = _middle(g, seats)
    copying = median(_timed(lambda: _copy(middle)) for _ in range(RUNS))
    return {
        "seats": seats,
        "decisions_per_s": round(decisions / seconds),
        "copy_us": round(copying / COPIES * 1e6, 3),
        "playouts_per_s": round(GAMES / seconds, 1),
    }


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def _decisions(g: Game, seats: int, seeds: range) -> int:
    """Play random games; returns how many decisions there were."""
    chance = random.Random(1).random
    made = 0
    for seed in seeds:
        state = g.new(seats, seed)
        options = state.options()
        while options:
            state.apply(options[int(chance() * len(options))])
            options = state.options()
            made += 1
    return made


def _middle(g: Game, seats: int) -> State:
    """A position in mid-game, to copy."""
    chance = random.Random(2).random
    state = g.new(seats, 7)
    for _ in range(_decisions(g, seats, range(7, 8)) // 2):
        options = state.options()
        state.apply(options[int(chance() * len(options))])
    return state


def _copy(state: State) -> None:
    for _ in range(COPIES):
        state.copy()


if __name__ == "__main__":
    main()
