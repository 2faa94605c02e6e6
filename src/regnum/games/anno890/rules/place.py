"""Step 2, adding the tile to the Kingdom (place.*, icon.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.anno890.options import PLACE
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.rules.invasion import threat
from regnum.games.anno890.rules.kingdom import add_tile, completed, trios_now
from regnum.games.anno890.state import Anno890


class PlaceTile(Ask[Anno890]):
    """place.1-place.3: place the tile on any free space of the player's Kingdom and apply its icons."""

    clauses = ("place.1", "place.2", "place.3")
    verbs = ("place",)

    def options(self, s: Anno890) -> Sequence[Option]:
        base = CELLS * self.seat
        tiles = s.tiles
        return [PLACE[cell] for cell in range(CELLS) if not tiles[base + cell]]

    def choose(self, s: Anno890, option: Option) -> None:
        add_tile(s, CELLS * self.seat + option.last - 1)

    def prompt(self, s: Anno890) -> Prompt:
        words = Message("prompt-place", {"tile": f"@tile-{s.box.tile_ids[s.taken]}"})
        return Prompt(PromptKind.PLACE, words, self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        return Message("option-place", {"tile": f"@tile-{s.box.tile_ids[s.taken]}", "cell": option.number(0)})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        cell = option.number(0)
        option.expect(len(option.args) == 1)
        if not 1 <= cell <= CELLS:
            return Reason("comp.10", "reason-no-such-space")
        return Reason("place.2", "reason-space-taken", s.place(CELLS * self.seat + cell - 1))

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"kingdoms.{self.seat}.spaces.{option.number(0)}",)

    def details(self, s: Anno890, option: Option) -> Details:
        """trio.1, icon.2, icon.6, inv.2: what the tile completes and sets off there; if nothing, the turn ends."""
        after = s.copy()
        add_tile(after, CELLS * self.seat + option.number(0) - 1)
        trios = tuple([completed(self.seat, line, crops) for line, crops in trios_now(after)])
        payers = tuple(
            [other for other, coins in enumerate(s.coins) if after.coins[other] < coins and other != self.seat]
        )
        invasion, saracens = threat(after, self.seat), after.invader - s.invader
        tithe = (Trigger("trigger-tithe", payers),) if payers else ()
        return Details(
            gain={"saracen": saracens} if saracens else {},
            completes=trios,
            triggers=tithe + invasion,
            ends="" if trios or invasion else "turn",
        )


PLACE_TILE = tuple(PlaceTile(seat) for seat in range(4))
