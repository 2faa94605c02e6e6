"""How bots judge a position of Medioevo Universale."""
