"""Attacks on land and at sea, battles, conquest and blockades (7.10)."""
