"""What `regnum bench` runs: the same measures for our games, interpreted and compiled, and for a peer."""
