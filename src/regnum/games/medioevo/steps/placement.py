"""The placement phase."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import PLACEMENT
from regnum.games.medioevo.state import Medioevo


class PlacementPhase(Act[Medioevo]):
    """7.09.a: The placement phase."""

    fields = (("seat", "seat"),)
    clauses = ("7.09.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = PLACEMENT
