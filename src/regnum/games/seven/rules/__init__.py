"""The rules of 7: one module per chapter of the rulebook, with its steps and helpers."""
