"""TypeScript interfaces for the objects in a view."""

from __future__ import annotations


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


def _singular(name: str) -> str:
    if name.endswith("ies"):
        return f"{name[:-3]}y"
    return name[:-2] if name.endswith("oes") else name.removesuffix("s")


class Interfaces:
    """The interfaces of one game's view, by name; all names begin with `prefix`."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self._bodies: dict[str, str] = {}

    def add(self, group: str, entries: list[Entry]) -> str:
        """Add an interface for the entries of the group called `group`, and return its name."""
        name = base = self.prefix + "".join(word.capitalize() for word in _singular(group).split("_"))
        n = 1
        while self._bodies.get(name, interface(name, entries)) != interface(name, entries):
            n += 1  # another group has the same name
            name = f"{base}{n}"
        self._bodies[name] = interface(name, entries)
        return name

    def source(self) -> str:
        return "\n".join(self._bodies.values())
