"""A position of Medioevo Universale: the map, the pieces of every player, treaties, decks, the course of the round."""

from __future__ import annotations

from typing import Any

from regnum.core.rng import Rng
from regnum.core.state import ScoreLine, State
from regnum.core.table import Table
from regnum.games.medioevo import laws, scoring, view, writing
from regnum.games.medioevo.ai import evaluation
from regnum.games.medioevo.box import (
    ALL_TECHNOLOGIES,
    BUILDINGS,
    EACH_KIND,
    FLEET,
    LAND,
    MUSLIM,
    NOTHING,
    Box,
    Realm,
)
from regnum.games.medioevo.constants import (
    ABOARD,
    ABSENT,
    BANNERS,
    BARBARIAN,
    ENGINES,
    NOBODY,
    ORDERS,
    SETUP,
    TRUCE,
    UNUSED,
)
from regnum.games.medioevo.rules.crusade.state import Crusade
from regnum.games.medioevo.rules.diplomacy.offer import Offer
from regnum.games.medioevo.rules.war.attack import Attack
from regnum.games.medioevo.rulings import Rulings
from regnum.games.medioevo.schema import TechLevel

Goods = tuple[int, ...]  # nine numbers, one to a kind


class Medioevo(State):
    """The whole table, in flat lists: by land, by kingdom, by player, and by slot of a player's pieces.

    A player has twelve vehicle slots, three to a kind: slot = 12 * player + 3 * kind + n; three banner slots and three
    engine slots: slot = 3 * player + n. So no limit of table 3.28 can ever be passed by more than the table's last row.
    Armies with a banner on foot are armies of the land, except abroad, where the banner keeps them (3.09.g).
    """

    __slots__ = (
        "actions", "active", "allied", "armies", "assault", "attack", "ban", "banner_armies", "banner_at",
        "banner_attacks", "banner_earned",
        "banner_general", "banner_level", "banner_reach", "banner_spent", "bids", "blockades", "box", "building",
        "calamity_discards", "calamity_pile", "casus", "cathedral", "causes", "coins", "commerce", "crusade", "debts",
        "eliminated", "empire_discards", "empire_pile", "ended", "engine_at", "engines_moved", "event_discards",
        "event_pile", "excommunicated", "florins", "fort", "fresh", "generals", "goods", "grain", "granary",
        "half_price", "hands", "holders", "honour", "honour_peak", "kingdoms", "leader", "n", "objectives", "offer",
        "order", "orders", "outfit", "owner", "passage", "phase", "pirates", "pope", "proposed", "rates", "reach",
        "realm", "reopened", "reserve", "round", "rulings", "settled", "settlement", "shown", "spied", "spoils",
        "standards", "stock", "swords", "techs", "terms", "treasure_discards", "treasure_pile", "vehicle_armies",
        "vehicle_at", "vehicle_bonus", "vehicle_goods", "vehicle_marks", "vehicle_spent", "walled", "war", "won",
    )  # fmt: skip

    box: Box
    rulings: Rulings
    realm: Realm
    n: int  # players
    # By land.
    owner: list[int]
    armies: list[int]
    settlement: list[int]  # 0 to 4 (3.03)
    fort: list[int]  # 0 to 4 (3.04)
    cathedral: list[int]  # 0 or 1
    leader: list[int]  # of barbarians: 0, COMMANDER or GENERAL
    goods: list[Goods]  # of the owner (3.07.e)
    spoils: list[Goods]  # for whoever comes first (10.07.d)
    building: list[int]  # of trade: 0, FARM, MARKET or MINE (10.04)
    granary: list[int]  # grain reserves in a farm's city (10.05)
    standards: tuple[int, ...]  # the tower on which each standard stands (10.02.b)
    # By kingdom: who last held all of it (4.03.a).
    holders: list[int]
    # By player: open to all.
    kingdoms: list[int]  # his own, NOBODY until chosen
    techs: list[int]  # as bits
    fresh: list[int]  # those that open nothing yet (3.11.d)
    shown: list[tuple[int, ...]]  # merchants and tax collector in force (3.26.c)
    honour: list[int]
    honour_peak: list[int]  # tens reached, for the coins (10.03.a)
    coins: list[int]
    excommunicated: int  # as bits
    ban: list[int]  # ends of own turns until the bans of 3.20.g are over; in force at 1
    causes: list[int]  # grounds for excommunication given this turn, as bits
    outfit: list[int]  # armies still to be placed in set-up (6.04.g)
    orders: list[int]  # four to a player, see ORDERS
    # By player: behind the panel (6.03.f).
    florins: list[int]
    reserve: list[int]  # armies
    generals: list[int]  # without a banner yet
    stock: list[int]  # buildings not yet on the map: twelve to a player, see BUILDINGS
    grain: list[int]  # reserves, where there are no farms (3.25)
    hands: list[tuple[int, ...]]  # empire cards, sorted
    objectives: list[int]
    bids: list[int]  # the sealed maxima of the running auction (7.02.e)
    # By slot of vehicles: place, load, and points spent this turn.
    vehicle_at: list[int]
    vehicle_armies: list[int]
    vehicle_goods: list[Goods]
    vehicle_spent: list[int]
    vehicle_bonus: list[int]  # points that events add or take this turn
    vehicle_marks: list[int]
    # By slot of banners.
    banner_at: list[int]
    banner_level: list[int]
    banner_general: list[int]  # 0 or 1
    banner_armies: list[int]  # on foot on land of others
    banner_reach: list[int]  # attacks and points of this turn: its level when the turn began (7.10.i)
    banner_attacks: list[int]  # made this turn
    banner_spent: list[int]
    banner_earned: list[int]  # levels to be added when the phase ends (3.16.d)
    # By slot of engines.
    engine_at: list[int]
    engines_moved: int  # as bits, by slot
    # Between players. Bits of a list say towards whom.
    war: list[int]
    allied: list[int]
    passage: list[int]  # whose land one may pass through (5.01.e)
    commerce: list[int]  # in whose cities one may trade (5.01.g)
    rates: list[int]  # n * seller + owner of the city: percent of a sale (5.01.h)
    casus: list[int]  # n * holder + against whom (5.02.b)
    terms: tuple[tuple[int, int, int, int, int], ...]
    debts: tuple[tuple[int, int, int, int, int], ...]  # debtor, creditor, instalment, turns left, overdue (5.01.p4)
    blockades: tuple[tuple[int, int, int, bool], ...]  # who, whom, at which sea, as holder of both shores
    # The rest of the world.
    pope: int  # who holds the card, NOBODY while it is out of play
    pirates: tuple[tuple[int, int, int], ...]  # place, armies, leader; the oldest first (7.04.q)
    crusade: Crusade | None
    empire_pile: tuple[int, ...]  # tops come last
    empire_discards: tuple[int, ...]
    event_pile: tuple[int, ...]
    event_discards: tuple[int, ...]
    calamity_pile: tuple[int, ...]
    calamity_discards: tuple[int, ...]
    treasure_pile: tuple[int, ...]
    treasure_discards: tuple[int, ...]
    # The course of play.
    round: int
    phase: int
    order: tuple[int, ...]  # of swords, players still in the game
    swords: list[int]  # by player, won in this round's auctions; 0: none
    active: int  # whose turn it is
    actions: int  # diplomatic actions used this turn
    proposed: int  # what was proposed to whom this turn, as bits (5.01.d)
    offer: Offer | None  # of peace, while it is drawn up and answered (5.01.p1)
    half_price: bool  # an architect works for the active player (3.26.15)
    settled: int  # lands whose settlement rose this turn, as bits (3.03.f)
    walled: int  # lands whose fortification rose this turn, as bits (3.04.h)
    reopened: int  # seas where a blockade was lifted this turn, as bits (7.10.blk.e)
    reach: dict[int, int]  # where the piece asked about may go, with the points: from the question to the answer
    spied: int  # whose hand the asked seat is looking at, NOBODY else (3.26.8)
    attack: Attack | None  # the one in progress (7.10)
    assault: tuple[int, int, int]  # how the last assault by barbarians ended: won, armies and leader left
    eliminated: tuple[int, ...]  # the first out first
    ended: str
    won: tuple[int, ...]

    def __init__(self, table: Table, box: Box, rulings: Rulings, realm: Realm, source: Medioevo | None = None) -> None:
        super().__init__(table, source)
        self.box = box
        self.rulings = rulings
        self.realm = realm
        self.n = table.seats
        if source is None:
            self._lay_map(realm)
            self._seat_players(table.seats)
            self._lay_decks()
        else:
            self._copy_map(source)
            self._copy_players(source)
            self._copy_course(source)

    def _lay_map(self, realm: Realm) -> None:
        self.owner = [BARBARIAN if used else UNUSED for used in realm.in_play]
        self.armies = [0] * LAND
        self.settlement = [0] * LAND
        self.fort = [0] * LAND
        self.cathedral = [0] * LAND
        self.leader = [0] * LAND
        self.goods = [NOTHING] * LAND
        self.spoils = [NOTHING] * LAND
        self.building = [0] * LAND
        self.granary = [0] * LAND
        self.standards = ()
        self.holders = [BARBARIAN] * len(self.box.kingdom_ids)

    def _seat_players(self, n: int) -> None:
        self.kingdoms = [NOBODY] * n
        self.techs = [0] * n
        self.fresh = [0] * n
        self.shown = [()] * n
        self.honour = [0] * n
        self.honour_peak = [0] * n
        self.coins = [0] * n
        self.excommunicated = 0
        self.ban = [0] * n
        self.causes = [0] * n
        self.outfit = [0] * n
        self.orders = [0] * (len(ORDERS) * n)
        self.florins = [0] * n
        self.reserve = [0] * n
        self.generals = [0] * n
        self.stock = [0] * (len(BUILDINGS) * n)
        self.grain = [0] * n
        self.hands = [()] * n
        self.objectives = [NOBODY] * n
        self.bids = [0] * n
        self.vehicle_at = [ABSENT] * (FLEET * n)
        self.vehicle_armies = [0] * (FLEET * n)
        self.vehicle_goods = [NOTHING] * (FLEET * n)
        self.vehicle_spent = [0] * (FLEET * n)
        self.vehicle_bonus = [0] * (FLEET * n)
        self.vehicle_marks = [0] * (FLEET * n)
        self.banner_at = [ABSENT] * (BANNERS * n)
        self.banner_level = [0] * (BANNERS * n)
        self.banner_general = [0] * (BANNERS * n)
        self.banner_armies = [0] * (BANNERS * n)
        self.banner_reach = [0] * (BANNERS * n)
        self.banner_attacks = [0] * (BANNERS * n)
        self.banner_spent = [0] * (BANNERS * n)
        self.banner_earned = [0] * (BANNERS * n)
        self.engine_at = [ABSENT] * (ENGINES * n)
        self.engines_moved = 0
        self.war = [0] * n
        self.allied = [0] * n
        self.passage = [0] * n
        self.commerce = [0] * n
        self.rates = [0] * (n * n)
        self.casus = [0] * (n * n)
        self.terms = ()
        self.debts = ()
        self.blockades = ()

    def _lay_decks(self) -> None:
        self.pope = NOBODY
        self.pirates = ()
        self.crusade = None
        self.empire_pile = self.empire_discards = ()
        self.event_pile = self.event_discards = ()
        self.calamity_pile = self.calamity_discards = ()
        self.treasure_pile = self.treasure_discards = ()
        self.round = 0
        self.phase = SETUP
        self.order = tuple(range(self.n))
        self.swords = [0] * self.n
        self.active = NOBODY
        self.actions = self.proposed = 0
        self.offer = None
        self.half_price = False
        self.settled = self.walled = self.reopened = 0
        self.reach = {}
        self.spied = NOBODY
        self.attack = None
        self.assault = (0, 0, 0)
        self.eliminated = ()
        self.ended = ""
        self.won = ()

    def _copy_map(self, source: Medioevo) -> None:
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
        self.standards = source.standards
        self.holders = source.holders[:]

    def _copy_players(self, source: Medioevo) -> None:
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
        self.florins = source.florins[:]
        self.reserve = source.reserve[:]
        self.generals = source.generals[:]
        self.stock = source.stock[:]
        self.grain = source.grain[:]
        self.hands = source.hands[:]
        self.objectives = source.objectives[:]
        self.bids = source.bids[:]
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
        self.terms = source.terms
        self.debts = source.debts
        self.blockades = source.blockades

    def _copy_course(self, source: Medioevo) -> None:
        self.pope = source.pope
        self.pirates = source.pirates
        self.crusade = source.crusade
        self.empire_pile = source.empire_pile
        self.empire_discards = source.empire_discards
        self.event_pile = source.event_pile
        self.event_discards = source.event_discards
        self.calamity_pile = source.calamity_pile
        self.calamity_discards = source.calamity_discards
        self.treasure_pile = source.treasure_pile
        self.treasure_discards = source.treasure_discards
        self.round = source.round
        self.phase = source.phase
        self.order = source.order
        self.swords = source.swords[:]
        self.active = source.active
        self.actions = source.actions
        self.proposed = source.proposed
        self.offer = source.offer
        self.half_price = source.half_price
        self.settled = source.settled
        self.walled = source.walled
        self.reopened = source.reopened
        self.reach = source.reach
        self.spied = source.spied
        self.attack = source.attack
        self.assault = source.assault
        self.eliminated = source.eliminated
        self.ended = source.ended
        self.won = source.won

    def copy(self) -> Medioevo:
        return Medioevo(self.table, self.box, self.rulings, self.realm, self)

    # --- what the rules count --------------------------------------------------------------------------------------

    def has(self, player: int, technologies: int) -> bool:
        """3.27.e: whether `player` owns all of these technologies."""
        return self.techs[player] & technologies == technologies

    def tech_level(self, player: int) -> int:
        """3.28.a: the number of his row of the table of levels, 0 to 3."""
        return self.box.level_of_count[self.techs[player].bit_count()]

    def level(self, player: int) -> TechLevel:
        """3.28.a: his row of the table of levels."""
        return self.box.row_of_count[self.techs[player].bit_count()]

    def vehicle_level(self, player: int) -> int:
        """3.06.b: 0 to 2, an index into prices, points and room."""
        return self.box.vehicle_level_of_count[self.techs[player].bit_count()]

    def has_all_technologies(self, player: int) -> bool:
        """4.03.l."""
        return self.techs[player] == ALL_TECHNOLOGIES

    def faith(self, player: int) -> int:
        """3.20.d: an excommunicated player counts as Muslim."""
        return MUSLIM if self.excommunicated >> player & 1 else self.box.kingdom_faith[self.kingdoms[player]]

    def lands(self, player: int) -> list[int]:
        """The territories that `player` holds (BARBARIAN: those of nobody)."""
        owner, found, land = self.owner, [], -1
        # Asked all the time of a long list, of which a player holds little: so from one of his to the next.
        for _ in range(owner.count(player)):
            land = owner.index(player, land + 1)
            found.append(land)
        return found

    def has_land(self, player: int) -> bool:
        """7.10.el.a: whether `player` holds any territory."""
        return player in self.owner

    def cathedrals(self, player: int) -> int:
        """How many of his territories have one (3.26.7.a, 3.26.14.a)."""
        return sum([self.cathedral[land] for land in self.lands(player)])

    def holds(self, player: int, kingdom: int) -> bool:
        """3.05.d: whether `player` holds a kingdom completely."""
        for land in self.box.kingdom_lands[kingdom]:
            if self.owner[land] != player:
                return False
        return True

    def is_out(self, player: int) -> bool:
        """7.10.el.a."""
        return player in self.eliminated

    def in_turn_from(self, player: int) -> list[int]:
        """2.05: the players still in the game in sword order, beginning with one of them."""
        at = self.order.index(player) if player in self.order else 0
        return [one for one in self.order[at:] + self.order[:at] if one not in self.eliminated]

    def at_war(self, one: int, other: int) -> bool:
        """5.01.j."""
        return bool(self.war[one] >> other & 1)

    def allies(self, one: int, other: int) -> bool:
        """5.01.i."""
        return bool(self.allied[one] >> other & 1)

    def in_truce(self, one: int, other: int) -> bool:
        """3.26.10.b."""
        for kind, a, b, _, _ in self.terms:
            if kind == TRUCE and {a, b} == {one, other}:
                return True
        return False

    def order_of(self, player: int, question: int) -> int:
        """What `player` settled in advance about a question of ORDERS; 0: ask."""
        return self.orders[len(ORDERS) * player + question]

    # --- pieces by slot --------------------------------------------------------------------------------------------

    def vehicles_of(self, player: int) -> range:
        """The slots of a player."""
        return range(FLEET * player, FLEET * (player + 1))

    def vehicles_at(self, player: int, place: int) -> list[int]:
        """The slots of a player's vehicles in a place."""
        base = FLEET * player
        fleet = self.vehicle_at[base : base + FLEET]
        return [base + n for n, at in enumerate(fleet) if at == place] if place in fleet else []

    def free_slot(self, player: int, kind: int) -> int:
        """3.28.h: where one more vehicle of a kind may go within the limit of his level; -1: nowhere."""
        base = FLEET * player + EACH_KIND * kind
        slots = self.vehicle_at[base : base + EACH_KIND]
        owned = EACH_KIND - slots.count(ABSENT)
        return base + slots.index(ABSENT) if owned < self.level(player).vehicles else -1

    def banners_of(self, player: int) -> range:
        return range(BANNERS * player, BANNERS * (player + 1))

    def banner_place(self, banner: int) -> int:
        """Where a banner is, on foot or aboard; below 0: nowhere on the map."""
        at = self.banner_at[banner]
        return self.vehicle_at[at - ABOARD] if at >= ABOARD else at

    def banner_on(self, vehicle: int) -> int:
        """The banner aboard a vehicle; -1: none."""
        at = ABOARD + vehicle
        for banner in self.banners_of(vehicle // FLEET):
            if self.banner_at[banner] == at:
                return banner
        return -1

    def engines_of(self, player: int) -> range:
        return range(ENGINES * player, ENGINES * (player + 1))

    # --- what the kernel asks of a game ----------------------------------------------------------------------------

    def board_json(self) -> dict[str, Any]:
        return writing.board_json(self)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        return view.board_view(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Medioevo:
        return view.determinize(self, seat, rng)

    def evaluate(self) -> list[float]:
        return evaluation.evaluate(self)

    def score_sheet(self) -> list[ScoreLine]:
        return scoring.score_sheet(self)

    def winners(self) -> list[int]:
        return list(self.won) if self.over else []

    def ending(self) -> str:
        return self.ended

    def end_clause(self) -> str:
        return scoring.CLAUSES.get(self.ended, "4.02.a")

    def tally(self) -> dict[str, int]:
        return {"rounds": self.round, "eliminated": len(self.eliminated), "pirates": len(self.pirates)}

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
