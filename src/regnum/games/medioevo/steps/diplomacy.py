"""The diplomacy phase."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import DIPLOMACY
from regnum.games.medioevo.state import Medioevo


class DiplomacyPhase(Act[Medioevo]):
    """7.05.a: The diplomacy phase."""

    fields = (("seat", "seat"),)
    clauses = ("7.05.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = DIPLOMACY
