"""Laws of hints, for every game: what is said to help does help, and one choice that would help is said."""

from __future__ import annotations

import regnum
from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.tables import any_game, every_table, is_looked_at

ASKED = 6  # options and places that are asked about in a position


def helpful(state: State, choice: str) -> list[str]:
    """Tried on copies of the position itself: the options after which, before anybody learns anything, it is legal."""
    found = []
    for option in state.options():
        after = state.copy()
        after.apply(option)
        certain = after.revealed == state.revealed and not after.over
        if certain and after.seat == state.seat and choice in [one.text for one in after.options()]:
            found.append(option.text)
    return found


@every_table
def test_a_hint_is_every_choice_that_helps_and_nothing_else(id: str, seats: int) -> None:
    game = regnum.game(id)
    every = [option.text for option in game.every_option()]
    for seed in range(3):
        state, rng = any_game(id, seats, seed), Rng(seed)
        before: list[str] = []
        for count in range(400):
            if state.over:
                break
            if is_looked_at(count, rng):
                viewer = Viewer([state.asking.seat])
                # What was legal a moment ago, or what any question of the game could be about.
                asked = [*before[:ASKED], *(every[rng.below(len(every))] for _ in range(ASKED))]
                for choice in set(asked) - {option.text for option in state.options()}:
                    assert [hint.text for hint in gate.hints(state, viewer, choice)] == helpful(state, choice)
            options = state.options()
            before = [option.text for option in options]
            state.apply(options[rng.below(len(options))])
