"""Final scoring (score.*), ties and winners (score.17, solo.67-solo.70)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from regnum.core.message import Message, Value
from regnum.core.score_sheet import ScoreLine
from regnum.games.viscounts.box import (
    ACQUIRED,
    APPROVED,
    BUILDING_TYPES,
    INK,
    MASK,
    PAID,
    RIBBONS,
    SEGMENTS,
    STONE,
    UNPAID,
)
from regnum.games.viscounts.schema import EndCard
from regnum.games.viscounts.schema.ops import VpPer

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

_ICON_SHIFT = {"merchant_icon": 0, "builder_icon": 6, "noble_icon": 12, "cleric_icon": 18, "criminal_icon": 24}


def score_sheet(s: Viscounts) -> list[ScoreLine]:
    """score.1-score.9, solo.67: all score lines of all players, each with its clause."""
    lines: list[ScoreLine] = []
    for player in range(s.table.players):
        _score_pieces(s, player, lines)
        _score_manuscripts(s, player, lines)
        _score_papers(s, player, lines)
        if s.is_rival(player):
            left = s.box.contents.rival_rules.vp_per_leftover_resource * resources(s, player)
            _add(lines, player, left, Message("score-leftover"), "solo.67")
    for card, key, clause in (
        (s.box.contents.poverty, "score-poverty", "score.8"),
        (s.box.contents.prosperity, "score-prosperity", "score.9"),
    ):
        if revealed(s, card):
            counts = flipped(s, card)
            for player, (points, n) in enumerate(zip(shares(s, card), counts, strict=True)):
                rank = 1 + sum(count > n for count in counts)
                _add(lines, player, points, Message(key, {"n": n, "rank": rank}), _clause_of_rank(s, rank, clause))
    return lines + _victory_by_tie_break(s, lines) if s.over else lines


def _add(lines: list[ScoreLine], player: int, points: int, message: Message, clause: str) -> None:
    if points:
        lines.append(ScoreLine(player, points, message, clause))


def resources(s: Viscounts, player: int) -> int:
    """Ink, Gold and Stone together."""
    return sum(s.purse[4 * player + INK : 4 * player + STONE + 1])


def buildings_of(s: Viscounts, player: int, kind: int) -> int:
    """build.24: how many Buildings of a type the player has constructed."""
    return (s.built[player] >> 3 * kind & 7).bit_count()


def _score_pieces(s: Viscounts, player: int, lines: list[ScoreLine]) -> None:
    """score.1, score.2, score.6: Buildings by number, Workers by tier, the Castle Leader."""
    for kind, name in enumerate(BUILDING_TYPES):
        n = buildings_of(s, player, kind)
        if n:
            words: dict[str, Value] = {"building": f"@building-type-{name}", "n": n}
            _add(lines, player, s.box.building_vp[kind][n - 1], Message("score-buildings", words), "score.1")
    for tier, n in enumerate(workers_by_tier(s, player)):
        if n:
            words = {"tier": tier + 1, "n": n}
            _add(lines, player, n * s.box.worker_vp[tier], Message("score-workers", words), "score.2")
    if s.leader == player:
        _add(lines, player, s.box.contents.castle_leader.vp, Message("score-leader"), "work.33")


def workers_by_tier(s: Viscounts, player: int) -> tuple[int, int, int]:
    base = SEGMENTS * player
    return sum(s.tier1[base : base + SEGMENTS]), sum(s.tier2[base : base + SEGMENTS]), s.tier3[player]


def _score_manuscripts(s: Viscounts, player: int, lines: list[ScoreLine]) -> None:
    """score.3, script.10-script.12, script.8: sets of different ribbons, printed scores, Bonus Cards."""
    if s.scripts[player]:
        words: dict[str, Value] = {"n": len(s.scripts[player])}
        _add(lines, player, set_points(s, by_ribbon(s, player)), Message("score-sets", words), "script.10")
    for tile in s.scripts[player]:
        effect = s.box.manuscripts[tile].effect
        if isinstance(effect, VpPer):
            words = {"manuscript": f"@manuscript-{s.box.manuscript_ids[tile]}"}
            _add(lines, player, vp_per(s, player, effect), Message("score-manuscript", words), "script.12")
    for ribbon, holder in enumerate(s.bonuses):
        if holder == player:
            bonus = s.box.bonuses[ribbon]
            _add(lines, player, bonus.vp, Message("score-bonus", {"bonus": f"@bonus-{bonus.id}"}), "script.8")


def by_ribbon(s: Viscounts, player: int) -> list[int]:
    """How many Manuscripts of each ribbon a player has."""
    counts = [0] * len(RIBBONS)
    for tile in s.scripts[player]:
        counts[s.box.ribbon[tile]] += 1
    return counts


def set_points(s: Viscounts, counts: list[int]) -> int:
    """script.10, script.11: the points of the sets that so many Manuscripts of each ribbon make."""
    worth = s.box.contents.manuscript_rules.set_vp
    return sum([worth[size - 1] for size in set_sizes(counts)])


def set_sizes(counts: list[int]) -> tuple[int, ...]:
    """script.10, script.11: the largest sets first, which is always best."""
    return tuple([sum([n > row for n in counts]) for row in range(max(counts))])


def vp_per(s: Viscounts, player: int, effect: VpPer) -> int:
    """score.4, score.5, score.20: points for complete groups of what a Manuscript counts."""
    return effect.vp * (counted(s, player, effect.per) // effect.every)


def counted(s: Viscounts, player: int, per: str) -> int:
    """What a Manuscript counts; Criminals count only as Criminals (icon.3), ongoing abilities do not apply (end.6)."""
    if per in _ICON_SHIFT:
        return all_icons(s, player) >> _ICON_SHIFT[per] & MASK
    if per == "building":
        return s.built[player].bit_count()
    if per == "resource":
        return resources(s, player)
    if per == "flipped_debt":
        return s.papers[4 * player + PAID]
    if per == "flipped_deed":
        return s.papers[4 * player + APPROVED]
    return sum(workers_by_tier(s, player))


def all_icons(s: Viscounts, player: int) -> int:
    """score.4, solo.70: packed Icons of cards, Buildings and Bonus Cards, as the table options count them."""
    icons = s.box.icons
    if s.is_rival(player) and not s.rulings.rival_icons_scored:
        return 0
    cards = s.row(player)
    if not s.rulings.board_icons_scored:
        cards += [*s.hands[player], *s.discards[player]]
        if s.over or not s.is_rival(player):
            # The Rival's draw pile is unknown until the end (solo.12).
            cards += s.decks[player]
    permanent = s.permanent[player]
    if not s.rulings.bonus_icons_scored:
        permanent -= sum(s.box.bonus_icons[ribbon] for ribbon, holder in enumerate(s.bonuses) if holder == player)
    return sum(icons[card] for card in cards) + permanent


def _score_papers(s: Viscounts, player: int, lines: list[ScoreLine]) -> None:
    """score.7, debt.13, debt.14: points for Debts and Deeds."""
    debt, deed = s.box.contents.debt, s.box.contents.deed
    for kind, vp, key in (
        (UNPAID, debt.front.vp, "score-unpaid"),
        (PAID, debt.back.vp, "score-paid"),
        (ACQUIRED, deed.front.vp, "score-acquired"),
        (APPROVED, deed.back.vp, "score-approved"),
    ):
        n = s.papers[4 * player + kind]
        if n:
            _add(lines, player, vp * n, Message(key, {"n": n}), "score.7")


# --- Poverty and Prosperity ----------------------------------------------------------------------------------------


def revealed(s: Viscounts, card: EndCard) -> bool:
    """debt.2, end.5: whether an end card is revealed: no card lies on it any more."""
    return not (s.debts_above if card.pile == "debt" else s.deeds_above)


def flipped(s: Viscounts, card: EndCard) -> list[int]:
    """debt.16: the cards that an end card counts, by player: flipped cards of the other kind."""
    kind = PAID if card.scores == "flipped_debt" else APPROVED
    return [s.papers[4 * player + kind] for player in range(s.table.players)]


def shares(s: Viscounts, card: EndCard) -> tuple[int, ...]:
    """score.8-score.16, solo.68: the points of each player for an end card."""
    return rank_shares(tuple(flipped(s, card)), ranks(s, card), card.minimum)


def ranks(s: Viscounts, card: EndCard) -> tuple[int, ...]:
    """score.8, score.9, score.14, solo.68: the points of each rank for an end card."""
    return card.vp_under_3_players if s.table.players < 3 else card.vp


def _clause_of_rank(s: Viscounts, rank: int, clause: str) -> str:
    """score.14, solo.68: the clause for a rank; fewer than 3 players have another second place than `clause` says."""
    if rank == 1 or s.table.players > 2:
        return clause
    return "solo.68" if s.is_rival(1) else "score.14"


@cache
def rank_shares(amounts: tuple[int, ...], ranks: tuple[int, ...], minimum: int) -> tuple[int, ...]:
    """score.10-score.13: points by rank; tied players share those of the ranks they cover, rounded down.

    Cached, because agents need the same few cases many times.
    """
    found = [0] * len(amounts)
    rank = 0
    for amount in sorted({n for n in amounts if n >= minimum}, reverse=True):
        tied = [player for player, n in enumerate(amounts) if n == amount]
        pool = sum(ranks[rank : rank + len(tied)])
        for player in tied:
            found[player] = pool // len(tied)
        rank += len(tied)
    return tuple(found)


# --- winners -------------------------------------------------------------------------------------------------------


def winners(s: Viscounts) -> list[int]:
    """score.17, solo.69: most points, then most Silver and resources, then shared; the human must beat the Rival."""
    return _best(s, s.scores())[0]


def _best(s: Viscounts, points: list[int]) -> tuple[list[int], str]:
    """The winners with these points, and what broke a tie in their favour; empty if there was none."""
    best = max(points)
    leading = [player for player, n in enumerate(points) if n == best]
    if len(leading) == 1:
        return leading, ""
    if s.is_rival(leading[-1]):
        return leading[-1:], "rival"
    left = [sum(s.purse[4 * player : 4 * player + 4]) for player in leading]
    found = [player for player, n in zip(leading, left, strict=True) if n == max(left)]
    return found, "shared" if len(found) == len(leading) else "goods"


def _victory_by_tie_break(s: Viscounts, lines: list[ScoreLine]) -> list[ScoreLine]:
    """score.17, solo.69: a line that says how a tie in points was broken; it is worth no points."""
    totals = [0] * s.table.players
    for line in lines:
        totals[line.seat] += line.points
    found, decided = _best(s, totals)
    if not decided:
        return []
    words = Message("score-tie", {"n": max(totals), "by": decided})
    return [ScoreLine(found[0], 0, words, "solo.69" if decided == "rival" else "score.17")]
