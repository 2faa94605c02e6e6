"""Final scoring (end.*), the bonuses of the Scenario (scen.*) and ties (tie.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.message import Message
from regnum.core.score_sheet import ScoreSheet
from regnum.games.anno890.schema import VpPer

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


def score_sheet(s: Anno890, explained: bool) -> ScoreSheet:
    """The points of all seats, each with its clause."""
    sheet = ScoreSheet(s.table, explained)
    clause = s.box.scenarios[s.scenario].clause
    for seat in range(s.table.seats):
        _add_tiles(s, seat, sheet)
        _add_characters(s, seat, sheet)
        for op in s.side.scoring:
            points = vp_per(s, seat, op)
            if points:
                key = f"score-per-{op.per}"
                sheet.add(seat, points, key, Message(key) if explained else None, clause)
    _add_bonuses(s, sheet)
    if explained and s.over:
        _explain_tie_break(s, sheet)
    return sheet


def vp_per(s: Anno890, seat: int, op: VpPer) -> int:
    """icon.13-icon.15: points for elements in the Kingdom; only complete groups count."""
    return op.vp * (s.count(seat, op.per) // op.each)


def _add_tiles(s: Anno890, seat: int, sheet: ScoreSheet) -> None:
    """end.4, icon.12, icon.13: the points visible on the tiles, positive and negative, bonuses included."""
    box = s.box
    for face in s.faces(seat):
        words, bonus = box.tile_words[face], box.bonus[face]
        if box.vp[face]:
            sheet.add(seat, box.vp[face], words.key, words, "end.4")
        if bonus is not None:
            points = vp_per(s, seat, bonus)
            if points:
                sheet.add(seat, points, words.key, words, "icon.13")


def _add_characters(s: Anno890, seat: int, sheet: ScoreSheet) -> None:
    """end.5: points of the Characters held, end-game abilities included; kept ones score printed points only."""
    box = s.box
    for card in s.characters[seat]:
        character, words = box.characters[card], box.character_words[card]
        if box.character_vp[card]:
            sheet.add(seat, box.character_vp[card], words.key, words, "end.5")
        if isinstance(character.effect, VpPer):
            points = vp_per(s, seat, character.effect)
            if points:
                sheet.add(seat, points, words.key, words, character.clause)
    for card in s.kept[seat]:
        if box.character_vp[card]:
            kept = Message("score-kept", {"character": f"@character-{box.characters[card].id}"})
            sheet.add(seat, box.character_vp[card], kept.key, kept, "char.1")


def _add_bonuses(s: Anno890, sheet: ScoreSheet) -> None:
    """end.6-end.9: Scenario bonuses for the most and second most Nobles, Coins and Towers."""
    rewards, ties = s.side.bonus, tie_breaks(s)
    _, nobles, coins, towers, _ = ties
    _add_bonus(s, sheet, "score-bonus-noble", nobles, ties, rewards.noble)
    _add_bonus(s, sheet, "score-bonus-coin", coins, ties, rewards.coin)
    _add_bonus(s, sheet, "score-bonus-tower", towers, ties, rewards.tower)


def _add_bonus(s: Anno890, sheet: ScoreSheet, key: str, amounts: list[int], ties: TieBreaks, points: list[int]) -> None:
    """end.6: one bonus, by rank."""
    order = ranked(amounts, ties)
    for rank in range(min(len(order), len(points))):
        seat = order[rank]
        if points[rank] and (amounts[seat] or not s.rulings.bonus_needs_one):
            words = None
            if sheet.explained:
                decided = _decided_by(amounts, ties, order, rank)
                words = Message(key, {"rank": rank + 1, "n": amounts[seat], "by": decided})
            sheet.add(seat, points[rank], key, words, "end.6")


def _explain_tie_break(s: Anno890, sheet: ScoreSheet) -> None:
    """tie.6: if the winner is ahead only by a tie-break, a line that says by which; it is worth no points."""
    totals, ties = sheet.totals, tie_breaks(s)
    order = ranked(totals, ties)
    decided = _decided_by(totals, ties, order, 0)
    if decided != "number":
        words = Message("score-tie", {"n": totals[order[0]], "by": decided})
        sheet.add(order[0], 0, words.key, words, "tie.6")


# tie.1: what decides between two seats with the same number, and the values of all seats for each, in this order.
_CRITERIA: Final = ("duchess", "nobles", "coins", "towers", "order")
TieBreaks = list[list[int]]


def tie_breaks(s: Anno890) -> TieBreaks:
    """tie.1-tie.5: Duchess, Nobles, Coins, Towers and turn order of each seat; no two seats have all the same."""
    seats = s.table.seats
    after_first = [(seat - s.first) % seats for seat in range(seats)]
    return [
        [int(s.has_duchess(seat)) for seat in range(seats)],
        [s.nobles_of(seat) for seat in range(seats)],
        s.coins,
        [s.towers_of(seat) for seat in range(seats)],
        after_first if s.rulings.later_wins_ties else [-n for n in after_first],
    ]


def _breaks_tie(ties: TieBreaks, seat: int, other: int) -> int:
    """tie.1: the number of the criterion that decides between two seats."""
    for n in range(len(_CRITERIA)):
        if ties[n][seat] != ties[n][other]:
            return n
    raise AssertionError("no two seats have the same place in turn order")


def _is_ahead(values: list[int], ties: TieBreaks, seat: int, other: int) -> bool:
    if values[seat] != values[other]:
        return values[seat] > values[other]
    decisive = ties[_breaks_tie(ties, seat, other)]
    return decisive[seat] > decisive[other]


def ranked(values: list[int], ties: TieBreaks) -> list[int]:
    """tie.1: seats by value, ties broken."""
    order: list[int] = []
    for seat in range(len(values)):
        rank = len(order)
        while rank and _is_ahead(values, ties, seat, order[rank - 1]):
            rank -= 1
        order.insert(rank, seat)
    return order


def _decided_by(values: list[int], ties: TieBreaks, order: list[int], rank: int) -> str:
    """tie.1: what puts the seat at `rank` ahead of the next one; "number" if no tie had to be broken."""
    if rank + 1 == len(order) or values[order[rank]] != values[order[rank + 1]]:
        return "number"
    return _CRITERIA[_breaks_tie(ties, order[rank], order[rank + 1])]


def ranking(s: Anno890) -> list[int]:
    """end.12, tie.6, tie.7: seats from the winner down; there is always exactly one winner."""
    return ranked(s.scores(), tie_breaks(s))
