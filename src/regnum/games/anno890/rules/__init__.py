"""The rules of 890: one module per chapter of the rulebook, with its steps and helpers."""
