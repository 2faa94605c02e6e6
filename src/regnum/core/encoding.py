"""A seat's view of a board as plain numbers, for machine learning, derived from the declared fields.

The layout depends only on the game, the number of seats and the table options, never on the position. A field that may
be hidden is preceded by a number that says whether this seat knows it; hidden cards are encoded only by their count.
"""

from __future__ import annotations

from typing import Any

from regnum.core.fields import Cards, Flag, Leaf, Number, One, Player, Players, Slots, Word
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
    """The layout for the table of `state`, which may be any position at that table."""

    def __init__(self, state: State) -> None:
        self.parts: list[Part] = []
        self.size = 0
        for leaf, i, owner in state.table.game.fields.slots(state):
            length = _length(leaf, state, i)
            if length:
                self.parts.append(Part(leaf, i, owner, self.size, length))
                self.size += length

    def write(self, state: State, seat: int | None) -> list[int]:
        """Encode what `seat` may know of the board of `state`."""
        numbers = [0] * self.size
        for part in self.parts:
            leaf, at = part.leaf, part.offset
            if not leaf.is_there(state, part.i):
                continue
            if not leaf.secret:
                numbers[at : at + part.length] = _numbers(leaf, state, part.i)
            elif leaf.is_open(state, part.i, seat, part.owner):
                numbers[at : at + part.length] = [1, *_numbers(leaf, state, part.i)]
            elif isinstance(leaf, Cards):
                numbers[at + 1] = leaf.size(state, part.i)
        return numbers


def _length(leaf: Leaf, s: Any, i: int) -> int:
    """How many numbers a field takes; 0 if its values are neither numbers nor components."""
    own = 0
    if isinstance(leaf, Cards):
        own = 1 + len(leaf.fields.ids(s, leaf.of))
    elif isinstance(leaf, Slots):
        own = len(leaf.get(s, i))
    elif isinstance(leaf, Players):
        own = int(s.table.players)
    elif isinstance(leaf, Number | Flag | Player | One) or (isinstance(leaf, Word) and leaf.choices is not None):
        own = 1
    return own + 1 if own and leaf.secret else own


def _numbers(leaf: Leaf, s: Any, i: int) -> list[int]:
    """A field as numbers: cards as a total and a count of each, a single component by its number from 1."""
    value = leaf.get(s, i)
    if isinstance(leaf, Cards):
        counts = [0] * len(leaf.fields.ids(s, leaf.of))
        pieces = leaf.pieces(s, i)
        for card in pieces:
            counts[card] += 1
        return [len(pieces), *counts]
    if isinstance(leaf, Slots):
        return [0 if card in leaf.words else card + 1 for card in value]
    if isinstance(leaf, Players):
        members = value if leaf.ordered else [n for n in range(s.table.players) if value >> n & 1]
        return [int(player in members) for player in range(s.table.players)]
    if isinstance(leaf, Word):
        assert leaf.choices is not None
        return [list(leaf.choices(s)).index(value)]
    if isinstance(leaf, One):
        return [0 if value == leaf.none else value + 1]
    return [int(value)]
