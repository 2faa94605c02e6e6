"""Three players, of whom the second is asked; the others own other amounts of everything."""

from __future__ import annotations

from typing import Any

import regnum
from regnum.core.message import Message
from regnum.games.viscounts.state import Viscounts
from tests.games.viscounts.positions import Step, person, position

ME = 1


def aside(place: int) -> dict[str, Any]:
    """Another player, who is not concerned."""
    castle = ([0, 0, 1, 0, 0], [0, 0, 0, 1, 0], 0)
    player = person(deck="squire", at=f"inner.{place}", castle=castle, unpaid=7, acquired=5)
    return player | {"purse": {"silver": 20, "ink": 30, "gold": 40, "stone": 50}}


def english(message: Message) -> str:
    return regnum.game("viscounts").text("en")(message)


def asked(player: dict[str, Any], what: Step, board: dict[str, Any]) -> Viscounts:
    """The second player is asked in a step, the others stand aside."""
    return position(aside(4), player, aside(5), steps=[what], turn=ME, **board)


# Player Cards on offer, each with its hero.
PAIRS = [
    {"card": "player_card_1", "hero": "lothaire"},
    {"card": "player_card_2", "hero": "emma"},
    {"card": "player_card_4", "hero": "guntram"},
]
