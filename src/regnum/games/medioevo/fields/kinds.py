"""What only the fields of Medioevo Universale hold: places, owners, goods, vehicles.

Constructors of base classes are called by name: mypyc does not pass arguments by name through `super()`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.board.given import a_list, an_object, refuse, whole_number
from regnum.core.board.kinds import COUNT_SCALE, FLAG_SCALE, PLAYER, Kind, Number, OneOf, Scale, one_of
from regnum.core.board.several import PLAYERS, ListOf, SetOf
from regnum.games.medioevo.box import EACH_KIND, FLEET, GOODS, LAND, NOTHING, VEHICLES
from regnum.games.medioevo.constants import ABOARD, ABSENT, BANNERS, BARBARIAN, OFF_MAP, UNUSED
from regnum.games.medioevo.rules.war.stacks import ON_FOOT
from regnum.games.medioevo.state import vehicle_id

BARBARIANS: Final = "barbarian"  # as an owner in JSON
MANY: Final = 99_999
FORTUNE: Final = 10**9  # florins
_OFF_MAP_NUMBER: Final = {name: number for number, name in OFF_MAP.items()}


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
    return EACH_KIND * one_of(VEHICLES, kind, where) + whole_number(int(n), 1, EACH_KIND, where) - 1


class Owner(Kind):
    """A player, or the barbarians."""

    def __init__(self, typescript: str = "number | string") -> None:
        Kind.__init__(self, "int", repr(BARBARIAN), typescript, BARBARIAN, -BARBARIAN, as_stored=True)

    def to_json(self, s: Any, value: Any) -> int | str:
        return BARBARIANS if value < 0 else value

    def from_json(self, s: Any, data: Any, where: str) -> int:
        if data == BARBARIANS:
            return BARBARIAN
        if isinstance(data, str):
            raise refuse(where, f"{data!r} is neither a player nor {BARBARIANS!r}")
        return whole_number(data, 0, s.n - 1, where)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(UNUSED - BARBARIAN, s.n - 1 - BARBARIAN, named=True, first=-BARBARIAN)]


class Place(Kind):
    """A place on the map; with `off_map`, also a position off the map such as the reserve."""

    def __init__(self, off_map: bool = False) -> None:
        Kind.__init__(self, "int", repr(ABSENT), "string", ABSENT, -ABSENT, as_stored=True)
        self.off_map = off_map

    def to_json(self, s: Any, value: Any) -> str:
        id: str = OFF_MAP[value] if value < 0 else s.box.place_ids[value]
        return id

    def from_json(self, s: Any, data: Any, where: str) -> int:
        if self.off_map and data in _OFF_MAP_NUMBER:
            return _OFF_MAP_NUMBER[data]
        return find_place(s, data, where)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(min(OFF_MAP) - ABSENT, len(s.box.place_ids) - 1 - ABSENT, named=True)]


class Berth(Place):
    """The position of a banner: a place, or a vehicle of its owner such as ``warship.1``.

    A vehicle is read as one of the first player's.
    """

    def __init__(self) -> None:
        Place.__init__(self, off_map=True)

    def to_json(self, s: Any, value: Any) -> str:
        return vehicle_id(value - ABOARD) if value >= ABOARD else super().to_json(s, value)

    def from_json(self, s: Any, data: Any, where: str) -> int:
        if isinstance(data, str) and "." in data:
            return ABOARD + find_vehicle(data, where)
        return super().from_json(s, data, where)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        # Too many for one of several things.
        return [Scale(min(OFF_MAP) - ABSENT, ABOARD + FLEET * s.n - 1 - ABSENT, first=ABOARD - ABSENT, each=FLEET)]


class PlacesInOrder(ListOf):
    """Places on the map, in their order."""

    def __init__(self) -> None:
        ListOf.__init__(self, Place())

    def width(self, s: Any, value: Any) -> int:
        return len(s.box.place_ids)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [COUNT_SCALE] * len(s.box.place_ids)

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """For each place of the map how often it is named."""
        for place in value:
            out[at + i64(place)] += 1
        return at + i64(len(s.box.place_ids))


def some_of(names: Sequence[str]) -> SetOf:
    """Some of several names."""
    return SetOf(OneOf(names), lambda s: len(names))


SOME_PLACES: Final = SetOf(Place(), lambda s: len(s.box.place_ids))


class Vehicle(Kind):
    """A vehicle of one player, such as ``warship.1``; read as a slot of the first player."""

    def __init__(self) -> None:
        Kind.__init__(self, "int", "-1", "string")

    def to_json(self, s: Any, value: Any) -> str:
        return vehicle_id(value)

    def from_json(self, s: Any, data: Any, where: str) -> int:
        return find_vehicle(data, where)


class OwnVehicles(ListOf):
    """Vehicles of one player."""

    def __init__(self) -> None:
        ListOf.__init__(self, Vehicle())

    def width(self, s: Any, value: Any) -> int:
        return FLEET

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [FLAG_SCALE] * FLEET

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        for slot in value:
            out[at + i64(slot % FLEET)] = 1
        return at + FLEET


class Amounts(Kind):
    """Several numbers next to each other; `n` says how many."""

    def __init__(self, n: Callable[[Any], int], python: str, empty: str, typescript: str) -> None:
        Kind.__init__(self, python, empty, typescript)
        self.n = n

    def is_nothing(self, value: Any) -> bool:
        return not any(value)

    def width(self, s: Any, value: Any) -> int:
        return self.n(s)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [COUNT_SCALE] * self.n(s)

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        for number in value:
            out[at] = number
            at += 1
        return at


class Goods(Amounts):
    """Amounts of the nine goods; JSON lists only those above zero."""

    def __init__(self) -> None:
        Amounts.__init__(self, lambda s: len(GOODS), "tuple[int, ...]", "NOTHING", "Record<string, number>")
        self.nothing = self.supposed = NOTHING

    def to_json(self, s: Any, value: Any) -> dict[str, int]:
        return {good: n for good, n in zip(GOODS, value, strict=True) if n}

    def from_json(self, s: Any, data: Any, where: str) -> tuple[int, ...]:
        found = an_object(data, where, GOODS)
        return tuple([whole_number(found.get(good, 0), 0, MANY, where) for good in GOODS])


class ForEach(Amounts):
    """A number for each player."""

    def __init__(self) -> None:
        Amounts.__init__(self, lambda s: int(s.n), "tuple[int, ...]", "()", "number[]")
        self.by_player = True

    def to_json(self, s: Any, value: Any) -> list[int]:
        return list(value)

    def from_json(self, s: Any, data: Any, where: str) -> tuple[int, ...]:
        return tuple([whole_number(n, 0, MANY, where) for n in a_list(data, where, s.n)])


class PlayersForEach(ListOf):
    """Some players for each player."""

    def __init__(self) -> None:
        ListOf.__init__(self, PLAYERS)

    def width(self, s: Any, value: Any) -> int:
        return int(s.n * s.n)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [FLAG_SCALE] * self.width(s, value)

    def sources(self, s: Any, width: int, was: Sequence[int]) -> Sequence[int]:
        return [len(was) * one + other for one in was for other in was]

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        for one in value:
            at = self.each.write(s, one, out, at)
        return at


class Towards(Amounts):
    """A player's numbers towards all players; JSON has an empty list if all are zero."""

    def __init__(self) -> None:
        Amounts.__init__(self, lambda s: int(s.n), "list[int]", "[0]", "number[]")
        self.by_player = True

    def to_json(self, s: Any, value: Any) -> list[int]:
        return value if any(value) else []

    def from_json(self, s: Any, data: Any, where: str) -> list[int]:
        return [whole_number(n, 0, MANY, where) for n in a_list(data, where)] or [0] * s.n


