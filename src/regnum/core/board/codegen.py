"""The code of `Board.observe`, which writes fields for learners: those that need only be copied or counted."""

from __future__ import annotations

from regnum.core.board.fields import Fields
from regnum.core.board.knowledge import nobody
from regnum.core.board.shape import Field, Slots, all_in
from regnum.core.board.stores import Column, Entry, Whole

_INNER = {"int": "number", "bool": "flag"}


def observing(fields: Fields) -> dict[int, list[str]]:
    """For each field that generated code can write, by its number in `fields`, this code."""
    names = [name for field in fields for name in field.store.names()]
    pieces = {part for shape in all_in(fields.root) if isinstance(shape, Slots) for part in shape.parts}
    found = {
        n: _code(field, f"at + starts[{n}]", f"widths[{n}]")
        for n, field in enumerate(fields)
        if not field.internal and field not in pieces and names.count(field.store.name) == 1
    }
    return {n: code for n, code in found.items() if code}


def _code(field: Field, start: str, width: str) -> list[str]:
    """`start` and `width`: the code for where its numbers begin, and how many each value has."""
    if type(field.store) not in (Whole, Entry, Column):
        return []
    several = isinstance(field.store, Entry)
    whole = f"self.{field.store.name}"
    value = _INNER.get(field.kind.python, "cards") if several else whole
    if field.cards is not None and field.known is nobody:
        lines = [f"out[k] = len({value})"]
    else:
        lines = [] if field.secret else field.kind.code(value)
    if not lines:
        return []
    if not several:
        return [f"k = {start}", *lines]
    step = width if field.kind.shift is None else "1"
    return [f"k = {start}", f"for {value} in {whole}:", *[f"    {line}" for line in (*lines, f"k += {step}")]]
