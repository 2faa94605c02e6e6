"""The rules of 890: for each chapter of the rulebook its steps and what they need."""
