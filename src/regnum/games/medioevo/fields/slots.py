"""Vehicles, banners and engines: each player has numbered slots for them; JSON lists the pieces in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.fields import Attribute, Bit, Leaf, Node, Number, Scale, a_list, an_object, refuse, whole_number
from regnum.core.fields.column import Column
from regnum.core.fields.comparison import Comparison
from regnum.core.fields.node import named
from regnum.core.knowledge import owner_only
from regnum.games.medioevo.box import EACH_KIND, FLEET, VEHICLES
from regnum.games.medioevo.constants import ABOARD, ABSENT, BANNERS, ENGINES, MARKS, OFF_MAP, RESERVE
from regnum.games.medioevo.fields.leaves import MANY, Bits, Goods, Place, Truth, find_vehicle, find_word
from regnum.games.medioevo.state import vehicle_id

if TYPE_CHECKING:
    from regnum.core.fields import Fields


class Berth(Place):
    """The position of a banner: a place, or a vehicle of its owner such as ``warship.1``."""

    def encode(self, s: Any, value: int) -> str:
        return vehicle_id(value - ABOARD) if value >= ABOARD else super().encode(s, value)

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        if isinstance(data, str) and "." in data:
            self.put(s, i, ABOARD + FLEET * (i // BANNERS) + find_vehicle(data, where))
        else:
            super().read(s, i, data, where, strict)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        # Too many for one of several things.
        return [Scale(min(OFF_MAP) - ABSENT, ABOARD + FLEET * s.n - 1 - ABSENT)]


class Piece(Leaf):
    """The piece in one slot with all its parts. 6.03.f: in reserve it is hidden behind its owner's panel.

    Seats that may not see it assume that the slot is empty.
    """

    def __init__(self, parts: tuple[Leaf, ...]) -> None:
        super().__init__("", "", "", parts[0].store, owner_only, supposed=[part.supposed for part in parts])
        self.parts = parts

    def size(self, s: Any, i: int) -> int:
        return 1 if getattr(s, self.store)[i] == RESERVE else 0

    def get(self, s: Any, i: int) -> list[Any]:
        return [part.get(s, i) for part in self.parts]

    def vector_length(self, s: Any, i: int) -> int:
        return sum(part.vector_length(s, i) for part in self.parts)

    def numbers(self, s: Any, value: list[Any]) -> list[int]:
        return [n for part, one in zip(self.parts, value, strict=True) for n in part.numbers(s, one)]

    def observe(self, s: Any, column: Column, seat: int | None, out: vec[i32], at: i64) -> None:
        places: list[int] = getattr(s, self.store)
        slots = [
            n for n, place in enumerate(places) if place != ABSENT and (place != RESERVE or column.owners[n] == seat)
        ]
        for part in self.parts:
            at = part.write_entries(s, slots, out, at, column.width)

    def vector(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[int]:
        """A piece in reserve looks to others like an empty slot: not even that it is there may be known."""
        return self.numbers(s, self.get(s, i) if self.is_open(s, i, seat, owner) else self.supposed)

    def scales(self, s: Any, i: int) -> list[Scale]:
        return [scale for part in self.parts for scale in part.number_scales(s, i)]

    def alternatives(self, s: Any, i: int) -> list[Any]:
        return [self.supposed, self.get(s, i)]

    def put(self, s: Any, i: int, value: list[Any]) -> None:
        for part, one in zip(self.parts, value, strict=True):
            part.put(s, i, one)


class Owned(Node):
    """A player's pieces in `width` slots, identified in JSON by `n` and, with `kinds`, also by kind.

    JSON has the place of each piece, then its non-empty parts. `unsaid` holds the defaults of left-out parts whose
    default is not the empty value.
    """

    def __init__(
        self, name: str, width: int, *parts: Leaf, kinds: bool = False, unsaid: dict[str, Any] | None = None
    ) -> None:
        super().__init__(name)
        self.width = width
        self.parts = parts
        self.kinds = kinds
        self.unsaid: dict[str, Any] = unsaid or {}
        self.piece = Piece(parts)
        self.secret = True
        self._keys = frozenset(("n", *(("kind",) if kinds else ()), *(part.name for part in parts)))

    def bind(self, fields: Fields, count: str) -> None:
        self.piece.bind(fields, count)
        for part in self.parts:
            part.bind(fields, f"{self.width} * {count}")

    def attributes(self) -> Iterator[Attribute]:
        for part in self.parts:
            yield from part.attributes()

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        for slot in range(self.width * i, self.width * (i + 1)):
            yield self.piece, slot, owner

    def encoded(self, path: str, lists: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...], Leaf]]:
        yield named(path, self.name), (*lists, self.width), self.piece

    def may_hold(self, kind: str) -> bool:
        return False

    def secret_leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        first, places = self.width * i, getattr(s, self.piece.store)
        if RESERVE in places:
            for slot in range(first, first + self.width):
                if places[slot] == RESERVE:
                    yield self.piece, slot, owner

    def note_reads(self, numbers: dict[str, int]) -> None:
        super().note_reads(numbers)
        for part in self.parts:
            part.note_reads(numbers)

    def moved(self, c: Comparison) -> list[int] | None:
        slots = c.moved([part for part in self.parts if c.touches(part)])
        return None if slots is None else [slot // self.width for slot in slots]

    def write(self, s: Any, i: int) -> list[Any]:
        return self._pieces(s, self._present(s, i))

    def write_all(self, s: Any, people: list[dict[str, Any]]) -> None:
        """Add the pieces of all players to `people`, their JSON."""
        self._give(s, people, [slot for slot, at in enumerate(getattr(s, self.piece.store)) if at != ABSENT])

    def view_all(self, s: Any, people: list[dict[str, Any]], seat: int | None) -> None:
        """Like `write_all`, with only the pieces that `seat` may see."""
        present = [slot for slot, at in enumerate(getattr(s, self.piece.store)) if at != ABSENT]
        is_open = self.piece.is_open
        self._give(s, people, [slot for slot in present if is_open(s, slot, seat, slot // self.width)])

    def _give(self, s: Any, people: list[dict[str, Any]], slots: list[int]) -> None:
        for slot, piece in zip(slots, self._pieces(s, slots), strict=True):
            people[slot // self.width].setdefault(self.name, []).append(piece)

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[Any]:
        piece = self.piece
        return self._pieces(s, [slot for slot in self._present(s, i) if piece.is_open(s, slot, seat, owner)])

    def _present(self, s: Any, i: int) -> list[int]:
        """The slots of a player that hold a piece."""
        first, places = self.width * i, getattr(s, self.piece.store)
        return [slot for slot in range(first, first + self.width) if places[slot] != ABSENT]

    def _pieces(self, s: Any, slots: list[int]) -> list[dict[str, Any]]:
        """Written part by part, for speed: most values are empty."""
        if not slots:
            return []
        width, places = self.width, getattr(s, self.piece.store)
        encode = self.parts[0].encode
        if self.kinds:
            out: list[dict[str, Any]] = [
                {
                    "kind": VEHICLES[slot % width // EACH_KIND],
                    "n": slot % EACH_KIND + 1,
                    "at": encode(s, places[slot]),
                }
                for slot in slots
            ]
        else:
            out = [{"n": slot % width + 1, "at": encode(s, places[slot])} for slot in slots]
        for part in self.parts[1:]:
            name, nothing, column = part.name, part.supposed, getattr(s, part.store)
            if isinstance(part, Bit):
                column = {slot: part.get(s, slot) for slot in slots}
            elif column.count(nothing) == len(column):
                continue
            for slot, one in zip(slots, out, strict=True):
                if column[slot] != nothing:
                    one[name] = part.encode(s, column[slot])
        return out

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        for k, one in enumerate(a_list(data, where)):
            here = f"{where}[{k}]"
            found = an_object(one, here)
            for key in found:
                if key not in self._keys:
                    raise refuse(f"{here}.{key}", "there is no such part")
            slot = self.width * i + self._slot(found, here)
            if self.parts[0].name not in found:
                raise refuse(f"{here}.{self.parts[0].name}", "is missing")
            for part in self.parts:
                if part.name in found:
                    part.read(s, slot, found[part.name], f"{here}.{part.name}", strict)
                elif part.name in self.unsaid:
                    part.put(s, slot, self.unsaid[part.name])

    def _slot(self, found: dict[str, Any], where: str) -> int:
        if not self.kinds:
            return whole_number(found.get("n"), 1, self.width, f"{where}.n") - 1
        kind = find_word(VEHICLES, found.get("kind"), f"{where}.kind")
        return EACH_KIND * kind + whole_number(found.get("n"), 1, EACH_KIND, f"{where}.n") - 1

    def typescript(self) -> str:
        entries = ["kind: string"] if self.kinds else []
        entries += ["n: number", "at: string"]
        entries += [f"{part.name}?: {part.typescript()}" for part in self.parts[1:]]
        return "({ " + "; ".join(entries) + " })[]"


VEHICLE_SLOTS = Owned(
    "vehicles",
    FLEET,
    Place("at", off_map=True, store="vehicle_at"),
    Number("armies", 0, MANY, store="vehicle_armies"),
    Goods("goods", store="vehicle_goods"),
    Number("spent", 0, MANY, store="vehicle_spent", doc="movement points spent this turn"),
    Number("bonus", -99, 99, store="vehicle_bonus", doc="movement points that events add or take this turn"),
    Bits("marks", MARKS, store="vehicle_marks"),
    kinds=True,
)
BANNER_SLOTS = Owned(
    "banners",
    BANNERS,
    Berth("at", off_map=True, store="banner_at"),
    Number("level", 1, 3, store="banner_level"),
    Truth("general", store="banner_general", doc="0 or 1"),
    Number("armies", 0, MANY, store="banner_armies", doc="armies led on someone else's land"),
    Number("reach", 0, 4, store="banner_reach", doc="attacks and points: the level when the turn began (7.10.i)"),
    Number("attacks", 0, MANY, store="banner_attacks", doc="attacks made this turn"),
    Number("spent", 0, MANY, store="banner_spent"),
    Number("earned", 0, MANY, store="banner_earned", doc="levels to add when the phase ends (3.16.d)"),
    unsaid={"level": 1},
)
ENGINE_SLOTS = Owned(
    "engines",
    ENGINES,
    Place("at", off_map=True, store="engine_at"),
    Bit("moved", store="engines_moved", supposed=False, doc="as bits, by slot"),
)
