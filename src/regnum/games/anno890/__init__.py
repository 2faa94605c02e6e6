"""890 Anno Domini (GateOnGames, 2023): eight rounds to build a Kingdom of nine tiles while the Saracens land."""

from regnum.games.anno890.game import Anno890Game

__all__ = ["Anno890Game"]
