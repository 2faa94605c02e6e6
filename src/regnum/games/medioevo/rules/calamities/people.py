"""Calamities of the people: famine, plague, civil disorder, slaves' revolt (3.30.3, 3.30.13, 3.30.6, 3.30.15)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value, amounts
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import (
    AGRICULTURE,
    ARMY,
    DEMOCRACY,
    EDUCATION,
    FLEET,
    GOODS,
    LAND,
    LAW,
    MEDICINE,
    MINING,
    MUSIC,
    POTTERY,
    ROADS,
    SLAVES,
    THEATRE,
)
from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.rules.calamities.losses import lose_armies
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.belongings import Buildings, buildings, lost_buildings
from regnum.games.medioevo.rules.realm.lands import grain_reserves, lower_fort, lower_settlement
from regnum.games.medioevo.rules.realm.overpopulation import RemoveExcess
from regnum.games.medioevo.rules.realm.population import armies_on_map
from regnum.games.medioevo.rules.round.events import check_losers, destroy, tell_of
from regnum.games.medioevo.rules.war.battle import AfterAssault, Assault
from regnum.games.medioevo.rules.war.conquest import fall_to_barbarians
from regnum.games.medioevo.rules.war.dice import fight
from regnum.games.medioevo.rules.words import land_words
from regnum.games.medioevo.state import Goods, Medioevo

A_RESERVE_SAVES = 10  # 3.25.b
ROADS_SPREAD_IT = 5  # 3.30.13.c
CITIES_IN_REVOLT = 3  # 3.30.15.a
MOST_DICE = 3


def victims(s: Medioevo, drawer: int) -> list[int]:
    """3.30.c, 3.30.d, 2.05: the drawer, then every player who holds a neighbouring territory."""
    own = s.lands(drawer)
    beside = {s.owner[there] for land in own for there in s.box.neighbours[land]}
    return [player for player in s.in_turn_from(drawer) if player == drawer or player in beside]


# --- famine and plague -----------------------------------------------------------------------------------------------


def famine(s: Medioevo, drawer: int) -> None:
    """3.30.3: one twelve-sided die for the drawer and the neighbours."""
    die = s.roll(12) + 1
    s.reveal()  # the losses reveal the reserves of grain
    for player in reversed(victims(s, drawer)):
        lose_armies(s, player, famine_loss(s, player, die), None, "3.30.3.a")


def famine_loss(s: Medioevo, player: int, die: int) -> int:
    """3.30.3.a, 3.30.3.c: the armies lost: halved by Agriculture, then with Pottery ten fewer per reserve of grain."""
    loss = 10 * die
    if s.techs[player] & AGRICULTURE:
        loss //= 2
    if s.techs[player] & POTTERY:
        loss -= A_RESERVE_SAVES * grain_reserves(s, player)
    return max(0, loss)


def plague(s: Medioevo, drawer: int) -> None:
    """3.30.13: one six-sided die for the drawer and the neighbours; then each of their cities loses armies."""
    tens = s.roll(6) + 1
    for player in reversed(victims(s, drawer)):
        for land in reversed(s.lands(player)):
            if s.settlement[land]:
                s.steps.append(CitySickens(player, land))
        lose_armies(s, player, plague_loss(s, player, tens), None, "3.30.13.a")


def plague_loss(s: Medioevo, player: int, tens: int) -> int:
    """3.30.13.a, 3.30.13.c: a share of the armies on the map, halved by Medicine, rounded down; more with Roads."""
    loss = armies_on_map(s, player) * tens // (20 if s.techs[player] & MEDICINE else 10)
    return loss + ROADS_SPREAD_IT if s.techs[player] & ROADS else loss


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

CALM = (THEATRE, MUSIC, LAW, DEMOCRACY)  # 3.30.6.b
UNREST = (ROADS, ARMY)  # 3.30.6.c
SETTLEMENTS_DROP = 2
FORTS_DROP = 4


def civil_disorder(s: Medioevo, drawer: int) -> None:
    """3.30.6: settlements and fortifications of all the drawer's cities drop; excess is removed at once."""
    settlements, forts = disorder(s, drawer)
    for land in s.lands(drawer):
        if s.box.city_at[land] >= 0:
            before = buildings(s, land)
            lower_fort(s, land, forts)
            lower_settlement(s, land, settlements)  # 3.30.6.e: also lowers a fortification that is too high for it
            _tell_disorder(s, land, before)
    s.steps.append(RemoveExcess(drawer))


def _tell_disorder(s: Medioevo, land: int, before: Buildings) -> None:
    lost = lost_buildings(s, land, before) if s.events is not None else ()
    if lost:
        words: dict[str, Value] = {
            "place": f"@place-{s.box.place_ids[land]}",
            **amounts({"settlement": before[0] - s.settlement[land], "fort": before[1] - s.fort[land]}),
        }
        s.tell("event-disorder", "3.30.6.a", words, fact=lost[0], besides=lost[1:])


