"""The steps of Medioevo Universale, a phase or a subject to a file."""
