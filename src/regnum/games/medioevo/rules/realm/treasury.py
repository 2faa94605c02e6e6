"""Gaining and losing florins, honour and casus belli."""

from __future__ import annotations

from regnum.core.message import Fact, Value, Verb
from regnum.games.medioevo.state import Medioevo

TEN = 10  # honour points per coin (10.03.a)


def earn(s: Medioevo, player: int, florins: int, clause: str) -> None:
    """3.22: receive florins from the bank."""
    s.florins[player] += florins
    if florins and s.events is not None:
        s.tell(
            "event-earns",
            clause,
            {"player": s.who(player), "n": florins},
            fact=Fact("gained", player, "florin", target=f"players.{player}", amount=florins),
        )


def pay(s: Medioevo, player: int, florins: int, clause: str) -> None:
    """3.22: pay florins to the bank; the player must have them."""
    assert florins <= s.florins[player]
    s.florins[player] -= florins
    if florins and s.events is not None:
        s.tell(
            "event-pays",
            clause,
            {"player": s.who(player), "n": florins},
            fact=Fact("lost", player, "florin", f"players.{player}", amount=florins),
        )


def hand_over(
    s: Medioevo,
    giver: int,
    taker: int,
    florins: int,
    clause: str,
    key: str = "event-hands-over",
    besides: tuple[Fact, ...] = (),
) -> None:
    """5.01.h, 5.01.p1, 5.01.p4: pay florins from one player to another."""
    assert florins <= s.florins[giver]
    s.florins[giver] -= florins
    s.florins[taker] += florins
    if florins and s.events is not None:
        s.tell(
            key,
            clause,
            {"player": s.who(giver), "other": s.who(taker), "n": florins},
            fact=Fact("moved", giver, "florin", f"players.{giver}", f"players.{taker}", florins),
            besides=besides,
        )


def debt_fact(verb: Verb, debtor: int, creditor: int, florins: int) -> Fact:
    """5.01.p4: the debt of one player to another grows or shrinks by so much."""
    return Fact(verb, debtor, "debt", f"players.{debtor}", f"players.{creditor}", florins)


def change_honour(s: Medioevo, player: int, points: int, clause: str) -> None:
    """4.04.a, 4.03.r: record points, even below zero; 10.03.a: a coin for every ten reached for the first time."""
    if not points:
        return
    s.honour[player] += points
    if s.events is not None:
        key = "event-honour-gained" if points > 0 else "event-honour-lost"
        words: dict[str, Value] = {"player": s.who(player), "why": f"@honour-{clause.replace('.', '-')}"}
        s.tell(
            key,
            clause,
            {**words, "n": abs(points), "total": s.honour[player]},
            fact=Fact("scored", player, "honour", target=f"players.{player}.honour", amount=points),
        )
    tens = s.honour[player] // TEN
    if s.rulings.honour_coins and tens > s.honour_peak[player]:
        coins = tens - s.honour_peak[player]
        s.coins[player] += coins
        s.honour_peak[player] = tens
        if s.events is not None:
            s.tell(
                "event-coin",
                "10.03.a",
                {"player": s.who(player), "n": s.coins[player], "gained": coins},
                fact=Fact("gained", player, "coin", target=f"players.{player}", amount=coins),
            )


def mark_casus_belli(s: Medioevo, holder: int, against: int, n: int, clause: str) -> None:
    """5.02.b: give `holder` casus belli against another player."""
    s.casus[s.n * holder + against] += n
    if n and s.events is not None:
        s.tell(
            "event-casus-belli",
            clause,
            {"player": s.who(holder), "other": s.who(against), "n": n},
            fact=Fact("gained", holder, "casus_belli", f"players.{against}", f"players.{holder}", n),
        )
