"""Invariants of every Viscounts position: no piece is ever lost or duplicated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.core.laws import differences
from regnum.games.viscounts.box import PIECES, SEGMENTS

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts


def broken_laws(s: Viscounts) -> list[str]:
    """Describe every invariant that this position breaks; a reachable position breaks none."""
    return [*_cards(s), *_manuscripts(s), *_pieces(s), *_counters(s)]


def _cards(s: Viscounts) -> list[str]:
    """comp.3, comp.7: every Townsfolk card, and every Scheme in a solo game, is somewhere."""
    box, fields = s.box, s.table.game.fields
    chosen = sum(1 for seat in range(s.table.seats) if s.viscounts[seat] >= 0)
    whole = [*(box.starters * chosen), *box.heroes, *box.townsfolk]
    if s.rival >= 0:
        whole += range(box.first_scheme, box.last_card)
    found = [box.card_ids[card] for card in (*fields.pieces(s, "card"), *fields.pieces(s, "scheme"))]
    return differences("card", found, [box.card_ids[card] for card in whole])


def _manuscripts(s: Viscounts) -> list[str]:
    """comp.4: every Manuscript is on a pile or owned by a player."""
    ids = s.box.manuscript_ids
    found = [ids[tile] for tile in s.table.game.fields.pieces(s, "manuscript")]
    return differences("Manuscript", found, ids)


def _pieces(s: Viscounts) -> list[str]:
    """comp.10: Workers add up, and the Buildings on the ring are those missing from the player boards."""
    problems = []
    for player in range(s.table.players):
        base = SEGMENTS * player
        placed = sum(s.tier1[base : base + SEGMENTS]) + sum(s.tier2[base : base + SEGMENTS]) + s.tier3[player]
        if placed + s.workers[player] != s.box.worker_count:
            problems.append(f"player {player}: {placed} Workers placed and {s.workers[player]} in supply")
        standing = 0
        for spot in s.spots:
            if spot and (spot - 1) // PIECES == player:
                standing |= 1 << (spot - 1) % PIECES
        if standing != s.built[player]:
            problems.append(f"player {player}: the Buildings on the board are not those taken")
    # The limit of sections is not checked: work.18 allows more Workers until the section is thinned out.
    if min([*s.tier1, *s.tier2, *s.tier3, *s.workers], default=0) < 0:
        problems.append("Workers: a count is negative")
    return problems


def _counters(s: Viscounts) -> list[str]:
    """p1.13, track.11, setup.7: nothing is negative, markers never cross, nobody owns fewer than three cards."""
    problems = []
    if min([*s.purse, *s.papers], default=0) < 0:
        problems.append("purse: a count is negative")
    for player in range(s.table.players):
        if not 1 <= s.corruption[player] <= s.virtue[player] <= s.box.track:
            problems.append(f"player {player}: Corruption on {s.corruption[player]}, Virtue on {s.virtue[player]}")
        if s.round and not s.is_rival(player) and s.owned(player) < 3:
            problems.append(f"player {player}: only {s.owned(player)} cards")
    return problems
