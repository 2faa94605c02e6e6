"""Trade (trade.*): exchanging Merchants for what the outer space offers."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import space_at
from regnum.games.viscounts.box import ACQUIRED, SILVER, TRADE, UNPAID
from regnum.games.viscounts.options import EXCHANGE
from regnum.games.viscounts.rules.effects import carry_out
from regnum.games.viscounts.rules.ways_to_pay import icons_for, reach
from regnum.games.viscounts.schema import Exchange
from regnum.games.viscounts.schema.ops import Flip, Gain
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.wording import effect_key


def exchange_here(s: Viscounts, player: int) -> Exchange:
    """trade.2: the exchange of the Viscount's outer space."""
    space = s.viscounts[player]
    return s.exchanges[s.ring[space // 3]][space % 3]


def most_exchanges(s: Viscounts, player: int, extra: int, silver: int) -> int:
    """trade.5, trade.13: how often the exchange can be made, with `extra` Icons and `silver` to spend."""
    exchange = exchange_here(s, player)
    most = reach(s, player, TRADE, extra, silver) // exchange.merchant_icons
    effect = exchange.effect
    if isinstance(effect, Flip):
        return min(most, cards_to_flip(s, player))
    if isinstance(effect, Gain) and effect.what == "silver":
        # trade.4: paying Silver for Silver is useless, except for the one exchange that a Trade needs (trade.11).
        return min(most, max(1, icons_for(s, player, TRADE, extra)))
    return most


def cards_to_flip(s: Viscounts, player: int) -> int:
    """trade.13: unpaid Debts and Deeds not yet approved."""
    return s.papers[4 * player + UNPAID] + s.papers[4 * player + ACQUIRED]


def too_few_to_flip(s: Viscounts, player: int, n: int) -> Reason | None:
    """trade.13: why `n` exchanges cannot be made on the Viscount's space however many Merchants there are."""
    have = cards_to_flip(s, player)
    if have < n and isinstance(exchange_here(s, player).effect, Flip):
        return Reason("trade.13", "reason-nothing-to-flip", {"have": have, "need": n})
    return None


class Trade(Ask[Viscounts]):
    """trade.1-trade.15: choose how often to make the exchange; Silver for Merchants is paid first (trade.10)."""

    clauses = ("trade.1", "trade.2", "trade.10", "trade.14")
    verbs = ("exchange",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        return EXCHANGE[1 : most_exchanges(s, self.seat, s.dismissed, s.purse[4 * self.seat + SILVER]) + 1]

    def choose(self, s: Viscounts, option: Option) -> None:
        n, seat = option.last, self.seat
        exchange = exchange_here(s, seat)
        price = self._price(s, n)
        s.purse[4 * seat + SILVER] -= price
        effect = exchange.effect
        if s.events is not None:
            s.log(events.TRADES, seat, n, exchange.id, price, space_at(s.viscounts[seat]))
        if isinstance(effect, Gain):
            carry_out(s, seat, (Gain(effect.what, effect.n * n),))
        else:
            carry_out(s, seat, (effect,) * n)

    def _price(self, s: Viscounts, n: int) -> int:
        """trade.1: 1 Silver for each Merchant that is missing."""
        return max(0, n * exchange_here(s, self.seat).merchant_icons - icons_for(s, self.seat, TRADE, s.dismissed))

    def prompt(self, s: Viscounts) -> Prompt:
        exchange = exchange_here(s, self.seat)
        words: dict[str, Value] = {
            "exchange": f"@exchange-{exchange.id}",
            "each": exchange.merchant_icons,
            "icons": icons_for(s, self.seat, TRADE, s.dismissed),
        }
        return Prompt(PromptKind.AMOUNT, Message("prompt-trade", words), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        effect = exchange_here(s, self.seat).effect
        words: dict[str, Value] = {"n": option.last, "price": self._price(s, option.last)}
        return Message("option-exchange", {**words, "effect": f"@{effect_key(effect)}"})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        n = option.number(0)
        if n == 0:
            return Reason("trade.11", "reason-no-exchange")
        most = reach(s, self.seat, TRADE, s.dismissed, s.purse[4 * self.seat + SILVER])
        least = n * exchange_here(s, self.seat).merchant_icons
        if least > most:
            return Reason("trade.5", "reason-too-few-icons", {"have": most, "need": least})
        return too_few_to_flip(s, self.seat, n) or Reason("trade.4", "reason-silver-for-silver")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (space_at(s.viscounts[self.seat]),)

    def details(self, s: Viscounts, option: Option) -> Details | None:
        """trade.7, trade.8: what is not simply gained, once for each exchange."""
        effect = exchange_here(s, self.seat).effect
        return None if isinstance(effect, Gain) else Details(triggers=(Trigger(effect_key(effect)),) * option.last)
