"""The command line: a file for each command of `regnum`, or for a few that belong together."""
