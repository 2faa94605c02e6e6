"""Kinds of value that are several values of another kind: a set, a list, an order of the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.board.given import Json, Where, a_list
from regnum.core.board.kinds import COUNT_SCALE, FLAG_SCALE, PLAYER, Kind, Player, Scale
from regnum.core.board.stores import bits_set

if TYPE_CHECKING:
    from regnum.core.board.fields import Fields

SMALL: Final = 1 << 60  # bits that fit a machine word


@mypyc_attr(allow_interpreted_subclasses=True)
class SetOf(Kind):
    """Some of the things that `each` can be, which are numbered from 0, as bits; `n` says how many there are."""

    def __init__(self, each: Kind, n: Callable[[Any], int]) -> None:
        Kind.__init__(self, "int", "0", f"{each.typescript}[]", 0)
        self.each = each
        self.n = n
        self.by_player = isinstance(each, Player)

    def to_json(self, s: Any, value: Any) -> Json:
        return [self.each.to_json(s, one) for one in bits_set(value)] if value else []

    def from_json(self, s: Any, data: Json, where: Where) -> int:
        bits = 0
        for one in a_list(data, where):
            bits |= 1 << self.each.from_json(s, one, where)
        return bits

    def width(self, s: Any, value: Any) -> int:
        return self.n(s)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [FLAG_SCALE] * self.n(s)

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        k: i64 = at
        if value < SMALL:
            bits: i64 = value
            while bits:
                out[k] = i32(bits & 1)
                bits >>= 1
                k += 1
        else:
            for one in bits_set(value):
                out[at + i64(one)] = 1
        return at + i64(self.n(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class ListOf(Kind):
    """Several values of one kind, as a tuple. `most`: how many of them learners see, with their number in front."""

    def __init__(self, each: Kind, most: int = 0) -> None:
        inner = f"({each.typescript})[]" if " " in each.typescript else f"{each.typescript}[]"
        Kind.__init__(self, f"tuple[{each.python}, ...]", "()", inner, ())
        self.each = each
        self.most = most

    def bind(self, fields: Fields) -> None:
        self.each.bind(fields)

    def to_json(self, s: Any, value: Any) -> Json:
        return [self.each.to_json(s, one) for one in value] if value else []

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        return tuple([self.each.from_json(s, one, f"{where}[{n}]") for n, one in enumerate(a_list(data, where))])

    def width(self, s: Any, value: Any) -> int:
        return 1 + self.most * self.each.width(s, None) if self.most else 0

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [COUNT_SCALE, *self.each.scales(s, None) * self.most] if self.most else []

    def sources(self, s: Any, width: int, was: Sequence[int]) -> Sequence[int]:
        if self.by_player or not self.most:
            return Kind.sources(self, s, width, was)
        wide = self.each.width(s, None)
        inner = self.each.sources(s, wide, was)
        return [0, *[1 + n * wide + one for n in range(self.most) for one in inner]]

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        out[at] = len(value)
        at += 1
        for one in value[: self.most]:
            at = self.each.write(s, one, out, at)
        return at


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(ListOf):
    """Players in an order."""

    def __init__(self, empty: str = "()") -> None:
        ListOf.__init__(self, PLAYER)
        self.empty = empty
        self.by_player = True

    def width(self, s: Any, value: Any) -> int:
        return int(s.table.players)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        players: int = s.table.players
        return [Scale(0, players)] * players

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """For each player the place from 1, or 0."""
        for place, player in enumerate(value, 1):
            out[at + i64(player)] = place
        return at + i64(s.table.players)


PLAYERS: Final = SetOf(PLAYER, lambda s: int(s.table.players))
