"""Finds the board for a game: a built-in one, one from a plug-in, or the generic outline."""

from __future__ import annotations

from importlib.metadata import entry_points

from regnum.core.game import Game
from regnum.terminal.anno890 import Anno890Board
from regnum.terminal.board import Board
from regnum.terminal.medioevo import MedioevoBoard
from regnum.terminal.outline import Outline
from regnum.terminal.viscounts import ViscountsBoard

BOARDS: dict[str, type[Board]] = {"anno890": Anno890Board, "medioevo": MedioevoBoard, "viscounts": ViscountsBoard}
PLUG_INS = "regnum.terminal_boards"  # the entry point group where a plug-in registers a `Board` under its game's id


def board_for(game: Game) -> Board:
    """The board that draws `game`."""
    if game.id in BOARDS:
        return BOARDS[game.id]()
    for point in entry_points(group=PLUG_INS, name=game.id):
        board: type[Board] = point.load()
        return board()
    return Outline()
