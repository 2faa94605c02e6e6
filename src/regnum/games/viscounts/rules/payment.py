"""Paying for an action when cards allow several ways to pay (act.3, icon.10, icon.11)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Reason, Value, amounts
from regnum.core.option import Option, option
from regnum.core.step import Ask
from regnum.games.viscounts.addresses import own
from regnum.games.viscounts.box import MONEY
from regnum.games.viscounts.rules.ways_to_pay import icons_for, pay, payments
from regnum.games.viscounts.state import Viscounts


def charge(s: Viscounts, seat: int, action: int, icons: int) -> None:
    """act.3: pay for the `icons` of an action; the seat is asked if there are several ways."""
    ways = payments(s, seat, action, icons)
    if len(ways) == 1:
        pay(s, seat, ways[0])
    else:
        s.steps.append(PickPayment(seat, action, icons))


class PickPayment(Ask[Viscounts]):
    """icon.10, icon.11, act.7: choose the currency to pay with, if an ability allows another one."""

    fields = (("seat", "seat"), ("action", "action"), ("icons", "icons"))
    clauses = ("act.3", "icon.10", "icon.11")
    verbs = ("pay",)

    def __init__(self, seat: int, action: int, icons: int) -> None:
        self.seat = seat
        self.action = action
        self.icons = icons

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [option("pay", *way) for way in payments(s, self.seat, self.action, self.icons)]

    def choose(self, s: Viscounts, option: Option) -> None:
        pay(s, self.seat, (option.number(0), option.number(1), option.number(2), option.number(3)))

    def prompt(self, s: Viscounts) -> Prompt:
        have = icons_for(s, self.seat, self.action, s.dismissed)
        words: dict[str, Value] = {"icons": self.icons, "missing": self.icons - have}
        return Prompt(PromptKind.PAY, Message("prompt-pay", words), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        return Message("option-pay", amounts({name: option.number(n) for n, name in enumerate(MONEY)}))

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        option.expect(len(option.args) == len(MONEY))
        return Reason("act.3", "reason-no-such-payment", {"icons": self.icons})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return tuple([own(self.seat, f"purse.{name}") for n, name in enumerate(MONEY) if option.number(n)])
