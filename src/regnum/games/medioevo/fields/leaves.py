"""Field types of Medioevo Universale: named numbers, places, owners, goods.

Constructors of base classes are called by name: see `regnum.core.fields.leaves`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.fields import (
    COUNT,
    FLAG,
    Attribute,
    Leaf,
    Number,
    Players,
    Scale,
    a_list,
    an_object,
    bits_set,
    refuse,
    whole_number,
)
from regnum.core.fields.column import Column
from regnum.games.medioevo.box import EACH_KIND, FLEET, GOODS, NOTHING, VEHICLES
from regnum.games.medioevo.constants import ABSENT, BARBARIAN, OFF_MAP, UNUSED
from regnum.games.medioevo.state import vehicle_id

BARBARIANS: Final = "barbarian"  # as an owner in JSON
MANY: Final = 99_999
FORTUNE: Final = 10**9  # florins
_OFF_MAP_NUMBER: Final = {name: number for number, name in OFF_MAP.items()}

Words = Callable[[Any], Sequence[str]]


def find_word(words: Sequence[str], word: Any, where: str) -> int:
    """The index of `word` in `words`."""
    if word not in words:
        raise refuse(where, f"there is no {word!r}")
    return words.index(word)


def find_place(s: Any, id: Any, where: str) -> int:
    """The number of a place on the map."""
    found: int | None = s.box.place_number.get(id) if isinstance(id, str) else None
    if found is None:
        raise refuse(where, f"there is no place {id!r}")
    return found


def find_vehicle(id: Any, where: str) -> int:
    """The slot of a vehicle such as ``warship.1``, among its owner's slots."""
    kind, _, n = id.partition(".") if isinstance(id, str) else ("", "", "")
    if not n.isdecimal():
        raise refuse(where, f"there is no vehicle {id!r}")
    return EACH_KIND * find_word(VEHICLES, kind, where) + whole_number(int(n), 1, EACH_KIND, where) - 1


class OneOf(Number):
    """One of several named values, stored as an index; index 0 may have an empty name and mean none."""

    def __init__(self, name: str, words: Sequence[str] | Words, **more: Any) -> None:
        Number.__init__(self, name, **more)
        self._words = words

    def words(self, s: Any) -> Sequence[str]:
        """The names, by index."""
        return self._words(s) if callable(self._words) else self._words

    def encode(self, s: Any, value: int) -> str:
        return self.words(s)[value]

    def decode(self, s: Any, data: Any, where: str) -> int:
        return find_word(self.words(s), data, where)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, len(self.words(s)) - 1, named=True)]

    def typescript(self) -> str:
        return "string"


class Bits(Leaf):
    """A set of named values, stored as bits."""

    def __init__(self, name: str, words: Sequence[str], **more: Any) -> None:
        Leaf.__init__(self, name, "int", "0", supposed=0, **more)
        self.nothing = 0
        self._words = words
        self.bits = len(words)

    def encode(self, s: Any, value: int) -> list[str]:
        return [self._words[n] for n in bits_set(value)] if value else []

    def decode(self, s: Any, data: Any, where: str) -> int:
        bits = 0
        for word in a_list(data, where):
            bits |= 1 << find_word(self._words, word, where)
        return bits

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [FLAG] * len(self._words)

    def typescript(self) -> str:
        return "string[]"


class Truth(Number):
    """A boolean, stored as 0 or 1."""

    def encode(self, s: Any, value: int) -> bool:
        return bool(value)

    def decode(self, s: Any, data: Any, where: str) -> int:
        if not isinstance(data, bool):
            raise refuse(where, f"{data!r} is neither true nor false")
        return int(data)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [FLAG]

    def typescript(self) -> str:
        return "boolean"


class Owner(Number):
    """A player, or the barbarians."""

    def __init__(self, name: str, **more: Any) -> None:
        Number.__init__(self, name, empty=BARBARIAN, **more)
        self.shift = -BARBARIAN

    def encode(self, s: Any, value: int) -> int | str:
        return BARBARIANS if value < 0 else value

    def decode(self, s: Any, data: Any, where: str) -> int:
        if data == BARBARIANS:
            return BARBARIAN
        if isinstance(data, str):
            raise refuse(where, f"{data!r} is neither a player nor {BARBARIANS!r}")
        return whole_number(data, 0, s.n - 1, where)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(UNUSED - BARBARIAN, s.n - 1 - BARBARIAN, named=True)]

    def typescript(self) -> str:
        return "number | string"


