"""Tuning: a search for reconstructed values of a game's content with which simulated games come closer to targets."""
