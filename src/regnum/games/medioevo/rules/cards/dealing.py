"""7.03: each player receives an empire card."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import EMPIRE_CARDS
from regnum.games.medioevo.rules.cards.decks import draw_empire
from regnum.games.medioevo.state import Medioevo


class DealEmpireCards(Act[Medioevo]):
    """7.03.a, 3.26.a: deal one card to each player in sword order."""

    clauses = ("7.03.a",)
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        s.phase = EMPIRE_CARDS
        for player in s.order:
            draw_empire(s, player, "7.03.a")
