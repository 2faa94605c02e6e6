"""Hidden information: how much of a field a viewer knows, and a fair random deal of the rest.

Each field is declared with a function that says how many of its cards, counted from the top, a seat knows. The
ready-made ones are `everyone`, `owner_only`, `nobody` and `the_top`; a game adds its own for exceptions, such as a card
that somebody is looking at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from regnum.core.rng import Rng

if TYPE_CHECKING:
    from regnum.core.fields import Fields, Leaf

# Called with the state, a seat (None: a spectator), the owner (None: nobody) and the number of cards. Returns how many
# of them, counted from the top, the seat knows.
Knows = Callable[[Any, "int | None", "int | None", int], int]


def everyone(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """Face up: everybody knows it."""
    return size


def owner_only(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """A hand: its owner knows the cards, the others only how many there are."""
    return size if seat is not None and seat == owner else 0


def nobody(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """A face-down pile: everybody knows only how many cards there are."""
    return 0


def the_top(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """A pile whose top card is face up."""
    return min(1, size)


# The functions that depend on nothing else in the state.
FIXED = (everyone, owner_only, nobody, the_top)


class Hidden:
    """What a seat does not know of one leaf: its first `n` cards, which are dealt from `pool`, or only an order."""

    __slots__ = ("i", "leaf", "n", "pool")

    def __init__(self, leaf: Leaf, i: int, n: int, pool: str) -> None:
        self.leaf = leaf
        self.i = i
        self.n = n
        self.pool = pool


def hidden(fields: Fields, s: Any, seat: int | None) -> Iterator[Hidden]:
    """Everything on the board that `seat` may not know.

    A seat can work out which cards of a pool are hidden from it, but not which of them is where.
    """
    for leaf, i, owner in fields.secret_leaves(s):
        size = leaf.size(s, i)
        n = size - leaf.known(s, seat, owner, size)
        if n > 0 or leaf.mixed:
            pool = leaf.pool if isinstance(leaf.pool, str) else leaf.pool(s, owner)
            yield Hidden(leaf, i, n, pool or leaf.of)


def deal(fields: Fields, s: Any, other: Any, seat: int | None, rng: Rng) -> None:
    """Deal everything that `seat` may not know at random, on the copy `other` of `s`.

    The result depends on nothing that the seat does not know: pools are sorted before they are shuffled, and a hidden
    number is replaced by the value that `Leaf.suppose` gives.
    """
    places: list[Hidden] = []
    pools: dict[str, list[int]] = {}
    for one in hidden(fields, s, seat):
        if one.leaf.dealt:
            places.append(one)
            pools.setdefault(one.pool, []).extend(one.leaf.get(s, one.i)[: one.n])
        else:
            one.leaf.put(other, one.i, one.leaf.suppose(other, one.i, rng))
    for pool in pools.values():
        pool.sort()
        rng.shuffle(pool)
    for one in places:
        pool = pools[one.pool]
        dealt = pool[len(pool) - one.n :]
        del pool[len(pool) - one.n :]
        known: list[int] = list(one.leaf.get(s, one.i)[one.n :])
        if one.leaf.mixed:
            known.sort()
        one.leaf.put(other, one.i, one.leaf.kept([*dealt, *known]))
