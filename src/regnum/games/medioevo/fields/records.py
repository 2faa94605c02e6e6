"""Fields that are immutable records: treaties, debts, blockades, pirates, an offer, an attack, the crusade."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.fields import (
    COUNT,
    FLAG,
    Cards,
    Flag,
    Leaf,
    Number,
    Player,
    Players,
    Scale,
    a_list,
    an_object,
    refuse,
    whole_number,
)
from regnum.core.fields.node import write_parts
from regnum.games.medioevo.box import FLEET
from regnum.games.medioevo.constants import BANNERS, BARBARIAN, LEADERS, TERMS
from regnum.games.medioevo.fields.leaves import FORTUNE, MANY, Numbers, OneOf, Owner, OwnVehicles, Place, SeveralPlaces
from regnum.games.medioevo.rules.crusade.state import Crusade
from regnum.games.medioevo.rules.diplomacy.offer import Bundle, Offer
from regnum.games.medioevo.rules.war.attack import AIMS, Attack

if TYPE_CHECKING:
    from regnum.core.fields import Fields


class Record(Leaf):
    """A tuple whose entries are named in JSON, or None.

    `make` builds the tuple from its entries. `unsaid` holds defaults for entries that JSON may leave out. With `lean`,
    empty entries are left out.
    """

    def __init__(
        self,
        name: str,
        make: Callable[..., Any],
        python: str,
        *parts: Leaf,
        unsaid: dict[str, Any] | None = None,
        lean: bool = False,
        doc: str = "",
    ) -> None:
        super().__init__(name, python, "None", doc=doc)
        self.make = make
        self.parts = parts
        self.unsaid: dict[str, Any] = unsaid or {}
        self.lean = lean
        self._keys = frozenset(part.name for part in parts)

    def bind(self, fields: Fields, count: str) -> None:
        super().bind(fields, count)
        for part in self.parts:
            part.bind(fields, "")

    def encode(self, s: Any, value: Any) -> Any:
        if value is None:
            return None
        out = {part.name: part.encode(s, one) for part, one in zip(self.parts, value, strict=True)}
        return {name: one for name, one in out.items() if one} if self.lean else out

    def decode(self, s: Any, data: Any, where: str) -> Any:
        if data is None:
            return None
        found = an_object(data, where)
        for key in found:
            if key not in self._keys:
                raise refuse(f"{where}.{key}", "there is no such part")
        return self.make(*[self._entry(s, part, found, f"{where}.{part.name}") for part in self.parts])

    def _entry(self, s: Any, part: Leaf, found: dict[str, Any], where: str) -> Any:
        if part.name in found:
            return part.decode(s, found[part.name], where)
        if part.name not in self.unsaid:
            raise refuse(where, "is missing")
        return self.unsaid[part.name]

    def vector_length(self, s: Any, i: int) -> int:
        return 1 + sum(part.vector_length(s, i) for part in self.parts)

    def write_numbers(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        out[at] = 1
        return write_parts(s, self.parts, value, out, at + 1)

    def numbers(self, s: Any, value: Any) -> list[int]:
        """Whether there is one, and its entries."""
        if value is None:
            return [0] * self.vector_length(s, 0)
        return [1, *(n for part, one in zip(self.parts, value, strict=True) for n in part.numbers(s, one))]

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [FLAG, *(scale for part in self.parts for scale in part.number_scales(s, i))]

    def typescript(self) -> str:
        mark = "?" if self.lean else ""
        entries = [f"{part.name}{mark}: {part.typescript()}" for part in self.parts]
        return "{ " + "; ".join(entries) + " }" + (" | null" if "None" in self.python else "")


class Records(Leaf):
    """A tuple of plain tuples, each an object in JSON. `most`: how many of them the encoding for learners can hold."""

    def __init__(
        self, name: str, python: str, most: int, *parts: Leaf, unsaid: dict[str, Any] | None = None, doc: str = ""
    ) -> None:
        super().__init__(name, f"tuple[{python}, ...]", "()", doc=doc)
        self.nothing = ()
        self.most = most
        self.each = Record(name, lambda *values: values, "", *parts, unsaid=unsaid)

    def encode(self, s: Any, value: Any) -> list[Any]:
        return [self.each.encode(s, one) for one in value] if value else []

    def decode(self, s: Any, data: Any, where: str) -> Any:
        return tuple([self.each.decode(s, one, f"{where}[{n}]") for n, one in enumerate(a_list(data, where))])

    def vector_length(self, s: Any, i: int) -> int:
        return 1 + self.most * self.each.vector_length(s, i)

    def write_numbers(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        out[at] = len(value)
        at += 1
        for one in value[: self.most]:
            out[at] = 1
            at = write_parts(s, self.each.parts, one, out, at + 1)
        return at

    def numbers(self, s: Any, value: Any) -> list[int]:
        """How many there are, and the oldest of them."""
        room = [*value, *[None] * self.most][: self.most]
        return [len(value), *(n for one in room for n in self.each.numbers(s, one))]

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [COUNT, *self.each.number_scales(s, i) * self.most]

    def typescript(self) -> str:
        return f"({self.each.typescript()})[]"


class Banner(Number):
    """The banner of an attacker: JSON numbers it from 1 among the attacker's, the state among all; -1 is none."""

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(-1, BANNERS * s.n - 1, named=True)]


