"""Information-set Monte-Carlo tree search, for any game and any number of seats.

One tree over sequences of choices, seen from the searching seat; every iteration walks it in a freshly imagined state
(single-observer ISMCTS: Cowling, Powley, Whitehouse 2012). At a leaf all choices are tried one step on, judged by the
game's `evaluate`. What was searched for one decision serves the next: the tree follows the choices made. Questions that
a game calls strategic are answered as `greedy` answers them.
"""

from __future__ import annotations

import math
import time
from typing import Final

from regnum.agents.base import Agent, Outlook, margin
from regnum.agents.greedy import GreedyAgent
from regnum.core.game import Game
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State

# Lists up to this length are tried in full; of longer ones more are tried as visits grow.
WIDE: Final = 12


class Node:
    """A choice made: how often it was visited, how often it could have been, what it was worth to who made it."""

    __slots__ = ("available", "children", "option", "seat", "total", "visits")

    def __init__(self, option: Option | None, seat: int) -> None:
        self.option = option
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}


class IsmctsAgent(Agent):
    """Thinks for `seconds` or for `iterations`, whichever is given (both: whichever ends first)."""

    name = "ismcts"

    def __init__(
        self,
        rng: Rng,
        seconds: float | None = 0.2,
        iterations: int | None = None,
        exploration: float = 0.35,
    ) -> None:
        self.rng = rng
        self.seconds = seconds
        self.iterations = iterations
        self.exploration = exploration
        self.lead = 1.0
        self.standing: list[float] = []  # how far each player was ahead where the tree began
        self.root = Node(None, -1)
        self.judgement = GreedyAgent(rng)

    def begin(self, game: Game, seat: int, seats: int) -> None:
        self.lead = game.lead
        self.root = Node(None, -1)

    def observe(self, seat: int, option: Option | None) -> None:
        child = self.root.children.get(option) if option is not None else None
        self.root = child if child is not None else Node(None, -1)

    def taken_back(self, n: int) -> None:
        self.observe(-1, None)

    def choose(self, outlook: Outlook) -> Option:
        if outlook.strategic:
            return self.judgement.choose(outlook)
        seconds = self.seconds
        if outlook.budget is not None:
            seconds = outlook.budget if seconds is None else min(seconds, outlook.budget)
        deadline = time.monotonic() + seconds if seconds is not None else math.inf
        left = self.iterations if self.iterations is not None else -1
        if not self.root.children:
            values = outlook.imagine(self.rng).evaluate()
            self.standing = [margin(values, player) for player in range(len(values))]
        while left != 0:
            self._iterate(outlook.imagine(self.rng))
            left -= 1
            if time.monotonic() >= deadline:
                break
        legal = [self.root.children[option] for option in outlook.options if option in self.root.children]
        best = max(legal, key=lambda node: (node.visits, node.total))
        assert best.option is not None
        return best.option

    def _iterate(self, state: State) -> None:
        """Walk down to a choice not looked behind yet, look one step behind it, and carry back what is there."""
        node = self.root
        path = [node]
        values: list[float] = []
        while not state.over:
            options = state.options()
            children = node.children
            untried = [option for option in options if option not in children]
            room = WIDE if len(options) <= WIDE else 4 + math.isqrt(4 * node.visits)
            if untried and len(options) - len(untried) < room:
                values = self._expand(node, state, untried[:room])
                break
            node = self._select([children[option] for option in options if option in children])
            path.append(node)
            assert node.option is not None
            state.apply(node.option)
        if not values:
            values = self._judge(state)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += values[node.seat]

    def _expand(self, parent: Node, state: State, options: list[Option]) -> list[float]:
        """Add the choices `options`, each judged one step on; returns what the best for the chooser is worth."""
        seat = state.asking.seat
        best: list[float] = []
        for option in options:
            after = state.copy()
            after.apply(option)
            values = self._judge(after)
            child = Node(option, seat)
            child.available = child.visits = 1
            child.total = values[seat]
            parent.children[option] = child
            if not best or values[seat] > best[seat]:
                best = values
        return best

    def _select(self, legal: list[Node]) -> Node:
        """The child to follow by upper confidence, counting only iterations in which it could be chosen."""
        best, best_value = legal[0], -1.0
        for node in legal:
            node.available += 1
            spread = self.exploration * math.sqrt(math.log(node.available) / node.visits)
            value = node.total / node.visits + spread
            if value > best_value:
                best, best_value = node, value
        return best

    def _judge(self, state: State) -> list[float]:
        """What the position is worth to each player, from 0 to 1: a half where nothing has changed."""
        values = state.evaluate()
        worth = [
            1.0 / (1.0 + math.exp((before - margin(values, player)) / self.lead))
            for player, before in enumerate(self.standing)
        ]
        if state.over:
            winners = state.winners()
            return [0.25 * w + (0.75 / len(winners) if seat in winners else 0.0) for seat, w in enumerate(worth)]
        return worth
