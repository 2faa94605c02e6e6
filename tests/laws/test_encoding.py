"""Laws of the encoding for learners, for every game; the oracle checks that it reveals no secret."""

from __future__ import annotations

import pytest

from regnum.core.encoding import Encoding, encoding
from regnum.core.errors import BadInput
from regnum.core.fields import Internal
from regnum.core.game import game
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import NumberOption
from tests.tables import any_game, every_table, is_looked_at


def field_by_field(layout: Encoding, state: State, seat: int | None) -> list[int]:
    """What `Encoding.numbers` writes of the fields, from the vector of each alone."""
    numbers = [0] * layout.size
    for leaf, column in layout.columns(state):
        for i, owner, place in zip(column.indices, column.owners, column.places, strict=True):
            if leaf.is_there(state, i):
                vector = leaf.vector(state, i, seat, owner)
                assert len(vector) <= column.width, leaf.name
                at = column.offset + place * column.width
                numbers[at : at + len(vector)] = vector
    return numbers


@every_table
def test_the_numbers_are_those_of_the_fields_in_a_layout_that_never_changes(id: str, seats: int) -> None:
    state = any_game(id, seats, 61)
    layout = encoding(state.table.game)
    assert layout.digest == Encoding(state.table.game).digest
    end = 0
    for part in layout.parts:
        assert part.offset == end
        end += part.size
    assert layout.size == end
    rng = Rng(61)
    sample = rng.fork("sample")
    different, count = set(), 0
    while not state.over:
        if is_looked_at(count, sample):
            for seat in (None, *range(seats)):
                numbers = layout.numbers(state, seat)
                question = layout.questions.index(type(state.asking).__name__)
                assert numbers[:4] == [seats, 0 if seat is None else seat + 1, state.asking.seat + 1, question]
                assert numbers[4:] == field_by_field(layout, state, seat)[4:]
                different.add(tuple(numbers))
        count += 1
        options = state.options()
        state.apply(options[rng.below(len(options))])
    assert len(different) > 3


@every_table
def test_every_field_of_the_view_is_in_the_numbers(id: str, seats: int) -> None:
    state = any_game(id, seats, 61)
    columns = encoding(state.table.game).columns(state)
    encoded = {(leaf, i) for leaf, column in columns for i in column.indices}
    left_out = {leaf.name for leaf, i, _ in state.table.game.fields.leaves(state) if (leaf, i) not in encoded}
    internal = {leaf.name for leaf, _, _ in state.table.game.fields.slots(state) if isinstance(leaf, Internal)}
    assert left_out - internal <= {"ended"}, "how the game ended is a text, and no position to learn from"


@every_table
def test_names_are_unique(id: str, seats: int) -> None:
    names = [part.name for part in encoding(any_game(id, seats, 61).table.game).parts]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("id", ["anno890", "viscounts", "seven", "medioevo"])
def test_every_table_option_fits_the_layout(id: str) -> None:
    g = game(id)
    layout = encoding(g)
    for name, option in g.options.items():
        for value in (option.numbers[0], option.numbers[-1]) if isinstance(option, NumberOption) else option.choices:
            for seats in (g.seats[0], g.seats[-1]):
                try:
                    state = g.new(seats, 3, {name: value})
                except BadInput:  # it has no meaning at this table
                    continue
                assert layout.numbers(state, state.seat)[4:] == field_by_field(layout, state, state.seat)[4:]
