"""The sequence of turns and rounds, and the end of the game (turn.*, end.*)."""

from __future__ import annotations

from typing import Final

from regnum.core.step import Act, AnyStep
from regnum.games.viscounts import events
from regnum.games.viscounts.rules.action import ChooseAction
from regnum.games.viscounts.rules.cards import BeginPlay, FillHand, SlideCards
from regnum.games.viscounts.rules.collision import CheckCollision
from regnum.games.viscounts.rules.hire import Recruit
from regnum.games.viscounts.rules.movement import MoveViscount
from regnum.games.viscounts.rules.rival import SlideSchemes
from regnum.games.viscounts.state import Viscounts


class StartTurn(Act[Viscounts]):
    """turn.2: begin a turn: six phases in fixed order, or the Rival's own sequence (solo.55)."""

    fields = (("player", "player"),)
    clauses = ("turn.1", "turn.2")

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Viscounts) -> None:
        player = s.turn = self.player
        if s.events is not None:
            s.log(events.TURN, player, s.round)
        s.steps += RIVAL_TURN[player] if s.is_rival(player) else TURN[player]


class EndTurn(Act[Viscounts]):
    """turn.1, draw.12, end.2-end.4: pass the turn clockwise; the round after the first reveal is the last."""

    fields = (("player", "player"),)
    clauses = ("turn.1", "end.2")

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Viscounts) -> None:
        following = (self.player + 1) % s.table.players
        if following == s.first:
            if s.round == s.last_round:
                s.log(events.END)
                return
            s.round += 1
        s.steps.append(START_TURN[following])


def _turn(player: int) -> tuple[AnyStep, ...]:
    """turn.2: the steps of the six phases, the first on top of the stack."""
    return (
        EndTurn(player),
        FillHand(player),
        CheckCollision(player),
        Recruit(player),
        ChooseAction(player),
        MoveViscount(player),
        BeginPlay(player),
        SlideCards(player),
    )


# These steps depend only on the player, so all games share one instance per player.
START_TURN: Final = tuple(StartTurn(player) for player in range(4))
TURN: Final = tuple(_turn(player) for player in range(4))
# solo.55-solo.65: the Rival's Scheme, then a Collision if its markers have met.
RIVAL_TURN: Final = tuple((EndTurn(player), CheckCollision(player), SlideSchemes(player)) for player in range(4))
