"""Final scoring (end.*), the bonuses of the Scenario (scen.*) and ties (tie.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.message import Message
from regnum.core.state import ScoreLine
from regnum.games.anno890.schema import VpPer

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


def score_sheet(s: Anno890) -> list[ScoreLine]:
    """All score lines of all seats, each with its clause."""
    lines: list[ScoreLine] = []
    clause = s.box.scenarios[s.scenario].clause
    for seat in range(s.table.seats):
        lines += _tile_lines(s, seat)
        lines += _character_lines(s, seat)
        for op in s.side.scoring:
            _add(lines, seat, vp_per(s, seat, op), Message(f"score-per-{op.per}"), clause)
    lines += _bonus_lines(s)
    return lines + _victory_by_tie_break(s, lines) if s.over else lines


def _add(lines: list[ScoreLine], seat: int, points: int, message: Message, clause: str) -> None:
    if points:
        lines.append(ScoreLine(seat, points, message, clause))


def vp_per(s: Anno890, seat: int, op: VpPer) -> int:
    """icon.13-icon.15: points for elements in the Kingdom; only complete groups count."""
    return op.vp * (s.count(seat, op.per) // op.each)


def _tile_lines(s: Anno890, seat: int) -> list[ScoreLine]:
    """end.4, icon.12, icon.13: the points visible on the tiles, positive and negative, bonuses included."""
    lines: list[ScoreLine] = []
    for face in s.faces(seat):
        words = Message("score-tile", {"tile": f"@tile-{s.box.tile_ids[abs(face)]}"})
        _add(lines, seat, s.box.vp[face], words, "end.4")
        bonus = s.box.bonus[face]
        if bonus is not None:
            _add(lines, seat, vp_per(s, seat, bonus), words, "icon.13")
    return lines


def _character_lines(s: Anno890, seat: int) -> list[ScoreLine]:
    """end.5: points of the Characters held, end-game abilities included; kept ones score printed points only."""
    lines: list[ScoreLine] = []
    for card in s.characters[seat]:
        character = s.box.characters[card]
        words = Message("score-character", {"character": f"@character-{character.id}"})
        _add(lines, seat, character.vp, words, "end.5")
        if isinstance(character.effect, VpPer):
            _add(lines, seat, vp_per(s, seat, character.effect), words, character.clause)
    for card in s.kept[seat]:
        words = Message("score-kept", {"character": f"@character-{s.box.characters[card].id}"})
        _add(lines, seat, s.box.character_vp[card], words, "char.1")
    return lines


def _bonus_lines(s: Anno890) -> list[ScoreLine]:
    """end.6-end.9: Scenario bonuses for the most and second most Nobles, Coins and Towers."""
    lines: list[ScoreLine] = []
    rewards = s.side.bonus
    for what, points in (("noble", rewards.noble), ("coin", rewards.coin), ("tower", rewards.tower)):
        amounts = [s.count(seat, what) for seat in range(s.table.seats)]
        order = _ranked(s, amounts)
        for rank, (seat, vp) in enumerate(zip(order, points, strict=False)):
            if amounts[seat] or not s.rulings.bonus_needs_one:
                decided = _decided_by(s, amounts, order, rank)
                words = Message(f"score-bonus-{what}", {"rank": rank + 1, "n": amounts[seat], "by": decided})
                _add(lines, seat, vp, words, "end.6")
    return lines


def _victory_by_tie_break(s: Anno890, lines: list[ScoreLine]) -> list[ScoreLine]:
    """tie.6: if the winner is ahead only by a tie-break, a line that says by which; it is worth no points."""
    totals = [0] * s.table.seats
    for line in lines:
        totals[line.seat] += line.points
    order = _ranked(s, totals)
    decided = _decided_by(s, totals, order, 0)
    if decided == "number":
        return []
    return [ScoreLine(order[0], 0, Message("score-tie", {"n": totals[order[0]], "by": decided}), "tie.6")]


def _ranked(s: Anno890, values: list[int]) -> list[int]:
    """tie.1-tie.5: seats by value, ties broken by Duchess, Nobles, Coins, Towers, turn order."""
    return sorted(range(s.table.seats), key=lambda seat: _standing(s, values, seat), reverse=True)


# What decides between two seats, in the order of `_standing` (tie.1).
_CRITERIA: Final = ("number", "duchess", "nobles", "coins", "towers", "order")


def _standing(s: Anno890, values: list[int], seat: int) -> tuple[int, bool, int, int, int, int]:
    """tie.1: what ranks a seat, the most important first."""
    after_first = (seat - s.first) % s.table.seats
    return (
        values[seat],
        s.has_duchess(seat),
        s.nobles_of(seat),
        s.coins[seat],
        s.towers_of(seat),
        after_first if s.rulings.later_wins_ties else -after_first,
    )


def _decided_by(s: Anno890, values: list[int], order: list[int], rank: int) -> str:
    """tie.1: what puts the seat at `rank` ahead of the next one; "number" if no tie had to be broken."""
    if rank + 1 == len(order):
        return "number"
    ahead, behind = _standing(s, values, order[rank]), _standing(s, values, order[rank + 1])
    return next(by for by, one, other in zip(_CRITERIA, ahead, behind, strict=True) if one != other)


def ranking(s: Anno890) -> list[int]:
    """end.12, tie.6, tie.7: seats from the winner down; there is always exactly one winner."""
    return _ranked(s, s.scores())
