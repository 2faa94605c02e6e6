"""Measures games in this process and prints JSON: `python -m regnum.bench.measure anno890 ...`.

CPU time of one run; `regnum bench` takes the median of several, taken in turns with what they are compared with. A
decision is: list the legal options, pick one at random, apply it; setting up the games counts too.
"""

from __future__ import annotations

import json
import random
import sys
import time

import regnum.core.state
from regnum.core.game import Game, game
from regnum.core.state import State

GAMES = 1000
COPIES = 100_000


def main() -> None:
    """Measure the games named on the command line."""
    results = {name: measure(game(name)) for name in sys.argv[1:]}
    json.dump({"compiled": is_compiled(), "games": results}, sys.stdout)


def is_compiled() -> bool:
    """Whether this engine runs as C."""
    return not regnum.core.state.__file__.endswith(".py")


def measure(g: Game) -> dict[str, float]:
    seats = g.seats[-1]
    _decisions(g, seats, range(30))  # warms up
    start = time.process_time()
    decisions = _decisions(g, seats, range(GAMES))
    seconds = time.process_time() - start
    middle = _middle(g, seats)
    start = time.process_time()
    for _ in range(COPIES):
        middle.copy()
    copying = time.process_time() - start
    return {
        "seats": seats,
        "decisions_per_s": decisions / seconds,
        "copy_us": copying / COPIES * 1e6,
        "playouts_per_s": GAMES / seconds,
    }


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


if __name__ == "__main__":
    main()
