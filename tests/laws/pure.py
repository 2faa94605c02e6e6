"""What a game answers about positions, in a process that has done nothing else: `python -m tests.laws.pure`.

It reads positions and places as JSON lines and writes an answer to each: the estimate, and the reason at each place.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

import regnum
from regnum.core.places import why_not_at
from regnum.core.state import State


def answer(state: State, places: Sequence[str]) -> list[Any]:
    reasons = [why_not_at(state, place) for place in places]
    return [state.evaluate(), *(reason and reason.to_json() for reason in reasons)]


def main() -> None:
    for line in sys.stdin:
        position, places = json.loads(line)
        print(json.dumps(answer(regnum.game(position["game"]).load(position), places)))


if __name__ == "__main__":
    main()
