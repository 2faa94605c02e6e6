"""OpenSpiel's Monte Carlo counterfactual regret minimisation learns the last round of a game of 890.

The variant is small enough to compute how good a strategy is: how much a perfect opponent would win against it.

python examples/openspiel_mccfr.py --iterations 1000
"""

import argparse
import time

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python import policy  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    outcome_sampling_mccfr,
)

import regnum.env.openspiel  # noqa: F401  registers the games

SOLVERS = {
    "external": external_sampling_mccfr.ExternalSamplingSolver,
    "outcome": outcome_sampling_mccfr.OutcomeSamplingSolver,
}


def against_random(game: pyspiel.Game, learned: policy.Policy) -> list[float]:
    """The expected return of `learned` in each seat, if the other seat chooses at random."""
    random = policy.UniformRandomPolicy(game)
    root = game.new_initial_state()
    first = expected_game_score.policy_value(root, [learned, random])[0]
    second = expected_game_score.policy_value(root, [random, learned])[1]
    return [float(first), float(second)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="regnum_anno890_endgame", help="an OpenSpiel game string (%(default)s)")
    parser.add_argument("--sampling", choices=SOLVERS, default="external", help="(%(default)s)")
    parser.add_argument("--iterations", type=int, default=20, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")
    chosen = parser.parse_args()
    np.random.seed(chosen.seed)  # the solvers draw from NumPy's global generator
    game = pyspiel.load_game(chosen.game)
    solver = SOLVERS[chosen.sampling](game)
    print("iterations  seconds  exploitability  return against random, by seat")
    seconds, done = 0.0, 0
    for target in [0, *(10**n for n in range(1, 9) if 10**n < chosen.iterations), chosen.iterations]:
        started = time.monotonic()
        for _ in range(target - done):
            solver.iteration()
        seconds, done = seconds + time.monotonic() - started, target
        learned = solver.average_policy()
        worst = exploitability.exploitability(game, learned)
        first, second = against_random(game, learned)
        print(f"{target:10}  {seconds:7.1f}  {worst:14.3f}  {first:+.3f} {second:+.3f}", flush=True)


if __name__ == "__main__":
    main()
