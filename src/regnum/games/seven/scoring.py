"""Scores at the end of the game: power, cataclysms and the victory itself (end.*, evil.*, nameless.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.message import Message
from regnum.core.score_sheet import ScoreLine

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

# What ranks heroes with complete armour, in the order of `rank` (end.3).
_CRITERIA: Final = ("power", "portals", "palaces", "wealth")
CLAUSES = {"armour": "end.1", "nameless": "end.6", "portals": "end.7", "all_fallen": "evil.14"}


def score_sheet(s: Seven) -> list[ScoreLine]:
    """Score lines that show how close the game was; the rules themselves name only winners.

    A hero scores his power, unless he has fallen (evil.12) or the heroes have lost; the Nameless scores cataclysms;
    every winner also scores the power goal.
    """
    lines: list[ScoreLine] = []
    lost = s.ended in ("nameless", "all_fallen")
    for hero in range(len(s.heroes)):
        if s.power[hero] and not lost and not s.is_fallen(hero):
            lines.append(ScoreLine(hero, s.power[hero], Message("score-power"), "end.1"))
    if s.cataclysms:
        lines.append(ScoreLine(s.nameless, len(s.cataclysms), Message("score-cataclysms"), "end.6"))
    for winner in s.won:
        goal = s.box.constants.power_goal
        lines.append(ScoreLine(winner, goal, Message("score-victory"), CLAUSES[s.ended]))
    return lines + _victory_by_tie_break(s) if s.ended == "armour" else lines


def rank(s: Seven, hero: int) -> tuple[int, int, int, int]:
    """end.2, end.3: rank by power, then closed portals, palaces, and gold plus fame."""
    return s.power[hero], s.portals.count(1 + hero), len(s.palaces[hero]), s.gold[hero] + s.fame[hero]


def _victory_by_tie_break(s: Seven) -> list[ScoreLine]:
    """end.3: if two heroes had the most power, a line that says what put one ahead; it is worth no points."""
    ranks = sorted([rank(s, hero) for hero in s.order if not s.is_fallen(hero)], reverse=True)
    if len(ranks) < 2 or ranks[0][0] != ranks[1][0]:
        return []
    differ = (by for by, one, other in zip(_CRITERIA, ranks[0], ranks[1], strict=True) if one != other)
    words = Message("score-tie", {"n": ranks[0][0], "by": next(differ, "shared")})
    return [ScoreLine(s.won[0], 0, words, "end.3")]
