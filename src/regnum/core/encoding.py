"""A seat's view of a board as numbers, for learners, derived from the declared fields.

The layout depends on the game alone: at a table with fewer seats the numbers of the others are zero, so that one
network can play at any table. `Encoding.digest` names the layout: what was learned with one does not fit another.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from math import prod
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from regnum.core.fields.column import Column
from regnum.core.fields.node import Leaf
from regnum.core.state import State
from regnum.core.step import Ask
from regnum.core.table import Table

if TYPE_CHECKING:
    from regnum.core.game import Game

_made: dict[Game, Encoding] = {}

# The first numbers: how many seats there are; from 1, the seat that looks, the seat that is asked, and the question.
HEADING = ("seats", "viewer", "asked", "question")


class Part:
    """A named field: its numbers lie at `offset` as an array of `shape`, `width` of them for each player or place."""

    def __init__(self, name: str, offset: int, shape: tuple[int, ...], width: int) -> None:
        self.name = name
        self.offset = offset
        self.shape = shape
        self.width = width
        self.size = prod(shape)


class Encoding:
    """The layout for a game, and the way to write positions in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.parts = [Part(name, n, (1,), 1) for n, name in enumerate(HEADING)]
        self.size = len(HEADING)
        self.questions = ("", *sorted(game.steps))  # by number
        self._question_numbers = {kind: self.questions.index(name) for name, kind in game.steps.items()}
        self._offsets: dict[Leaf, int] = {}
        self._widths: dict[Leaf, int] = {}
        self._starts = vec[i64]()  # by number in `Fields.encoded`, for `State.observe`
        self._steps = vec[i64]()
        self._places: dict[Leaf, dict[int, int]] = {}
        self._copied: set[Leaf] = set()  # what `State.observe` writes
        self._columns: dict[tuple[object, ...], list[tuple[Leaf, Column]]] = {}
        self._table: Table | None = None  # the last one, and the columns that `State.observe` does not write there
        self._of_table: list[tuple[Leaf, Column]] = []
        self._lay_out()
        kinds = {kind: list(ids(game)) for kind, ids in sorted(game.fields.content.items())}
        said = repr((game.id, self.questions, [(part.name, part.shape) for part in self.parts], kinds))
        self.digest = blake2b(said.encode(), digest_size=8).hexdigest()

    def _lay_out(self) -> None:
        """Give every field as much room as it needs at any table."""
        encoded, copied = self.game.fields.encoded, self.game.fields.copied()
        for table in self.game.largest_tables():
            for leaf, i, _, width in _encoded(self.game.new(table.seats, 0, table.options)):
                self._widths[leaf] = max(width, self._widths.get(leaf, 0))
                self._places.setdefault(leaf, {})[i] = 0
        for n, (name, lists, leaf) in enumerate(encoded):
            self._starts = append(self._starts, i64(self.size))
            self._steps = append(self._steps, i64(self._widths.get(leaf, 0)))
            if leaf not in self._places:
                continue
            if n in copied:
                self._copied.add(leaf)
            self._places[leaf] = {i: place for place, i in enumerate(sorted(self._places[leaf]))}
            entries, width = len(self._places[leaf]), self._widths[leaf]
            dimensions = _dimensions(lists, entries)
            shape = dimensions if dimensions and width == 1 else (*dimensions, width)
            self.parts.append(Part(name, self.size, shape, width))
            self._offsets[leaf] = self.size
            self.size += entries * width

    def rows(self, n: int) -> vec[i32]:
        """Room for `n` positions; NumPy sees it as an array without a copy, as `numpy.frombuffer(rows, "int32")`."""
        return vec[i32]([0] * (n * self.size))

    def numbers(self, state: State, seat: int | None) -> list[int]:
        """What `seat` may know of `state`."""
        row = self.rows(1)
        self.write(state, seat, row, 0)
        return [int(number) for number in row]

    def part(self, name: str) -> Part:
        """The field called `name`."""
        return next(part for part in self.parts if part.name == name)

    def columns(self, state: State) -> list[tuple[Leaf, Column]]:
        """The fields that exist at the table of `state`, and where their numbers lie."""
        key = _key(state.table)
        found = self._columns.get(key)
        if found is None:
            made: dict[Leaf, Column] = {}
            for leaf, i, owner, _ in _encoded(state):
                column = made.get(leaf)
                if column is None:
                    column = made[leaf] = Column(self._offsets[leaf], self._widths[leaf], leaf.texts(state))
                column.add(i, owner, self._places[leaf][i])
            found = self._columns[key] = list(made.items())
        return found

    def write(self, state: State, seat: int | None, out: vec[i32], at: i64) -> None:
        """Write what `seat` may know of `state` into `size` numbers of `out`, from `at`."""
        k: i64 = at
        end: i64 = at + i64(self.size)
        while k + 8 <= end:  # eight in a round take half the time
            out[k] = out[k + 1] = out[k + 2] = out[k + 3] = 0
            out[k + 4] = out[k + 5] = out[k + 6] = out[k + 7] = 0
            k += 8
        while k < end:
            out[k] = 0
            k += 1
        out[at] = state.table.seats
        out[at + 1] = 0 if seat is None else seat + 1
        step = state.steps[-1] if state.steps else None
        if isinstance(step, Ask):
            out[at + 2] = step.seat + 1
            out[at + 3] = self._question_numbers[type(step)]
        state.observe(out, at, self._starts, self._steps)
        if state.table is not self._table:
            self._table = state.table
            self._of_table = [(leaf, column) for leaf, column in self.columns(state) if leaf not in self._copied]
        for leaf, column in self._of_table:
            leaf.observe(state, column, seat, out, at + i64(column.offset))


def encoding(game: Game) -> Encoding:
    """The encoding of a game, made once."""
    found = _made.get(game)
    if found is None:
        found = _made[game] = Encoding(game)
    return found


def _key(table: Table) -> tuple[object, ...]:
    return table.seats, table.players, *table.options.values()


def _encoded(state: State) -> Iterator[tuple[Leaf, int, int | None, int]]:
    """Every leaf with numbers that can exist at the table of `state`: its index, its owner, how many numbers."""
    for leaf, i, owner in state.table.game.fields.slots(state):
        width = leaf.vector_length(state, i)
        if width:
            yield leaf, i, owner, width


def _dimensions(lists: tuple[int, ...], entries: int) -> tuple[int, ...]:
    """The lengths of the lists that enclose a field, 0 standing for the number of players."""
    known = prod(length for length in lists if length)
    dimensions = tuple(length or entries // known for length in lists)
    return dimensions if prod(dimensions) == entries else (entries,)
