"""Buying and selling goods (3.10, 7.11)."""
