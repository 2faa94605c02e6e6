"""The command line: one module for each command of `regnum`, or for a few related ones."""
