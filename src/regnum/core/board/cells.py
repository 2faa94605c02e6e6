"""The one walk over a board: everything on it at a table, as flat lists.

A *cell* is one value of a field: its index in the state, its owner, and its path in the views. The cells of a field
make a `Column`; the objects and lists around them are `Branch`es. All are kept in the order of the declaration, so that
a function that goes through them once can write a whole view, and one that knows which attributes have changed finds
the cells that lie in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Union

from regnum.core.board.shape import Derived, Field, Group, Joined, Many, Shape, Slots
from regnum.core.board.stores import Entry

Path = tuple[Any, ...]  # names of parts, and indices from 0
NOWHERE: Final = -1  # the holder of what is in no view


class Spot:
    """Where something lies: at index `i` of its list, under `key` (None: as the next entry) of the object `holder`.

    `owner`: the player that it belongs to. `path`: the way to it in the views.
    """

    __slots__ = ("holder", "i", "key", "owner", "path")

    def __init__(self, i: int, owner: int | None, holder: int, key: str | None, path: Path) -> None:
        self.i = i
        self.owner = owner
        self.holder = holder
        self.key = key
        self.path = path


class Around:
    """What is around a part of the board, the same for all its entries.

    `title`: its name for learners. `lists`: the lengths of the lists around it, see `Many.length`. `frame`: the branch
    that decides whether it is there. `lean`: it is left out while it is empty.
    """

    __slots__ = ("frame", "lean", "lists", "title")

    def __init__(self, title: str, lists: tuple[int, ...], frame: Branch | None, lean: bool) -> None:
        self.title = title
        self.lists = lists
        self.frame = frame
        self.lean = lean


class Entries:
    """A part of the board at all its indices, the n-th of them at `spots[n]`; `position` has this n by index."""

    def __init__(self, shape: Shape, around: Around) -> None:
        self.name = shape.name
        self.title = around.title
        self.lists = around.lists
        self.frame = around.frame
        self.lean = around.lean
        self.mask = 0  # the attributes that it reads, as bits of `State.changed_since`
        self.by_viewer = False  # whether viewers are shown different things
        self.indices: list[int] = []
        self.spots: list[Spot] = []
        self.position: dict[int, int] = {}

    def add(self, spot: Spot) -> None:
        self.position[spot.i] = len(self.indices)
        self.indices.append(spot.i)
        self.spots.append(spot)


class Branch(Entries):
    """The objects or lists of a group or list, which have the numbers `made`.

    A frame is a branch that comes and goes: `columns` has the fields in it. `many`: it is a list of objects that do,
    and makes them; by index, `objects` has their numbers and `list_of` the list they are in. `inside`: the indices in
    each list.
    """

    def __init__(self, shape: Shape, around: Around, is_list: bool) -> None:
        super().__init__(shape, around)
        self.is_list = is_list
        self.group = shape if isinstance(shape, Group) else None
        self.many = shape if isinstance(shape, Many) and shape.packed else None
        self.slots = shape if isinstance(shape, Slots) else None
        self.made: list[int] = []
        self.columns: list[Column] = []
        self.inside: list[Sequence[int]] = []
        self.objects: dict[int, int] = {}
        self.list_of: dict[int, int] = {}


class Column(Entries):
    """All cells of a field."""

    def __init__(self, field: Field, around: Around) -> None:
        super().__init__(field, around)
        self.field = field
        self.kind = field.kind
        self.store = field.store
        self.by_viewer = field.by_viewer
        self.entries = field.store.name if isinstance(field.store, Entry) else ""  # the list that has its values

    def is_there(self, s: Any, i: int) -> bool:
        """Whether the list that has the cell at an index is that long now."""
        frame = self.frame
        return frame is None or frame.many is None or frame.many.is_there(s, i)


class DerivedPart(Entries):
    """A derived part at all its indices."""

    def __init__(self, derived: Derived, around: Around) -> None:
        super().__init__(derived, around)
        self.derived = derived
        self.by_viewer = derived.by_viewer


AnyPart = Union[Branch, Column, DerivedPart]


class Shown:
    """What views show: fields that are always there, what comes and goes, and what is derived."""

    def __init__(self) -> None:
        self.columns: list[Column] = []
        self.frames: list[Branch] = []
        self.derived: list[DerivedPart] = []


class Cells:
    """The board at one table.

    `s`: any position there. `bits`: the number of each attribute's bit in `State.changed_since`.
    """

    def __init__(self, root: Group, bits: dict[str, int], s: Any) -> None:
        self.parts: list[AnyPart] = []  # all of them, in the order of the declaration
        self.columns: list[Column] = []
        self.derived: list[DerivedPart] = []
        self.frames: list[Branch] = []
        self.slots: list[Branch] = []  # the frames that are `Slots`
        self.secret: list[tuple[Column, int]] = []  # the other cells that some may not know, in the order of the walk
        self.alike = Shown()  # what all viewers are shown alike
        self.by_viewer = Shown()  # and the rest
        self.size = 1  # how many objects and lists there are; number 0 is the board itself
        self._s: Any = s
        self._bits = bits
        self._noted: dict[Shape, AnyPart] = {}
        for part in root.parts:
            self._walk(part, Spot(0, None, 0, part.name, (part.name,)), Around(part.name, (), None, root.lean))
        self._s = None  # no position is kept
        for column in self.columns:
            if column.frame is None and not column.field.internal:
                (self.by_viewer if column.by_viewer else self.alike).columns.append(column)
        for frame in self.frames:
            (self.by_viewer if frame.by_viewer else self.alike).frames.append(frame)
        for derived in self.derived:
            (self.by_viewer if derived.by_viewer else self.alike).derived.append(derived)

    def __iter__(self) -> Iterator[tuple[Column, int]]:
        """All cells: the column, and the which of its cells it is."""
        for column in self.columns:
            for n in range(len(column.indices)):
                yield column, n

    def _walk(self, shape: Shape, spot: Spot, around: Around) -> None:
        """Note what is in `shape` at a spot."""
        if isinstance(shape, Field):
            self._cell(shape, spot, around)
        elif isinstance(shape, Derived):
            part = self._note(shape, around)
            part.add(spot)
        elif isinstance(shape, Group):
            self._group(shape, spot, around)
        elif isinstance(shape, Many):
            self._many(shape, spot, around)
        elif isinstance(shape, Joined):
            branch = self._branch(shape, around, True)
            number, n = self._make(branch, spot), 0
            for one in shape.lists:
                inner = Around(f"{around.title}.{one.name}" if one.name else around.title, around.lists, None, False)
                for at in one.entries(self._s, spot.i):
                    self._walk(one.each, Spot(at, spot.owner, number, None, (*spot.path, n)), inner)
                    n += 1

    def _cell(self, field: Field, spot: Spot, around: Around) -> None:
        column = self._note(field, around)
        assert isinstance(column, Column)
        if field.secret:
            self.secret.append((column, len(column.indices)))
        column.add(spot)

    def _group(self, shape: Group, spot: Spot, around: Around) -> None:
        frame = around.frame
        if frame is not None and frame.many is not None and frame.many.each is shape:
            number = frame.objects[spot.i]
        else:
            branch = self._branch(shape, around, shape.listed)
            number = self._make(branch, spot)
            frame = branch if shape.absent is not None else frame
        for n, part in enumerate(shape.parts):
            key, step = (None, n) if shape.listed else (part.name, part.name)
            inner = Around(f"{around.title}.{part.name}", around.lists, frame, shape.lean)
            self._walk(part, Spot(spot.i, spot.owner, number, key, (*spot.path, step)), inner)

    def _many(self, shape: Many, spot: Spot, around: Around) -> None:
        entries = shape.entries(self._s, spot.i)
        keys = None if shape.keys is None else shape.keys(self._s)
        branch = self._branch(shape, around, keys is None)
        number = self._make(branch, spot)
        lists = around.lists if shape.length is None else (*around.lists, shape.length)
        inner = Around(around.title, lists, branch if shape.packed else around.frame, shape.lean)
        if shape.packed:
            branch.inside.append(entries)
            for at in entries:
                branch.objects[at] = self.size
                branch.list_of[at] = len(branch.made) - 1
                self.size += 1
        for n, at in enumerate(entries):
            owner = at if shape.by_player else spot.owner
            key = None if keys is None else keys[n]
            holder = NOWHERE if key == "" else number
            self._walk(shape.each, Spot(at, owner, holder, key, (*spot.path, n if key is None else key)), inner)

    def _make(self, branch: Branch, spot: Spot) -> int:
        """Note another object or list, and return its number."""
        if spot.holder == NOWHERE:
            return NOWHERE
        branch.add(spot)
        branch.made.append(self.size)
        self.size += 1
        return self.size - 1

    def _branch(self, shape: Shape, around: Around, is_list: bool) -> Branch:
        found = self._noted.get(shape)
        if found is None:
            found = self._noted[shape] = Branch(shape, around, is_list)
            self.parts.append(found)
            if found.many is not None or (found.group is not None and found.group.absent is not None):
                self.frames.append(found)
            if found.slots is not None:
                self.slots.append(found)
                found.by_viewer = True
        assert isinstance(found, Branch)
        return found

    def _note(self, shape: Field | Derived, around: Around) -> Column | DerivedPart:
        """The part for a field, or for something derived."""
        found = self._noted.get(shape)
        if found is None:
            if isinstance(shape, Field):
                found = Column(shape, around)
                self.columns.append(found)
                reads = () if shape.internal else shape.store.names()
                if around.frame is not None:
                    around.frame.columns.append(found)
            else:
                found = DerivedPart(shape, around)
                self.derived.append(found)
                reads = shape.of
            self._noted[shape] = found
            self.parts.append(found)
            for name in reads:
                found.mask |= 1 << self._bits[name]
            if around.frame is not None:
                around.frame.mask |= found.mask
                around.frame.by_viewer = around.frame.by_viewer or found.by_viewer
        assert not isinstance(found, Branch)
        return found
