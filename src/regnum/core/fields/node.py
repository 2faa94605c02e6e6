"""The base classes of all nodes, and functions that read JSON with errors that name the place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.errors import BadInput
from regnum.core.fields.column import ANYTHING, FLAG, Column, Scale
from regnum.core.fields.comparison import Comparison, Path, inside
from regnum.core.knowledge import FIXED, Knows, everyone, owner_only
from regnum.core.rng import Rng

if TYPE_CHECKING:
    from regnum.core.fields.board import Fields

Json = Any
Where = str


def refuse(where: Where, problem: str) -> BadInput:
    """The error for an invalid part of a board."""
    return BadInput(f"state.board.{where}" if where else "state.board", problem)


def whole_number(data: Json, low: int, high: int, where: Where) -> int:
    """`data` as a whole number within limits."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise refuse(where, f"{data!r} is not a whole number")
    if not low <= data <= high:
        raise refuse(where, f"{data} is not from {low} to {high}")
    return data


def a_list(data: Json, where: Where, length: int | None = None) -> list[Json]:
    """`data` as a list, of `length` entries if given."""
    if not isinstance(data, list):
        raise refuse(where, "expected a list")
    if length is not None and len(data) != length:
        raise refuse(where, f"there are {len(data)}, not {length}")
    return data


def list_of(type: str) -> str:
    """The TypeScript of a list of `type`."""
    return f"({type})[]" if " " in type else f"{type}[]"


def named(path: str, name: str) -> str:
    """The name of a part in the encoding for learners, inside another."""
    return f"{path}.{name}" if path and name else path or name


