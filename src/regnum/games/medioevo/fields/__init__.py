"""The fields of a position of Medioevo Universale: types, JSON form, and who may see them (6.03.f)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regnum.core.board.cards import Cards
from regnum.core.board.custom import Custom
from regnum.core.board.fields import Fields
from regnum.core.board.given import a_list
from regnum.core.board.given import whole_number as whole
from regnum.core.board.kinds import SOMEBODY, TEXT, Flag, Number, OneOf, Player
from regnum.core.board.knowledge import nobody
from regnum.core.board.several import Order
from regnum.core.board.shape import Cache, Derived, Field
from regnum.core.scoring import Points
from regnum.games.medioevo.box import CARDS, FLEET, GOODS, TECHNOLOGIES, TREATIES, VEHICLES
from regnum.games.medioevo.constants import ABOARD, BANNERS, PHASES
from regnum.games.medioevo.fields import records
from regnum.games.medioevo.fields.kinds import BARBARIANS, MANY, SOME_PLACES, Holder, Mask, Names, PlacesInOrder, Slot
from regnum.games.medioevo.fields.lands import HOLDERS, LANDS
from regnum.games.medioevo.fields.players import PEOPLE
from regnum.games.medioevo.rules.war.balance import balance

NUMBER = Number(0, MANY)


def _complete(s: Any, data: dict[str, Any]) -> None:
    """A banner aboard is aboard a vehicle of its owner."""
    for slot, at in enumerate(s.banner_at):
        if at >= ABOARD:
            s.banner_at[slot] = at + FLEET * (slot // BANNERS)


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
    Field("round", NUMBER),
    Field("phase", OneOf(PHASES)),
    Field("order", Order("tuple(range(table.players))"), doc="sword order of the players still in the game"),
    Field("active", SOMEBODY, doc="whose turn it is"),
    LANDS,
    HOLDERS,
    Field("standards", PlacesInOrder(), doc="the tower on which each standard stands (10.02.b)"),
    Field("pope", SOMEBODY, doc="holder of the Pope card, NOBODY while it is out of play"),
    records.PIRATES,
    records.CRUSADE,
    records.TREATIES,
    records.DEBTS,
    records.BLOCKADES,
    Field("empire_discards", Cards("card")),
    Field("event_discards", Cards("event_card")),
    Field("calamity_discards", Cards("calamity")),
    Field("treasure_discards", Cards("treasure")),
    Field("actions", NUMBER, doc="diplomatic actions used this turn"),
    Field(
        "proposed", Number(0, (1 << 60) - 1), internal=True, doc="proposals already made this turn, as bits (5.01.d)"
    ),
    records.OFFER,
    Field("resting", SOMEBODY, internal=True, doc="who does nothing more this turn, until the next one's diplomacy"),
    Field("half_price", Flag(), doc="the active player has played an architect (3.26.15)"),
    Field("settled", SOME_PLACES, doc="lands whose settlement rose this turn (3.03.f)"),
    Field("walled", SOME_PLACES, doc="lands whose fortification rose this turn (3.04.h)"),
    Field("reopened", SOME_PLACES, doc="seas where a blockade was lifted this turn (7.10.blk.e)"),
    records.ATTACK,
    Field(
        "assault",
        Custom("tuple[int, int, int]", "(0, 0, 0)", lambda s, value: list(value), _read_assault, "number[]"),
        internal=True,
        doc="how the last assault by barbarians ended: won, armies and leader left",
    ),
    Field("eliminated", Order(), doc="in order of elimination"),
    Field("ended", TEXT),
    Field("won", Order()),
    PEOPLE,
    # The top card of a pile is its last element.
    Field("empire_pile", Cards("card"), known=nobody),
    Field("event_pile", Cards("event_card"), known=nobody),
    Field("calamity_pile", Cards("calamity"), known=nobody),
    Field("treasure_pile", Cards("treasure"), known=nobody),
    Field("spied", SOMEBODY, internal=True, doc="owner of the hand shown to the asked seat, or NOBODY (3.26.8)"),
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
    kinds={
        "winner": Player(optional=True),
        "slot": Slot(FLEET),
        "banner": Slot(BANNERS),
        "players": Mask(),
        "holder": Holder(),
        "place": Names(lambda s: s.box.place_ids),
        "kingdom": Names(lambda s: s.box.kingdom_ids),
        "vehicle": Names(VEHICLES),
        "good": Names(GOODS),
        "card": Names(CARDS),
        "event": Names(lambda s: s.box.event_ids),
        "calamity": Names(lambda s: s.box.calamity_ids),
        "treasure": Names(lambda s: s.box.treasure_ids),
        "objective": Names(lambda s: s.box.objective_ids),
        "technology": Names(TECHNOLOGIES),
        "treaty": Names(TREATIES),
    },
    complete=_complete,
    lists_by_player=("rates", "casus_belli", "quotas", "committed", "new_allies"),
    imports=(
        "from regnum.games.medioevo.box import LAND, NOTHING, Box",
        "from regnum.games.medioevo.constants import BARBARIAN, UNUSED",
        "from regnum.games.medioevo.realm import Realm",
        "from regnum.games.medioevo.rules.crusade.state import Crusade",
        "from regnum.games.medioevo.rules.diplomacy.offer import Offer",
        "from regnum.games.medioevo.rules.war.attack import Attack",
    ),
)
