"""One live table: its game, what each of its connections is shown, and what people may do there."""
