"""Moments of a game that many rules are about: a Character arrives, an invasion is checked, the game has ended."""

from __future__ import annotations

from typing import Any

from regnum.games.anno890.state import Anno890
from tests.games.anno890.positions import play, position

Step = dict[str, Any]


def step(name: str, seat: int = 0, **fields: Any) -> Step:
    """A step of the stack, as JSON."""
    return {"step": name, "seat": seat, **fields}


def reward(*crops: str, seat: int = 0) -> Step:
    """The step that asks for one reward for each trio, here given by its crop."""
    return step("Reward", seat, trios=[[crop] for crop in crops])


def arrive(card: str, *kingdoms: dict[str, Any], then: tuple[Step, ...] = (), **board: Any) -> Anno890:
    """Seat 0 has just attracted `card`, whose ability is under way; afterwards the game ends, or comes to `then`."""
    steps = [*reversed(then), reward("wheat")]
    s = position(*kingdoms, banners={"wheat": [card]}, steps=steps, **board)
    return play(s, f"attract:{card}")


def attacked(*kingdoms: dict[str, Any], seat: int = 0, then: tuple[Step, ...] = (), **board: Any) -> Anno890:
    """Step 4 of the turn of `seat`, with an Invader that moved and is far ahead unless `board` says otherwise."""
    board = {"invader": 99, "invader_moved": True, "turn": seat, **board}
    return position(*kingdoms, steps=[*reversed(then), step("CheckInvasion", seat)], **board)


def ended(*kingdoms: dict[str, Any], **board: Any) -> Anno890:
    """The game is over: only the count is left."""
    return position(*kingdoms, steps=[], **board)


def points(s: Anno890, seat: int, *clauses: str) -> int:
    """The points of a seat's score sheet under the given clauses."""
    return sum(line.points for line in s.score_sheet() if line.seat == seat and line.clause in clauses)


def bonuses(s: Anno890, what: str) -> list[int]:
    """What the Scenario gives each seat for its Nobles, Coins or Towers."""
    given = [0] * s.table.seats
    for line in s.score_sheet():
        if line.message.key == f"score-bonus-{what}":
            given[line.seat] += line.points
    return given


def hand(s: Anno890, seat: int = 0) -> list[str]:
    """The Characters a seat holds, by id."""
    return [s.box.characters[card].id for card in s.characters[seat]]


def supply(towers: int) -> dict[str, Any]:
    """A supply with so many Towers and plenty of the rest."""
    return {"towers": towers, "nobles": 12, "coins": None, "saracens": 6}
