"""What an option to move somewhere says: the cost, who holds the place, and what waits there."""

from __future__ import annotations

from regnum.core.details import Trigger
from regnum.core.message import Value
from regnum.games.medioevo.box import LAND
from regnum.games.medioevo.constants import BARBARIAN, LEADERS
from regnum.games.medioevo.rules.movement.reach import outnumbered
from regnum.games.medioevo.rules.realm.population import strength
from regnum.games.medioevo.rules.war.stacks import party
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import owner_words, place_words, works


def peril(s: Medioevo, player: int, place: int, escort: int) -> tuple[Trigger, ...]:
    """5.01.za: an attack of the barbarians on whose land a piece with `escort` armies arrives."""
    attacked = place < LAND and outnumbered(s, player, place, escort)
    return (Trigger("trigger-barbarians", (player,)),) if attacked else ()


def destination(s: Medioevo, player: int, place: int, cost: int, escort: int, worth: int = 0) -> dict[str, Value]:
    """3.02.f, 5.01.za: the arguments of ``words-destination``: a place to go to for `cost` points with `escort` armies.

    `worth` is what the load would bring there, in florins.
    """
    owner = s.owner[place] if place < LAND else BARBARIAN
    there = [s.ruler(other) for other in range(s.n) if other not in (player, owner) and party(s, other, place)]
    words: dict[str, Value] = {"place": place_words(s, place), "cost": cost, "worth": worth}
    words |= {"owner": "", "armies": 0, "attacked": 0}
    if place >= LAND:
        words["whose"] = "sea"
        there += [f"@value-pirates {armies}" for at, armies, _ in s.pirates if at == place]
    else:
        words["whose"] = "own" if owner == player else "other"
        words["owner"] = owner_words(s, place)
        words["armies"] = strength(s, place)
        there = works(s, place) + there
        if owner == BARBARIAN:
            if s.leader[place]:
                there.append(f"@piece-{LEADERS[s.leader[place]]}")
            words["attacked"] = int(outnumbered(s, player, place, escort))
    return {**words, "there": ", ".join(there), "count": len(there)}
