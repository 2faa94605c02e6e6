"""Laws of hints, for every game: what is said to help does help, and one choice that would help is said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import regnum
from regnum.core import gate
from regnum.core.address import Key
from regnum.core.board.views import board_view
from regnum.core.gate import Viewer
from regnum.core.hints import DEPTH
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.laws.addresses import place_of, places
from tests.tables import SOAK, any_game, every_table, is_looked_at

ASKED = 6  # options and places that are asked about in a position


def helpful(state: State, is_wanted: Callable[[State, Option], bool]) -> list[str]:
    """Tried on copies of the position itself: the options after which, before anybody learns anything, one is legal."""
    found = []
    for option in state.options():
        after = state.copy()
        after.apply(option)
        certain = after.revealed == state.revealed and not after.over
        if certain and after.seat == state.seat and any(is_wanted(after, one) for one in after.options()):
            found.append(option.text)
    return found


@every_table
def test_a_hint_is_every_choice_that_helps_and_nothing_else(id: str, seats: int) -> None:
    game = regnum.game(id)
    every = [option.text for option in game.every_option()]
    for seed in range(3 if SOAK else 1):
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
                    hints = [hint.text for hint in gate.hints(state, viewer, choice)]
                    check(state, hints, partial(is_called, choice), choice)
                check_places(state, viewer, rng)
            options = state.options()
            before = [option.text for option in options]
            state.apply(options[rng.below(len(options))])


def check(state: State, hints: list[str], is_wanted: Callable[[State, Option], bool], asked: str) -> None:
    """All single choices that help are told, in their order; without any, each hint begins a way there."""
    single = helpful(state, is_wanted)
    assert hints == single or (hints and not single), asked
    for hint in hints if not single else ():
        assert leads(state, hint, is_wanted, DEPTH), (asked, hint)


def leads(state: State, choice: str, is_wanted: Callable[[State, Option], bool], depth: int) -> bool:
    """Whether with that choice and up to `depth` - 1 more, before anybody learns anything, a wanted one is legal."""
    after = state.copy()
    after.apply(choice)
    if after.over or after.revealed != state.revealed or after.seat != state.seat:
        return False
    if any(is_wanted(after, one) for one in after.options()):
        return True
    return depth > 1 and any(leads(after, one.text, is_wanted, depth - 1) for one in after.options())


def is_called(choice: str, _: State, option: Option) -> bool:
    return option.text == choice


def is_touched(
    state: State, board: dict[str, Any], place: tuple[Key, ...] | None, after: State, option: Option
) -> bool:
    return any(place_of(state, board, ref) == place for ref in after.refs(option))


def check_places(state: State, viewer: Viewer, rng: Rng) -> None:
    """The same for some places that can be seen but not chosen, most of them such as this question touches."""
    board = board_view(state, state.asking.seat)

    seen = list(places(board, state.table.game.fields.by_player))
    later = [ref for option in state.options() for ref in led_to(state, option) if place_of(state, board, ref)]
    for address in {list_[rng.below(len(list_))] for list_ in (seen, later) if list_ for _ in range(ASKED)}:
        touches = partial(is_touched, state, board, place_of(state, board, address))
        if any(touches(state, option) for option in state.options()):
            continue
        hints = [hint.text for hint in gate.hints(state, viewer, "", address)]
        check(state, hints, touches, address)


def led_to(state: State, option: Option) -> list[str]:
    """What can be chosen after `option`, which is played even where it reveals something."""
    after = state.copy()
    after.apply(option)
    return [] if after.over else [ref for one in after.options() for ref in after.refs(one)]
