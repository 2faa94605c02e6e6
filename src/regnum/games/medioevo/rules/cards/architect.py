"""3.26.15: the architect, which halves the price of buildings for a purchase phase."""

from __future__ import annotations

from regnum.core.option import Option
from regnum.games.medioevo.box import ARCHITECT, ARCHITECTURE
from regnum.games.medioevo.options import PLAY
from regnum.games.medioevo.rules.cards.decks import play_card
from regnum.games.medioevo.state import Medioevo


def playable(s: Medioevo, player: int) -> list[Option]:
    """3.26.15.a: playable with Architecture, once a turn."""
    ready = ARCHITECT in s.hands[player] and s.has(player, ARCHITECTURE) and not s.half_price
    return [PLAY[ARCHITECT]] if ready else []


def play(s: Medioevo, player: int) -> None:
    """3.26.15.a: halve prices for the rest of the phase and discard the card."""
    s.half_price = True
    play_card(s, player, ARCHITECT, "3.26.15.a")
