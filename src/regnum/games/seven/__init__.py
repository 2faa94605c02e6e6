"""7: heroes against the Nameless."""

from regnum.games.seven.game import SevenGame

__all__ = ["SevenGame"]
