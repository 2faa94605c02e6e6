"""All kinds of event of Medioevo Universale, by the chapters that log them."""
