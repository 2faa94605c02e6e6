"""Gaining gold, fame and power, and exchanging gold and fame (effect.1, effect.14)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven.options import DONE, EXCHANGE_FAME, EXCHANGE_GOLD
from regnum.games.seven.rules.choice import About, Choice
from regnum.games.seven.rules.effects import OPS, Asks, Direct
from regnum.games.seven.schema import Exchange, Gain
from regnum.games.seven.state import Seven


def gain_tokens(s: Seven, hero: int, effect: Gain) -> None:
    """effect.1: gain gold, fame or power."""
    s.gain(hero, effect.what, effect.n, "effect.1")


def _other(what: str) -> str:
    return "fame" if what == "gold" else "gold"


class PickExchange(Choice):
    """effect.14: exchange gold for as much fame, or fame for gold."""

    fields = (("seat", "seat"), ("most", "number"))
    clauses = ("effect.14",)
    verbs = ("exchange", "done")
    kind = PromptKind.AMOUNT
    question = "prompt-exchange"
    about = About("option-exchange", "heroes.{seat}.{name}", what="@{name}", n="{n}")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, s: Seven) -> Sequence[Option]:
        gold, fame = min(self.most, s.gold[self.seat]), min(self.most, s.fame[self.seat])
        return [*EXCHANGE_GOLD[1 : gold + 1], *EXCHANGE_FAME[1 : fame + 1], DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DONE:
            given, n = option.first, option.last
            s.pay(self.seat, "effect.14", gold=n if given == "gold" else 0, fame=n if given == "fame" else 0)
            s.gain(self.seat, _other(given), n, "effect.14")

    def words(self, s: Seven) -> dict[str, Value]:
        return {"n": self.most}


OPS[Gain] = Direct(gain_tokens)
OPS[Exchange] = Asks(lambda s, hero, effect: PickExchange(hero, effect.max))
