"""7.10.j-7.10.x: exact outcome probabilities of an attack fought to its end, for agents."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from regnum.games.medioevo.constants import LEADER_BONUS, MOST_BASE

MANY: Final = 30  # attacking armies are capped here: more change little
MOST_DEFENDERS: Final = 40

Throw = tuple[tuple[int, ...], float]  # the highest dice in descending order, and their probability
Battle = tuple[int, int, bool, float]  # armies lost and killed, whether the attacker won the first pair, probability

_throws: Final[dict[tuple[int, int], list[Throw]]] = {}
_battles: Final[dict[tuple[int, int, int, int], list[Battle]]] = {}
_ends: Final[dict[tuple[int, int, int, int, int, int], list[float]]] = {}


def _throw(dice: int, kept: int) -> list[Throw]:
    """The distribution of the `kept` highest of `dice` dice."""
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
    """7.10.s, 7.10.t: the possible outcomes of one battle (`dice.fight`)."""
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
    """The probability that an attack succeeds; the arguments are those of `ends`."""
    return 1.0 - ends(armies, leader, defenders, defending, walls, works)[0]
