"""Option objects of Viscounts, created once and shared by all tables."""

from __future__ import annotations

from typing import Final

from regnum.core.option import Option, option
from regnum.games.viscounts.box import SEGMENTS, SPOTS

MOST_PLAYERS: Final = 4

_SIDES: Final = ("left", "right", "inner")

# Spaces are named by the place of their segment in the ring, counted clockwise from 1.
MOVE: Final = [option("move", _SIDES[space % 3], space // 3 + 1) for space in range(3 * SEGMENTS)]
SPACE_OF: Final[dict[Option, int]] = {move: space for space, move in enumerate(MOVE)}
PASS: Final = option("pass")
DECLINE: Final = option("decline")
ACT: Final = (option("act", "trade"), option("act", "build"), option("act", "workers"), option("act", "transcribe"))
DISMISS: Final = (
    option("dismiss", "trade"),
    option("dismiss", "build"),
    option("dismiss", "workers"),
    option("dismiss", "transcribe"),
)
ACTION_NAMES: Final = ("trade", "build", "workers", "transcribe")
EXCHANGE: Final = [option("exchange", n) for n in range(64)]
WORKERS: Final = [option("workers", n) for n in range(9)]
SPOT: Final = [option("spot", spot // SPOTS + 1, spot % SPOTS + 1) for spot in range(SEGMENTS * SPOTS)]
LINK: Final = (option("link", "before"), option("link", "after"))
TRANSCRIBE: Final = [option("transcribe", n + 1) for n in range(SEGMENTS)]
HIRE: Final = [option("hire", n + 1) for n in range(SEGMENTS)]
STATION: Final = [option("station", n + 1) for n in range(SEGMENTS)]
SHIFT: Final = [(option("shift", n + 1, "onward"), option("shift", n + 1, "back")) for n in range(SEGMENTS)]
ADVANCE: Final = [option("advance", n + 1) for n in range(SEGMENTS)]
SIDE: Final = (option("side", "onward"), option("side", "back"))
ELIMINATE: Final = [option("eliminate", player) for player in range(MOST_PLAYERS)]
RESOURCE: Final = (option("take", "ink"), option("take", "gold"), option("take", "stone"))
FLIP_DEBT: Final = option("flip", "debt")
FLIP_DEED: Final = option("flip", "deed")
EITHER: Final = [option("either", n + 1) for n in range(4)]
NEXT: Final = [option("next", n + 1) for n in range(9)]
DISCARD_TOP: Final = option("discard", "top")
DESTROY_TOP: Final = option("destroy", "top")
# The permutations of three cards, as the spaces they come from; the first is the identity.
ORDERS: Final = [
    option("order", *order) for order in ((1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
]
