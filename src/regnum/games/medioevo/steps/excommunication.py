"""3.20: the Pope's judgement at the end of a turn."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.state import Medioevo


class PopeJudges(Act[Medioevo]):
    """5.01.u: asks the Pope about a player who gave cause this turn."""

    fields = (("seat", "seat"),)
    clauses = ("5.01.u",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        return
