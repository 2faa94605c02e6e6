"""What holds in every position of 7, whatever was played: no card, gift or marker is lost or made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from regnum.core.laws import differences
from regnum.games.seven.box import bundle
from regnum.games.seven.rules.free_use_values import sales
from regnum.games.seven.rules.listing import offers, requirements

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


def broken_laws(s: Seven) -> list[str]:
    """Every law that this position breaks, in words; none in a position that can be reached."""
    return [*_cards(s), *_gifts_and_markers(s), *_counters(s), *_lists(s)]


def _differences(what: str, ids: list[str], found: Iterable[int], expected: Iterable[int]) -> list[str]:
    """`differences` of cards given by number."""
    return differences(what, [ids[card] for card in found], [ids[card] for card in expected])


def _flat(*groups: Iterable[int]) -> list[int]:
    return [card for group in groups for card in group if card >= 0]


def _cards(s: Seven) -> list[str]:
    """setup.1-setup.8, supply.1-supply.12: all cards are somewhere."""
    box, tavern = s.box, s.box.tavern
    characters = [one >> 1 for held in s.characters for one in held]
    return [
        *_differences(
            "character",
            box.character_ids,
            _flat(s.market[:tavern], s.piles[0], s.discards[0], characters),
            range(len(box.character_ids)),
        ),
        *_differences(
            "elixir",
            box.elixir_ids,
            _flat(s.market[tavern:], s.piles[1], s.discards[1], *s.elixirs),
            range(len(box.elixir_ids)),
        ),
        *_differences(
            "palace",
            box.palace_ids,
            _flat(s.open_palaces, *s.palace_piles, s.temples, s.gone, *s.palaces),
            range(len(box.palace_ids)),
        ),
        *_differences(
            "treasure",
            box.treasure_ids,
            _flat(s.treasure_pile, s.treasure_discards, *s.beside),
            box.treasures,
        ),
        *_differences("sin", box.sin_ids, _flat(s.sin_pile, s.sin_discards, s.played, *s.sins), box.sins),
        *_differences(
            "cataclysm",
            box.cataclysm_ids,
            _flat(s.cataclysm_pile, s.cataclysms),
            range(len(box.cataclysm_ids)),
        ),
        *_differences(
            "artefact",
            box.artefact_ids,
            _flat(s.artefact_pile, s.artefact_discards, *s.artefacts),
            range(len(box.artefact_ids)),
        ),
        # supply.3: completed undertakings are gone; none is there twice.
        *(
            f"undertaking {box.undertaking_ids[card]} is there {n} times"
            for card, n in Counter(_flat(s.board, s.undertaking_pile)).items()
            if n > 1
        ),
    ]


def _gifts_and_markers(s: Seven) -> list[str]:
    """supply.8, setup.16: gifts and markers add up; banners are counted right."""
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
            problems.append(f"hero {hero}: the purse is not the gifts")
        banners = [0] * 6
        if s.heroes[hero] >= 0:
            banners[s.box.hero_banner[s.heroes[hero]]] += 1
        for character in s.characters[hero]:
            banners[s.box.character_banner[character >> 1]] += 1
        if banners != s.banners[6 * hero : 6 * hero + 6]:
            problems.append(f"hero {hero}: the banners are miscounted")
    return problems


def _counters(s: Seven) -> list[str]:
    """supply.14, supply.5, part.5: nothing negative, at most seven sins discarded, row 2 never full, row 3 bare."""
    problems = []
    if min([*s.gold, *s.fame, *s.power, *s.gifts, *s.reserve, *s.markers, *s.corruption]) < 0:
        problems.append("holdings: fewer than none")
    if len(s.sin_discards) > s.box.constants.sins_for_cataclysm:
        problems.append(f"{len(s.sin_discards)} sins discarded")
    for place in range(s.width, 3 * s.width):
        marks = s.marks[place]
        if marks and (0 not in marks if place < 2 * s.width else any(marks)):
            problems.append(f"place {place + 1}: markers where none may be")
    if sorted(s.order) != list(range(len(s.heroes))):
        problems.append("order: each hero must be there once")
    return problems


def _lists(s: Seven) -> list[str]:
    """What lies open is as it is listed for the actions."""
    fresh = s.copy()
    problems = []
    for board, listed in enumerate(s.offers):
        if listed is not None and listed != offers(fresh, board):
            problems.append(f"board {board}: what is for sale is not what is listed")
    for hero, worth in enumerate(s.sales):
        if worth is not None and worth != sales(fresh, hero):
            problems.append(f"hero {hero}: his palaces are not worth what is kept")
    if s.requirements is not None and s.requirements != requirements(fresh):
        problems.append("the open requirements are not those listed")
    return problems
