"""Founding a palace (found.*), as an action or through a card (effect.6)."""

from __future__ import annotations

from regnum.core.message import Fact, Message, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import CHEAP_PALACES, EMPTY, PALACE_REBATE, PALACES
from regnum.games.seven.rules.addresses import of, palaces_for_sale
from regnum.games.seven.rules.listing import offers
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.rules.prices import palace_price
from regnum.games.seven.rules.purchase import Discounted, Purchase, affordable
from regnum.games.seven.schema import FoundNow
from regnum.games.seven.state import Seven, without


class Found(Purchase):
    """found.1: buy an open castle, estate or temple for gold."""

    verb = "found"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        if s.enslaved[hero] & s.box.rule_bits[CHEAP_PALACES]:
            gold += PALACE_REBATE
        for price, option in s.offers[PALACES] or offers(s, PALACES):
            if price > gold:
                break
            found.append(option)

    def buy(self, s: Seven, hero: int, option: Option, discount: int) -> None:
        palace = s.box.palace_number[option.first]
        s.steps.append(TakePalace(hero, palace))
        settle(s, hero, palace_price(s, hero, palace, discount), 0)

    def describe_for(self, s: Seven, hero: int, option: Option, discount: int) -> Message:
        name = option.first
        price = palace_price(s, hero, s.box.palace_number[name], discount)
        words: dict[str, Value] = {"palace": f"@palace-{name}", "text": f"@palace-{name}-text"}
        return Message("option-found", {**words, "price": price, "lack": max(0, price - s.gold[hero])})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        palace = s.box.palace_number.get(option.name(0))
        if palace is None or (palace not in s.open_palaces and palace not in s.temples):
            return Reason("found.1", "reason-not-open")
        return Reason("found.1", "reason-gold", {"need": palace_price(s, hero, palace), "have": s.gold[hero]})

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        option.expect(option.first in s.box.palace_number)
        return (f"{palaces_for_sale(s, s.box.palace_number[option.first])}.{option.first}",)


FOUND = Found()


class TakePalace(Paid):
    """found.1, found.4, found.5, found.8: give the palace to its buyer; replace castles and estates, not temples."""

    fields = (("seat", "seat"), ("palace", "palace"))
    clauses = ("found.1", "found.4", "found.5", "found.8")
    price = "found.1"

    def __init__(self, seat: int, palace: int) -> None:
        self.seat = seat
        self.palace = palace

    def run(self, s: Seven) -> None:
        hero, palace = self.seat, self.palace
        s.palaces[hero] += (palace,)
        s.sales[hero] = None
        s.offers[PALACES] = None
        if s.events is not None:
            name = s.box.palace_ids[palace]
            words: dict[str, Value] = {"player": s.who(hero), "palace": f"@palace-{name}"}
            fact = Fact("moved", hero, f"palace:{name}", palaces_for_sale(s, palace), of(hero, "palaces"))
            s.tell("event-founds", "found.1", words, fact=fact)
        if s.box.palace_power[palace]:
            s.gain(hero, "power", s.box.palace_power[palace], "found.8")
        if palace >= s.box.first_temple:
            s.temples = without(s.temples, palace)
        else:
            replace_palace(s, palace)


def replace_palace(s: Seven, palace: int) -> None:
    """found.4, cataclysm.5: replace an open castle or estate by the next card of its pile, if any is left."""
    s.offers[PALACES] = None
    space = s.open_palaces.index(palace)
    kind = int(palace >= s.box.first_estate)
    pile = s.palace_piles[kind]
    s.open_palaces[space] = EMPTY
    if pile:
        s.learn(pile[-1], "palace")
        s.open_palaces[space] = pile[-1]
        s.palace_piles[kind] = pile[:-1]


class FoundFor(Discounted):
    """effect.6: found a palace at a discount, or decline."""

    clauses = ("effect.6", "found.1")
    verbs = ("found", "decline")
    purchase = FOUND


def found_now(s: Seven, hero: int, effect: FoundNow) -> None:
    """effect.6: let `hero` found a palace at a discount."""
    s.steps.append(FoundFor(hero, effect.discount))


def can_found_now(s: Seven, hero: int, effect: FoundNow) -> bool:
    return bool(affordable(s, hero, FOUND, effect.discount))
