"""Measures Catanatron 3.2 and prints JSON. `python -m tools.bench --peers` runs this in an environment of its own.

A decision is one `play_tick` of a random player: it lists the playable actions, picks one and executes it.
"""

import json
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

GAMES = 16
COPIES = 2000
TURNS = 1000


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def ticks(seeds: range) -> int:
    made = 0
    for seed in seeds:
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.play_tick()
            made += 1
    return made


def measure() -> dict[str, float]:
    ticks(range(2))
    start = time.process_time()
    made = ticks(range(GAMES))
    rate = made / (time.process_time() - start)
    game = new_game(1)
    for _ in range(200):
        game.play_tick()
    start = time.process_time()
    for _ in range(COPIES):
        game.copy()
    copying = (time.process_time() - start) / COPIES
    return {"decisions_per_s": rate, "copy_us": copying * 1e6}


if __name__ == "__main__":
    print(json.dumps(measure()))
