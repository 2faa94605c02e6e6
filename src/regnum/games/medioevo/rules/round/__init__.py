"""The course of a round: swords, turns, event dice and event cards (3.29, 7.01-7.04)."""
