"""3.10, 7.11: prices of goods in a city, and buying and selling them."""

from __future__ import annotations

from typing import Final

from regnum.core.message import Message, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.box import FLEET, GOLD, GOODS, IRON, LAND, METALS, SLAVES, WARSHIP
from regnum.games.medioevo.constants import BARBARIAN, BOUGHT, FAIR, STOPPED
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.amounts import amounts
from regnum.games.medioevo.rules.goods import added
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import goods_room
from regnum.games.medioevo.rules.realm.treasury import earn, hand_over, pay
from regnum.games.medioevo.state import Medioevo

LONGEST: Final = 24  # of all sales or of all purchases, in a list with the destinations of the vehicle

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
    return sum(goods[good] * city_pays(s, place, good, bonus) for good in goods_to_sell(s, vehicle))


def goods_to_sell(s: Medioevo, vehicle: int) -> list[int]:
    """7.11.e: the kinds of goods aboard that the player may sell; iron only with Metals."""
    iron = bool(s.techs[vehicle // FLEET] & METALS)
    return [good for good, n in enumerate(s.vehicle_goods[vehicle]) if n and (good != IRON or iron)]


def deals(s: Medioevo, vehicle: int) -> list[Option]:
    """7.11.b, 7.11.c: the options of a vehicle in a city: sell, and after that buy what its owner can afford."""
    if not may_trade(s, vehicle):
        return []
    player = vehicle // FLEET
    sales = []
    if not s.vehicle_marks[vehicle] & BOUGHT:
        sales = [(good, s.vehicle_goods[vehicle][good]) for good in goods_to_sell(s, vehicle)]
    room, land, cash = goods_room(s, vehicle), s.vehicle_at[vehicle], s.florins[player]
    purchases = []
    if room > 0:
        goods = goods_to_buy(s, vehicle)
        purchases = [(good, min(room, cash // buying_price(s, land, good))) for good in goods]
    found = [option("sell", GOODS[good], n) for good, most in sales for n in amounts(most, len(sales), LONGEST)]
    for good, most in purchases:
        found += [option("buy", GOODS[good], n) for n in amounts(most, len(purchases), LONGEST)]
    return found


def goods_to_buy(s: Medioevo, vehicle: int) -> list[int]:
    """7.11.c, 7.11.e: kinds of goods the player can afford; gold cannot be bought, iron only with Metals."""
    land, player = s.vehicle_at[vehicle], vehicle // FLEET
    iron = bool(s.techs[player] & METALS)
    goods = [good for good in range(GOLD) if good != IRON or iron]
    return [good for good in goods if buying_price(s, land, good) <= s.florins[player]]


def describe(s: Medioevo, vehicle: int, option: Option) -> Message:
    """The message for one of `deals`."""
    good, n = GOODS.index(option.name(0)), option.last
    selling = option.verb == "sell"
    price = selling_price(s, vehicle, good) if selling else buying_price(s, s.vehicle_at[vehicle], good)
    words: dict[str, Value] = {"good": f"@good-{option.name(0)}", "n": n, "price": price, "florins": n * price}
    return Message("option-sell" if selling else "option-buy-goods", words)


def trade(s: Medioevo, vehicle: int, option: Option) -> None:
    """Carry out one of `deals`."""
    good, n = GOODS.index(option.name(0)), option.last
    if option.verb == "sell":
        _sell(s, vehicle, good, n)
    else:
        _buy(s, vehicle, good, n)


def _sell(s: Medioevo, vehicle: int, good: int, n: int) -> None:
    """7.11.c, 7.11.d, 5.01.h: sell units; the owner of the city may take a share."""
    player, land = vehicle // FLEET, s.vehicle_at[vehicle]
    gross = n * selling_price(s, vehicle, good)
    s.vehicle_goods[vehicle] = added(s.vehicle_goods[vehicle], good, -n)
    s.vehicle_marks[vehicle] |= STOPPED
    s.log(events.SELLS, player, n, GOODS[good], land)
    earn(s, player, gross, "7.11.c")
    host = s.owner[land]
    if host >= 0 and host != player:
        hand_over(s, player, host, gross * s.rates[s.n * player + host] // 100, "7.11.d", events.HANDS_OVER_SHARE)


def _buy(s: Medioevo, vehicle: int, good: int, n: int) -> None:
    """7.11.c: buy units; after buying, the vehicle cannot sell here any more (7.11.b)."""
    player, land = vehicle // FLEET, s.vehicle_at[vehicle]
    s.vehicle_goods[vehicle] = added(s.vehicle_goods[vehicle], good, n)
    s.vehicle_marks[vehicle] |= STOPPED | BOUGHT
    s.log(events.BUYS, player, n, GOODS[good], land)
    pay(s, player, n * buying_price(s, land, good), "7.11.c")
