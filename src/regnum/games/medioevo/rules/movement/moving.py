"""3.06.c, 7.10.a, 7.10.c, 3.14.d, 7.11.a: moving vehicles, banners on foot and engines, one piece at a time."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import CAVALRY, EACH_KIND, FLEET, GOODS, LAND, WARSHIP
from regnum.games.medioevo.constants import BANNERS, BARBARIAN, ENGINES, FIRST_BERTH, TRADE
from regnum.games.medioevo.options import AMOUNT, BANNER, ENGINE, LOAD, TRAVEL, UNLOAD, USE
from regnum.games.medioevo.rules.addresses import vehicle_address, with_place
from regnum.games.medioevo.rules.barbarians import checks as barbarians
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.movement import loading
from regnum.games.medioevo.rules.movement.destinations import destination
from regnum.games.medioevo.rules.movement.reach import (
    banner_points_left,
    banner_reach,
    may_travel,
    points_left,
    vehicle_reach,
)
from regnum.games.medioevo.rules.trade import market
from regnum.games.medioevo.rules.words import engine_words, land_words, place_words, vehicle_words
from regnum.games.medioevo.state import Medioevo

VERBS = ("use", "banner", "engine")

# --- the menus of combat and trade -----------------------------------------------------------------------------------


def move_options(s: Medioevo, player: int) -> list[Option]:
    """7.10.a: options to move war vehicles, banners on foot and engines in the combat phase."""
    found = vehicles_to_use(s, player, WARSHIP, CAVALRY)
    for banner in s.banners_of(player):
        if s.banner_at[banner] >= 0 and may_march(s, banner):
            found.append(BANNER[banner % BANNERS])
    for engine in s.engines_of(player):
        if s.engine_at[engine] >= 0 and engine_reach(s, engine):
            found.append(ENGINE[engine % ENGINES])
    return found


def vehicles_to_use(s: Medioevo, player: int, first: int, last: int) -> list[Option]:
    """The vehicles of these kinds that can do something; travelling is checked first, as it is cheap to check."""
    base = FLEET * player
    slots = range(base + EACH_KIND * first, base + EACH_KIND * (last + 1))
    return [USE[slot - base] for slot in slots if s.vehicle_at[slot] >= 0 and (may_travel(s, slot) or deeds(s, slot))]


def deeds(s: Medioevo, vehicle: int) -> list[Option]:
    """3.06.c: what a vehicle may do where it is: load, unload and, in the trade phase, trade."""
    found = loading.operations(s, vehicle)
    return [*found, *market.deals(s, vehicle)] if s.phase == TRADE else found


def begin(s: Medioevo, player: int, option: Option) -> None:
    """Carry out one of `move_options`; the caller has already pushed its menu again."""
    if option.verb == "use":
        s.steps.append(UseVehicle(player, FLEET * player + USE.index(option)))
    elif option.verb == "banner":
        lead(s, BANNERS * player + option.last - 1)
    else:
        s.steps.append(HaulEngine(player, ENGINES * player + option.last - 1))


def describe(s: Medioevo, player: int, option: Option) -> Message:
    """The message for one of `move_options`: which piece, where, the points it has left and what it carries."""
    if option.verb == "use":
        vehicle = FLEET * player + USE.index(option)
        return Message("option-use", {**vehicle_words(s, vehicle), "points": points_left(s, vehicle)})
    if option.verb == "banner":
        banner = BANNERS * player + option.last - 1
        words: dict[str, Value] = {"n": option.last, "place": place_words(s, s.banner_at[banner])}
        words |= {"points": banner_points_left(s, banner), "armies": most_along(s, banner)}
        return Message("option-march", words)
    return Message("option-haul", engine_words(s, ENGINES * player + option.last - 1))


# --- vehicles --------------------------------------------------------------------------------------------------------


class UseVehicle(Choice):
    """3.06.c: what one vehicle does next; it can be used again while it has points left.

    There is no option to decline: the chosen piece must do something, so that the menu cannot loop forever.
    """

    fields = (("seat", "seat"), ("vehicle", "slot"))
    clauses = ("3.06.c", "3.06.i", "7.10.a", "7.11.a")
    verbs = ("travel", "load", "unload", "give", "take", "sell", "buy")
    refusal = "reason-vehicle-cannot"
    shown = True  # making the choice automatically would reveal whether the player can buy

    def __init__(self, seat: int, vehicle: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = deeds(s, self.vehicle)
        return [TRAVEL, *found] if may_travel(s, self.vehicle) else found

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is TRAVEL:
            s.steps.append(Travel(self.seat, self.vehicle))
        elif option.verb in ("sell", "buy"):
            market.begin(s, self.vehicle, option)
        else:
            loading.begin(s, self.vehicle, option)

    def prompt(self, s: Medioevo) -> Prompt:
        words = {**vehicle_words(s, self.vehicle), "points": points_left(s, self.vehicle)}
        return Prompt(PromptKind.CHOOSE, Message("prompt-use", words), self.clauses)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        if option.verb in ("give", "take"):
            return super().refs(s, option)
        vehicle = vehicle_address(s, self.vehicle, self.seat)
        if option.verb != "sell":
            return with_place(s, vehicle, s.vehicle_at[self.vehicle])
        good = option.name(0)
        option.expect(good in GOODS)
        return (f"{vehicle}.goods.{good}",) if s.vehicle_goods[self.vehicle][GOODS.index(good)] else ()

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option.verb in ("sell", "buy"):
            return market.describe(s, self.vehicle, option)
        return DEEDS[option] if option in DEEDS else super().describe(s, option)


DEEDS = {TRAVEL: Message("option-travel"), LOAD: Message("option-load"), UNLOAD: Message("option-unload")}


class Travel(Choice):
    """3.02.f: where a vehicle goes, within reach."""

    fields = (("seat", "seat"), ("vehicle", "slot"))
    clauses = ("3.02.f", "3.06.6", "3.02.w", "5.01.n")
    verbs = ("go",)
    refusal = "reason-out-of-reach"
    shown = True

    def __init__(self, seat: int, vehicle: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle

    def options(self, s: Medioevo) -> Sequence[Option]:
        made = s.box.at["go"]
        return [made[place] for place in sorted(vehicle_reach(s, self.vehicle))]

    def choose(self, s: Medioevo, option: Option) -> None:
        start, place = s.vehicle_at[self.vehicle], s.box.place_number[option.name(0)]
        s.vehicle_spent[self.vehicle] += vehicle_reach(s, self.vehicle, place)[place]
        s.vehicle_at[self.vehicle] = place
        s.vehicle_marks[self.vehicle] &= ~FIRST_BERTH
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), "place": f"@place-{option.name(0)}"}
            kind = s.box.contents.vehicle[self.vehicle % FLEET // EACH_KIND].id
            s.tell(
                "event-travels",
                "3.02.f",
                {**words, "vehicle": f"@piece-{kind}"},
                fact=Fact("moved", self.seat, kind, s.address(start), s.address(place)),
            )
        arrive(s, self.seat, place)

    def prompt(self, s: Medioevo) -> Prompt:
        words = {**vehicle_words(s, self.vehicle), "points": points_left(s, self.vehicle)}
        return Prompt(PromptKind.PLACE, Message("prompt-travel", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        place = s.box.place_number[option.name(0)]
        return self._destination(s, place, vehicle_reach(s, self.vehicle, place)[place])

    def describe_all(self, s: Medioevo, options: Sequence[Option]) -> list[Message]:
        reach, number = vehicle_reach(s, self.vehicle), s.box.place_number
        return [self._destination(s, place, reach[place]) for place in [number[one.name(0)] for one in options]]

    def _destination(self, s: Medioevo, place: int, cost: int) -> Message:
        worth = market.load_worth(s, self.vehicle, place)
        return destination(s, self.seat, place, cost, s.vehicle_armies[self.vehicle], worth)


def arrive(s: Medioevo, player: int, place: int) -> None:
    """5.01.za: barbarians may attack pieces that enter their land; pirates attack only when they move (7.04.r)."""
    if place < LAND and s.owner[place] == BARBARIAN:
        barbarians.meet(s, player, place)


# --- banners on foot -------------------------------------------------------------------------------------------------


def may_march(s: Medioevo, banner: int) -> bool:
    """7.10.c: whether a banner on the map is on foot and has enough points to go anywhere."""
    return (
        s.banner_at[banner] < LAND
        and banner_points_left(s, banner) > 0
        and bool(banner_reach(s, banner, most_along(s, banner)))
    )


def most_along(s: Medioevo, banner: int) -> int:
    """7.10.c, 7.10.d: armies that may go along: all but one from its owner's land; elsewhere exactly those it leads."""
    at = s.banner_at[banner]
    return s.armies[at] - 1 if s.owner[at] == banner // BANNERS else s.banner_armies[banner]


