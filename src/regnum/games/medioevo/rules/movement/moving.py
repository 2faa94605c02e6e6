"""3.06.c, 7.10.a, 7.10.c, 3.14.d, 7.11.a: moving vehicles, banners on foot and engines, one piece at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.details import Details
from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.addresses import (
    banner_refs,
    engine_refs,
    vehicle_address,
    with_place,
)
from regnum.games.medioevo.box import CAVALRY, EACH_KIND, FLEET, GOODS, LAND, WARSHIP
from regnum.games.medioevo.constants import ABSENT, BANNERS, BARBARIAN, BOMBARD, ENGINES, FIRST_BERTH, TRADE, Names
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import AMOUNT, DONE, USE
from regnum.games.medioevo.rules.barbarians import checks as barbarians
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.menu import Deed
from regnum.games.medioevo.rules.movement import loading
from regnum.games.medioevo.rules.movement.destinations import destination
from regnum.games.medioevo.rules.movement.reach import (
    banner_points_left,
    banner_reach,
    may_travel,
    points_left,
    vehicle_reach,
)
from regnum.games.medioevo.rules.movement.refusals import (
    why_not_go,
    why_not_haul,
    why_not_march,
    why_not_pass,
    why_not_use,
)
from regnum.games.medioevo.rules.realm.belongings import with_banner, with_engine, with_vehicle
from regnum.games.medioevo.rules.trade import market
from regnum.games.medioevo.rules.trade.refusals import why_no_deal
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import land_words, place_words, vehicle_words

VERBS: Final[Names] = ("use", "march", "haul")
DEED_VERBS: Final[tuple[str, ...]] = ("go", *loading.VERBS, "sell", "buy")  # what a vehicle does

# --- the menus of combat and trade -----------------------------------------------------------------------------------


def usable(s: Medioevo, player: int, first: int, last: int) -> list[int]:
    """The vehicles of these kinds that can do something; travelling is checked first, as it is cheap to check."""
    base = FLEET * player
    slots = range(base + EACH_KIND * first, base + EACH_KIND * (last + 1))
    return [slot for slot in slots if s.vehicle_at[slot] >= 0 and (may_travel(s, slot) or _handling(s, slot))]


class Move(Deed):
    """7.10.a: use a war vehicle, or move a banner on foot or an engine, in the combat phase."""

    verbs = VERBS

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        found += [USE[slot % FLEET] for slot in usable(s, seat, WARSHIP, CAVALRY)]
        ids = s.box.place_ids
        for banner in s.banners_of(seat):
            if 0 <= s.banner_at[banner] < LAND and banner_points_left(s, banner) > 0:
                reach = sorted(banner_reach(s, banner, most_along(s, banner)))
                found += [option("march", banner % BANNERS + 1, ids[land]) for land in reach]
        for engine in s.engines_of(seat):
            if s.engine_at[engine] >= 0:
                found += [option("haul", engine % ENGINES + 1, ids[land]) for land in engine_reach(s, engine)]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        if option.verb == "use":
            s.steps.append(UseVehicle(seat, FLEET * seat + USE.index(option), False))
        elif option.verb == "march":
            lead(s, BANNERS * seat + option.number(0) - 1, s.box.place_number[option.name(1)])
        else:
            haul(s, ENGINES * seat + option.number(0) - 1, s.box.place_number[option.name(1)])

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        """Which piece, from where to where, the points and what it carries."""
        if option.verb == "use":
            vehicle = FLEET * seat + USE.index(option)
            return Message("option-use", {**vehicle_words(s, vehicle), "points": points_left(s, vehicle)})
        land, n = s.box.place_number[option.name(1)], option.number(0)
        if option.verb == "march":
            banner = BANNERS * seat + n - 1
            armies = most_along(s, banner)
            words = destination(s, seat, land, banner_reach(s, banner, armies, land)[land], armies)
            return Message("option-march", {**words, "n": n, "from": place_words(s, s.banner_at[banner])})
        engine = ENGINES * seat + n - 1
        piece = "bombard" if engine % ENGINES == BOMBARD else "catapult"
        words = {**land_words(s, land), "piece": f"@piece-{piece}", "text": f"@piece-{piece}-text"}
        return Message("option-haul", {**words, "from": place_words(s, s.engine_at[engine])})

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        if option.verb == "use":
            option.expect(option in USE)
            return why_not_use(s, FLEET * seat + USE.index(option))
        land = s.box.place_number.get(option.name(1), LAND)
        option.expect(land < LAND)
        if option.verb == "haul":
            return why_not_haul(s, ENGINES * seat + option.number(0, 1, ENGINES) - 1, land)
        banner = BANNERS * seat + option.number(0, 1, BANNERS) - 1
        return why_not_march(s, banner, land, most_along(s, banner) if 0 <= s.banner_at[banner] < LAND else 0)

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        """The piece that marches or is hauled, with its place, and where it goes."""
        if option.verb == "use":
            return super().refs(s, seat, option)
        option.expect(option.name(1) in s.box.place_number)
        land = s.box.place_number[option.name(1)]
        there = (s.address(land),) if land < LAND and s.realm.in_play[land] else ()
        if option.verb == "march":
            return (*banner_refs(s, seat, BANNERS * seat + option.number(0, 1, BANNERS) - 1), *there)
        return (*engine_refs(s, seat, ENGINES * seat + option.number(0, 1, ENGINES) - 1), *there)


# --- what a vehicle does ---------------------------------------------------------------------------------------------


def _handling(s: Medioevo, vehicle: int) -> list[Option]:
    """3.06.c: what a vehicle may do where it is: load, unload and, in the trade phase, trade."""
    found = loading.operations(s, vehicle)
    return [*found, *market.deals(s, vehicle)] if s.phase == TRADE else found


def deeds(s: Medioevo, vehicle: int) -> list[Option]:
    """3.06.c, 3.02.f: everything that a vehicle may do: go somewhere within reach, load, unload, trade."""
    made = s.box.at["go"]
    return [*[made[place] for place in sorted(vehicle_reach(s, vehicle))], *_handling(s, vehicle)]


def do(s: Medioevo, vehicle: int, option: Option) -> None:
    """Carry out one of `deeds`."""
    if option.verb == "go":
        _travel(s, vehicle, s.box.place_number[option.name(0)])
    elif option.verb in loading.VERBS:
        loading.begin(s, vehicle, option)
    else:
        market.trade(s, vehicle, option)


def describe_deed(s: Medioevo, vehicle: int, option: Option) -> Message:
    """The message for one of `deeds`."""
    if option.verb == "go":
        return going(s, vehicle, option, vehicle_reach(s, vehicle, s.box.place_number[option.name(0)]))
    if option.verb in loading.VERBS:
        return loading.describe(s, vehicle, option)
    return market.describe(s, vehicle, option)


def going(s: Medioevo, vehicle: int, option: Option, reach: dict[int, int]) -> Message:
    """The message for a journey: the cost, who and what is there, and what the load is worth."""
    place = s.box.place_number[option.name(0)]
    worth = market.load_worth(s, vehicle, place)
    return Message("option-go", destination(s, vehicle // FLEET, place, reach[place], s.vehicle_armies[vehicle], worth))


def details(s: Medioevo, vehicle: int, option: Option) -> Details | None:
    """3.06.e, 3.06.f: how much an option to load or to unload lets one choose."""
    return loading.details(s, vehicle, option) if option.verb in loading.VERBS else None


def why_not_deed(s: Medioevo, vehicle: int, option: Option) -> Reason:
    """Why a vehicle cannot do something."""
    if option.verb == "go":
        option.expect(option.name(0) in s.box.place_number)
        return why_not_go(s, vehicle, s.box.place_number[option.name(0)])
    return why_not_pass(s, vehicle, option) if option.verb in loading.VERBS else why_no_deal(s, vehicle, option)


def deed_refs(s: Medioevo, vehicle: int, option: Option) -> tuple[str, ...]:
    """The vehicle with what it sells, or with its place and where it goes or whom it meets."""
    player = vehicle // FLEET
    address = vehicle_address(s, vehicle, player)
    if option.verb == "go":
        option.expect(option.name(0) in s.box.place_number)
        place = s.box.place_number[option.name(0)]
        return (address, s.address(place)) if place >= LAND or s.realm.in_play[place] else (address,)
    if option.verb == "sell":
        good = option.name(0)
        option.expect(good in GOODS)
        return (f"{address}.goods.{good}",) if s.vehicle_goods[vehicle][GOODS.index(good)] else ()
    here = with_place(s, address, s.vehicle_at[vehicle])
    if option.verb not in ("give", "take"):
        return here
    other = loading.partner(player, option)
    return (*here, vehicle_address(s, other, player)) if s.vehicle_at[other] != ABSENT else here


def _travel(s: Medioevo, vehicle: int, place: int) -> None:
    player, start = vehicle // FLEET, s.vehicle_at[vehicle]
    s.vehicle_spent[vehicle] += vehicle_reach(s, vehicle, place)[place]
    s.vehicle_at[vehicle] = place
    s.vehicle_marks[vehicle] &= ~FIRST_BERTH
    if s.events is not None:
        fact, *aboard = with_vehicle(s, vehicle, s.address(start), s.address(place))
        s.log(events.TRAVELS, player, fact.piece, place, fact=fact, besides=tuple(aboard))
    arrive(s, player, place)


class UseVehicle(Choice):
    """3.06.c, 3.02.f: what one vehicle does.

    The chosen piece must do something, so that the menu cannot loop forever. The menu of the trade phase keeps it in
    hand; in the combat phase it is asked again after loading, and after a journey the menu follows, from which it may
    attack.
    """

    fields = (("seat", "seat"), ("vehicle", "slot"), ("begun", "flag"))
    clauses = ("3.06.c", "3.02.f", "3.06.6", "3.02.w", "5.01.n", "3.06.i", "7.10.a", "7.11.a", "7.11.c", "7.11.e")
    verbs = ("done", *DEED_VERBS)
    shown = True  # making the choice automatically would reveal whether the player can buy

    def __init__(self, seat: int, vehicle: int, begun: bool) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.begun = begun

    def options(self, s: Medioevo) -> Sequence[Option]:
        if s.vehicle_at[self.vehicle] < 0:
            return []  # lost to barbarians on arrival
        found = deeds(s, self.vehicle)
        return [DONE, *found] if found and self.begun else found

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is DONE:
            return
        if option.verb != "go" and s.phase != TRADE:
            s.steps.append(UseVehicle(self.seat, self.vehicle, True))
        do(s, self.vehicle, option)

    def prompt(self, s: Medioevo) -> Prompt:
        words = {**vehicle_words(s, self.vehicle), "points": points_left(s, self.vehicle)}
        return Prompt(PromptKind.CHOOSE, Message("prompt-use", words), self.clauses)

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        return why_not_deed(s, self.vehicle, option) if option.verb in DEED_VERBS else super().why_not(s, option)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        return deed_refs(s, self.vehicle, option) if option.verb in DEED_VERBS else super().refs(s, option)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is DONE:  # not the words that end a phase
            return Message("option-vehicle-done", vehicle_words(s, self.vehicle))
        return describe_deed(s, self.vehicle, option)

    def details(self, s: Medioevo, option: Option) -> Details | None:
        return details(s, self.vehicle, option)

    def describe_all(self, s: Medioevo, options: Sequence[Option]) -> list[Message]:
        reach = vehicle_reach(s, self.vehicle)
        return [going(s, self.vehicle, one, reach) if one.verb == "go" else self.describe(s, one) for one in options]


def arrive(s: Medioevo, player: int, place: int) -> None:
    """5.01.za: barbarians may attack pieces that enter their land; pirates attack only when they move (7.04.r)."""
    if place < LAND and s.owner[place] == BARBARIAN:
        barbarians.meet(s, player, place)


# --- banners on foot -------------------------------------------------------------------------------------------------


def most_along(s: Medioevo, banner: int) -> int:
    """7.10.c, 7.10.d: armies that may go along: all but one from its owner's land; elsewhere exactly those it leads.

    None if no army is left on the land, as those aboard transports there do not count: the banner may go alone.
    """
    at = s.banner_at[banner]
    return max(0, s.armies[at] - 1) if s.owner[at] == banner // BANNERS else s.banner_armies[banner]


def lead(s: Medioevo, banner: int, land: int) -> None:
    """From its owner's land the banner takes as many armies as wanted, from elsewhere all it leads."""
    player = banner // BANNERS
    if s.owner[s.banner_at[banner]] == player:
        s.steps.append(LeadArmies(player, banner, land))
    else:
        march(s, banner, s.banner_armies[banner], land)


