"""What follows from a position of 890 besides what its view shows: the invasion, the majorities, what Kingdoms need."""

from __future__ import annotations

from typing import Literal

import msgspec

from regnum.core.details import Completed
from regnum.core.scoring import firm_points_and_more, sheet_lines
from regnum.core.shown import SheetLine
from regnum.games.anno890 import scoring
from regnum.games.anno890.box import CROPS, ROUNDS, crops_in
from regnum.games.anno890.rules.grid import CELLS, THROUGH, space_address
from regnum.games.anno890.rules.invasion import weakest
from regnum.games.anno890.rules.take import ReplaceWith
from regnum.games.anno890.rules.trios import unrewarded
from regnum.games.anno890.schema import Crop
from regnum.games.anno890.state import Anno890


class Majority(msgspec.Struct, frozen=True, gc=False):
    """end.6: who would win a bonus of the Scenario now. `lead`: by how much the first is ahead, 0 by a tie-break."""

    what: Literal["noble", "coin", "tower"]
    amounts: tuple[int, ...]
    order: tuple[int, ...]  # the seats, the first one first, ties broken
    lead: int
    points: tuple[int, ...]
    pays: tuple[int, ...]  # the points of the first and, if the Scenario has any for it, of the second


class Opening(msgspec.Struct, frozen=True, gc=False):
    """trio.1: a free space of a Kingdom where a tile with one of these crops completes so many trios, by crop."""

    space: str
    crops: dict[Crop, int]


class Anno890Outlook(msgspec.Struct, frozen=True, gc=False):
    """What follows from a position; lists by seat."""

    points: tuple[int, ...]  # if the game ended now
    firm: tuple[int, ...]  # those of them that do not depend on what others have
    lines: tuple[SheetLine, ...]  # what they consist of
    prices: dict[str, int]  # take.3, take.10, repl.2: the Coins for each tile on display, by its address
    gap: int  # inv.2: how far the Defence is ahead of the Invader: an invasion follows once it is below 0
    weakest: tuple[int, ...]  # inv.5: whom an invasion would hit now
    majorities: tuple[Majority, ...]
    trios: tuple[Completed, ...]  # trio.8: those that wait for their reward
    turns_left: tuple[int, ...]  # flow.2, the current one included
    openings: tuple[tuple[Opening, ...], ...]


def outlook(s: Anno890) -> Anno890Outlook:
    """The outlook of a position, the same for everybody: nothing in it is hidden."""
    seats = range(s.table.seats)
    firm, more = firm_points_and_more(s)
    return Anno890Outlook(
        points=tuple(firm[seat] + more[seat] for seat in seats),
        firm=tuple(firm),
        lines=sheet_lines(s),
        prices=prices(s),
        gap=s.defence - s.invader,
        weakest=tuple(weakest(s, s.turn)),
        majorities=majorities(s),
        trios=unrewarded(s),
        turns_left=tuple(turns_left(s, seat) for seat in seats),
        openings=tuple(tuple(openings(s, seat)) for seat in seats),
    )


def prices(s: Anno890) -> dict[str, int]:
    """take.3, take.10, repl.2: a Coin for each tile before it, nothing for a tile that replaces another."""
    free = bool(s.steps) and isinstance(s.asking, ReplaceWith)
    found = {f"row.{at + 1}": 0 if free else at for at in range(len(s.row))}
    for at, tile in enumerate(s.specials):
        if tile and not free:
            found[f"special_buildings.{at + 1}"] = s.box.special_cost
    return found


def majorities(s: Anno890) -> tuple[Majority, ...]:
    """end.6-end.9: the bonuses for the most Nobles, Coins and Towers."""
    lines, ties, bonus = s.score_sheet(), scoring.tie_breaks(s), s.side.bonus
    found = []
    kinds: tuple[Literal["noble", "coin", "tower"], ...] = ("noble", "coin", "tower")
    for what in kinds:
        amounts = [s.count(seat, what) for seat in range(s.table.seats)]
        order = scoring.ranked(amounts, ties)
        points = [0] * s.table.seats
        for line in lines:
            if line.message.key == f"score-bonus-{what}":
                points[line.seat] += line.points
        lead = amounts[order[0]] - amounts[order[1]]
        pays = bonus.noble if what == "noble" else bonus.coin if what == "coin" else bonus.tower
        found.append(Majority(what, tuple(amounts), tuple(order), lead, tuple(points), tuple(pays)))
    return tuple(found)


def turns_left(s: Anno890, seat: int) -> int:
    """flow.1, flow.2: how many more turns a seat has, the current one included."""
    if s.over:
        return 0
    place, now = (seat - s.first) % s.table.seats, (s.turn - s.first) % s.table.seats
    return ROUNDS - s.round + (place >= now)


def openings(s: Anno890, seat: int) -> list[Opening]:
    """trio.1: the free spaces of a Kingdom that lack only the right crop for a trio."""
    crops, base = s.rulings.crops, CELLS * seat
    found = []
    for space in s.spaces(seat):
        if s.tiles[space]:
            continue
        counts: dict[Crop, int] = {}
        for _, a, b in THROUGH[space - base]:
            for crop in crops_in(crops[s.tiles[base + a]] & crops[s.tiles[base + b]]):
                counts[CROPS[crop]] = counts.get(CROPS[crop], 0) + 1
        if counts:
            found.append(Opening(space_address(space), counts))
    return found