def disorder(s: Medioevo, player: int) -> tuple[int, int]:
    """3.30.6.d: levels by which settlements and fortifications drop."""
    techs = s.techs[player]
    change = sum(techs & tech > 0 for tech in UNREST) - sum(techs & tech > 0 for tech in CALM)
    return max(0, SETTLEMENTS_DROP + change), max(0, FORTS_DROP + change)


# --- the slaves' revolt ----------------------------------------------------------------------------------------------


def slave_revolt(s: Medioevo, drawer: int) -> None:
    """3.30.15: first lower the cities of slave owners, then let the slaves rise, place by place."""
    s.steps.append(SlavesRise(0))
    for player in reversed(s.in_turn_from(drawer)):
        if _owns_slaves(s, player):
            levels = revolt(s, player)
            if levels:
                s.steps.append(LowerCities(player, CITIES_IN_REVOLT, levels, ()))


def _owns_slaves(s: Medioevo, player: int) -> bool:
    """3.30.15.a: whether the player has slaves aboard or on land."""
    ashore = any(s.goods[land][SLAVES] for land in s.lands(player))
    return ashore or any(s.vehicle_goods[slot][SLAVES] for slot in s.vehicles_of(player))


def revolt(s: Medioevo, player: int) -> int:
    """3.30.15.b: the levels that the player's cities lose."""
    return 1 + bool(s.techs[player] & MINING) - bool(s.techs[player] & EDUCATION)


class LowerCities(Choice):
    """3.30.15.a, 3.30.15.c: the owner chooses different standing cities, or loses levels in all if there are few."""

    fields = (("seat", "seat"), ("left", "number"), ("levels", "number"), ("lowered", "place*"))
    clauses = ("3.30.15.a", "3.30.15.c")
    verbs = ("place",)

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
        before = buildings(s, land)
        lower_settlement(s, land, self.levels)
        if s.events is not None:
            words: dict[str, Value] = {"place": f"@place-{option.name(0)}", "n": before[0] - s.settlement[land]}
            fact, *besides = lost_buildings(s, land, before)
            s.tell("event-city-lowered", "3.30.15.a", words, fact=fact, besides=tuple(besides))
        if self.left > 1:
            s.steps.append(LowerCities(self.seat, self.left - 1, self.levels, (*self.lowered, land)))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-lower-cities", {"n": self.left, "levels": self.levels})
        return Prompt(PromptKind.LOSE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-land", land_words(s, s.box.place_number[option.name(0)]))


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
    if slaves and s.events is not None:
        words: dict[str, Value] = {"n": slaves, "place": f"@place-{s.box.place_ids[land]}"}
        fact = Fact("lost", s.owner[land], GOODS[SLAVES], s.address(land), amount=slaves)
        s.tell("event-slaves-rise", "3.30.15.d", words, fact=fact)
    if slaves:
        s.goods[land], s.spoils[land] = _without_slaves(s.goods[land]), _without_slaves(s.spoils[land])
    return slaves


def _without_slaves(goods: Goods) -> Goods:
    return (*goods[:SLAVES], 0, *goods[SLAVES + 1 :])


def rise_aboard(s: Medioevo, vehicle: int) -> None:
    """3.30.15.d, 3.30.15.e: fight to the end against the armies of this vehicle alone, without modifiers."""
    slaves = s.vehicle_goods[vehicle][SLAVES]
    if not slaves:
        return
    s.vehicle_goods[vehicle] = _without_slaves(s.vehicle_goods[vehicle])
    armies, risen = s.vehicle_armies[vehicle], slaves
    while slaves and armies:
        lost, beaten, _ = fight(_dice(s, slaves), 0, _dice(s, armies), 0)
        slaves, armies = slaves - lost, armies - beaten
    player, here = vehicle // FLEET, s.address(s.vehicle_at[vehicle])
    gone = [Fact("lost", player, GOODS[SLAVES], here, amount=risen)]
    if s.vehicle_armies[vehicle] > armies:
        gone.append(Fact("lost", player, "army", here, amount=s.vehicle_armies[vehicle] - armies))
    tell_of(s, "event-vehicle-loses", vehicle, "3.30.15.d", tuple(gone), sum(fact.amount for fact in gone))
    s.vehicle_armies[vehicle] = armies
    if slaves:
        destroy(s, vehicle, "3.30.15.e")


def _dice(s: Medioevo, armies: int) -> list[int]:
    """7.10.j: throw up to three dice, highest first."""
    return sorted([s.roll(6) + 1 for _ in range(min(MOST_DICE, armies))], reverse=True)


class AfterRevolt(AfterAssault):
    """3.30.15.e: victorious slaves take the territory."""

    fields = (("land", "place"),)
    clauses = ("3.30.15.e",)

    def __init__(self, land: int) -> None:
        self.land = land

    def cause(self) -> str:
        return "3.30.15.d"

    def run(self, s: Medioevo) -> None:
        won, armies, leader = s.assault
        if won:
            fall_to_barbarians(s, self.land, armies, leader, "3.30.15.e")
