"""The rules of 7: for each chapter of the rulebook its steps and what they need."""
