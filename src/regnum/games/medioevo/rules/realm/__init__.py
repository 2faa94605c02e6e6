"""A player's land, population, technologies and pieces (3.03-3.05, 3.09, 3.11, 3.27, 7.06-7.09)."""
