"""Lists of the cards for sale and of the open requirements, used by the actions.

The lists are cached in the state. Code that changes the market or the requirements must reset the cache to None.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from regnum.games.seven.box import FREE, SHOP, TAVERN, Offer, Requirement

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


def offers(s: Seven, board: int) -> list[Offer]:
    """The cards for sale in the tavern, the shop or among the palaces, cheapest first, with printed prices."""
    box = s.box
    if board == TAVERN:
        prices, cards = box.character_offers, s.market[: box.tavern]
    elif board == SHOP:
        prices, cards = box.elixir_offers, s.market[box.tavern :]
    else:
        prices, cards = box.palace_offers, [*s.open_palaces, *s.temples]
    found = [prices[card] for card in cards if card >= 0]
    found.sort(key=itemgetter(0))
    s.offers[board] = found
    return found


def requirements(s: Seven) -> list[Requirement]:
    """part.3-part.5: requirements of rows 1 and 2 that may be met; the last one of a card in row 2 may not."""
    found: list[Requirement] = []
    for place in range(2 * s.width):
        marks = s.marks[place]
        if marks.count(FREE) > (place >= s.width):
            found += [one for one, mark in zip(s.box.asked[place][s.board[place]], marks, strict=True) if mark == FREE]
    s.requirements = found
    return found
