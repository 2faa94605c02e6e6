"""Laws of the encoding for machine learning, for every game; the oracle checks that it reveals no secret."""

from __future__ import annotations

from regnum.core.encoding import Encoding
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
            different.add(tuple(numbers))
        count += 1
        options = state.options()
        state.apply(options[rng.below(len(options))])
    assert len(different) > 3
