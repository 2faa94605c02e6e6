"""The score sheet of a game: its lines, and points as they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.message import Message

if TYPE_CHECKING:
    from regnum.core.table import Table


class ScoreLine:
    """One line of a score sheet: the player, the points, what they are for, and the clause."""

    __slots__ = ("clause", "message", "points", "seat")

    def __init__(self, seat: int, points: int, message: Message, clause: str) -> None:
        self.seat = seat
        self.points = points
        self.message = message
        self.clause = clause


class ScoreSheet:
    """Points as they are counted: sums for each player and, if it is `explained`, a line for each entry.

    Sums alone are much faster; so make messages only for a sheet that is explained.
    """

    __slots__ = ("_numbers", "by_category", "explained", "lines", "totals")

    def __init__(self, table: Table, explained: bool) -> None:
        game, players = table.game, table.players
        self.explained: Final = explained
        self.lines: list[ScoreLine] = []
        self.totals = [0] * players
        self.by_category = [[0] * players for _ in game.score_categories]  # see `Hooks.points_by_category`
        self._numbers = game.category_numbers

    def add(self, seat: int, points: int, key: str, message: Message | None, clause: str) -> None:
        """Give points to a player; an explained sheet needs the message, whose key is `key`."""
        self.totals[seat] += points
        category = self._numbers.get(key)
        if category is not None:
            self.by_category[category][seat] += points
        if self.explained:
            assert message is not None
            assert message.key == key
            self.lines.append(ScoreLine(seat, points, message, clause))
