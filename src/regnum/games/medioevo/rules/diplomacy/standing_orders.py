"""Standing orders: questions answered in advance, so that nobody has to wait (5.01.k, 5.01.o, 7.10.l)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option, option
from regnum.games.medioevo.constants import ORDER_ANSWERS, ORDERS, Names
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.state import Medioevo

ANSWERS = [[option("order", question, answer) for answer in ORDER_ANSWERS[n]] for n, question in enumerate(ORDERS)]
PROMPTS: Final[Names] = ("prompt-order-cards", "prompt-order-losses", "prompt-order-offers", "prompt-order-calls")


class SetOrders(Choice):
    """Set the standing orders one by one; they are public and stay in force until changed."""

    fields = (("seat", "seat"), ("question", "number"))
    clauses = ("5.01.o", "5.01.k", "7.10.l")
    verbs = ("order",)

    def __init__(self, seat: int, question: int) -> None:
        super().__init__(seat)
        self.question = question

    def options(self, s: Medioevo) -> Sequence[Option]:
        return ANSWERS[self.question]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.orders[len(ORDERS) * self.seat + self.question] = ANSWERS[self.question].index(option)
        if self.question + 1 < len(ORDERS):
            s.steps.append(SetOrders(self.seat, self.question + 1))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message(PROMPTS[self.question]), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message(f"option-order-{option.name(1)}")