class Pieces(Amounts):
    """Counts by kind of piece; JSON lists every piece by name."""

    def __init__(self, names: Sequence[str]) -> None:
        Amounts.__init__(self, lambda s: len(names), "list[int]", "[0]", "string[]")
        self._names = names
        self.supposed = [0] * len(names)

    def to_json(self, s: Any, value: Any) -> list[str]:
        return [name for name, n in zip(self._names, value, strict=True) for _ in range(n)]

    def from_json(self, s: Any, data: Any, where: str) -> list[int]:
        found = [0] * len(self._names)
        for name in a_list(data, where):
            found[one_of(self._names, name, where)] += 1
        return found


class Answers(Amounts):
    """Standing orders: the questions that a player has answered in advance, with the answers."""

    def __init__(self, questions: Sequence[str], answers: Sequence[Sequence[str]]) -> None:
        Amounts.__init__(self, lambda s: len(questions), "list[int]", "[0]", "Record<string, string>")
        self._questions = questions
        self._answers = answers

    def to_json(self, s: Any, value: Any) -> dict[str, str]:
        return {self._questions[n]: self._answers[n][answer] for n, answer in enumerate(value) if answer}

    def from_json(self, s: Any, data: Any, where: str) -> list[int]:
        found = [0] * len(self._questions)
        for question, answer in an_object(data, where).items():
            n = one_of(self._questions, question, where)
            found[n] = one_of(self._answers[n], answer, f"{where}.{question}")
        return found

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(answers) - 1, named=True) for answers in self._answers]


