"""The structure of a board: which fields it has, in which objects and lists.

A game declares its board as a tree that has the shape of its JSON. The leaves are fields; groups are objects; where the
same is there for every player or place, there is a list or a map of it. What a field holds says its kind (`kinds`),
where it lies in the state its store (`stores`), who may know it a function (`knowledge`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from regnum.core.board.cards import ALL, Cards
from regnum.core.board.given import Json, Where
from regnum.core.board.kinds import Kind
from regnum.core.board.knowledge import FIXED, Knows, everyone, nobody, owner_only
from regnum.core.board.stores import Attribute, Column, Entry, Store, Whole

# Where a lean group shows a field even if it is empty.
NOWHERE: Final = 0
IN_VIEWS: Final = 1
IN_JSON: Final = 2
ALWAYS: Final = 3

PLAYERS_CODE: Final = "table.players"
SEATS_CODE: Final = "table.seats"


class Shape:
    """A named part of a board."""

    def __init__(self, name: str, doc: str = "") -> None:
        self.name = name
        self.doc = doc


class Field(Shape):
    """A value that the state stores: what it is, where it lies, and who may know it.

    `pool`: the pool from which hidden components are dealt, by default all hidden ones of their kind. A hidden value of
    another kind is left out of views, and supposed to be `supposed` or one of `among`. `shown`: see `NOWHERE`.
    `internal`: in JSON but in no view, something for the rules to remember that the options already show.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        store: Store | str = "",
        known: Knows = everyone,
        pool: str | Callable[[Any, int | None], str] = "",
        supposed: Any = None,
        among: Callable[[Any, int], list[Any]] | None = None,
        shown: int = NOWHERE,
        internal: bool = False,
        doc: str = "",
    ) -> None:
        super().__init__(name, doc)
        self.kind = kind
        self.place = store
        self.store: Store = store if isinstance(store, Store) else Whole(store or name)
        self.known = known
        self.pool = pool
        self.supposed = kind.supposed if supposed is None else supposed
        self.among = among
        self.shown = shown
        self.internal = internal
        self.count = ""  # the code for the number of entries; empty for a single one
        self.secret = known is not everyone
        self.fixed = known in FIXED
        self.of_owner = known is owner_only
        self.cards = kind if isinstance(kind, Cards) else None
        # Whether views show no more of it than its number or its top: then everybody is shown the same.
        self.summarised = self.cards is not None and (self.cards.shown != ALL or known is nobody)
        self.by_viewer = self.secret and not self.summarised

    def attributes(self) -> list[Attribute]:
        """The attributes of the state that it needs."""
        return self.store.attributes(self.kind.python, self.kind.empty, self.count, self.doc)


class Derived(Shape):
    """A part of the view only: something that everybody could count, given for convenience.

    `value` makes it anew each time, for an index: what it returns must not change when the state does. `of`: the
    attributes of the state that it is derived from. If it names none, it is derived anew after every choice. `keys`:
    for a value that is shown as several keys of the enclosing object, their types.
    """

    def __init__(
        self,
        name: str,
        value: Callable[[Any, int], Json],
        typescript: str,
        of: Sequence[str] = (),
        keys: dict[str, str] | None = None,
        by_player: Sequence[str] = (),
    ) -> None:
        super().__init__(name)
        self.typescript = typescript
        self.of = tuple(of)
        self.keys: dict[str, str] = keys or {}
        self.by_player = tuple(by_player)  # the names of the lists in it that have an entry for each player
        self.by_viewer = False
        self._value = value

    def view(self, s: Any, i: int, seat: int | None) -> Json:
        return self._value(s, i)


