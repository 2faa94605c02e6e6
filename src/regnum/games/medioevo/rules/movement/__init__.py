"""How pieces move, and what vehicles carry (3.02, 3.06)."""
