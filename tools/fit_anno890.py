"""Fits the weights of 890's evaluation to the final scores of games between agents, and writes `weights.py`.

    python tools/fit_anno890.py --games 3000

Ridge regression of each seat's final points on the features of its position, at every decision: while it has turns left
with a base weight and one for every turn; with none left only for what is not settled yet, as the rules fix the rest.
Run it again to fit to the play of the new weights.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import numpy.typing as npt

import regnum
from regnum.agents import Outlook
from regnum.agents.greedy import GreedyAgent
from regnum.core.rng import Rng
from regnum.games.anno890.evaluation import NAMES, features
from regnum.games.anno890.state import Anno890

Array = npt.NDArray[np.floating]

TARGET = Path(__file__).parents[1] / "src" / "regnum" / "games" / "anno890" / "weights.py"
HEAD = '''"""The weights of `evaluation`: with no turn left, with turns left, and for each of those turns.

Made by tools/fit_anno890.py.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (
'''
# What counts by the rules when no turn is left, and what must be estimated even then.
SETTLED = {"printed", "bonus", "characters", "first_in_nobles", "first_in_coins", "first_in_towers"}
OPEN = {"apprentice", "reward", "danger", "second_in_danger"}
RIDGE = 30.0


def samples(seed: int) -> list[tuple[int, list[float], int]]:
    """Positions of one game, seat by seat: turns left, features, and the points that seat ended with."""
    rng = Rng(seed).fork("fit")
    seats = 2 + rng.below(3)
    state = regnum.game("anno890").new(seats, seed, {"scenario": "random"})
    assert isinstance(state, Anno890)
    # Some slip now and then: the weights must know bad positions too.
    agents = [GreedyAgent(rng.fork(str(seat)), slip=0.25 * rng.below(2)) for seat in range(seats)]
    rows: list[tuple[int, int, list[float]]] = []
    while not state.over:
        rows += [(seat, state.faces(seat).count(0), row) for seat, row in enumerate(features(state))]
        seat = state.asking.seat
        state.apply(agents[seat].choose(Outlook(state, seat)))
    scores = state.scores()
    return [(left, row, scores[seat]) for seat, left, row in rows]


def fit(x: Array, y: Array) -> Array:
    """Weights for the columns of `x` that come nearest to `y`."""
    weights: Array = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    wrong = y - x @ weights
    print(f"{len(y)} positions, R² {1 - wrong.var() / y.var():.3f}, error {wrong.std():.2f} points")
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        seeds = range(args.seed * 1_000_000, args.seed * 1_000_000 + args.games)
        data = [sample for found in pool.map(samples, seeds, chunksize=20) for sample in found]
    n = len(NAMES)
    left = np.array([sample[0] for sample in data], dtype=float)
    x = np.array([sample[1] for sample in data])
    y = np.array([sample[2] for sample in data], dtype=float)
    going = left > 0
    turns = fit(np.hstack([x, x * left[:, None]])[going], y[going])
    settled = [i for i in range(n) if NAMES[i] in SETTLED]
    unsettled = [i for i in range(n) if NAMES[i] in OPEN]
    end = dict.fromkeys(range(n), 0.0) | dict.fromkeys(settled, 1.0)
    end |= dict(zip(unsettled, fit(x[~going][:, unsettled], (y - x[:, settled].sum(axis=1))[~going]), strict=True))
    lines = [f"    ({end[i]:.3f}, {turns[i]:.3f}, {turns[n + i]:.4f}),  # {NAMES[i]}\n" for i in range(n)]
    TARGET.write_text(HEAD + "".join(lines) + ")\n")
    print(TARGET.read_text())


if __name__ == "__main__":
    main()
