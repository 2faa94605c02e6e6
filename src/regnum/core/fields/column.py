"""Where the numbers of a field lie in the encoding for learners."""

from __future__ import annotations

from typing import Final


class Column:
    """The numbers of one field at a table: `width` of them for each index, from `offset`.

    `places`: where the numbers of each index begin, counted in entries. `whole`: the indices are those of the whole
    attribute, in order, and lie one after the other.
    """

    __slots__ = ("indices", "offset", "owners", "places", "whole", "width")

    def __init__(self, offset: int, width: int) -> None:
        self.offset: Final = offset
        self.width: Final = width
        self.indices: Final[list[int]] = []
        self.owners: Final[list[int | None]] = []
        self.places: Final[list[int]] = []
        self.whole = True

    def add(self, index: int, owner: int | None, place: int) -> None:
        """Add an index, which belongs to the player `owner`."""
        self.whole = self.whole and index == place == len(self.indices)
        self.indices.append(index)
        self.owners.append(owner)
        self.places.append(place)
