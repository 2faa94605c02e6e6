"""OpenSpiel's information set Monte Carlo tree search against players who choose at random, in any game of Regnum.

python examples/openspiel_ismcts.py --games 20 --simulations 50
"""

import argparse
import time

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import regnum.env.openspiel  # noqa: F401  registers the games
from regnum.agents.report import interval


def play(game: pyspiel.Game, searcher: int, simulations: int, random: np.random.RandomState) -> float:
    """The return of `searcher` in one game, in which everybody else chooses at random."""
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        elif state.current_player() == searcher:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return float(state.returns()[searcher])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="regnum_anno890", help="an OpenSpiel game string (%(default)s)")
    parser.add_argument("--games", type=int, default=4, help="how many to play (%(default)s)")
    parser.add_argument("--simulations", type=int, default=20, help="of the search, for each action (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of deals and moves (%(default)s)")
    chosen = parser.parse_args()
    game, random = pyspiel.load_game(chosen.game), np.random.RandomState(chosen.seed)
    started, won = time.monotonic(), 0
    for n in range(chosen.games):
        won += play(game, n % game.num_players(), chosen.simulations, random) > 0
    low, high = interval(won, chosen.games)
    seconds = time.monotonic() - started
    print(f"{chosen.simulations} simulations against random: {won} of {chosen.games} won ({low:.0%} to {high:.0%})")
    print(f"{seconds:.0f} s")


if __name__ == "__main__":
    main()
