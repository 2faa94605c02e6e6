"""Where the numbers of a field lie in the encoding for learners, and what they can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Scale:
    """What one of these numbers can be: an amount from `low` to `high` or, if `named`, one of several things.

    The lowest of several things is the absence of any, where there is such a thing.
    """

    __slots__ = ("high", "low", "named")

    def __init__(self, low: int, high: int, named: bool = False) -> None:
        self.low: Final = low
        self.high: Final = high
        self.named: Final = named


LARGEST: Final = 2**31 - 1
FLAG: Final = Scale(0, 1)
COUNT: Final = Scale(0, LARGEST)
ANYTHING: Final = Scale(-LARGEST, LARGEST)


class Column:
    """The numbers of one field at a table: `width` of them for each index, from `offset`.

    `places`: where the numbers of each index begin, counted in entries. `texts`: see `Leaf.texts`, by their numbers.
    """

    __slots__ = ("indices", "offset", "owners", "places", "texts", "width")

    def __init__(self, offset: int, width: int, texts: Sequence[str]) -> None:
        self.offset: Final = offset
        self.width: Final = width
        self.texts: Final[dict[str, int]] = {text: n for n, text in enumerate(texts)}
        self.indices: Final[list[int]] = []
        self.owners: Final[list[int | None]] = []
        self.places: Final[list[int]] = []

    def add(self, index: int, owner: int | None, place: int) -> None:
        """Add an index, which belongs to the player `owner`."""
        self.indices.append(index)
        self.owners.append(owner)
        self.places.append(place)
