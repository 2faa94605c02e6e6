"""Approved texts: what a game says in chosen positions, in files that people review.

`tests/games/<game>/approved/<subject>.py` sets positions up, and `<subject>.txt` beside it is what the game says there.
`python -m tests.approved` writes these files anew; the diff is what a reviewer reads. They prove no clause: what must
happen by a rule is a small test of its own, with `@clause`.
"""

from tests.approved.page import Page, scene

__all__ = ["Page", "scene"]
