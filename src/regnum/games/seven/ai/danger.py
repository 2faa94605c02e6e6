"""How likely the Nameless is to win: a danger shared by all heroes (end.6, end.9).

Most weights are rounded from a fit to the results of two hundred games between `greedy` players, played with earlier
card values; the rest are guesses.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from regnum.games.seven.box import FREE

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

ROW: Final = 0.9  # cataclysms per row still to be completed
SINS: Final = 0.17  # cataclysms per row and hero, from the sins they discard meanwhile
GROWTH: Final = 3.0  # power that the strongest hero gains with every row
LACK: Final = 0.07  # cataclysms per hero and point of power that he will still lack then
NEAR_PORTALS: Final = 0.3  # per portal closed beyond half of them, which gives the heroes another way to win
RESERVE: Final = 1.6


def danger(s: Seven) -> float:
    """The probability that the fourteenth cataclysm comes before the heroes win."""
    box = s.box
    left = len(s.cataclysm_pile) - _coming_discards(s) / box.constants.sins_for_cataclysm
    rows = box.armour_pieces - s.armour
    left_to_do = rows - _filled(s) if rows else 0.0
    needed = left_to_do * (ROW + SINS * len(s.heroes))
    lack = box.constants.power_goal - max(s.power) - GROWTH * left_to_do
    if lack > 0.0:
        needed += LACK * len(s.heroes) * lack
    closed = len(s.portals) - s.portals.count(FREE)
    out = NEAR_PORTALS * (closed - 3) if closed > 3 else 0.0
    return 1.0 / (1.0 + math.exp(left - needed + RESERVE + out))


def _coming_discards(s: Seven) -> int:
    """sin.3, draw.2, draw.3: sins already discarded, being discarded, or exceeding the hand limit."""
    count = len(s.sin_discards) + len(s.played)
    most = s.box.constants.sin_hand - s.box.constants.sin_draw_min
    for hand in s.sins:
        if len(hand) > most:
            count += len(hand) - most
    return count


def _filled(s: Seven) -> float:
    """The fraction of the requirements in the lowest row that are met."""
    slots = free = 0
    for place in range(s.width):
        slots += len(s.marks[place])
        free += s.marks[place].count(FREE)
    return 1.0 - free / slots if slots else 1.0
