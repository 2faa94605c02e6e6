"""What lies open, listed as the actions ask for it: cards for sale, requirements to meet.

The lists are kept in the state until something that they speak of changes: whoever changes it forgets them there.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from regnum.core.option import Option
from regnum.games.seven.box import FREE, SHOP, TAVERN
from regnum.games.seven.options import PART

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

Offer = tuple[int, Option]  # a price and what may be bought for it
Requirement = tuple[int, Option]  # what is asked (see `box.bundle`) and the option to meet it

UNLISTED: Final = (None, None, None)


def offers(s: Seven, board: int) -> list[Offer]:
    """What the tavern, the shop or the palaces have for sale, with its printed price, the cheapest first."""
    box = s.box
    if board == TAVERN:
        found = [(box.character_cost[card], box.recruit[card]) for card in s.market[: box.tavern] if card >= 0]
    elif board == SHOP:
        found = [(box.elixir_cost[card], box.buy[card]) for card in s.market[box.tavern :] if card >= 0]
    else:
        found = [(box.palace_cost[card], box.found[card]) for card in (*s.open_palaces, *s.temples) if card >= 0]
    found.sort(key=itemgetter(0))
    listed = list(s.offers)
    listed[board] = found
    s.offers = tuple(listed)
    return found


def forget_offers(s: Seven, board: int) -> None:
    """What is for sale there has changed."""
    listed = list(s.offers)
    listed[board] = None
    s.offers = tuple(listed)


def requirements(s: Seven) -> list[Requirement]:
    """part.3-part.5: what may still be met in rows 1 and 2; a card of row 2 keeps one free."""
    found: list[Requirement] = []
    for place in range(2 * s.width):
        marks = s.marks[place]
        if marks.count(FREE) > (place >= s.width):
            bundles, part = s.box.bundles[s.board[place]], PART[place]
            for slot, mark in enumerate(marks):
                if mark == FREE:
                    found.append((bundles[slot], part[slot]))
    s.requirements = found
    return found
