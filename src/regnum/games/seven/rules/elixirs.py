"""Elixirs: buying one, as an action or through a card, and discarding it for gift cards (elixir.*, effect.6)."""

from __future__ import annotations

from regnum.core.message import Fact, Message, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import SHOP
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.free_use_values import strength
from regnum.games.seven.rules.gifts import EVERY_KIND, PickGifts
from regnum.games.seven.rules.listing import offers
from regnum.games.seven.rules.market import discard_elixir, take_from
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.rules.prices import elixir_price
from regnum.games.seven.rules.purchase import Discounted, Purchase, affordable
from regnum.games.seven.schema import BuyElixirNow
from regnum.games.seven.state import Seven


class Buy(Purchase):
    """elixir.1: buy an open elixir of the shop for gold."""

    verb = "buy"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        for price, option in s.offers[SHOP] or offers(s, SHOP):
            if price > gold:
                break
            found.append(option)

    def buy(self, s: Seven, hero: int, option: Option, discount: int) -> None:
        card = s.box.elixir_number[option.first]
        s.steps.append(TakeElixir(hero, card))
        settle(s, hero, elixir_price(s, card, discount), 0)

    def describe_for(self, s: Seven, hero: int, option: Option, discount: int) -> Message:
        name = option.first
        price = elixir_price(s, s.box.elixir_number[name], discount)
        words: dict[str, Value] = {"elixir": f"@elixir-{name}", "text": f"@elixir-{name}-text"}
        return Message("option-buy", {**words, "price": price, "lack": max(0, price - s.gold[hero])})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        card = s.box.elixir_number.get(option.name(0))
        if card is None or card not in [s.market[space] for space in s.box.spaces[SHOP]]:
            return Reason("elixir.1", "reason-not-open")
        return Reason("elixir.1", "reason-gold", {"need": elixir_price(s, card), "have": s.gold[hero]})

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (f"shop.{option.first}",)


BUY = Buy()


class TakeElixir(Paid):
    """elixir.1: give the elixir to its buyer and refill its space at once."""

    fields = (("seat", "seat"), ("card", "elixir"))
    clauses = ("elixir.1",)
    price = "elixir.1"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Seven) -> None:
        s.elixirs[self.seat] += (self.card,)
        if s.events is not None:
            name = s.box.elixir_ids[self.card]
            words: dict[str, Value] = {"player": s.who(self.seat), "elixir": f"@elixir-{name}"}
            fact = Fact("moved", self.seat, f"elixir:{name}", "shop", of(self.seat, "elixirs"))
            s.tell("event-buys", "elixir.1", words, fact=fact)
        take_from(s, SHOP, self.card)


class BuyFor(Discounted):
    """effect.6: buy an elixir at a discount, or decline."""

    clauses = ("effect.6", "elixir.1")
    verbs = ("buy", "decline")
    purchase = BUY


def buy_now(s: Seven, hero: int, effect: BuyElixirNow) -> None:
    """effect.6: let `hero` buy an elixir at a discount."""
    s.steps.append(BuyFor(hero, effect.discount))


def can_buy_now(s: Seven, hero: int, effect: BuyElixirNow) -> bool:
    return bool(affordable(s, hero, BUY, effect.discount))


def drink(s: Seven, hero: int, elixir: int, which: int) -> None:
    """elixir.2, elixir.3, effect.26: discard an elixir for gift cards, or as many as the reserve has."""
    gives, wild, extra = strength(s, hero, elixir, which)
    if s.events is not None:
        name = s.box.elixir_ids[elixir]
        words: dict[str, Value] = {"player": s.who(hero), "elixir": f"@elixir-{name}"}
        fact = Fact("moved", hero, f"elixir:{name}", of(hero, "elixirs"), "elixir_discards")
        s.tell("event-drinks", "elixir.2", words, fact=fact)
    discard_elixir(s, hero, elixir)
    for kind, n in enumerate(gives):
        if n:
            s.gain_gifts(hero, kind, n, "elixir.3")
    if wild:
        s.steps.append(PickGifts(hero, "any", wild + extra, EVERY_KIND))
    elif extra:
        s.steps.append(PickGifts(hero, "any", extra, tuple([kind for kind in EVERY_KIND if gives[kind]])))
