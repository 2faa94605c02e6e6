"""3.29, 7.04.b, 7.04.c: events affect the vehicles in one zone; the content defines their effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo import schema
from regnum.games.medioevo.box import FLEET, GOLD, GOODS, LAND, NOTHING, VEHICLE_NUMBER, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import BARBARIAN, FAIR, NO_CROSSING, STOPPED
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import ARMIES, CARGO, NO, YES
from regnum.games.medioevo.rules.cards.decks import draw_event
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.goods import added, fewer
from regnum.games.medioevo.rules.realm.belongings import losses, with_vehicle
from regnum.games.medioevo.rules.realm.pieces import put_ashore, remove_vehicle, spare_warship, vehicle_kind
from regnum.games.medioevo.rules.realm.population import goods_room
from regnum.games.medioevo.rules.realm.treasury import pay
from regnum.games.medioevo.rules.war.elimination import check as check_elimination
from regnum.games.medioevo.state import Medioevo

KINDS_SOLD = GOLD  # eight kinds of goods: gold comes only from alchemy (3.30.1.a)


class DrawEvent(Act[Medioevo]):
    """3.29.b-3.29.e, 7.04.c: draw a card, roll for the zone, and apply it to all vehicles of its kinds there."""

    clauses = ("3.29.b", "3.29.c", "3.29.d", "7.04.b", "7.04.c")
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        contents = s.box.contents
        card = contents.event_card[draw_event(s)]
        at_sea = card.zone == "sea"
        zone = s.roll(6) if at_sea else roll_land_zone(s)
        s.log(fate.EVENT, card.id, contents.sea_zone[zone].id if at_sea else contents.land_zone[zone - 1].id)
        order = s.in_turn_from(s.active)
        struck = vehicles_in_zone(s, card.affects, zone, at_sea)
        # 2.05: in reverse order, as the question pushed last is asked first.
        for vehicle in sorted(struck, key=lambda vehicle: (order.index(vehicle // FLEET), vehicle), reverse=True):
            for effect in card.effects:
                strike(s, vehicle, effect)
        check_losers(s)


def roll_land_zone(s: Medioevo) -> int:
    """3.29.c: a zone from 1 to 4; zones that are not in play are rolled again."""
    while True:
        zone = s.roll(4) + 1
        if zone in s.realm.zones:
            return zone


def vehicles_in_zone(s: Medioevo, kinds: Sequence[str], zone: int, at_sea: bool) -> list[int]:
    """3.29.d, 7.04.c: vehicles of these kinds in a zone; a ship in port is in the sea zone of the port."""
    numbers, at, sea_zone = [VEHICLE_NUMBER[kind] for kind in kinds], s.vehicle_at, s.box.sea_zone
    slots = [slot for slot, place in enumerate(at) if place >= 0 and vehicle_kind(slot) in numbers]
    if not at_sea:
        return [slot for slot in slots if s.box.zone[at[slot]] == zone]
    near = {slot: s.box.port_seas[at[slot]] if at[slot] < LAND else (at[slot],) for slot in slots}
    return [slot for slot in slots if any(sea_zone[sea] == zone for sea in near[slot])]


def check_losers(s: Medioevo) -> None:
    """7.10.el.c: eliminate players who lost their last possession to an event or a calamity."""
    for player in range(s.n):
        if not s.is_out(player):
            check_elimination(s, player, BARBARIAN)


# --- effects on a vehicle --------------------------------------------------------------------------------------------


def strike(s: Medioevo, vehicle: int, effect: Any) -> None:
    """Apply one effect of a card to a vehicle that is still on the map."""
    if s.vehicle_at[vehicle] >= 0:
        EFFECTS[type(effect)](s, vehicle, effect)


def vehicle_words(s: Medioevo, vehicle: int, n: int) -> dict[str, Value]:
    """The message arguments for a vehicle and a number."""
    return {
        "vehicle": f"@piece-{VEHICLES[vehicle_kind(vehicle)]}",
        "place": f"@place-{s.box.place_ids[s.vehicle_at[vehicle]]}",
        "n": n,
    }


def destroy(s: Medioevo, vehicle: int, clause: str) -> None:
    """Remove a vehicle with everything aboard; nobody scores."""
    if s.events is not None:
        lost = with_vehicle(s, vehicle, s.address(s.vehicle_at[vehicle]))
        s.log(fate.VEHICLE_LOST, vehicle, clause=clause, besides=lost)
    remove_vehicle(s, vehicle)


def lose_load(s: Medioevo, vehicle: int, armies: int, goods: int, clause: str) -> None:
    """A vehicle loses armies and units of goods, as far as it has any."""
    armies, goods = min(armies, s.vehicle_armies[vehicle]), min(goods, sum(s.vehicle_goods[vehicle]))
    if armies or goods:
        before = s.vehicle_goods[vehicle]
        s.vehicle_armies[vehicle] -= armies
        s.vehicle_goods[vehicle] = fewer(before, goods)
        gone = [then - now for then, now in zip(before, s.vehicle_goods[vehicle], strict=True)]
        lost = losses(
            vehicle // FLEET, s.address(s.vehicle_at[vehicle]), [("army", armies), *zip(GOODS, gone, strict=True)]
        )
        s.log(fate.VEHICLE_LOSES, vehicle, armies + goods, clause=clause, besides=lost)


def _roll_each(s: Medioevo, vehicle: int, effect: schema.RollEach) -> None:
    at = s.vehicle_at[vehicle]
    if effect.unless_in_port and at < LAND:
        return
    fleet = s.vehicles_at(vehicle // FLEET, at)
    if effect.unless_escorted and any(vehicle_kind(slot) == WARSHIP for slot in fleet):
        return
    if s.roll(6) + 1 >= effect.at_least:
        strike(s, vehicle, effect.then)


def _pay_or_stay(s: Medioevo, vehicle: int, effect: schema.PayOrStay) -> None:
    s.reveal()  # whether there is a choice reveals something about the florins
    s.steps.append(PayOrStop(vehicle // FLEET, vehicle, effect.n))


def _move(s: Medioevo, vehicle: int, effect: schema.Movement) -> None:
    s.vehicle_bonus[vehicle] += effect.n
    s.log(fate.VEHICLE_FASTER if effect.n > 0 else fate.VEHICLE_SLOWER, vehicle, abs(effect.n))


def _immobilise(s: Medioevo, vehicle: int, effect: schema.Immobile) -> None:
    at = s.vehicle_at[vehicle]
    if effect.unless_in_port and at < LAND:
        return
    if not effect.terrain or (at < LAND and s.box.terrain[at] in effect.terrain):
        stop(s, vehicle)


def stop(s: Medioevo, vehicle: int) -> None:
    """3.29.e: the vehicle may not move in its owner's current or next turn."""
    s.vehicle_marks[vehicle] |= STOPPED
    s.log(fate.VEHICLE_STOPPED, vehicle)


