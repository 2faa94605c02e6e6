"""How bots judge a position of 7; no rule depends on it."""
