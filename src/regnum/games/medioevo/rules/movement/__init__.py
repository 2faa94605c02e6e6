"""Movement of pieces, and loading of vehicles (3.02, 3.06)."""
