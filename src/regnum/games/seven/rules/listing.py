"""What lies open, listed as the actions ask for it: cards for sale, requirements to meet.

The lists are kept in the state until something that they speak of changes: whoever changes it forgets them there.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from regnum.games.seven.box import FREE, SHOP, TAVERN, Offer, Requirement

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


def offers(s: Seven, board: int) -> list[Offer]:
    """What the tavern, the shop or the palaces have for sale, with its printed price, the cheapest first."""
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
    """part.3-part.5: what may still be met in rows 1 and 2; a card of row 2 keeps one free."""
    found: list[Requirement] = []
    for place in range(2 * s.width):
        marks = s.marks[place]
        if marks.count(FREE) > (place >= s.width):
            found += [one for one, mark in zip(s.box.asked[place][s.board[place]], marks, strict=True) if mark == FREE]
    s.requirements = found
    return found
