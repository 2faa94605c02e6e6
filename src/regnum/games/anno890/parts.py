"""What the fields of an 890 position need of their own: Ruins, supplies, and who may see an Apprentice's cards.

Views ask this after every choice; so it is here, where it is compiled, and not in `fields.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.board.cards import OfContent
from regnum.core.board.given import a_flag, a_list, refuse, whole_number
from regnum.core.board.kinds import FLAG_SCALE, Kind, Number, OneOf, Scale
from regnum.core.board.several import SetOf
from regnum.games.anno890.box import CROPS, UNLIMITED
from regnum.games.anno890.rules.grid import CELLS

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


class Face(OfContent):
    """The tile on a space: its number, negative where it lies face down as a Ruin (comp.12)."""

    def __init__(self) -> None:
        OfContent.__init__(self, "int", "0", "", of="tile")
        self.keys = {"tile": "string", "ruin?": "boolean"}

    def to_json(self, s: Any, value: Any) -> dict[str, Any]:
        return {"tile": self.fields.ids(s, self.of)[abs(value)], "ruin": value < 0}

    def from_json(self, s: Any, data: Any, where: str) -> int:
        tile = self.find(s, data.get("tile"), f"{where}.tile")
        ruin = a_flag(data.get("ruin", False), f"{where}.ruin")
        if ruin and tile >= s.box.first_castle:
            raise refuse(f"{where}.ruin", "a Castle is never a Ruin (inv.10)")
        return -tile if ruin else tile

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        return (abs(value),) if value else ()

    def width(self, s: Any, value: Any) -> int:
        return 2

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(self.fields.ids(s, self.of)) - 1, named=True), FLAG_SCALE]

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """The tile, and whether it is a Ruin."""
        out[at] = abs(value)
        out[at + 1] = int(value < 0)
        return at + 2

    def code(self, value: str) -> list[str]:
        return [
            f"if {value} < 0:",
            f"    out[k] = -{value}",
            "    out[k + 1] = 1",
            "else:",
            f"    out[k] = {value}",
        ]


class Supply(Number):
    """Tokens left in the supply; an unlimited supply is null in JSON (comp.6, comp.7)."""

    def __init__(self, high: int, limited: Callable[[Any], bool]) -> None:
        Number.__init__(self, 0, high)
        self.typescript = "number | null"
        self._limited = limited

    def to_json(self, s: Any, value: Any) -> int | None:
        return None if value == UNLIMITED else value

    def from_json(self, s: Any, data: Any, where: str) -> int:
        return super().from_json(s, data, where) if self._limited(s) else UNLIMITED

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, UNLIMITED)]


class Space(Kind):
    """A space of a Kingdom: its seat from 0, and its number from 1."""

    def __init__(self) -> None:
        Kind.__init__(self, "int", "0", "[number, number]", shift=1)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, CELLS * s.table.seats, named=True, first=1, each=CELLS)]

    def to_json(self, s: Any, value: Any) -> list[int]:
        return [value // CELLS, value % CELLS + 1]

    def from_json(self, s: Any, data: Any, where: str) -> int:
        seat, cell = a_list(data, where, 2)
        return CELLS * whole_number(seat, 0, s.table.seats - 1, where) + whole_number(cell, 1, CELLS, where) - 1


class Crops(SetOf):
    """Some crops, at least one."""

    def __init__(self) -> None:
        SetOf.__init__(self, OneOf(CROPS), lambda s: len(CROPS))

    def from_json(self, s: Any, data: Any, where: str) -> int:
        crops = super().from_json(s, data, where)
        if not crops:
            raise refuse(where, "there are no crops")
        return crops


def whoever_is_asked(s: Anno890, seat: int | None, owner: int | None, size: int) -> int:
    """char.1: the cards an Apprentice has drawn are visible only to the seat that must choose one of them."""
    return size if s.drawn and seat is not None and seat == s.seat else 0


def is_empty(s: Anno890, space: int) -> bool:
    return not s.tiles[space]


def none_is_taken(s: Anno890, _: int) -> bool:
    return not s.taken


def towers(s: Anno890, _: int) -> list[int]:
    return [s.towers_of(seat) for seat in range(s.table.seats)]


def nobles(s: Anno890, _: int) -> list[int]:
    return [s.nobles_of(seat) for seat in range(s.table.seats)]


def defence(s: Anno890, _: int) -> int:
    return s.defence
