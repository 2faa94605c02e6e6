"""Fields that are immutable records: treaties, debts, blockades, pirates, an offer, an attack, the crusade."""

from __future__ import annotations

from typing import Any

from regnum.core.board.cards import Cards
from regnum.core.board.given import refuse
from regnum.core.board.kinds import FLAG, PLAYER, Kind, Number, OneOf
from regnum.core.board.records import Record
from regnum.core.board.several import PLAYERS, ListOf
from regnum.core.board.shape import Field
from regnum.games.medioevo.box import FLEET
from regnum.games.medioevo.constants import BANNERS, BARBARIAN, LEADERS, TERMS
from regnum.games.medioevo.fields.kinds import (
    FORTUNE,
    MANY,
    Banner,
    ForEach,
    Owner,
    OwnVehicles,
    Place,
    PlacesInOrder,
    PlayersForEach,
)
from regnum.games.medioevo.rules.crusade.state import Crusade
from regnum.games.medioevo.rules.diplomacy.offer import Bundle, Offer
from regnum.games.medioevo.rules.war.attack import AIMS, Attack

NUMBER = Number(0, MANY)


class AttackRecord(Record):
    """The attack in progress; its banner is one of the attacker's."""

    def from_json(self, s: Any, data: Any, where: str) -> Any:
        attack = super().from_json(s, data, where)
        if attack is None or attack.banner < 0:
            return attack
        if attack.attacker < 0:
            raise refuse(f"{where}.banner", "barbarians have none")
        return attack._replace(banner=BANNERS * attack.attacker + attack.banner)


class OfferRecord(Record):
    """5.01.p1: an offer of peace; the vehicles of a bundle belong to the side that gives it."""

    def from_json(self, s: Any, data: Any, where: str) -> Any:
        offer = super().from_json(s, data, where)
        if offer is None:
            return None
        for asked in (False, True):
            named = offer.side(asked)
            vehicles = tuple([FLEET * offer.giver(asked) + slot for slot in named.vehicles])
            offer = offer.with_side(asked, named._replace(vehicles=vehicles))
        return offer


class CrusadeRecord(Record):
    """3.30.5: the crusade; hand-written JSON may leave out `new_allies` if there are none."""

    def from_json(self, s: Any, data: Any, where: str) -> Any:
        crusade = super().from_json(s, data, where)
        if crusade is None or crusade.new_allies:
            return crusade
        return crusade._replace(new_allies=(0,) * s.n)


def _records(
    name: str, python: str, most: int, parts: dict[str, Kind], doc: str, unsaid: dict[str, Any] | None = None
) -> Field:
    """Records in a row, of which learners see the first."""
    return Field(name, ListOf(Record(parts, python=python, unsaid=unsaid), most), doc=doc)


def _bundle() -> Record:
    return Record(
        {
            "florins": Number(0, FORTUNE),
            "instalment": NUMBER,
            "turns": NUMBER,
            "vehicles": OwnVehicles(),
            "lands": PlacesInOrder(),
            "cards": Cards("card"),
            "choice": NUMBER,
            "pope": FLAG,
        },
        Bundle,
        "Bundle",
        unsaid=Bundle()._asdict(),
        lean=True,
    )


PIRATES = _records(
    "pirates",
    "tuple[int, int, int]",
    8,
    {"at": Place(), "armies": NUMBER, "leader": OneOf(LEADERS)},
    doc="place, armies, leader; the oldest first (7.04.q)",
    unsaid={"leader": 0},
)
CRUSADE = Field(
    "crusade",
    CrusadeRecord(
        {
            "goal": Place(),
            "start": Place(),
            "departs": NUMBER,
            "percent": Number(1, 100),
            "joiners": PLAYERS,
            "quotas": ForEach(),
            "committed": ForEach(),
            "at": Place(),
            "contributors": PLAYERS,
            "enemy": Owner(),
            "new_allies": PlayersForEach(),
            "new_wars": PLAYERS,
        },
        Crusade,
        "Crusade | None",
        unsaid={"contributors": 0, "enemy": BARBARIAN, "new_allies": (), "new_wars": 0},
    ),
)
TREATIES = _records(
    "terms",
    "tuple[int, int, int, int, int]",
    64,
    {"kind": OneOf(TERMS), "one": PLAYER, "other": PLAYER, "turns_one": NUMBER, "turns_other": NUMBER},
    doc="kind, one, other, turns of each (7.01.d)",
)
DEBTS = _records(
    "debts",
    "tuple[int, int, int, int, int]",
    16,
    {"debtor": PLAYER, "creditor": PLAYER, "instalment": NUMBER, "turns": NUMBER, "overdue": NUMBER},
    doc="debtor, creditor, instalment, turns left, overdue (5.01.p4)",
)
BLOCKADES = _records(
    "blockades",
    "tuple[int, int, int, bool]",
    16,
    {"by": PLAYER, "against": PLAYER, "at": Place(), "shores": FLAG},
    doc="blockader, blocked player, sea, whether by holding both shores",
)
OFFER = Field(
    "offer",
    OfferRecord({"by": PLAYER, "to": PLAYER, "gives": _bundle(), "asks": _bundle()}, Offer, "Offer | None"),
    doc="offer of peace that is being drawn up or answered (5.01.p1)",
)
ATTACK = Field(
    "attack",
    AttackRecord(
        {
            "attacker": Owner(),
            "defender": Owner(),
            "aim": OneOf(AIMS),
            "source": Place(off_map=True),
            "target": Place(),
            "banner": Banner(BANNERS),
            "armies": NUMBER,
            "leader": OneOf(LEADERS),
            "base": Number(0, 3),
            "stop": NUMBER,
        },
        Attack,
        "Attack | None",
        unsaid={"banner": -1, "armies": 0, "leader": 0, "base": 0, "stop": 0},
    ),
    doc="attack in progress (7.10)",
)
