"""The table from JSON, as `writing` makes it: places, cards and pieces by their ids; what is left out is nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from regnum.core.errors import BadInput
from regnum.games.medioevo.box import (
    BUILDINGS,
    CARDS,
    EACH_KIND,
    FLEET,
    GOODS,
    LAND,
    TECHNOLOGIES,
    TRADE_BUILDINGS,
    VEHICLES,
    Box,
)
from regnum.games.medioevo.constants import (
    ABOARD,
    BANNERS,
    CAUSES,
    LEADERS,
    MARKS,
    OFF_MAP,
    ORDER_ANSWERS,
    ORDERS,
    PHASES,
    TERMS,
)
from regnum.games.medioevo.rules.crusade.state import Crusade
from regnum.games.medioevo.rules.diplomacy.offer import Bundle, Offer
from regnum.games.medioevo.rules.war.attack import AIMS, Attack
from regnum.games.medioevo.writing import BARBARIANS, Owner

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

_OFF_MAP_NUMBER = {name: number for number, name in OFF_MAP.items()}


class Land(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A territory in play."""

    owner: Owner = BARBARIANS
    armies: int = 0
    settlement: str = ""
    fortification: str = ""
    cathedral: bool = False
    leader: str = ""
    goods: dict[str, int] = {}
    spoils: dict[str, int] = {}
    trade_building: str = ""
    granary: int = 0


class VehicleForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A vehicle of a player; `n` tells those of a kind apart."""

    kind: str
    n: int
    at: str
    armies: int = 0
    goods: dict[str, int] = {}
    spent: int = 0
    bonus: int = 0
    marks: list[str] = []


class BannerForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A banner: at a place, or aboard a vehicle such as ``warship.1``."""

    n: int
    at: str
    level: int = 1
    general: bool = False
    armies: int = 0
    reach: int = 0
    attacks: int = 0
    spent: int = 0
    earned: int = 0


class EngineForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    n: int
    at: str
    moved: bool = False


