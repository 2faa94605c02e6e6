"""What differs between the views of two positions, found part by part: what has not changed is never written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from regnum.core.shown import Change

if TYPE_CHECKING:
    from regnum.core.fields.node import Node

# Names of parts, and indices from 0.
Path = tuple[Any, ...]


def inside(path: Path, part: Any) -> Path:
    """The path to a part of what is at `path`."""
    return path + (part,)  # noqa: RUF005 (compiled, `(*path, part)` makes a list first)


class Comparison:
    """The same board in two positions: `before`, as the seat `was` may know it, and `after`, as the seat `now` may.

    A comparison covers either what everybody may know or, if it is `secret`, what some viewers may not. `changed` has
    the attributes with different values, as bits. `found` collects the differences. `kept` holds the views `before` of
    parts that say not what they depend on, and then those `after`.
    """

    __slots__ = ("_differing", "after", "before", "changed", "found", "kept", "now", "reseated", "secret", "was")

    def __init__(
        self,
        before: Any,
        after: Any,
        changed: int,
        secret: bool = False,
        was: int | None = None,
        now: int | None = None,
        kept: dict[tuple[Node, int], dict[str, Any]] | None = None,
    ) -> None:
        self.before = before
        self.after = after
        self.changed = changed
        self.secret = secret
        self.was = was
        self.now = now
        self.reseated = was != now  # all secrets are those of another seat
        self.kept = kept
        self.found: list[Change] = []
        self._differing: dict[str, list[int] | None] = {}  # see `differing`; several parts ask for the same

    def parts(self, nodes: Sequence[Node]) -> list[Node]:
        """Those of `nodes` in which there may be differences that this comparison covers."""
        return [node for node in nodes if self.covers(node) and self.touches(node)]

    def covers(self, node: Node) -> bool:
        return node.secret if self.secret else not node.secret or node.in_parts

    def touches(self, node: Node) -> bool:
        """Whether something that the view of `node` depends on has changed."""
        if not node.self_contained or (self.reseated and node.secret):
            return True
        return self.changed & node.reads_mask != 0

    def moved(self, nodes: Sequence[Node]) -> set[int] | None:
        """The indices at which one of `nodes` may differ; None if it may be any."""
        found: set[int] = set()
        for node in nodes:
            indices = None if self.reseated and node.secret else node.moved(self)
            if indices is None:
                return None
            found.update(indices)
        return found

    def entries(self, nodes: Sequence[Node], first: int, n: int) -> list[int]:
        """Those of the `n` indices from `first` at which one of `nodes` may differ."""
        moved = self.moved(nodes)
        if moved is None:
            return list(range(first, first + n))
        return sorted([i for i in moved if first <= i < first + n])

    def differing(self, name: str) -> list[int] | None:
        """The indices at which an attribute that is a list differs; None if the lengths do."""
        if name not in self._differing:
            before: list[Any] = getattr(self.before, name)
            after: list[Any] = getattr(self.after, name)
            # Most entries are the same object: numbers as small as those on a board exist once.
            self._differing[name] = (
                [i for i in range(len(after)) if before[i] is not after[i] and before[i] != after[i]]
                if len(before) == len(after)
                else None
            )
        return self._differing[name]

    def add(self, before: dict[str, Any], after: dict[str, Any], path: Path, lean: bool = False) -> None:
        """Add the differences between some entries of an object; a `lean` object leaves out empty values."""
        for key, value in after.items():
            if lean and not value:
                continue
            if key not in before or (lean and not before[key]):
                self.found.append(Change(inside(path, key), value))
            elif before[key] != value:
                _compare(before[key], value, inside(path, key), self.found)
        for key, value in before.items():
            if lean and not value:
                continue
            if key not in after or (lean and not after[key]):
                self.found.append(Change(inside(path, key)))

    def add_value(self, before: Any, after: Any, path: Path, lean: bool = False) -> None:
        """Add the differences between two values that are not equal, at `path` in an object that may be `lean`."""
        if not lean or (before and after):
            _compare(before, after, path, self.found)
        elif after:
            self.found.append(Change(path, after))
        elif before:
            self.found.append(Change(path))


def differences(before: Any, after: Any, path: Path = ()) -> list[Change]:
    """The changes that turn `before` into `after`; a list whose length changes is replaced as a whole."""
    found: list[Change] = []
    if before != after:
        _compare(before, after, path, found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Add to `found` the changes that turn `before` into `after`, which is different."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                _compare(before[key], value, inside(path, key), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            if before[index] != value:
                _compare(before[index], value, inside(path, index), found)
    else:
        found.append(Change(path, after))
