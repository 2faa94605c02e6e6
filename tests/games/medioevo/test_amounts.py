"""Lists of amounts to choose from."""

from __future__ import annotations

import pytest

from regnum.games.medioevo.rules.amounts import amounts


@pytest.mark.parametrize(
    ("most", "ways", "longest", "numbers"),
    [
        (12, 4, 48, list(range(1, 13))),
        (13, 4, 48, [1, 2, 3, 4, 5, 10, 13]),
        (10, 5, 48, [1, 2, 3, 4, 5, 10]),
        (300, 4, 48, [1, 2, 3, 4, 5, 10, 20, 50, 100, 200, 300]),
        (300, 5, 48, [1, 5, 300]),
        (5, 30, 48, [1, 5]),
        (30, 2, 24, [1, 2, 3, 4, 5, 10, 20, 30]),
    ],
)
def test_a_list_of_amounts_is_complete_or_round(most: int, ways: int, longest: int, numbers: list[int]) -> None:
    assert list(amounts(most, ways, longest)) == numbers
