"""Invariants of every position of 7: no card, gift or marker is ever lost or duplicated."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from regnum.core.laws import differences
from regnum.games.seven.box import bundle
from regnum.games.seven.offers import for_sale, open_requirements
from regnum.games.seven.rules.free_use_values import sales

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


def broken_laws(s: Seven) -> list[str]:
    """Describe every invariant that this position breaks; a reachable position breaks none."""
    return [*_cards(s), *_gifts_and_markers(s), *_counters(s), *_lists(s)]


def _cards(s: Seven) -> list[str]:
    """setup.1-setup.8, supply.1-supply.12: every card is somewhere, as many times as the box has it."""
    box, fields = s.box, s.table.game.fields
    problems: list[str] = []
    for kind, whole in (
        ("character", range(len(box.character_ids))),
        ("elixir", range(len(box.elixir_ids))),
        ("palace", range(len(box.palace_ids))),
        ("treasure", box.treasures),
        ("sin", box.sins),
        ("cataclysm", range(len(box.cataclysm_ids))),
        ("artefact", range(len(box.artefact_ids))),
    ):
        ids = fields.ids(s, kind)
        problems += differences(kind, [ids[card] for card in fields.pieces(s, kind)], [ids[card] for card in whole])
    # Completed undertakings (complete.11) and unused heroes are nowhere on the table, but none may appear twice.
    for kind in ("hero", "undertaking"):
        found = Counter(fields.ids(s, kind)[card] for card in fields.pieces(s, kind))
        problems += [f"{kind} {id} appears {n} times" for id, n in found.items() if n > 1]
    return problems


def _gifts_and_markers(s: Seven) -> list[str]:
    """supply.8, setup.16: gifts and markers add up, and the cached purse and banners are right."""
    problems = []
    for kind, count in enumerate(s.box.gift_count):
        if s.reserve[kind] + sum(s.gifts[kind::6]) != count:
            problems.append(f"gift {kind}: {s.reserve[kind]} in reserve, {sum(s.gifts[kind::6])} held")
    for hero in range(len(s.heroes)):
        placed = sum(marks.count(1 + hero) for marks in s.marks) + s.portals.count(1 + hero)
        placed += sum(1 for palace in s.palaces[hero] if s.enslaved[hero] >> palace & 1)
        if placed + s.markers[hero] != s.box.markers:
            problems.append(f"hero {hero}: {placed} markers placed, {s.markers[hero]} left")
        if s.purse[hero] != bundle(s.gifts[6 * hero : 6 * hero + 6]):
            problems.append(f"hero {hero}: the purse does not match the gifts")
        banners = [0] * 6
        if s.heroes[hero] >= 0:
            banners[s.box.hero_banner[s.heroes[hero]]] += 1
        for character in s.characters[hero]:
            banners[s.box.character_banner[character >> 1]] += 1
        if banners != s.banners[6 * hero : 6 * hero + 6]:
            problems.append(f"hero {hero}: the banners are miscounted")
    return problems


def _counters(s: Seven) -> list[str]:
    """supply.14, supply.5, part.5: no negative counts, at most seven sins discarded, row 2 not full, row 3 empty."""
    problems = []
    if min([*s.gold, *s.fame, *s.power, *s.gifts, *s.reserve, *s.markers, *s.corruption]) < 0:
        problems.append("holdings: a count is negative")
    if len(s.sin_discards) > s.box.constants.sins_for_cataclysm:
        problems.append(f"{len(s.sin_discards)} sins discarded")
    for place in range(s.width, 3 * s.width):
        marks = s.marks[place]
        if marks and (0 not in marks if place < 2 * s.width else any(marks)):
            problems.append(f"place {place + 1}: markers where none may be")
    if sorted(s.order) != list(range(len(s.heroes))):
        problems.append("order: each hero must appear exactly once")
    return problems


def _lists(s: Seven) -> list[str]:
    """The cached offers, requirements and palace values match the position."""
    fresh = s.copy()
    fresh.offers, fresh.requirements = [None, None, None], None
    problems = []
    for board, listed in enumerate(s.offers):
        if listed is not None and listed != for_sale(fresh, board):
            problems.append(f"board {board}: the cached offers do not match the cards for sale")
    for hero, worth in enumerate(s.sales):
        if worth is not None and worth != sales(fresh, hero):
            problems.append(f"hero {hero}: the cached value of the palaces is wrong")
    if s.requirements is not None and s.requirements != open_requirements(fresh):
        problems.append("the cached requirements do not match the open ones")
    return problems
