"""A fair random deal of what somebody may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.core.board.cards import Cards
from regnum.core.board.cells import Cells, Spot
from regnum.core.board.shape import Field, Slots
from regnum.core.rng import Rng


class Hidden:
    """What a seat does not know of one cell: its first `n` cards, which are dealt from `pool`, or a value, or an order.

    For the piece in a slot there is no `field`, but `slots`.
    """

    __slots__ = ("field", "i", "n", "pool", "slots")

    def __init__(self, field: Field | None, slots: Slots | None, i: int, n: int, pool: str) -> None:
        self.field = field
        self.slots = slots
        self.i = i
        self.n = n
        self.pool = pool

    @property
    def dealt(self) -> bool:
        return self.field is not None and self.field.kind.dealt

    @property
    def cards(self) -> Cards:
        """What is dealt."""
        assert self.field is not None
        cards = self.field.cards
        assert cards is not None
        return cards

    def get(self, s: Any) -> Any:
        if self.slots is not None:
            return self.slots.get(s, self.i)
        assert self.field is not None
        return self.field.store.get(s, self.i)

    def put(self, s: Any, value: Any) -> None:
        if self.slots is not None:
            self.slots.put(s, self.i, value)
        else:
            assert self.field is not None
            self.field.store.put(s, self.i, value)

    def suppose(self, other: Any, rng: Rng) -> None:
        """Assume a value on the copy `other`, for one that is not dealt."""
        field = self.field
        if field is None:
            assert self.slots is not None
            self.put(other, self.slots.supposed)
        elif field.among is None:
            field.store.put(other, self.i, field.supposed)
        else:
            among = field.among(other, self.i)
            field.store.put(other, self.i, among[rng.below(len(among))])


def hidden(cells: Cells, s: Any, seat: int | None) -> Iterator[Hidden]:
    """Everything on the board that `seat` may not know.

    A seat can work out which cards of a pool are hidden from it, but not which of them is where.
    """
    for column, n in cells.secret:
        field, spot = column.field, column.spots[n]
        if not column.is_there(s, spot.i):
            continue
        size = field.kind.size(field.store.get(s, spot.i)) if field.kind.dealt else 1
        unknown = size - field.known(s, seat, spot.owner, size)
        if unknown > 0 or (field.cards is not None and field.cards.mixed):
            yield Hidden(field, None, spot.i, unknown, _pool(field, s, spot))
    for branch in cells.slots:
        slots = branch.slots
        assert slots is not None
        places: list[int] = getattr(s, slots.at)
        if slots.hidden in places:
            for n, spot in enumerate(branch.spots):
                if seat is None or spot.owner != seat:
                    for i in branch.inside[n]:
                        if places[i] == slots.hidden:
                            yield Hidden(None, slots, i, 1, "")


def _pool(field: Field, s: Any, spot: Spot) -> str:
    pool = field.pool
    return (pool if isinstance(pool, str) else pool(s, spot.owner)) or field.kind.of


def deal(cells: Cells, s: Any, other: Any, seat: int | None, rng: Rng) -> None:
    """Deal everything that `seat` may not know at random, on the copy `other` of `s`.

    The result depends on nothing that the seat does not know: pools are sorted before they are shuffled, and a hidden
    value that is not dealt is replaced by what the seat must suppose.
    """
    places: list[Hidden] = []
    pools: dict[str, list[int]] = {}
    for one in hidden(cells, s, seat):
        if one.dealt:
            places.append(one)
            pools.setdefault(one.pool, []).extend(one.get(s)[: one.n])
        else:
            one.suppose(other, rng)
    for pool in pools.values():
        pool.sort()
        rng.shuffle(pool)
    for one in places:
        pool = pools[one.pool]
        dealt = pool[len(pool) - one.n :]
        del pool[len(pool) - one.n :]
        known: list[int] = list(one.get(s)[one.n :])
        if one.cards.mixed:
            known.sort()
        one.put(other, one.cards.kept([*dealt, *known]))