class Place(Number):
    """A place on the map; with `off_map`, also a position off the map such as the reserve."""

    def __init__(self, name: str, off_map: bool = False, **more: Any) -> None:
        Number.__init__(self, name, empty=ABSENT, **more)
        self.shift = -ABSENT
        self.off_map = off_map

    def encode(self, s: Any, value: int) -> str:
        id: str = s.place_id(value)
        return id

    def decode(self, s: Any, data: Any, where: str) -> int:
        if self.off_map and data in _OFF_MAP_NUMBER:
            return _OFF_MAP_NUMBER[data]
        return find_place(s, data, where)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(min(OFF_MAP) - ABSENT, len(s.box.place_ids) - 1 - ABSENT, named=True)]

    def typescript(self) -> str:
        return "string"


class SeveralPlaces(Leaf):
    """Places on the map, stored in order or, with `bits`, as bits."""

    def __init__(self, name: str, bits: bool = False, **more: Any) -> None:
        Leaf.__init__(self, name, "int" if bits else "tuple[int, ...]", "0" if bits else "()", **more)
        self.bits = bits
        self.nothing = 0 if bits else ()

    def encode(self, s: Any, value: Any) -> list[str]:
        ids = s.box.place_ids
        return [ids[place] for place in (bits_set(value) if self.bits else value)]

    def decode(self, s: Any, data: Any, where: str) -> Any:
        found = [find_place(s, id, where) for id in a_list(data, where)]
        return sum(1 << place for place in set(found)) if self.bits else tuple(found)

    def vector_length(self, s: Any, i: int) -> int:
        return len(s.box.place_ids)

    def numbers(self, s: Any, value: Any) -> list[int]:
        """For each place of the map how often it is named."""
        found = [0] * len(s.box.place_ids)
        for place in bits_set(value) if self.bits else value:
            found[place] += 1
        return found

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [COUNT] * len(s.box.place_ids)

    def typescript(self) -> str:
        return "string[]"


class Goods(Leaf):
    """Amounts of the nine goods; JSON lists only those above zero."""

    def __init__(self, name: str, **more: Any) -> None:
        Leaf.__init__(self, name, "tuple[int, ...]", "NOTHING", supposed=NOTHING, **more)
        self.listed = True
        self.nothing = NOTHING

    def encode(self, s: Any, value: tuple[int, ...]) -> dict[str, int]:
        return {good: n for good, n in zip(GOODS, value, strict=True) if n} if any(value) else {}

    def decode(self, s: Any, data: Any, where: str) -> tuple[int, ...]:
        found = an_object(data, where)
        for good in found:
            find_word(GOODS, good, where)
        return tuple([whole_number(found.get(good, 0), 0, MANY, where) for good in GOODS])

    def vector_length(self, s: Any, i: int) -> int:
        return len(GOODS)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [COUNT] * len(GOODS)

    def typescript(self) -> str:
        return "Record<string, number>"


