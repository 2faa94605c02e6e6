"""3.06.d-3.06.g: moving armies, banners and goods aboard, ashore and from one vehicle to another.

The giver and the taker of an operation are vehicles or the land (`ASHORE`) they are on; at least one is a vehicle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo.addresses import vehicle_address
from regnum.games.medioevo.box import EACH_KIND, FLEET, GOODS, LAND, NOTHING, VEHICLE_NUMBER, WARSHIP
from regnum.games.medioevo.constants import ABOARD
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import AMOUNT, DONE, GOOD
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.goods import added
from regnum.games.medioevo.rules.movement.reach import points_left
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import army_room, goods_room
from regnum.games.medioevo.rules.war.stacks import add_armies
from regnum.games.medioevo.state import Goods, Medioevo
from regnum.games.medioevo.wording import place_words, vehicle_name

ASHORE: Final = -1
WORDS: Final = {"load": "option-load", "unload": "option-unload", "give": "option-give", "take": "option-take"}
VERBS: Final = tuple(WORDS)

# --- what can be passed ----------------------------------------------------------------------------------------------


def place_of(s: Medioevo, giver: int, taker: int) -> int:
    """Where an operation takes place."""
    return s.vehicle_at[taker if giver == ASHORE else giver]


def holder(place: int, one: int) -> int:
    """The giver or the taker as a holder of armies (see `stacks`): where its armies are, or its banner."""
    return place if one == ASHORE else ABOARD + one


def goods_points(s: Medioevo, place: int) -> int:
    """3.06.f: the cost of loading goods, in a standing city or elsewhere."""
    return s.box.load_goods[1 if place < LAND and s.settlement[place] else 0]


def cost(s: Medioevo, place: int, cargo: str) -> int:
    """3.06.e, 3.06.f: the points for armies, with or without a banner, or for goods."""
    return goods_points(s, place) if cargo == "goods" else s.box.load_armies


def _can_pay(s: Medioevo, giver: int, taker: int, points: int) -> bool:
    """3.06.g, 3.06.i: every vehicle involved needs the points."""
    return (giver == ASHORE or points_left(s, giver) >= points) and (taker == ASHORE or points_left(s, taker) >= points)


def armies_to_pass(s: Medioevo, giver: int, taker: int) -> int:
    """How many armies can be passed; 7.10.d: one stays on the land; 3.06.7: no vehicle is overloaded."""
    there = s.armies[place_of(s, giver, taker)] - 1 if giver == ASHORE else s.vehicle_armies[giver]
    return max(0, there if taker == ASHORE else min(there, army_room(s, taker)))


def banners_to_pass(s: Medioevo, player: int, giver: int, taker: int) -> list[int]:
    """3.06.1.b, 3.16.g: only war vehicles carry a banner, one each."""
    if taker != ASHORE and (vehicle_kind(taker) < WARSHIP or s.banner_on(taker) >= 0):
        return []
    return s.banners_at(player, holder(place_of(s, giver, taker), giver))


def goods_to_pass(s: Medioevo, player: int, giver: int, taker: int) -> Goods:
    """3.07.c, 3.07.e, 10.07.d: goods aboard or on the player's land, and treasure goods on any land."""
    if giver != ASHORE:
        return s.vehicle_goods[giver]
    place = place_of(s, giver, taker)
    if place >= LAND:
        return NOTHING
    if s.owner[place] != player:
        return s.spoils[place]
    return tuple([a + b for a, b in zip(s.goods[place], s.spoils[place], strict=True)])


def can_pass_armies(s: Medioevo, player: int, giver: int, taker: int) -> bool:
    """3.06.d, 3.06.e: to and from the player's own land, or between the player's vehicles."""
    place = place_of(s, giver, taker)
    if ASHORE in (giver, taker) and (place >= LAND or s.owner[place] != player):
        return False
    if armies_to_pass(s, giver, taker) <= 0 and not banners_to_pass(s, player, giver, taker):
        return False
    return _can_pay(s, giver, taker, s.box.load_armies)


