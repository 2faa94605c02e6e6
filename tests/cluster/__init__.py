"""Several servers on one database, with faults: what players were told must be true whatever breaks.

`python -m tests.cluster --help` says how to run it; `make test` runs it for less than a minute, `make soak` for long.
"""
