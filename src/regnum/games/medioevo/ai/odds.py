"""7.10.j-7.10.x: exact outcome probabilities of an attack fought to its end, for agents."""

from __future__ import annotations

from typing import Final

from regnum.games.medioevo.constants import LEADER_BONUS, MOST_BASE
from regnum.games.medioevo.rules.war.odds import outcomes

MANY: Final = 30  # attacking armies are capped here: more change little
MOST_DEFENDERS: Final = 40

_ends: Final[dict[tuple[int, int, int, int, int, int], list[float]]] = {}


def ends(armies: int, leader: int, defenders: int, defending: int, walls: int, works: int) -> list[float]:
    """The probability of ending with n attacking armies, for each n; n = 0 means the attack failed.

    `armies` excludes the garrison. `leader` and `defending` are the barbarian leaders of attacker and defender, who
    fall when their side loses the first pair (7.10.r). `walls` is the number of last defenders for whom a fortification
    adds a die (7.10.n), and `works` counts the dice of tower and siege engine (7.10.o).
    """
    if armies > MANY:
        armies = MANY
    if armies <= 0:
        return [1.0]
    if defenders <= 0:
        return [0.0] * armies + [1.0]
    if defenders > MOST_DEFENDERS:
        defenders = MOST_DEFENDERS
    key = (armies, leader, defenders, defending, walls, works)
    found = _ends.get(key)
    if found is None:
        found = _ends[key] = [0.0] * (armies + 1)
        dice = min(MOST_BASE, armies)
        others = min(MOST_BASE, defenders) + works + (defenders <= walls)
        for lost, killed, first, chance in outcomes(dice, LEADER_BONUS[leader], others, LEADER_BONUS[defending]):
            left, standing = armies - lost, max(0, defenders - killed)
            if left <= 0:
                found[0] += chance
                continue
            after = ends(left, leader if first else 0, standing, 0 if first else defending, walls, works)
            for n, likely in enumerate(after):
                found[n] += chance * likely
    return found


def success(armies: int, leader: int, defenders: int, defending: int, walls: int, works: int) -> float:
    """The probability that an attack succeeds; the arguments are those of `ends`."""
    return 1.0 - ends(armies, leader, defenders, defending, walls, works)[0]
