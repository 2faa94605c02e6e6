"""7.08: the purchase phase: technologies, and buildings and pieces, which go to the reserve first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.menu import Actions
from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value, Verb
from regnum.core.option import Option
from regnum.games.medioevo.box import (
    AGRICULTURE,
    ARCHITECTURE,
    ARMY,
    BUILDING_NUMBER,
    BUILDINGS,
    CATHEDRAL,
    FARM,
    FIRST_TRADE_BUILDING,
    FLEET,
    FORT,
    POTTERY,
    TECHNOLOGIES,
    VEHICLE_NUMBER,
    VEHICLES,
)
from regnum.games.medioevo.constants import ABSENT, PURCHASE, RESERVE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import BUY_WARE, DONE, END_TURN, SCRAP, USE, WARES
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.papacy import is_banned
from regnum.games.medioevo.rules.deeds import PlayCard, SpendCoin
from regnum.games.medioevo.rules.menu import Deed, PassOn, PhaseMenu
from regnum.games.medioevo.rules.realm import technologies
from regnum.games.medioevo.rules.realm.belongings import with_vehicle
from regnum.games.medioevo.rules.realm.lands import grain_reserves
from regnum.games.medioevo.rules.realm.pieces import (
    free_slot,
    new_piece,
    put_ashore,
    remove_vehicle,
    vehicle_kind,
    vehicle_of,
    vehicles_left,
)
from regnum.games.medioevo.rules.realm.placement import has_place_for_another
from regnum.games.medioevo.rules.realm.possession import has_land
from regnum.games.medioevo.rules.realm.reinforcements import HIRING
from regnum.games.medioevo.rules.realm.treasury import pay
from regnum.games.medioevo.state import Medioevo

GRAIN: Final = "grain_reserve"
# 3.03.e, 3.04.c, 3.14.b, 3.15.a, 3.17.a, 3.25.a: the technologies needed to buy a ware, as bits.
NEEDS: Final = {
    **dict.fromkeys(WARES, 0),
    **dict.fromkeys(BUILDINGS, ARCHITECTURE),
    **dict.fromkeys(("general", "catapult", "bombard"), ARMY),
    GRAIN: POTTERY,
}
FOR_SALE: Final = [(ware, BUY_WARE[ware], NEEDS[ware]) for ware in WARES]

# --- what can be bought ----------------------------------------------------------------------------------------------


def price_of(s: Medioevo, player: int, ware: str) -> int:
    """3.03.d, 3.04.b, 3.05.a, 3.06.j, 3.14.a, 3.16.a, 3.17.a, 3.25.a, 10.04.a; 3.04.i: the architect's half price."""
    return _prices(s, player)[ware]


def _prices(s: Medioevo, player: int) -> dict[str, int]:
    return s.box.ware_price[s.vehicle_level(player), s.half_price]


def wares(s: Medioevo, player: int) -> list[Option]:
    """7.08.a: options for what the player can buy and afford now; 3.20.g: nothing under a ban."""
    if is_banned(s, player):
        return []
    cash, prices, lacking = s.florins[player], _prices(s, player), ~s.techs[player]
    return [
        made
        for ware, made, needs in FOR_SALE
        if not needs & lacking and prices[ware] <= cash and _is_left(s, player, ware)
    ]


def _is_left(s: Medioevo, player: int, ware: str) -> bool:
    """Whether levels and supplies allow one more, regardless of florins, bans and technologies."""
    if ware in BUILDING_NUMBER:
        return _is_building_left(s, player, BUILDING_NUMBER[ware])
    if ware in VEHICLE_NUMBER:
        return free_slot(s, player, ware) >= 0 and vehicles_left(s, VEHICLE_NUMBER[ware]) > 0
    if ware == GRAIN:
        return _is_grain_left(s, player)
    if ware == "general":
        banners = s.banners_of(player)
        generals = s.generals[player] + sum(s.banner_general[banner] for banner in banners)
        return generals < sum(s.banner_at[banner] != ABSENT for banner in banners)
    return free_slot(s, player, ware) >= 0


