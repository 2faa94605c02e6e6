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
TechnologyId = Literal[
    "agriculture", "pottery", "weaving", "medicine", "deism", "mysticism", "monotheism", "theology", "mathematics",
    "architecture", "astronomy", "engineering", "roads", "mining", "metals", "coinage", "education", "literature",
    "theatre", "music", "law", "philosophy", "army", "democracy",
]  # fmt: skip


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


class CardOp(msgspec.Struct, tag_field="op", forbid_unknown_fields=True, frozen=True):
    """3.26: what a card that is played in a phase does; see `rules.cards.play`."""


class Eliminate(CardOp, tag="eliminate", frozen=True):
    """3.26.8: see a victim's hand and eliminate a card, unless another such card stops this one."""


class Steal(CardOp, tag="steal", frozen=True):
    """3.26.9: see a victim's hand and take a card."""


class MoveCathedral(CardOp, tag="move_cathedral", frozen=True):
    """3.26.16: move a victim's cathedral to a kingdom of the player."""


class Impose(CardOp, tag="impose", frozen=True):
    """3.26.10-3.26.12: impose terms on another player for some turns."""

    term: Literal["truce", "imposed_passage", "imposed_commerce"]
    turns: Small  # at most
    pact: Literal["", "passage", "commerce"] = ""  # what the terms grant: it must be lacking, and there must be peace


class HalvePrices(CardOp, tag="halve_prices", frozen=True):
    """3.26.15: buildings cost half for a purchase phase, for anybody with the technology."""

    technology: TechnologyId


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


# --- calamities ----------------------------------------------------------------------------------------------------

Changes = dict[TechnologyId, int]  # by technology, what it adds to a number of whoever has it


class CalamityOp(msgspec.Struct, tag_field="op", forbid_unknown_fields=True, frozen=True):
    """3.30: what a calamity does; see `rules.calamities`."""


class Alchemy(CalamityOp, tag="make_gold", frozen=True):
    """3.30.1: the drawer may turn iron into gold."""


class RaidConvoys(CalamityOp, tag="raid_convoys", frozen=True):
    """3.30.2: a die for each vehicle in a land zone; by number of guards, the last throw without loss, and ruin."""

    affects: tuple[VehicleKind, ...]
    guards: tuple[TechnologyId, ...]
    safe: ByLevel
    robbed: ByLevel


class TakeToll(CalamityOp, tag="take_toll", frozen=True):
    """3.30.3, 3.30.13: drawer and neighbours lose armies for each pip of one die: a number, or a share of all."""

    under: str  # the clause by which they are lost
    die: Small
    halved_by: TechnologyId
    armies: Small = 0
    percent: Small = 0
    changes: Changes = {}  # after halving
    stored_by: Literal[TechnologyId, ""] = ""  # with this technology each reserve of grain saves armies
    reserve_saves: Small = 0
    cities: bool = False  # whether each city then loses as many armies as its level


class Council(CalamityOp, tag="council", frozen=True):
    """3.30.4: all may buy technologies at half price."""

    technologies: Small
    pope: Small


class CallCrusade(CalamityOp, tag="call_crusade", frozen=True):
    """3.30.5."""


class Disorder(CalamityOp, tag="disorder", frozen=True):
    """3.30.6: the levels by which all cities of the drawer drop; technologies change both numbers."""

    settlements: Small
    forts: Small
    changes: Changes


class Enthrone(CalamityOp, frozen=True):
    """3.30.7, 3.30.9: whoever holds a complete kingdom throws dice for one that barbarians hold."""

    dice: Small
    faces: Small


class Governor(Enthrone, tag="governor", frozen=True):
    """3.30.7: a minor kingdom."""


class Emperor(Enthrone, tag="emperor", frozen=True):
    """3.30.9: any kingdom; showing a heroine adds dice."""

    heroine: Small


class SplitRealm(CalamityOp, tag="split_realm", frozen=True):
    """3.30.8: the size of the faction that stays, the armies of a second one with Philosophy, the armies both lose."""

    kept: Small
    changes: Changes  # of what is kept
    with_philosophy: Small
    fallen: Small


class LoseGenerals(CalamityOp, tag="lose_generals", frozen=True):
    """3.30.10: a victim of the drawer's choice loses generals; only the technology that helps most counts."""

    generals: Small
    with_technology: Changes


class LoseCathedrals(CalamityOp, tag="lose_cathedrals", frozen=True):
    """3.30.11, 3.30.16: cathedrals lost, by default all; one fewer for anybody with a technology of `saved_by`."""

    under: str  # the clause by which they are lost
    who: Literal["drawer", "drawer_unless_pope", "others_if_pope", "others_by_lot"]
    saved_by: tuple[TechnologyId, ...]
    unless: Literal[TechnologyId, ""] = ""  # a technology with which these do not help
    cathedrals: Small = 0  # 0: all
    others: Small = 0  # how many are drawn by lot
    armies: Small = 0  # lost with each


class SendHorde(CalamityOp, tag="send_horde", frozen=True):
    """3.30.12."""


class SendPirates(CalamityOp, tag="send_pirates", frozen=True):
    """3.30.14."""


class SlaveRevolt(CalamityOp, tag="slave_revolt", frozen=True):
    """3.30.15: how many cities of each owner of slaves drop, by how many levels."""

    cities: Small
    levels: Small
    changes: Changes


class Tempest(CalamityOp, tag="tempest", frozen=True):
    """3.30.17: the levels that the first and the second settlement lose, without Engineering and with it."""

    affects: tuple[VehicleKind, ...]
    levels: Pair
    engineered: Pair


CalamityEffect = Union[
    Alchemy,
    RaidConvoys,
    TakeToll,
    Council,
    CallCrusade,
    Disorder,
    Governor,
    Emperor,
    SplitRealm,
    LoseGenerals,
    LoseCathedrals,
    SendHorde,
    SendPirates,
    SlaveRevolt,
    Tempest,
]


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
