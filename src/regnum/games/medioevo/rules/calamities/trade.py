"""Calamities of trade and travel: alchemy, raids on convoys, tempests (3.30.1, 3.30.2, 3.30.17)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import ENGINEERING, FLEET, GOLD, IRON, LAND, OCEAN
from regnum.games.medioevo.constants import ABOARD, BARBARIAN
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import ABOARD_OF, AMOUNT, AUTOMATIC, DONE
from regnum.games.medioevo.rules.calamities.losses import lower
from regnum.games.medioevo.rules.calamities.victims import known, players_coast
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.goods import added
from regnum.games.medioevo.rules.realm.belongings import with_banner
from regnum.games.medioevo.rules.realm.pieces import remove_banner
from regnum.games.medioevo.rules.round.events import (
    check_losers,
    destroy,
    lose_load,
    roll_land_zone,
    vehicles_in_zone,
)
from regnum.games.medioevo.schema.ops import RaidConvoys, Tempest
from regnum.games.medioevo.state import Goods, Medioevo

# --- alchemy ---------------------------------------------------------------------------------------------------------


def _iron(s: Medioevo, player: int) -> dict[Option, tuple[int, int]]:
    """Where a player has iron, by option: lands, and ABOARD + slot for vehicles; and how much."""
    ashore = {s.box.at["place"][land]: (land, s.goods[land][IRON]) for land in s.lands(player)}
    aboard = {ABOARD_OF[slot % FLEET]: (ABOARD + slot, s.vehicle_goods[slot][IRON]) for slot in s.vehicles_of(player)}
    return {option: (source, n) for option, (source, n) in {**ashore, **aboard}.items() if n}


def _gilded(goods: Goods, n: int) -> Goods:
    return added(added(goods, IRON, -n), GOLD, n)


def make_gold(s: Medioevo, player: int, source: int, n: int) -> None:
    """3.30.1.a: turn units of iron on a land or aboard into gold."""
    if source < LAND:
        s.goods[source] = _gilded(s.goods[source], n)
    else:
        s.vehicle_goods[source - ABOARD] = _gilded(s.vehicle_goods[source - ABOARD], n)
    s.log(fate.GOLD, player, n, s.address(source if source < LAND else s.vehicle_at[source - ABOARD]))


class MakeGold(Choice):
    """3.30.1.a: the drawer may turn all the iron into gold, some of it, or none."""

    clauses = ("3.30.1.a",)
    verbs = ("automatic", "place", "aboard", "done")
    refusal = "reason-no-iron"

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = _iron(s, self.seat)
        return [AUTOMATIC, *found, DONE] if found else [DONE]

    def choose(self, s: Medioevo, option: Option) -> None:
        found = _iron(s, self.seat)
        if option is AUTOMATIC:
            for source, n in found.values():
                make_gold(s, self.seat, source, n)
        elif option is not DONE:
            s.steps += [self, MakeSomeGold(self.seat, found[option][0])]

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-gold", {"n": sum(n for _, n in _iron(s, self.seat).values())})
        return Prompt(PromptKind.CHOOSE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-all-gold") if option is AUTOMATIC else super().describe(s, option)

    def details(self, s: Medioevo, option: Option) -> Details | None:
        found = _iron(s, self.seat)
        return Details(limit=(1, found[option][1])) if option in found else None


class MakeSomeGold(Choice):
    """3.30.1.a: how much iron to turn into gold in one place."""

    fields = (("seat", "seat"), ("source", "holder"))
    clauses = ("3.30.1.a",)
    verbs = ("amount",)
    refusal = "reason-no-iron"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : dict(_iron(s, self.seat).values())[self.source] + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        make_gold(s, self.seat, self.source, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-gold-how-much"), self.clauses)

    def details(self, s: Medioevo, option: Option) -> Details:
        return Details(gain={"gold": option.last})


# --- raids on convoys ------------------------------------------------------------------------------------------------


def raid_convoys(s: Medioevo, drawer: int, op: RaidConvoys) -> None:
    """3.30.2: roll a die for every caravan and cavalry in a random land zone."""
    for vehicle in vehicles_in_zone(s, op.affects, roll_land_zone(s), at_sea=False):
        guards = known(s, vehicle // FLEET, op.guards)
        die = s.roll(6) + 1
        if die > op.robbed[guards]:
            destroy(s, vehicle, "3.30.2.a")  # 3.30.2.d: including a banner aboard
        elif die > op.safe[guards]:
            lose_load(s, vehicle, 0, sum(s.vehicle_goods[vehicle]), "3.30.2.a")
    check_losers(s)


# --- tempests --------------------------------------------------------------------------------------------------------


def tempest(s: Medioevo, drawer: int, op: Tempest) -> None:
    """3.30.17: the tempest hits the ships of one sea zone, then two settlements on its coast."""
    zone = s.roll(6)
    for vehicle in vehicles_in_zone(s, op.affects, zone, at_sea=True):
        if s.vehicle_at[vehicle] >= LAND:
            toss(s, vehicle)
    # Pirate ships are lost anywhere: on the ocean they sink, elsewhere they lose the armies they consist of.
    for sea, crew, _ in s.pirates:
        if s.box.sea_zone[sea] == zone:
            s.log(events.PIRATES_SUNK, sea, BARBARIAN, crew, clause="3.30.17.a")
    s.pirates = tuple([ship for ship in s.pirates if s.box.sea_zone[ship[0]] != zone])
    coast = [land for land in players_coast(s, zone) if s.settlement[land]]
    if coast:
        first = coast[s.roll(len(coast))]
        flood(s, first, op.levels[0], op.engineered[0])
        others = [land for land in coast if s.owner[land] != s.owner[first]]
        if others:
            flood(s, others[s.roll(len(others))], op.levels[1], op.engineered[1])
    check_losers(s)


def toss(s: Medioevo, vehicle: int) -> None:
    """3.30.17.a, 3.30.17.d: a ship sinks on the ocean and loses its load elsewhere; Engineering helps by one step."""
    on_ocean = s.box.water[s.vehicle_at[vehicle]] == OCEAN
    engineer = bool(s.techs[vehicle // FLEET] & ENGINEERING)
    if on_ocean and not engineer:
        destroy(s, vehicle, "3.30.17.a")
    elif on_ocean or not engineer:
        lose_load(s, vehicle, s.vehicle_armies[vehicle], sum(s.vehicle_goods[vehicle]), "3.30.17.a")
        banner = s.banner_on(vehicle)
        if banner >= 0:
            lost = with_banner(s, banner, s.address(s.vehicle_at[vehicle]))
            s.log(fate.BANNER_OVERBOARD, vehicle, besides=lost)
            remove_banner(s, banner)


def flood(s: Medioevo, land: int, levels: int, engineered: int) -> None:
    """3.30.17.b-3.30.17.e: lower a flooded settlement, by `engineered` levels if its owner has Engineering."""
    if s.techs[s.owner[land]] & ENGINEERING:
        levels = engineered
    if levels:
        lost = lower(s, land, levels)
        s.log(fate.CITY_FLOODED, land, s.settlement[land], s.owner[land], besides=lost)
