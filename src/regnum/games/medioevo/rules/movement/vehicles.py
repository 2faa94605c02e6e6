"""3.06.c: what a vehicle does: it goes somewhere, loads, unloads, meets another vehicle, trades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regnum.core.details import Details
from regnum.core.menu import Action, Actions, Menu
from regnum.core.message import SOMETHING_ELSE, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.addresses import place_named, place_refs, vehicle_address, vehicle_refs
from regnum.games.medioevo.box import CAVALRY, EACH_KIND, FLEET, GOODS, LAND, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import ABSENT, BANNERS, FIRST_BERTH, TRADE
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import DONE, USE
from regnum.games.medioevo.rules.barbarians import checks as barbarians
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.menu import Deed, PassOn
from regnum.games.medioevo.rules.movement import loading
from regnum.games.medioevo.rules.movement.destinations import destination, peril
from regnum.games.medioevo.rules.movement.reach import may_travel, points_left, vehicle_reach
from regnum.games.medioevo.rules.movement.refusals import why_not_go, why_not_pass, why_not_use
from regnum.games.medioevo.rules.realm.belongings import with_vehicle
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import goods_room
from regnum.games.medioevo.rules.trade import market
from regnum.games.medioevo.rules.trade.refusals import why_no_deal
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import goods_words, vehicle_name, vehicle_words


class VehicleDeed(Action[Medioevo]):
    """Something that a vehicle does; a menu with a vehicle in hand passes it in place of the seat."""

    def refs(self, s: Medioevo, vehicle: int, option: Option) -> tuple[str, ...]:
        """The vehicle with its place."""
        return vehicle_refs(s, vehicle // FLEET, vehicle)


class Go(VehicleDeed):
    """3.02.f: go somewhere within reach."""

    verbs = ("go",)

    def offer(self, s: Medioevo, vehicle: int, found: list[Option]) -> None:
        made = s.box.at["go"]
        found += [made[place] for place in sorted(vehicle_reach(s, vehicle))]

    def act(self, s: Medioevo, vehicle: int, option: Option) -> None:
        player, start, place = vehicle // FLEET, s.vehicle_at[vehicle], s.box.place_number[option.name(0)]
        s.vehicle_spent[vehicle] += vehicle_reach(s, vehicle, place)[place]
        s.vehicle_at[vehicle] = place
        s.vehicle_marks[vehicle] &= ~FIRST_BERTH
        if s.events is not None:
            aboard = with_vehicle(s, vehicle, s.address(start), s.address(place))
            s.log(events.TRAVELS, player, VEHICLES[vehicle_kind(vehicle)], place, besides=aboard)
        if place < LAND:  # pirates attack only when they move (7.04.r)
            barbarians.meet(s, player, place)

    def describe(self, s: Medioevo, vehicle: int, option: Option) -> Message:
        return going(s, vehicle, option, vehicle_reach(s, vehicle, s.box.place_number[option.name(0)]))

    def why_not(self, s: Medioevo, vehicle: int, option: Option) -> Reason:
        return why_not_go(s, vehicle, place_named(s, option))

    def refs(self, s: Medioevo, vehicle: int, option: Option) -> tuple[str, ...]:
        """The vehicle, and where it goes."""
        return (vehicle_address(s, vehicle, vehicle // FLEET), *place_refs(s, place_named(s, option)))

    def details(self, s: Medioevo, vehicle: int, option: Option) -> Details:
        """3.02.f, 5.01.za, 7.11.c: the points that are left there, an attack on arrival, what the load would bring."""
        player, place, points = vehicle // FLEET, s.box.place_number[option.name(0)], points_left(s, vehicle)
        left = points - vehicle_reach(s, vehicle, place)[place]
        worth = market.load_worth(s, vehicle, place)
        return Details(
            later={player: {"florin": (0, worth)}} if worth else {},
            figures={f"{vehicle_address(s, vehicle, player)}.points": (points, left)},
            triggers=peril(s, player, place, s.vehicle_armies[vehicle]),
        )


def going(s: Medioevo, vehicle: int, option: Option, reach: dict[int, int]) -> Message:
    """The message for a journey: the cost, who and what is there, and what the load is worth."""
    place = s.box.place_number[option.name(0)]
    worth = market.load_worth(s, vehicle, place)
    return Message("option-go", destination(s, vehicle // FLEET, place, reach[place], s.vehicle_armies[vehicle], worth))


class Load(VehicleDeed):
    """3.06.c-3.06.g: load, unload, give to another vehicle where it is, or take from it: armies, a banner, goods."""

    verbs = loading.VERBS

    def offer(self, s: Medioevo, vehicle: int, found: list[Option]) -> None:
        if not points_left(s, vehicle):
            return
        player, place = vehicle // FLEET, s.vehicle_at[vehicle]
        if place < LAND:
            _offer_cargo(s, player, loading.ASHORE, vehicle, "load", (), found)
            _offer_cargo(s, player, vehicle, loading.ASHORE, "unload", (), found)
        for other in s.vehicles_at(player, place):
            if other != vehicle:
                kind, number = divmod(other % FLEET, EACH_KIND)
                partner = (VEHICLES[kind], number + 1)
                _offer_cargo(s, player, vehicle, other, "give", partner, found)
                _offer_cargo(s, player, other, vehicle, "take", partner, found)

    def act(self, s: Medioevo, vehicle: int, option: Option) -> None:
        """3.06.e-3.06.g: pay the points, then ask how much."""
        player = vehicle // FLEET
        giver, taker, cargo = loading.operation(vehicle, option)
        place = loading.place_of(s, giver, taker)
        points = loading.cost(s, place, cargo)
        for one in (giver, taker):
            if one != loading.ASHORE:
                s.vehicle_spent[one] += points
        if cargo == "goods":
            s.steps.append(loading.PassGoods(player, giver, taker, False))
            return
        if cargo == "banner":  # 3.16.g: it goes along with the armies
            ashore = taker == loading.ASHORE
            s.banner_at[BANNERS * player + option.last - 1] = loading.holder(place, taker)
            s.log(events.BANNER_ASHORE if ashore else events.BANNER_ABOARD, player, place)
        s.steps.append(loading.PassArmies(player, giver, taker, 0 if cargo == "banner" else 1))

    def describe(self, s: Medioevo, vehicle: int, option: Option) -> Message:
        """What is passed at most, and the points that it costs."""
        giver, taker, cargo = loading.operation(vehicle, option)
        points = loading.cost(s, loading.place_of(s, giver, taker), cargo)
        words: dict[str, Value] = {"what": cargo, "n": 0, "armies": 0, "goods": "", "points": points}
        if cargo == "goods":
            words["goods"] = goods_words(loading.goods_to_pass(s, vehicle // FLEET, giver, taker))
        else:
            words["armies"] = loading.armies_to_pass(s, giver, taker)
        if cargo == "banner":
            words["n"] = option.last
        if option.verb in ("give", "take"):
            words["vehicle"] = vehicle_name(taker if option.verb == "give" else giver)
        return Message(loading.WORDS[option.verb], words)

    def details(self, s: Medioevo, vehicle: int, option: Option) -> Details:
        """3.06.e, 3.06.f: how many armies, or units of goods, may be passed."""
        giver, taker, cargo = loading.operation(vehicle, option)
        if cargo == "goods":
            there = sum(loading.goods_to_pass(s, vehicle // FLEET, giver, taker))
            return Details(limit=(1, there if taker == loading.ASHORE else min(there, goods_room(s, taker))))
        return Details(limit=(0 if cargo == "banner" else 1, loading.armies_to_pass(s, giver, taker)))

    def why_not(self, s: Medioevo, vehicle: int, option: Option) -> Reason:
        return why_not_pass(s, vehicle, option)

    def refs(self, s: Medioevo, vehicle: int, option: Option) -> tuple[str, ...]:
        """The vehicle with its place, and the one that it meets."""
        here = super().refs(s, vehicle, option)
        if option.verb not in ("give", "take"):
            return here
        other = loading.partner(vehicle // FLEET, option)
        return (*here, vehicle_address(s, other, other // FLEET)) if s.vehicle_at[other] != ABSENT else here


def _offer_cargo(
    s: Medioevo, player: int, giver: int, taker: int, verb: str, partner: tuple[str | int, ...], found: list[Option]
) -> None:
    """What can be passed; each is a separate operation."""
    if loading.can_pass_armies(s, player, giver, taker):
        banners = loading.banners_to_pass(s, player, giver, taker)
        found += [option(verb, *partner, "banner", banner % BANNERS + 1) for banner in banners]
        if loading.armies_to_pass(s, giver, taker) > 0:
            found.append(option(verb, *partner, "armies"))
    if loading.can_pass_goods(s, player, giver, taker):
        found.append(option(verb, *partner, "goods"))


class Deal(VehicleDeed):
    """7.11.a, 7.11.c, 7.11.e: sell and buy in the trade phase."""

    verbs = ("sell", "buy")

    def offer(self, s: Medioevo, vehicle: int, found: list[Option]) -> None:
        if s.phase == TRADE:
            found += market.deals(s, vehicle)

    def act(self, s: Medioevo, vehicle: int, option: Option) -> None:
        market.trade(s, vehicle, option)

    def describe(self, s: Medioevo, vehicle: int, option: Option) -> Message:
        return market.describe(s, vehicle, option)

    def details(self, s: Medioevo, vehicle: int, option: Option) -> Details:
        """7.11.c: the units of the good aboard, before and after; the florins are what the option costs or brings."""
        good, n = option.name(0), option.last if option.verb == "buy" else -option.last
        aboard = s.vehicle_goods[vehicle][GOODS.index(good)]
        address = vehicle_address(s, vehicle, vehicle // FLEET)
        return Details(figures={f"{address}.goods.{good}": (aboard, aboard + n)})

    def why_not(self, s: Medioevo, vehicle: int, option: Option) -> Reason:
        return why_no_deal(s, vehicle, option)

    def refs(self, s: Medioevo, vehicle: int, option: Option) -> tuple[str, ...]:
        """The goods aboard that it sells, or the vehicle with its place."""
        if option.verb == "buy":
            return super().refs(s, vehicle, option)
        good = option.name(0)
        option.expect(good in GOODS)
        address = vehicle_address(s, vehicle, vehicle // FLEET)
        return (f"{address}.goods.{good}",) if s.vehicle_goods[vehicle][GOODS.index(good)] else ()


class Rest(PassOn):
    """3.06.c: do no more with a vehicle that has done something."""

    verbs = ("done",)

    def describe(self, s: Medioevo, vehicle: int, option: Option) -> Message:
        return Message("option-vehicle-done", vehicle_words(s, vehicle))

    def why_not(self, s: Medioevo, vehicle: int, option: Option) -> Reason:
        return Reason("3.06.c", Choice.refusal, near=SOMETHING_ELSE)


DEEDS: Final[Actions] = Actions(Go(), Load(), Deal())
ON_THE_SPOT: Final = DEEDS.all[1:]


def deeds(s: Medioevo, vehicle: int, kinds: tuple[Action[Medioevo], ...] = DEEDS.all) -> list[Option]:
    """Everything that a vehicle may do, or only what is of these kinds."""
    found: list[Option] = []
    for deed in kinds:
        deed.offer(s, vehicle, found)
    return found


def is_usable(s: Medioevo, vehicle: int) -> bool:
    """Whether a vehicle can do something; travelling is checked first, as it is cheap to check."""
    return s.vehicle_at[vehicle] >= 0 and (may_travel(s, vehicle) or bool(deeds(s, vehicle, ON_THE_SPOT)))


def of_kinds(player: int, first: int, last: int) -> range:
    """The vehicles of these kinds that a player may have."""
    base = FLEET * player
    return range(base + EACH_KIND * first, base + EACH_KIND * (last + 1))


def usable(s: Medioevo, player: int, first: int, last: int) -> list[int]:
    """The vehicles of these kinds that can do something."""
    return [slot for slot in of_kinds(player, first, last) if is_usable(s, slot)]


# --- the questions ---------------------------------------------------------------------------------------------------


class Use(Deed):
    """7.10.a: use a war vehicle, in the combat phase."""

    verbs = ("use",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        found += [USE[slot % FLEET] for slot in usable(s, seat, WARSHIP, CAVALRY)]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        s.steps.append(UseVehicle(seat, FLEET * seat + USE.index(option), False))

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        vehicle = FLEET * seat + USE.index(option)
        return Message("option-use", {**vehicle_words(s, vehicle), "points": points_left(s, vehicle)})

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        """3.02.f: the points that it may spend."""
        return Details(limit=(0, points_left(s, FLEET * seat + USE.index(option))))

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        option.expect(option in USE)
        return why_not_use(s, FLEET * seat + USE.index(option))


class UseVehicle(Menu[Medioevo]):
    """3.06.c, 3.02.f: what one vehicle does.

    The chosen piece must do something, so that the menu cannot loop forever. The menu of the trade phase keeps it in
    hand; in the combat phase it is asked again after loading, and after a journey the menu follows, from which it may
    attack.
    """

    fields = (("seat", "seat"), ("vehicle", "slot"), ("begun", "flag"))
    clauses = ("3.06.c", "3.02.f", "3.06.6", "3.02.w", "5.01.n", "3.06.i", "7.10.a", "7.11.a", "7.11.c", "7.11.e")
    actions = Actions(Rest(), *DEEDS.all)
    verbs = actions.verbs
    shown = True  # making the choice automatically would reveal whether the player can buy
    strategic: ClassVar[bool] = True

    def __init__(self, seat: int, vehicle: int, begun: bool) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.begun = begun

    def subject(self, s: Medioevo, option: Option) -> int:
        return self.vehicle

    def options(self, s: Medioevo) -> Sequence[Option]:
        if s.vehicle_at[self.vehicle] < 0:
            return []  # lost to barbarians on arrival
        found = deeds(s, self.vehicle)
        return [DONE, *found] if found and self.begun else found

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is not DONE and option.verb != "go" and s.phase != TRADE:
            s.steps.append(UseVehicle(self.seat, self.vehicle, True))
        super().choose(s, option)

    def prompt(self, s: Medioevo) -> Prompt:
        words = {**vehicle_words(s, self.vehicle), "points": points_left(s, self.vehicle)}
        return Prompt(PromptKind.CHOOSE, Message("prompt-use", words), self.clauses)

    def describe_all(self, s: Medioevo, options: Sequence[Option]) -> list[Message]:
        reach = vehicle_reach(s, self.vehicle)
        return [going(s, self.vehicle, one, reach) if one.verb == "go" else self.describe(s, one) for one in options]
