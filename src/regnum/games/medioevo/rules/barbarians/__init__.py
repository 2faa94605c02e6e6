"""Barbarian territories, pirates, invasions and rebellions (3.18, 3.19, 7.04, 7.12)."""
