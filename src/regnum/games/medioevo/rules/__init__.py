"""The rules of Medioevo Universale, one package per subject of the rulebook."""
