"""How bots judge a position of Viscounts; no rule depends on it."""