class DerivedFor(Derived):
    """Cards that everybody could work out, but some seats more exactly than others: `value` is also given the seat.

    Views have them in the order of their numbers. Learners see them, too: they do not remember what they have seen.
    """

    def __init__(
        self, name: str, value: Callable[[Any, int, int | None], Sequence[int]], kind: Cards, of: Sequence[str] = ()
    ) -> None:
        super().__init__(name, lambda s, i: None, kind.typescript, of)
        self.by_viewer = True
        self.kind = kind
        self.value_for = value

    def view(self, s: Any, i: int, seat: int | None) -> Json:
        return self.kind.to_json(s, sorted(self.value_for(s, i, seat)))


class Cache(Shape):
    """An attribute of the state that is derived from others: not in JSON, views or records."""

    def __init__(self, name: str, python: str, empty: str, doc: str = "") -> None:
        super().__init__(name, doc)
        self.attribute = Attribute(name, python, empty, doc)


class Group(Shape):
    """Parts that belong together, as one object; a `listed` group is a list of its parts.

    `lean`: empty values are left out. `absent`: tells whether the object does not exist now, and is null.
    """

    def __init__(
        self,
        name: str,
        *parts: Shape,
        lean: bool = False,
        absent: Callable[[Any, int], bool] | None = None,
        listed: bool = False,
    ) -> None:
        super().__init__(name)
        self.parts = parts
        self.lean = lean
        self.absent = absent
        self.listed = listed


class Many(Shape):
    """The same for every entry of a list or, if `keys` names the entries, of a map.

    `entries`: the indices of all entries that can exist at the table of a state; the entry `i` of the list around it
    has `n` of them, if it is not 0. `count` is the code for their number. `keys`: the names of these entries, empty for
    one that is never in views. `packed`: entries whose group is absent are left out instead of being null. `lean`: so
    are fields that are empty.
    """

    by_player = False
    packed = False

    def __init__(
        self,
        name: str,
        each: Shape,
        count: str = "",
        entries: Callable[[Any], Sequence[int]] = lambda s: (),
        keys: Callable[[Any], Sequence[str]] | None = None,
        n: int = 0,
        key_type: str = "string",
        lean: bool = False,
    ) -> None:
        super().__init__(name)
        self.lean = lean
        self.each = each
        self.count = count
        self.keys = keys
        self.n = n
        self.key_type = key_type
        # The length of the list, for learners: 0 stands for the number of players. None: the entries are not a list.
        self.length = n or None
        self._entries = entries

    def entries(self, s: Any, i: int) -> Sequence[int]:
        return range(self.n * i, self.n * i + self.n) if self.n else self._entries(s)

    def is_there(self, s: Any, i: int) -> bool:
        """Whether an entry exists now."""
        each = self.each
        return not isinstance(each, Group) or each.absent is None or not each.absent(s, i)

    def count_within(self, count: str) -> str:
        """The code for the number of its entries, within a list of `count`."""
        return f"{self.count} * {count}" if count and self.n else self.count


class PerPlayer(Many):
    """A list with one object per player, whose fields belong to that player."""

    by_player = True

    def __init__(
        self,
        name: str,
        *parts: Shape,
        count: str = PLAYERS_CODE,
        players: Callable[[Any], int] | None = None,
        lean: bool = False,
    ) -> None:
        number = players or ((lambda s: s.table.seats) if count == SEATS_CODE else lambda s: s.table.players)
        super().__init__(name, Group(name, *parts, lean=lean), count, lambda s: range(number(s)))
        self.length = 0


class Places(Many):
    """A list with one object for each of `n` places."""

    def __init__(
        self,
        name: str,
        n: int,
        *parts: Shape,
        lean: bool = False,
        absent: Callable[[Any, int], bool] | None = None,
    ) -> None:
        super().__init__(name, Group(name, *parts, lean=lean, absent=absent), str(n), n=n)


class Named(Many):
    """An object with a field under each of several names: a purse, a stock."""

    def __init__(self, name: str, names: Sequence[str], each: Field) -> None:
        _rename(each, name)
        types = " | ".join([repr(one) for one in names])
        super().__init__(name, each, str(len(names)), keys=lambda s: names, n=len(names), key_type=types)


