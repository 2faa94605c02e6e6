"""The servers that share a database, and what they tell each other."""