def can_pass_goods(s: Medioevo, player: int, giver: int, taker: int) -> bool:
    """3.06.d, 3.06.f, 3.06.5: to the player's own land, or into the hold of a trade vehicle."""
    place = place_of(s, giver, taker)
    if taker == ASHORE:
        if place >= LAND or s.owner[place] != player:
            return False
    elif vehicle_kind(taker) >= WARSHIP or goods_room(s, taker) <= 0:
        return False
    return goods_to_pass(s, player, giver, taker) != NOTHING and _can_pay(s, giver, taker, goods_points(s, place))


def partner(player: int, option: Option) -> int:
    """The other vehicle of a player that an option to give or to take names."""
    option.expect(option.name(0) in VEHICLE_NUMBER)
    return FLEET * player + EACH_KIND * VEHICLE_NUMBER[option.name(0)] + option.number(1, 1, EACH_KIND) - 1


def operation(vehicle: int, option: Option) -> tuple[int, int, str]:
    """The giver and the taker that an option to load, unload, give or take names, and what is passed."""
    if option.verb == "load":
        return ASHORE, vehicle, option.name(0)
    if option.verb == "unload":
        return vehicle, ASHORE, option.name(0)
    other = partner(vehicle // FLEET, option)
    giver, taker = (vehicle, other) if option.verb == "give" else (other, vehicle)
    return giver, taker, option.name(2)


# --- the questions ---------------------------------------------------------------------------------------------------


class Operation(Choice):
    """A question about what `giver` passes to `taker`."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("giver", "slot"), ("taker", "slot"))

    def __init__(self, seat: int, giver: int, taker: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.taker = taker

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        if option.verb == "good":
            return Reason(self.clauses[0], "reason-nothing-to-load")
        if option.verb == "amount":
            return Reason(self.clauses[0], "reason-at-most", {"n": self.options(s)[-1].last})
        return super().why_not(s, option)

    def passed(self, s: Medioevo, part: str, given: int, taken: int, n: int) -> Details:
        """3.06.e, 3.06.f: how many of something the giver and the taker have, and will have."""
        ways = ((self.giver, given, -n), (self.taker, taken, n)) if n else ()
        land = s.address(place_of(s, self.giver, self.taker))
        where = {one: land if one == ASHORE else vehicle_address(s, one, self.seat) for one, _, _ in ways}
        return Details(figures={f"{where[one]}.{part}": (there, there + more) for one, there, more in ways})

    def words(self, s: Medioevo) -> dict[str, Value]:
        """Whether the load goes ashore or aboard, and where."""
        if self.taker == ASHORE:
            return {"way": "ashore", "there": place_words(s, s.vehicle_at[self.giver])}
        return {"way": "aboard", "there": vehicle_name(self.taker)}


class PassArmies(Operation):
    """3.06.e: how many armies; none is possible if a banner goes along."""

    fields = (*Operation.fields, ("least", "number"))
    verbs = ("amount",)
    clauses = ("3.06.e", "7.10.d", "3.06.7")

    def __init__(self, seat: int, giver: int, taker: int, least: int) -> None:
        super().__init__(seat, giver, taker)
        self.least = least

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[self.least : armies_to_pass(s, self.giver, self.taker) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        place, n = place_of(s, self.giver, self.taker), option.last
        add_armies(s, holder(place, self.giver), -n)
        add_armies(s, holder(place, self.taker), n)
        if n:
            s.log(events.ARMIES_ASHORE if self.taker == ASHORE else events.ARMIES_ABOARD, self.seat, n, place)

    def details(self, s: Medioevo, option: Option) -> Details:
        given, taken = [
            s.armies[place_of(s, self.giver, self.taker)] if one == ASHORE else s.vehicle_armies[one]
            for one in (self.giver, self.taker)
        ]
        return self.passed(s, "armies", given, taken, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-pass-armies", self.words(s)), self.clauses)


class PassGoods(Operation):
    """3.06.f: which kind of goods next; one operation covers all kinds."""

    fields = (*Operation.fields, ("begun", "flag"))
    verbs = ("good", "done")
    clauses = ("3.06.f",)

    def __init__(self, seat: int, giver: int, taker: int, begun: bool) -> None:
        super().__init__(seat, giver, taker)
        self.begun = begun

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = [DONE] if self.begun else []
        if self.taker == ASHORE or goods_room(s, self.taker) > 0:
            goods = goods_to_pass(s, self.seat, self.giver, self.taker)
            found += [GOOD[good] for good, n in enumerate(goods) if n]
        return found

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is not DONE:
            s.steps.append(PassGoods(self.seat, self.giver, self.taker, True))
            s.steps.append(PassSome(self.seat, self.giver, self.taker, GOODS.index(option.name(0))))

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        """The goods to be passed, those of the land before its treasure goods."""
        good = option.name(0) if option.args else ""
        if good not in GOODS:
            return ()
        if self.giver != ASHORE:
            stores = [(f"{vehicle_address(s, self.giver, self.seat)}.goods", s.vehicle_goods[self.giver])]
        else:
            place = s.vehicle_at[self.taker]
            stores = [(f"{s.address(place)}.goods", s.goods[place])] if s.owner[place] == self.seat else []
            stores.append((f"{s.address(place)}.spoils", s.spoils[place]))
        return next(((f"{address}.{good}",) for address, goods in stores if goods[GOODS.index(good)]), ())

    def details(self, s: Medioevo, option: Option) -> Details | None:
        """3.06.7: how many units may be passed."""
        if option is DONE:
            return None
        numbers = PassSome(self.seat, self.giver, self.taker, GOODS.index(option.name(0))).options(s)
        return Details(limit=(numbers[0].last, numbers[-1].last))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-pass-goods", self.words(s)), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is DONE:
            return super().describe(s, option)
        n = goods_to_pass(s, self.seat, self.giver, self.taker)[GOODS.index(option.name(0))]
        return Message("option-good", {"good": f"@good-{option.name(0)}", "n": n})


class PassSome(Operation):
    """3.06.f, 3.06.7: how many units of one kind."""

    fields = (*Operation.fields, ("good", "good"))
    verbs = ("amount",)
    clauses = ("3.06.f", "3.06.7")

    def __init__(self, seat: int, giver: int, taker: int, good: int) -> None:
        super().__init__(seat, giver, taker)
        self.good = good

    def options(self, s: Medioevo) -> Sequence[Option]:
        there = goods_to_pass(s, self.seat, self.giver, self.taker)[self.good]
        return AMOUNT[1 : (there if self.taker == ASHORE else min(there, goods_room(s, self.taker))) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        place, n = place_of(s, self.giver, self.taker), option.last
        if self.giver != ASHORE:
            s.vehicle_goods[self.giver] = added(s.vehicle_goods[self.giver], self.good, -n)
        else:
            # 10.07.d: take the treasure goods first, which other players could load too.
            found = min(n, s.spoils[place][self.good])
            s.spoils[place] = added(s.spoils[place], self.good, -found)
            s.goods[place] = added(s.goods[place], self.good, found - n)
        if self.taker == ASHORE:
            s.goods[place] = added(s.goods[place], self.good, n)
        else:
            s.vehicle_goods[self.taker] = added(s.vehicle_goods[self.taker], self.good, n)
        kind = events.GOODS_ASHORE if self.taker == ASHORE else events.GOODS_ABOARD
        s.log(kind, self.seat, n, GOODS[self.good], place)

    def details(self, s: Medioevo, option: Option) -> Details:
        given = goods_to_pass(s, self.seat, self.giver, self.taker)[self.good]
        land = s.goods[place_of(s, self.giver, self.taker)] if self.taker == ASHORE else s.vehicle_goods[self.taker]
        return self.passed(s, f"goods.{GOODS[self.good]}", given, land[self.good], option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        words = {**self.words(s), "good": f"@good-{GOODS[self.good]}"}
        return Prompt(PromptKind.AMOUNT, Message("prompt-pass-some", words), self.clauses)