class LeadArmies(Choice):
    """7.10.c: how many armies go with a banner on foot; barbarians on the way may demand a number (5.01.za)."""

    fields = (("seat", "seat"), ("banner", "banner"), ("land", "place"))
    clauses = ("7.10.c", "7.10.d")
    verbs = ("amount",)
    refusal = "reason-too-few-or-many"

    def __init__(self, seat: int, banner: int, land: int) -> None:
        super().__init__(seat)
        self.banner = banner
        self.land = land

    def options(self, s: Medioevo) -> Sequence[Option]:
        least, most = 0, most_along(s, self.banner)
        enough = most
        while least < enough:  # with more armies a banner never reaches less
            half = (least + enough) // 2
            if self.land in banner_reach(s, self.banner, half):
                enough = half
            else:
                least = half + 1
        return AMOUNT[least : most + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        march(s, self.banner, option.last, self.land)

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"place": f"@place-{s.box.place_ids[self.land]}"}
        return Prompt(PromptKind.AMOUNT, Message("prompt-lead", words), self.clauses)


def march(s: Medioevo, banner: int, armies: int, land: int) -> None:
    """7.10.c, 3.16.f: a banner on foot goes there with its general and these armies."""
    player, start = banner // BANNERS, s.banner_at[banner]
    s.banner_spent[banner] += banner_reach(s, banner, armies, land)[land]
    if s.owner[start] == player:
        s.armies[start] -= armies
    s.banner_at[banner] = land
    s.banner_armies[banner] = 0
    if s.owner[land] == player:
        s.armies[land] += armies
    else:
        s.banner_armies[banner] = armies
    if s.events is not None:
        here, there = s.address(start), s.address(land)
        along = list(with_banner(s, banner, here, there))
        if armies and not s.banner_armies[banner]:  # they have joined those of the land
            along.append(Fact("moved", player, "army", here, there, armies))
        s.log(events.MARCHES, player, armies, land, fact=along[0], besides=tuple(along[1:]))
    arrive(s, player, land)


# --- engines ---------------------------------------------------------------------------------------------------------


def engine_reach(s: Medioevo, engine: int) -> list[int]:
    """3.14.d: an engine moves once a turn, at no cost, to a neighbouring land of its owner, but not over a strait."""
    if s.engines_moved >> engine & 1:
        return []
    player = engine // ENGINES
    return [land for land in s.box.neighbours[s.engine_at[engine]] if s.owner[land] == player]


def haul(s: Medioevo, engine: int, land: int) -> None:
    """3.14.d, 3.15.a: a catapult or the bombard goes to a land within `engine_reach`."""
    player, start = engine // ENGINES, s.engine_at[engine]
    s.engine_at[engine] = land
    s.engines_moved |= 1 << engine
    if s.events is not None:
        s.log(events.HAULS, player, land, fact=with_engine(s, engine, s.address(start), s.address(land)))
