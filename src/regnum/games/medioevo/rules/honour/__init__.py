"""Honour points, honour coins and the end of the game (chapter 4, 10.03)."""
