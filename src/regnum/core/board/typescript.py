"""The TypeScript types of a view, from the shape of the board."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.core.board.shape import Derived, Field, Group, Joined, Many, Shape, Slots
from regnum.core.board.stores import Bits


class Entry:
    """A key of an interface (with a question mark if it is optional), its type, and its documentation."""

    def __init__(self, key: str, type: str, doc: str = "") -> None:
        self.key = key
        self.type = type
        self.doc = doc


def interface(name: str, entries: list[Entry], doc: str = "", extends: str = "") -> str:
    """The source of an interface."""
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {name}{f' extends {extends}' if extends else ''} {{")
    for entry in entries:
        if entry.doc:
            lines.append(f"  /** {entry.doc[0].upper()}{entry.doc[1:].rstrip('.')}. */")
        lines.append(f"  {entry.key}: {entry.type};")
    return "\n".join([*lines, "}\n"])


def list_of(type: str) -> str:
    """The type of a list of `type`."""
    return f"({type})[]" if " " in type else f"{type}[]"


class Views:
    """The interfaces of one game's view, by name; all names begin with `prefix`."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self._bodies: dict[str, str] = {}

    def source(self, root: Group) -> str:
        """The types of the view of a board, that of the whole view last."""
        self.type(root)
        return "\n".join(self._bodies.values())

    def type(self, shape: Shape) -> str:
        """The type of a part of a view."""
        if isinstance(shape, Derived):
            return shape.typescript
        if isinstance(shape, Field):
            return shape.kind.typescript
        if isinstance(shape, Group):
            if shape.listed:
                return f"[{', '.join(self.type(part) for part in shape.parts)}]"
            return self._interface(shape) + (" | null" if shape.absent is not None else "")
        if isinstance(shape, Slots):
            entries = [f"{key}: {type}" for key, type in shape.labels.items()]
            entries += [
                f"{key}: {type}" for n, part in enumerate(shape.parts) for key, type, _ in self.entries(part, n > 0)
            ]
            return "({ " + "; ".join(entries) + " })[]"
        if isinstance(shape, Many):
            if isinstance(shape.each, Field):
                _, each, _ = next(self.entries(shape.each, False))
            elif isinstance(shape.each, Group) and shape.packed:
                each = self._interface(shape.each)
            else:
                each = self.type(shape.each)
            return list_of(each) if shape.keys is None else f"Record<{shape.key_type}, {each}>"
        if isinstance(shape, Joined):
            return list_of(" | ".join(self.type(one.each) for one in shape.lists))
        raise TypeError(shape.name)

    def entries(self, shape: Shape, lean: bool) -> Iterator[tuple[str, str, str]]:
        """The keys of a part in the enclosing object, their types, and the documentation."""
        if isinstance(shape, Derived):
            for key, type in (shape.keys or {shape.name: shape.typescript}).items():
                yield key, type, ""
        elif isinstance(shape, Field):
            if not shape.internal:
                yield from self._of_field(shape, lean)
        elif isinstance(shape, (Group, Many, Joined)):
            yield f"{shape.name}{'?' if lean else ''}", self.type(shape), shape.doc

    def _of_field(self, field: Field, lean: bool) -> Iterator[tuple[str, str, str]]:
        kind = field.kind
        doc = field.doc if kind.as_stored and not isinstance(field.store, Bits) else ""
        if kind.keys:
            for key, type in kind.keys.items():
                yield key, type, doc
            return
        optional = "?" if lean or (field.by_viewer and field.cards is None) else ""
        type = kind.typescript
        if field.cards is not None and field.summarised:
            type = field.cards.summary_typescript
        elif field.cards is not None and field.secret:
            type = f"{type} | {field.cards.summary_typescript}"
        yield f"{field.name}{optional}", type, doc

    def _interface(self, group: Group) -> str:
        """Add the interface of a group, and return its name."""
        entries = [Entry(*entry) for part in group.parts for entry in self.entries(part, group.lean)]
        name = base = self.prefix + "".join(word.capitalize() for word in _singular(group.name).split("_"))
        n = 1
        while self._bodies.get(name, interface(name, entries)) != interface(name, entries):
            n += 1  # another group has the same name
            name = f"{base}{n}"
        self._bodies[name] = interface(name, entries)
        return name


def _singular(name: str) -> str:
    if name.endswith("ies"):
        return f"{name[:-3]}y"
    return name[:-2] if name.endswith("oes") else name.removesuffix("s")
