"""Decks and empire cards (3.26, 6.01, 7.03); their effects in battle are in `war`."""
