"""3.30.5: the crusade in progress, an immutable record: whoever changes it makes a new one."""

from __future__ import annotations

from typing import Final


class Crusade:
    """Where it goes, who takes part, and the armies each has committed; banners and engines know it by their place."""

    __slots__ = ("armies", "departs", "goal", "joiners", "percent", "place", "quotas", "start")

    def __init__(
        self,
        goal: int,
        start: int,
        departs: int,
        percent: int,
        joiners: int,
        quotas: tuple[int, ...],
        armies: tuple[int, ...],
        place: int,
    ) -> None:
        self.goal: Final = goal  # the territory of the city
        self.start: Final = start  # the territory where it gathers
        self.departs: Final = departs  # the round in which it begins to march (3.30.5.g)
        self.percent: Final = percent  # 3.30.5.h
        self.joiners: Final = joiners  # as bits
        self.quotas: Final = quotas  # by player
        self.armies: Final = armies  # committed, by player
        self.place: Final = place  # `start` until it marches

    def with_armies(self, armies: tuple[int, ...]) -> Crusade:
        """3.30.5.j, or after losses."""
        return Crusade(self.goal, self.start, self.departs, self.percent, self.joiners, self.quotas, armies, self.place)

    def with_joiners(self, joiners: int) -> Crusade:
        """3.30.5.z."""
        return Crusade(self.goal, self.start, self.departs, self.percent, joiners, self.quotas, self.armies, self.place)

    def moved(self, place: int) -> Crusade:
        """3.30.5.o."""
        return Crusade(self.goal, self.start, self.departs, self.percent, self.joiners, self.quotas, self.armies, place)
