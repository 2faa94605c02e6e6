"""3.09, 7.01.e: at the end of a turn excess is removed: vehicles, banners, engines, then armies and goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.medioevo.addresses import vehicle_address
from regnum.games.medioevo.box import FLEET, GOODS, LAND
from regnum.games.medioevo.constants import ABOARD, BANNERS, ENGINES
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import AMOUNT, ARMIES, BANNER, ENGINE, GOOD, USE
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.goods import added
from regnum.games.medioevo.rules.realm.belongings import Facts, with_banner, with_engine, with_vehicle
from regnum.games.medioevo.rules.realm.pieces import (
    overload,
    put_ashore,
    remove_banner,
    remove_engine,
    remove_vehicle,
    vehicle_of,
)
from regnum.games.medioevo.rules.realm.population import banner_limit, guest_limit, room, vehicle_limit
from regnum.games.medioevo.rules.war.stacks import add_armies
from regnum.games.medioevo.state import Goods, Medioevo

MOST_ENGINES = 1  # 3.14.f
NO_GOOD = -1  # in place of a kind of goods: armies


class RemoveExcess(OfSeat):
    """3.09.b: remove one player's excess in the order of the rule, until there is none."""

    clauses = ("3.09.b", "3.09.d", "3.09.h", "7.01.e")

    def run(self, s: Medioevo) -> None:
        step = first_excess(s, self.seat)
        if step is not None:
            s.steps += [self, step]
        else:
            _remove_excess_abroad(s, self.seat)


def first_excess(s: Medioevo, player: int) -> Choice | None:
    """The question about the first excess, or None if everything is within limits."""
    vehicles = [slot for slot in s.vehicles_of(player) if s.vehicle_at[slot] >= 0]
    places = [s.vehicle_at[slot] for slot in vehicles]
    for place in places:
        if places.count(place) > vehicle_limit(s, place):
            return LoseVehicle(player, place)
    stands = [_stand(s, banner) for banner in s.banners_of(player)]
    for place in stands:
        if place >= 0 and stands.count(place) > banner_limit(s, place):
            return LoseBanner(player, place)
    engines = [s.engine_at[engine] for engine in s.engines_of(player)]
    for place in engines:
        if place >= 0 and engines.count(place) > MOST_ENGINES:
            return LoseEngine(player, place)
    for slot in vehicles:
        if any(overload(s, slot)):
            return LoseLoad(player, s.vehicle_at[slot], slot)
    for land in s.lands(player):
        if room(s, land) < 0:
            return LoseLoad(player, land, -1)
    return None


def _stand(s: Medioevo, banner: int) -> int:
    """3.09.c, 3.02.x: the place where a banner counts towards the limit: on foot on land, or at sea; else negative."""
    at = s.banner_at[banner]
    if at < ABOARD:
        return at
    place = s.vehicle_at[at - ABOARD]
    return place if place >= LAND else -1


def _remove_excess_abroad(s: Medioevo, player: int) -> None:
    """3.09.g: remove armies led on someone else's land beyond the limit of the bare terrain."""
    for banner in s.banners_of(player):
        if s.banner_armies[banner]:
            land = s.banner_at[banner]
            led = sum(s.banner_armies[one] for one in s.banners_of(player) if s.banner_at[one] == land)
            lost = min(s.banner_armies[banner], max(0, led - guest_limit(s, land)))
            if lost:
                s.banner_armies[banner] -= lost
                s.log(events.EXCESS_ARMIES, player, lost, land)


class Excess(Choice):
    """3.09.d: the owner chooses which piece in a place to remove."""

    fields = (("seat", "seat"), ("place", "place"))

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-excess", {"place": f"@place-{s.box.place_ids[self.place]}"})
        return Prompt(PromptKind.LOSE, words, self.clauses)

    def tell(self, s: Medioevo, facts: Facts) -> None:
        """Tell of a piece that is lost, and of what is lost with it."""
        s.log(events.EXCESS_PIECE, self.seat, facts[0].piece, self.place, fact=facts[0], besides=facts[1:])


