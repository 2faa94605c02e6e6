"""The games and numbers of seats for what is tested on all of them: a new game joins by being registered.

Interpreted it is each game's smallest table of several people. On the compiled engine, which people play on and which
must give the same results, it is every number of seats, or of a game with many the fewest and the most. With
REGNUM_SOAK=1, as `make soak` sets it, it is all of them.
"""

from __future__ import annotations

import os

import pytest

import regnum
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import NumberOption, OptionValue, TableOption
from tools.builds import is_compiled

SOAK = os.environ.get("REGNUM_SOAK") == "1"
MANY = 3  # numbers of seats


def numbers_of_seats(id: str) -> list[int]:
    """The numbers of seats at which a game is tested."""
    every = list(regnum.game(id).seats)
    if SOAK:
        return every
    if not is_compiled():
        return [next((seats for seats in every if seats > 1), every[0])]
    return every if len(every) <= MANY else [every[0], every[-1]]


TABLES = [(id, seats) for id in regnum.games() for seats in numbers_of_seats(id)]
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


# For what takes long and depends little on the number of seats: one table of each game, the smallest of several people,
# and with REGNUM_SOAK=1 the largest.
ONE_EACH = dict(TABLES if SOAK else [table for table in reversed(TABLES) if table[1] > 1])
one_table = pytest.mark.parametrize(("id", "seats"), ONE_EACH.items(), ids=ONE_EACH)


def any_options(g: regnum.Game, seats: int, rng: Rng) -> dict[str, OptionValue]:
    """Table options at random: each keeps its default half of the time."""
    chosen: dict[str, OptionValue] = {}
    for name, option in g.options.items():
        if rng.below(2):
            value = _any_value(option, rng)
            try:
                g.table(seats, {name: value})
            except regnum.BadInput:
                continue  # not at a table of this size
            chosen[name] = value
    return chosen


def _any_value(option: TableOption, rng: Rng) -> OptionValue:
    """A number is at most twice the usual one, which may be the length of the game."""
    if not isinstance(option, NumberOption):
        return option.choices[rng.below(len(option.choices))]
    least, most = option.numbers[0], min(option.numbers[-1], 2 * int(option.default))
    return least + rng.below(most - least + 1)


def any_game(id: str, seats: int, seed: int) -> State:
    """A new game with random table options."""
    g = regnum.game(id)
    return g.new(seats, seed, any_options(g, seats, Rng(seed).fork("options")))


def some_choices(state: State, rng: Rng, n: int) -> None:
    """Play `n` random choices, or to the end."""
    while n and not state.over:
        options = state.options()
        state.apply(options[rng.below(len(options))])
        n -= 1


def is_looked_at(count: int, rng: Rng) -> bool:
    """For laws that are slow to test: every one of a game's first choices, then of a long game ever fewer."""
    return not rng.below(1 + count // 25)


def any_position(id: str, seats: int, seed: int, depth: int) -> State:
    """The position after `depth` random choices of a random game, or the last one in which somebody chooses."""
    state = any_game(id, seats, seed)
    rng = Rng(seed).fork("choices")
    for _ in range(depth):
        options = state.options()
        after = state.copy()
        after.apply(options[rng.below(len(options))])
        if after.over:
            break
        state = after
    return state
