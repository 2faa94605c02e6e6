"""5.01.p1: the offer of peace under negotiation, an immutable record."""

from __future__ import annotations

from typing import NamedTuple


class Bundle(NamedTuple):
    """What one side gives; in a white peace both bundles are empty."""

    florins: int = 0  # at once
    instalment: int = 0  # florins each turn
    turns: int = 0  # number of instalments
    vehicles: tuple[int, ...] = ()  # slots
    lands: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()  # already chosen by the giver
    choice: int = 0  # number of further cards, which the giver chooses after signing
    pope: bool = False


class Offer(NamedTuple):
    """An offer by one player to another. Florins and cards that `by` offers are set aside until it is answered."""

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
