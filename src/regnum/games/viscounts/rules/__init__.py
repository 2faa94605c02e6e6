"""The rules of Viscounts: one module per chapter of the rulebook, with its steps and helpers."""
