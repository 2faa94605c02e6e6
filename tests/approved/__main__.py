"""`python -m tests.approved [game …]`: write the approved texts anew; read the diff before you commit it."""

from __future__ import annotations

import sys

from tests.approved.files import GAMES, file, subjects, written

if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        for subject in subjects(game):
            file(game, subject).write_text(written(game, subject), encoding="utf-8")
