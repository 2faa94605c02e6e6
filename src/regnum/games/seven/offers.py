"""What is on offer on the boards, found once for each position: cards for sale, requirements that may be met."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from regnum.games.seven.box import FREE, SHOP, TAVERN, Offer, Requirement

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


def for_sale(s: Seven, board: int) -> list[Offer]:
    """The cards for sale in the tavern, the shop or among the palaces, cheapest first, with printed prices.

    The list is kept in `offers`; whoever changes the cards resets it to None.
    """
    found = s.offers[board]
    if found is None:
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


def open_requirements(s: Seven) -> list[Requirement]:
    """part.3-part.5: requirements of rows 1 and 2 that may be met; the last one of a card in row 2 may not.

    The list is kept in `requirements`; whoever changes the markers resets it to None.
    """
    found = s.requirements
    if found is None:
        found = s.requirements = []
        for place in range(2 * s.width):
            marks = s.marks[place]
            if marks.count(FREE) > (place >= s.width):
                asked = s.box.asked[place][s.board[place]]
                found += [one for one, mark in zip(asked, marks, strict=True) if mark == FREE]
    return found
