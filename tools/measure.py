"""Measures games in this process and prints JSON: `python -m tools.measure anno890 ... --seats 4`.

`tools.bench` takes the median of several such runs, which alternate with those of the competitors. A decision means:
list the legal options, pick one at random, apply it; the set-up of games counts, too. The time is bounded however long
a game is: whole games with the seeds 0, 1, 2 ... are played until enough CPU seconds have passed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable

from regnum.core.game import Game, game
from regnum.core.state import State
from tools.builds import is_compiled

PLAYING = 2.0  # seconds of CPU time
COPYING = 0.5
FEWEST = 3  # games, even if they take longer
BATCH = 1000  # copies between two readings of the clock


def main() -> None:
    """Measure the games named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seats", type=int, help="how many seats; the most of each game if not given")
    asked = parser.parse_args()
    results = {name: measure(game(name), asked.seats) for name in asked.games}
    json.dump({"compiled": is_compiled(), "games": results}, sys.stdout)


def measure(g: Game, seats: int | None = None) -> dict[str, float]:
    """Measure a game with `seats` seats, or with the most it has."""
    seats = seats or g.seats[-1]
    middle = _middle(g, seats)  # also warms up
    games, decisions, seconds = _playing(g, seats)
    return {
        "seats": seats,
        "decisions_per_s": decisions / seconds,
        "copy_us": _copying(middle) * 1e6,
        "playouts_per_s": games / seconds,
    }


def _playing(g: Game, seats: int) -> tuple[int, int, float]:
    """Play random games; returns the numbers of games, decisions and CPU seconds."""
    chance = random.Random(1).random
    games, decisions, start, seconds = 0, 0, time.process_time(), 0.0
    while seconds < PLAYING or games < FEWEST:
        decisions += _decisions(g.new(seats, games), chance)
        games += 1
        seconds = time.process_time() - start
    return games, decisions, seconds


def _decisions(state: State, chance: Callable[[], float]) -> int:
    """Play a random game to its end; returns the number of decisions."""
    made = 0
    options = state.options()
    while options:
        state.apply(options[int(chance() * len(options))])
        options = state.options()
        made += 1
    return made


def _copying(state: State) -> float:
    """The CPU seconds for one copy."""
    copies, start, seconds = 0, time.process_time(), 0.0
    while seconds < COPYING:
        for _ in range(BATCH):
            state.copy()
        copies += BATCH
        seconds = time.process_time() - start
    return seconds / copies


def _middle(g: Game, seats: int) -> State:
    """A position in mid-game, to copy."""
    half = _decisions(g.new(seats, 7), random.Random(2).random) // 2
    state, chance = g.new(seats, 7), random.Random(2).random
    for _ in range(half):
        options = state.options()
        state.apply(options[int(chance() * len(options))])
    return state


if __name__ == "__main__":
    main()
