"""Gaining gold, fame and power, and exchanging gold and fame (effect.1, effect.14)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.seven.options import DONE, EXCHANGE_FAME, EXCHANGE_GOLD
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.schema import Exchange, Gain
from regnum.games.seven.state import Seven


def gain(s: Seven, hero: int, effect: Gain) -> None:
    """effect.1: gain gold, fame or power."""
    s.gain(hero, effect.what, effect.n, "effect.1")


def exchange(s: Seven, hero: int, effect: Exchange) -> None:
    """effect.14: let `hero` exchange gold and fame."""
    s.steps.append(PickExchange(hero, effect.max))


def can_exchange(s: Seven, hero: int, effect: Exchange) -> bool:
    return s.gold[hero] + s.fame[hero] > 0


class PickExchange(Choice):
    """effect.14: exchange gold for as much fame, or fame for gold."""

    fields = (("seat", "seat"), ("most", "number"))
    clauses = ("effect.14",)
    verbs = ("exchange", "done")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, s: Seven) -> Sequence[Option]:
        gold, fame = min(self.most, s.gold[self.seat]), min(self.most, s.fame[self.seat])
        return [*EXCHANGE_GOLD[1 : gold + 1], *EXCHANGE_FAME[1 : fame + 1], DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DONE:
            return
        given, taken, n = option.first, "fame" if option.first == "gold" else "gold", option.last
        s.pay(self.seat, "effect.14", gold=n if given == "gold" else 0, fame=n if given == "fame" else 0)
        s.gain(self.seat, taken, n, "effect.14")

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-exchange", {"n": self.most}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DONE:
            return Message("option-done")
        return Message("option-exchange", {"what": f"@{option.first}", "n": option.last})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DONE else (of(self.seat, option.first),)
