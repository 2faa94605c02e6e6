"""Viscounts of the West Kingdom."""

from regnum.games.viscounts.game import ViscountsGame

__all__ = ["ViscountsGame"]
