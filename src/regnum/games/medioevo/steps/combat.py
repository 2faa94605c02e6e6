"""The combat phase."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import COMBAT
from regnum.games.medioevo.state import Medioevo


class CombatPhase(Act[Medioevo]):
    """7.10.a: The combat phase."""

    fields = (("seat", "seat"),)
    clauses = ("7.10.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = COMBAT
