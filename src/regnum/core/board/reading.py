"""Reading a board from JSON, with errors that name the place.

With `strict` no part may be missing; else what is left out, or is an empty list, stays as it is on an empty table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.core.board.given import Json, Where, a_list, an_object, refuse
from regnum.core.board.shape import Field, Group, Joined, Many, Named, Row, Shape, Slots
from regnum.core.board.stores import Part, Span


def read(shape: Shape, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
    """Set what is in `shape` at index `i`, on the empty table `s`."""
    if data == [] and not strict:
        return
    if isinstance(shape, Field):
        _read_field(shape, s, i, data, where)
    elif isinstance(shape, Group):
        if data is None and shape.absent is not None:
            return
        if shape.listed:
            named = zip(shape.parts, a_list(data, where, len(shape.parts)), strict=True)
            data = {part.name: one for part, one in named}
        _read_parts(shape, s, i, an_object(data, where, keys_of(shape)), where, strict and not shape.lean)
    elif isinstance(shape, Slots):
        _read_slots(shape, s, i, data, where, strict)
    elif isinstance(shape, Row):
        _read_row(shape, s, data, where, strict)
    elif isinstance(shape, Many):
        if shape.keys is None:
            _read_entries(list(_entries(shape, s, i)), s, data, where, strict)
        else:
            _read_map(shape, s, i, data, where, strict)
    elif isinstance(shape, Joined):
        _read_entries([one for many in shape.lists for one in _entries(many, s, i)], s, data, where, strict)


def keys_of(group: Group) -> list[str]:
    """The keys of a group in JSON."""
    found: list[str] = []
    for part in group.parts:
        if isinstance(part, Field) and part.kind.keys:
            found += [key.rstrip("?") for key in part.kind.keys]
        elif isinstance(part, (Field, Group, Many, Joined)):
            found.append(part.name)
    return found


def _read_field(field: Field, s: Any, i: int, data: Json, where: Where) -> None:
    value = field.kind.from_json(s, data, where)
    if isinstance(field.store, (Part, Span)):  # the list around it keeps its length
        room = len(field.store.get(s, i))
        if len(value) != room:
            raise refuse(where, f"there are {len(value)}, not {room}")
    field.store.put(s, i, value)


def _read_parts(group: Group, s: Any, i: int, data: dict[str, Json], where: Where, strict: bool) -> None:
    for part in group.parts:
        here = f"{where}.{part.name}"
        if isinstance(part, Field) and part.kind.keys:
            _read_field(part, s, i, data, where)
        elif part.name in data:
            read(part, s, i, data[part.name], here, strict)
        elif strict and isinstance(part, (Field, Group, Many, Joined)):
            raise refuse(here, "is missing")


def _entries(many: Many, s: Any, i: int) -> Iterator[tuple[Shape, int]]:
    for at in many.entries(s, i):
        yield many.each, at


def _read_entries(entries: list[tuple[Shape, int]], s: Any, data: Json, where: Where, strict: bool) -> None:
    for n, one in enumerate(a_list(data, where, len(entries))):
        shape, at = entries[n]
        read(shape, s, at, one, f"{where}[{n}]", strict)


def _read_map(many: Many, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
    assert many.keys is not None
    found = {key: at for key, at in zip(many.keys(s), many.entries(s, i), strict=True) if key}
    for key, one in an_object(data, where).items():
        if key not in found:
            raise refuse(f"{where}.{key}", "is not here")
        read(many.each, s, found[key], one, f"{where}.{key}", strict)
    for key in found if strict and isinstance(many, Named) else ():
        if key not in data:
            raise refuse(f"{where}.{key}", "is missing")


def _read_row(row: Row, s: Any, data: Json, where: Where, strict: bool) -> None:
    rows = a_list(data, where)
    if len(rows) > row.most:
        raise refuse(where, f"holds {len(rows)}, at most {row.most} fit")
    assert isinstance(row.each, Group)
    for part in row.each.parts:
        assert isinstance(part, Field)
        setattr(s, part.store.name, [part.kind.nothing] * len(rows))
    for n, one in enumerate(rows):
        read(row.each, s, n, one, f"{where}[{n}]", strict)


def _read_slots(slots: Slots, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
    first = slots.parts[0].name
    for n, one in enumerate(a_list(data, where)):
        here = f"{where}[{n}]"
        found = an_object(one, here, [*slots.labels, *[part.name for part in slots.parts]])
        slot = slots.width * i + slots.find(found, here)
        if first not in found:
            raise refuse(f"{here}.{first}", "is missing")
        for part in slots.parts:
            if part.name in found:
                read(part, s, slot, found[part.name], f"{here}.{part.name}", strict)
            elif part.name in slots.unsaid:
                part.store.put(s, slot, slots.unsaid[part.name])