def _is_building_left(s: Medioevo, player: int, building: int) -> bool:
    """3.03.e, 3.04.c: buildings up to the player's technology level; 1.04, 10.04.a: others while supplies last.

    Those on the map and behind the player's own panel are no longer in the box; what others have is hidden (6.03.f).
    """
    kinds = len(BUILDINGS)
    first = kinds * player
    if building == CATHEDRAL:
        return sum(s.cathedral) + s.stock[first + CATHEDRAL] < s.box.supply.cathedrals
    if building >= FIRST_TRADE_BUILDING:
        taken = sum(kind > 0 for kind in s.building) + sum(s.stock[first + FIRST_TRADE_BUILDING : first + kinds])
        return s.rulings.trade_buildings and taken < s.box.supply.trade_buildings
    return building % FORT < s.level(player).building


def _is_grain_left(s: Medioevo, player: int) -> bool:
    """3.25.a: up to the limit; 10.05.a: with trade buildings a farm and Agriculture are needed too."""
    if grain_reserves(s, player) >= s.box.supply.grain_reserves:
        return False
    return not s.rulings.trade_buildings or (s.has(player, AGRICULTURE) and bool(farms(s, player)))


def farms(s: Medioevo, player: int) -> list[int]:
    return [land for land in s.lands(player) if s.building[land] == FARM]


# --- the menu --------------------------------------------------------------------------------------------------------


class PurchasePhase(OfSeat):
    """7.08.a: the player may buy anything available."""

    clauses = ("7.08.a",)

    def run(self, s: Medioevo) -> None:
        s.phase = PURCHASE
        if s.resting != self.seat:
            s.steps.append(PurchaseMenu(self.seat))


