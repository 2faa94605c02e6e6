"""Honour points, objective points and the final ranking (4.02-4.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.message import Message
from regnum.core.score_sheet import ScoreLine

if TYPE_CHECKING:
    from regnum.games.medioevo.constants import Names
    from regnum.games.medioevo.state import Medioevo

CLAUSES = {"ceiling": "4.02.d", "rounds": "4.02.b", "empire": "4.02.e", "mongols": "4.02.g", "survivor": "4.02.g"}
COUNTED: Final[Names] = ("rounds", "mongols")  # the endings after which the highest total wins (4.02.b, 4.02.g)
ENOUGH_YELLOW = 6  # 3.31.d
GREEN_LOST = -3  # 3.31.e
GREAT: Final = 8  # territories of a home kingdom; minor kingdoms have 3 or 4
# Completing a kingdom: points and clause by whether it is great and whether a player was its last complete holder.
COMPLETED: Final = {
    (False, False): (1, "4.03.a"),
    (True, False): (3, "4.03.b"),
    (False, True): (3, "4.03.e"),
    (True, True): (10, "4.03.f"),
}


def objective_lines(s: Medioevo, player: int) -> tuple[int, int, int]:
    """3.31.c-3.31.e, 4.03.p: points for yellow and red territories held, and the penalty for missing green ones."""
    card = s.objectives[player]
    if card < 0 or s.is_out(player):
        return 0, 0, 0
    owner = s.owner
    yellow = sum(owner[land] == player for land in s.box.yellow[card])
    red = sum(owner[land] == player for land in s.box.red[card])
    lost = sum(owner[land] != player for land in s.box.kingdom_lands[s.kingdoms[player]])
    return yellow, red * (2 if yellow >= ENOUGH_YELLOW else 1), GREEN_LOST * lost


def total(s: Medioevo, player: int) -> int:
    """4.04.c: recorded points plus objective points."""
    return s.honour[player] + sum(objective_lines(s, player))


def has_empire(s: Medioevo, player: int) -> bool:
    """4.02.e, 6.03.b: whether the player holds all yellow and red territories of the objective that are in play."""
    card = s.objectives[player]
    if card < 0:
        return False
    wanted = s.box.yellow[card] + s.box.red[card]
    return all(s.owner[land] == player for land in wanted if s.realm.in_play[land])


# What breaks a tie, in the order of `_marks`.
_CRITERIA: Final[Names] = ("number", "territories", "technologies", "florins")


def _marks(s: Medioevo, player: int) -> tuple[int, int, int, int]:
    """4.02.h: what ranks a player, the most important first."""
    return total(s, player), len(s.lands(player)), s.techs[player].bit_count(), s.florins[player]


def best(s: Medioevo) -> list[int]:
    """4.02.b, 4.02.h: the players with the highest total, ties broken by territories, technologies, then florins."""
    marks = {player: _marks(s, player) for player in s.order}
    most = max(marks.values())
    return [player for player in range(s.n) if marks.get(player) == most]


def _victory_by_tie_break(s: Medioevo) -> list[ScoreLine]:
    """4.02.h: if the most honour was a tie, a line that says how it was broken; it is worth no points."""
    ranked = sorted([_marks(s, player) for player in s.order], reverse=True)
    if s.ended not in COUNTED or len(ranked) < 2 or ranked[0][0] != ranked[1][0]:
        return []
    differ = (by for by, one, other in zip(_CRITERIA, ranked[0], ranked[1], strict=True) if one != other)
    words = Message("score-tie", {"n": ranked[0][0], "by": next(differ, "shared")})
    return [ScoreLine(s.won[0], 0, words, "4.02.h")]


def score_sheet(s: Medioevo) -> list[ScoreLine]:
    """4.04.a, 4.04.b: recorded points and, once the game is over, objective points."""
    lines = [
        ScoreLine(player, points, Message("score-honour"), "4.04.a") for player, points in enumerate(s.honour) if points
    ]
    if s.ended:
        for player in range(s.n):
            yellow, red, green = objective_lines(s, player)
            if yellow:
                lines.append(ScoreLine(player, yellow, Message("score-yellow"), "3.31.c"))
            if red:
                lines.append(ScoreLine(player, red, Message("score-red"), "3.31.d"))
            if green:
                lines.append(ScoreLine(player, green, Message("score-green"), "3.31.e"))
        lines += _victory_by_tie_break(s)
    return lines
