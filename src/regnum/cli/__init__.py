"""The command line: `regnum games | play | simulate | arena | replay | verify | rules | content | perft | bench`."""
