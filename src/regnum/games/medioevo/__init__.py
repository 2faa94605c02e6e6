"""Medioevo Universale: kingdoms of Europe, Africa and the Levant about 1265."""

from regnum.games.medioevo.game import MedioevoGame

__all__ = ["MedioevoGame"]
