"""What a value is: a number, a flag, a player, a name, or a value of a game's own form.

A kind knows how a value is written as JSON and read back, its type in TypeScript, and its numbers for learners. The
fields of a board and those of steps use the same kinds; cards and other components are in `cards`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Union

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.board.given import Json, Where, a_flag, refuse, whole_number

if TYPE_CHECKING:
    from regnum.core.board.fields import Fields

# Fixed names, or names that depend on the state (its box).
Names = Union[Sequence[str], Callable[[Any], Sequence[str]]]


class Scale:
    """What a number for learners can be: an amount from `low` to `high` or, if `named`, one of several things.

    The lowest of several things is the absence of any, where there is such a thing. Where it names a player or
    something of a player's, `first` is the number that stands for the first thing of the first player, `each` how many
    stand for things of the same player.
    """

    __slots__ = ("each", "first", "high", "low", "named")

    def __init__(self, low: int, high: int, named: bool = False, first: int | None = None, each: int = 1) -> None:
        self.low: Final = low
        self.high: Final = high
        self.named: Final = named
        self.first: Final = first
        self.each: Final = each


LARGEST: Final = 2**31 - 1
FLAG_SCALE: Final = Scale(0, 1)
COUNT_SCALE: Final = Scale(0, LARGEST)
ANYTHING: Final = Scale(-LARGEST, LARGEST)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value is.

    `python` and `empty`: its type in the state and the code of its value on an empty table. `typescript`: its type in
    views. `nothing`: its empty value, if there is one alone. `shift`: it has one number for
    learners, which is its value with this added.
    """

    # All set here and none by the class: compiled code does not see the class attributes of a kind that stays Python.
    def __init__(
        self,
        python: str,
        empty: str,
        typescript: str,
        nothing: Any = None,
        shift: int | None = None,
        of: str = "",
        as_stored: bool = False,
    ) -> None:
        self.python = python
        self.empty = empty
        self.typescript = typescript
        self.nothing = nothing
        self.supposed = nothing  # what somebody assumes who may not know it
        self.shift = shift
        self.of = of  # the kind of component that it holds
        self.as_stored = as_stored  # whether JSON has the value as the state does, so that its comment is true of both
        self.dealt = False  # whether a hidden one is dealt, as cards
        self.by_player = False  # whether it has one number for each player
        self.keys: dict[str, str] = {}  # if it is shown as several keys of the enclosing object: their types

    def bind(self, fields: Fields) -> None:
        """Attach to the fields that it is among."""

    def to_json(self, s: Any, value: Any) -> Json:
        """A value as JSON."""
        return value

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        """The inverse of `to_json`; raises `BadInput` for an invalid value."""
        raise NotImplementedError

    def is_nothing(self, value: Any) -> bool:
        """Whether it is empty: its numbers are all zero, and lean groups leave it out."""
        return bool(value == self.nothing)

    def size(self, value: Any) -> int:
        """How many components there are to know."""
        return 1

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        """The numbers of the components that it holds."""
        return ()

    def width(self, s: Any, value: Any) -> int:
        """How many numbers it has for learners, the same for any value at the table; none for what is in no view."""
        return 0 if self.shift is None else 1

    def scales(self, s: Any, value: Any) -> list[Scale]:
        """What each of these numbers can be."""
        return [ANYTHING] * self.width(s, value)

    def sources(self, s: Any, width: int, was: Sequence[int]) -> Sequence[int]:
        """For each of these numbers, which of them comes there if the players change places: `was[p]` becomes `p`."""
        return was if self.by_player else range(width)

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """Write these numbers into `out`, which is zero there, from `at`; returns where they end."""
        assert self.shift is not None
        number: int = value
        out[at] = number + self.shift
        return at + 1

    def code(self, value: str) -> list[str]:
        """The same as code that writes the expression `value` from `k`; empty if it is not simple enough."""
        return [] if self.shift is None else [f"out[k] = {value}{f' + {self.shift}' if self.shift else ''}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A whole number within limits; the upper one may depend on the state, or there may be none."""

    def __init__(
        self, low: int = 0, high: int | Callable[[Any], int] | None = 999, empty: int = 0, start: str = ""
    ) -> None:
        Kind.__init__(self, "int", start or repr(empty), "number", 0, 0, as_stored=True)
        self.low = low
        self.high = high
        self.supposed = empty

    def highest(self, s: Any) -> int | None:
        return self.high(s) if callable(self.high) else self.high

    def from_json(self, s: Any, data: Json, where: Where) -> int:
        return whole_number(data, self.low, self.highest(s), where)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        high = self.highest(s)
        return [Scale(self.low, LARGEST if high is None else high)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Kind):
    """True or false; `stored` as a Boolean or as 0 and 1."""

    def __init__(self, stored: str = "bool") -> None:
        is_number = stored == "int"
        Kind.__init__(self, stored, "0" if is_number else "False", "boolean", 0 if is_number else False, 0)
        self.as_stored = True
        self.is_number = is_number

    def to_json(self, s: Any, value: Any) -> Json:
        return bool(value)

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        found = a_flag(data, where)
        if self.is_number:  # compiled, a conditional expression would make both an int
            return int(found)
        return found

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [FLAG_SCALE]

    def code(self, value: str) -> list[str]:
        return [f"out[k] = int({value})"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Kind):
    """A player by number; if `optional`, a negative number stands for nobody."""

    def __init__(self, optional: bool = False) -> None:
        Kind.__init__(
            self,
            "int",
            "-1" if optional else "0",
            "number | null" if optional else "number",
            -1 if optional else None,
            1,
        )
        self.as_stored = True
        self.optional = optional

    def to_json(self, s: Any, value: Any) -> Json:
        return None if value < 0 else value

    def from_json(self, s: Any, data: Json, where: Where) -> int:
        if data is None and self.optional:
            return -1
        return whole_number(data, 0, s.table.players - 1, where)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, s.table.players, named=True, first=1)]


class Seat(Player):
    """A player who is not an automaton."""

    def from_json(self, s: Any, data: Json, where: Where) -> int:
        return whole_number(data, 0, s.table.seats - 1, where)


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Kind):
    """A text, which can be anything and therefore has no numbers."""

    def __init__(self) -> None:
        Kind.__init__(self, "str", '""', "string", "", as_stored=True)

    def from_json(self, s: Any, data: Json, where: Where) -> str:
        if not isinstance(data, str):
            raise refuse(where, f"{data!r} is not a text")
        return data


COUNT: Final = Number()
FLAG: Final = Flag()
PLAYER: Final = Player()
SOMEBODY: Final = Player(optional=True)  # or nobody
TEXT: Final = Text()


def one_of(names: Sequence[str], name: Json, where: Where) -> int:
    """The index of `name` in `names`."""
    if name not in names:
        raise refuse(where, f"there is no {name!r}")
    return names.index(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Kind):
    """One of several names, stored by index. `none`: the number that stands for none of them (JSON null), if any."""

    def __init__(self, names: Names, none: int | None = None, typescript: str = "string") -> None:
        shift = 0 if none is None else -none
        Kind.__init__(self, "int", repr(-shift), typescript, -shift, shift, as_stored=True)
        self._names = names
        self.none = none

    def names(self, s: Any) -> Sequence[str]:
        return self._names(s) if callable(self._names) else self._names

    def to_json(self, s: Any, value: Any) -> Json:
        return None if value == self.none else self.names(s)[value]

    def from_json(self, s: Any, data: Json, where: Where) -> int:
        if data is None and self.none is not None:
            return self.none
        return one_of(self.names(s), data, where)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(self.names(s)) - 1 + (self.shift or 0), named=True)]
