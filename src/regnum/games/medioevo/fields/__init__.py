"""The fields of a position of Medioevo Universale: types, JSON form, and who may see them (6.03.f)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regnum.core.fields import (
    Cache,
    Cards,
    Custom,
    Derived,
    Fields,
    Flag,
    Internal,
    Number,
    Player,
    Players,
    Word,
    a_list,
)
from regnum.core.fields import whole_number as whole
from regnum.core.knowledge import nobody
from regnum.core.scoring import Points
from regnum.games.medioevo.box import CARDS, TECHNOLOGIES
from regnum.games.medioevo.constants import PHASES
from regnum.games.medioevo.fields import records
from regnum.games.medioevo.fields.lands import LANDS, Holders
from regnum.games.medioevo.fields.leaves import BARBARIANS, MANY, OneOf, SeveralPlaces
from regnum.games.medioevo.fields.players import PLAYERS
from regnum.games.medioevo.rules.war.balance import balance


class SwordOrder(Players):
    """The order of play, which defaults to the order of the seats."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, ordered=True, doc=doc)
        self.empty = "tuple(range(table.players))"

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        if data != []:
            super().read(s, i, data, where, strict)


def _read_assault(s: Any, data: Any, where: str) -> tuple[int, ...]:
    return tuple([whole(n, 0, MANY, where) for n in a_list(data, where, 3)])


def ships_at_sea(s: Any, _: int) -> dict[str, int]:
    """The number of ships in each sea, including pirates; every sea is listed so that views contain the whole map."""
    ships = Counter([*s.vehicle_at, *(pirate[0] for pirate in s.pirates)])
    return {s.box.place_ids[sea]: ships[sea] for sea in s.box.seas}


def technology_owners(s: Any, _: int) -> dict[str, list[int]]:
    """3.27: the players who own each technology."""
    return {id: [player for player in range(s.n) if s.techs[player] >> n & 1] for n, id in enumerate(TECHNOLOGIES)}


_HELP = "{ what: string; dice: number; raise: number; clause: string }"
_BATTLE = f"{{ sides: ({{ who: number | string; armies: number; helps: ({_HELP})[] }})[]; odds: number | null }} | null"


def battle(s: Any) -> dict[str, Any] | None:
    """7.10.m: what gives both sides of the attack in progress their dice, and in how many of 100 cases it succeeds."""
    found = balance(s)
    if found is None:
        return None
    sides = [
        {
            "who": BARBARIANS if who < 0 else who,
            "armies": armies,
            "helps": [{"what": one.what, "dice": one.dice, "raise": one.bonus, "clause": one.clause} for one in helps],
        }
        for who, armies, helps in zip(found.who, found.armies, found.helps, strict=True)
    ]
    return {"sides": sides, "odds": found.odds}


FIELDS = Fields(
    Cache("realm", "Realm", "self.box.realm(table.seats, self.rulings.all_zones)"),
    Cache("n", "int", "table.players", "players"),
    Number("round", 0, MANY),
    OneOf("phase", PHASES),
    SwordOrder("order", doc="sword order of the players still in the game"),
    Player("active", optional=True, doc="whose turn it is"),
    LANDS,
    Holders("holders"),
    SeveralPlaces("standards", doc="the tower on which each standard stands (10.02.b)"),
    Player("pope", optional=True, doc="holder of the Pope card, NOBODY while it is out of play"),
    records.PIRATES,
    records.CRUSADE,
    records.TREATIES,
    records.DEBTS,
    records.BLOCKADES,
    Cards("empire_discards", "card"),
    Cards("event_discards", "event_card"),
    Cards("calamity_discards", "calamity"),
    Cards("treasure_discards", "treasure"),
    Number("actions", 0, MANY, doc="diplomatic actions used this turn"),
    Internal(Number("proposed", 0, (1 << 60) - 1, doc="proposals already made this turn, as bits (5.01.d)")),
    records.OFFER,
    Internal(Player("resting", optional=True, doc="who does nothing more this turn, until the next one's diplomacy")),
    Flag("half_price", doc="the active player has played an architect (3.26.15)"),
    SeveralPlaces("settled", bits=True, doc="lands whose settlement rose this turn (3.03.f)"),
    SeveralPlaces("walled", bits=True, doc="lands whose fortification rose this turn (3.04.h)"),
    SeveralPlaces("reopened", bits=True, doc="seas where a blockade was lifted this turn (7.10.blk.e)"),
    records.ATTACK,
    Internal(
        Custom(
            "assault",
            "tuple[int, int, int]",
            "(0, 0, 0)",
            lambda s, value: list(value),
            _read_assault,
            "number[]",
            doc="how the last assault by barbarians ended: won, armies and leader left",
        )
    ),
    Players("eliminated", ordered=True, doc="in order of elimination"),
    Word("ended"),
    Players("won", ordered=True),
    PLAYERS,
    # The top card of a pile is its last element.
    Cards("empire_pile", "card", known=nobody),
    Cards("event_pile", "event_card", known=nobody),
    Cards("calamity_pile", "calamity", known=nobody),
    Cards("treasure_pile", "treasure", known=nobody),
    Internal(Player("spied", optional=True, doc="owner of the hand shown to the asked seat, or NOBODY (3.26.8)")),
    Derived("seas", ships_at_sea, "Record<string, number>", of=("vehicle_at", "pirates")),
    Derived("technology_owners", technology_owners, "Record<string, number[]>", of=("techs",)),
    Derived("battle", lambda s, _: battle(s), _BATTLE),
    Points(),
    content={
        "kingdom": lambda s: s.box.kingdom_ids,
        "card": lambda s: CARDS,
        "event_card": lambda s: s.box.event_ids,
        "calamity": lambda s: s.box.calamity_ids,
        "treasure": lambda s: s.box.treasure_ids,
        "objective": lambda s: s.box.objective_ids,
    },
    lists_by_player=("rates", "casus_belli", "quotas", "committed", "new_allies"),
    imports=(
        "from regnum.games.medioevo.box import LAND, NOTHING, Box, Realm",
        "from regnum.games.medioevo.constants import BARBARIAN, UNUSED",
        "from regnum.games.medioevo.rules.crusade.state import Crusade",
        "from regnum.games.medioevo.rules.diplomacy.offer import Offer",
        "from regnum.games.medioevo.rules.war.attack import Attack",
    ),
)
