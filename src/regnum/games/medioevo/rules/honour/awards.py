"""4.03: honour for conquests and destroyed pieces."""

from __future__ import annotations

from typing import Final

from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.scoring import COMPLETED, GREAT
from regnum.games.medioevo.state import Medioevo

DESTROYED: Final = {"vehicle": "4.03.g", "general": "4.03.j", "banner": "4.03.k"}


def conquered(s: Medioevo, player: int, land: int, loser: int, had_city: bool) -> list[tuple[int, str]]:
    """The honour for conquering `land`, as points with their clauses for `change_honour`.

    Call this before the territory changes hands: 4.03.a depends on the last complete holder of the kingdom. `had_city`
    is whether the city stood when the attack was declared (4.03.d).
    """
    lines = []
    if s.rulings.towers and land in s.box.towers:
        lines.append((1, "4.03.c"))
    if had_city and loser != BARBARIAN:
        lines.append((1, "4.03.d"))
    kingdom = s.box.kingdom_of[land]
    lands, holder = s.box.kingdom_lands[kingdom], s.holders[kingdom]
    # The State of the Church, with its single territory, does not count as a kingdom here.
    if len(lands) > 1 and holder != player and all(s.owner[one] == player for one in lands if one != land):
        lines.append(COMPLETED[len(lands) == GREAT, holder != BARBARIAN])
    return lines


def destroyed(s: Medioevo, player: int, what: str, n: int = 1) -> None:
    """4.03.g, 4.03.j, 4.03.k: a point to `player` for each vehicle, general or banner; barbarians do not score."""
    if player != BARBARIAN:
        change_honour(s, player, n, DESTROYED[what])
