"""What differs between the views of two positions: attributes that differ -> their cells -> those the viewer may know.

What has not changed is never written.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regnum.core.board.cells import NOWHERE, AnyPart, Branch, Cells, Column, DerivedPart, Path
from regnum.core.board.given import Json
from regnum.core.board.views import OMITTED, contents, objects, shown
from regnum.core.shown import Change

# The last views of derived parts that do not say what they are derived from, by part and index.
Kept = dict[tuple[str, int], Json]


class Comparison:
    """The same board in two positions: `before`, as the seat `was` may know it, and `after`, as the seat `now` may.

    `changed` has the attributes with different values, as bits; `found` collects the differences, whose paths begin
    with `path`.
    """

    def __init__(
        self, cells: Cells, before: Any, after: Any, changed: int, was: int | None, now: int | None, path: Path = ()
    ) -> None:
        self.cells = cells
        self.before = before
        self.after = after
        self.changed = changed
        self.was = was
        self.now = now
        self.path = path
        self.found: list[Change] = []

    def compare(self, by_viewer: bool, kept: Kept | None = None) -> None:
        """Compare what all viewers are shown alike or, with `by_viewer`, the rest.

        `kept` holds views of derived parts in the position `before`, and then those `after`.
        """
        parts = self.cells.by_viewer if by_viewer else self.cells.alike
        for part in parts.columns:
            if self._may_differ(part, part.field.fixed):
                self._column(part)
        for frame in parts.frames:
            if self._may_differ(frame, True):
                if frame.many is None:
                    self._frame(frame)
                else:
                    self._list(frame)
        for derived in parts.derived:
            if self._may_differ(derived, bool(derived.derived.of)):
                self._derived(derived, kept)

    def _may_differ(self, part: AnyPart, fixed: bool) -> bool:
        """Whether the view of a part may have changed; it is `fixed` if it depends on nothing but its attributes."""
        return not fixed or self.changed & part.mask != 0 or (part.by_viewer and self.was != self.now)

    def _differing(self, column: Column) -> Iterable[int]:
        """The which of its cells may differ."""
        cells: Iterable[int] = range(len(column.indices))
        if column.by_viewer and (self.was != self.now or not column.field.fixed):
            return cells
        indices = column.store.differing(self.before, self.after)
        if indices is None:
            return cells
        return [column.position[i] for i in indices if i in column.position]

    def _column(self, column: Column) -> None:
        for n in self._differing(column):
            spot = column.spots[n]
            if spot.holder != NOWHERE:
                before = shown(column, self.before, n, self.was)
                after = shown(column, self.after, n, self.now)
                if before != after:
                    self._add(before, after, spot.path, bool(column.kind.keys), column.lean)

    def _frame(self, frame: Branch) -> None:
        """An object that comes and goes: as a whole where it has come or gone, else its fields."""
        assert frame.group is not None
        absent = frame.group.absent
        assert absent is not None
        moved: set[int] = set()
        for column in frame.columns:
            if not column.field.internal and self._may_differ(column, column.field.fixed):
                moved.update([column.spots[n].i for n in self._differing(column)])
        for i in sorted(moved):
            was, now = absent(self.before, i), absent(self.after, i)
            if was or now:
                if was != now:
                    value = None if now else contents(frame, self.after, i, self.now)
                    self.found.append(Change((*self.path, *frame.spots[frame.position[i]].path), value))
                continue
            before, after = contents(frame, self.before, i, self.was), contents(frame, self.after, i, self.now)
            if before != after:
                self._add(before, after, (*frame.spots[frame.position[i]].path, ""), True, False)

    def _list(self, frame: Branch) -> None:
        """A list of objects that come and go."""
        lists: set[int] = set()
        for column in frame.columns:
            if self._may_differ(column, column.field.fixed):
                indices = column.store.differing(self.before, self.after)
                if indices is None or (frame.by_viewer and self.was != self.now):
                    lists.update(range(len(frame.spots)))
                    break
                lists.update([frame.list_of[i] for i in indices])
        for n in sorted(lists):
            before: Any = objects(frame, self.before, n, self.was)
            after: Any = objects(frame, self.after, n, self.now)
            if before != after:
                if frame.lean:
                    before, after = before or OMITTED, after or OMITTED
                self._add(before, after, frame.spots[n].path, False, False)

    def _derived(self, part: DerivedPart, kept: Kept | None) -> None:
        derived = part.derived
        for spot in part.spots:
            key = (part.title, spot.i)
            before = kept.get(key) if kept is not None else None
            if before is None:
                before = derived.view(self.before, spot.i, self.was)
            after = derived.view(self.after, spot.i, self.now)
            if kept is not None and not part.by_viewer:
                kept[key] = after
            if before != after:
                self._add(before, after, spot.path, bool(derived.keys), False)

    def _add(self, before: Any, after: Any, path: Path, spread: bool, lean: bool) -> None:
        """Add the differences between two values; one that is `spread` is shown as keys of the enclosing object."""
        here = (*self.path, *path)
        if spread:
            here = here[:-1]
            for key in {**before, **after}:
                was, now = before.get(key, OMITTED), after.get(key, OMITTED)
                if lean:
                    was, now = was or OMITTED, now or OMITTED
                _difference(was, now, (*here, key), self.found)
        else:
            _difference(before, after, here, self.found)


def _difference(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Add the changes that turn one entry of an object into another, of which either may be `OMITTED`."""
    if after is OMITTED:
        if before is not OMITTED:
            found.append(Change(path))
    elif before is OMITTED:
        found.append(Change(path, after))
    elif before != after:
        _compare(before, after, path, found)


def differences(before: dict[str, Any], after: dict[str, Any], path: Path = ()) -> list[Change]:
    """The changes that turn an object into another; a list whose length changes is replaced as a whole."""
    found: list[Change] = []
    for key in {**before, **after}:
        _difference(before.get(key, OMITTED), after.get(key, OMITTED), (*path, key), found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Add to `found` the changes that turn `before` into `after`, which is different."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                _compare(before[key], value, (*path, key), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            if before[index] != value:
                _compare(before[index], value, (*path, index), found)
    else:
        found.append(Change(path, after))
