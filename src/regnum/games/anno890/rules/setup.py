"""setup.18-setup.22: choosing the Castles. Set-up without decisions is in `Anno890Game.set_up`."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.anno890.options import CASTLE
from regnum.games.anno890.rules.grid import CELLS, CENTRE, space_address
from regnum.games.anno890.schema import CastleGain
from regnum.games.anno890.state import Anno890


class PickCastle(Ask[Anno890]):
    """setup.19, setup.20: choose one of the Castles left and put it in the centre of the Kingdom."""

    clauses = ("setup.19", "setup.20", "setup.21")
    verbs = ("castle",)

    def options(self, s: Anno890) -> Sequence[Option]:
        return CASTLE[: len(s.offered_castles)]

    def choose(self, s: Anno890, option: Option) -> None:
        at = option.number(0) - 1
        tile = s.offered_castles[at]
        s.offered_castles = s.offered_castles[:at] + s.offered_castles[at + 1 :]
        space = CELLS * self.seat + CENTRE
        s.tiles[space] = tile
        s.castles[self.seat] = space
        if s.events is not None:
            fact = s.moved_tile(self.seat, tile, f"castles.{at + 1}", space_address(space))
            s.tell("event-castle", "setup.20", s.place(space), fact=fact)
        clause = s.box.scenarios[s.scenario].clause
        for op in s.side.setup:
            if isinstance(op, CastleGain):
                if op.what == "tower":
                    s.add_towers(space, op.n, clause)
                else:
                    s.add_nobles(space, op.n, clause)

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-castle"), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        tile = s.box.tile_ids[s.offered_castles[option.number(0) - 1]]
        return Message("option-castle", {"tile": f"@tile-{tile}"})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        return Reason("setup.18", "reason-no-such-castle", {"n": len(s.offered_castles)})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"castles.{option.number(0)}",)
