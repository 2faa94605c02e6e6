"""How options and events of Viscounts name places: the ring's are numbered from 1, players from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.games.viscounts.box import SPACES

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts


def space_key(space: int) -> str:
    """The message key of the kind of space."""
    return f"@space-{SPACES[space % 3]}"


def place_key(s: Viscounts, place: int) -> str:
    """The message key of the segment at a place of the ring."""
    return f"@segment-{s.box.segment_ids[s.ring[place]]}"


def space_at(space: int) -> str:
    """A space of the ring, where Viscounts stand."""
    return f"spaces.{space // 3 + 1}.{SPACES[space % 3]}"


def pile_at(place: int) -> str:
    """The Townsfolk pile of a place."""
    return f"piles.{place + 1}"


def shelf_at(place: int) -> str:
    """The Manuscript pile of a place."""
    return f"shelves.{place + 1}"


def spot_at(spot: int) -> str:
    """A Building Spot; the Spots of the whole ring are numbered clockwise."""
    return f"spots.{spot + 1}"


def workers_at(player: int, tier: int, place: int) -> str:
    """A player's Workers in a section of the first or second tier."""
    return f"players.{player}.castle.{tier}.{place + 1}"


def own(player: int, part: str) -> str:
    """A part of a player's holdings, such as ``hand``, ``purse.silver`` or ``row.1``."""
    return f"players.{player}.{part}"
