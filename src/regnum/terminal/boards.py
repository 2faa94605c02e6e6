"""Which game has a drawing of its own; every other gets the outline."""

from __future__ import annotations

from regnum.core.game import Game
from regnum.terminal.anno890 import Anno890Board
from regnum.terminal.board import Board
from regnum.terminal.medioevo import MedioevoBoard
from regnum.terminal.outline import Outline
from regnum.terminal.viscounts import ViscountsBoard

BOARDS: dict[str, type[Board]] = {"anno890": Anno890Board, "medioevo": MedioevoBoard, "viscounts": ViscountsBoard}


def board_for(game: Game) -> Board:
    """What draws `game`."""
    return BOARDS.get(game.id, Outline)()
