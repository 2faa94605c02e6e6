"""The shape of the content files of Medioevo Universale."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from regnum.core.content import DESCRIPTIVE, Entry, Words

Small = Annotated[int, msgspec.Meta(ge=0, le=2000)]
Level = Annotated[int, msgspec.Meta(ge=1, le=4)]
Faith = Literal["christian", "muslim", "orthodox"]
ByLevel = tuple[Small, Small, Small]
Pair = tuple[Small, Small]  # buying and selling price of a unit
Phase = Literal["reinforcements", "taxes", "purchase", "diplomacy", "combat", "trade"]
VehicleKind = Literal["trade_ship", "caravan", "warship", "cavalry"]
TerrainKind = Literal["plain", "wood", "hill", "desert", "mountain"]


class Sourced(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A table row without a display name."""

    id: str
    source: Words
    reconstructed: Annotated[list[str], DESCRIPTIVE] = []


# --- the map -------------------------------------------------------------------------------------------------------


class Kingdom(Entry, kw_only=True, frozen=True):
    """3.05.c, 6.02, 10.08.a."""

    faction: Literal[Faith, "pagan"]
    playable: bool
    territories: tuple[str, ...]
    cathedrals: Small
    garrison_of_ten: Small = 1


class Territory(Entry, kw_only=True, frozen=True):
    """3.02.c."""

    zone: Level
    terrain: TerrainKind


class Border(Sourced, kw_only=True, frozen=True):
    """3.02.d."""

    a: str
    b: str
    kind: Literal["thin", "thick", "stream", "river"]


class Sea(Entry, kw_only=True, frozen=True):
    """3.02.a, 3.02.b."""

    zone: str
    kind: Literal["coastal", "strait", "ocean"]
    sea: tuple[str, ...]
    land: tuple[str, ...] = ()


class City(Entry, kw_only=True, frozen=True):
    """3.02.e, 3.30.5.e, 10.02.a."""

    territory: str
    port: tuple[str, ...] = ()
    crusade: Small = 0
    tower: bool = False


class Terrain(Entry, kw_only=True, frozen=True):
    """3.02.g-3.02.i, 3.02.p-3.02.t; -1 means no special cost."""

    cost: Small
    caravan: int = -1
    roads: int = -1
    population: Small
    farmed: Small = 0  # 3.02.q: with Agriculture or Pottery
    vehicles: Small
    banners: Small


class BorderKind(Entry, kw_only=True, frozen=True):
    """3.02.j."""

    cost: Small
    roads: int = -1


class Water(Entry, kw_only=True, frozen=True):
    """3.02.k-3.02.m, 3.02.v."""

    cost: Small
    astronomy: int = -1
    vehicles: Small
    banners: Small


