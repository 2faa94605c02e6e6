"""The trade phase."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import TRADE
from regnum.games.medioevo.state import Medioevo


class TradePhase(Act[Medioevo]):
    """7.11.a: The trade phase."""

    fields = (("seat", "seat"),)
    clauses = ("7.11.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = TRADE