def _destroy(s: Medioevo, vehicle: int, effect: schema.Destroy) -> None:
    if effect.unload:
        put_ashore(s, vehicle)
    destroy(s, vehicle, "3.29.d")


def _lose_armies(s: Medioevo, vehicle: int, effect: schema.LoseArmies) -> None:
    goods = s.vehicle_goods[vehicle] != NOTHING and effect.or_goods
    if goods and s.vehicle_armies[vehicle]:
        s.steps.append(ArmiesOrGoods(vehicle // FLEET, vehicle, effect.n, effect.or_goods))
    else:
        lose_load(s, vehicle, effect.n, effect.or_goods, "3.29.d")


def _lose_cargo(s: Medioevo, vehicle: int, effect: schema.LoseGoods | schema.LoseCargo) -> None:
    """2.04: of an odd number the larger half stays."""
    armies = s.vehicle_armies[vehicle] if isinstance(effect, schema.LoseCargo) else 0
    part = 2 if effect.half else 1
    lose_load(s, vehicle, armies // part, sum(s.vehicle_goods[vehicle]) // part, "3.29.d")


def _forbid_crossing(s: Medioevo, vehicle: int, effect: schema.NoCrossing) -> None:
    s.vehicle_marks[vehicle] |= NO_CROSSING
    s.log(fate.VEHICLE_NO_CROSSING, vehicle)


def _raise_prices(s: Medioevo, vehicle: int, effect: schema.TradeBonus) -> None:
    s.vehicle_marks[vehicle] |= FAIR
    s.log(fate.VEHICLE_FAIR, vehicle, effect.n)


def _gain_goods(s: Medioevo, vehicle: int, effect: schema.GainGoods) -> None:
    kind, n = s.roll(KINDS_SOLD), min(effect.n, max(0, goods_room(s, vehicle)))
    if n:
        s.vehicle_goods[vehicle] = added(s.vehicle_goods[vehicle], kind, n)
        s.log(fate.VEHICLE_GAINS, vehicle, n, GOODS[kind])


def _turn_pirate(s: Medioevo, vehicle: int, effect: schema.TurnPirate) -> None:
    """The ship becomes a pirate warship; without armies, or without a warship left in the box, it is only lost."""
    at, crew = s.vehicle_at[vehicle], s.vehicle_armies[vehicle]
    destroy(s, vehicle, "3.29.d")
    if crew and spare_warship(s):
        s.pirates = (*s.pirates, (at, crew, 0))
        s.log(fate.PIRATES_SAIL, at, crew)


EFFECTS: dict[type, Callable[[Medioevo, int, Any], None]] = {
    schema.RollEach: _roll_each,
    schema.PayOrStay: _pay_or_stay,
    schema.Movement: _move,
    schema.Immobile: _immobilise,
    schema.Destroy: _destroy,
    schema.LoseArmies: _lose_armies,
    schema.LoseGoods: _lose_cargo,
    schema.LoseCargo: _lose_cargo,
    schema.NoCrossing: _forbid_crossing,
    schema.TradeBonus: _raise_prices,
    schema.GainGoods: _gain_goods,
    schema.TurnPirate: _turn_pirate,
}


# --- the owner's choices ---------------------------------------------------------------------------------------------


class PayOrStop(Choice):
    """3.29.d: pay florins for a vehicle, or it does not move."""

    fields = (("seat", "seat"), ("vehicle", "slot"), ("price", "number"))
    clauses = ("3.29.d", "3.29.e")
    verbs = ("yes", "no")
    private = True

    def __init__(self, seat: int, vehicle: int, price: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.price = price

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [YES, NO] if s.florins[self.seat] >= self.price else [NO]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is YES:
            pay(s, self.seat, self.price, "3.29.d")
        else:
            stop(s, self.vehicle)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-pay-or-stay", vehicle_words(s, self.vehicle, self.price))
        return Prompt(PromptKind.YES_NO, words, self.clauses)


class ArmiesOrGoods(Choice):
    """3.29.d: whether to lose armies or goods of a load."""

    fields = (("seat", "seat"), ("vehicle", "slot"), ("armies", "number"), ("goods", "number"))
    clauses = ("3.29.d",)
    verbs = ("cargo",)

    def __init__(self, seat: int, vehicle: int, armies: int, goods: int) -> None:
        super().__init__(seat)
        self.vehicle = vehicle
        self.armies = armies
        self.goods = goods

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [ARMIES, CARGO]

    def choose(self, s: Medioevo, option: Option) -> None:
        armies, goods = (self.armies, 0) if option is ARMIES else (0, self.goods)
        lose_load(s, self.vehicle, armies, goods, "3.29.d")

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-armies-or-goods", vehicle_words(s, self.vehicle, 0))
        return Prompt(PromptKind.LOSE, words, self.clauses)

    def _lost(self, s: Medioevo, option: Option) -> int:
        if option is ARMIES:
            return min(self.armies, s.vehicle_armies[self.vehicle])
        return min(self.goods, sum(s.vehicle_goods[self.vehicle]))

    def describe(self, s: Medioevo, option: Option) -> Message:
        key = "option-lose-armies" if option is ARMIES else "option-lose-goods"
        return Message(key, {"n": self._lost(s, option)})

    def details(self, s: Medioevo, option: Option) -> Details:
        return Details(losses=(self._lost(s, option), 0))
