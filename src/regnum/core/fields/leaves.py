"""The kinds of leaf: numbers, flags, players, texts, cards, and values of a game's own form.

The constructor of a base class is called by the name of that class: mypyc does not pass `**more` through `super()`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.fields.column import COUNT, FLAG, Column, Scale
from regnum.core.fields.comparison import Comparison, Path
from regnum.core.fields.node import Attribute, Json, Leaf, Node, Where, a_list, refuse, whole_number
from regnum.core.knowledge import everyone, nobody

if TYPE_CHECKING:
    from regnum.core.fields.board import Fields


def bits_set(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [n for n in range(bits.bit_length()) if bits >> n & 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Leaf):
    """A whole number within limits; if hidden, views leave it out and `determinize` sets it to `supposed`."""

    as_kept = True
    shift: int | None = 0

    def __init__(self, name: str, low: int = 0, high: int = 999, empty: int = 0, **more: Any) -> None:
        Leaf.__init__(self, name, "int", repr(empty), **more)
        self.low = low
        self.high = high
        if self.supposed is None:
            self.supposed = empty

    def decode(self, s: Any, data: Json, where: Where) -> int:
        return whole_number(data, self.low, self.high, where)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(self.low, self.high)]

    def typescript(self) -> str:
        return "number"


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Leaf):
    """True or false."""

    as_kept = True
    shift: int | None = 0

    def __init__(self, name: str, **more: Any) -> None:
        Leaf.__init__(self, name, "bool", "False", **more)

    def decode(self, s: Any, data: Json, where: Where) -> bool:
        if not isinstance(data, bool):
            raise refuse(where, f"{data!r} is neither true nor false")
        return data

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [FLAG]

    def typescript(self) -> str:
        return "boolean"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bit(Flag):
    """True or false, stored as bit `i` of one number."""

    as_kept = False

    def attributes(self) -> Iterator[Attribute]:
        yield Attribute(self.store, "int", "0", self.doc)

    def is_there(self, s: Any, i: int) -> bool:
        return True

    def get(self, s: Any, i: int) -> bool:
        return bool(getattr(s, self.store) >> i & 1)

    def put(self, s: Any, i: int, value: bool) -> None:
        bits = getattr(s, self.store)
        setattr(s, self.store, bits | 1 << i if value else bits & ~(1 << i))


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Leaf):
    """A player by number; if `optional`, a negative number stands for nobody."""

    as_kept = True
    shift: int | None = 1  # 0 is nobody

    def __init__(self, name: str, optional: bool = False, **more: Any) -> None:
        Leaf.__init__(self, name, "int", "-1" if optional else "0", **more)
        self.optional = optional

    def encode(self, s: Any, value: int) -> Json:
        return None if value < 0 else value

    def decode(self, s: Any, data: Json, where: Where) -> int:
        if data is None and self.optional:
            return -1
        return whole_number(data, 0, s.table.players - 1, where)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, s.table.players, named=True)]

    def typescript(self) -> str:
        return "number | null" if self.optional else "number"


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Leaf):
    """Several players by number, stored as bits of one number or, with `ordered`, as a tuple."""

    def __init__(self, name: str, ordered: bool = False, **more: Any) -> None:
        Leaf.__init__(self, name, "tuple[int, ...]" if ordered else "int", "()" if ordered else "0", **more)
        self.ordered = ordered

    def encode(self, s: Any, value: Any) -> Json:
        return list(value) if self.ordered else bits_set(value)

    def decode(self, s: Any, data: Json, where: Where) -> Any:
        found = [whole_number(one, 0, s.table.players - 1, where) for one in a_list(data, where)]
        return tuple(found) if self.ordered else sum(1 << one for one in set(found))

    def vector_length(self, s: Any, i: int) -> int:
        return int(s.table.players) + self.secret

    def numbers(self, s: Any, value: Any) -> list[int]:
        """For each player 0, or 1; where their order counts, the place from 1."""
        if self.ordered:
            return [value.index(n) + 1 if n in value else 0 for n in range(s.table.players)]
        return [value >> n & 1 for n in range(s.table.players)]

    def write_numbers(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        end: i64 = at + i64(s.table.players)
        if self.ordered:
            for place, player in enumerate(value, 1):
                out[at + i64(player)] = place
            return end
        bits: i64 = value
        while bits:
            out[at] = i32(bits & 1)
            bits >>= 1
            at += 1
        return end

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        players: int = s.table.players
        return [Scale(0, players) if self.ordered else FLAG] * players

    def typescript(self) -> str:
        return "number[]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Leaf):
    """A text, one of `choices` if given, which depend on the content of the game alone."""

    as_kept = True

    def __init__(self, name: str, empty: str = "", choices: Callable[[Any], Sequence[str]] | None = None, **more: Any):
        Leaf.__init__(self, name, "str", f'"{empty}"', **more)
        self.choices = choices

    def decode(self, s: Any, data: Json, where: Where) -> str:
        if not isinstance(data, str):
            raise refuse(where, f"{data!r} is not a text")
        if self.choices is not None and data not in self.choices(s):
            raise refuse(where, f"{data!r} is not one of {', '.join(self.choices(s))}")
        return data

    def vector_length(self, s: Any, i: int) -> int:
        return 0 if self.choices is None else 1 + self.secret

    def numbers(self, s: Any, value: str) -> list[int]:
        return [] if self.choices is None else [list(self.choices(s)).index(value)]

    def texts(self, s: Any) -> Sequence[str]:
        return () if self.choices is None else self.choices(s)

    def observe(self, s: Any, column: Column, seat: int | None, out: vec[i32], at: i64) -> None:
        if self.secret or self.indexed:
            Leaf.observe(self, s, column, seat, out, at)
        else:
            out[at] = column.texts[getattr(s, self.store)]

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [] if self.choices is None else [Scale(0, len(self.choices(s)) - 1, named=True)]

    def typescript(self) -> str:
        return "string"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfContent(Leaf):
    """A leaf that holds components of the kind `of`, by number; JSON has their ids."""

    def __init__(self, name: str, of: str, python: str, empty: str, **more: Any) -> None:
        Leaf.__init__(self, name, python, empty, **more)
        self.of = of

    def id(self, s: Any, value: int) -> str:
        return self.fields.ids(s, self.of)[value]

    def find(self, s: Any, id: Json, where: Where) -> int:
        found = self.fields.numbers(s, self.of).get(id) if isinstance(id, str) else None
        if found is None:
            raise refuse(where, f"there is no {self.of.replace('_', ' ')} {id!r}")
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class One(OfContent):
    """A single component; `none` is the number that stands for no component (JSON null).

    `needed`: it is never null while the enclosing group exists.
    """

    def __init__(self, name: str, of: str, none: int = -1, needed: bool = False, **more: Any) -> None:
        OfContent.__init__(self, name, of, "int", repr(none), **more)
        self.none = none
        self.shift = -none  # 0 is nothing
        self.needed = needed

    def encode(self, s: Any, value: int) -> Json:
        return None if value == self.none else self.id(s, value)

    def decode(self, s: Any, data: Json, where: Where) -> int:
        return self.none if data is None and not self.needed else self.find(s, data, where)

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        value = self.get(s, i)
        return () if value == self.none else (value,)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, len(self.fields.ids(s, self.of)) - 1 - self.none, named=True)]

    def typescript(self) -> str:
        return "string" if self.needed else "string | null"


@mypyc_attr(allow_interpreted_subclasses=True)
class Slots(OfContent):
    """Spaces for one component each. `words`: how JSON writes the numbers that stand for no component.

    `span`: where the spaces begin and end in the list, if two fields share it. `width`: how many spaces each entry of
    the enclosing group has.
    """

    def __init__(
        self,
        name: str,
        of: str,
        empty: str = "[]",
        words: dict[int, str | None] | None = None,
        span: Callable[[Any], tuple[int, int]] | None = None,
        width: int = 0,
        **more: Any,
    ) -> None:
        OfContent.__init__(self, name, of, "list[int]", empty, **more)
        self.words: dict[int, str | None] = {-1: None} if words is None else words
        self.span = span
        self.width = width

    def attributes(self) -> Iterator[Attribute]:
        empty = f"[{self.empty}] * ({self.width} * {self.count})" if self.indexed else self.empty
        if self.empty:
            yield Attribute(self.store, self.python, empty, self.doc)

    def moved(self, c: Comparison) -> Sequence[int] | None:
        if not self.indexed or not self.self_contained or len(self.reads) != 1:
            return None
        found = c.differing(self.store)
        return None if found is None else [i // self.width for i in found]

    def _bounds(self, s: Any, i: int) -> tuple[int, int]:
        if self.indexed:
            return self.width * i, self.width * i + self.width
        return self.span(s) if self.span is not None else (0, len(getattr(s, self.store)))

    def get(self, s: Any, i: int) -> list[int]:
        low, high = self._bounds(s, i)
        spaces: list[int] = getattr(s, self.store)[low:high]
        return spaces

    def put(self, s: Any, i: int, value: list[int]) -> None:
        low, high = self._bounds(s, i)
        getattr(s, self.store)[low:high] = value

    def encode(self, s: Any, value: list[int]) -> Json:
        ids, words = self.fields.ids(s, self.of), self.words
        return [words[card] if card in words else ids[card] for card in value]

    def decode(self, s: Any, data: Json, where: Where) -> list[int]:
        numbers = {word: number for number, word in self.words.items()}
        return [
            numbers[id] if id is None or id in numbers else self.find(s, id, f"{where}[{n}]")
            for n, id in enumerate(a_list(data, where))
        ]

    def read(self, s: Any, i: int, data: Json, where: Where, strict: bool) -> None:
        found = self.decode(s, data, where)
        low, high = self._bounds(s, i)
        if not found and not strict:
            return
        if (self.indexed or self.span is not None) and len(found) != high - low:
            raise refuse(where, f"there are {len(found)}, not {high - low}")
        self.put(s, i, found)

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        return [card for card in self.get(s, i) if card not in self.words]

    def vector_length(self, s: Any, i: int) -> int:
        low, high = self._bounds(s, i)
        return high - low + self.secret

    def numbers(self, s: Any, value: list[int]) -> list[int]:
        """For each space the thing there from 1, 0 for none."""
        return [0 if card in self.words else card + 1 for card in value]

    def observing(self, start: str, width: str) -> list[str]:
        if self.secret or self.indexed or self.span is not None or not _numbers_slots(self):
            return []
        thing = " and ".join(f"card != {word}" for word in self.words)
        lines = [f"if {thing}:", "    out[k] = card + 1", "k += 1"]
        return [f"k = {start}", f"for card in self.{self.store}:", *(f"    {line}" for line in lines)]

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, len(self.fields.ids(s, self.of)), named=True)] * (self.vector_length(s, i) - self.secret)

    def typescript(self) -> str:
        return "(string | null)[]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(OfContent):
    """A hand, pile or row of components, the top last; viewers who may not know them see how many there are.

    `sort`: stored in the order of their numbers. `mutable`: a list instead of a tuple. `shows_top`: the view has the
    top and the number left, as for a pile whose top is face up. `mixed`: a seat knows some cards but not their order.
    """

    dealt = True
    as_kept = True

    def __init__(
        self,
        name: str,
        of: str,
        sort: bool = False,
        mutable: bool = False,
        shows_top: bool = False,
        mixed: bool = False,
        **more: Any,
    ) -> None:
        OfContent.__init__(self, name, of, *(("list[int]", "[]") if mutable else ("tuple[int, ...]", "()")), **more)
        self.sort = sort
        self.mutable = mutable
        self._counted = _counts(self)
        self.shows_top = shows_top
        self.mixed = mixed

    def encode(self, s: Any, value: Sequence[int]) -> Json:
        ids = self.fields.ids(s, self.of)
        return [ids[card] for card in value]

    def decode(self, s: Any, data: Json, where: Where) -> Any:
        found = [self.find(s, id, f"{where}[{n}]") for n, id in enumerate(a_list(data, where))]
        return self.kept(found)

    def kept(self, found: list[int]) -> Any:
        if self.sort:
            found = sorted(found)
        return found if self.mutable else tuple(found)

    def size(self, s: Any, i: int) -> int:
        return len(self.get(s, i))

    def is_open(self, s: Any, i: int, seat: int | None, owner: int | None) -> bool:
        """An empty pile or hand is treated as if it had one card, so that its view has the same form."""
        size = max(1, self.size(s, i))
        return self.known(s, seat, owner, size) >= size

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        if self.shows_top or self.known is nobody:  # even if it is empty: the view keeps its form
            return self.hidden_view(s, i, seat, owner)
        return super().view(s, i, seat, owner)

    def hidden_view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        value = self.get(s, i)
        if self.shows_top:
            return {"top": self.id(s, value[-1]) if value else None, "left": len(value)}
        return len(value)

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        pieces: Sequence[int] = self.get(s, i)
        return pieces

    def vector_length(self, s: Any, i: int) -> int:
        return 1 if self.known is nobody else 3 + len(self.fields.ids(s, self.of))

    def vector(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[int]:
        pieces = self.pieces(s, i)
        size = len(pieces)
        if self.known is nobody:
            return [size]
        return self._count(s, pieces, min(size, self.known(s, seat, owner, size)) if self.secret else size)

    def numbers(self, s: Any, value: Sequence[int]) -> list[int]:
        return self._count(s, value, len(value))

    def observe(self, s: Any, column: Column, seat: int | None, out: vec[i32], at: i64) -> None:
        if not self._counted:
            Leaf.observe(self, s, column, seat, out, at)
            return
        width: i64 = column.width
        for n, i in enumerate(column.indices):
            if not self.is_there(s, i):
                continue
            pieces: Sequence[int] = self.get(s, i)
            size = len(pieces)
            if not size:
                continue
            known = min(size, self.known(s, seat, column.owners[n], size)) if self.secret else size
            k: i64 = at + i64(column.places[n]) * width
            out[k] = size
            if known:
                out[k + 1] = known
                out[k + 2] = 0 if self.mixed else pieces[-1] + 1
                for card in pieces if known == size else pieces[size - known :]:
                    out[k + 3 + i64(card)] += 1

    def observing(self, start: str, width: str) -> list[str]:
        if not self._counted or self.at is not None or self.known not in (everyone, nobody) or not _gets_cards(self):
            return []
        cards = "cards" if self.indexed else f"self.{self.store}"
        lines = [f"out[k] = len({cards})"]
        if self.known is everyone:
            lines += [
                f"if {cards}:",
                f"    out[k + 1] = len({cards})",
                f"    out[k + 2] = {cards}[-1] + 1",
                f"    for card in {cards}:",
                "        out[k + 3 + i64(card)] += 1",
            ]
        if not self.indexed:
            return [f"k = {start}", *lines]
        inner = [f"    {line}" for line in (*lines, f"k += {width}")]
        return [f"k = {start}", f"for cards in self.{self.store}:", *inner]

    def _count(self, s: Any, pieces: Sequence[int], known: int) -> list[int]:
        """How many there are, how many from the top are known, the top one from 1, and how many of each are known.

        The top one is 0 if it is not known, or not known to be the top one.
        """
        counts = [0] * len(self.fields.ids(s, self.of))
        for card in pieces[len(pieces) - known :]:
            counts[card] += 1
        return [len(pieces), known, pieces[-1] + 1 if known and not self.mixed else 0, *counts]

    def scales(self, s: Any, i: int) -> list[Scale]:
        """Everything is counted but the third number, the top; a kind that adds numbers of its own counts too."""
        scales = [COUNT] * self.vector_length(s, i)
        if len(scales) > 2:
            scales[2] = Scale(0, len(self.fields.ids(s, self.of)), named=True)
        return scales

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return self.scales(s, i)

    def typescript(self) -> str:
        return "string[]"

    def hidden_typescript(self) -> str:
        return "{ top: string | null; left: number }" if self.shows_top else "number"

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        if self.shows_top or self.known is nobody:
            yield self.name, self.hidden_typescript()
        else:
            yield from super().typescript_into()


def _numbers_slots(slots: Slots) -> bool:
    """Whether the leaf has not its own way to get or to number what is in its spaces."""
    get: object = type(slots).get
    numbers: object = type(slots).numbers
    return get is Slots.get and numbers is Slots.numbers


def _gets_cards(cards: Cards) -> bool:
    """Whether the leaf has not its own way to get its cards."""
    get: object = type(cards).get
    return get is Leaf.get


def _counts(cards: Cards) -> bool:
    """Whether the leaf has not its own numbers."""
    vector: object = type(cards).vector
    return vector is Cards.vector


@mypyc_attr(allow_interpreted_subclasses=True)
class Custom(Leaf):
    """A value of the game's own form, with functions that write it as JSON and read it back.

    `numbers` writes it for learners: always the same number of numbers. A value that is a number needs none. `scales`
    says what each of them can be, if that is known.
    """

    def __init__(
        self,
        name: str,
        python: str,
        empty: str,
        encode: Callable[[Any, Any], Json],
        decode: Callable[[Any, Json, Where], Any],
        typescript: str,
        pieces: tuple[str, Callable[[Any, Any], Sequence[int]]] | None = None,
        numbers: Callable[[Any, Any], list[int]] | None = None,
        scales: Callable[[Any], list[Scale]] | None = None,
        **more: Any,
    ) -> None:
        Leaf.__init__(self, name, python, empty, **more)
        self._scales = scales
        self._encode = encode
        self._decode = decode
        self._typescript = typescript
        self.of = pieces[0] if pieces else ""
        self._pieces = pieces[1] if pieces else None
        self._numbers = (lambda s, value: [value]) if numbers is None and python == "int" else numbers

    def encode(self, s: Any, value: Any) -> Json:
        return self._encode(s, value)

    def decode(self, s: Any, data: Json, where: Where) -> Any:
        return self._decode(s, data, where)

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        return self._pieces(s, self.get(s, i)) if self._pieces else ()

    def vector_length(self, s: Any, i: int) -> int:
        return 0 if self._numbers is None else len(self._numbers(s, self.get(s, i))) + self.secret

    def numbers(self, s: Any, value: Any) -> list[int]:
        return [] if self._numbers is None else self._numbers(s, value)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return super().number_scales(s, i) if self._scales is None else self._scales(s)

    def typescript(self) -> str:
        return self._typescript


@mypyc_attr(allow_interpreted_subclasses=True)
class Internal(Leaf):
    """A leaf in JSON but in no view: something for the rules to remember that the options already show."""

    def __init__(self, leaf: Leaf) -> None:
        super().__init__(leaf.name, leaf.python, leaf.empty, leaf.store, doc=leaf.doc)
        self.leaf = leaf

    def bind(self, fields: Fields, count: str) -> None:
        super().bind(fields, count)
        self.leaf.bind(fields, count)

    def attributes(self) -> Iterator[Attribute]:
        return self.leaf.attributes()

    def stores(self) -> set[str]:
        return set()

    def encode(self, s: Any, value: Any) -> Json:
        return self.leaf.encode(s, value)

    def decode(self, s: Any, data: Json, where: Where) -> Any:
        return self.leaf.decode(s, data, where)

    def view_into(self, s: Any, i: int, seat: int | None, owner: int | None, out: dict[str, Json]) -> None:
        pass

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        return iter(())


@mypyc_attr(allow_interpreted_subclasses=True)
class Derived(Node):
    """A part of the view only: something that everybody could count, given for convenience.

    `value` makes it anew each time: what it returns must not change when the state does. `of`: the attributes of the
    state that it is derived from. If it names none, it is derived anew after every choice.
    """

    def __init__(
        self,
        name: str,
        value: Callable[[Any, int], Json],
        typescript: str,
        by_player: bool = False,
        of: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name)
        self.by_player = (name,) if by_player else ()
        self.of = of
        self.self_contained = bool(of)
        self._value = value
        self._typescript = typescript

    def write_into(self, s: Any, i: int, out: dict[str, Json]) -> None:
        pass

    def json_keys(self) -> tuple[str, ...]:
        return ()

    def read_from(self, s: Any, i: int, data: dict[str, Json], where: Where, strict: bool) -> None:
        pass

    def stores(self) -> set[str]:
        return set(self.of)

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Json:
        return self._value(s, i)

    def compare(self, c: Comparison, i: int, owner: int | None, path: Path, lean: bool = False) -> None:
        if self.secret or c.kept is None:
            super().compare(c, i, owner, path, lean)
            return
        before = c.kept.get((self, i))
        if before is None:
            before = {}
            self.view_into(c.before, i, None, owner, before)
        after = c.kept[self, i] = {}
        self.view_into(c.after, i, None, owner, after)
        if before != after:
            c.add(before, after, path, lean)

    def typescript(self) -> str:
        return self._typescript


@mypyc_attr(allow_interpreted_subclasses=True)
class Cache(Node):
    """An attribute of the state that is derived from others: not in JSON, views or records."""

    def __init__(self, name: str, python: str, empty: str, doc: str = "") -> None:
        super().__init__(name)
        self.attribute = Attribute(name, python, empty, doc)

    def attributes(self) -> Iterator[Attribute]:
        yield self.attribute

    def stores(self) -> set[str]:
        return set()

    def json_keys(self) -> tuple[str, ...]:
        return ()

    def write_into(self, s: Any, i: int, out: dict[str, Json]) -> None:
        pass

    def view_into(self, s: Any, i: int, seat: int | None, owner: int | None, out: dict[str, Json]) -> None:
        pass

    def read_from(self, s: Any, i: int, data: dict[str, Json], where: Where, strict: bool) -> None:
        pass

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        return iter(())
