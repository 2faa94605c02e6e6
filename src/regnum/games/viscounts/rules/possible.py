"""time.2, time.3: whether an effect can be carried out."""

from __future__ import annotations

from typing import Final

from regnum.games.viscounts.box import ACQUIRED, BUILDING_TYPES, SEGMENTS, SPOTS, UNPAID
from regnum.games.viscounts.schema.ops import (
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

ROUND: Final = SEGMENTS * SPOTS


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
        # fx.26: a piece of the type must be left and a Spot empty.
        anywhere = effect.where == "any_site"
        return bool(free_pieces(s, player, effect.building)) and bool(open_spots(s, player, anywhere))
    return True


def free_manuscripts(s: Viscounts, costs: tuple[int, ...]) -> list[int]:
    """script.17: the places whose visible Manuscript has one of these costs."""
    cost = s.box.manuscript_cost
    return [place for place, shelf in enumerate(s.shelves) if shelf and cost[shelf[-1]] in costs]


def own_spots(s: Viscounts, player: int) -> list[int]:
    """build.3, build.4: the empty Spots of the Viscount's space, on its side of the River."""
    place, side = divmod(s.viscounts[player], 3)
    spots = s.spots
    return [SPOTS * place + n for n in s.box.bank[s.ring[place]][side] if not spots[SPOTS * place + n]]


def open_spots(s: Viscounts, player: int, anywhere: bool) -> list[int]:
    """build.3, fx.24: the empty Spots of the Viscount's space, or of the whole board."""
    return [spot for spot in range(ROUND) if not s.spots[spot]] if anywhere else own_spots(s, player)


def free_pieces(s: Viscounts, player: int, building: str) -> list[int]:
    """build.5, fx.24: the Buildings of a type still on the player's board that may be taken."""
    first = 3 * BUILDING_TYPES.index(building)
    left = [piece for piece in range(first, first + 3) if not s.has(player, piece)]
    return left[:1] if s.rulings.left_to_right else left
