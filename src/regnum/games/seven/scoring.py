"""Scores at the end of the game: power, cataclysms and the victory itself (end.*, evil.*, nameless.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.core.message import Message
from regnum.core.state import ScoreLine

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

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
    return lines