class Learn(Deed):
    """3.27.b: buy a technology."""

    verbs = ("learn",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        found += technologies.buy_options(s, seat, False, len(TECHNOLOGIES))

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        technologies.buy(s, seat, option, False)

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        return technologies.words(s, option, False)

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        if option.name(0) in TECHNOLOGIES:
            return technologies.why_not(s, seat, TECHNOLOGIES.index(option.name(0)))
        return super().why_not(s, seat, option)


class BuyWare(Deed):
    """7.08.a: buy a building, a piece or a grain reserve."""

    verbs = ("buy",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        found += wares(s, seat)

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        """7.08.a, 7.09.a: pay for it and put it behind the panel."""
        ware = option.name(0)
        pay(s, seat, price_of(s, seat, ware), "7.08.a")
        if s.events is not None:
            verb: Verb = "decided" if ware == GRAIN and s.rulings.trade_buildings else "gained"  # it goes into a farm
            s.log(events.BUYS_WARE, seat, ware, fact=Fact(verb, seat, ware, target=f"players.{seat}"))
        if ware in BUILDING_NUMBER:
            s.stock[len(BUILDINGS) * seat + BUILDING_NUMBER[ware]] += 1
        elif ware == "general":
            s.generals[seat] += 1
        elif ware != GRAIN:
            new_piece(s, seat, ware, RESERVE)
        elif s.rulings.trade_buildings:
            s.steps.append(StoreGrain(seat))
        else:
            s.grain[seat] += 1

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        """3.20.g, 3.28.b, 7.08.a: the ban, the technology, the limit or supply, or the florins that forbid it."""
        ware = option.name(0)
        option.expect(ware in NEEDS)
        if is_banned(s, seat):
            return Reason("3.20.g", "reason-banned-from-building")
        if NEEDS[ware] & ~s.techs[seat]:
            needed = TECHNOLOGIES[NEEDS[ware].bit_length() - 1]
            return Reason("7.08.a", "reason-ware-needs", {"technology": f"@technology-{needed}"})
        if not _is_left(s, seat, ware):
            return Reason("3.28.b", "reason-none-left", {"piece": f"@piece-{ware}"})
        return Reason("7.08.a", "reason-costs", {"have": s.florins[seat], "need": price_of(s, seat, ware)})

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        ware = option.name(0)
        in_vain = ware != GRAIN and not has_place_for_another(s, seat, ware)
        return bargain(s, seat, ware, "option-buy-in-vain" if in_vain else "option-buy")


class Scrap(Deed):
    """7.08.e: make room for another vehicle."""

    verbs = ("scrap",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        if _to_scrap(s, seat):
            found.append(SCRAP)

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        s.steps.append(ScrapVehicle(seat))


def bargain(s: Medioevo, player: int, ware: str, key: str) -> Message:
    """What is bought and at what price."""
    words: dict[str, Value] = {"piece": f"@piece-{ware}", "text": f"@piece-{ware}-text"}
    return Message(key, {**words, "price": price_of(s, player, ware)})


class PurchaseMenu(PhaseMenu):
    """7.08.a, 7.08.b: buy one thing after the other; armies only as mercenaries (7.06.b)."""

    clauses = ("7.08.a", "7.08.b", "7.08.d", "7.08.e", "3.22", "10.03.b")
    actions = Actions(PassOn(), Learn(), BuyWare(), Scrap(), PlayCard(PURCHASE), HIRING, SpendCoin())
    verbs = actions.verbs

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [DONE, END_TURN, *self.deeds(s)]

    def prompt(self, s: Medioevo) -> Prompt:
        player = self.seat
        words: dict[str, Value] = {"florins": s.florins[player]}
        key = "prompt-purchase"
        if not wares(s, player) and not is_banned(s, player):
            key = "prompt-purchase-learning"
            words["architecture"] = int(not s.has(player, ARCHITECTURE))
            words["army"] = int(not s.has(player, ARMY))
            words["full"] = int(not any(_is_left(s, player, ware) for ware in (*VEHICLE_NUMBER, "banner")))
        return Prompt(PromptKind.CHOOSE, Message(key, words), self.clauses)

    def announce(self, s: Medioevo, option: Option) -> Message:
        """6.03.f: other players may not learn what is behind the panel, on which a warning depends."""
        if option.verb == "buy":
            return bargain(s, self.seat, option.name(0), "option-buy")
        return super().announce(s, option)


class StoreGrain(Choice):
    """10.05.a: in which farm to store a grain reserve."""

    clauses = ("10.05.a",)
    verbs = ("place",)
    refusal = "reason-no-farm"
    at_home = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        made = s.box.at["place"]
        return [made[land] for land in farms(s, self.seat)]

    def choose(self, s: Medioevo, option: Option) -> None:
        land = s.box.place_number[option.name(0)]
        s.granary[land] += 1
        s.log(fate.PLACES, self.seat, land, GRAIN, clause="10.05.a")

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.PLACE, Message("prompt-place", {"piece": f"@piece-{GRAIN}"}), self.clauses)


def _to_scrap(s: Medioevo, player: int) -> list[int]:
    """7.08.e: vehicles on the map of a kind that is at its limit; none for a player who has no land left."""
    if not has_land(s, player):
        return []
    vehicles = [slot for slot in s.vehicles_of(player) if s.vehicle_at[slot] >= 0]
    return [slot for slot in vehicles if free_slot(s, player, VEHICLES[vehicle_kind(slot)]) < 0]


class ScrapVehicle(Choice):
    """7.08.e, 3.09.e: return a vehicle to the box, without refund, to make room; on the owner's land its load stays."""

    clauses = ("7.08.e", "3.09.e")
    verbs = ("use",)
    shown = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [USE[slot % FLEET] for slot in _to_scrap(s, self.seat)]

    def choose(self, s: Medioevo, option: Option) -> None:
        vehicle = vehicle_of(self.seat, option)
        put_ashore(s, vehicle)
        if s.events is not None:
            fact, *aboard = with_vehicle(s, vehicle, s.address(s.vehicle_at[vehicle]))
            s.log(events.SCRAPS, self.seat, option.name(0), fact=fact, besides=tuple(aboard))
        remove_vehicle(s, vehicle)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.LOSE, Message("prompt-scrap"), self.clauses)
