"""Calamities of trade and travel: alchemy, raids on convoys, tempests (3.30.1, 3.30.2, 3.30.17)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import (
    ARMY,
    CARAVAN,
    CAVALRY,
    ENGINEERING,
    FLEET,
    GOLD,
    IRON,
    LAND,
    LAW,
    OCEAN,
    TRADE_SHIP,
    WARSHIP,
)
from regnum.games.medioevo.constants import ABOARD, BARBARIAN
from regnum.games.medioevo.options import ABOARD_OF, AMOUNT, AUTOMATIC, DONE
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.belongings import buildings, lost_buildings, with_banner
from regnum.games.medioevo.rules.realm.lands import lower_settlement
from regnum.games.medioevo.rules.realm.pieces import remove_banner, tell_sunk
from regnum.games.medioevo.rules.round.events import (
    check_losers,
    destroy,
    lose_load,
    roll_land_zone,
    tell_of,
    vehicles_in_zone,
)
from regnum.games.medioevo.state import Goods, Medioevo

# --- alchemy ---------------------------------------------------------------------------------------------------------


def alchemy(s: Medioevo, drawer: int) -> None:
    """3.30.1.a: the drawer may turn any part of his iron into gold."""
    s.steps.append(MakeGold(drawer))


def _iron(s: Medioevo, player: int) -> list[tuple[int, int]]:
    """The places where a player has iron, and how much: lands, and ABOARD + slot for vehicles."""
    ashore = [(land, s.goods[land][IRON]) for land in s.lands(player) if s.goods[land][IRON]]
    return ashore + [
        (ABOARD + slot, s.vehicle_goods[slot][IRON]) for slot in s.vehicles_of(player) if s.vehicle_goods[slot][IRON]
    ]


def _gilded(goods: Goods, n: int) -> Goods:
    return (*goods[:IRON], goods[IRON] - n, *goods[IRON + 1 : GOLD], goods[GOLD] + n)


def make_gold(s: Medioevo, player: int, source: int, n: int) -> None:
    """3.30.1.a: turn units of iron on a land or aboard into gold."""
    if source < LAND:
        s.goods[source] = _gilded(s.goods[source], n)
    else:
        s.vehicle_goods[source - ABOARD] = _gilded(s.vehicle_goods[source - ABOARD], n)
    if s.events is not None:
        here = s.address(source if source < LAND else s.vehicle_at[source - ABOARD])
        gold, iron = Fact("gained", player, "gold", target=here, amount=n), Fact("lost", player, "iron", here, amount=n)
        s.tell("event-gold", "3.30.1.a", {"player": s.who(player), "n": n}, fact=gold, besides=(iron,))


class MakeGold(Choice):
    """3.30.1.a: turn all the iron into gold, some of it, or none."""

    clauses = ("3.30.1.a",)
    verbs = ("automatic", "place", "aboard", "done")
    refusal = "reason-no-iron"

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = _iron(s, self.seat)
        return [AUTOMATIC, *[_source_option(s, source) for source, _ in found], DONE] if found else [DONE]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is DONE:
            return
        for source, n in _iron(s, self.seat):
            if option is AUTOMATIC:
                make_gold(s, self.seat, source, n)
            elif option is _source_option(s, source):
                s.steps.append(self)
                s.steps.append(MakeSomeGold(self.seat, source))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-gold", {"n": sum(n for _, n in _iron(s, self.seat))})
        return Prompt(PromptKind.CHOOSE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-all-gold") if option is AUTOMATIC else super().describe(s, option)


def _source_option(s: Medioevo, source: int) -> Option:
    return s.box.at["place"][source] if source < LAND else ABOARD_OF[(source - ABOARD) % FLEET]


class MakeSomeGold(Choice):
    """3.30.1.a: how much iron to turn into gold in one place."""

    fields = (("seat", "seat"), ("source", "number"))
    clauses = ("3.30.1.a",)
    verbs = ("amount",)
    refusal = "reason-no-iron"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : dict(_iron(s, self.seat))[self.source] + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        make_gold(s, self.seat, self.source, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-gold-how-much"), self.clauses)


# --- raids on convoys ------------------------------------------------------------------------------------------------

# 3.30.2.a, 3.30.2.b: by number of protecting technologies, the highest safe throw and the highest that costs goods.
RAIDS = ((2, 4), (3, 5), (4, 5))
GUARDS = (LAW, ARMY)  # 3.30.2.c


def convoy_raid(s: Medioevo, drawer: int) -> None:
    """3.30.2: roll a die for every caravan and cavalry in a random land zone."""
    for vehicle in vehicles_in_zone(s, (CARAVAN, CAVALRY), roll_land_zone(s), at_sea=False):
        techs = s.techs[vehicle // FLEET]
        safe, robbed = RAIDS[sum(techs & guard > 0 for guard in GUARDS)]
        die = s.roll(6) + 1
        if die > robbed:
            destroy(s, vehicle, "3.30.2.a")  # 3.30.2.d: including a banner aboard
        elif die > safe:
            lose_load(s, vehicle, 0, sum(s.vehicle_goods[vehicle]), "3.30.2.a")
    check_losers(s)


# --- tempests --------------------------------------------------------------------------------------------------------

RAZED = 4  # all levels that a settlement can have


def tempest(s: Medioevo, drawer: int) -> None:
    """3.30.17: the tempest hits the ships of one sea zone, then two settlements on its coast."""
    zone = s.roll(6)
    for vehicle in vehicles_in_zone(s, (TRADE_SHIP, WARSHIP), zone, at_sea=True):
        if s.vehicle_at[vehicle] >= LAND:
            toss(s, vehicle)
    # Pirate ships are lost anywhere: on the ocean they sink, elsewhere they lose the armies they consist of.
    for sea, crew, _ in s.pirates:
        if s.box.sea_zone[sea] == zone:
            tell_sunk(s, BARBARIAN, sea, crew, "3.30.17.a")
    s.pirates = tuple([ship for ship in s.pirates if s.box.sea_zone[ship[0]] != zone])
    coast = [
        land
        for land in s.realm.lands
        if s.owner[land] >= 0 and s.settlement[land] and any(s.box.sea_zone[sea] == zone for sea in s.box.coasts[land])
    ]
    if coast:
        first = coast[s.roll(len(coast))]
        flood(s, first, RAZED, 1)
        others = [land for land in coast if s.owner[land] != s.owner[first]]
        if others:
            flood(s, others[s.roll(len(others))], 1, 0)
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
            lost = with_banner(s, banner, s.address(s.vehicle_at[vehicle])) if s.events is not None else ()
            tell_of(s, "event-banner-overboard", vehicle, "3.30.17.a", lost)
            remove_banner(s, banner)


def flood(s: Medioevo, land: int, levels: int, with_engineering: int) -> None:
    """3.30.17.b-3.30.17.e: lower a flooded settlement, by `with_engineering` levels if its owner has Engineering."""
    if s.techs[s.owner[land]] & ENGINEERING:
        levels = with_engineering
    if levels:
        before = buildings(s, land)
        lower_settlement(s, land, levels)
        if s.events is not None:
            words: dict[str, Value] = {"place": f"@place-{s.box.place_ids[land]}", "n": s.settlement[land]}
            fact, *besides = lost_buildings(s, land, before)
            s.tell("event-city-flooded", "3.30.17.b", words, fact=fact, besides=tuple(besides))
