"""Base classes of recruiting, buying and founding, at the full price or at a discount."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven.options import DECLINE
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.free_use_values import reach
from regnum.games.seven.state import Seven


class Purchase(Action):
    """An action that buys an open card."""

    def act(self, s: Seven, hero: int, option: Option) -> None:
        self.buy(s, hero, option, 0)

    def buy(self, s: Seven, hero: int, option: Option, discount: int) -> None:
        """effect.6: carry out `option`, paying `discount` less."""
        raise NotImplementedError

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        return self.describe_for(s, hero, option, 0)

    def describe_for(self, s: Seven, hero: int, option: Option, discount: int) -> Message:
        """Describe `option` at a price lowered by `discount`."""
        raise NotImplementedError


def affordable(s: Seven, hero: int, purchase: Purchase, discount: int) -> list[Option]:
    """effect.6: what `hero` could buy at a price lowered by `discount`."""
    gold, fame = reach(s, hero)
    found: list[Option] = []
    purchase.offer(s, hero, gold + discount, fame + discount, found)
    return found


class Discounted(Choice):
    """effect.6: an immediate, optional purchase at a discount."""

    fields = (("seat", "seat"), ("discount", "number"))
    refusal = "reason-not-affordable"
    purchase: ClassVar[Purchase]

    def __init__(self, seat: int, discount: int) -> None:
        self.seat = seat
        self.discount = discount

    def options(self, s: Seven) -> Sequence[Option]:
        return [*affordable(s, self.seat, self.purchase, self.discount), DECLINE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DECLINE:
            self.purchase.buy(s, self.seat, option, self.discount)

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"discount": self.discount}
        return Prompt(PromptKind.TAKE, Message(f"prompt-{self.verbs[0]}", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DECLINE:
            return Message("option-decline")
        return self.purchase.describe_for(s, self.seat, option, self.discount)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DECLINE else self.purchase.refs(s, self.seat, option)
