"""An agent of one's own against those that Regnum brings: every deal once from every seat.

python examples/tournament.py [DEALS]
"""

import sys

import regnum
from regnum.agents import Agent, Outlook, make_agent
from regnum.agents.match import play_out
from regnum.agents.report import interval
from regnum.core.rng import Rng


class Miser(Agent):
    """Takes the free tile, and whatever comes first of everything else."""

    name = "miser"

    def choose(self, outlook: Outlook) -> regnum.Option:
        return outlook.options[0]


def tournament(opponent: str, deals: int) -> tuple[float, int]:
    """How many of how many games the miser wins."""
    g = regnum.game("anno890")
    won, games = 0.0, 0
    for deal in range(deals):
        for seat in (0, 1):
            agents: list[Agent] = [make_agent(opponent, Rng(games))]
            agents.insert(seat, Miser())
            state = g.new(seats=2, seed=deal)
            play_out(g, state, agents)
            winners = state.winners()
            won += 1 / len(winners) if seat in winners else 0
            games += 1
    return won, games


if __name__ == "__main__":
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for opponent in ("random", "greedy"):
        won, games = tournament(opponent, deals)
        low, high = interval(won, games)
        print(f"miser against {opponent}: {won:g} of {games} ({low:.0%} to {high:.0%})")
