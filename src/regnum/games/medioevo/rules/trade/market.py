"""3.10, 7.11: prices of goods in a city, and buying and selling them."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import FLEET, GOLD, GOODS, IRON, LAND, METALS, SLAVES, WARSHIP
from regnum.games.medioevo.constants import BARBARIAN, BOUGHT, FAIR, STOPPED
from regnum.games.medioevo.options import AMOUNT, BUY, GOOD, SELL
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.movement.loading import added
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import goods_room
from regnum.games.medioevo.rules.realm.treasury import earn, hand_over, pay
from regnum.games.medioevo.state import Medioevo

# --- prices ----------------------------------------------------------------------------------------------------------


def may_trade(s: Medioevo, vehicle: int) -> bool:
    """7.11.a, 5.01.n, 9.02.f: in a standing city of the player, of barbarians, or of a player who grants commerce."""
    place = s.vehicle_at[vehicle]
    return place >= 0 and vehicle_kind(vehicle) < WARSHIP and may_trade_in(s, vehicle // FLEET, place)


def may_trade_in(s: Medioevo, player: int, place: int) -> bool:
    """7.11.a: whether the vehicles of `player` may trade in a place on the map."""
    if place >= LAND or not s.settlement[place]:
        return False
    owner = s.owner[place]
    return owner in (player, BARBARIAN) or bool(s.commerce[player] >> owner & 1)


def buying_price(s: Medioevo, land: int, good: int) -> int:
    """3.10.a, 10.04.b: the price of buying a unit, never below 1."""
    return max(1, s.box.buy[s.box.city_at[land]][good] + s.box.buy_change[s.building[land]][good])


def city_pays(s: Medioevo, land: int, good: int, more: int = 0) -> int:
    """3.10.a, 3.30.1.a, 10.04.b: what a city pays for a unit, never below 1; gold has the price of slaves."""
    priced = SLAVES if good == GOLD else good
    return max(1, s.box.sell[s.box.city_at[land]][priced] + s.box.sell_change[s.building[land]][priced] + more)


def selling_price(s: Medioevo, vehicle: int, good: int) -> int:
    """The selling price of a unit aboard where the vehicle is, including the bonus of a fair."""
    return city_pays(s, s.vehicle_at[vehicle], good, _bonus(s, vehicle))


def _bonus(s: Medioevo, vehicle: int) -> int:
    """3.29.e: what a vehicle gets for a unit above the price of a city."""
    return s.box.fair if s.vehicle_marks[vehicle] & FAIR else 0


def load_worth(s: Medioevo, vehicle: int, place: int) -> int:
    """7.11.c: what all that the vehicle may sell would bring in a place, before any share of the city's owner."""
    if vehicle_kind(vehicle) >= WARSHIP or not may_trade_in(s, vehicle // FLEET, place):
        return 0
    goods, bonus = s.vehicle_goods[vehicle], _bonus(s, vehicle)
    return sum([goods[good] * city_pays(s, place, good, bonus) for good in goods_to_sell(s, vehicle)])


def goods_to_sell(s: Medioevo, vehicle: int) -> list[int]:
    """7.11.e: the kinds of goods aboard that the player may sell; iron only with Metals."""
    iron = bool(s.techs[vehicle // FLEET] & METALS)
    return [good for good, n in enumerate(s.vehicle_goods[vehicle]) if n and (good != IRON or iron)]


def deals(s: Medioevo, vehicle: int) -> list[Option]:
    """7.11.b: the options of a vehicle in a city: sell, and after that buy what its owner can afford."""
    if not may_trade(s, vehicle):
        return []
    found = []
    if not s.vehicle_marks[vehicle] & BOUGHT:
        found = [SELL[good] for good in goods_to_sell(s, vehicle)]
    if goods_room(s, vehicle) > 0 and goods_to_buy(s, vehicle):
        found.append(BUY)
    return found


def goods_to_buy(s: Medioevo, vehicle: int) -> list[int]:
    """7.11.c, 7.11.e: kinds of goods the player can afford; gold cannot be bought, iron only with Metals."""
    land, player = s.vehicle_at[vehicle], vehicle // FLEET
    iron = bool(s.techs[player] & METALS)
    goods = [good for good in range(GOLD) if good != IRON or iron]
    return [good for good in goods if buying_price(s, land, good) <= s.florins[player]]


def begin(s: Medioevo, vehicle: int, option: Option) -> None:
    """Carry out one of `deals`."""
    seat = vehicle // FLEET
    if option is BUY:
        s.steps.append(BuyGoods(seat, vehicle))
    else:
        s.steps.append(SellGoods(seat, vehicle, SELL.index(option)))


def describe(s: Medioevo, vehicle: int, option: Option) -> Message:
    """The message for one of `deals`."""
    if option is BUY:
        return Message("option-buy-goods")
    good = SELL.index(option)
    words: dict[str, Value] = {"good": f"@good-{GOODS[good]}", "price": selling_price(s, vehicle, good)}
    return Message("option-sell", {**words, "n": s.vehicle_goods[vehicle][good]})


# --- the questions ---------------------------------------------------------------------------------------------------


class SellGoods(Choice):
    """7.11.c, 7.11.d, 5.01.h: how many units to sell; the owner of the city may take a share."""

    fields = (("seat", "seat"), ("vehicle", "slot"), ("good", "good"))
    clauses = ("7.11.c", "7.11.b", "7.11.d")
    verbs = ("amount",)

    def __init__(self, seat: int, vehicle: int, good: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.good = good

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : s.vehicle_goods[self.vehicle][self.good] + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        player, vehicle, n = self.seat, self.vehicle, option.last
        gross = n * selling_price(s, vehicle, self.good)
        land = s.vehicle_at[vehicle]
        s.vehicle_goods[vehicle] = added(s.vehicle_goods[vehicle], self.good, -n)
        s.vehicle_marks[vehicle] |= STOPPED
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(player), "n": n, "good": f"@good-{GOODS[self.good]}"}
            s.tell(
                "event-sells",
                "7.11.c",
                {**words, "place": f"@place-{s.box.place_ids[land]}"},
                fact=Fact("lost", player, GOODS[self.good], s.address(land), amount=n),
            )
        earn(s, player, gross, "7.11.c")
        host = s.owner[land]
        if host >= 0 and host != player:
            hand_over(s, player, host, gross * s.rates[s.n * player + host] // 100, "7.11.d")

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"good": f"@good-{GOODS[self.good]}", "n": selling_price(s, self.vehicle, self.good)}
        return Prompt(PromptKind.AMOUNT, Message("prompt-sell", words), self.clauses)


class BuyGoods(Choice):
    """7.11.c, 7.11.e: which kind of goods to buy."""

    fields = (("seat", "seat"), ("vehicle", "slot"))
    clauses = ("7.11.c", "7.11.e", "7.11.b")
    verbs = ("good",)
    refusal = "reason-buy-goods"
    shown = True  # making the choice automatically would reveal what the player can afford

    def __init__(self, seat: int, vehicle: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [GOOD[good] for good in goods_to_buy(s, self.vehicle)]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.steps.append(BuySome(self.seat, self.vehicle, GOODS.index(option.name(0))))

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        return (s.address(s.vehicle_at[self.vehicle]),)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-buy-goods", {"florins": s.florins[self.seat]}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        price = buying_price(s, s.vehicle_at[self.vehicle], GOODS.index(option.name(0)))
        return Message("option-good-for", {"good": f"@good-{option.name(0)}", "price": price})


class BuySome(Choice):
    """7.11.c: how many units to buy; after buying, the vehicle cannot sell here any more (7.11.b)."""

    fields = (("seat", "seat"), ("vehicle", "slot"), ("good", "good"))
    clauses = ("7.11.c", "7.11.b")
    verbs = ("amount",)
    refusal = "reason-buy-goods"
    shown = True

    def __init__(self, seat: int, vehicle: int, good: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.good = good

    def options(self, s: Medioevo) -> Sequence[Option]:
        price = buying_price(s, s.vehicle_at[self.vehicle], self.good)
        return AMOUNT[1 : min(goods_room(s, self.vehicle), s.florins[self.seat] // price) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        vehicle, n = self.vehicle, option.last
        land = s.vehicle_at[vehicle]
        s.vehicle_goods[vehicle] = added(s.vehicle_goods[vehicle], self.good, n)
        s.vehicle_marks[vehicle] |= STOPPED | BOUGHT
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), "n": n, "good": f"@good-{GOODS[self.good]}"}
            s.tell(
                "event-buys",
                "7.11.c",
                {**words, "place": f"@place-{s.box.place_ids[land]}"},
                fact=Fact("gained", self.seat, GOODS[self.good], target=s.address(land), amount=n),
            )
        pay(s, self.seat, n * buying_price(s, land, self.good), "7.11.c")

    def prompt(self, s: Medioevo) -> Prompt:
        price = buying_price(s, s.vehicle_at[self.vehicle], self.good)
        words: dict[str, Value] = {"good": f"@good-{GOODS[self.good]}", "n": price, "florins": s.florins[self.seat]}
        return Prompt(PromptKind.AMOUNT, Message("prompt-buy", words), self.clauses)
