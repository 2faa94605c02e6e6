"""The map: what is on each territory, and the last complete holder of each kingdom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import Any, Final

from regnum.core.fields import Attribute, Group, Leaf, Number, Scale, an_object, refuse
from regnum.core.fields.comparison import Comparison, Path
from regnum.games.medioevo.box import LAND, TRADE_BUILDINGS
from regnum.games.medioevo.constants import BARBARIAN, LEADERS
from regnum.games.medioevo.fields.leaves import MANY, Goods, OneOf, Owner, Truth, find_place, find_word

_EVERY: Final = range(LAND)


class Lands(Group):
    """The territories in play, by id: owner (left out for barbarians), armies, and anything else that is there."""

    def __init__(self, name: str, owner: Owner, armies: Number, *others: Leaf) -> None:
        super().__init__(name, owner, armies, *others, lean=True)
        self._others = others

    def inner_count(self, count: str) -> str:
        return "LAND"

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        for land in range(LAND):
            yield from super().leaves(s, land, owner)

    def slots(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        return self.leaves(s, i, owner)

    def write(self, s: Any, i: int) -> dict[str, Any]:
        """Written column by column, for speed: most columns are almost empty."""
        ids, owners, armies = s.box.place_ids, s.owner, s.armies
        found: dict[int, dict[str, Any]] = {
            land: {"owner": owners[land], "armies": armies[land]} if owners[land] >= 0 else {"armies": armies[land]}
            for land in s.realm.lands
        }
        for leaf in self._others:
            nothing, column, name = leaf.supposed, getattr(s, leaf.store), leaf.name
            if column.count(nothing) == LAND:
                continue
            words = leaf.words(s) if isinstance(leaf, OneOf) else None
            filled = compress(_EVERY, column) if nothing == 0 else [n for n in _EVERY if column[n] != nothing]
            for land in filled:
                found[land][name] = leaf.encode(s, column[land]) if words is None else words[column[land]]
        return {ids[land]: one for land, one in found.items()}

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Any:
        return self.write(s, i)

    def compare(self, c: Comparison, i: int, owner: int | None, path: Path, lean: bool = False) -> None:
        moved = c.moved(c.parts(self.nodes))
        assert moved is not None
        for land in sorted(moved):
            here = (*path, self.name, c.after.box.place_ids[land])
            c.add(self._land(c.before, land), self._land(c.after, land), here)

    def _land(self, s: Any, land: int) -> dict[str, Any]:
        """One land, as `write` has it."""
        found: dict[str, Any] = {"owner": s.owner[land]} if s.owner[land] >= 0 else {}
        found["armies"] = s.armies[land]
        for leaf in self._others:
            value = leaf.get(s, land)
            if value != leaf.supposed:
                found[leaf.name] = leaf.encode(s, value)
        return found

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        for id, land in an_object(data, where).items():
            here = find_place(s, id, f"{where}.{id}")
            if here >= LAND or not s.realm.in_play[here]:
                raise refuse(f"{where}.{id}", "is not a land in play")
            super().read(s, here, land, f"{where}.{id}", strict)

    def typescript(self) -> str:
        return f"Record<string, {super().typescript()}>"


class Holders(Leaf):
    """4.03.a: the last complete holder of each kingdom; views leave out kingdoms last held by barbarians."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "list[int]", "", doc="by kingdom: its last complete holder (4.03.a)")
        self._owner = Owner(name)

    def attributes(self) -> Iterator[Attribute]:
        yield Attribute(self.name, self.python, "[BARBARIAN] * len(self.box.kingdom_ids)", self.doc)

    def write(self, s: Any, i: int) -> Any:
        ids, holders = s.box.kingdom_ids, s.holders
        return {ids[kingdom]: self._owner.encode(s, holders[kingdom]) for kingdom in s.realm.kingdoms}

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Any:
        ids, holders = s.box.kingdom_ids, s.holders
        return {ids[kingdom]: holders[kingdom] for kingdom in s.realm.kingdoms if holders[kingdom] != BARBARIAN}

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        for id, owner in an_object(data, where).items():
            kingdom = find_word(s.box.kingdom_ids, id, where)
            s.holders[kingdom] = self._owner.decode(s, owner, f"{where}.{id}")

    def vector_length(self, s: Any, i: int) -> int:
        return len(s.box.kingdom_ids)

    def numbers(self, s: Any, value: list[int]) -> list[int]:
        return list(value)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(BARBARIAN, s.n - 1, named=True)] * len(s.box.kingdom_ids)

    def typescript(self) -> str:
        return "Record<string, number>"


class OwnerOfLand(Owner):
    """The owner of a land; on an empty table barbarians hold everything in play (6.02.b)."""

    def attributes(self) -> Iterator[Attribute]:
        yield Attribute(
            "owner", "list[int]", "[BARBARIAN if used else UNUSED for used in self.realm.in_play]", self.doc
        )


LANDS = Lands(
    "lands",
    OwnerOfLand("owner", doc="a player, BARBARIAN or UNUSED"),
    Number("armies", 0, MANY),
    OneOf("settlement", lambda s: s.box.settlement_ids, doc="0 to 4 (3.03)"),
    OneOf("fortification", lambda s: s.box.fort_ids, store="fort", doc="0 to 4 (3.04)"),
    Truth("cathedral", doc="0 or 1"),
    OneOf("leader", LEADERS, doc="barbarian leader: 0, COMMANDER or GENERAL"),
    Goods("goods", doc="goods of the land's owner (3.07.e)"),
    Goods("spoils", doc="treasure goods for the first player to load them (10.07.d)"),
    OneOf("trade_building", TRADE_BUILDINGS, store="building", doc="0, FARM, MARKET or MINE (10.04)"),
    Number("granary", 0, MANY, doc="grain reserves in a farm's city (10.05)"),
)
