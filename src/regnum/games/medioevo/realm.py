"""The part of the map that is in play, with what follows from it at set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regnum.games.medioevo.box import Box


class Realm:
    """The part of the map that depends on the number of players (3.01.b, 6.02): zones, kingdoms, valid objectives."""

    def __init__(self, box: Box, players: int, all_zones: bool) -> None:
        setup = next(setup for setup in box.contents.setup if setup.players == players)
        self.zones: Final = (1, 2, 3, 4) if all_zones else setup.zones
        self.in_play: Final = [zone in self.zones for zone in box.zone]  # by land
        self.lands: Final = [land for land, is_in_play in enumerate(self.in_play) if is_in_play]
        self.quota: Final = (setup.christian, setup.muslim, setup.orthodox)
        self.required: Final = tuple([box.kingdom_number[id] for id in setup.required])
        self.kingdoms: Final = [n for n, lands in enumerate(box.kingdom_lands) if self.in_play[lands[0]]]
        self.to_choose: Final = [n for n in self.kingdoms if box.playable[n]]
        # 6.03.b: the objectives that may be drawn, by kingdom; if none is complete, the one lacking the fewest lands.
        self.objectives: Final = [self._valid(box, kingdom) for kingdom in range(len(box.kingdom_ids))]

    def _valid(self, box: Box, kingdom: int) -> list[int]:
        cards = [n for n, whose in enumerate(box.objective_kingdom) if whose == kingdom]
        if not cards:
            return []
        missing = [sum(not self.in_play[land] for land in box.yellow[n] + box.red[n]) for n in cards]
        fewest = min(missing)
        best = [n for n, lost in zip(cards, missing, strict=True) if lost == fewest]
        return best if fewest == 0 else best[:1]
