"""3.30.5: the crusade in progress, an immutable record: whoever changes it makes a new one."""

from __future__ import annotations

from typing import NamedTuple


class Crusade(NamedTuple):
    """Where it goes, who takes part, and the armies each has committed; banners and engines know it by their place."""

    goal: int  # the territory of the city
    start: int  # the territory where it gathers
    departs: int  # the round in which it begins to march (3.30.5.g)
    percent: int  # 3.30.5.h
    joiners: int  # as bits
    quotas: tuple[int, ...]  # by player
    armies: tuple[int, ...]  # committed and still alive, by player
    place: int  # `start` until it marches
    contributors: int  # who has committed an army, as bits (3.30.5.w)
    enemy: int  # who held the goal when it was proclaimed, or BARBARIAN (3.30.5.d)
    # What ends with it (3.30.5.y): by player the alliances it made, and the joiners it led into war with the enemy.
    new_allies: tuple[int, ...]
    new_wars: int

    def with_armies(self, armies: tuple[int, ...]) -> Crusade:
        """After losses."""
        return self._replace(armies=armies)

    def reinforced(self, player: int, n: int) -> Crusade:
        """3.30.5.j."""
        armies = (*self.armies[:player], self.armies[player] + n, *self.armies[player + 1 :])
        return self._replace(armies=armies, contributors=self.contributors | (1 << player if n else 0))

    def with_joiners(self, joiners: int) -> Crusade:
        """3.30.5.z: whoever leaves is no crusader any more."""
        return self._replace(joiners=joiners, contributors=self.contributors & joiners)

    def without(self, player: int) -> Crusade:
        """3.30.5.z: an excommunicated or eliminated player and his armies are no part of it any more."""
        armies = tuple([0 if one == player else n for one, n in enumerate(self.armies)])
        return self.with_armies(armies).with_joiners(self.joiners & ~(1 << player))

    def moved(self, place: int) -> Crusade:
        """3.30.5.o."""
        return self._replace(place=place)

    def is_gathering(self) -> bool:
        """3.30.5.j: it has not left yet."""
        return self.place == self.start

    def crusaders(self) -> list[int]:
        """The players who still have armies in it."""
        return [player for player, armies in enumerate(self.armies) if armies]
