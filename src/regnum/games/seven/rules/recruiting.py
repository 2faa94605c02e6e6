"""Recruiting a character (recruit.*), as an action or through a card (effect.6)."""

from __future__ import annotations

from regnum.core.message import Fact, Message, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import CHARACTER_REBATE, CHEAP_CHARACTERS, TAVERN
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.listing import offers
from regnum.games.seven.rules.market import take_from
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.rules.prices import character_price
from regnum.games.seven.rules.purchase import Discounted, Purchase, affordable
from regnum.games.seven.schema import RecruitNow
from regnum.games.seven.state import Seven


class Recruit(Purchase):
    """recruit.1: recruit an open character of the tavern for fame."""

    verb = "recruit"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        if s.enslaved[hero] & s.box.rule_bits[CHEAP_CHARACTERS]:
            fame += CHARACTER_REBATE
        for price, option in s.offers[TAVERN] or offers(s, TAVERN):
            if price > fame:
                break
            found.append(option)

    def buy(self, s: Seven, hero: int, option: Option, discount: int) -> None:
        card = s.box.character_number[option.first]
        s.steps.append(TakeCharacter(hero, card))
        settle(s, hero, 0, character_price(s, hero, card, discount))

    def describe_for(self, s: Seven, hero: int, option: Option, discount: int) -> Message:
        name = option.first
        price = character_price(s, hero, s.box.character_number[name], discount)
        words: dict[str, Value] = {"character": f"@character-{name}", "text": f"@character-{name}-text"}
        return Message("option-recruit", {**words, "price": price, "lack": max(0, price - s.fame[hero])})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        card = s.box.character_number.get(option.name(0))
        if card is None or card not in [s.market[space] for space in s.box.spaces[TAVERN]]:
            return Reason("recruit.1", "reason-not-open")
        return Reason("recruit.1", "reason-fame", {"need": character_price(s, hero, card), "have": s.fame[hero]})

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (f"tavern.{option.first}",)


RECRUIT = Recruit()


class TakeCharacter(Paid):
    """recruit.1-recruit.3: give the character to its owner, refill the space, and gain its power without a plus."""

    fields = (("seat", "seat"), ("card", "character"))
    clauses = ("recruit.1", "recruit.2", "recruit.3")
    price = "recruit.1"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Seven) -> None:
        hero, card = self.seat, self.card
        s.add_character(hero, 2 * card)
        if s.events is not None:
            name = s.box.character_ids[card]
            words: dict[str, Value] = {"player": s.who(hero), "character": f"@character-{name}"}
            fact = Fact("moved", hero, f"character:{name}", "tavern", of(hero, "characters"))
            s.tell("event-recruits", "recruit.1", words, fact=fact)
        if s.box.character_power[card]:
            s.gain(hero, "power", s.box.character_power[card], "recruit.3")
        take_from(s, TAVERN, card)


class RecruitFor(Discounted):
    """effect.6: recruit a character at a discount, or decline."""

    clauses = ("effect.6", "recruit.1")
    verbs = ("recruit", "decline")
    purchase = RECRUIT


def recruit_now(s: Seven, hero: int, effect: RecruitNow) -> None:
    """effect.6: let `hero` recruit at a discount."""
    s.steps.append(RecruitFor(hero, effect.discount))


def can_recruit_now(s: Seven, hero: int, effect: RecruitNow) -> bool:
    return bool(affordable(s, hero, RECRUIT, effect.discount))