def an_object(data: Json, where: Where) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise refuse(where, "expected an object")
    return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Attribute:
    """An attribute of the state: its type, and the code of its value on an empty table."""

    def __init__(self, name: str, python: str, empty: str, doc: str = "") -> None:
        self.name = name
        self.python = python
        self.empty = empty
        self.doc = doc


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A named part of the board.

    The index `i` counts the entries of the enclosing groups; `owner` is the player that an entry belongs to.
    """

    always: tuple[str, ...] = ()  # keys that a lean group never leaves out

    def __init__(self, name: str) -> None:
        self.name = name
        self.secret = False  # whether some viewers may not know all of it
        self.by_player: tuple[str, ...] = ()  # the names of its lists with one entry per player, counted from 0
        self.self_contained = True  # whether its view depends only on its own attributes, each entry on its own index
        self.in_parts = False  # whether `compare` looks at what everybody may know and at the rest separately
        self.reads: frozenset[str] = frozenset()  # `stores`, once everything is attached
        self.reads_mask = 0  # the same as bits, as `State.changed_since` has them
        self.doc = ""

    def bind(self, fields: Fields, count: str) -> None:
        """Attach to `fields`; `count` is the code for the number of entries, empty for a single one."""

    def json_keys(self) -> tuple[str, ...]:
        """Its keys in the enclosing JSON object."""
        return (self.name,)

    def attributes(self) -> Iterator[Attribute]:
        """The attributes of the state that it needs."""
        return iter(())

    def stores(self) -> set[str]:
        """The names of the attributes that its view reads, shared ones included."""
        return {attribute.name for attribute in self.attributes()}

    def note_reads(self, numbers: dict[str, int]) -> None:
        """Set `reads` and `reads_mask`, here and in all parts; `numbers` has the number of each attribute's bit."""
        self.reads = frozenset(self.stores())
        self.reads_mask = sum(1 << numbers[name] for name in self.reads)

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        """Every leaf in it, with its index and owner."""
        return iter(())

    def may_hold(self, kind: str) -> bool:
        """Whether it can hold components of this kind."""
        return True

    def secret_leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        """The leaves in it that some viewers may not know."""
        return (found for found in self.leaves(s, i, owner) if found[0].secret)

    def slots(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        """Every leaf that can ever exist in it at this table, whether or not it exists now."""
        return self.leaves(s, i, owner)

    def encoded(self, path: str, lists: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...], Leaf]]:
        """Every leaf in it with its name and the lengths of the lists around it; 0 stands for the number of players.

        `path` and `lists` are those of the enclosing node.
        """
        return iter(())

    def write(self, s: Any, i: int) -> Json:
        """Its value as JSON, secrets included."""
        raise NotImplementedError

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        """Set it from JSON, on the empty table `s`; with `strict` no part may be missing."""
        raise NotImplementedError

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        """What `seat` may know of it."""
        return self.write(s, i)

    def compare(self, c: Comparison, i: int, owner: int | None, path: Path, lean: bool = False) -> None:
        """Add the differences between its views to `c`; `path` leads to the enclosing object, which may be `lean`."""
        before: dict[str, Json] = {}
        after: dict[str, Json] = {}
        self.view_into(c.before, i, c.was, owner, before)
        self.view_into(c.after, i, c.now, owner, after)
        if before != after:
            c.add(before, after, path, lean)

    def moved(self, c: Comparison) -> Sequence[int] | None:
        """The indices at which its attributes differ; None if that cannot be told."""
        return None

    def write_into(self, s: Any, i: int, out: dict[str, Json]) -> None:
        out[self.name] = self.write(s, i)

    def view_into(self, s: Any, i: int, seat: int | None, owner: int | None, out: dict[str, Json]) -> None:
        out[self.name] = self.view(s, i, seat, owner)

    def read_from(self, s: Any, i: int, data: dict[str, Json], where: Where, strict: bool) -> None:
        inner = f"{where}.{self.name}" if where else self.name
        if self.name in data:
            self.read(s, i, data[self.name], inner, strict)
        elif strict:
            raise refuse(inner, "is missing")

    def typescript(self) -> str:
        """The TypeScript type of its view."""
        raise NotImplementedError

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        """The key and type of each of its entries in the enclosing object of the view."""
        yield self.name, self.typescript()


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf(Node):
    """A field without parts.

    `store` is the attribute that holds it, `name` its key in JSON. `at`: its index in that attribute, if it is a list
    shared by several fields. `known`: who may know it. `pool`: the pool from which hidden components are dealt, by
    default all hidden ones of their kind.
    """

    as_kept = False  # whether JSON has the value as the state stores it, so that `doc` is true of both
    of = ""  # the kind of component that it holds
    dealt = False  # whether `determinize` deals it, as cards; any other hidden value is set to `supposed`
    mixed = False  # whether the order of what is known of it means nothing, and nobody learns it
    # For learners it is one number, the one that is stored with `shift` added; or its lowest `bits`, each a number; or
    # `listed`, the numbers that it consists of; or what `numbers` says. Leaves that stay Python, as those
    # of most games do, set these in their constructor: compiled code does not see the attributes of their class.
    shift: int | None = None
    bits = 0
    listed = False
    nothing: Any = None  # a value whose numbers are all zero

    def __init__(
        self,
        name: str,
        python: str,
        empty: str,
        store: str = "",
        known: Knows = everyone,
        pool: str | Callable[[Any, int | None], str] = "",
        supposed: Any = None,
        at: int | None = None,
        doc: str = "",
    ) -> None:
        super().__init__(name)
        self.at = at
        self.store = store or name
        self.python = python
        self.empty = empty
        self.known = known
        self.secret = known is not everyone
        self.self_contained = known in FIXED
        self.pool = pool
        self.supposed = supposed
        self.doc = doc
        self.fields: Fields
        self.indexed = False
        self.count = ""
        self._by_index = False
        self._one_key = False  # whether views have it under its name and no other key
        self._as_stored = False  # whether generated code may copy its attribute
        self._gets_entries = False  # whether `get` takes entries of a list
        self._is_owners = known is owner_only
        numbers: object = type(self).numbers
        vector: object = type(self).vector
        self._has_own_numbers = numbers is not Leaf.numbers
        self._has_own_vector = vector is not Leaf.vector

    def bind(self, fields: Fields, count: str) -> None:
        self.fields = fields
        self.indexed = bool(count)
        self.count = count

    def attributes(self) -> Iterator[Attribute]:
        if self.at is not None:
            yield Attribute(self.store, f"list[{self.python}]", f"[{self.empty}] * {self.at + 1}", self.doc)
        elif self.indexed:
            yield Attribute(self.store, f"list[{self.python}]", f"[{self.empty}] * ({self.count})", self.doc)
        else:
            yield Attribute(self.store, self.python, self.empty, self.doc)

    def stores(self) -> set[str]:
        return {self.store, *super().stores()}

    def note_reads(self, numbers: dict[str, int]) -> None:
        super().note_reads(numbers)
        # Whether entry `i` of its attribute is all that its view at `i` depends on.
        self._by_index = (
            self.self_contained and self.indexed and self.at is None and len(self.reads) == 1 and _gets_entry(self)
        )
        self._one_key = _views_under_name(self)
        is_number = self.shift is not None and _gets_entry(self) and not self._has_own_numbers
        self._as_stored = is_number and not self.secret and self.at is None
        self._gets_entries = self.indexed and self.at is None and _gets_entry(self)

    def moved(self, c: Comparison) -> Sequence[int] | None:
        return c.differing(self.store) if self._by_index else None

    def compare(self, c: Comparison, i: int, owner: int | None, path: Path, lean: bool = False) -> None:
        if self._by_index and not (c.reseated and self.secret):
            differing = c.differing(self.store)
            if differing is not None and i not in differing:
                return
        if self._one_key:
            before, after = self.view(c.before, i, c.was, owner), self.view(c.after, i, c.now, owner)
            if not self.secret or (before is not None and after is not None):  # else one view may leave it out
                if before != after:
                    c.add_value(before, after, inside(path, self.name), lean)
                return
        super().compare(c, i, owner, path, lean)

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        yield self, i, owner

    def encoded(self, path: str, lists: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...], Leaf]]:
        yield named(path, self.name), lists, self

    def may_hold(self, kind: str) -> bool:
        return self.of == kind

    def get(self, s: Any, i: int) -> Any:
        value = getattr(s, self.store)
        return value[i] if self.indexed else value if self.at is None else value[self.at]

    def put(self, s: Any, i: int, value: Any) -> None:
        if self.indexed or self.at is not None:
            getattr(s, self.store)[i if self.at is None else self.at] = value
        else:
            setattr(s, self.store, value)

    def write(self, s: Any, i: int) -> Json:
        return self.encode(s, self.get(s, i))

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        self.put(s, i, self.decode(s, data, where))

    def is_there(self, s: Any, i: int) -> bool:
        """Whether this entry exists now: a row may be shorter than its maximum."""
        return not self.indexed or i < len(getattr(s, self.store))

    def encode(self, s: Any, value: Any) -> Json:
        """A value as JSON."""
        return value

    def decode(self, s: Any, data: Json, where: Where) -> Any:
        """The inverse of `encode`; raises `BadInput` for an invalid value."""
        raise NotImplementedError

    def size(self, s: Any, i: int) -> int:
        """How many components there are to know; `known` says how many of them a viewer knows."""
        return 1

    def is_open(self, s: Any, i: int, seat: int | None, owner: int | None) -> bool:
        """Whether `seat` may know all of it."""
        size = self.size(s, i)
        return self.known(s, seat, owner, size) >= size

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        if not self.secret or self.is_open(s, i, seat, owner):
            return self.write(s, i)
        return self.hidden_view(s, i, seat, owner)

    def hidden_view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        """The view for somebody who may not know all of it; None: the view leaves it out."""
        return None

    def view_into(self, s: Any, i: int, seat: int | None, owner: int | None, out: dict[str, Json]) -> None:
        found = self.view(s, i, seat, owner)
        if found is not None or not self.secret:
            out[self.name] = found

    def vector_length(self, s: Any, i: int) -> int:
        """How many numbers the encoding for learners has for it, whatever its value; none for what is in no view."""
        length = self.bits if self.bits else 0 if self.shift is None else 1
        return length + self.secret if length else 0

    def numbers(self, s: Any, value: Any) -> list[int]:
        """A value as that many numbers."""
        if self.listed:
            return list(value)
        if self.bits:
            return [value >> n & 1 for n in range(self.bits)]
        assert self.shift is not None
        return [int(value) + self.shift]

    def write_numbers(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """Write the numbers of a value into `out`, from `at`; returns where they end."""
        if self._has_own_numbers:
            found: list[int] = self.numbers(s, value)
            for number in found:
                out[at] = number
                at += 1
            return at
        if self.listed:
            for number in value:
                out[at] = number
                at += 1
            return at
        if self.bits:
            end: i64 = at + i64(self.bits)
            bits: i64 = value
            while at < end:
                out[at] = i32(bits & 1)
                bits >>= 1
                at += 1
            return at
        assert self.shift is not None
        out[at] = int(value) + self.shift
        return at + 1

    def vector(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[int]:
        """What `seat` may know of it as numbers; a secret has one in front that says whether the rest is known."""
        if not self.secret:
            return self.numbers(s, self.get(s, i))
        if self.is_open(s, i, seat, owner):
            return [1, *self.numbers(s, self.get(s, i))]
        return [0] * self.vector_length(s, i)

    def texts(self, s: Any) -> Sequence[str]:
        """The texts that it can be at the table of `s`, for one that learners see by their numbers."""
        return ()

    def scales(self, s: Any, i: int) -> list[Scale]:
        """What each number of `vector` can be."""
        return [FLAG, *self.number_scales(s, i)] if self.secret else self.number_scales(s, i)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        """What each of `numbers` can be: anything, unless the kind of leaf says more."""
        return [ANYTHING] * (self.vector_length(s, i) - self.secret)

    def observe(self, s: Any, column: Column, seat: int | None, out: vec[i32], at: i64) -> None:
        """Write its `vector` at every index of `column` into `out`, where its numbers begin at `at` and are zero."""
        width: i64 = column.width
        if self._gets_entries and not self.secret and not self._has_own_vector:
            nothing = self.nothing
            entries: list[Any] = getattr(s, self.store)
            there = len(entries)
            for n, i in enumerate(column.indices):
                if i < there:
                    value = entries[i]
                    if value is not nothing and value != nothing:
                        self.write_numbers(s, value, out, at + i64(column.places[n]) * width)
            return
        for n, i in enumerate(column.indices):
            owner = column.owners[n]
            if (self._is_owners and owner != seat and not self._has_own_vector) or not self.is_there(s, i):
                continue
            k: i64 = at + i64(column.places[n]) * width
            if self._has_own_vector:
                for number in self.vector(s, i, seat, owner):
                    out[k] = number
                    k += 1
                continue
            if self.secret:
                if not self.is_open(s, i, seat, owner):
                    continue
                out[k] = 1
                k += 1
            value = self.get(s, i)
            if value != self.nothing:
                self.write_numbers(s, value, out, k)

    def write_entries(self, s: Any, indices: list[int], out: vec[i32], at: i64, width: i64) -> i64:
        """Write its numbers at `indices` of the groups around it, each `width` after the one before.

        `at` is where they begin at index 0; returns where they end there.
        """
        if self._gets_entries:
            nothing = self.nothing
            entries: list[Any] = getattr(s, self.store)
            for i in indices:
                value = entries[i]
                if value is not nothing and value != nothing:
                    self.write_numbers(s, value, out, at + i64(i) * width)
        else:
            for i in indices:
                self.write_numbers(s, self.get(s, i), out, at + i64(i) * width)
        return at + i64(self.vector_length(s, 0))

    def observing(self, start: str, width: str) -> list[str]:
        """The same as `observe`, as code for `Board.observe`; empty if it is not simple enough.

        `start` and `width` are the code for where its numbers begin and for the width of its column.
        """
        if not self._as_stored:
            return []
        number = f"{'number' if self.indexed else f'self.{self.store}'}{f' + {self.shift}' if self.shift else ''}"
        if not self.indexed:
            return [f"out[{start}] = int({number})"]
        return [f"k = {start}", f"for number in self.{self.store}:", f"    out[k] = {number}", "    k += 1"]

    def suppose(self, s: Any, i: int, rng: Rng) -> Any:
        """The value to assume for it on the copy `s` if it is hidden; cards are dealt instead."""
        return self.supposed

    def alternatives(self, s: Any, i: int) -> list[Any]:
        """The values that it could have, for somebody who may not know it."""
        raise NotImplementedError

    def kept(self, found: list[int]) -> Any:
        """Cards as the state stores them."""
        raise NotImplementedError

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        """The numbers of the components that it holds."""
        return ()

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        hidden = self.hidden_typescript()
        if not self.secret or hidden:
            yield self.name, self.typescript() + (f" | {hidden}" if self.secret else "")
        else:
            yield f"{self.name}?", self.typescript()

    def hidden_typescript(self) -> str:
        """The type of `hidden_view`; empty if the view leaves it out."""
        return ""


def _gets_entry(leaf: Leaf) -> bool:
    """Whether the leaf has not its own way to get a value."""
    get: object = type(leaf).get
    return get is Leaf.get


def write_parts(s: Any, parts: Sequence[Leaf], values: Sequence[Any], out: vec[i32], at: i64) -> i64:
    """Write the numbers of several values, each a part of something, one after the other; returns where they end."""
    for n, part in enumerate(parts):
        at = part.write_numbers(s, values[n], out, at)
    return at


def _views_under_name(leaf: Leaf) -> bool:
    """Whether the leaf has not its own keys in views."""
    view_into: object = type(leaf).view_into
    return view_into is Leaf.view_into
