"""What every part of a declared board can do: the base classes, and reading JSON with refusals that name the place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from regnum.core.errors import BadInput
from regnum.core.knowledge import FIXED, Knows, everyone
from regnum.core.rng import Rng

if TYPE_CHECKING:
    from regnum.core.fields.board import Fields

Json = Any
Where = str


def refuse(where: Where, problem: str) -> BadInput:
    """The error for a part of a board that cannot be what it claims to be."""
    return BadInput(f"state.board.{where}" if where else "state.board", problem)


def whole_number(data: Json, low: int, high: int, where: Where) -> int:
    """`data` as a whole number within limits."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise refuse(where, f"{data!r} is not a whole number")
    if not low <= data <= high:
        raise refuse(where, f"{data} is not from {low} to {high}")
    return data


def a_list(data: Json, where: Where, length: int | None = None) -> list[Json]:
    """`data` as a list, of `length` entries if that is given."""
    if not isinstance(data, list):
        raise refuse(where, "expected a list")
    if length is not None and len(data) != length:
        raise refuse(where, f"there are {len(data)}, not {length}")
    return data


def list_of(type: str) -> str:
    """The TypeScript of a list of `type`."""
    return f"({type})[]" if " " in type else f"{type}[]"


def an_object(data: Json, where: Where) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise refuse(where, "expected an object")
    return data


class Attribute:
    """An attribute of the state: its type, and the code of its value on an empty table."""

    def __init__(self, name: str, python: str, empty: str, doc: str = "") -> None:
        self.name = name
        self.python = python
        self.empty = empty
        self.doc = doc


class Node:
    """A part of the board, under its name.

    Its index `i` counts the entries of the groups around it; `owner` is the player it belongs to.
    """

    always: tuple[str, ...] = ()  # keys that are there even where a lean group leaves out what is nothing

    def __init__(self, name: str) -> None:
        self.name = name
        self.secret = False  # whether some viewers may not know all of it
        self.by_player = False  # whether it is a list with an entry for each player, who count from 0
        self.self_contained = True  # whether its view follows from its own attributes
        self.doc = ""

    def bind(self, fields: Fields, count: str) -> None:
        """Become part of `fields`; `count` is the code of how many entries there are, empty for just one."""

    def json_keys(self) -> tuple[str, ...]:
        """The keys under which it stands in the JSON object around it."""
        return (self.name,)

    def attributes(self) -> Iterator[Attribute]:
        """The attributes of the state that it needs."""
        return iter(())

    def stores(self) -> set[str]:
        """The names of the attributes that it reads, shared ones included."""
        return {attribute.name for attribute in self.attributes()}

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        """Every leaf in it, with its index and owner."""
        return iter(())

    def may_hold(self, kind: str) -> bool:
        """Whether things of the box of this kind can lie in it."""
        return True

    def secret_leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        """Those of its leaves that some viewers may not know now."""
        return (found for found in self.leaves(s, i, owner) if found[0].secret)

    def slots(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        """Every leaf that there can ever be in it at this table, whether or not it is there now."""
        return self.leaves(s, i, owner)

    def write(self, s: Any, i: int) -> Json:
        """All of it, secrets included, as JSON."""
        raise NotImplementedError

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        """Lay it out on the empty table `s` from JSON; with `strict` no part may be missing."""
        raise NotImplementedError

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        """What `seat` may know of it."""
        return self.write(s, i)

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
        """The type of its view."""
        raise NotImplementedError

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        """Key and type of each entry of the view's object."""
        yield self.name, self.typescript()


class Leaf(Node):
    """A field that is not divided further.

    `store` is the attribute that holds it, `name` its key in JSON. `at`: its place in that attribute, a list which
    fields with other names share. `known`: who may know it. `pool`: among which things a hidden one is dealt, by
    default all hidden ones of its kind.
    """

    as_kept = False  # whether JSON has the value as the state keeps it, so that `doc` is true of both
    of = ""  # the kind of thing of the box that it holds
    dealt = False  # whether it holds cards, which are dealt anew; else a hidden value becomes what is `supposed`

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

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        yield self, i, owner

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
        """Whether there is such an entry now: a row may be shorter than it can be."""
        return not self.indexed or i < len(getattr(s, self.store))

    def encode(self, s: Any, value: Any) -> Json:
        """A value as JSON."""
        return value

    def decode(self, s: Any, data: Json, where: Where) -> Any:
        """The inverse of `encode`, refusing what cannot be."""
        raise NotImplementedError

    def size(self, s: Any, i: int) -> int:
        """How many things there are to know: `known` says how many of them a viewer knows."""
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
        """What remains for a viewer who may not know all of it; None: the view leaves it out."""
        return None

    def view_into(self, s: Any, i: int, seat: int | None, owner: int | None, out: dict[str, Json]) -> None:
        found = self.view(s, i, seat, owner)
        if found is not None or not self.secret:
            out[self.name] = found

    def vector_length(self, s: Any, i: int) -> int:
        """How many numbers the encoding for learners has for it, whatever its value; none for what is in no view."""
        return 0

    def numbers(self, s: Any, value: Any) -> list[int]:
        """A value as that many numbers."""
        raise NotImplementedError

    def vector(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[int]:
        """What `seat` may know of it as numbers; a secret has one in front that says whether the rest is known."""
        if not self.secret:
            return self.numbers(s, self.get(s, i))
        if self.is_open(s, i, seat, owner):
            return [1, *self.numbers(s, self.get(s, i))]
        return [0] * self.vector_length(s, i)

    def suppose(self, s: Any, i: int, rng: Rng) -> Any:
        """What a viewer who may not know it supposes it to be, on the copy `s`; cards are dealt instead."""
        return self.supposed

    def alternatives(self, s: Any, i: int) -> list[Any]:
        """The values it could have, as far as somebody can tell who may not know it."""
        raise NotImplementedError

    def kept(self, found: list[int]) -> Any:
        """Cards as the state keeps them."""
        raise NotImplementedError

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        """The numbers of the things of the box that it holds."""
        return ()

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        hidden = self.hidden_typescript()
        if not self.secret or hidden:
            yield self.name, self.typescript() + (f" | {hidden}" if self.secret else "")
        else:
            yield f"{self.name}?", self.typescript()

    def hidden_typescript(self) -> str:
        """The type of `hidden_view`; empty where the view leaves it out."""
        return ""
