"""The rules of Viscounts: for each chapter of the rulebook its steps and what they need."""