class Person(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player; what a position set up by hand leaves out is nothing."""

    kingdom: str = ""
    technologies: list[str] = []
    fresh: list[str] = []
    shown: list[str] = []
    honour: int = 0
    honour_peak: int = 0
    coins: int = 0
    excommunicated: bool = False
    ban: int = 0
    causes: list[str] = []
    outfit: int = 0
    orders: dict[str, str] = {}
    vehicles: list[VehicleForm] = []
    banners: list[BannerForm] = []
    engines: list[EngineForm] = []
    war: list[int] = []
    allied: list[int] = []
    passage: list[int] = []
    commerce: list[int] = []
    rates: list[int] = []  # percent of a sale, by the owner of the city
    casus_belli: list[int] = []  # by whom they are held against
    sword: int = 0
    # Behind the panel.
    florins: int = 0
    reserve: int = 0
    generals: int = 0
    stock: list[str] = []
    grain_reserves: int = 0
    hand: list[str] = []
    objective: str = ""
    bid: int = 0


class Term(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    one: int
    other: int
    turns_one: int
    turns_other: int


class Debt(msgspec.Struct, forbid_unknown_fields=True):
    debtor: int
    creditor: int
    instalment: int
    turns: int
    overdue: int


class Blockade(msgspec.Struct, forbid_unknown_fields=True):
    by: int
    against: int
    at: str
    shores: bool


class Pirate(msgspec.Struct, forbid_unknown_fields=True):
    at: str
    armies: int
    leader: str = ""


class CrusadeForm(msgspec.Struct, forbid_unknown_fields=True):
    goal: str
    start: str
    departs: int
    percent: int
    joiners: list[int]
    quotas: list[int]
    committed: list[int]
    at: str
    contributors: list[int] = []
    enemy: Owner = BARBARIANS
    new_allies: list[list[int]] = []
    new_wars: list[int] = []


class AttackForm(msgspec.Struct, forbid_unknown_fields=True):
    """The attack in progress: by a banner, by its number among those of its owner, or by barbarians."""

    attacker: Owner
    defender: Owner
    aim: str
    source: str
    target: str
    banner: int = 0
    armies: int = 0
    leader: str = ""
    base: int = 0
    stop: int = 0


class BundleForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One side of an offer of peace; vehicles such as ``warship.1``."""

    florins: int = 0
    instalment: int = 0
    turns: int = 0
    vehicles: list[str] = []
    lands: list[str] = []
    cards: list[str] = []
    choice: int = 0
    pope: bool = False


class OfferForm(msgspec.Struct, forbid_unknown_fields=True):
    by: int
    to: int
    gives: BundleForm
    asks: BundleForm


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; tops of piles come last."""

    round: int = 0
    phase: str = "setup"
    order: list[int] = []
    active: int | None = None
    players: list[Person] = []
    lands: dict[str, Land] = {}
    holders: dict[str, Owner] = {}
    standards: list[str] = []
    pope: int | None = None
    pirates: list[Pirate] = []
    crusade: CrusadeForm | None = None
    terms: list[Term] = []
    debts: list[Debt] = []
    blockades: list[Blockade] = []
    empire_pile: list[str] = []
    empire_discards: list[str] = []
    event_pile: list[str] = []
    event_discards: list[str] = []
    calamity_pile: list[str] = []
    calamity_discards: list[str] = []
    treasure_pile: list[str] = []
    treasure_discards: list[str] = []
    actions: int = 0
    proposed: int = 0
    offer: OfferForm | None = None
    half_price: bool = False
    settled: list[str] = []
    walled: list[str] = []
    reopened: list[str] = []
    spied: int | None = None
    attack: AttackForm | None = None
    assault: tuple[int, int, int] = (0, 0, 0)
    eliminated: list[int] = []
    ended: str = ""
    won: list[int] = []


# --- onto the table -------------------------------------------------------------------------------------------------


def _index(names: Sequence[str], name: str, where: str) -> int:
    if name not in names:
        raise BadInput(f"state.board.{where}", f"there is no {name!r}")
    return names.index(name)


def _indexes(names: Sequence[str], wanted: list[str], where: str) -> tuple[int, ...]:
    return tuple([_index(names, name, where) for name in wanted])


def _bits(numbers: Sequence[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _number(value: int, low: int, high: int, where: str) -> int:
    if not low <= value <= high:
        raise BadInput(f"state.board.{where}", f"{value} is not from {low} to {high}")
    return value


def _many(value: int, where: str) -> int:
    return _number(value, 0, 99999, where)


def _player(s: Medioevo, player: int, where: str) -> int:
    return _number(player, 0, s.n - 1, where)


def _players(s: Medioevo, players: list[int], where: str) -> list[int]:
    return [_player(s, player, where) for player in players]


def _read_owner(s: Medioevo, owner: Owner, where: str) -> int:
    if isinstance(owner, int):
        return _player(s, owner, where)
    if owner != BARBARIANS:
        raise BadInput(f"state.board.{where}", f"{owner!r} is neither a player nor {BARBARIANS!r}")
    return -1


def _read_goods(goods: dict[str, int], where: str) -> tuple[int, ...]:
    for good in goods:
        _index(GOODS, good, where)
    return tuple([_many(goods.get(good, 0), where) for good in GOODS])


def _read_place(box: Box, id: str, where: str) -> int:
    if id in _OFF_MAP_NUMBER:
        return _OFF_MAP_NUMBER[id]
    if id not in box.place_number:
        raise BadInput(f"state.board.{where}", f"there is no place {id!r}")
    return box.place_number[id]


def _on_map(box: Box, id: str, where: str) -> int:
    return _number(_read_place(box, id, where), 0, box.places - 1, where)


def read_vehicle(player: int, id: str, where: str) -> int:
    """The slot of a player's vehicle such as ``warship.1``."""
    kind, _, n = id.partition(".")
    if not n.isdigit():
        raise BadInput(f"state.board.{where}", f"there is no vehicle {id!r}")
    number = _number(int(n), 1, EACH_KIND, where) - 1
    return FLEET * player + EACH_KIND * _index(VEHICLES, kind, where) + number


def fill(s: Medioevo, board: Board) -> None:
    """Lay `board` out on the empty table `s`."""
    box = s.box
    if len(board.players) != s.n:
        raise BadInput("state.board.players", f"there are {len(board.players)}, not {s.n}")
    for id, land in board.lands.items():
        _fill_land(s, id, land)
    for player, one in enumerate(board.players):
        _fill_person(s, player, one)
    for id, owner in board.holders.items():
        s.holders[_index(box.kingdom_ids, id, "holders")] = _read_owner(s, owner, f"holders.{id}")
    s.standards = tuple([_on_map(box, id, "standards") for id in board.standards])
    s.pope = -1 if board.pope is None else _player(s, board.pope, "pope")
    s.pirates = tuple(
        [
            (_on_map(box, one.at, "pirates"), _many(one.armies, "pirates"), _index(LEADERS, one.leader, "pirates"))
            for one in board.pirates
        ]
    )
    _fill_between(s, board)
    s.empire_pile = _indexes(CARDS, board.empire_pile, "empire_pile")
    s.empire_discards = _indexes(CARDS, board.empire_discards, "empire_discards")
    s.event_pile = _indexes(box.event_ids, board.event_pile, "event_pile")
    s.event_discards = _indexes(box.event_ids, board.event_discards, "event_discards")
    s.calamity_pile = _indexes(box.calamity_ids, board.calamity_pile, "calamity_pile")
    s.calamity_discards = _indexes(box.calamity_ids, board.calamity_discards, "calamity_discards")
    s.treasure_pile = _indexes(box.treasure_ids, board.treasure_pile, "treasure_pile")
    s.treasure_discards = _indexes(box.treasure_ids, board.treasure_discards, "treasure_discards")
    s.round = _many(board.round, "round")
    s.phase = _index(PHASES, board.phase, "phase")
    if board.order:
        s.order = tuple(_players(s, board.order, "order"))
    s.active = -1 if board.active is None else _player(s, board.active, "active")
    s.actions = _many(board.actions, "actions")
    s.proposed = _number(board.proposed, 0, (1 << 60) - 1, "proposed")
    if board.offer is not None:
        by, to = _player(s, board.offer.by, "offer.by"), _player(s, board.offer.to, "offer.to")
        gives = _read_bundle(s, by, board.offer.gives, "offer.gives")
        s.offer = Offer(by, to, gives, _read_bundle(s, to, board.offer.asks, "offer.asks"))
    s.half_price = board.half_price
    s.settled = _bits([_on_map(box, id, "settled") for id in board.settled])
    s.walled = _bits([_on_map(box, id, "walled") for id in board.walled])
    s.reopened = _bits([_on_map(box, id, "reopened") for id in board.reopened])
    s.spied = -1 if board.spied is None else _player(s, board.spied, "spied")
    if board.attack is not None:
        s.attack = _read_attack(s, board.attack)
    s.assault = board.assault
    s.eliminated = tuple(_players(s, board.eliminated, "eliminated"))
    s.ended = board.ended
    s.won = tuple(_players(s, board.won, "won"))


def _read_bundle(s: Medioevo, giver: int, bundle: BundleForm, where: str) -> Bundle:
    return Bundle(
        florins=_number(bundle.florins, 0, 10**9, where),
        instalment=_many(bundle.instalment, where),
        turns=_many(bundle.turns, where),
        vehicles=tuple([read_vehicle(giver, id, where) for id in bundle.vehicles]),
        lands=tuple([_number(_on_map(s.box, id, where), 0, LAND - 1, where) for id in bundle.lands]),
        cards=_indexes(CARDS, bundle.cards, where),
        choice=_many(bundle.choice, where),
        pope=bundle.pope,
    )


def _fill_between(s: Medioevo, board: Board) -> None:
    """What holds between players, and the crusade."""
    box = s.box
    s.terms = tuple(
        [
            (
                _index(TERMS, term.kind, "terms"),
                _player(s, term.one, "terms"),
                _player(s, term.other, "terms"),
                _many(term.turns_one, "terms"),
                _many(term.turns_other, "terms"),
            )
            for term in board.terms
        ]
    )
    s.debts = tuple(
        [
            (
                _player(s, debt.debtor, "debts"),
                _player(s, debt.creditor, "debts"),
                _many(debt.instalment, "debts"),
                _many(debt.turns, "debts"),
                _many(debt.overdue, "debts"),
            )
            for debt in board.debts
        ]
    )
    s.blockades = tuple(
        [
            (
                _player(s, one.by, "blockades"),
                _player(s, one.against, "blockades"),
                _on_map(box, one.at, "blockades"),
                one.shores,
            )
            for one in board.blockades
        ]
    )
    if board.crusade is not None:
        found = board.crusade
        if len(found.quotas) != s.n or len(found.committed) != s.n:
            raise BadInput("state.board.crusade", f"quotas and committed are for {s.n} players")
        s.crusade = Crusade(
            _on_map(box, found.goal, "crusade.goal"),
            _on_map(box, found.start, "crusade.start"),
            _many(found.departs, "crusade.departs"),
            _number(found.percent, 1, 100, "crusade.percent"),
            _bits(_players(s, found.joiners, "crusade.joiners")),
            tuple(found.quotas),
            tuple(found.committed),
            _on_map(box, found.at, "crusade.at"),
            _bits(_players(s, found.contributors, "crusade.contributors")),
            _read_owner(s, found.enemy, "crusade.enemy"),
            tuple([_bits(_players(s, allies, "crusade.new_allies")) for allies in found.new_allies or [[]] * s.n]),
            _bits(_players(s, found.new_wars, "crusade.new_wars")),
        )


def _read_attack(s: Medioevo, found: AttackForm) -> Attack:
    attacker = _read_owner(s, found.attacker, "attack.attacker")
    banner = _number(found.banner, 0, BANNERS if attacker >= 0 else 0, "attack.banner")
    return Attack(
        attacker,
        _read_owner(s, found.defender, "attack.defender"),
        _index(AIMS, found.aim, "attack.aim"),
        _read_place(s.box, found.source, "attack.source"),
        _on_map(s.box, found.target, "attack.target"),
        BANNERS * attacker + banner - 1 if banner else -1,
        _many(found.armies, "attack.armies"),
        _index(LEADERS, found.leader, "attack.leader"),
        _number(found.base, 0, 3, "attack.base"),
        _many(found.stop, "attack.stop"),
    )


def _fill_land(s: Medioevo, id: str, land: Land) -> None:
    where = f"lands.{id}"
    here = _on_map(s.box, id, where)
    if here >= LAND or not s.realm.in_play[here]:
        raise BadInput(f"state.board.{where}", "is no land in play")
    s.owner[here] = _read_owner(s, land.owner, f"{where}.owner")
    s.armies[here] = _many(land.armies, f"{where}.armies")
    s.settlement[here] = _index(s.box.settlement_ids, land.settlement, f"{where}.settlement")
    s.fort[here] = _index(s.box.fort_ids, land.fortification, f"{where}.fortification")
    s.cathedral[here] = int(land.cathedral)
    s.leader[here] = _index(LEADERS, land.leader, f"{where}.leader")
    s.goods[here] = _read_goods(land.goods, f"{where}.goods")
    s.spoils[here] = _read_goods(land.spoils, f"{where}.spoils")
    s.building[here] = _index(TRADE_BUILDINGS, land.trade_building, f"{where}.trade_building")
    s.granary[here] = _many(land.granary, f"{where}.granary")


def _fill_person(s: Medioevo, player: int, one: Person) -> None:
    box, n, where = s.box, s.n, f"players[{player}]"
    if one.kingdom:
        s.kingdoms[player] = _index(box.kingdom_ids, one.kingdom, f"{where}.kingdom")
    s.techs[player] = _bits(_indexes(TECHNOLOGIES, one.technologies, f"{where}.technologies"))
    s.fresh[player] = _bits(_indexes(TECHNOLOGIES, one.fresh, f"{where}.fresh"))
    s.shown[player] = _indexes(CARDS, one.shown, f"{where}.shown")
    s.honour[player] = _number(one.honour, -9999, 9999, f"{where}.honour")
    s.honour_peak[player] = _many(one.honour_peak, f"{where}.honour_peak")
    s.coins[player] = _many(one.coins, f"{where}.coins")
    s.excommunicated |= one.excommunicated << player
    s.ban[player] = _number(one.ban, 0, 2, f"{where}.ban")
    s.causes[player] = _bits(_indexes(CAUSES, one.causes, f"{where}.causes"))
    s.outfit[player] = _many(one.outfit, f"{where}.outfit")
    for name, answer in one.orders.items():
        question = _index(ORDERS, name, f"{where}.orders")
        s.orders[len(ORDERS) * player + question] = _index(ORDER_ANSWERS[question], answer, f"{where}.orders.{name}")
    s.war[player] = _bits(_players(s, one.war, f"{where}.war"))
    s.allied[player] = _bits(_players(s, one.allied, f"{where}.allied"))
    s.passage[player] = _bits(_players(s, one.passage, f"{where}.passage"))
    s.commerce[player] = _bits(_players(s, one.commerce, f"{where}.commerce"))
    for table, row in ((s.rates, one.rates), (s.casus, one.casus_belli)):
        if row:
            if len(row) != n:
                raise BadInput(f"state.board.{where}", f"rates and casus belli are for {n} players")
            table[n * player : n * (player + 1)] = [_many(value, where) for value in row]
    s.swords[player] = _number(one.sword, 0, n, f"{where}.sword")
    s.florins[player] = _number(one.florins, 0, 10**9, f"{where}.florins")
    s.reserve[player] = _many(one.reserve, f"{where}.reserve")
    s.generals[player] = _many(one.generals, f"{where}.generals")
    for building in _indexes(BUILDINGS, one.stock, f"{where}.stock"):
        s.stock[len(BUILDINGS) * player + building] += 1
    s.grain[player] = _many(one.grain_reserves, f"{where}.grain_reserves")
    s.hands[player] = tuple(sorted(_indexes(CARDS, one.hand, f"{where}.hand")))
    if one.objective:
        s.objectives[player] = _index(box.objective_ids, one.objective, f"{where}.objective")
    s.bids[player] = _number(one.bid, 0, 10**9, f"{where}.bid")
    _fill_pieces(s, player, one, where)


def _fill_pieces(s: Medioevo, player: int, one: Person, where: str) -> None:
    for vehicle in one.vehicles:
        slot = read_vehicle(player, f"{vehicle.kind}.{vehicle.n}", f"{where}.vehicles")
        s.vehicle_at[slot] = _read_place(s.box, vehicle.at, f"{where}.vehicles")
        s.vehicle_armies[slot] = _many(vehicle.armies, f"{where}.vehicles")
        s.vehicle_goods[slot] = _read_goods(vehicle.goods, f"{where}.vehicles")
        s.vehicle_spent[slot] = _many(vehicle.spent, f"{where}.vehicles")
        s.vehicle_bonus[slot] = _number(vehicle.bonus, -99, 99, f"{where}.vehicles")
        s.vehicle_marks[slot] = _bits(_indexes(MARKS, vehicle.marks, f"{where}.vehicles"))
    for banner in one.banners:
        slot = BANNERS * player + _number(banner.n, 1, BANNERS, f"{where}.banners") - 1
        if "." in banner.at:
            s.banner_at[slot] = ABOARD + read_vehicle(player, banner.at, f"{where}.banners")
        else:
            s.banner_at[slot] = _read_place(s.box, banner.at, f"{where}.banners")
        s.banner_level[slot] = _number(banner.level, 1, 3, f"{where}.banners")
        s.banner_general[slot] = int(banner.general)
        s.banner_armies[slot] = _many(banner.armies, f"{where}.banners")
        s.banner_reach[slot] = _number(banner.reach, 0, 4, f"{where}.banners")
        s.banner_attacks[slot] = _many(banner.attacks, f"{where}.banners")
        s.banner_spent[slot] = _many(banner.spent, f"{where}.banners")
        s.banner_earned[slot] = _many(banner.earned, f"{where}.banners")
    for engine in one.engines:
        slot = BANNERS * player + _number(engine.n, 1, BANNERS, f"{where}.engines") - 1
        s.engine_at[slot] = _read_place(s.box, engine.at, f"{where}.engines")
        s.engines_moved |= engine.moved << slot