class OwnVehicles(Leaf):
    """Vehicles of one player, such as ``warship.1``; decoded as slots of the first player."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "tuple[int, ...]", "()")

    def encode(self, s: Any, value: tuple[int, ...]) -> list[str]:
        return [vehicle_id(slot) for slot in value]

    def decode(self, s: Any, data: Any, where: str) -> tuple[int, ...]:
        return tuple([find_vehicle(id, where) for id in a_list(data, where)])

    def vector_length(self, s: Any, i: int) -> int:
        return FLEET

    def numbers(self, s: Any, value: tuple[int, ...]) -> list[int]:
        named = [slot % FLEET for slot in value]
        return [int(slot in named) for slot in range(FLEET)]

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [FLAG] * FLEET

    def typescript(self) -> str:
        return "string[]"


class Numbers(Leaf):
    """A number for each player; with `players`, a list of players for each."""

    def __init__(self, name: str, players: bool = False) -> None:
        super().__init__(name, "tuple[int, ...]", "()")
        self.players = Players(name) if players else None

    def encode(self, s: Any, value: tuple[int, ...]) -> list[Any]:
        return [self.players.encode(s, one) for one in value] if self.players else list(value)

    def decode(self, s: Any, data: Any, where: str) -> tuple[int, ...]:
        found = a_list(data, where, s.n)
        if self.players:
            return tuple([self.players.decode(s, one, where) for one in found])
        return tuple([whole_number(n, 0, MANY, where) for n in found])

    def vector_length(self, s: Any, i: int) -> int:
        return int(s.n) * (self.players.vector_length(s, i) if self.players else 1)

    def numbers(self, s: Any, value: tuple[int, ...]) -> list[int]:
        return [n for one in value for n in self.players.numbers(s, one)] if self.players else list(value)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [FLAG if self.players else COUNT] * self.vector_length(s, i)

    def typescript(self) -> str:
        return "number[][]" if self.players else "number[]"


@mypyc_attr(allow_interpreted_subclasses=True)  # or its constructor could not be called by its name
class Block(Leaf):
    """Several numbers per player in one flat list; `width` is the source code of the number per player."""

    def __init__(self, name: str, width: str, size: Callable[[Any], int], **more: Any) -> None:
        Leaf.__init__(self, name, "list[int]", "0", **more)
        self.listed = True
        self.width = width
        self.length = size

    def attributes(self) -> Iterator[Attribute]:
        yield Attribute(self.store, "list[int]", f"[0] * ({self.width} * {self.count})", self.doc)

    def get(self, s: Any, i: int) -> list[int]:
        n = self.length(s)
        found: list[int] = getattr(s, self.store)[n * i : n * (i + 1)]
        return found

    def put(self, s: Any, i: int, value: Sequence[int]) -> None:
        n = self.length(s)
        getattr(s, self.store)[n * i : n * (i + 1)] = value

    def vector_length(self, s: Any, i: int) -> int:
        return self.length(s) + self.secret

    def observe(self, s: Any, column: Column, seat: int | None, out: vec[i32], at: i64) -> None:
        if self.secret or any(getattr(s, self.store)):
            super().observe(s, column, seat, out, at)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [COUNT] * self.length(s)


class Towards(Block):
    """A player's numbers towards all players; JSON has an empty list if all are zero."""

    def __init__(self, name: str, **more: Any) -> None:
        Block.__init__(self, name, "table.players", lambda s: s.n, **more)

    def encode(self, s: Any, value: list[int]) -> list[int]:
        return value if any(value) else []

    def decode(self, s: Any, data: Any, where: str) -> list[int]:
        found = [whole_number(n, 0, MANY, where) for n in a_list(data, where)]
        if found and len(found) != s.n:
            raise refuse(where, f"there are {len(found)}, not {s.n}")
        return found or [0] * s.n

    def typescript(self) -> str:
        return "number[]"


class Pieces(Block):
    """Counts by kind of piece; JSON lists every piece by name."""

    def __init__(self, name: str, words: Sequence[str], **more: Any) -> None:
        Block.__init__(self, name, str(len(words)), lambda s: len(words), supposed=[0] * len(words), **more)
        self._words = words

    def encode(self, s: Any, value: list[int]) -> list[str]:
        return [word for word, n in zip(self._words, value, strict=True) for _ in range(n)] if any(value) else []

    def alternatives(self, s: Any, i: int) -> list[list[int]]:
        return [[0] * len(self._words), [1] * len(self._words)]

    def decode(self, s: Any, data: Any, where: str) -> list[int]:
        found = [0] * len(self._words)
        for word in a_list(data, where):
            found[find_word(self._words, word, where)] += 1
        return found

    def typescript(self) -> str:
        return "string[]"


class Answers(Block):
    """Standing orders: the questions that a player has answered in advance, with the answers."""

    def __init__(self, name: str, questions: Sequence[str], answers: Sequence[Sequence[str]], **more: Any) -> None:
        Block.__init__(self, name, str(len(questions)), lambda s: len(questions), **more)
        self._questions = questions
        self._answers = answers

    def encode(self, s: Any, value: list[int]) -> dict[str, str]:
        if not any(value):
            return {}
        return {self._questions[n]: self._answers[n][answer] for n, answer in enumerate(value) if answer}

    def decode(self, s: Any, data: Any, where: str) -> list[int]:
        found = [0] * len(self._questions)
        for question, answer in an_object(data, where).items():
            n = find_word(self._questions, question, where)
            found[n] = find_word(self._answers[n], answer, f"{where}.{question}")
        return found

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, len(answers) - 1, named=True) for answers in self._answers]

    def typescript(self) -> str:
        return "Record<string, string>"
