"""What may come of a sin, an artefact or a free use is foretold: whatever is then answered keeps to both figures."""

from __future__ import annotations

from collections import Counter

import pytest

from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.tables import any_game

GAMES = 8
MOST = 250  # choices of a game
ASKED = ("TakeTurn", "Strike")
# Where the answers to an option end, and what else may change what heroes have before that.
OVER = ("TakeTurn", "LastUses", "PlayNameless")
OTHERWISE = {"event-cataclysm", "event-completes", "event-turn", "event-award", "event-end", "event-falls"}


def held(s: State, player: int) -> dict[str, int]:
    """What a player has; gifts of all kinds count together, too."""
    found = s.holdings(player)
    return {**found, "gift": sum(n for what, n in found.items() if what.startswith("gift:"))}


def answered(state: State, option: str, rng: Rng) -> State | None:
    """The position after an option and random answers; None if something else has happened meanwhile."""
    s = state.copy()
    s.events = []
    s.apply(option)
    while not s.over and type(s.asking).__name__ not in OVER:
        options = s.options()
        s.apply(options[rng.below(len(options))])
    return None if s.over or {event.message.key for event in s.events} & OTHERWISE else s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_comes_of_an_option_is_never_less_or_more_than_foretold(seats: int) -> None:
    compared = Counter[str]()
    for seed in range(GAMES):
        state, rng = any_game("seven", seats, seed), Rng(seed)
        for _ in range(MOST):
            if state.over:
                break
            looked_at = type(state.asking).__name__ in ASKED and not rng.below(4)
            for info in gate.options(state, Viewer([state.asking.seat]), details=True) if looked_at else ():
                after = answered(state, info.text, rng) if info.details is not None else None
                if after is None or info.details is None:
                    continue
                for player, ranges in info.details.later.items():
                    before, then = held(state, player), held(after, player)
                    for what, (least, most) in ranges.items():
                        if what in before:
                            assert least <= then[what] - before[what] <= most, (info, player, what)
                            compared[info.text.split(":")[0]] += 1
            options = state.options()
            state.apply(options[rng.below(len(options))])
    assert compared["sin"]
