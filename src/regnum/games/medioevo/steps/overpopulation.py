"""What exceeds a limit at the end of a turn."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import END_OF_TURN
from regnum.games.medioevo.state import Medioevo


class RemoveExcess(Act[Medioevo]):
    """3.09.b: What exceeds a limit at the end of a turn."""

    fields = (("seat", "seat"),)
    clauses = ("3.09.b",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = END_OF_TURN