class AttackRecord(Record):
    """The attack in progress; JSON numbers the banner from 1 among the attacker's, with 0 for none."""

    def encode(self, s: Any, value: Any) -> Any:
        if value is None:
            return None
        return super().encode(s, value._replace(banner=value.banner % BANNERS + 1 if value.banner >= 0 else 0))

    def decode(self, s: Any, data: Any, where: str) -> Any:
        attack = super().decode(s, data, where)
        if attack is None:
            return None
        n = whole_number(attack.banner, 0, BANNERS if attack.attacker >= 0 else 0, f"{where}.banner")
        return attack._replace(banner=BANNERS * attack.attacker + n - 1 if n else -1)


class OfferRecord(Record):
    """5.01.p1: an offer of peace; the vehicles of a bundle belong to the side that gives it."""

    def decode(self, s: Any, data: Any, where: str) -> Any:
        offer = super().decode(s, data, where)
        if offer is None:
            return None
        for asked in (False, True):
            named = offer.side(asked)
            vehicles = tuple([FLEET * offer.giver(asked) + slot for slot in named.vehicles])
            offer = offer.with_side(asked, named._replace(vehicles=vehicles))
        return offer


class CrusadeRecord(Record):
    """3.30.5: the crusade; hand-written JSON may leave out `new_allies` if there are none."""

    def decode(self, s: Any, data: Any, where: str) -> Any:
        crusade = super().decode(s, data, where)
        if crusade is None or crusade.new_allies:
            return crusade
        return crusade._replace(new_allies=(0,) * s.n)


def _bundle(name: str) -> Record:
    return Record(
        name,
        Bundle,
        "Bundle",
        Number("florins", 0, FORTUNE),
        Number("instalment", 0, MANY),
        Number("turns", 0, MANY),
        OwnVehicles("vehicles"),
        SeveralPlaces("lands"),
        Cards("cards", "card"),
        Number("choice", 0, MANY),
        Flag("pope"),
        unsaid=Bundle()._asdict(),
        lean=True,
    )


PIRATES = Records(
    "pirates",
    "tuple[int, int, int]",
    8,
    Place("at"),
    Number("armies", 0, MANY),
    OneOf("leader", LEADERS),
    unsaid={"leader": 0},
    doc="place, armies, leader; the oldest first (7.04.q)",
)
CRUSADE = CrusadeRecord(
    "crusade",
    Crusade,
    "Crusade | None",
    Place("goal"),
    Place("start"),
    Number("departs", 0, MANY),
    Number("percent", 1, 100),
    Players("joiners"),
    Numbers("quotas"),
    Numbers("committed"),
    Place("at"),
    Players("contributors"),
    Owner("enemy"),
    Numbers("new_allies", players=True),
    Players("new_wars"),
    unsaid={"contributors": 0, "enemy": BARBARIAN, "new_allies": (), "new_wars": 0},
)
TREATIES = Records(
    "terms",
    "tuple[int, int, int, int, int]",
    64,
    OneOf("kind", TERMS),
    Player("one"),
    Player("other"),
    Number("turns_one", 0, MANY),
    Number("turns_other", 0, MANY),
    doc="kind, one, other, turns of each (7.01.d)",
)
DEBTS = Records(
    "debts",
    "tuple[int, int, int, int, int]",
    16,
    Player("debtor"),
    Player("creditor"),
    Number("instalment", 0, MANY),
    Number("turns", 0, MANY),
    Number("overdue", 0, MANY),
    doc="debtor, creditor, instalment, turns left, overdue (5.01.p4)",
)
BLOCKADES = Records(
    "blockades",
    "tuple[int, int, int, bool]",
    16,
    Player("by"),
    Player("against"),
    Place("at"),
    Flag("shores"),
    doc="blockader, blocked player, sea, whether by holding both shores",
)
OFFER = OfferRecord(
    "offer",
    Offer,
    "Offer | None",
    Player("by"),
    Player("to"),
    _bundle("gives"),
    _bundle("asks"),
    doc="offer of peace that is being drawn up or answered (5.01.p1)",
)
ATTACK = AttackRecord(
    "attack",
    Attack,
    "Attack | None",
    Owner("attacker"),
    Owner("defender"),
    OneOf("aim", AIMS),
    Place("source", off_map=True),
    Place("target"),
    Banner("banner", 0, BANNERS),
    Number("armies", 0, MANY),
    OneOf("leader", LEADERS),
    Number("base", 0, 3),
    Number("stop", 0, MANY),
    unsaid={"banner": 0, "armies": 0, "leader": 0, "base": 0, "stop": 0},
    doc="attack in progress (7.10)",
)