class PassageCost(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """3.02.l, 3.02.n, 3.06.e, 3.06.f."""

    port: Small
    strait: Small
    load_armies: Small
    load_goods_in_city: Small
    load_goods: Small
    source: Words


# --- trade ---------------------------------------------------------------------------------------------------------


class Price(Sourced, kw_only=True, frozen=True):
    """3.10.a: a city's row of the price table."""

    salt: Pair
    iron: Pair
    hides: Pair
    grain: Pair
    slaves: Pair
    spices: Pair
    textiles: Pair
    wine: Pair


# --- cards ---------------------------------------------------------------------------------------------------------


class Technology(Entry, kw_only=True, frozen=True):
    """3.11, 3.27."""

    family: str
    level: Literal[1, 2, 3]
    cost: Small
    requires: tuple[str, ...]


class EmpireCard(Entry, kw_only=True, frozen=True):
    """3.26: the bonus of a battle card, or the phases in which another card is played."""

    phases: tuple[Phase, ...] = ()
    group: Literal["", "leader", "faith", "heroine"] = ""
    attack: bool = False
    defence: bool = False
    bonus: Small = 0
    improved: Small = 0
    improved_by: str = ""  # a technology, or "general"
    in_cathedral: bool = False
    casus_belli: Small = 0


class EventOp(msgspec.Struct, tag_field="op", forbid_unknown_fields=True, frozen=True):
    """3.29: what an event does to a vehicle it strikes."""


class PayOrStay(EventOp, tag="pay_or_stay", frozen=True):
    """Pay florins for each vehicle, or it does not move."""

    n: Small


class Movement(EventOp, tag="movement", frozen=True):
    """Movement points gained or lost."""

    n: int


class Immobile(EventOp, tag="immobile", frozen=True):
    """No movement; if terrains are named, only there."""

    terrain: tuple[TerrainKind, ...] = ()
    unless_in_port: bool = False


class Destroy(EventOp, tag="destroy", frozen=True):
    """The vehicle is lost with its load; with `unload`, the load stays if the vehicle is on its owner's land."""

    unload: bool


class LoseArmies(EventOp, tag="lose_armies", frozen=True):
    """Lose armies from the load, or goods instead if there are any."""

    n: Small
    or_goods: Small = 0


class LoseGoods(EventOp, tag="lose_goods", frozen=True):
    """Lose all goods, or half of them rounded down (2.04)."""

    half: bool


class LoseCargo(EventOp, tag="lose_cargo", frozen=True):
    """Lose all goods and armies, or half of each rounded down (2.04)."""

    half: bool


class NoCrossing(EventOp, tag="no_crossing", frozen=True):
    """The vehicle may cross neither rivers nor streams."""


class TradeBonus(EventOp, tag="trade_bonus", frozen=True):
    """Extra florins for each unit sold."""

    n: Small


class GainGoods(EventOp, tag="gain_goods", frozen=True):
    """Goods of a kind chosen by an eight-sided die, as far as there is room."""

    n: Small


class TurnPirate(EventOp, tag="turn_pirate", frozen=True):
    """The ship and its armies become a pirate ship."""


Mishap = Union[Destroy, LoseArmies, LoseGoods, LoseCargo, TurnPirate]


class RollEach(EventOp, tag="roll_each", frozen=True):
    """A six-sided die for each vehicle; it suffers on `at_least` or more."""

    at_least: Annotated[int, msgspec.Meta(ge=2, le=6)]
    then: Mishap
    unless_in_port: bool = False
    unless_escorted: bool = False  # by a warship of the same owner in the same place


EventEffect = Union[
    PayOrStay,
    Movement,
    Immobile,
    Destroy,
    LoseArmies,
    LoseGoods,
    LoseCargo,
    NoCrossing,
    TradeBonus,
    GainGoods,
    TurnPirate,
    RollEach,
]


class EventCard(Entry, kw_only=True, frozen=True):
    """3.29."""

    zone: Literal["land", "sea"]
    affects: tuple[VehicleKind, ...]
    effects: tuple[EventEffect, ...]


class Invasion(Entry, kw_only=True, frozen=True):
    """3.30.12.a, 3.30.12.c."""

    entry: str
    goal: str
    fallback: str = ""


class Treasure(Entry, kw_only=True, frozen=True):
    """10.07.a."""

    deserters: Small
    florins: Small
    goods: Small
    empire_cards: Small


class Objective(Entry, kw_only=True, frozen=True):
    """3.31."""

    kingdom: str
    yellow: tuple[str, ...]
    red: tuple[str, ...]


# --- diplomacy -----------------------------------------------------------------------------------------------------

Party = Literal["proposer", "answerer", "revoker", "other", "taxed", "taxer", "declarer", "both"]
Faithful = Literal["faith_of_proposer", "faith_of_answerer", "faith_of_declarer"]


class MarkCasusBelli(msgspec.Struct, tag_field="op", tag="casus_belli", forbid_unknown_fields=True, frozen=True):
    holder: Literal[Party, Faithful]
    against: Party
    n: Small


class ChangeHonour(msgspec.Struct, tag_field="op", tag="honour", forbid_unknown_fields=True, frozen=True):
    who: Party
    n: int


class Excommunicable(msgspec.Struct, tag_field="op", tag="excommunicable", forbid_unknown_fields=True, frozen=True):
    """3.20.c: a ground for excommunication of every Christian party to the act."""


TreatyOp = Union[MarkCasusBelli, ChangeHonour, Excommunicable]


class TreatyEffect(Sourced, kw_only=True, frozen=True):
    """5.01.r, 5.01.t: the effects of accepting, refusing and revoking a treaty, and of declaring war."""

    treaty: str
    relation: Literal["any", "same", "neutral", "opposed"]
    accept: tuple[TreatyOp, ...] = ()
    refuse: tuple[TreatyOp, ...] = ()
    revoke: tuple[TreatyOp, ...] = ()
    declare: tuple[TreatyOp, ...] = ()


class Wrong(Sourced, kw_only=True, frozen=True):
    """5.02.c."""

    n: Small


# --- players and pieces --------------------------------------------------------------------------------------------


class Setup(Sourced, kw_only=True, frozen=True):
    """6.02.a, 6.02.f, 6.02.g, 7.02.c."""

    players: Small
    zones: tuple[Level, ...]
    christian: Small
    muslim: Small
    orthodox: Small
    required: tuple[str, ...] = ()
    swords_auctioned: Small


class Outfit(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """6.03.d, 6.03.e, 6.04.g."""

    armies: Small
    armies_pope_bonus: Small
    florins: Small
    lot: Small
    source: Words


class Vehicle(Entry, kw_only=True, frozen=True):
    """3.06.1-3.06.4: by level."""

    price: ByLevel
    movement: ByLevel
    movement_with: str
    goods: ByLevel
    armies: ByLevel
    banner: bool
    ship: bool


class Building(Entry, kw_only=True, frozen=True):
    """3.03, 3.04."""

    price: Small
    population: Small
    last: Small = 0


class TradeBuilding(Entry, kw_only=True, frozen=True):
    """10.04: how it changes the prices of its city."""

    price: Small
    buy: dict[str, int] = {}
    sell: dict[str, int] = {}


class Piece(Entry, kw_only=True, frozen=True):
    price: Small = 0
    population: Small = 0


class TechLevel(Sourced, kw_only=True, frozen=True):
    """3.28."""

    cards: Small
    actions: Small
    vehicles: Small
    vehicle_level: Literal[1, 2, 3]
    banners: Small
    catapults: Small
    bombards: Small
    building: Level


class Supply(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """7.10.sup: pieces with a limited supply."""

    cathedrals: Small
    commanders: Small
    barbarian_generals: Small
    vehicles_of_a_kind: Small
    trade_buildings: Small
    grain_reserves: Small
    source: Words


class Contents(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything in the box of Medioevo Universale."""

    kingdom: list[Kingdom]
    territory: list[Territory]
    border: list[Border]
    sea_zone: list[Entry]
    sea: list[Sea]
    city: list[City]
    good: list[Entry]
    price: list[Price]
    terrain: list[Terrain]
    border_kind: list[BorderKind]
    water: list[Water]
    passage_cost: PassageCost
    family: list[Entry]
    technology: list[Technology]
    empire_card: list[EmpireCard]
    event_card: list[EventCard]
    calamity: list[Entry]
    invasion: list[Invasion]
    treasure: list[Treasure]
    objective: list[Objective]
    treaty: list[Entry]
    treaty_effect: list[TreatyEffect]
    casus_belli: list[Wrong]
    setup: list[Setup]
    land_zone: list[Entry]
    outfit: Outfit
    vehicle: list[Vehicle]
    settlement: list[Building]
    fortification: list[Building]
    trade_building: list[TradeBuilding]
    piece: list[Piece]
    level: list[TechLevel]
    supply: Supply
