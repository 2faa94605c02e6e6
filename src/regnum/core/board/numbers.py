"""What a seat may know of the cells of a board as numbers, for learners; `core.encoding` lays them out in a row."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.board.cells import Column
from regnum.core.board.kinds import COUNT_SCALE, FLAG_SCALE, Scale
from regnum.core.board.knowledge import nobody


def width(column: Column, s: Any, i: int) -> int:
    """How many numbers a cell has, whatever its value: of a pile that nobody knows how many cards there are.

    Another secret has a number in front that says whether the rest is known; a hidden piece looks like an empty slot.
    """
    field = column.field
    if field.internal:
        return 0
    if field.cards is not None and field.known is nobody:
        return 1
    found = field.kind.width(s, _sample(column, s, i))
    return found + 1 if found and has_mark(column) else found


def scales(column: Column, s: Any, i: int) -> list[Scale]:
    """What each of these numbers can be."""
    field = column.field
    if field.cards is not None and field.known is nobody:
        return [COUNT_SCALE]
    found = field.kind.scales(s, _sample(column, s, i))
    return [FLAG_SCALE, *found] if has_mark(column) else found


def has_mark(column: Column) -> bool:
    """Whether it has a number in front that says whether the rest is known."""
    return column.field.secret and column.field.cards is None


def _sample(column: Column, s: Any, i: int) -> Any:
    """The value of a cell; that of an empty one if the list that has it is too short now."""
    return column.store.get(s, i) if column.is_there(s, i) else column.kind.nothing


def write_cell(column: Column, s: Any, n: int, seat: int | None, out: vec[i32], at: i64) -> None:
    """Write what `seat` may know of the n-th cell into `out`, which is zero there, from `at`."""
    field, kind, spot = column.field, column.kind, column.spots[n]
    slots = column.frame.slots if column.frame is not None else None
    if not (column.is_there(s, spot.i) if slots is None else slots.sees(s, spot.i, seat, spot.owner)):
        return
    value = column.store.get(s, spot.i)
    cards = field.cards
    if cards is not None:
        size = cards.size(value)
        if not size:
            return
        known = min(size, field.known(s, seat, spot.owner, size)) if field.secret else size
        if known < size or field.secret:
            cards.write_known(s, value, known, out, at)
        else:
            cards.write(s, value, out, at)
        return
    if field.secret:
        if field.known(s, seat, spot.owner, 1) < 1:
            return
        out[at] = 1
        at += 1
    if not kind.is_nothing(value):
        kind.write(s, value, out, at)


class Room:
    """The numbers of one field at a table: `width` of them for each cell, from `offset`.

    `places`: where the numbers of each cell begin, counted in cells. `slots`: see `Cells.slots`.
    """

    __slots__ = ("column", "offset", "places", "slots", "width")

    def __init__(self, column: Column, offset: int, width: int, places: dict[int, int]) -> None:
        self.column = column
        self.offset = offset
        self.width = width
        self.places = [places[i] for i in column.indices]
        self.slots = column.frame.slots if column.frame is not None else None

    def write(self, s: Any, seat: int | None, out: vec[i32], at: i64) -> None:
        """Write all its cells into `out`, where the row begins at `at`."""
        column = self.column
        start: i64 = at + i64(self.offset)
        step: i64 = self.width
        field, kind = column.field, column.kind
        if column.entries and not field.secret and field.cards is None and column.frame is None:
            nothing = kind.nothing
            entries: list[Any] = getattr(s, column.entries)
            for n, i in enumerate(column.indices):
                value = entries[i]
                if value is not nothing and value != nothing:
                    kind.write(s, value, out, start + i64(self.places[n]) * step)
            return
        for n in range(len(column.indices)):
            if not field.of_owner or field.cards is not None or column.spots[n].owner == seat:
                write_cell(column, s, n, seat, out, start + i64(self.places[n]) * step)


def write_pieces(rooms: list[Room], s: Any, seat: int | None, out: vec[i32], at: i64) -> None:
    """Write the pieces in slots that `seat` may see, part by part: `rooms` has those of the parts."""
    slots = rooms[0].slots
    assert slots is not None
    places: list[int] = getattr(s, slots.at)
    there = [
        n
        for n, spot in enumerate(rooms[0].column.spots)
        if places[spot.i] != slots.empty and (places[spot.i] != slots.hidden or spot.owner == seat)
    ]
    for room in rooms:
        column = room.column
        kind = column.kind
        start: i64 = at + i64(room.offset)
        step: i64 = room.width
        for n in there:
            value = column.store.get(s, column.indices[n])
            if value != kind.nothing:
                kind.write(s, value, out, start + i64(room.places[n]) * step)
