"""What a player holds and how it grows: land, people, technologies, pieces (3.03-3.05, 3.09, 3.11, 3.27, 7.06-7.09)."""
