"""7.10.j-7.10.x: exact probabilities of battles, and of an attack fought to its end."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final, NamedTuple

from regnum.games.medioevo.constants import MOST_BASE

Throw = tuple[tuple[int, ...], float]  # the highest dice in descending order, and their probability
Battle = tuple[int, int, bool, float]  # armies lost and killed, whether the attacker won the first pair, probability

_throws: Final[dict[tuple[int, int], list[Throw]]] = {}
_battles: Final[dict[tuple[int, int, int, int], list[Battle]]] = {}


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


def outcomes(dice: int, bonus: int, others: int, other_bonus: int) -> list[Battle]:
    """7.10.s, 7.10.t: the possible outcomes of one battle (`dice.fight`)."""
    key = (dice, bonus, others, other_bonus)
    found = _battles.get(key)
    if found is None:
        pairs = min(dice, others)
        likely: dict[tuple[int, bool], float] = {}
        for faces, chance in _throw(dice, pairs):
            for answer, other_chance in _throw(others, pairs):
                first = faces[0] + bonus > answer[0] + other_bonus
                won = first + sum(faces[n] > answer[n] for n in range(1, pairs))
                likely[won, first] = likely.get((won, first), 0.0) + chance * other_chance
        found = _battles[key] = [(pairs - won, won, first, chance) for (won, first), chance in likely.items()]
    return found


class Strength(NamedTuple):
    """What one side throws with, besides a die for each of up to three armies."""

    dice: int = 0
    bonus: int = 0  # to the highest die
    passing_dice: int = 0  # 7.10.r, 7.10.u: cards and barbarian leaders help until their side loses a first pair
    passing_bonus: int = 0
    walls: int = 0  # 7.10.n: for so many last armies a fortification gives a die

    def thrown(self, armies: int) -> int:
        return min(MOST_BASE, armies) + self.dice + self.passing_dice + (armies <= self.walls)

    def raised(self) -> int:
        return self.bonus + self.passing_bonus

    def beaten(self) -> Strength:
        """The side after it has lost a first pair."""
        return Strength(self.dice, self.bonus, 0, 0, self.walls)


Forces = tuple[int, Strength, int, Strength]
MOST_KNOWN: Final = 50_000
Course = tuple[float, float, float]  # the chance of success, and the armies that both sides lose on average
_courses: Final[dict[Forces, Course]] = {}


def course(armies: int, attack: Strength, defenders: int, defence: Strength) -> Course:
    """How an attack fought to its end goes on average; `armies` excludes the garrison."""
    if armies <= 0 or defenders <= 0:
        return (1.0 if armies > 0 else 0.0), 0.0, 0.0
    key = (armies, attack, defenders, defence)
    found = _courses.get(key)
    if found is None:
        likely = losses = kills = 0.0
        thrown, answered = attack.thrown(armies), defence.thrown(defenders)
        weaker, shaken = attack.beaten(), defence.beaten()
        for lost, killed, first, chance in outcomes(thrown, attack.raised(), answered, defence.raised()):
            after = (attack, shaken) if first else (weaker, defence)
            # Whoever loses everything with the enemy's last army has not won (`RollDice`).
            rest = course(armies - lost, after[0], defenders - killed, after[1])
            likely += chance * rest[0]
            losses += chance * (min(lost, armies) + rest[1])
            kills += chance * (min(killed, defenders) + rest[2])
        if len(_courses) >= MOST_KNOWN:
            _courses.clear()
        found = _courses[key] = (likely, losses, kills)
    return found
