"""A seat's view of a board as plain numbers, for machine learning, derived from the declared fields.

The layout depends only on the game, the number of seats and the table options, never on the position.
"""

from __future__ import annotations

from regnum.core.fields import Leaf
from regnum.core.state import State


class Part:
    """One field of one player or place: its name, and the offset and length of its numbers."""

    __slots__ = ("i", "leaf", "length", "name", "offset", "owner")

    def __init__(self, leaf: Leaf, i: int, owner: int | None, offset: int, length: int) -> None:
        self.name = f"{leaf.store}.{i}"
        self.leaf = leaf
        self.i = i
        self.owner = owner
        self.offset = offset
        self.length = length


class Encoding:
    """The layout for the table of `state`: any position of it will do."""

    def __init__(self, state: State) -> None:
        self.parts: list[Part] = []
        self.size = 0
        for leaf, i, owner in state.table.game.fields.slots(state):
            length = leaf.vector_length(state, i)
            if length:
                self.parts.append(Part(leaf, i, owner, self.size, length))
                self.size += length

    def write(self, state: State, seat: int | None) -> list[int]:
        """Encode what `seat` may know of the board of `state`; a field that is not there now is all zeros."""
        numbers = [0] * self.size
        for part in self.parts:
            if part.leaf.is_there(state, part.i):
                here = slice(part.offset, part.offset + part.length)
                numbers[here] = part.leaf.vector(state, part.i, seat, part.owner)
        return numbers
