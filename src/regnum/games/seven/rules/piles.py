"""Face-down piles of cards, the top card last: shuffling them and drawing from them."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.core.rng import Rng
from regnum.games.seven.state import Seven


def shuffled(cards: Iterable[int], rng: Rng) -> tuple[int, ...]:
    """`cards` in random order, as a pile."""
    pile = list(cards)
    rng.shuffle(pile)
    return tuple(pile)


def draw(s: Seven, pile: tuple[int, ...], kind: str) -> tuple[int, tuple[int, ...]]:
    """The top card of `pile`, which somebody now learns, and the rest of the pile."""
    s.learn(pile[-1], kind)
    return pile[-1], pile[:-1]
