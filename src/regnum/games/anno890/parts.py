"""What the fields of an 890 position need of their own: Ruins, supplies, and who may see an Apprentice's cards.

Views ask this after every choice; so it is here, where it is compiled, and not in `fields.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from regnum.core.fields import FLAG, Number, One, Scale, refuse
from regnum.games.anno890.box import UNLIMITED

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


class Face(One):
    """The tile on a space: its number, negative where it lies face down as a Ruin (comp.12)."""

    always: tuple[str, ...] = ("tile",)

    def json_keys(self) -> tuple[str, ...]:
        return ("tile", "ruin")

    def write_into(self, s: Any, i: int, out: dict[str, Any]) -> None:
        tile = self.get(s, i)
        out["tile"] = self.id(s, abs(tile))
        out["ruin"] = tile < 0

    def view_into(self, s: Any, i: int, seat: int | None, owner: int | None, out: dict[str, Any]) -> None:
        self.write_into(s, i, out)

    def read_from(self, s: Any, i: int, data: dict[str, Any], where: str, strict: bool) -> None:
        tile = self.find(s, data.get("tile"), f"{where}.tile")
        ruin = data.get("ruin", False)
        if not isinstance(ruin, bool):
            raise refuse(f"{where}.ruin", f"{ruin!r} is neither true nor false")
        if ruin and tile >= s.box.first_castle:
            raise refuse(f"{where}.ruin", "a Castle is never a Ruin (inv.10)")
        self.put(s, i, -tile if ruin else tile)

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        tile = abs(self.get(s, i))
        return (tile,) if tile else ()

    def vector_length(self, s: Any, i: int) -> int:
        return 2

    def numbers(self, s: Any, value: int) -> list[int]:
        """The tile, and whether it is a Ruin."""
        return [abs(value), int(value < 0)]

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, len(self.fields.ids(s, self.of)) - 1, named=True), FLAG]

    def observing(self, start: str, width: str) -> list[str]:
        return [
            f"k = {start}",
            f"for tile in self.{self.store}:",
            "    if tile < 0:",
            "        out[k] = -tile",
            "        out[k + 1] = 1",
            "    else:",
            "        out[k] = tile",
            f"    k += {width}",
        ]

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        yield "tile", "string"
        yield "ruin", "boolean"


class Supply(Number):
    """Tokens left in the supply; an unlimited supply is null in JSON (comp.6, comp.7)."""

    def encode(self, s: Any, value: int) -> int | None:
        return None if value == UNLIMITED else value

    def decode(self, s: Any, data: Any, where: str) -> int:
        limited = s.rulings.limited_nobles if self.name == "nobles" else s.rulings.limited_coins
        return super().decode(s, data, where) if limited else UNLIMITED

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, max(self.high, UNLIMITED))]

    def typescript(self) -> str:
        return "number | null"


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
