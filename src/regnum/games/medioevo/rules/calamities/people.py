"""Calamities of the people: famine, plague, civil disorder, slaves' revolt (3.30.3, 3.30.13, 3.30.6, 3.30.15)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import FLEET, GOODS, LAND, SLAVES
from regnum.games.medioevo.constants import BARBARIAN, MOST_BASE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.calamities.losses import lose_armies, lower
from regnum.games.medioevo.rules.calamities.victims import change, knows, victims
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.goods import added
from regnum.games.medioevo.rules.realm.belongings import losses
from regnum.games.medioevo.rules.realm.lands import grain_reserves
from regnum.games.medioevo.rules.realm.overpopulation import RemoveExcess
from regnum.games.medioevo.rules.realm.population import armies_on_map
from regnum.games.medioevo.rules.round.events import check_losers, destroy
from regnum.games.medioevo.rules.war.battle import AfterAssault, Assault
from regnum.games.medioevo.rules.war.conquest import fall_to_barbarians
from regnum.games.medioevo.rules.war.dice import fight
from regnum.games.medioevo.schema.ops import Disorder, SlaveRevolt, TakeToll
from regnum.games.medioevo.state import Goods, Medioevo

# --- famine and plague -----------------------------------------------------------------------------------------------


def take_toll(s: Medioevo, drawer: int, op: TakeToll) -> None:
    """3.30.3, 3.30.13: one die for the drawer and the neighbours; then their cities may lose armies too."""
    die = s.roll(op.die) + 1
    if op.stored_by:
        s.reveal()  # the losses reveal the reserves of grain
    for player in reversed(victims(s, drawer)):
        if op.cities:
            s.steps += [CitySickens(player, land) for land in reversed(s.lands(player)) if s.settlement[land]]
        lose_armies(s, player, toll(s, player, op, die), None, op.under)


def toll(s: Medioevo, player: int, op: TakeToll, die: int) -> int:
    """3.30.3.c, 3.25.b, 3.30.13.c: what a player loses: halved by a technology, then fewer for reserves of grain."""
    loss = op.armies * die + armies_on_map(s, player) * op.percent * die // 100
    if knows(s, player, op.halved_by):
        loss //= 2
    if knows(s, player, op.stored_by):
        loss -= op.reserve_saves * grain_reserves(s, player)
    return max(0, loss + change(s, player, op.changes))


class CitySickens(Act[Medioevo]):
    """3.30.13.f: the owner loses as many armies in a city's territory as its level; the last one on the land stays."""

    fields = (("player", "player"), ("land", "place"))
    clauses = ("3.30.13.f",)

    def __init__(self, player: int, land: int) -> None:
        self.player = player
        self.land = land

    def run(self, s: Medioevo) -> None:
        lose_armies(s, self.player, s.settlement[self.land], (self.land,), "3.30.13.f")


# --- civil disorder --------------------------------------------------------------------------------------------------


def stir_disorder(s: Medioevo, drawer: int, op: Disorder) -> None:
    """3.30.6: settlements and fortifications of all the drawer's cities drop; excess is removed at once."""
    settlements, forts = disorder(s, drawer, op)
    for land in s.lands(drawer):
        if s.box.city_at[land] >= 0:
            settlement, fort = s.settlement[land], s.fort[land]
            lost = lower(s, land, settlements, forts)
            if lost:
                fallen = {"settlement": settlement - s.settlement[land], "fort": fort - s.fort[land]}
                s.log(fate.DISORDER, land, fallen, drawer, besides=lost)
    s.steps.append(RemoveExcess(drawer))


def disorder(s: Medioevo, player: int, op: Disorder) -> tuple[int, int]:
    """3.30.6.d: levels by which settlements and fortifications drop."""
    more = change(s, player, op.changes)
    return max(0, op.settlements + more), max(0, op.forts + more)


# --- the slaves' revolt ----------------------------------------------------------------------------------------------


def slave_revolt(s: Medioevo, drawer: int, op: SlaveRevolt) -> None:
    """3.30.15: first lower the cities of slave owners, then let the slaves rise, place by place."""
    s.steps.append(SlavesRise(0))
    for player in reversed(s.in_turn_from(drawer)):
        levels = revolt(s, player, op)
        if levels and _owns_slaves(s, player):
            s.steps.append(LowerCities(player, op.cities, levels, ()))


def _owns_slaves(s: Medioevo, player: int) -> bool:
    """3.30.15.a: whether the player has slaves aboard or on land."""
    ashore = any(s.goods[land][SLAVES] for land in s.lands(player))
    return ashore or any(s.vehicle_goods[slot][SLAVES] for slot in s.vehicles_of(player))


