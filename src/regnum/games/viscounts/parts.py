"""Which cards of Viscounts lie where nobody or not everybody sees them.

Views and rows for learners ask this after every choice; so it is here, where it is compiled, and not in `fields.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts


def unseen(s: Viscounts, player: int, seat: int | None) -> Sequence[int]:
    """comp.16: the hidden cards of a player: his draw pile for himself, hand and draw pile for others.

    Every card a player gained was visible to all, so this reveals nothing new. The Rival's Schemes were not (solo.12).
    """
    if seat == player:
        return s.decks[player]
    return () if s.is_rival(player) else s.hands[player] + s.decks[player]


def own_cards(s: Viscounts, owner: int | None) -> str:
    """comp.16: a player's hand and draw pile form one pool, whose contents are known to all.

    solo.12: with a difficulty, future Schemes were shuffled face down into the Rival's draw pile.
    """
    if owner is not None and s.is_rival(owner) and s.table.options["difficulty"]:
        return "schemes"
    return f"player {owner}"


def future_schemes(s: Viscounts, owner: int | None) -> str:
    """solo.6, solo.12: without a difficulty, it is known which Schemes are still future."""
    return "schemes" if s.table.options["difficulty"] else "future"
