"""Why goods cannot be sold or bought: the market, the goods, the room and the florins (7.11)."""

from __future__ import annotations

from regnum.core.message import SOMETHING_ELSE, Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import FLEET, GOLD, GOODS, IRON, METALS, WARSHIP
from regnum.games.medioevo.constants import BOUGHT
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.population import goods_room
from regnum.games.medioevo.rules.trade.market import buying_price, may_trade
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import vehicle_name


def why_no_deal(s: Medioevo, vehicle: int, option: Option) -> Reason:
    """7.11.a-7.11.e: the first thing in the way of a sale or a purchase."""
    option.expect(option.name(0) in GOODS)
    n, good, player = option.number(1), GOODS.index(option.name(0)), vehicle // FLEET
    words: dict[str, Value] = {"vehicle": vehicle_name(vehicle), "good": f"@good-{option.name(0)}"}
    if vehicle_kind(vehicle) >= WARSHIP:
        return Reason("3.06.5", "reason-no-hold", words)
    if not may_trade(s, vehicle):
        return Reason("7.11.a", "reason-no-market", words)
    if good == IRON and not s.techs[player] & METALS:
        return Reason("7.11.e", "reason-iron", words)
    if option.verb == "sell":
        aboard = s.vehicle_goods[vehicle][good]
        if not aboard:
            return Reason("7.11.c", "reason-not-aboard", words, SOMETHING_ELSE)
        if s.vehicle_marks[vehicle] & BOUGHT:
            return Reason("7.11.b", "reason-has-bought", words)
        if aboard < n:
            return Reason("7.11.c", "reason-too-few-goods", {**words, "have": aboard, "need": n})
    else:
        if good == GOLD:
            return Reason("7.11.c", "reason-gold-not-bought", words)
        room, price = goods_room(s, vehicle), n * buying_price(s, s.vehicle_at[vehicle], good)
        if room < n:
            return Reason("3.06.7", "reason-no-hold-left", {**words, "have": max(0, room), "need": n})
        if s.florins[player] < price:
            return Reason("7.11.c", "reason-costs", {"have": s.florins[player], "need": price})
    return Reason("7.11.c", "reason-round-goods", words)