def revolt(s: Medioevo, player: int, op: SlaveRevolt) -> int:
    """3.30.15.b: the levels that the player's cities lose."""
    return op.levels + change(s, player, op.changes)


class LowerCities(Choice):
    """3.30.15.a, 3.30.15.c: the owner chooses different standing cities, or loses levels in all if there are few."""

    fields = (("seat", "seat"), ("left", "number"), ("levels", "number"), ("lowered", "place*"))
    clauses = ("3.30.15.a", "3.30.15.c")
    verbs = ("place",)
    surveys = True

    def __init__(self, seat: int, left: int, levels: int, lowered: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.levels = levels
        self.lowered = lowered

    def options(self, s: Medioevo) -> Sequence[Option]:
        cities = [land for land in s.lands(self.seat) if s.settlement[land] and land not in self.lowered]
        # If all of them are lowered anyway, the order does not matter.
        return [s.box.at["place"][land] for land in (cities if len(cities) > self.left else cities[:1])]

    def choose(self, s: Medioevo, option: Option) -> None:
        land = s.box.place_number[option.name(0)]
        lost = lower(s, land, self.levels)
        s.log(fate.CITY_LOWERED, land, lost[0].amount, self.seat, besides=lost)
        if self.left > 1:
            s.steps.append(LowerCities(self.seat, self.left - 1, self.levels, (*self.lowered, land)))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-lower-cities", {"n": self.left, "levels": self.levels})
        return Prompt(PromptKind.LOSE, words, self.clauses)


class SlavesRise(Act[Medioevo]):
    """3.30.15.d: slaves rise place by place, starting here; each fight ends before the next begins."""

    fields = (("place", "number"),)
    clauses = ("3.30.15.d", "3.30.15.e")

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Medioevo) -> None:
        for place in range(self.place, s.box.places):
            slaves = _free_on_land(s, place) if place < LAND else 0
            for player in range(s.n):
                for vehicle in s.vehicles_at(player, place):
                    rise_aboard(s, vehicle)
            if slaves and s.owner[place] == BARBARIAN:
                s.armies[place] += slaves
            elif slaves:
                s.steps += [SlavesRise(place + 1), AfterRevolt(place), Assault(place, slaves, 0, -1)]
                return
        check_losers(s)


def _free_on_land(s: Medioevo, land: int) -> int:
    """Remove and count all slaves on a land, the owner's and spoils."""
    slaves = s.goods[land][SLAVES] + s.spoils[land][SLAVES]
    if slaves:
        s.log(fate.SLAVES_RISE, slaves, land, s.owner[land])
        s.goods[land], s.spoils[land] = _freed(s.goods[land]), _freed(s.spoils[land])
    return slaves


def _freed(goods: Goods) -> Goods:
    return added(goods, SLAVES, -goods[SLAVES])


def rise_aboard(s: Medioevo, vehicle: int) -> None:
    """3.30.15.d, 3.30.15.e: fight to the end against the armies of this vehicle alone, without modifiers."""
    slaves = s.vehicle_goods[vehicle][SLAVES]
    if not slaves:
        return
    s.vehicle_goods[vehicle] = _freed(s.vehicle_goods[vehicle])
    armies, risen = s.vehicle_armies[vehicle], slaves
    while slaves and armies:
        lost, beaten, _ = fight(_dice(s, slaves), 0, _dice(s, armies), 0)
        slaves, armies = slaves - lost, armies - beaten
    fallen = s.vehicle_armies[vehicle] - armies
    gone = losses(vehicle // FLEET, s.address(s.vehicle_at[vehicle]), [(GOODS[SLAVES], risen), ("army", fallen)])
    s.log(fate.VEHICLE_LOSES, vehicle, risen + fallen, clause="3.30.15.d", besides=gone)
    s.vehicle_armies[vehicle] = armies
    if slaves:
        destroy(s, vehicle, "3.30.15.e")


def _dice(s: Medioevo, armies: int) -> list[int]:
    """7.10.j: throw up to three dice."""
    return [s.roll(6) + 1 for _ in range(min(MOST_BASE, armies))]


class AfterRevolt(AfterAssault):
    """3.30.15.e: victorious slaves take the territory."""

    fields = (("land", "place"),)
    clauses = ("3.30.15.e",)
    by_clause = "3.30.15.d"

    def __init__(self, land: int) -> None:
        self.land = land

    def run(self, s: Medioevo) -> None:
        won, armies, leader = s.assault
        if won:
            fall_to_barbarians(s, self.land, armies, leader, "3.30.15.e")
