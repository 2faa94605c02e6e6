"""4.03: the honour that conquests and destroyed pieces bring."""

from __future__ import annotations

from typing import Final

from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.scoring import COMPLETED, GREAT
from regnum.games.medioevo.state import Medioevo

DESTROYED: Final = {"vehicle": "4.03.g", "general": "4.03.j", "banner": "4.03.k"}


def conquered(s: Medioevo, player: int, land: int, loser: int, had_city: bool) -> list[tuple[int, str]]:
    """What conquering `land` is worth to `player`: points with their clauses, each for `change_honour`.

    Asked before the territory changes hands: 4.03.a goes by who last held the whole kingdom. `had_city`: the city
    stood when the attack was declared (4.03.d).
    """
    lines = []
    if s.rulings.towers and land in s.box.towers:
        lines.append((1, "4.03.c"))
    if had_city and loser != BARBARIAN:
        lines.append((1, "4.03.d"))
    kingdom = s.box.kingdom_of[land]
    lands, holder = s.box.kingdom_lands[kingdom], s.holders[kingdom]
    # The State of the Church is no kingdom of the table: it has a single territory.
    if len(lands) > 1 and holder != player and all(s.owner[one] == player for one in lands if one != land):
        lines.append(COMPLETED[len(lands) == GREAT, holder != BARBARIAN])
    return lines


def destroyed(s: Medioevo, player: int, what: str, n: int = 1) -> None:
    """4.03.g, 4.03.j, 4.03.k: a point to `player` for each vehicle, general or banner; barbarians keep no count."""
    if player != BARBARIAN:
        change_honour(s, player, n, DESTROYED[what])
