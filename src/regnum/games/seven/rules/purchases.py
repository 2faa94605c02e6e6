"""Recruiting characters, buying elixirs, founding palaces, as actions or through cards (recruit.*, found.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from regnum.core.message import Message, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.addresses import palaces_for_sale
from regnum.games.seven.box import (
    CHARACTER_REBATE,
    CHEAP_CHARACTERS,
    CHEAP_PALACES,
    EMPTY,
    PALACE_REBATE,
    PALACES,
    SHOP,
    TAVERN,
)
from regnum.games.seven.offers import for_sale
from regnum.games.seven.options import DECLINE
from regnum.games.seven.rules.choice import About, Choice, Deed
from regnum.games.seven.rules.effects import OPS, Asks
from regnum.games.seven.rules.free_use_values import reach
from regnum.games.seven.rules.market import take_from
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.rules.piles import draw
from regnum.games.seven.schema import BuyElixirNow, FoundNow, RecruitNow
from regnum.games.seven.state import Seven, without


class Purchase(Deed):
    """Buying an open card, at the printed price less discounts from cards and temples, but never below 0."""

    clause: ClassVar[str]

    def __init__(self, card: str, board: int, coin: str, discount: int, rule: int = 0, rebate: int = 0) -> None:
        """The kind of card, its board, its coin; a discount (effect.6), and that of a temple's rule (effect.28)."""
        self.card: Final = card
        self.board: Final = board
        self.coin: Final = coin
        self.for_gold: Final = coin == "gold"
        self.discount: Final = discount
        self.rule: Final = rule
        self.rebate: Final = rebate

    def _less(self, s: Seven, hero: int) -> int:
        """effect.6, effect.28: how much less than printed `hero` pays."""
        return self.discount + self.rebate if self.rebate and s.has_rule(hero, self.rule) else self.discount

    def price(self, s: Seven, hero: int, option: Option) -> int:
        return max(0, s.box.printed_price[option] - self._less(s, hero))

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        gold, fame = reach(s, seat)
        means = self._less(s, seat) + (gold if self.for_gold else fame)
        for price, option in s.offers[self.board] or for_sale(s, self.board):
            if price > means:
                break
            found.append(option)

    def act(self, s: Seven, seat: int, option: Option) -> None:
        box, price = s.box, self.price(s, seat, option)
        card = (box.character_number, box.elixir_number, box.palace_number)[self.board][option.first]
        s.steps.append(_TAKE[self.board](seat, card))
        settle(s, seat, price if self.for_gold else 0, 0 if self.for_gold else price)

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        name, price = f"@{self.card}-{option.first}", self.price(s, seat, option)
        words: dict[str, Value] = {self.card: name, "text": f"{name}-text", "price": price}
        return Message(self.about.key, {**words, "lack": max(0, price - s.tokens(self.coin)[seat])})

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        if option not in [one for _, one in for_sale(s, self.board)]:
            option.name(0)
            return Reason(self.clause, "reason-not-open")
        need, have = self.price(s, seat, option), s.tokens(self.coin)[seat]
        return Reason(self.clause, "reason-gold" if self.for_gold else "reason-fame", {"need": need, "have": have})


