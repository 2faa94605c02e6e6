"""3.30.5: the crusade in progress, an immutable record."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from regnum.games.medioevo.constants import COMMITTED

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo


class Crusade(NamedTuple):
    """The goal, the joiners and their committed armies; committed banners and engines have the place COMMITTED."""

    goal: int  # the territory of the city
    start: int  # the territory where it gathers
    departs: int  # the round in which it begins to march (3.30.5.g)
    percent: int  # 3.30.5.h
    joiners: int  # as bits
    quotas: tuple[int, ...]  # by player
    armies: tuple[int, ...]  # committed and still alive, by player
    place: int  # `start` until it marches
    contributors: int  # who has committed an army, as bits (3.30.5.w)
    enemy: int  # owner of the goal when the crusade was proclaimed, or BARBARIAN (3.30.5.d)
    # What ends with it (3.30.5.y): by player the alliances it made, and the joiners it put at war with the enemy.
    new_allies: tuple[int, ...]
    new_wars: int

    def reinforced(self, player: int, n: int) -> Crusade:
        """3.30.5.j: with `n` more armies of `player`."""
        armies = (*self.armies[:player], self.armies[player] + n, *self.armies[player + 1 :])
        return self._replace(armies=armies, contributors=self.contributors | (1 << player if n else 0))

    def without(self, player: int) -> Crusade:
        """3.30.5.z: without an excommunicated or eliminated player, armies included; no contributor any more."""
        armies = tuple([0 if one == player else n for one, n in enumerate(self.armies)])
        joiners = self.joiners & ~(1 << player)
        return self._replace(armies=armies, joiners=joiners, contributors=self.contributors & joiners)

    def is_gathering(self) -> bool:
        """3.30.5.j: whether it has not departed yet."""
        return self.place == self.start

    def crusaders(self) -> list[int]:
        """The players who still have armies in the crusade."""
        return [player for player, armies in enumerate(self.armies) if armies]


def under_way(s: Medioevo) -> Crusade:
    """The crusade, where there certainly is one."""
    assert s.crusade is not None
    return s.crusade


def move_committed(s: Medioevo, player: int, place: int) -> None:
    """3.30.5.x, 3.30.5.z: the banners and engines that a player committed go to a place, or into the reserve."""
    for places, slots in ((s.banner_at, s.banners_of(player)), (s.engine_at, s.engines_of(player))):
        for slot in slots:
            if places[slot] == COMMITTED:
                places[slot] = place
