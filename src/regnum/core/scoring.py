"""What a score sheet comes to: which points are firm, which go by the position at the end, and what decided a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from regnum.core.board.shape import Derived
from regnum.core.log import Words
from regnum.core.message import Message, Value
from regnum.core.shown import SheetLine

if TYPE_CHECKING:
    from regnum.core.game import Game
    from regnum.core.score_sheet import ScoreLine
    from regnum.core.state import State

TIE: Final = "score-tie"


class ScoreCategory:
    """Lines of the score sheet that belong together, known by the keys of their messages.

    Points are `firm` if their player keeps them whatever the others do. Those of a majority are not: they go to
    whoever is ahead when the game ends. The name of a category is the message ``category-<id>``.
    """

    __slots__ = ("firm", "id", "keys")

    def __init__(self, id: str, *keys: str, firm: bool = True) -> None:
        self.id = id
        self.keys = keys
        self.firm = firm


# All points of a game that declares no categories.
POINTS: Final = ScoreCategory("points")


def category_of(game: Game, line: ScoreLine) -> ScoreCategory | None:
    """The category of a line; None for a remark, which says how somebody won and is worth nothing to a player."""
    if not game.score_categories:
        return POINTS
    number = game.category_numbers.get(line.message.key)
    return None if number is None else game.score_categories[number]


def _sums(state: State) -> list[tuple[ScoreCategory, list[int]]]:
    """Every category, in the order of the game, with the points of each player."""
    categories = state.table.game.score_categories
    if not categories:
        return [(POINTS, state.scores())]
    return list(zip(categories, state.points_by_category(), strict=True))


def firm_points(state: State) -> list[int]:
    """The points that each player has for certain, as things lie."""
    return firm_points_and_more(state)[0]


def points_at_end(state: State) -> list[int]:
    """What each player would get besides, if the game ended now."""
    return firm_points_and_more(state)[1]


def firm_points_and_more(state: State) -> tuple[list[int], list[int]]:
    """The points that each player has for certain, and what each would get besides, if the game ended now."""
    return _firm_and_more(state, _sums(state))


def _firm_and_more(state: State, sums: list[tuple[ScoreCategory, list[int]]]) -> tuple[list[int], list[int]]:
    firm, more = [0] * state.table.players, [0] * state.table.players
    for category, each in sums:
        totals = firm if category.firm else more
        for player in range(len(each)):
            totals[player] += each[player]
    return firm, more


class Points(Derived):
    """The points of all players in a view: the firm ones, and what comes to them at the end.

    `explained`: also what both consist of, by category. `of`: see `Derived`; an end of the game adds no points.
    """

    def __init__(self, explained: bool = False, of: tuple[str, ...] = ()) -> None:
        keys = {"scores": "number[]", "at_end": "number[]"}
        if explained:
            keys["points"] = "Record<string, number>[]"
        super().__init__("scores", _points_by_player(explained), "", of, keys, tuple(keys))


def _points_by_player(explained: bool) -> Callable[[Any, int], dict[str, Any]]:
    def found(s: Any, _: int) -> dict[str, Any]:
        sums = _sums(s)  # one score sheet for all three: it is most of what a view of the points costs
        firm, more = _firm_and_more(s, sums)
        shown: dict[str, Any] = {"scores": firm, "at_end": more}
        if explained:
            shown["points"] = [
                {category.id: each[player] for category, each in sums if each[player]}
                for player in range(s.table.players)
            ]
        return shown

    return found


def points(state: State) -> list[int]:
    """All points of each player, remarks left out: final once the game is over."""
    return [firm + more for firm, more in zip(*firm_points_and_more(state), strict=True)]


def by_category(state: State) -> dict[str, list[int]]:
    """The points of each player by category, in the order of the game; categories without points are left out."""
    return {category.id: each for category, each in _sums(state) if any(each)}


def sheet_lines(state: State) -> tuple[SheetLine, ...]:
    """Every line of the score sheet: final once the game is over, before that as if it ended now."""
    game, found = state.table.game, []
    for line in state.score_sheet():
        category = category_of(game, line)
        words = Words.of(line.message)
        found.append(SheetLine(line.seat, line.points, words, line.clause, category.id if category else ""))
    return tuple(found)


def verdict(state: State) -> list[Message]:
    """What decided a finished game: a tie-break, or how the winner compares with the best of the others.

    Empty where points did not decide: then the ending says it all.
    """
    winners, totals = state.winners(), points(state)
    tie = next((line.message for line in state.score_sheet() if line.message.key == TIE), None)
    if tie is not None:
        return [tie]
    others = [player for player in range(state.table.players) if player not in winners]
    if state.ending() not in state.table.game.endings_by_points or len(winners) != 1 or not others:
        return []
    winner, other = winners[0], max(others, key=lambda player: totals[player])
    if totals[winner] <= totals[other]:
        return []
    return _compared(state, winner, other)


def _compared(state: State, winner: int, other: int) -> list[Message]:
    """Where the winner gained most on the other, and where the other gained most."""
    found = {id: points for id, points in by_category(state).items() if points[winner] or points[other]}
    leads = {id: points[winner] - points[other] for id, points in found.items()}
    best, worst = max(leads, key=lambda id: leads[id]), min(leads, key=lambda id: leads[id])
    margin = sum(leads.values())
    args: dict[str, Value] = {
        "winner": state.who(winner),
        "other": state.who(other),
        "margin": margin,
        "category": f"@category-{best}",
        "more": found[best][winner],
        "less": found[best][other],
    }
    if len(found) == 1:
        return [Message("verdict-margin", args)]
    if leads[worst] >= 0:
        return [Message("verdict-ahead", args)]
    args |= {"elsewhere": f"@category-{worst}", "ahead": found[worst][other], "behind": found[worst][winner]}
    # Without the lead in this one category the other would have drawn level.
    return [Message("verdict-decided" if leads[best] >= margin else "verdict-mixed", args)]
