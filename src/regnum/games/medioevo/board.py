"""The attributes of a position of this game, written by `make generate` from `fields.py`: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.state import State
from regnum.core.table import Table
from regnum.games.medioevo.box import LAND, NOTHING, Box
from regnum.games.medioevo.constants import BARBARIAN, UNUSED
from regnum.games.medioevo.realm import Realm
from regnum.games.medioevo.rules.crusade.state import Crusade
from regnum.games.medioevo.rules.diplomacy.offer import Offer
from regnum.games.medioevo.rules.war.attack import Attack
from regnum.games.medioevo.rulings import Rulings


class Board(State):
    """Everything on the table, as `fields.FIELDS` declares it."""

    __slots__ = (
        "actions",
        "active",
        "allied",
        "armies",
        "assault",
        "attack",
        "ban",
        "banner_armies",
        "banner_at",
        "banner_attacks",
        "banner_earned",
        "banner_general",
        "banner_level",
        "banner_reach",
        "banner_spent",
        "bids",
        "blockades",
        "box",
        "building",
        "calamity_discards",
        "calamity_pile",
        "casus",
        "cathedral",
        "causes",
        "coins",
        "commerce",
        "crusade",
        "debts",
        "eliminated",
        "empire_discards",
        "empire_pile",
        "ended",
        "engine_at",
        "engines_moved",
        "event_discards",
        "event_pile",
        "excommunicated",
        "florins",
        "fort",
        "fresh",
        "generals",
        "goods",
        "grain",
        "granary",
        "half_price",
        "hands",
        "holders",
        "honour",
        "honour_peak",
        "kingdoms",
        "leader",
        "n",
        "objectives",
        "offer",
        "order",
        "orders",
        "outfit",
        "owner",
        "passage",
        "phase",
        "pirates",
        "pope",
        "proposed",
        "rates",
        "realm",
        "reopened",
        "reserve",
        "resting",
        "round",
        "rulings",
        "settled",
        "settlement",
        "shown",
        "spied",
        "spoils",
        "standards",
        "stock",
        "swords",
        "techs",
        "terms",
        "treasure_discards",
        "treasure_pile",
        "vehicle_armies",
        "vehicle_at",
        "vehicle_bonus",
        "vehicle_goods",
        "vehicle_marks",
        "vehicle_spent",
        "walled",
        "war",
        "won",
    )  # fmt: skip

    box: Box
    rulings: Rulings
    realm: Realm
    n: int  # players
    round: int
    phase: int
    order: tuple[int, ...]  # sword order of the players still in the game
    active: int  # whose turn it is
    owner: list[int]  # a player, BARBARIAN or UNUSED
    armies: list[int]
    settlement: list[int]  # 0 to 4 (3.03)
    fort: list[int]  # 0 to 4 (3.04)
    cathedral: list[int]  # 0 or 1
    leader: list[int]  # barbarian leader: 0, COMMANDER or GENERAL
    goods: list[tuple[int, ...]]  # goods of the land's owner (3.07.e)
    spoils: list[tuple[int, ...]]  # treasure goods for the first player to load them (10.07.d)
    building: list[int]  # 0, FARM, MARKET or MINE (10.04)
    granary: list[int]  # grain reserves in a farm's city (10.05)
    holders: list[int]  # by kingdom: its last complete holder (4.03.a)
    standards: tuple[int, ...]  # the tower on which each standard stands (10.02.b)
    pope: int  # holder of the Pope card, NOBODY while it is out of play
    pirates: tuple[tuple[int, int, int], ...]  # place, armies, leader; the oldest first (7.04.q)
    crusade: Crusade | None
    terms: tuple[tuple[int, int, int, int, int], ...]  # kind, one, other, turns of each (7.01.d)
    debts: tuple[tuple[int, int, int, int, int], ...]  # debtor, creditor, instalment, turns left, overdue (5.01.p4)
    blockades: tuple[tuple[int, int, int, bool], ...]  # blockader, blocked player, sea, whether by holding both shores
    empire_discards: tuple[int, ...]
    event_discards: tuple[int, ...]
    calamity_discards: tuple[int, ...]
    treasure_discards: tuple[int, ...]
    actions: int  # diplomatic actions used this turn
    proposed: int  # proposals already made this turn, as bits (5.01.d)
    offer: Offer | None  # offer of peace that is being drawn up or answered (5.01.p1)
    resting: int  # who does nothing more this turn, until the next one's diplomacy
    half_price: bool  # the active player has played an architect (3.26.15)
    settled: int  # lands whose settlement rose this turn (3.03.f)
    walled: int  # lands whose fortification rose this turn (3.04.h)
    reopened: int  # seas where a blockade was lifted this turn (7.10.blk.e)
    attack: Attack | None  # attack in progress (7.10)
    assault: tuple[int, int, int]  # how the last assault by barbarians ended: won, armies and leader left
    eliminated: tuple[int, ...]  # in order of elimination
    ended: str
    won: tuple[int, ...]
    kingdoms: list[int]  # home kingdom, NOBODY until chosen
    techs: list[int]
    fresh: list[int]  # technologies too new to be prerequisites (3.11.d)
    shown: list[tuple[int, ...]]  # face-up cards: merchants and tax collector in force (3.26.c), cards in use
    honour: list[int]
    honour_peak: list[int]  # most tens reached so far, for honour coins (10.03.a)
    coins: list[int]
    excommunicated: int  # players, as bits
    ban: list[int]  # ends of the player's turns until the bans of 3.20.g are over; in force at 1
    causes: list[int]  # grounds for excommunication given this turn
    outfit: list[int]  # armies still to be placed in set-up (6.04.g)
    orders: list[int]  # four per player, see ORDERS; public (5.01.o)
    vehicle_at: list[int]
    vehicle_armies: list[int]
    vehicle_goods: list[tuple[int, ...]]
    vehicle_spent: list[int]  # movement points spent this turn
    vehicle_bonus: list[int]  # movement points that events add or take this turn
    vehicle_marks: list[int]
    banner_at: list[int]
    banner_level: list[int]
    banner_general: list[int]  # 0 or 1
    banner_armies: list[int]  # armies led on someone else's land
    banner_reach: list[int]  # attacks and points: the level when the turn began (7.10.i)
    banner_attacks: list[int]  # attacks made this turn
    banner_spent: list[int]
    banner_earned: list[int]  # levels to add when the phase ends (3.16.d)
    engine_at: list[int]
    engines_moved: int  # as bits, by slot
    war: list[int]
    allied: list[int]
    passage: list[int]  # players whose land the player may pass through (5.01.e)
    commerce: list[int]  # players in whose cities the player may trade (5.01.g)
    rates: list[int]  # by n * seller + city owner: percent of a sale (5.01.h)
    casus: list[int]  # by n * holder + opponent: casus belli (5.02.b)
    swords: list[int]  # won in this round's auctions; 0: none
    florins: list[int]
    reserve: list[int]  # armies
    generals: list[int]  # without a banner yet
    stock: list[int]  # buildings not yet on the map: twelve counts per player
    grain: list[int]  # used without trade buildings (3.25)
    hands: list[tuple[int, ...]]  # empire cards, sorted
    objectives: list[int]
    bids: list[int]  # the sealed maximum of the auction (7.02.e)
    empire_pile: tuple[int, ...]
    event_pile: tuple[int, ...]
    calamity_pile: tuple[int, ...]
    treasure_pile: tuple[int, ...]
    spied: int  # owner of the hand shown to the asked seat, or NOBODY (3.26.8)

    def __init__(self, table: Table, box: Box, rulings: Rulings, source: Board | None = None) -> None:
        super().__init__(table, source)
        self.box = box
        self.rulings = rulings
        if source is None:
            self.lay_empty(table)
        else:
            self.copy_from(source)

    def lay_empty(self, table: Table) -> None:
        """An empty table."""
        self.realm = self.box.realm(table.seats, self.rulings.all_zones)
        self.n = table.players
        self.round = 0
        self.phase = 0
        self.order = tuple(range(table.players))
        self.active = -1
        self.owner = [BARBARIAN if used else UNUSED for used in self.realm.in_play]
        self.armies = [0] * (LAND)
        self.settlement = [0] * (LAND)
        self.fort = [0] * (LAND)
        self.cathedral = [0] * (LAND)
        self.leader = [0] * (LAND)
        self.goods = [NOTHING] * (LAND)
        self.spoils = [NOTHING] * (LAND)
        self.building = [0] * (LAND)
        self.granary = [0] * (LAND)
        self.holders = [-1] * (len(self.box.kingdom_ids))
        self.standards = ()
        self.pope = -1
        self.pirates = ()
        self.crusade = None
        self.terms = ()
        self.debts = ()
        self.blockades = ()
        self.empire_discards = ()
        self.event_discards = ()
        self.calamity_discards = ()
        self.treasure_discards = ()
        self.actions = 0
        self.proposed = 0
        self.offer = None
        self.resting = -1
        self.half_price = False
        self.settled = 0
        self.walled = 0
        self.reopened = 0
        self.attack = None
        self.assault = (0, 0, 0)
        self.eliminated = ()
        self.ended = ""
        self.won = ()
        self.kingdoms = [-1] * (table.players)
        self.techs = [0] * (table.players)
        self.fresh = [0] * (table.players)
        self.shown = [()] * (table.players)
        self.honour = [0] * (table.players)
        self.honour_peak = [0] * (table.players)
        self.coins = [0] * (table.players)
        self.excommunicated = 0
        self.ban = [0] * (table.players)
        self.causes = [0] * (table.players)
        self.outfit = [0] * (table.players)
        self.orders = [0] * (4 * table.players)
        self.vehicle_at = [-2] * (12 * table.players)
        self.vehicle_armies = [0] * (12 * table.players)
        self.vehicle_goods = [NOTHING] * (12 * table.players)
        self.vehicle_spent = [0] * (12 * table.players)
        self.vehicle_bonus = [0] * (12 * table.players)
        self.vehicle_marks = [0] * (12 * table.players)
        self.banner_at = [-2] * (3 * table.players)
        self.banner_level = [0] * (3 * table.players)
        self.banner_general = [0] * (3 * table.players)
        self.banner_armies = [0] * (3 * table.players)
        self.banner_reach = [0] * (3 * table.players)
        self.banner_attacks = [0] * (3 * table.players)
        self.banner_spent = [0] * (3 * table.players)
        self.banner_earned = [0] * (3 * table.players)
        self.engine_at = [-2] * (3 * table.players)
        self.engines_moved = 0
        self.war = [0] * (table.players)
        self.allied = [0] * (table.players)
        self.passage = [0] * (table.players)
        self.commerce = [0] * (table.players)
        self.rates = [0] * (table.players * table.players)
        self.casus = [0] * (table.players * table.players)
        self.swords = [0] * (table.players)
        self.florins = [0] * (table.players)
        self.reserve = [0] * (table.players)
        self.generals = [0] * (table.players)
        self.stock = [0] * (12 * table.players)
        self.grain = [0] * (table.players)
        self.hands = [()] * (table.players)
        self.objectives = [-1] * (table.players)
        self.bids = [0] * (table.players)
        self.empire_pile = ()
        self.event_pile = ()
        self.calamity_pile = ()
        self.treasure_pile = ()
        self.spied = -1

    def copy_from(self, source: Board) -> None:
        """The same as `source`, independent of it."""
        self.realm = source.realm
        self.n = source.n
        self.round = source.round
        self.phase = source.phase
        self.order = source.order
        self.active = source.active
        self.owner = source.owner[:]
        self.armies = source.armies[:]
        self.settlement = source.settlement[:]
        self.fort = source.fort[:]
        self.cathedral = source.cathedral[:]
        self.leader = source.leader[:]
        self.goods = source.goods[:]
        self.spoils = source.spoils[:]
        self.building = source.building[:]
        self.granary = source.granary[:]
        self.holders = source.holders[:]
        self.standards = source.standards
        self.pope = source.pope
        self.pirates = source.pirates
        self.crusade = source.crusade
        self.terms = source.terms
        self.debts = source.debts
        self.blockades = source.blockades
        self.empire_discards = source.empire_discards
        self.event_discards = source.event_discards
        self.calamity_discards = source.calamity_discards
        self.treasure_discards = source.treasure_discards
        self.actions = source.actions
        self.proposed = source.proposed
        self.offer = source.offer
        self.resting = source.resting
        self.half_price = source.half_price
        self.settled = source.settled
        self.walled = source.walled
        self.reopened = source.reopened
        self.attack = source.attack
        self.assault = source.assault
        self.eliminated = source.eliminated
        self.ended = source.ended
        self.won = source.won
        self.kingdoms = source.kingdoms[:]
        self.techs = source.techs[:]
        self.fresh = source.fresh[:]
        self.shown = source.shown[:]
        self.honour = source.honour[:]
        self.honour_peak = source.honour_peak[:]
        self.coins = source.coins[:]
        self.excommunicated = source.excommunicated
        self.ban = source.ban[:]
        self.causes = source.causes[:]
        self.outfit = source.outfit[:]
        self.orders = source.orders[:]
        self.vehicle_at = source.vehicle_at[:]
        self.vehicle_armies = source.vehicle_armies[:]
        self.vehicle_goods = source.vehicle_goods[:]
        self.vehicle_spent = source.vehicle_spent[:]
        self.vehicle_bonus = source.vehicle_bonus[:]
        self.vehicle_marks = source.vehicle_marks[:]
        self.banner_at = source.banner_at[:]
        self.banner_level = source.banner_level[:]
        self.banner_general = source.banner_general[:]
        self.banner_armies = source.banner_armies[:]
        self.banner_reach = source.banner_reach[:]
        self.banner_attacks = source.banner_attacks[:]
        self.banner_spent = source.banner_spent[:]
        self.banner_earned = source.banner_earned[:]
        self.engine_at = source.engine_at[:]
        self.engines_moved = source.engines_moved
        self.war = source.war[:]
        self.allied = source.allied[:]
        self.passage = source.passage[:]
        self.commerce = source.commerce[:]
        self.rates = source.rates[:]
        self.casus = source.casus[:]
        self.swords = source.swords[:]
        self.florins = source.florins[:]
        self.reserve = source.reserve[:]
        self.generals = source.generals[:]
        self.stock = source.stock[:]
        self.grain = source.grain[:]
        self.hands = source.hands[:]
        self.objectives = source.objectives[:]
        self.bids = source.bids[:]
        self.empire_pile = source.empire_pile
        self.event_pile = source.event_pile
        self.calamity_pile = source.calamity_pile
        self.treasure_pile = source.treasure_pile
        self.spied = source.spied

    def changed_since(self, before: State) -> int:
        """The attributes, of those that views read, whose values differ from those in `before`: a bit for each."""
        assert isinstance(before, Board)
        found = 0
        if self.round != before.round:
            found |= 1 << 0
        if self.phase != before.phase:
            found |= 1 << 1
        if self.order != before.order:
            found |= 1 << 2
        if self.active != before.active:
            found |= 1 << 3
        if self.owner != before.owner:
            found |= 1 << 4
        if self.armies != before.armies:
            found |= 1 << 5
        if self.settlement != before.settlement:
            found |= 1 << 6
        if self.fort != before.fort:
            found |= 1 << 7
        if self.cathedral != before.cathedral:
            found |= 1 << 8
        if self.leader != before.leader:
            found |= 1 << 9
        if self.goods != before.goods:
            found |= 1 << 10
        if self.spoils != before.spoils:
            found |= 1 << 11
        if self.building != before.building:
            found |= 1 << 12
        if self.granary != before.granary:
            found |= 1 << 13
        if self.holders != before.holders:
            found |= 1 << 14
        if self.standards != before.standards:
            found |= 1 << 15
        if self.pope != before.pope:
            found |= 1 << 16
        if self.pirates != before.pirates:
            found |= 1 << 17
        if self.crusade != before.crusade:
            found |= 1 << 18
        if self.terms != before.terms:
            found |= 1 << 19
        if self.debts != before.debts:
            found |= 1 << 20
        if self.blockades != before.blockades:
            found |= 1 << 21
        if self.empire_discards != before.empire_discards:
            found |= 1 << 22
        if self.event_discards != before.event_discards:
            found |= 1 << 23
        if self.calamity_discards != before.calamity_discards:
            found |= 1 << 24
        if self.treasure_discards != before.treasure_discards:
            found |= 1 << 25
        if self.actions != before.actions:
            found |= 1 << 26
        if self.offer != before.offer:
            found |= 1 << 27
        if self.half_price != before.half_price:
            found |= 1 << 28
        if self.settled != before.settled:
            found |= 1 << 29
        if self.walled != before.walled:
            found |= 1 << 30
        if self.reopened != before.reopened:
            found |= 1 << 31
        if self.attack != before.attack:
            found |= 1 << 32
        if self.eliminated != before.eliminated:
            found |= 1 << 33
        if self.ended != before.ended:
            found |= 1 << 34
        if self.won != before.won:
            found |= 1 << 35
        if self.kingdoms != before.kingdoms:
            found |= 1 << 36
        if self.techs != before.techs:
            found |= 1 << 37
        if self.fresh != before.fresh:
            found |= 1 << 38
        if self.shown != before.shown:
            found |= 1 << 39
        if self.honour != before.honour:
            found |= 1 << 40
        if self.honour_peak != before.honour_peak:
            found |= 1 << 41
        if self.coins != before.coins:
            found |= 1 << 42
        if self.excommunicated != before.excommunicated:
            found |= 1 << 43
        if self.ban != before.ban:
            found |= 1 << 44
        if self.causes != before.causes:
            found |= 1 << 45
        if self.outfit != before.outfit:
            found |= 1 << 46
        if self.orders != before.orders:
            found |= 1 << 47
        if self.vehicle_at != before.vehicle_at:
            found |= 1 << 48
        if self.vehicle_armies != before.vehicle_armies:
            found |= 1 << 49
        if self.vehicle_goods != before.vehicle_goods:
            found |= 1 << 50
        if self.vehicle_spent != before.vehicle_spent:
            found |= 1 << 51
        if self.vehicle_bonus != before.vehicle_bonus:
            found |= 1 << 52
        if self.vehicle_marks != before.vehicle_marks:
            found |= 1 << 53
        if self.banner_at != before.banner_at:
            found |= 1 << 54
        if self.banner_level != before.banner_level:
            found |= 1 << 55
        if self.banner_general != before.banner_general:
            found |= 1 << 56
        if self.banner_armies != before.banner_armies:
            found |= 1 << 57
        if self.banner_reach != before.banner_reach:
            found |= 1 << 58
        if self.banner_attacks != before.banner_attacks:
            found |= 1 << 59
        if self.banner_spent != before.banner_spent:
            found |= 1 << 60
        if self.banner_earned != before.banner_earned:
            found |= 1 << 61
        if self.engine_at != before.engine_at:
            found |= 1 << 62
        if self.engines_moved != before.engines_moved:
            found |= 1 << 63
        if self.war != before.war:
            found |= 1 << 64
        if self.allied != before.allied:
            found |= 1 << 65
        if self.passage != before.passage:
            found |= 1 << 66
        if self.commerce != before.commerce:
            found |= 1 << 67
        if self.rates != before.rates:
            found |= 1 << 68
        if self.casus != before.casus:
            found |= 1 << 69
        if self.swords != before.swords:
            found |= 1 << 70
        if self.florins != before.florins:
            found |= 1 << 71
        if self.reserve != before.reserve:
            found |= 1 << 72
        if self.generals != before.generals:
            found |= 1 << 73
        if self.stock != before.stock:
            found |= 1 << 74
        if self.grain != before.grain:
            found |= 1 << 75
        if self.hands != before.hands:
            found |= 1 << 76
        if self.objectives != before.objectives:
            found |= 1 << 77
        if self.bids != before.bids:
            found |= 1 << 78
        if self.empire_pile != before.empire_pile:
            found |= 1 << 79
        if self.event_pile != before.event_pile:
            found |= 1 << 80
        if self.calamity_pile != before.calamity_pile:
            found |= 1 << 81
        if self.treasure_pile != before.treasure_pile:
            found |= 1 << 82
        return found

    def catch_up(self, source: State, changed: int) -> None:
        """Become like `source`, as far as views can tell; `changed`: what differs, as `changed_since` has found it."""
        assert isinstance(source, Board)
        self.steps = source.steps[:]
        self.revealed = source.revealed
        if changed & 1 << 0:
            self.round = source.round
        if changed & 1 << 1:
            self.phase = source.phase
        if changed & 1 << 2:
            self.order = source.order
        if changed & 1 << 3:
            self.active = source.active
        if changed & 1 << 4:
            self.owner = source.owner[:]
        if changed & 1 << 5:
            self.armies = source.armies[:]
        if changed & 1 << 6:
            self.settlement = source.settlement[:]
        if changed & 1 << 7:
            self.fort = source.fort[:]
        if changed & 1 << 8:
            self.cathedral = source.cathedral[:]
        if changed & 1 << 9:
            self.leader = source.leader[:]
        if changed & 1 << 10:
            self.goods = source.goods[:]
        if changed & 1 << 11:
            self.spoils = source.spoils[:]
        if changed & 1 << 12:
            self.building = source.building[:]
        if changed & 1 << 13:
            self.granary = source.granary[:]
        if changed & 1 << 14:
            self.holders = source.holders[:]
        if changed & 1 << 15:
            self.standards = source.standards
        if changed & 1 << 16:
            self.pope = source.pope
        if changed & 1 << 17:
            self.pirates = source.pirates
        if changed & 1 << 18:
            self.crusade = source.crusade
        if changed & 1 << 19:
            self.terms = source.terms
        if changed & 1 << 20:
            self.debts = source.debts
        if changed & 1 << 21:
            self.blockades = source.blockades
        if changed & 1 << 22:
            self.empire_discards = source.empire_discards
        if changed & 1 << 23:
            self.event_discards = source.event_discards
        if changed & 1 << 24:
            self.calamity_discards = source.calamity_discards
        if changed & 1 << 25:
            self.treasure_discards = source.treasure_discards
        if changed & 1 << 26:
            self.actions = source.actions
        if changed & 1 << 27:
            self.offer = source.offer
        if changed & 1 << 28:
            self.half_price = source.half_price
        if changed & 1 << 29:
            self.settled = source.settled
        if changed & 1 << 30:
            self.walled = source.walled
        if changed & 1 << 31:
            self.reopened = source.reopened
        if changed & 1 << 32:
            self.attack = source.attack
        if changed & 1 << 33:
            self.eliminated = source.eliminated
        if changed & 1 << 34:
            self.ended = source.ended
        if changed & 1 << 35:
            self.won = source.won
        if changed & 1 << 36:
            self.kingdoms = source.kingdoms[:]
        if changed & 1 << 37:
            self.techs = source.techs[:]
        if changed & 1 << 38:
            self.fresh = source.fresh[:]
        if changed & 1 << 39:
            self.shown = source.shown[:]
        if changed & 1 << 40:
            self.honour = source.honour[:]
        if changed & 1 << 41:
            self.honour_peak = source.honour_peak[:]
        if changed & 1 << 42:
            self.coins = source.coins[:]
        if changed & 1 << 43:
            self.excommunicated = source.excommunicated
        if changed & 1 << 44:
            self.ban = source.ban[:]
        if changed & 1 << 45:
            self.causes = source.causes[:]
        if changed & 1 << 46:
            self.outfit = source.outfit[:]
        if changed & 1 << 47:
            self.orders = source.orders[:]
        if changed & 1 << 48:
            self.vehicle_at = source.vehicle_at[:]
        if changed & 1 << 49:
            self.vehicle_armies = source.vehicle_armies[:]
        if changed & 1 << 50:
            self.vehicle_goods = source.vehicle_goods[:]
        if changed & 1 << 51:
            self.vehicle_spent = source.vehicle_spent[:]
        if changed & 1 << 52:
            self.vehicle_bonus = source.vehicle_bonus[:]
        if changed & 1 << 53:
            self.vehicle_marks = source.vehicle_marks[:]
        if changed & 1 << 54:
            self.banner_at = source.banner_at[:]
        if changed & 1 << 55:
            self.banner_level = source.banner_level[:]
        if changed & 1 << 56:
            self.banner_general = source.banner_general[:]
        if changed & 1 << 57:
            self.banner_armies = source.banner_armies[:]
        if changed & 1 << 58:
            self.banner_reach = source.banner_reach[:]
        if changed & 1 << 59:
            self.banner_attacks = source.banner_attacks[:]
        if changed & 1 << 60:
            self.banner_spent = source.banner_spent[:]
        if changed & 1 << 61:
            self.banner_earned = source.banner_earned[:]
        if changed & 1 << 62:
            self.engine_at = source.engine_at[:]
        if changed & 1 << 63:
            self.engines_moved = source.engines_moved
        if changed & 1 << 64:
            self.war = source.war[:]
        if changed & 1 << 65:
            self.allied = source.allied[:]
        if changed & 1 << 66:
            self.passage = source.passage[:]
        if changed & 1 << 67:
            self.commerce = source.commerce[:]
        if changed & 1 << 68:
            self.rates = source.rates[:]
        if changed & 1 << 69:
            self.casus = source.casus[:]
        if changed & 1 << 70:
            self.swords = source.swords[:]
        if changed & 1 << 71:
            self.florins = source.florins[:]
        if changed & 1 << 72:
            self.reserve = source.reserve[:]
        if changed & 1 << 73:
            self.generals = source.generals[:]
        if changed & 1 << 74:
            self.stock = source.stock[:]
        if changed & 1 << 75:
            self.grain = source.grain[:]
        if changed & 1 << 76:
            self.hands = source.hands[:]
        if changed & 1 << 77:
            self.objectives = source.objectives[:]
        if changed & 1 << 78:
            self.bids = source.bids[:]
        if changed & 1 << 79:
            self.empire_pile = source.empire_pile
        if changed & 1 << 80:
            self.event_pile = source.event_pile
        if changed & 1 << 81:
            self.calamity_pile = source.calamity_pile
        if changed & 1 << 82:
            self.treasure_pile = source.treasure_pile
        self.realm = source.realm
        self.n = source.n
        self.proposed = source.proposed
        self.resting = source.resting
        self.assault = source.assault
        self.spied = source.spied

    def observe(self, out: vec[i32], at: i64, starts: vec[i64], widths: vec[i64]) -> None:
        """Write those fields for learners that everybody may know and that need only be copied or counted."""
        k: i64
        k = at + starts[0]
        out[k] = self.round
        k = at + starts[1]
        out[k] = self.phase
        k = at + starts[3]
        out[k] = self.active + 1
        k = at + starts[4]
        for number in self.owner:
            out[k] = number + 1
            k += 1
        k = at + starts[5]
        for number in self.armies:
            out[k] = number
            k += 1
        k = at + starts[6]
        for number in self.settlement:
            out[k] = number
            k += 1
        k = at + starts[7]
        for number in self.fort:
            out[k] = number
            k += 1
        k = at + starts[8]
        for number in self.cathedral:
            out[k] = int(number)
            k += 1
        k = at + starts[9]
        for number in self.leader:
            out[k] = number
            k += 1
        k = at + starts[12]
        for number in self.building:
            out[k] = number
            k += 1
        k = at + starts[13]
        for number in self.granary:
            out[k] = number
            k += 1
        k = at + starts[14]
        for number in self.holders:
            out[k] = number + 1
            k += 1
        k = at + starts[16]
        out[k] = self.pope + 1
        k = at + starts[22]
        out[k] = len(self.empire_discards)
        if self.empire_discards:
            out[k + 1] = len(self.empire_discards)
            out[k + 2] = self.empire_discards[-1] + 1
            for card in self.empire_discards:
                out[k + 3 + i64(card)] += 1
        k = at + starts[23]
        out[k] = len(self.event_discards)
        if self.event_discards:
            out[k + 1] = len(self.event_discards)
            out[k + 2] = self.event_discards[-1] + 1
            for card in self.event_discards:
                out[k + 3 + i64(card)] += 1
        k = at + starts[24]
        out[k] = len(self.calamity_discards)
        if self.calamity_discards:
            out[k + 1] = len(self.calamity_discards)
            out[k + 2] = self.calamity_discards[-1] + 1
            for card in self.calamity_discards:
                out[k + 3 + i64(card)] += 1
        k = at + starts[25]
        out[k] = len(self.treasure_discards)
        if self.treasure_discards:
            out[k + 1] = len(self.treasure_discards)
            out[k + 2] = self.treasure_discards[-1] + 1
            for card in self.treasure_discards:
                out[k + 3 + i64(card)] += 1
        k = at + starts[26]
        out[k] = self.actions
        k = at + starts[30]
        out[k] = int(self.half_price)
        k = at + starts[39]
        for number in self.kingdoms:
            out[k] = number + 1
            k += 1
        k = at + starts[42]
        for cards in self.shown:
            out[k] = len(cards)
            if cards:
                out[k + 1] = len(cards)
                out[k + 2] = cards[-1] + 1
                for card in cards:
                    out[k + 3 + i64(card)] += 1
            k += widths[42]
        k = at + starts[43]
        for number in self.honour:
            out[k] = number
            k += 1
        k = at + starts[44]
        for number in self.honour_peak:
            out[k] = number
            k += 1
        k = at + starts[45]
        for number in self.coins:
            out[k] = number
            k += 1
        k = at + starts[47]
        for number in self.ban:
            out[k] = number
            k += 1
        k = at + starts[49]
        for number in self.outfit:
            out[k] = number
            k += 1
        k = at + starts[73]
        for number in self.swords:
            out[k] = number
            k += 1
        k = at + starts[82]
        out[k] = len(self.empire_pile)
        k = at + starts[83]
        out[k] = len(self.event_pile)
        k = at + starts[84]
        out[k] = len(self.calamity_pile)
        k = at + starts[85]
        out[k] = len(self.treasure_pile)
