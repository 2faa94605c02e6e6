"""Chance as explicit outcomes: each card that is turned over is drawn when it is turned over.

A face-down pile that nobody has looked into is equally likely to lie in any order. So its order need not be settled
beforehand: whenever the rules draw from it, each card left in it is equally likely. That holds for every random event
of a game whose only chance after the set-up is drawing from such piles; `PILES` lists them.
"""

from __future__ import annotations

from collections import Counter

from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State

# By game: for each kind of draw that `State.chance` records, the face-down pile that it comes from.
PILES = {"anno890": {"tile": "stack", "character": "deck"}}

Draw = tuple[str, int]  # kind and number of a component


class Draws:
    """The draws of a game, by number."""

    def __init__(self, game: Game) -> None:
        if game.id not in PILES:
            possible = ", ".join(PILES)
            raise BadInput(
                "chance", f"the chance of {game.id} cannot be explicit, only that of {possible}: use sampled"
            )
        self.game = game
        self._piles = PILES[game.id]
        self.outcomes: list[Draw] = [
            (kind, number) for kind in self._piles for number in range(len(game.fields.ids(game, kind)))
        ]
        self._numbers = {draw: n for n, draw in enumerate(self.outcomes)}

    def settle(self, state: State) -> None:
        """Put the piles and the generator of `state` into one fixed order, because it has no meaning any more."""
        state.rng = Rng(0)
        for name in self._piles.values():
            getattr(state, name).sort()

    def carry_out(self, state: State, option: Option, drawn: tuple[Draw, ...]) -> tuple[State, str]:
        """The state after `option`, if its draws are `drawn`, and the kind of the next draw; empty if there is none.

        If there is another draw, the state after it has no meaning.
        """
        after = state.copy()
        for kind, number in drawn:
            getattr(after, self._piles[kind]).remove(number)
        for kind, number in reversed(drawn):
            getattr(after, self._piles[kind]).append(number)  # the first to be drawn lies on top, which is last
        after.chance = []
        after.apply(option)
        made = after.chance
        after.chance = None
        assert made[: len(drawn)] == list(drawn), (option, drawn, made)
        return after, made[len(drawn)][0] if len(made) > len(drawn) else ""

    def chances(self, state: State, kind: str, drawn: tuple[Draw, ...]) -> list[tuple[int, float]]:
        """The outcomes of a draw of `kind` after those in `drawn`, with their probabilities."""
        left = Counter(getattr(state, self._piles[kind]))
        left.subtract(number for other, number in drawn if other == kind)
        total = left.total()
        return sorted((self._numbers[kind, number], n / total) for number, n in left.items() if n)

    def text(self, outcome: int) -> str:
        """An outcome in words."""
        kind, number = self.outcomes[outcome]
        return f"{kind}:{self.game.fields.ids(self.game, kind)[number]}"