class Discounted(Choice):
    """effect.6: an immediate, optional purchase at a discount."""

    fields = (("seat", "seat"), ("discount", "number"))
    kind = PromptKind.TAKE
    purchase: ClassVar[type[Any]]

    def __init__(self, seat: int, discount: int) -> None:
        self.seat = seat
        self.discount = discount
        self.buying: Purchase = self.purchase(discount)

    def options(self, s: Seven) -> Sequence[Option]:
        found: list[Option] = []
        self.buying.offer(s, self.seat, found)
        return [*found, DECLINE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DECLINE:
            self.buying.act(s, self.seat, option)

    def words(self, s: Seven) -> dict[str, Value]:
        return {"discount": self.discount}

    def meaning(self, s: Seven, option: Option) -> Message:
        return self.buying.describe(s, self.seat, option)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return self.buying.refs(s, self.seat, option) if option.args else ()

    def why_not(self, s: Seven, option: Option) -> Reason:
        return self.buying.why_not(s, self.seat, option)


class TakeCard(Paid):
    """Give a card that is paid for to its owner."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Recruit(Purchase):
    """recruit.1: recruit an open character of the tavern for fame."""

    verbs = ("recruit",)
    clause = "recruit.1"
    about = About("option-recruit", "tavern.{name}")

    def __init__(self, discount: int = 0) -> None:
        super().__init__("character", TAVERN, "fame", discount, CHEAP_CHARACTERS, CHARACTER_REBATE)


class TakeCharacter(TakeCard):
    """recruit.1-recruit.3: give the character to its owner, refill the space, and gain its power without a plus."""

    fields = (("seat", "seat"), ("card", "character"))
    clauses = ("recruit.1", "recruit.2", "recruit.3")

    def run(self, s: Seven) -> None:
        s.add_character(self.seat, 2 * self.card)
        s.log(events.RECRUITS, self.seat, self.card)
        if s.box.character_power[self.card]:
            s.gain(self.seat, "power", s.box.character_power[self.card], "recruit.3")
        take_from(s, TAVERN, self.card)


class RecruitFor(Discounted):
    """effect.6: recruit a character at a discount, or decline."""

    clauses = ("effect.6", "recruit.1")
    verbs = ("recruit", "decline")
    question = "prompt-recruit"
    purchase = Recruit


class Buy(Purchase):
    """elixir.1: buy an open elixir of the shop for gold."""

    verbs = ("buy",)
    clause = "elixir.1"
    about = About("option-buy", "shop.{name}")

    def __init__(self, discount: int = 0) -> None:
        super().__init__("elixir", SHOP, "gold", discount)


class TakeElixir(TakeCard):
    """elixir.1: give the elixir to its buyer and refill its space at once."""

    fields = (("seat", "seat"), ("card", "elixir"))
    clauses = ("elixir.1",)

    def run(self, s: Seven) -> None:
        s.elixirs[self.seat] += (self.card,)
        s.log(events.BUYS, self.seat, self.card)
        take_from(s, SHOP, self.card)


class BuyFor(Discounted):
    """effect.6: buy an elixir at a discount, or decline."""

    clauses = ("effect.6", "elixir.1")
    verbs = ("buy", "decline")
    question = "prompt-buy"
    purchase = Buy


class Found(Purchase):
    """found.1: buy an open castle, estate or temple for gold."""

    verbs = ("found",)
    clause = "found.1"
    about = About("option-found", "")

    def __init__(self, discount: int = 0) -> None:
        super().__init__("palace", PALACES, "gold", discount, CHEAP_PALACES, PALACE_REBATE)

    def refs(self, s: Seven, seat: int, option: Option) -> tuple[str, ...]:
        option.expect(option.first in s.box.palace_number)
        return (f"{palaces_for_sale(s, s.box.palace_number[option.first])}.{option.first}",)


class TakePalace(Paid):
    """found.1, found.4, found.5, found.8: give the palace to its buyer; replace castles and estates, not temples."""

    fields = (("seat", "seat"), ("palace", "palace"))
    clauses = ("found.1", "found.4", "found.5", "found.8")

    def __init__(self, seat: int, palace: int) -> None:
        self.seat = seat
        self.palace = palace

    def run(self, s: Seven) -> None:
        hero, palace = self.seat, self.palace
        s.palaces[hero] += (palace,)
        s.sales[hero] = None
        s.offers[PALACES] = None
        s.log(events.FOUNDS, hero, palace, palaces_for_sale(s, palace))
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
    s.open_palaces[space] = EMPTY
    if s.palace_piles[kind]:
        s.open_palaces[space], s.palace_piles[kind] = draw(s, s.palace_piles[kind], "palace")


class FoundFor(Discounted):
    """effect.6: found a palace at a discount, or decline."""

    clauses = ("effect.6", "found.1")
    verbs = ("found", "decline")
    question = "prompt-found"
    purchase = Found


# The step that takes a card once it is paid for, by the board that it comes from.
_TAKE: Final = (TakeCharacter, TakeElixir, TakePalace)

OPS[RecruitNow] = Asks(
    lambda s, hero, effect: RecruitFor(hero, effect.discount),
    later=lambda s, hero, effect: {hero: {"character": (0, 1)}},
)
OPS[BuyElixirNow] = Asks(
    lambda s, hero, effect: BuyFor(hero, effect.discount), later=lambda s, hero, effect: {hero: {"elixir": (0, 1)}}
)
OPS[FoundNow] = Asks(
    lambda s, hero, effect: FoundFor(hero, effect.discount), later=lambda s, hero, effect: {hero: {"palace": (0, 1)}}
)
