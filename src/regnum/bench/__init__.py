"""What `regnum bench` and `regnum load` run: the same measures for our games, our server, and their peers."""