class Listed(Many):
    """A list of `n` fields."""

    def __init__(self, name: str, n: int, each: Field) -> None:
        _rename(each, name)
        super().__init__(name, each, str(n), n=n)


class Row(Many):
    """A list of at most `most` objects whose fields are lists next to each other: tiles with tokens beside them."""

    packed = True

    def __init__(self, name: str, most: int, *parts: Field) -> None:
        first = parts[0].store.name
        group = Group(name, *parts, absent=lambda s, i: i >= len(getattr(s, first)))
        super().__init__(name, group, str(most), lambda s: range(most))
        self.length = self.most = most
        for part in parts:
            part.store = part.place = Column(part.store.name)


class Slots(Many):
    """The pieces in the `width` slots of each player: a list of those that are there.

    The first part says where the piece is; `empty` stands for none, and a piece that is `hidden` is known to its owner
    alone: the others suppose that the slot is empty. `label` gives an object the keys that tell its slot, of the types
    `labels`, and `find` finds the slot that they tell. `unsaid` holds what JSON means that leaves out a part, if that
    is not the empty value.
    """

    packed = True

    def __init__(
        self,
        name: str,
        width: int,
        *parts: Field,
        empty: int,
        hidden: int,
        labels: dict[str, str],
        label: Callable[[int], dict[str, Json]],
        find: Callable[[dict[str, Json], Where], int],
        unsaid: dict[str, Any] | None = None,
    ) -> None:
        self.at = parts[0].store.name
        group = Group(name, *parts, lean=True, absent=lambda s, i: getattr(s, self.at)[i] == empty)
        super().__init__(name, group, str(width), n=width)
        self.parts = parts
        self.width = width
        self.empty = empty
        self.hidden = hidden
        self.labels = labels
        self.label = label
        self.find = find
        self.unsaid: dict[str, Any] = unsaid or {}

    def sees(self, s: Any, slot: int, seat: int | None, owner: int | None) -> bool:
        """Whether `seat` may know that there is a piece in a slot."""
        place: int = getattr(s, self.at)[slot]
        return place != self.empty and (place != self.hidden or (seat is not None and seat == owner))

    def get(self, s: Any, slot: int) -> list[Any]:
        """A piece: the values of all its parts."""
        return [part.store.get(s, slot) for part in self.parts]

    def put(self, s: Any, slot: int, piece: Sequence[Any]) -> None:
        for part, value in zip(self.parts, piece, strict=True):
            part.store.put(s, slot, value)

    @property
    def supposed(self) -> list[Any]:
        return [part.supposed for part in self.parts]


class Joined(Shape):
    """A list that has the entries of several lists one after the other, because their objects differ."""

    def __init__(self, name: str, *lists: Many) -> None:
        super().__init__(name)
        self.lists = lists


def _rename(each: Field, name: str) -> None:
    """Let a field that is there several times under another name lie in an attribute of that name."""
    if each.place == "":
        each.place = name
        each.store = Whole(name)


def settle(shape: Shape, count: str) -> None:
    """Tell all fields in `shape` how often they are there; `count` is the code for it, empty for once."""
    if isinstance(shape, Field):
        shape.count = count
        if not isinstance(shape.place, Store):
            shape.store = (Entry if count else Whole)(shape.store.name)
    for part in parts_of(shape):
        settle(part, shape.count_within(count) if isinstance(shape, Many) else count)


def parts_of(shape: Shape) -> Sequence[Shape]:
    """What is directly in a part of a board."""
    if isinstance(shape, Group):
        return shape.parts
    if isinstance(shape, Many):
        return (shape.each,)
    return shape.lists if isinstance(shape, Joined) else ()


def all_in(shape: Shape) -> Iterator[Shape]:
    """A part of a board and everything in it, in the order of the declaration."""
    yield shape
    for part in parts_of(shape):
        yield from all_in(part)
