"""One-ply lookahead: chooses the option after which the game's `evaluate` is best for the seat.

It stops before random events (`core.ahead`): one imagined roll is worth less than what `evaluate` knows about dice.
"""

from __future__ import annotations

from regnum.agents.base import Agent, Outlook, margin
from regnum.core.ahead import foresee
from regnum.core.option import Option
from regnum.core.rng import Rng


class GreedyAgent(Agent):
    """Chooses greedily; with probability `slip` it chooses at random instead, which makes an easy opponent."""

    name = "greedy"

    def __init__(self, rng: Rng, slip: float = 0.0) -> None:
        self.rng = rng
        self.slip = slip

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.options
        if self.slip and self.rng.unit() < self.slip:
            return options[self.rng.below(len(options))]
        imagined = outlook.imagine(self.rng)
        table, team = imagined.table, imagined.table.teams[outlook.seat]
        best, best_value = options[0], float("-inf")
        for option in options:
            after = imagined.copy()
            foresee(after, option)
            # A tiny random amount breaks ties.
            value = margin(table.by_team(after.evaluate()), team) + 1e-6 * self.rng.unit()
            if value > best_value:
                best, best_value = option, value
        return best
