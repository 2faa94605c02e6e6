"""time.2, time.3: whether an effect can be carried out."""

from __future__ import annotations

from regnum.games.viscounts.box import ACQUIRED, BUILDING_TYPES, UNPAID
from regnum.games.viscounts.schema import (
    All,
    BuildFree,
    Effect,
    Flip,
    PlaceWorkersFree,
    RecruitFree,
    Shuffle,
    TranscribeFree,
)
from regnum.games.viscounts.state import Viscounts


def possible(s: Viscounts, player: int, effect: Effect) -> bool:
    """Whether a side of a choice may be taken: optional effects always, mandatory ones if they can be done."""
    if isinstance(effect, Flip):
        debts, deeds = s.papers[4 * player + UNPAID], s.papers[4 * player + ACQUIRED]
        return bool(debts if effect.what == "debt" else deeds if effect.what == "deed" else debts or deeds)
    if isinstance(effect, All):
        return any(possible(s, player, part) for part in effect.of)
    if isinstance(effect, RecruitFree):
        return any(s.piles)
    if isinstance(effect, Shuffle):
        return bool(s.discards[player])
    if isinstance(effect, PlaceWorkersFree):
        return s.workers[player] > 0
    if isinstance(effect, TranscribeFree):
        return bool(free_manuscripts(s, effect.costs))
    if isinstance(effect, BuildFree):
        return bool(free_pieces(s, player, effect.building)) and not all(s.spots)
    return True


def free_manuscripts(s: Viscounts, costs: tuple[int, ...]) -> list[int]:
    """script.17: the places whose visible Manuscript has one of these costs."""
    cost = s.box.manuscript_cost
    return [place for place, shelf in enumerate(s.shelves) if shelf and cost[shelf[-1]] in costs]


def free_pieces(s: Viscounts, player: int, building: str) -> list[int]:
    """build.5, fx.24: the Buildings of a type still on the player's board that may be taken."""
    first = 3 * BUILDING_TYPES.index(building)
    left = [piece for piece in range(first, first + 3) if not s.has(player, piece)]
    return left[:1] if s.rulings.left_to_right else left
