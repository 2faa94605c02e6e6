"""Information-set Monte-Carlo tree search, for any game and any number of seats.

The tree holds sequences of choices, as the searching seat sees them; every iteration descends it in a newly
determinized state (single-observer ISMCTS: Cowling, Powley, Whitehouse 2012). A leaf is expanded with all choices, and
the state after each is valued with the game's `evaluate`. The tree is kept between decisions: its root follows the
choices made. Questions that a game marks as strategic are answered by `greedy`.
"""

from __future__ import annotations

import math
import time
from typing import Final

from regnum.agents.base import Agent, Outlook, margin
from regnum.agents.greedy import GreedyAgent
from regnum.core.game import Game
from regnum.core.option import Option
from regnum.core.rewards import shares
from regnum.core.rng import Rng
from regnum.core.state import State

# Up to this many options are all tried at once; longer lists are widened progressively, as visits grow.
WIDE: Final = 12


class Node:
    """A choice in the tree.

    `total` is the sum of the values of all visits, for the seat that makes the choice. `available` counts the
    iterations in which the choice was legal.
    """

    __slots__ = ("available", "children", "option", "seat", "total", "visits")

    def __init__(self, option: Option | None, seat: int) -> None:
        self.option = option
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}


class IsmctsAgent(Agent):
    """Searches for `seconds` or for `iterations`; if both are given, until the first limit is reached."""

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
        self.score_scale = 1.0
        self.root_margins: list[float] = []  # each player's margin when the tree was started
        self.root = Node(None, -1)
        self.judgement = GreedyAgent(rng)

    def begin(self, game: Game, seat: int, seats: int) -> None:
        self.score_scale = game.score_scale
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
            root = outlook.imagine(self.rng)
            together = root.table.by_team(root.evaluate())
            self.root_margins = [margin(together, team) for team in root.table.teams]
        while left != 0:
            self._iterate(outlook.imagine(self.rng))
            left -= 1
            time.sleep(0)  # other threads may run, which they cannot while compiled code does
            if time.monotonic() >= deadline:
                break
        legal = [self.root.children[option] for option in outlook.options if option in self.root.children]
        best = max(legal, key=lambda node: (node.visits, node.total))
        assert best.option is not None
        return best.option

    def _iterate(self, state: State) -> None:
        """Descend to a node with untried options, expand it, and add the result to all nodes on the path."""
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
        """Add a child for each of `options`; returns the values of the best one for the seat that chooses."""
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
        """The child with the highest upper confidence bound, counting only iterations in which it was legal."""
        best, best_value = legal[0], -1.0
        for node in legal:
            node.available += 1
            spread = self.exploration * math.sqrt(math.log(node.available) / node.visits)
            value = node.total / node.visits + spread
            if value > best_value:
                best, best_value = node, value
        return best

    def _judge(self, state: State) -> list[float]:
        """The value of a state for each player, from 0 to 1: 0.5 if the margin is the same as at the root."""
        table = state.table
        values = table.by_team(state.evaluate())
        worth = [
            1.0 / (1.0 + math.exp((before - margin(values, table.teams[player])) / self.score_scale))
            for player, before in enumerate(self.root_margins)
        ]
        if state.over:
            won = shares(state.winners(), table.teams)
            return [0.25 * w + 0.75 * share for w, share in zip(worth, won, strict=True)]
        return worth
