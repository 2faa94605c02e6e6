"""Step 4, the invasion (inv.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.anno890 import events
from regnum.games.anno890.options import LOSE
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.rules.kingdom import raise_ruin_tower, ruin
from regnum.games.anno890.state import Anno890


class CheckInvasion(Act[Anno890]):
    """inv.1-inv.8, inv.18, inv.23: if the Invader moved and is ahead, it invades all who have the fewest Towers."""

    fields = (("seat", "seat"),)
    clauses = ("inv.1", "inv.2", "inv.4", "inv.5")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Anno890) -> None:
        if not invader_is_ahead(s):
            return
        # inv.8: who is invaded is fixed here, before any tile is turned.
        invaded = weakest(s, self.seat)
        s.invasions += 1
        s.fallen = ()
        if s.events is not None:
            s.log(events.INVASION, s.invader, s.defence)
            for seat in invaded:
                s.log(events.INVADED, seat, s.towers_of(seat))
                if not LOSE_TILE[seat].options(s):
                    s.log(events.NOTHING_TO_LOSE, seat)
        if not s.rulings.ruin_towers_one_by_one:
            s.steps.append(RAISE_RUIN_TOWERS)
        s.steps += [LOSE_TILE[seat] for seat in reversed(invaded)]


def invader_is_ahead(s: Anno890) -> bool:
    """inv.1, inv.2, inv.18: whether the Invader has moved this turn and is ahead of the Defence."""
    return s.invader_moved and s.invader > s.defence


def weakest(s: Anno890, first: int) -> list[int]:
    """inv.5, inv.6: the seats with the fewest Towers, clockwise from `first`: an invasion hits them all."""
    seats = s.table.seats
    towers = [s.towers_of(seat) for seat in range(seats)]
    fewest = min(towers)
    order = [(first + n) % seats for n in range(seats)]
    return [seat for seat in order if towers[seat] == fewest]


def threat(s: Anno890, seat: int) -> tuple[Trigger, ...]:
    """inv.2, inv.5: the invasion that would follow in the turn of `seat` if nothing were changed any more."""
    return (Trigger("trigger-invasion", tuple(weakest(s, seat))),) if invader_is_ahead(s) else ()


class LoseTile(Ask[Anno890]):
    """inv.9-inv.12: an invaded seat turns one face-up tile other than the Castle; skipped if it has none."""

    clauses = ("inv.9", "inv.10", "inv.11")
    caused = True
    verbs = ("lose",)

    def options(self, s: Anno890) -> Sequence[Option]:
        base = CELLS * self.seat
        castle = s.castles[self.seat] - base
        tiles = s.tiles
        if s.rulings.ruins_invaded:
            return [LOSE[cell] for cell in range(CELLS) if tiles[base + cell] and cell != castle]
        return [LOSE[cell] for cell in range(CELLS) if tiles[base + cell] > 0 and cell != castle]

    def choose(self, s: Anno890, option: Option) -> None:
        space = CELLS * self.seat + option.number(0) - 1
        ruin(s, space)
        if s.rulings.ruin_towers_one_by_one:
            raise_ruin_tower(s, space)
        else:
            s.fallen = (*s.fallen, space)

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.LOSE, Message("prompt-lose"), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        space = CELLS * self.seat + option.number(0) - 1
        return Message("option-lose", s.place_and_tokens(space))

    def why_not(self, s: Anno890, option: Option) -> Reason:
        cell = option.number(0)
        if not 1 <= cell <= CELLS:
            return Reason("comp.10", "reason-no-such-space")
        space = CELLS * self.seat + cell - 1
        if space == s.castles[self.seat]:
            return Reason("inv.10", "reason-castle-stands")
        if s.tiles[space] < 0:
            return Reason("inv.11", "reason-already-ruin", {"cell": cell})
        return Reason("inv.9", "reason-empty-space", {"cell": cell})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"kingdoms.{self.seat}.spaces.{option.number(0)}",)


class RaiseRuinTowers(Act[Anno890]):
    """inv.13, inv.19, inv.22: once all tiles are turned, put Towers on the new Ruins in the same order."""

    clauses = ("inv.13", "inv.19", "inv.22")

    def run(self, s: Anno890) -> None:
        for space in s.fallen:
            raise_ruin_tower(s, space)
        s.fallen = ()


LOSE_TILE = tuple(LoseTile(seat) for seat in range(4))
RAISE_RUIN_TOWERS = RaiseRuinTowers()
