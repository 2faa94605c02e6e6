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
        _add_tiles(s, seat, lines)
        _add_characters(s, seat, lines)
        for op in s.side.scoring:
            _add(lines, seat, vp_per(s, seat, op), Message(f"score-per-{op.per}"), clause)
    _add_bonuses(s, lines)
    return lines + _victory_by_tie_break(s, lines) if s.over else lines


def _add(lines: list[ScoreLine], seat: int, points: int, message: Message, clause: str) -> None:
    if points:
        lines.append(ScoreLine(seat, points, message, clause))


def vp_per(s: Anno890, seat: int, op: VpPer) -> int:
    """icon.13-icon.15: points for elements in the Kingdom; only complete groups count."""
    return op.vp * (s.count(seat, op.per) // op.each)


def _add_tiles(s: Anno890, seat: int, lines: list[ScoreLine]) -> None:
    """end.4, icon.12, icon.13: the points visible on the tiles, positive and negative, bonuses included."""
    box = s.box
    for face in s.faces(seat):
        if box.vp[face]:
            lines.append(ScoreLine(seat, box.vp[face], box.tile_words[face], "end.4"))
        bonus = box.bonus[face]
        if bonus is not None:
            _add(lines, seat, vp_per(s, seat, bonus), box.tile_words[face], "icon.13")


def _add_characters(s: Anno890, seat: int, lines: list[ScoreLine]) -> None:
    """end.5: points of the Characters held, end-game abilities included; kept ones score printed points only."""
    for card in s.characters[seat]:
        character, words = s.box.characters[card], s.box.character_words[card]
        _add(lines, seat, s.box.character_vp[card], words, "end.5")
        if isinstance(character.effect, VpPer):
            _add(lines, seat, vp_per(s, seat, character.effect), words, character.clause)
    for card in s.kept[seat]:
        words = Message("score-kept", {"character": f"@character-{s.box.characters[card].id}"})
        _add(lines, seat, s.box.character_vp[card], words, "char.1")


def _add_bonuses(s: Anno890, lines: list[ScoreLine]) -> None:
    """end.6-end.9: Scenario bonuses for the most and second most Nobles, Coins and Towers."""
    rewards, ties = s.side.bonus, _tie_breaks(s)
    _add_bonus(s, lines, "score-bonus-noble", [tie[1] for tie in ties], ties, rewards.noble)
    _add_bonus(s, lines, "score-bonus-coin", s.coins, ties, rewards.coin)
    _add_bonus(s, lines, "score-bonus-tower", [tie[3] for tie in ties], ties, rewards.tower)


def _add_bonus(
    s: Anno890, lines: list[ScoreLine], key: str, amounts: list[int], ties: list[TieBreak], points: list[int]
) -> None:
    """end.6: one bonus, by rank."""
    order = _ranked(amounts, ties)
    for rank in range(min(len(order), len(points))):
        seat = order[rank]
        if points[rank] and (amounts[seat] or not s.rulings.bonus_needs_one):
            decided = _decided_by(amounts, ties, order, rank)
            words = Message(key, {"rank": rank + 1, "n": amounts[seat], "by": decided})
            lines.append(ScoreLine(seat, points[rank], words, "end.6"))


def _victory_by_tie_break(s: Anno890, lines: list[ScoreLine]) -> list[ScoreLine]:
    """tie.6: if the winner is ahead only by a tie-break, a line that says by which; it is worth no points."""
    totals = [0] * s.table.seats
    for line in lines:
        totals[line.seat] += line.points
    ties = _tie_breaks(s)
    order = _ranked(totals, ties)
    decided = _decided_by(totals, ties, order, 0)
    if decided == "number":
        return []
    return [ScoreLine(order[0], 0, Message("score-tie", {"n": totals[order[0]], "by": decided}), "tie.6")]


# tie.1: what decides between two seats with the same number, and the values that a seat has of each, in this order.
_CRITERIA: Final = ("duchess", "nobles", "coins", "towers", "order")
TieBreak = tuple[int, int, int, int, int]


def _tie_breaks(s: Anno890) -> list[TieBreak]:
    """tie.1-tie.5: Duchess, Nobles, Coins, Towers and turn order of each seat; no two seats have all the same."""
    found: list[TieBreak] = []
    for seat in range(s.table.seats):
        after_first = (seat - s.first) % s.table.seats
        in_order = after_first if s.rulings.later_wins_ties else -after_first
        found.append((int(s.has_duchess(seat)), s.nobles_of(seat), s.coins[seat], s.towers_of(seat), in_order))
    return found


def _ranked(values: list[int], ties: list[TieBreak]) -> list[int]:
    """tie.1: seats by value, ties broken."""
    standing = [(values[seat], ties[seat], seat) for seat in range(len(ties))]
    standing.sort(reverse=True)
    return [seat for _, _, seat in standing]


def _decided_by(values: list[int], ties: list[TieBreak], order: list[int], rank: int) -> str:
    """tie.1: what puts the seat at `rank` ahead of the next one; "number" if no tie had to be broken."""
    if rank + 1 == len(order) or values[order[rank]] != values[order[rank + 1]]:
        return "number"
    ahead, behind = ties[order[rank]], ties[order[rank + 1]]
    return next(by for by, one, other in zip(_CRITERIA, ahead, behind, strict=True) if one != other)


def ranking(s: Anno890) -> list[int]:
    """end.12, tie.6, tie.7: seats from the winner down; there is always exactly one winner."""
    return _ranked(s.scores(), _tie_breaks(s))
