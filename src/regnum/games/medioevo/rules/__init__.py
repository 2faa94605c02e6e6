"""The rules of Medioevo Universale, a chapter of the rulebook to a package."""