class LoseVehicle(Excess):
    """3.09.d, 3.09.e: the load and any banner aboard stay if on the owner's land, and are lost elsewhere."""

    clauses = ("3.09.d", "3.09.e", "7.01.e")
    verbs = ("use",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [USE[slot % FLEET] for slot in s.vehicles_at(self.seat, self.place)]

    def choose(self, s: Medioevo, option: Option) -> None:
        slot = vehicle_of(self.seat, option)
        put_ashore(s, slot)
        if s.events is not None:
            self.tell(s, with_vehicle(s, slot, s.address(self.place)))
        remove_vehicle(s, slot)


class LoseBanner(Excess):
    """3.09.d, 3.09.e: its general is lost too; armies it led on someone else's land follow another banner there."""

    clauses = ("3.09.d", "3.09.e", "3.02.x", "7.01.e")
    verbs = ("banner",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [BANNER[one % BANNERS] for one in s.banners_of(self.seat) if _stand(s, one) == self.place]

    def choose(self, s: Medioevo, option: Option) -> None:
        banner = BANNERS * self.seat + BANNER.index(option)
        led, s.banner_armies[banner] = s.banner_armies[banner], 0
        if s.events is not None:
            self.tell(s, with_banner(s, banner, s.address(self.place)))
        remove_banner(s, banner)
        if led:
            heir = next(one for one in s.banners_of(self.seat) if s.banner_at[one] == self.place)
            s.banner_armies[heir] += led


class LoseEngine(Excess):
    """3.14.f, 3.09.d: at most one engine per territory."""

    clauses = ("3.14.f", "3.09.d", "7.01.e")
    verbs = ("engine",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [ENGINE[one % ENGINES] for one in s.engines_of(self.seat) if s.engine_at[one] == self.place]

    def choose(self, s: Medioevo, option: Option) -> None:
        engine = ENGINES * self.seat + ENGINE.index(option)
        if s.events is not None:
            self.tell(s, (with_engine(s, engine, s.address(self.place)),))
        remove_engine(s, engine)


class Overload(Choice):
    """3.09.b, 3.06.7: armies or goods are removed in a territory or, if `vehicle` is not negative, aboard a vehicle."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("place", "place"), ("vehicle", "slot"))

    def __init__(self, seat: int, place: int, vehicle: int) -> None:
        super().__init__(seat)
        self.place = place
        self.vehicle = vehicle

    def over(self, s: Medioevo) -> tuple[int, int]:
        """How many armies and how many goods are in excess; on land either can be removed instead of the other."""
        if self.vehicle >= 0:
            return overload(s, self.vehicle)
        over = max(0, -room(s, self.place))
        return over, over

    def armies(self, s: Medioevo) -> int:
        """The armies that may be removed; the last one of a territory stays, as goods can be removed instead."""
        return s.vehicle_armies[self.vehicle] if self.vehicle >= 0 else s.armies[self.place] - 1

    def goods(self, s: Medioevo) -> Goods:
        """The goods that may be removed, treasure goods included (10.07.d)."""
        if self.vehicle >= 0:
            return s.vehicle_goods[self.vehicle]
        return tuple([one + other for one, other in zip(s.goods[self.place], s.spoils[self.place], strict=True)])

    def most(self, s: Medioevo, good: int) -> int:
        """How many of a kind can be removed: the excess, or all there are."""
        armies, goods = self.over(s)
        return min(armies, self.armies(s)) if good == NO_GOOD else min(goods, self.goods(s)[good])

    def lose(self, s: Medioevo, good: int, n: int) -> None:
        """3.09.b: remove armies (NO_GOOD) or goods of a kind, the owner's before treasure goods."""
        place, vehicle = self.place, self.vehicle
        if good == NO_GOOD:
            add_armies(s, ABOARD + vehicle if vehicle >= 0 else place, -n)
            s.log(events.EXCESS_ARMIES, self.seat, n, place)
            return
        if vehicle >= 0:
            s.vehicle_goods[vehicle] = added(s.vehicle_goods[vehicle], good, -n)
        else:
            own = min(n, s.goods[place][good])
            s.goods[place] = added(s.goods[place], good, -own)
            s.spoils[place] = added(s.spoils[place], good, own - n)
        s.log(events.EXCESS_GOODS, self.seat, n, place, GOODS[good])


class LoseLoad(Overload):
    """3.09.b, 3.06.7: whether to remove armies or goods."""

    clauses = ("3.09.b", "3.09.a", "3.06.7", "7.01.e")
    verbs = ("cargo", "good")

    def options(self, s: Medioevo) -> Sequence[Option]:
        armies, goods = self.over(s)
        found = [ARMIES] if armies and self.armies(s) > 0 else []
        if goods:
            found += [GOOD[good] for good, n in enumerate(self.goods(s)) if n]
        return found

    def choose(self, s: Medioevo, option: Option) -> None:
        good = NO_GOOD if option is ARMIES else GOOD.index(option)
        most = self.most(s, good)
        if most == 1 or len(self.options(s)) == 1:
            self.lose(s, good, most)
        else:
            s.steps.append(LoseSome(self.seat, self.place, self.vehicle, good))

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        return (vehicle_address(s, self.vehicle, self.seat) if self.vehicle >= 0 else s.address(self.place),)

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"place": f"@place-{s.box.place_ids[self.place]}"}
        return Prompt(PromptKind.LOSE, Message("prompt-excess-load", {**words, "n": max(self.over(s))}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is ARMIES:
            return Message("option-lose-armies", {"n": self.armies(s)})
        return Message("option-good", {"good": f"@good-{option.name(0)}", "n": self.goods(s)[GOOD.index(option)]})


class LoseSome(Overload):
    """3.09.b: how many of the chosen kind to remove."""

    fields = (*Overload.fields, ("good", "good"))
    clauses = ("3.09.b", "7.01.e")
    verbs = ("amount",)

    def __init__(self, seat: int, place: int, vehicle: int, good: int) -> None:
        super().__init__(seat, place, vehicle)
        self.good = good

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : self.most(s, self.good) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        self.lose(s, self.good, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-excess-some", {"place": f"@place-{s.box.place_ids[self.place]}"})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)
