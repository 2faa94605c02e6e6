"""Whom a calamity strikes, and what their technologies change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regnum.games.medioevo.box import TECHNOLOGIES
from regnum.games.medioevo.state import Medioevo


def victims(s: Medioevo, drawer: int) -> list[int]:
    """3.30.c, 3.30.d, 2.05: the drawer, then every player who holds a neighbouring territory."""
    own = s.lands(drawer)
    beside = {s.owner[there] for land in own for there in s.box.neighbours[land]}
    return [player for player in s.in_turn_from(drawer) if player == drawer or player in beside]


def knows(s: Medioevo, player: int, technology: str) -> bool:
    """Whether a player has the technology that the content names; none is called "" and known to nobody."""
    return technology != "" and bool(s.techs[player] >> TECHNOLOGIES.index(technology) & 1)


def known(s: Medioevo, player: int, technologies: Iterable[str]) -> int:
    """How many of these technologies a player has."""
    return sum([knows(s, player, technology) for technology in technologies])


def change(s: Medioevo, player: int, changes: Mapping[Any, int]) -> int:
    """What the technologies of a player add to a number."""
    return sum([n for technology, n in changes.items() if knows(s, player, technology)])


def players_coast(s: Medioevo, zone: int) -> list[int]:
    """3.30.14.b, 3.30.17.b: players' lands on the seas of a zone."""
    sea_zone, coasts = s.box.sea_zone, s.box.coasts
    return [land for land in s.realm.lands if s.owner[land] >= 0 and any(sea_zone[sea] == zone for sea in coasts[land])]
