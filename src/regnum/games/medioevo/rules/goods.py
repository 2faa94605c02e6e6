"""Amounts of the nine kinds of goods."""

from __future__ import annotations

from regnum.games.medioevo.state import Goods


def added(goods: Goods, good: int, n: int) -> Goods:
    """`goods` with `n` more units of one kind, or fewer if `n` is negative."""
    return (*goods[:good], goods[good] + n, *goods[good + 1 :])


def fewer(goods: Goods, n: int) -> Goods:
    """`goods` with `n` units fewer, each of the kind of which most are left."""
    left = list(goods)
    for _ in range(min(n, sum(goods))):
        left[left.index(max(left))] -= 1
    return tuple(left)
