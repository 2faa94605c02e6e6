"""Information-set Monte-Carlo tree search, for any game and any number of seats.

One tree over sequences of choices, seen from the searching seat; every iteration walks it in a freshly imagined state
(single-observer ISMCTS: Cowling, Powley, Whitehouse 2012). At a leaf all choices are tried one step on, judged by the
game's `evaluate`. What was searched for one decision serves the next: the tree follows the choices made.
"""

from __future__ import annotations

import math
import time
from typing import Final

from regnum.agents.base import Agent, Outlook, margin
from regnum.core.game import Game
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State

# Lists up to this length are tried in full; of longer ones more are tried as visits grow.
WIDE: Final = 12
MOST_SEATS: Final = 12


class Node:
    """A choice of `seat`: how often it was visited, how often it could have been, what it was worth to each seat."""

    __slots__ = ("available", "children", "option", "seat", "totals", "visits")

    def __init__(self, option: Option | None, seat: int, values: list[float]) -> None:
        self.option = option
        self.seat = seat
        self.visits = 1
        self.available = 1
        self.totals = values
        self.children: dict[Option, Node] = {}

    def worth(self, seat: int) -> float:
        """What it was worth to `seat` on average."""
        return self.totals[seat] / self.visits


class IsmctsAgent(Agent):
    """Thinks for `seconds` or for `iterations`, whichever is given (both: whichever ends first)."""

    name = "ismcts"

    def __init__(
        self,
        rng: Rng,
        seconds: float | None = 0.2,
        iterations: int | None = None,
        exploration: float = 0.35,
        scale: float = 6.0,
        corrected: bool = True,
        focus: int = 3,
    ) -> None:
        self.corrected = corrected
        self.focus = focus
        self.rng = rng
        self.seconds = seconds
        self.iterations = iterations
        self.exploration = exploration
        self.scale = scale
        self.root = Node(None, -1, [0.0] * MOST_SEATS)

    def begin(self, game: Game, seat: int, seats: int) -> None:
        self.root = Node(None, -1, [0.0] * MOST_SEATS)

    def observe(self, seat: int, option: Option | None) -> None:
        child = self.root.children.get(option) if option is not None else None
        self.root = child if child is not None else Node(None, -1, [0.0] * MOST_SEATS)

    def taken_back(self, n: int) -> None:
        self.observe(-1, None)

    def choose(self, outlook: Outlook) -> Option:
        seconds = self.seconds
        if outlook.budget is not None:
            seconds = outlook.budget if seconds is None else min(seconds, outlook.budget)
        deadline = time.monotonic() + seconds if seconds is not None else math.inf
        left = self.iterations if self.iterations is not None else -1
        while left != 0:
            self._iterate(outlook.imagine(self.rng))
            left -= 1
            if time.monotonic() >= deadline:
                break
        legal = [self.root.children[option] for option in outlook.options if option in self.root.children]
        best = max(legal, key=lambda node: (node.visits, node.worth(outlook.seat)))
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
            legal = [child for option, child in children.items() if option in options]
            # The most promising first, the others as visits grow.
            node = self._select(legal[: self.focus + math.isqrt(node.visits) // 2])
            path.append(node)
            assert node.option is not None
            state.apply(node.option)
        self._carry_back(path, values or self._judge(state))

    def _expand(self, parent: Node, state: State, options: list[Option]) -> list[float]:
        """Add the choices `options`, each judged one step on; returns what the best for the chooser is worth."""
        seat = state.asking.seat
        best: list[float] = []
        for option in options:
            after = state.copy()
            after.apply(option)
            values = self._judge(after)
            parent.children[option] = Node(option, seat, values[:])
            if not best or values[seat] > best[seat]:
                best = values
        parent.children = dict(sorted(parent.children.items(), key=lambda item: -item[1].totals[seat] / item[1].visits))
        return best

    def _select(self, legal: list[Node]) -> Node:
        """The child to follow by upper confidence, counting only iterations in which it could be chosen."""
        best, best_value = legal[0], -1.0
        for node in legal:
            node.available += 1
            spread = self.exploration * math.sqrt(math.log(node.available) / node.visits)
            value = node.totals[node.seat] / node.visits + spread
            if value > best_value:
                best, best_value = node, value
        return best

    def _carry_back(self, path: list[Node], values: list[float]) -> None:
        """Add what was found to every choice on the way.

        Where the way led through a choice only to explore it, those above learn what the best choice there is worth.
        """
        for depth in range(len(path) - 1, -1, -1):
            node = path[depth]
            node.visits += 1
            totals = node.totals
            for seat, value in enumerate(values):
                totals[seat] += value
            if depth and self.corrected:
                seat = node.seat
                best = node
                best_worth = totals[seat] / node.visits
                for sibling in path[depth - 1].children.values():
                    if sibling.visits > 2:
                        worth = sibling.totals[seat] / sibling.visits
                        if worth > best_worth:
                            best, best_worth = sibling, worth
                if best is not node:
                    values = [total / best.visits for total in best.totals]

    def _judge(self, state: State) -> list[float]:
        """What the position is worth to each seat, from 0 to 1."""
        values = state.evaluate()
        worth = [1.0 / (1.0 + math.exp(-margin(values, seat) / self.scale)) for seat in range(len(values))]
        if state.over:
            winners = state.winners()
            return [0.25 * w + (0.75 / len(winners) if seat in winners else 0.0) for seat, w in enumerate(worth)]
        return worth
