"""Groups of fields: for each player, for each place, under names, in columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from regnum.core.fields.comparison import Comparison, Path, inside
from regnum.core.fields.interfaces import Entry
from regnum.core.fields.node import Attribute, Json, Leaf, Node, Where, a_list, an_object, list_of, named, refuse
from regnum.core.shown import Change

if TYPE_CHECKING:
    from regnum.core.fields.board import Fields


def _doc_fits_view(node: Node) -> bool:
    """Whether the documentation of the attribute is also true of the view."""
    return not isinstance(node, Leaf) or node.as_kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Node):
    """Nodes that belong together, as one JSON object.

    `lean`: empty values are left out. `absent`: tells whether the object does not exist now, and is null in JSON.
    """

    def __init__(
        self, name: str, *nodes: Node, lean: bool = False, absent: Callable[[Any, int], bool] | None = None
    ) -> None:
        super().__init__(name)
        self.nodes = nodes
        self.lean = lean
        self.absent = absent

    def bind(self, fields: Fields, count: str) -> None:
        self.fields = fields
        for node in self.nodes:
            node.bind(fields, self.inner_count(count))
        self._secret_nodes = [node for node in self.nodes if node.secret]
        self.secret = bool(self._secret_nodes)
        self.self_contained = all(node.self_contained for node in self.nodes)
        self._keys = frozenset(key for node in self.nodes for key in node.json_keys())
        # What some may not know is not looked at separately where it decides on what else is there.
        self.in_parts = _views_entries(self) and not (self.secret and self.varies)

    @property
    def varies(self) -> bool:
        """Whether not all of its parts are always there."""
        return self.lean or self.absent is not None

    def inner_count(self, count: str) -> str:
        return count

    def attributes(self) -> Iterator[Attribute]:
        for node in self.nodes:
            yield from node.attributes()

    def stores(self) -> set[str]:
        return {name for node in self.nodes for name in node.stores()}

    def note_reads(self, numbers: dict[str, int]) -> None:
        super().note_reads(numbers)
        for node in self.nodes:
            node.note_reads(numbers)

    def entries(self, s: Any, i: int) -> Sequence[int]:
        """The indices of the entries that exist now; `all_entries` gives those that can ever exist."""
        return (i,)

    def all_entries(self, s: Any, i: int) -> Sequence[int]:
        return self.entries(s, i)

    def owner_of(self, entry: int, owner: int | None) -> int | None:
        """The owner of an entry; `owner` is the owner of the group."""
        return owner

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        for at in self.entries(s, i):
            for node in self.nodes:
                yield from node.leaves(s, at, self.owner_of(at, owner))

    def secret_leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        for at in self.entries(s, i):
            for node in self._secret_nodes:
                yield from node.secret_leaves(s, at, self.owner_of(at, owner))

    def slots(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        for at in self.all_entries(s, i):
            for node in self.nodes:
                yield from node.slots(s, at, self.owner_of(at, owner))

    def encoded(self, path: str, lists: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...], Leaf]]:
        here = named(path, self.name) if self is not self.fields.root else ""
        for node in self.nodes:
            yield from node.encoded(here, (*lists, *self.length_of_list()))

    def length_of_list(self) -> tuple[int, ...]:
        """How many entries it has, if it is a list; 0: as many as there are players."""
        return ()

    def may_hold(self, kind: str) -> bool:
        return any(node.may_hold(kind) for node in self.nodes)

    def write(self, s: Any, i: int) -> Json:
        if self.absent is not None and self.absent(s, i):
            return None
        out: dict[str, Json] = {}
        for node in self.nodes:
            node.write_into(s, i, out)
        return {key: value for key, value in out.items() if value} if self.lean else out

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        return self.view_entry(s, i, seat, owner)

    def view_entry(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        """What `seat` may know of one entry."""
        if self.absent is not None and self.absent(s, i):
            return None
        out: dict[str, Json] = {}
        for node in self.nodes:
            node.view_into(s, i, seat, owner, out)
        return {key: value for key, value in out.items() if value} if self.lean else out

    def compare(self, c: Comparison, i: int, owner: int | None, path: Path, lean: bool = False) -> None:
        if lean or not self.in_parts:
            super().compare(c, i, owner, path, lean)
        else:
            self.compare_entries(c, i, owner, inside(path, self.name))

    def compare_entries(self, c: Comparison, i: int, owner: int | None, path: Path) -> None:
        """Add the differences between its entries to `c`."""
        self.compare_entry(c, c.parts(self.nodes), i, owner, path)

    def compare_entry(self, c: Comparison, parts: Sequence[Node], i: int, owner: int | None, path: Path) -> None:
        """Add the differences between some parts of one entry to `c`."""
        if self.absent is not None:
            was, now = self.absent(c.before, i), self.absent(c.after, i)
            if was or now:
                if not now:
                    c.found.append(Change(path, self.view_entry(c.after, i, c.now, owner)))
                elif not was:
                    c.found.append(Change(path, None))
                return
        for node in parts:
            node.compare(c, i, owner, path, self.lean)

    def moved(self, c: Comparison) -> Sequence[int] | None:
        found = c.moved(c.parts(self.nodes)) if self.in_parts else None
        return None if found is None else list(found)

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        if data is None and self.absent is not None:
            return
        found = an_object(data, where)
        for key in found:
            if key not in self._keys:
                raise refuse(f"{where}.{key}" if where else key, "there is no such part")
        for node in self.nodes:
            node.read_from(s, i, found, where, strict and not self.lean)

    def typescript(self) -> str:
        entries = []
        for node in self.nodes:
            for key, type in node.typescript_into():
                optional = "?" if self.lean and key not in node.always and not key.endswith("?") else ""
                entries.append(Entry(f"{key}{optional}", type, node.doc if _doc_fits_view(node) else ""))
        found = self.fields.interfaces.add(self.name, entries)
        return found if self.absent is None else f"{found} | null"


@mypyc_attr(allow_interpreted_subclasses=True)
class ByPlayer(Group):
    """A list with one object per player; `count` is the code for the number of entries.

    The fields in an entry belong to that player.
    """

    def __init__(self, name: str, *nodes: Node, count: str = "table.players", lean: bool = False) -> None:
        super().__init__(name, *nodes, lean=lean)
        self.by_player = (name,)
        self.count = count

    def inner_count(self, count: str) -> str:
        return self.count

    def length_of_list(self) -> tuple[int, ...]:
        return (0,)

    def number(self, s: Any) -> int:
        """The number of entries at this table."""
        return self.fields.count(s, self.count)

    def entries(self, s: Any, i: int) -> Sequence[int]:
        return range(self.number(s))

    def owner_of(self, entry: int, owner: int | None) -> int | None:
        return entry

    def write(self, s: Any, i: int) -> Json:
        return [super(ByPlayer, self).write(s, player) for player in range(self.number(s))]

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        return [self.view_entry(s, player, seat, player) for player in range(self.number(s))]

    def compare_entries(self, c: Comparison, i: int, owner: int | None, path: Path) -> None:
        parts = c.parts(self.nodes)
        for player in c.entries(parts, 0, self.number(c.after)):
            self.compare_entry(c, parts, player, player, inside(path, player))

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        for player, one in enumerate(a_list(data, where, self.number(s))):
            super().read(s, player, one, f"{where}[{player}]", strict)

    def typescript(self) -> str:
        return list_of(super().typescript())


@mypyc_attr(allow_interpreted_subclasses=True)
class Places(Group):
    """A list with one object for each of `n` places."""

    def __init__(
        self, name: str, n: int, *nodes: Node, lean: bool = False, absent: Callable[[Any, int], bool] | None = None
    ) -> None:
        super().__init__(name, *nodes, lean=lean, absent=absent)
        self.n = n

    def inner_count(self, count: str) -> str:
        return f"{self.n} * {count}" if count else str(self.n)

    def length_of_list(self) -> tuple[int, ...]:
        return (self.n,)

    def entries(self, s: Any, i: int) -> Sequence[int]:
        return range(self.n * i, self.n * i + self.n)

    def write(self, s: Any, i: int) -> Json:
        write = super().write
        return [write(s, at) for at in self.entries(s, i)]

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        return [self.view_entry(s, at, seat, owner) for at in self.entries(s, i)]

    def compare_entries(self, c: Comparison, i: int, owner: int | None, path: Path) -> None:
        parts = c.parts(self.nodes)
        first = self.n * i
        for at in c.entries(parts, first, self.n):
            self.compare_entry(c, parts, at, owner, inside(path, at - first))

    def moved(self, c: Comparison) -> Sequence[int] | None:
        found = super().moved(c)
        return None if found is None else [at // self.n for at in found]

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        if data == [] and not strict:
            return
        for k, place in enumerate(a_list(data, where, self.n)):
            super().read(s, self.n * i + k, place, f"{where}[{k}]", strict)

    def typescript(self) -> str:
        return list_of(super().typescript())


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Node):
    """Named numbers, stored next to each other in one list: a purse, a stock."""

    def __init__(self, name: str, names: Sequence[str], each: Leaf) -> None:
        super().__init__(name)
        self.names = names
        self.each = each
        self.each.store = each.store if each.store != each.name else name

    def bind(self, fields: Fields, count: str) -> None:
        n = len(self.names)
        self.each.bind(fields, f"{n} * {count}" if count else str(n))
        self.secret = self.each.secret
        self.self_contained = self.each.self_contained

    def attributes(self) -> Iterator[Attribute]:
        return self.each.attributes()

    def stores(self) -> set[str]:
        return self.each.stores()

    def note_reads(self, numbers: dict[str, int]) -> None:
        super().note_reads(numbers)
        self.each.note_reads(numbers)

    def moved(self, c: Comparison) -> Sequence[int] | None:
        n, found = len(self.names), self.each.moved(c)
        return None if found is None else [at // n for at in found]

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        n = len(self.names)
        for at in range(n * i, n * i + n):
            yield self.each, at, owner

    def encoded(self, path: str, lists: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...], Leaf]]:
        yield named(path, self.name), (*lists, len(self.names)), self.each

    def write(self, s: Any, i: int) -> Json:
        n = len(self.names)
        return {key: self.each.write(s, n * i + k) for k, key in enumerate(self.names)}

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        n, shown = len(self.names), {}
        for k, key in enumerate(self.names):
            found = self.each.view(s, n * i + k, seat, owner)
            if found is not None or not self.secret:
                shown[key] = found
        return shown

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        n, found = len(self.names), an_object(data, where)
        for key, value in found.items():
            if key not in self.names:
                raise refuse(f"{where}.{key}", f"is not one of {', '.join(self.names)}")
            self.each.read(s, n * i + list(self.names).index(key), value, f"{where}.{key}", strict)
        if strict:
            for key in self.names:
                if key not in found:
                    raise refuse(f"{where}.{key}", "is missing")

    def typescript(self) -> str:
        return f"Record<{' | '.join(repr(name) for name in self.names)}, {self.each.typescript()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns(Group):
    """A list of objects whose parts are stored in parallel lists: a row of tiles with tokens next to them."""

    def __init__(self, name: str, most: int, *nodes: Leaf) -> None:
        super().__init__(name, *nodes)
        self.most = most

    def bind(self, fields: Fields, count: str) -> None:
        super().bind(fields, "")
        for node in self.nodes:
            assert isinstance(node, Leaf)
            node.indexed = True

    def attributes(self) -> Iterator[Attribute]:
        for node in self.nodes:
            assert isinstance(node, Leaf)
            yield Attribute(node.store, f"list[{node.python}]", "[]", node.doc)

    def length_of_list(self) -> tuple[int, ...]:
        return (self.most,)

    def length(self, s: Any) -> int:
        first = self.nodes[0]
        assert isinstance(first, Leaf)
        return len(getattr(s, first.store))

    def entries(self, s: Any, i: int) -> Sequence[int]:
        return range(self.length(s))

    def all_entries(self, s: Any, i: int) -> Sequence[int]:
        return range(self.most)

    def write(self, s: Any, i: int) -> Json:
        return [super(Columns, self).write(s, at) for at in range(self.length(s))]

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        return [self.view_entry(s, at, seat, owner) for at in range(self.length(s))]

    @property
    def varies(self) -> bool:
        return True

    def compare_entries(self, c: Comparison, i: int, owner: int | None, path: Path) -> None:
        length = self.length(c.after)
        if self.length(c.before) != length:
            c.found.append(Change(path, self.view(c.after, i, c.now, owner)))
            return
        parts = c.parts(self.nodes)
        for at in c.entries(parts, 0, length):
            self.compare_entry(c, parts, at, owner, inside(path, at))

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        rows = a_list(data, where)
        if len(rows) > self.most:
            raise refuse(where, f"holds {len(rows)}, at most {self.most} fit")
        for node in self.nodes:
            assert isinstance(node, Leaf)
            empty = int(node.empty)
            setattr(s, node.store, [empty] * len(rows))
        for at, row in enumerate(rows):
            super().read(s, at, row, f"{where}[{at}]", strict)

    def typescript(self) -> str:
        return list_of(super().typescript())


def _views_entries(group: Group) -> bool:
    """Whether the group has not its own way to show its entries."""
    view: object = type(group).view
    return any(view is known for known in (Group.view, ByPlayer.view, Places.view, Columns.view))
