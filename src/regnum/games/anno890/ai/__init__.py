"""How bots judge a position of 890; no rule depends on it."""
