"""Gaining and losing florins, honour and casus belli."""

from __future__ import annotations

from regnum.core.events import EventKind
from regnum.core.message import Fact
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.state import Medioevo

TEN = 10  # honour points per coin (10.03.a)


def earn(s: Medioevo, player: int, florins: int, clause: str) -> None:
    """3.22: receive florins from the bank."""
    s.florins[player] += florins
    if florins:
        s.log(events.EARNS, player, florins, clause=clause)


def pay(s: Medioevo, player: int, florins: int, clause: str) -> None:
    """3.22: pay florins to the bank; the player must have them."""
    assert florins <= s.florins[player]
    s.florins[player] -= florins
    if florins:
        s.log(events.PAYS, player, florins, clause=clause)


def hand_over(
    s: Medioevo,
    giver: int,
    taker: int,
    florins: int,
    clause: str,
    kind: EventKind = events.HANDS_OVER,
    besides: tuple[Fact, ...] = (),
) -> None:
    """5.01.h, 5.01.p1, 5.01.p4: pay florins from one player to another."""
    assert florins <= s.florins[giver]
    s.florins[giver] -= florins
    s.florins[taker] += florins
    if florins:
        s.log(kind, giver, taker, florins, clause=clause, besides=besides)


def change_honour(s: Medioevo, player: int, points: int, clause: str) -> None:
    """4.04.a, 4.03.r: record points, even below zero; 10.03.a: a coin for every ten reached for the first time."""
    if not points:
        return
    s.honour[player] += points
    if s.events is not None:
        kind, why = events.HONOUR_GAINED if points > 0 else events.HONOUR_LOST, f"@honour-{clause.replace('.', '-')}"
        s.log(kind, player, why, abs(points), s.honour[player], points, clause=clause)
    tens = s.honour[player] // TEN
    if s.rulings.honour_coins and tens > s.honour_peak[player]:
        coins = tens - s.honour_peak[player]
        s.coins[player] += coins
        s.honour_peak[player] = tens
        s.log(events.COIN, player, s.coins[player], coins)


def mark_casus_belli(s: Medioevo, holder: int, against: int, n: int, clause: str) -> None:
    """5.02.b: give `holder` casus belli against another player."""
    s.casus[s.n * holder + against] += n
    if n:
        s.log(events.CASUS_BELLI, holder, against, n, clause=clause)
