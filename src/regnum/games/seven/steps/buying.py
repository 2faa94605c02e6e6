"""Recruiting characters, buying elixirs, founding palaces (recruit.*, elixir.1, found.*), as an action or by a card."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven.means import (
    character_price,
    character_rebate,
    elixir_price,
    palace_price,
    palace_rebate,
    reach,
)
from regnum.games.seven.options import DECLINE
from regnum.games.seven.schema import BuyElixirNow, FoundNow, RecruitNow
from regnum.games.seven.state import EMPTY, SHOP, TAVERN, Seven
from regnum.games.seven.steps.choice import Choice
from regnum.games.seven.steps.market import take_from
from regnum.games.seven.steps.payment import settle

# --- characters ----------------------------------------------------------------------------------------------------


def recruitable(s: Seven, hero: int, fame: int) -> list[Option]:
    """recruit.1: the open characters that `hero` can pay with so much fame."""
    most = fame + character_rebate(s, hero) if s.enslaved else fame
    cost, recruit = s.box.character_cost, s.box.recruit
    return [recruit[card] for card in s.market[: s.box.spaces[TAVERN]] if card >= 0 and cost[card] <= most]


def recruit(s: Seven, hero: int, card: int, discount: int = 0) -> None:
    """recruit.1: paid, then taken."""
    s.steps.append(TakeCharacter(hero, card))
    settle(s, hero, 0, character_price(s, hero, card, discount))


class TakeCharacter(Act[Seven]):
    """recruit.1-recruit.3: upright before its owner; the space is filled; power shown without a plus at once."""

    fields = (("seat", "seat"), ("card", "character"))
    clauses = ("recruit.1", "recruit.2", "recruit.3")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Seven) -> None:
        hero, card = self.seat, self.card
        s.add_character(hero, 2 * card)
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "character": f"@character-{s.box.character_ids[card]}"}
            s.tell("event-recruits", "recruit.1", words)
        if s.box.character_power[card]:
            s.gain(hero, "power", s.box.character_power[card], "recruit.3")
        take_from(s, TAVERN, card)


# --- elixirs -------------------------------------------------------------------------------------------------------


def buyable(s: Seven, gold: int) -> list[Option]:
    """elixir.1: the open elixirs that cost at most so much gold."""
    cost, buy = s.box.elixir_cost, s.box.buy
    return [buy[card] for card in s.market[s.box.spaces[TAVERN] :] if card >= 0 and cost[card] <= gold]


def buy(s: Seven, hero: int, card: int, discount: int = 0) -> None:
    """elixir.1: paid, then taken."""
    s.steps.append(TakeElixir(hero, card))
    settle(s, hero, elixir_price(s, card, discount), 0)


class TakeElixir(Act[Seven]):
    """elixir.1: before its owner; the space is filled at once."""

    fields = (("seat", "seat"), ("card", "elixir"))
    clauses = ("elixir.1",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Seven) -> None:
        s.elixirs[self.seat] += (self.card,)
        if s.events is not None:
            words: dict[str, Value] = {
                "player": s.who(self.seat),
                "elixir": f"@elixir-{s.box.elixir_ids[self.card]}",
            }
            s.tell("event-buys", "elixir.1", words)
        take_from(s, SHOP, self.card)


# --- palaces -------------------------------------------------------------------------------------------------------


def foundable(s: Seven, hero: int, gold: int) -> list[Option]:
    """found.1: the open castles, estates and temples that `hero` can pay with so much gold."""
    most = gold + palace_rebate(s, hero) if s.enslaved else gold
    cost, found = s.box.palace_cost, s.box.found
    return [found[palace] for palace in (*s.open_palaces, *s.temples) if palace >= 0 and cost[palace] <= most]


def found(s: Seven, hero: int, palace: int, discount: int = 0) -> None:
    """found.1: paid, then taken."""
    s.steps.append(TakePalace(hero, palace))
    settle(s, hero, palace_price(s, hero, palace, discount), 0)


class TakePalace(Act[Seven]):
    """found.1, found.4, found.5, found.8: before its owner; castles and estates are replaced, temples are not."""

    fields = (("seat", "seat"), ("palace", "palace"))
    clauses = ("found.1", "found.4", "found.5", "found.8")

    def __init__(self, seat: int, palace: int) -> None:
        self.seat = seat
        self.palace = palace

    def run(self, s: Seven) -> None:
        hero, palace = self.seat, self.palace
        s.palaces[hero] += (palace,)
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "palace": f"@palace-{s.box.palace_ids[palace]}"}
            s.tell("event-founds", "found.1", words)
        if s.box.palace_power[palace]:
            s.gain(hero, "power", s.box.palace_power[palace], "found.8")
        if palace >= s.box.first_temple:
            s.temples = tuple([temple for temple in s.temples if temple != palace])
        else:
            replace_palace(s, palace)


def replace_palace(s: Seven, palace: int) -> None:
    """found.4, cataclysm.5: an open castle or estate gives way to the next of its pile, if any is left."""
    space = s.open_palaces.index(palace)
    kind = int(palace >= s.box.first_estate)
    pile = s.palace_piles[kind]
    s.open_palaces[space] = pile[-1] if pile else EMPTY
    if pile:
        s.palace_piles[kind] = pile[:-1]
        s.learn(pile[-1], "palace")


# --- by a card -----------------------------------------------------------------------------------------------------


class _Discounted(Choice):
    """effect.6: the action at once, for less; it may be let go."""

    fields = (("seat", "seat"), ("discount", "number"))
    refusal = "reason-not-affordable"

    def __init__(self, seat: int, discount: int) -> None:
        self.seat = seat
        self.discount = discount

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"discount": self.discount}
        return Prompt(PromptKind.TAKE, Message(f"prompt-{self.verbs[0]}", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return (
            Message("option-decline") if option is DECLINE else describe_purchase(s, self.seat, option, self.discount)
        )

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DECLINE else (f"card:{option.name(0)}",)


class RecruitFor(_Discounted):
    """effect.6: recruit."""

    clauses = ("effect.6", "recruit.1")
    verbs = ("recruit", "decline")

    def options(self, s: Seven) -> Sequence[Option]:
        return [*recruitable(s, self.seat, reach(s, self.seat)[1] + self.discount), DECLINE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DECLINE:
            recruit(s, self.seat, s.box.character_number[option.name(0)], self.discount)


class BuyFor(_Discounted):
    """effect.6: buy an elixir."""

    clauses = ("effect.6", "elixir.1")
    verbs = ("buy", "decline")

    def options(self, s: Seven) -> Sequence[Option]:
        return [*buyable(s, reach(s, self.seat)[0] + self.discount), DECLINE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DECLINE:
            buy(s, self.seat, s.box.elixir_number[option.name(0)], self.discount)


class FoundFor(_Discounted):
    """effect.6: found a palace."""

    clauses = ("effect.6", "found.1")
    verbs = ("found", "decline")

    def options(self, s: Seven) -> Sequence[Option]:
        return [*foundable(s, self.seat, reach(s, self.seat)[0] + self.discount), DECLINE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DECLINE:
            found(s, self.seat, s.box.palace_number[option.name(0)], self.discount)


def describe_purchase(s: Seven, hero: int, option: Option, discount: int = 0) -> Message:
    """What is bought and for how much."""
    name = option.name(0)
    if option.verb == "recruit":
        price = character_price(s, hero, s.box.character_number[name], discount)
        words: dict[str, Value] = {"character": f"@character-{name}", "text": f"@character-{name}-text"}
        return Message("option-recruit", {**words, "price": price})
    if option.verb == "buy":
        price = elixir_price(s, s.box.elixir_number[name], discount)
        return Message("option-buy", {"elixir": f"@elixir-{name}", "text": f"@elixir-{name}-text", "price": price})
    price = palace_price(s, hero, s.box.palace_number[name], discount)
    return Message("option-found", {"palace": f"@palace-{name}", "text": f"@palace-{name}-text", "price": price})


def recruit_now(s: Seven, hero: int, effect: RecruitNow) -> None:
    s.steps.append(RecruitFor(hero, effect.discount))


def buy_now(s: Seven, hero: int, effect: BuyElixirNow) -> None:
    s.steps.append(BuyFor(hero, effect.discount))


def found_now(s: Seven, hero: int, effect: FoundNow) -> None:
    s.steps.append(FoundFor(hero, effect.discount))
