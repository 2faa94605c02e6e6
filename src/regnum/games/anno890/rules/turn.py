"""flow.1-flow.6: the sequence of turns and rounds, and the end of the game."""

from __future__ import annotations

from typing import Final

from regnum.core.step import Act, AnyStep
from regnum.games.anno890 import events
from regnum.games.anno890.box import ROUNDS
from regnum.games.anno890.rules.end import DrawApprentice
from regnum.games.anno890.rules.invasion import CheckInvasion
from regnum.games.anno890.rules.take import Replace, TakeTile
from regnum.games.anno890.rules.trios import CheckTrios
from regnum.games.anno890.schema import DrawCharacters, Gain
from regnum.games.anno890.state import Anno890


class StartTurn(Act[Anno890]):
    """flow.3, flow.5: start-of-turn abilities, then the four steps of a turn in fixed order."""

    fields = (("seat", "seat"),)
    clauses = ("flow.3", "flow.5")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Anno890) -> None:
        seat = self.seat
        s.turn = seat
        s.invader_moved = False
        s.placed = ()
        if s.events is not None:
            s.log(events.TURN, seat, s.round)
        inventor = False
        for card in s.characters[seat]:
            character = s.box.characters[card]
            if character.when == "turn_start":
                inventor = inventor or s.box.takes_special[card]
                if isinstance(character.effect, Gain):
                    s.gain_coins(seat, character.effect.n, character.clause)
        s.steps += TURN_OR_INVENT[seat] if inventor else TURN[seat]
        # repl.1: most Kingdoms never hold such a tile, so check before pushing the step.
        faces = s.faces(seat)
        for tile in s.box.replacing_tiles:
            if tile in faces:
                s.steps.append(Replace(seat))
                return


class EndTurn(Act[Anno890]):
    """flow.1, flow.2, end.1: pass the turn clockwise; after the eighth round the game ends."""

    fields = (("seat", "seat"),)
    clauses = ("flow.1", "flow.2", "end.1")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Anno890) -> None:
        following = (self.seat + 1) % s.table.seats
        if following == s.first:
            if s.round == ROUNDS:
                s.steps.append(EndGame())
                return
            s.round += 1
        s.steps.append(START_TURN[following])


class EndGame(Act[Anno890]):
    """end.2, end.5: after the last turn, owners of an Apprentice draw; then points are counted."""

    clauses = ("end.2", "end.5")

    def run(self, s: Anno890) -> None:
        s.log(events.END)
        seats = s.table.seats
        for seat in [(s.first + n) % seats for n in range(seats - 1, -1, -1)]:
            for card in s.characters[seat]:
                effect = s.box.characters[card].effect
                if isinstance(effect, DrawCharacters):
                    s.steps.append(DrawApprentice(seat, effect.draw))


def _turn(seat: int, inventor: bool) -> tuple[AnyStep, ...]:
    """flow.3: the steps of a turn, the first on top of the stack; `TakeTile` pushes `PlaceTile` itself."""
    return EndTurn(seat), CheckInvasion(seat), CheckTrios(seat), TakeTile(seat, inventor)


# These steps depend only on the seat, so all games share one instance per seat.
START_TURN: Final = tuple(StartTurn(seat) for seat in range(4))
TURN: Final = tuple(_turn(seat, False) for seat in range(4))
TURN_OR_INVENT: Final = tuple(_turn(seat, True) for seat in range(4))
