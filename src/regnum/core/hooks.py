"""What each game says of its positions: who plays, what everybody has and is worth, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from regnum.core.score_sheet import ScoreLine, ScoreSheet

if TYPE_CHECKING:
    from regnum.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """The part of a `State` that its game fills in; what raises `NotImplementedError` it must."""

    __slots__ = ("table",)

    table: Table

    # --- players ---------------------------------------------------------------------------------------------------

    def name(self, player: int) -> str:
        """The key of the message that names a player."""
        return f"seat-{player}" if player < self.table.seats else self.automaton(player)

    def who(self, player: int) -> str:
        """The name of a player, as an argument of a message."""
        return f"@{self.name(player)}"

    def automaton(self, player: int) -> str:
        """The key of the message that names `player`, an automaton."""
        raise NotImplementedError

    def role(self, player: int) -> str:
        """The key of the message that names a player's role, such as a hero; empty if the game has no roles."""
        return ""

    # --- points ----------------------------------------------------------------------------------------------------

    def evaluate(self) -> list[float]:
        """An estimate of each player's final score, for agents; larger is better."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by player: final once the game is over, before that as if it ended now."""
        totals = [0] * self.table.players
        for line in self.score_sheet():
            totals[line.seat] += line.points
        return totals

    def points_by_category(self) -> list[list[int]]:
        """For each of the game's categories, the points of all players."""
        sheet = ScoreSheet(self.table, explained=False)
        for line in self.score_sheet():
            sheet.add(line.seat, line.points, line.message.key, None, line.clause)
        return sheet.by_category

    def score_sheet(self) -> list[ScoreLine]:
        """All points, each with its clause. A game that can count them without lines also has the two methods above."""
        raise NotImplementedError

    # --- the end, and what there is ---------------------------------------------------------------------------------

    def winners(self) -> list[int]:
        """The players who have won; empty until the game is over."""
        raise NotImplementedError

    def ending(self) -> str:
        """The name of the way in which the game ended."""
        raise NotImplementedError

    def end_clause(self) -> str:
        """The clause by which the game ends."""
        raise NotImplementedError

    def tally(self) -> dict[str, int]:
        """Statistics of this game to collect in simulations (invasions, battles)."""
        return {}

    def holdings(self, player: int) -> dict[str, int]:
        """What a player has that options cost and bring, by name as in facts, with the points that are firm.

        The differences that an option makes here are part of its details (`core.details`).
        """
        return {}

    def broken_laws(self) -> list[str]:
        """What is impossible about this position (lost or duplicated pieces, inconsistent counters), in words."""
        raise NotImplementedError
