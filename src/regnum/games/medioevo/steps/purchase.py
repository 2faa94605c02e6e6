"""The purchase phase."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import PURCHASE
from regnum.games.medioevo.state import Medioevo


class PurchasePhase(Act[Medioevo]):
    """7.08.a: The purchase phase."""

    fields = (("seat", "seat"),)
    clauses = ("7.08.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = PURCHASE
