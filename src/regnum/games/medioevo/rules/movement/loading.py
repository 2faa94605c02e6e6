"""3.06.d-3.06.g: moving armies, banners and goods aboard, ashore and from one vehicle to another.

The giver and the taker of an operation are vehicles or the land (`ASHORE`) they are on; at least one is a vehicle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.addresses import vehicle_address
from regnum.games.medioevo.box import EACH_KIND, FLEET, GOODS, LAND, NOTHING, VEHICLE_NUMBER, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BANNERS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import AMOUNT, DONE, GOOD
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.goods import added
from regnum.games.medioevo.rules.movement.reach import points_left
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import army_room, goods_room
from regnum.games.medioevo.state import Goods, Medioevo
from regnum.games.medioevo.wording import goods_words, place_words, vehicle_name

ASHORE: Final = -1
WORDS: Final = {"load": "option-load", "unload": "option-unload", "give": "option-give", "take": "option-take"}
VERBS: Final = tuple(WORDS)

# --- what can be passed ----------------------------------------------------------------------------------------------


def place_of(s: Medioevo, giver: int, taker: int) -> int:
    """Where an operation takes place."""
    return s.vehicle_at[taker if giver == ASHORE else giver]


def goods_points(s: Medioevo, place: int) -> int:
    """3.06.f: the cost of loading goods, in a standing city or elsewhere."""
    return s.box.load_goods[1 if place < LAND and s.settlement[place] else 0]


def _can_pay(s: Medioevo, giver: int, taker: int, points: int) -> bool:
    """3.06.g, 3.06.i: every vehicle involved needs the points."""
    return (giver == ASHORE or points_left(s, giver) >= points) and (taker == ASHORE or points_left(s, taker) >= points)


def _pay(s: Medioevo, giver: int, taker: int, points: int) -> None:
    if giver != ASHORE:
        s.vehicle_spent[giver] += points
    if taker != ASHORE:
        s.vehicle_spent[taker] += points


def armies_to_pass(s: Medioevo, giver: int, taker: int) -> int:
    """How many armies can be passed; 7.10.d: one stays on the land; 3.06.7: no vehicle is overloaded."""
    there = s.armies[place_of(s, giver, taker)] - 1 if giver == ASHORE else s.vehicle_armies[giver]
    return max(0, there if taker == ASHORE else min(there, army_room(s, taker)))


def banners_to_pass(s: Medioevo, player: int, giver: int, taker: int) -> list[int]:
    """3.06.1.b, 3.16.g: only war vehicles carry a banner, one each."""
    if taker != ASHORE and (vehicle_kind(taker) < WARSHIP or s.banner_on(taker) >= 0):
        return []
    at = place_of(s, giver, taker) if giver == ASHORE else ABOARD + giver
    return [banner for banner in s.banners_of(player) if s.banner_at[banner] == at]


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


def operations(s: Medioevo, vehicle: int) -> list[Option]:
    """3.06.c-3.06.f: the options of a vehicle to load, unload, give and take where it is: armies, a banner, goods."""
    if not points_left(s, vehicle):
        return []
    player, place = vehicle // FLEET, s.vehicle_at[vehicle]
    found = []
    if place < LAND:
        found += _cargo(s, player, ASHORE, vehicle, ("load",))
        found += _cargo(s, player, vehicle, ASHORE, ("unload",))
    for other in s.vehicles_at(player, place):
        if other != vehicle:
            kind, number = divmod(other % FLEET, EACH_KIND)
            found += _cargo(s, player, vehicle, other, ("give", VEHICLES[kind], number + 1))
            found += _cargo(s, player, other, vehicle, ("take", VEHICLES[kind], number + 1))
    return found


def _cargo(s: Medioevo, player: int, giver: int, taker: int, words: tuple[str | int, ...]) -> list[Option]:
    """What can be passed; each is a separate operation. `words` are the verb and the first arguments of the options."""
    verb, start = str(words[0]), words[1:]
    found = []
    if can_pass_armies(s, player, giver, taker):
        banners = banners_to_pass(s, player, giver, taker)
        found += [option(verb, *start, "banner", banner % BANNERS + 1) for banner in banners]
        if armies_to_pass(s, giver, taker) > 0:
            found.append(option(verb, *start, "armies"))
    if can_pass_goods(s, player, giver, taker):
        found.append(option(verb, *start, "goods"))
    return found


def partner(player: int, option: Option) -> int:
    """The other vehicle of a player that an option to give or to take names."""
    option.expect(option.name(0) in VEHICLE_NUMBER)
    return FLEET * player + EACH_KIND * VEHICLE_NUMBER[option.name(0)] + option.number(1, 1, EACH_KIND) - 1


def operation(vehicle: int, option: Option) -> tuple[int, int, str]:
    """The giver and the taker of one of `operations`, and what is passed: a banner, armies or goods."""
    if option.verb == "load":
        return ASHORE, vehicle, option.name(0)
    if option.verb == "unload":
        return vehicle, ASHORE, option.name(0)
    other = partner(vehicle // FLEET, option)
    giver, taker = (vehicle, other) if option.verb == "give" else (other, vehicle)
    return giver, taker, option.name(2)


def begin(s: Medioevo, vehicle: int, option: Option) -> None:
    """3.06.e-3.06.g: carry out one of `operations`: pay the points, then ask how much."""
    player = vehicle // FLEET
    giver, taker, cargo = operation(vehicle, option)
    if cargo == "goods":
        _pay(s, giver, taker, goods_points(s, place_of(s, giver, taker)))
        s.steps.append(PassGoods(player, giver, taker, False))
        return
    _pay(s, giver, taker, s.box.load_armies)
    if cargo == "banner":
        _pass_banner(s, player, giver, taker, BANNERS * player + option.last - 1)
    s.steps.append(PassArmies(player, giver, taker, 0 if cargo == "banner" else 1))


def _pass_banner(s: Medioevo, player: int, giver: int, taker: int, banner: int) -> None:
    """3.06.e, 3.16.g: a banner goes along with the armies."""
    place = place_of(s, giver, taker)
    s.banner_at[banner] = place if taker == ASHORE else ABOARD + taker
    s.log(events.BANNER_ASHORE if taker == ASHORE else events.BANNER_ABOARD, player, place)


def describe(s: Medioevo, vehicle: int, option: Option) -> Message:
    """The message for one of `operations`: what it passes at most, and the points that it costs."""
    giver, taker, cargo = operation(vehicle, option)
    words: dict[str, Value] = {"what": cargo, "n": 0, "armies": 0, "goods": "", "points": s.box.load_armies}
    if cargo == "goods":
        words["goods"] = goods_words(goods_to_pass(s, vehicle // FLEET, giver, taker))
        words["points"] = goods_points(s, place_of(s, giver, taker))
    else:
        words["armies"] = armies_to_pass(s, giver, taker)
    if cargo == "banner":
        words["n"] = option.last
    if option.verb in ("give", "take"):
        words["vehicle"] = vehicle_name(taker if option.verb == "give" else giver)
    return Message(WORDS[option.verb], words)


def details(s: Medioevo, vehicle: int, option: Option) -> Details:
    """3.06.e, 3.06.f: how many armies, or units of goods, may be passed."""
    giver, taker, cargo = operation(vehicle, option)
    if cargo == "goods":
        there = sum(goods_to_pass(s, vehicle // FLEET, giver, taker))
        return Details(limit=(1, there if taker == ASHORE else min(there, goods_room(s, taker))))
    return Details(limit=(0 if cargo == "banner" else 1, armies_to_pass(s, giver, taker)))


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
        if self.giver == ASHORE:
            s.armies[place] -= n
        else:
            s.vehicle_armies[self.giver] -= n
        if self.taker == ASHORE:
            s.armies[place] += n
        else:
            s.vehicle_armies[self.taker] += n
        if n:
            s.log(events.ARMIES_ASHORE if self.taker == ASHORE else events.ARMIES_ABOARD, self.seat, n, place)

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
        return goods_address(s, self.seat, self.giver, self.taker, option.name(0)) if option.args else ()

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-pass-goods", self.words(s)), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is DONE:
            return Message("option-done")
        n = goods_to_pass(s, self.seat, self.giver, self.taker)[GOODS.index(option.name(0))]
        return Message("option-good", {"good": f"@good-{option.name(0)}", "n": n})


def goods_address(s: Medioevo, player: int, giver: int, taker: int, good: str) -> tuple[str, ...]:
    """The address in views of goods to be passed."""
    if good not in GOODS:
        return ()
    n = GOODS.index(good)
    if giver != ASHORE:
        vehicle = vehicle_address(s, giver, player)
        return (f"{vehicle}.goods.{good}",) if s.vehicle_goods[giver][n] else ()
    place = place_of(s, giver, taker)
    if place < LAND and s.owner[place] == player and s.goods[place][n]:
        return (f"{s.address(place)}.goods.{good}",)
    return (f"{s.address(place)}.spoils.{good}",) if place < LAND and s.spoils[place][n] else ()


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

    def prompt(self, s: Medioevo) -> Prompt:
        words = {**self.words(s), "good": f"@good-{GOODS[self.good]}"}
        return Prompt(PromptKind.AMOUNT, Message("prompt-pass-some", words), self.clauses)
