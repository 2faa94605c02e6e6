"""What land a player holds: any at all, a whole kingdom, and the cathedrals there."""

from __future__ import annotations

from regnum.games.medioevo.state import Medioevo


def has_land(s: Medioevo, player: int) -> bool:
    """7.10.el.a: whether `player` holds any territory."""
    for owner in s.owner:
        if owner == player:
            return True
    return False


def holds(s: Medioevo, player: int, kingdom: int) -> bool:
    """3.05.d: whether `player` holds a kingdom completely."""
    for land in s.box.kingdom_lands[kingdom]:
        if s.owner[land] != player:
            return False
    return True


def cathedrals(s: Medioevo, player: int) -> int:
    """How many of the player's territories have a cathedral (3.26.7.a, 3.26.14.a)."""
    built = 0
    for land, owner in enumerate(s.owner):
        if owner == player:
            built += s.cathedral[land]
    return built
