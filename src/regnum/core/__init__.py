"""The kernel: everything a game of decisions needs, and nothing of any one game."""
