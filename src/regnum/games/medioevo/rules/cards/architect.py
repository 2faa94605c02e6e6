"""3.26.15: the architect, which halves the price of buildings for a purchase phase."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.core.option import Option
from regnum.games.medioevo.box import ARCHITECT, ARCHITECTURE, CARDS
from regnum.games.medioevo.options import PLAY
from regnum.games.medioevo.rules.cards.decks import discard
from regnum.games.medioevo.state import Medioevo


def playable(s: Medioevo, player: int) -> list[Option]:
    """3.26.15.a: playable with Architecture, once a turn."""
    ready = ARCHITECT in s.hands[player] and s.has(player, ARCHITECTURE) and not s.half_price
    return [PLAY[ARCHITECT]] if ready else []


def play(s: Medioevo, player: int) -> None:
    """3.26.15.a: halve prices for the rest of the phase and discard the card."""
    s.reveal()
    discard(s, player, ARCHITECT)
    s.half_price = True
    if s.events is not None:
        s.tell(
            "event-plays",
            "3.26.15.a",
            {"player": s.who(player), "card": f"@card-{CARDS[ARCHITECT]}"},
            fact=Fact("moved", player, f"card:{CARDS[ARCHITECT]}", f"players.{player}.hand", "empire_discards"),
        )
