"""The event dice of a turn."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import EVENT_DICE
from regnum.games.medioevo.state import Medioevo


class EventDice(Act[Medioevo]):
    """7.04.a: The event dice of a turn."""

    fields = (("seat", "seat"),)
    clauses = ("7.04.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = EVENT_DICE
