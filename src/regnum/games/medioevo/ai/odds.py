"""7.10.j-7.10.x: how an attack ends that is fought to its end, over all throws of the dice: exact, for agents."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from regnum.games.medioevo.constants import LEADER_BONUS, MOST_BASE

MANY: Final = 30  # attacking armies beyond which more change little
MOST_DEFENDERS: Final = 40

Throw = tuple[tuple[int, ...], float]  # the highest dice, the best first, and how likely they are
Battle = tuple[int, int, bool, float]  # armies lost and killed, whether the attacker won the first pair, how likely

_throws: Final[dict[tuple[int, int], list[Throw]]] = {}
_battles: Final[dict[tuple[int, int, int, int], list[Battle]]] = {}
_ends: Final[dict[tuple[int, int, int, int, int, int], list[float]]] = {}


def _throw(dice: int, kept: int) -> list[Throw]:
    """The `kept` highest of so many dice."""
    found = _throws.get((dice, kept))
    if found is None:
        likely: dict[tuple[int, ...], float] = {}
        for faces in combinations_with_replacement(range(6, 0, -1), dice):
            ways = factorial(dice)
            for face in set(faces):
                ways //= factorial(faces.count(face))
            likely[faces[:kept]] = likely.get(faces[:kept], 0.0) + ways / 6**dice
        found = _throws[dice, kept] = list(likely.items())
    return found


def _battle(dice: int, bonus: int, others: int, other_bonus: int) -> list[Battle]:
    """7.10.s, 7.10.t: one battle (`battle.fight`)."""
    key = (dice, bonus, others, other_bonus)
    found = _battles.get(key)
    if found is None:
        pairs = min(dice, others)
        likely: dict[tuple[int, bool], float] = {}
        for faces, chance in _throw(dice, pairs):
            for answer, other_chance in _throw(others, pairs):
                first = faces[0] + bonus > answer[0] + other_bonus
                won = first + sum([faces[n] > answer[n] for n in range(1, pairs)])
                likely[won, first] = likely.get((won, first), 0.0) + chance * other_chance
        found = _battles[key] = [(pairs - won, won, first, chance) for (won, first), chance in likely.items()]
    return found


def ends(armies: int, leader: int, defenders: int, defending: int, walls: int, works: int) -> list[float]:
    """By attacking armies left, the garrison apart, how likely an attack ends so; 0: it has failed.

    `leader` and `defending`: those of barbarians on either side, who fall with the first pair (7.10.r); `walls`: among
    how many last defenders a fortification throws its die (7.10.n); `works`: dice of tower and siege engine (7.10.o).
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
        for lost, killed, first, chance in _battle(dice, LEADER_BONUS[leader], others, LEADER_BONUS[defending]):
            left, standing = armies - lost, max(0, defenders - killed)
            if left <= 0:
                found[0] += chance
                continue
            after = ends(left, leader if first else 0, standing, 0 if first else defending, walls, works)
            for n, likely in enumerate(after):
                found[n] += chance * likely
    return found


def success(armies: int, leader: int, defenders: int, defending: int, walls: int, works: int) -> float:
    """How likely an attack succeeds."""
    return 1.0 - ends(armies, leader, defenders, defending, walls, works)[0]
