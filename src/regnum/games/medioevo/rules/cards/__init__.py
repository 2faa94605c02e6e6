"""Decks and empire cards; what cards do in battle is in `war` (3.26, 6.01, 7.03)."""
