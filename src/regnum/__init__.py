"""Regnum: medieval board games for people and programs.

>>> import regnum
>>> g = regnum.game("anno890")
>>> s = g.new(seats=2, seed=7)
>>> s.seat, [str(option) for option in s.options()]
"""

from regnum.core.errors import BadInput, IllegalChoice, RegnumError
from regnum.core.game import Game, game, games
from regnum.core.message import Event, Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.play import Play
from regnum.core.record import Record
from regnum.core.rng import Rng
from regnum.core.score_sheet import ScoreLine
from regnum.core.state import State
from regnum.core.table import NumberOption, Preset, Table, TableOption

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Event",
    "Game",
    "IllegalChoice",
    "Message",
    "NumberOption",
    "Option",
    "Play",
    "Preset",
    "Prompt",
    "PromptKind",
    "Reason",
    "Record",
    "RegnumError",
    "Rng",
    "ScoreLine",
    "State",
    "Table",
    "TableOption",
    "game",
    "games",
]