def lead(s: Medioevo, banner: int) -> None:
    """Ask for the number of armies first, because it decides whether barbarians let them pass."""
    player = banner // BANNERS
    if s.owner[s.banner_at[banner]] == player:
        s.steps.append(LeadArmies(player, banner))
    else:
        s.steps.append(March(player, banner, s.banner_armies[banner]))


class LeadArmies(Choice):
    """7.10.c: how many armies go with a banner on foot."""

    fields = (("seat", "seat"), ("banner", "slot"))
    clauses = ("7.10.c", "7.10.d")
    verbs = ("amount",)

    def __init__(self, seat: int, banner: int) -> None:
        super().__init__(seat)
        self.banner = banner

    def options(self, s: Medioevo) -> Sequence[Option]:
        # Without armies a banner cannot enter barbarian land, so it may have nowhere to go.
        least = 0 if banner_reach(s, self.banner, 0) else 1
        return AMOUNT[least : most_along(s, self.banner) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.steps.append(March(self.seat, self.banner, option.last))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-lead"), self.clauses)


class March(Choice):
    """7.10.c, 3.16.f: where a banner on foot goes with its general and these armies."""

    fields = (("seat", "seat"), ("banner", "slot"), ("armies", "number"))
    clauses = ("7.10.c", "3.16.f")
    verbs = ("go",)
    refusal = "reason-out-of-reach"
    shown = True

    def __init__(self, seat: int, banner: int, armies: int) -> None:
        super().__init__(seat)
        self.banner = banner
        self.armies = armies

    def options(self, s: Medioevo) -> Sequence[Option]:
        made = s.box.at["go"]
        return [made[land] for land in sorted(banner_reach(s, self.banner, self.armies))]

    def choose(self, s: Medioevo, option: Option) -> None:
        player, banner = self.seat, self.banner
        start, land = s.banner_at[banner], s.box.place_number[option.name(0)]
        s.banner_spent[banner] += banner_reach(s, banner, self.armies, land)[land]
        if s.owner[start] == player:
            s.armies[start] -= self.armies
        s.banner_at[banner] = land
        s.banner_armies[banner] = 0
        if s.owner[land] == player:
            s.armies[land] += self.armies
        else:
            s.banner_armies[banner] = self.armies
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(player), "n": self.armies, "place": f"@place-{option.name(0)}"}
            s.tell(
                "event-marches",
                "7.10.c",
                words,
                fact=Fact("moved", player, "banner", s.address(start), s.address(land)),
            )
        arrive(s, player, land)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-march", {"n": self.armies, "points": banner_points_left(s, self.banner)})
        return Prompt(PromptKind.PLACE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        place = s.box.place_number[option.name(0)]
        cost = banner_reach(s, self.banner, self.armies, place)[place]
        return destination(s, self.seat, place, cost, self.armies)

    def describe_all(self, s: Medioevo, options: Sequence[Option]) -> list[Message]:
        reach, number = banner_reach(s, self.banner, self.armies), s.box.place_number
        places = [number[one.name(0)] for one in options]
        return [destination(s, self.seat, place, reach[place], self.armies) for place in places]


# --- engines ---------------------------------------------------------------------------------------------------------


def engine_reach(s: Medioevo, engine: int) -> list[int]:
    """3.14.d: an engine moves once a turn, at no cost, to a neighbouring land of its owner, but not over a strait."""
    if s.engines_moved >> engine & 1:
        return []
    player = engine // ENGINES
    return [land for land in s.box.neighbours[s.engine_at[engine]] if s.owner[land] == player]


class HaulEngine(Choice):
    """3.14.d, 3.15.a: where a catapult or the bombard goes."""

    fields = (("seat", "seat"), ("engine", "slot"))
    clauses = ("3.14.d", "3.15.a")
    verbs = ("go",)
    refusal = "reason-out-of-reach"
    shown = True

    def __init__(self, seat: int, engine: int) -> None:
        super().__init__(seat)
        self.engine = engine

    def options(self, s: Medioevo) -> Sequence[Option]:
        made = s.box.at["go"]
        return [made[land] for land in engine_reach(s, self.engine)]

    def choose(self, s: Medioevo, option: Option) -> None:
        start = s.engine_at[self.engine]
        s.engine_at[self.engine] = s.box.place_number[option.name(0)]
        s.engines_moved |= 1 << self.engine
        if s.events is not None:
            s.tell(
                "event-hauls",
                "3.14.d",
                {"player": s.who(self.seat), "place": f"@place-{option.name(0)}"},
                fact=Fact("moved", self.seat, "engine", s.address(start), f"lands.{option.name(0)}"),
            )

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.PLACE, Message("prompt-haul"), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-land", land_words(s, s.box.place_number[option.name(0)]))
