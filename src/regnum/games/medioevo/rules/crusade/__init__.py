"""The crusade, from the Pope's call to its end (3.30.5)."""
