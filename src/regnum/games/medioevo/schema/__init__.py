"""The schema of the content files of Medioevo Universale: the map, cards, pieces; what cards do is in `ops`."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from regnum.core.content import DESCRIPTIVE, Entry, Values, Words
from regnum.games.medioevo.schema.ops import (
    CalamityEffect,
    Eliminate,
    EventEffect,
    HalvePrices,
    Impose,
    MoveCathedral,
    Steal,
    TreatyOp,
)
from regnum.games.medioevo.schema.values import ByLevel, Faith, Level, Pair, Phase, Small, TerrainKind, VehicleKind


class Sourced(Values, kw_only=True, frozen=True):
    """A table row without a display name."""

    id: str
    source: Words
    reconstructed: Annotated[list[str], DESCRIPTIVE] = []


# --- the map ---------------------------------------------------------------------------------------------------------


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


class PassageCost(Values, frozen=True):
    """3.02.l, 3.02.n, 3.06.e, 3.06.f."""

    port: Small
    strait: Small
    load_armies: Small
    load_goods_in_city: Small
    load_goods: Small
    source: Words


# --- trade -----------------------------------------------------------------------------------------------------------


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


# --- cards -----------------------------------------------------------------------------------------------------------


class Technology(Entry, kw_only=True, frozen=True):
    """3.11, 3.27."""

    family: str
    level: Literal[1, 2, 3]
    cost: Small
    requires: tuple[str, ...]


class EmpireCard(Entry, kw_only=True, frozen=True):
    """3.26: the bonus of a battle card, or the phases in which another card is played and what it does then."""

    phases: tuple[Phase, ...] = ()
    group: Literal["", "leader", "faith", "heroine"] = ""
    attack: bool = False
    defence: bool = False
    bonus: Small = 0
    improved: Small = 0
    improved_by: str = ""  # a technology, or "general"
    in_cathedral: bool = False
    effect: Union[Eliminate, Steal, MoveCathedral, Impose, HalvePrices, None] = None


class EventCard(Entry, kw_only=True, frozen=True):
    """3.29."""

    zone: Literal["land", "sea"]
    affects: tuple[VehicleKind, ...]
    effects: tuple[EventEffect, ...]


# --- calamities ------------------------------------------------------------------------------------------------------


class Calamity(Entry, kw_only=True, frozen=True):
    """3.30."""

    effects: tuple[CalamityEffect, ...]


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


# --- diplomacy -------------------------------------------------------------------------------------------------------


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


# --- players and pieces ----------------------------------------------------------------------------------------------


class Setup(Sourced, kw_only=True, frozen=True):
    """6.02.a, 6.02.f, 6.02.g, 7.02.c."""

    players: Small
    zones: tuple[Level, ...]
    christian: Small
    muslim: Small
    orthodox: Small
    required: tuple[str, ...] = ()
    swords_auctioned: Small


class Outfit(Values, frozen=True):
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


class Supply(Values, frozen=True):
    """7.10.sup: pieces with a limited supply."""

    cathedrals: Small
    commanders: Small
    barbarian_generals: Small
    vehicles_of_a_kind: Small
    trade_buildings: Small
    grain_reserves: Small
    source: Words


class Contents(Values, frozen=True):
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
    calamity: list[Calamity]
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
