"""Where the values of a field lie in the state: in an attribute of their own, or in entries of one that is a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr


class Attribute:
    """An attribute of the state: its type, and the code of its value on an empty table."""

    def __init__(self, name: str, python: str, empty: str, doc: str = "") -> None:
        self.name = name
        self.python = python
        self.empty = empty
        self.doc = doc


@mypyc_attr(allow_interpreted_subclasses=True)
class Store:
    """The place of a field's values. The index `i` counts the entries of the lists around the field."""

    def __init__(self, name: str) -> None:
        self.name = name

    def names(self) -> tuple[str, ...]:
        """The attributes of the state in which the values lie."""
        return (self.name,)

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        """Those attributes, for values of a Python type; `count` is the code for the number of entries."""
        return [Attribute(self.name, python, empty, doc)]

    def get(self, s: Any, i: int) -> Any:
        raise NotImplementedError

    def put(self, s: Any, i: int, value: Any) -> None:
        raise NotImplementedError

    def differing(self, before: Any, after: Any) -> list[int] | None:
        """The indices at which two states have other values; None: it may be any."""
        return None


class Whole(Store):
    """An attribute of its own."""

    def get(self, s: Any, i: int) -> Any:
        return getattr(s, self.name)

    def put(self, s: Any, i: int, value: Any) -> None:
        setattr(s, self.name, value)


class Entry(Store):
    """An entry of a list for each index. `code`: that of the list on an empty table, if not all entries are alike."""

    def __init__(self, name: str, code: str = "") -> None:
        super().__init__(name)
        self.code = code

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        return [Attribute(self.name, f"list[{python}]", self.code or f"[{empty}] * ({count})", doc)]

    def get(self, s: Any, i: int) -> Any:
        return getattr(s, self.name)[i]

    def put(self, s: Any, i: int, value: Any) -> None:
        getattr(s, self.name)[i] = value

    def differing(self, before: Any, after: Any) -> list[int] | None:
        was: list[Any] = getattr(before, self.name)
        now: list[Any] = getattr(after, self.name)
        if len(was) != len(now):
            return None
        # Most entries are the same object: numbers as small as those on a board exist once.
        return [i for i in range(len(now)) if was[i] is not now[i] and was[i] != now[i]]


class Column(Entry):
    """An entry of a list that grows and shrinks: one of several that lie next to each other."""

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        return [Attribute(self.name, f"list[{python}]", "[]", doc)]


class At(Store):
    """The entry `at` of a list that several fields share, each declared with its own."""

    def __init__(self, name: str, at: int) -> None:
        super().__init__(name)
        self.at = at

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        return [Attribute(self.name, f"list[{python}]", f"[{empty}] * {self.at + 1}", doc)]

    def get(self, s: Any, i: int) -> Any:
        return getattr(s, self.name)[self.at]

    def put(self, s: Any, i: int, value: Any) -> None:
        getattr(s, self.name)[self.at] = value


class Bits(Store):
    """A bit of one number for each index."""

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        return [Attribute(self.name, "int", "0", doc)]

    def get(self, s: Any, i: int) -> bool:
        bits: int = getattr(s, self.name)
        return bool(bits >> i & 1)

    def put(self, s: Any, i: int, value: Any) -> None:
        bits: int = getattr(s, self.name)
        setattr(s, self.name, bits | 1 << i if value else bits & ~(1 << i))

    def differing(self, before: Any, after: Any) -> list[int] | None:
        return bits_set(getattr(before, self.name) ^ getattr(after, self.name))


@mypyc_attr(allow_interpreted_subclasses=True)
class Span(Store):
    """`width` entries of a list for each index; `code` is the width in the state's constructor."""

    def __init__(self, name: str, width: Callable[[Any], int], code: str) -> None:
        super().__init__(name)
        self.width = width
        self.code = code

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        return [Attribute(self.name, "list[int]", f"{empty} * ({self.code} * {count})", doc)]

    def get(self, s: Any, i: int) -> Any:
        n = self.width(s)
        return getattr(s, self.name)[n * i : n * i + n]

    def put(self, s: Any, i: int, value: Any) -> None:
        n = self.width(s)
        getattr(s, self.name)[n * i : n * i + n] = value

    def differing(self, before: Any, after: Any) -> list[int] | None:
        n = self.width(after)
        was: list[int] = getattr(before, self.name)
        now: list[int] = getattr(after, self.name)
        return sorted({k // n for k in range(len(now)) if was[k] != now[k]}) if len(was) == len(now) else None


class Part(Store):
    """The entries of a list from `bounds[0]` to `bounds[1]`, if fields share it; the first declares the whole list."""

    def __init__(self, name: str, bounds: Callable[[Any], tuple[int, int]], empty: str = "") -> None:
        super().__init__(name)
        self.bounds = bounds
        self.empty = empty

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        return [Attribute(self.name, python, self.empty, doc)] if self.empty else []

    def get(self, s: Any, i: int) -> Any:
        low, high = self.bounds(s)
        return getattr(s, self.name)[low:high]

    def put(self, s: Any, i: int, value: Any) -> None:
        low, high = self.bounds(s)
        getattr(s, self.name)[low:high] = value


class Both(Store):
    """Entries of two lists: `store` has what the field is documented as, `mask` a number that says more about it."""

    def __init__(self, name: str, mask: str, doc: str) -> None:
        super().__init__(name)
        self.mask = mask
        self.doc = doc

    def names(self) -> tuple[str, ...]:
        return self.name, self.mask

    def attributes(self, python: str, empty: str, count: str, doc: str) -> list[Attribute]:
        return [
            Attribute(self.name, f"list[{python}]", f"[{empty}] * ({count})", doc),
            Attribute(self.mask, "list[int]", f"[0] * ({count})", self.doc),
        ]

    def get(self, s: Any, i: int) -> Any:
        return getattr(s, self.name)[i], getattr(s, self.mask)[i]

    def put(self, s: Any, i: int, value: Any) -> None:
        getattr(s, self.name)[i], getattr(s, self.mask)[i] = value


def bits_set(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [n for n in range(bits.bit_length()) if bits >> n & 1]
