"""Interfaces of TypeScript: the objects of a view under names."""

from __future__ import annotations


class Entry:
    """A key of an interface, with a question mark where it may be left out, its type, and what is said of it."""

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


class Interfaces:
    """The interfaces of one game's view, by name; all names begin with `prefix`."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self._bodies: dict[str, str] = {}

    def add(self, group: str, entries: list[Entry]) -> str:
        """The name of the interface for an entry of the group called so; the nameless one is the whole board."""
        singular = f"{group[:-3]}y" if group.endswith("ies") else group.removesuffix("s")
        name = base = self.prefix + ("".join(word.capitalize() for word in singular.split("_")) or "Board")
        n = 1
        while self._bodies.get(name, interface(name, entries)) != interface(name, entries):
            n += 1  # another group of the same name, elsewhere
            name = f"{base}{n}"
        self._bodies[name] = interface(name, entries)
        return name

    def source(self) -> str:
        return "\n".join(self._bodies.values())
