"""What a score sheet comes to: which points are firm, which go by the position at the end, and what decided a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from regnum.core.fields import Derived
from regnum.core.message import Message, Value

if TYPE_CHECKING:
    from regnum.core.game import Game
    from regnum.core.state import ScoreLine, State

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
    return _categories(game).get(line.message.key) if game.score_categories else POINTS


@cache
def _categories(game: Game) -> dict[str, ScoreCategory]:
    """The categories by the keys of their lines."""
    return {key: category for category in reversed(game.score_categories) for key in category.keys}


def firm_points(state: State) -> list[int]:
    """The points that each player has for certain, as things lie."""
    return firm_points_and_more(state)[0]


def points_at_end(state: State) -> list[int]:
    """What each player would get besides, if the game ended now."""
    return firm_points_and_more(state)[1]


def firm_points_and_more(state: State) -> tuple[list[int], list[int]]:
    """The points that each player has for certain, and what each would get besides, if the game ended now."""
    firm, more = [0] * state.table.players, [0] * state.table.players
    for line in state.score_sheet():
        category = category_of(state.table.game, line)
        if category is not None:
            (firm if category.firm else more)[line.seat] += line.points
    return firm, more


class Points(Derived):
    """The points of all players in a view: the firm ones, and what comes to them at the end.

    `explained`: also what both consist of, by category. `of`: see `Derived`; an end of the game adds no points.
    """

    def __init__(self, explained: bool = False, of: tuple[str, ...] = ()) -> None:
        super().__init__("scores", lambda s, _: firm_points(s), "number[]", of=of)
        self.explained = explained
        self.by_player = ("scores", "at_end", "points") if explained else ("scores", "at_end")

    def view_into(self, s: Any, i: int, seat: int | None, owner: int | None, out: dict[str, Any]) -> None:
        if not self.explained:
            out["scores"], out["at_end"] = firm_points_and_more(s)
            return
        # One score sheet for all three: it is most of what a view of the points costs.
        found, players = by_category(s), s.table.players
        firm, more = [0] * players, [0] * players
        parts: list[dict[str, int]] = [{} for _ in range(players)]
        for category in s.table.game.score_categories or (POINTS,):
            each = found.get(category.id)
            if each is None:
                continue
            totals = firm if category.firm else more
            for player in range(players):
                if each[player]:
                    totals[player] += each[player]
                    parts[player][category.id] = each[player]
        out["scores"], out["at_end"], out["points"] = firm, more, parts

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        yield "scores", "number[]"
        yield "at_end", "number[]"
        if self.explained:
            yield "points", "Record<string, number>[]"


def points(state: State) -> list[int]:
    """All points of each player, remarks left out: final once the game is over."""
    return [firm + more for firm, more in zip(*firm_points_and_more(state), strict=True)]


def by_category(state: State) -> dict[str, list[int]]:
    """The points of each player by category, in the order of the game; categories without points are left out."""
    game, players = state.table.game, state.table.players
    found: dict[str, list[int]] = {}
    for line in state.score_sheet():
        category = category_of(game, line)
        if category is not None:
            if category.id not in found:
                found[category.id] = [0] * players
            found[category.id][line.seat] += line.points
    order = [category.id for category in game.score_categories or (POINTS,)]
    return {id: found[id] for id in order if id in found and any(found[id])}


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
