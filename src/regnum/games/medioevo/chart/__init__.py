"""The board of Medioevo Universale as a drawn chart: the geometry that the client draws, made from the content."""