class Banner(Kind):
    """The banner of an attacker: JSON numbers it from 1 among the attacker's, with 0 for none; -1 is none in the state.

    It is read as one of the first player's.
    """

    def __init__(self, each: int) -> None:
        Kind.__init__(self, "int", "-1", "number", -1, shift=1)
        self.each = each

    def to_json(self, s: Any, value: Any) -> int:
        return value % self.each + 1 if value >= 0 else 0

    def from_json(self, s: Any, data: Any, where: str) -> int:
        return whole_number(data, 0, self.each, where) - 1

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, self.each * s.n, named=True, first=1, each=self.each)]


class Names(OneOf):
    """A field of a step: a name, or null for none."""

    def __init__(self, names: Sequence[str] | Callable[[Any], Sequence[str]]) -> None:
        OneOf.__init__(self, names, none=-1)

    def to_json(self, s: Any, value: Any) -> str | None:
        return None if value < 0 else self.names(s)[value]


class Slot(Kind):
    """A field of a step: one of the `each` slots that every player has for such pieces, or null for none."""

    def __init__(self, each: int) -> None:
        Kind.__init__(self, "int", "-1", "number | null", -1, shift=1)
        self.each = each

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, self.each * s.table.seats, named=True, first=1, each=self.each)]

    def to_json(self, s: Any, value: Any) -> int | None:
        return None if value < 0 else value

    def from_json(self, s: Any, data: Any, where: str) -> int:
        return -1 if data is None else whole_number(data, 0, self.each * s.table.seats - 1, where)


class Mask(SetOf):
    """A field of a step: players as bits, which JSON has as one number."""

    def __init__(self) -> None:
        SetOf.__init__(self, PLAYER, lambda s: int(s.table.players))

    def to_json(self, s: Any, value: Any) -> int:
        return int(value)

    def from_json(self, s: Any, data: Any, where: str) -> int:
        return whole_number(data, 0, (1 << s.table.players) - 1, where)


class Holder(Number):
    """A field of a step: what holds armies, as `rules.war.stacks` numbers it.

    Learners see three numbers, from 1: a land, the slot of a vehicle, the slot of a banner.
    """

    def __init__(self) -> None:
        Number.__init__(self, high=None)
        self.nothing = None

    def width(self, s: Any, value: Any) -> int:
        return 3

    def scales(self, s: Any, value: Any) -> list[Scale]:
        slots = [Scale(0, each * s.n, named=True, first=1, each=each) for each in (FLEET, BANNERS)]
        return [Scale(0, LAND, named=True), *slots]

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        if value < LAND:
            out[at] = value + 1
        elif ABOARD <= value < ABOARD + FLEET * s.n:
            out[at + 1] = value - ABOARD + 1
        elif ON_FOOT <= value < ON_FOOT + BANNERS * s.n:
            out[at + 2] = value - ON_FOOT + 1
        return at + 3
