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

from regnum.core.board.cells import Column
from regnum.core.board.codegen import observing
from regnum.core.board.kinds import Kind, Scale
from regnum.core.board.numbers import Room, width, write_pieces
from regnum.core.board.shape import DerivedFor, Field
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


class Asked:
    """A field of a question: its numbers lie at `offset`."""

    def __init__(self, name: str, kind: Kind, offset: int) -> None:
        self.name = name
        self.kind = kind
        self.offset = offset


class Question:
    """A step as learners see it: its number, and the fields of what it asks."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[Asked] = []


class Encoding:
    """The layout for a game, and the way to write positions in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.parts = [Part(name, n, (1,), 1) for n, name in enumerate(HEADING)]
        self.size = len(HEADING)
        self.questions = ("", *sorted(game.steps))  # by number
        self._questions = {kind: Question(self.questions.index(name)) for name, kind in game.steps.items()}
        self._starts = vec[i64]()  # by number in the game's fields, for `State.observe`
        self._widths = vec[i64]()
        self._rooms: dict[Field, tuple[int, int, dict[int, int]]] = {}  # offset, width, and place by index
        self._observed: set[Field] = set()  # what `State.observe` writes
        self._table: Table | None = None  # the last one, and what `State.observe` does not write there
        self._of_table: list[Room] = []
        self._pieces: list[list[Room]] = []  # for each of `Cells.slots`
        self._for_seats: dict[str, int] = {}  # where values begin that are derived for seats, by title
        self._lay_out()
        kinds = {kind: list(ids(game)) for kind, ids in sorted(game.fields.content.items())}
        said = repr((game.id, self.questions, [(part.name, part.shape) for part in self.parts], kinds))
        self.digest = blake2b(said.encode(), digest_size=8).hexdigest()

    def _lay_out(self) -> None:
        """Give every field as much room as it needs at any table."""
        fields = self.game.fields
        columns: dict[Field, Column] = {}
        widths: dict[Field, int] = {}
        places: dict[Field, set[int]] = {}
        states = [self.game.new(table.seats, 0, table.options) for table in self.game.largest_tables()]
        for state in states:
            for column in fields.cells(state).columns:
                columns[column.field] = column
                for i in column.indices:
                    needed = width(column, state, i)
                    if needed:
                        widths[column.field] = max(needed, widths.get(column.field, 0))
                        places.setdefault(column.field, set()).add(i)
        for field in fields:
            wide = widths.get(field, 0)
            self._starts = append(self._starts, i64(self.size))
            self._widths = append(self._widths, i64(wide))
            if wide:
                entries = len(places[field])
                dimensions = _dimensions(columns[field].lists, entries)
                shape = dimensions if dimensions and wide == 1 else (*dimensions, wide)
                in_order = {i: place for place, i in enumerate(sorted(places[field]))}
                self._rooms[field] = (self._add(columns[field].title, shape, wide), wide, in_order)
        generated = observing(fields)
        self._observed = {field for n, field in enumerate(fields) if n in generated}
        largest = max(states, key=lambda s: s.table.players)
        for part in fields.cells(largest).derived:
            if isinstance(part.derived, DerivedFor):
                wide = part.derived.kind.width(largest, ())
                self._for_seats[part.title] = self._add(part.title, (len(part.spots), wide), wide)
        self._lay_out_questions(states)

    def _lay_out_questions(self, states: list[State]) -> None:
        """Give every field of a question room: fields of the same name and kind share it."""
        asks = {name: step for name, step in sorted(self.game.steps.items()) if issubclass(step, Ask)}
        named: dict[str, set[str]] = {}
        for step in asks.values():
            for name, kind_name in step.fields:
                named.setdefault(name, set()).add(kind_name)
        offsets: dict[tuple[str, str], int] = {}
        for step in asks.values():
            found = self._questions[step].asked
            for name, kind_name in step.fields:
                kind = self.game.fields.kind(kind_name)
                wide = 0 if kind_name == "seat" else max([kind.width(state, kind.nothing) for state in states])
                if wide:
                    if (name, kind_name) not in offsets:
                        title = f"asked.{name}" if len(named[name]) == 1 else f"asked.{name}.{kind_name.rstrip('*')}"
                        offsets[name, kind_name] = self._add(title, (wide,), wide)
                    found.append(Asked(name, kind, offsets[name, kind_name]))

    def _add(self, title: str, shape: tuple[int, ...], wide: int) -> int:
        """Add a part; returns where it begins."""
        at = self.size
        self.parts.append(Part(title, at, shape, wide))
        self.size += self.parts[-1].size
        return at

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

    def rooms(self, state: State) -> list[Room]:
        """Where the numbers of the fields lie that exist at the table of `state`."""
        columns = self.game.fields.cells(state).columns
        return [Room(column, *self._rooms[column.field]) for column in columns if column.field in self._rooms]

    def asked(self) -> list[Asked]:
        """The fields of all questions, each once."""
        found = {asked.offset: asked for question in self._questions.values() for asked in question.asked}
        return list(found.values())

    def other_scales(self, state: State) -> Iterator[tuple[int, list[Scale]]]:
        """What the numbers can be that are not those of a field of the board, at the table of `state`: by offset."""
        for part in self.game.fields.cells(state).derived:
            if isinstance(part.derived, DerivedFor):
                yield self._for_seats[part.title], part.derived.kind.scales(state, ())
        for asked in self.asked():
            yield asked.offset, asked.kind.scales(state, asked.kind.nothing)

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
            question = self._questions[type(step)]
            out[at + 2] = step.seat + 1
            out[at + 3] = question.number
            if step.seat == seat:  # the others are told only which question it is
                for asked in question.asked:
                    asked.kind.write(state, getattr(step, asked.name), out, at + i64(asked.offset))
        state.observe(out, at, self._starts, self._widths)
        if state.table is not self._table:
            self._of(state)
        for room in self._of_table:
            room.write(state, seat, out, at)
        for pieces in self._pieces:
            write_pieces(pieces, state, seat, out, at)
        if self._for_seats:
            self._write_for(state, seat, out, at)

    def _write_for(self, state: State, seat: int | None, out: vec[i32], at: i64) -> None:
        """Write what is derived for `seat`."""
        for part in self.game.fields.cells(state).derived:
            derived = part.derived
            if isinstance(derived, DerivedFor):
                k: i64 = at + i64(self._for_seats[part.title])
                wide: i64 = derived.kind.width(state, ())
                for spot in part.spots:
                    cards = derived.value_for(state, spot.i, seat)
                    if cards:
                        derived.kind.write_known(state, cards, len(cards), out, k)
                    k += wide

    def _of(self, state: State) -> None:
        """Prepare to write what `State.observe` does not write at the table of `state`."""
        self._table = state.table
        rooms = [room for room in self.rooms(state) if room.column.field not in self._observed]
        self._of_table = [room for room in rooms if room.slots is None]
        slots = self.game.fields.cells(state).slots
        self._pieces = [[room for room in rooms if room.column.frame is frame] for frame in slots]


def encoding(game: Game) -> Encoding:
    """The encoding of a game, made once."""
    found = _made.get(game)
    if found is None:
        found = _made[game] = Encoding(game)
    return found


def _dimensions(lists: tuple[int, ...], entries: int) -> tuple[int, ...]:
    """The lengths of the lists that enclose a field, 0 standing for the number of players."""
    known = prod(length for length in lists if length)
    dimensions = tuple(length or entries // known for length in lists)
    return dimensions if prod(dimensions) == entries else (entries,)
