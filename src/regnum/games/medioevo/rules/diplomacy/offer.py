"""5.01.p1: the offer of peace on the table, an immutable record: whoever changes it makes a new one."""

from __future__ import annotations

from typing import NamedTuple


class Bundle(NamedTuple):
    """What one side gives; nothing at all is part of a white peace."""

    florins: int = 0  # at once
    instalment: int = 0  # each turn
    turns: int = 0  # so many
    vehicles: tuple[int, ...] = ()  # slots
    lands: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()  # named by the giver
    choice: int = 0  # more cards, those the giver will choose
    pope: bool = False


class Offer(NamedTuple):
    """Who makes it to whom. What `by` gives at once lies on the table: florins and cards he named are set aside."""

    by: int
    to: int
    gives: Bundle = Bundle()
    asks: Bundle = Bundle()

    def side(self, asked: bool) -> Bundle:
        return self.asks if asked else self.gives

    def giver(self, asked: bool) -> int:
        return self.to if asked else self.by

    def taker(self, asked: bool) -> int:
        return self.by if asked else self.to

    def with_side(self, asked: bool, bundle: Bundle) -> Offer:
        return self._replace(asks=bundle) if asked else self._replace(gives=bundle)
