"""7.12: the barbarian phase of a round."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import BARBARIANS, NOBODY
from regnum.games.medioevo.state import Medioevo


class BarbarianPhase(Act[Medioevo]):
    """7.12.a: after all turns."""

    clauses = ("7.12.a",)

    def run(self, s: Medioevo) -> None:
        s.phase = BARBARIANS
        s.active = NOBODY
