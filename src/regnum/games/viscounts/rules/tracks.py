"""The tracks of Virtue and Corruption, and the piles of Debts and Deeds above which the end cards lie."""

from __future__ import annotations

from regnum.core.events import EventKind
from regnum.games.viscounts import events
from regnum.games.viscounts.box import ACQUIRED, UNPAID
from regnum.games.viscounts.state import Viscounts


def gain_virtue(s: Viscounts, player: int, n: int) -> None:
    """track.1-track.5: move the Virtue marker `n` steps left, together with the other marker once they have met."""
    virtue, corruption = s.virtue[player], s.corruption[player]
    for _ in range(n):
        if s.virtue[player] == s.corruption[player]:
            if s.virtue[player] > 1:
                s.virtue[player] -= 1
                s.corruption[player] -= 1
        else:
            s.virtue[player] -= 1
    if s.events is not None:
        space = s.virtue[player]
        s.log(events.VIRTUE, player, n, space, virtue - space, s.corruption[player] - corruption)


def gain_corruption(s: Viscounts, player: int, n: int, clause: str = "track.1") -> None:
    """track.1-track.5: move the Corruption marker `n` steps right, likewise; the log tells it under `clause`."""
    virtue, corruption = s.virtue[player], s.corruption[player]
    for _ in range(n):
        if s.virtue[player] == s.corruption[player]:
            if s.corruption[player] < s.box.track:
                s.virtue[player] += 1
                s.corruption[player] += 1
        else:
            s.corruption[player] += 1
    if s.events is not None:
        space, criminals = s.corruption[player], int(clause == "p1.7")
        moved = virtue - s.virtue[player], space - corruption
        s.log(events.CORRUPTION, player, n, space, criminals, *moved, clause=clause)


def gain_debt(s: Viscounts, player: int) -> None:
    """debt.1-debt.4: take one Debt from the pile; taking the last one above Poverty reveals that card."""
    s.papers[4 * player + UNPAID] += 1
    above = s.debts_above and (s.round or s.rulings.setup_papers_count)
    if s.events is not None:
        s.log(events.DEBT, player, "debts_above" if above else "")
    if above:
        s.debts_above -= 1
        if not s.debts_above:
            _reveal_end(s, events.POVERTY)


def gain_deed(s: Viscounts, player: int) -> None:
    """debt.1-debt.4: take one Deed from the pile; taking the last one above Prosperity reveals that card."""
    s.papers[4 * player + ACQUIRED] += 1
    above = s.deeds_above and (s.round or s.rulings.setup_papers_count)
    if s.events is not None:
        s.log(events.DEED, player, "deeds_above" if above else "")
    if above:
        s.deeds_above -= 1
        if not s.deeds_above:
            _reveal_end(s, events.PROSPERITY)


def _reveal_end(s: Viscounts, card: EventKind) -> None:
    """end.1-end.4: reveal an end card; after the first one, the next round is the last."""
    s.log(card)
    if not s.last_round:
        s.last_round = s.round + 1
        s.log(events.END_NEAR, s.last_round)
