"""Pacts, war and peace between players (chapter 5, 7.05)."""
