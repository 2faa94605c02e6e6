"""Laws of the encoding for machine learning, for every game; the oracle checks that it reveals no secret."""

from __future__ import annotations

from regnum.core.encoding import Encoding
from regnum.core.fields import Internal
from regnum.core.rng import Rng
from tests.tables import any_game, every_table, is_looked_at


@every_table
def test_the_layout_never_changes_and_the_board_is_in_the_numbers(id: str, seats: int) -> None:
    state = any_game(id, seats, 61)
    layout = Encoding(state)
    names = [(part.name, part.offset, part.length) for part in layout.parts]
    assert layout.size == sum(part.length for part in layout.parts) > 0
    rng = Rng(61)
    sample = rng.fork("sample")
    different, count = set(), 0
    while not state.over:
        if is_looked_at(count, sample):
            assert [(part.name, part.offset, part.length) for part in Encoding(state).parts] == names
            numbers = layout.write(state, state.asking.seat)
            assert len(numbers) == layout.size
            for part in layout.parts:
                if part.leaf.is_there(state, part.i):
                    assert len(part.leaf.vector(state, part.i, None, part.owner)) == part.length, part.name
            different.add(tuple(numbers))
        count += 1
        options = state.options()
        state.apply(options[rng.below(len(options))])
    assert len(different) > 3


@every_table
def test_every_field_of_the_view_is_in_the_numbers(id: str, seats: int) -> None:
    state = any_game(id, seats, 61)
    encoded = {(part.leaf, part.i) for part in Encoding(state).parts}
    left_out = {leaf.name for leaf, i, _ in state.table.game.fields.leaves(state) if (leaf, i) not in encoded}
    internal = {leaf.name for leaf, _, _ in state.table.game.fields.slots(state) if isinstance(leaf, Internal)}
    assert left_out - internal <= {"ended"}, "how the game ended is a text, and no position to learn from"
