"""How attacks end over all dice: what agents reckon with is what the rules throw."""

from __future__ import annotations

from itertools import product

import pytest

from regnum.games.medioevo.ai.odds import ends, success
from regnum.games.medioevo.constants import LEADER_BONUS
from regnum.games.medioevo.rules.war.dice import fight

FACES = range(1, 7)


@pytest.mark.parametrize(("leader", "defending"), [(0, 0), (1, 0), (0, 1), (2, 1)])
def test_a_single_battle(leader: int, defending: int) -> None:
    """7.10.s, 7.10.r: one army against one: a die each."""
    thrown = [fight([a], LEADER_BONUS[leader], [d], LEADER_BONUS[defending]) for a, d in product(FACES, FACES)]
    won = sum(killed for _, killed, _ in thrown) / len(thrown)
    assert ends(1, leader, 1, defending, 0, 0) == pytest.approx([1.0 - won, won])


def test_two_against_a_wall() -> None:
    """7.10.j, 7.10.n: two dice against one and that of the fort; with a single army left it goes on."""
    two = [fight([a, b], 0, [c, d], 0) for a, b, c, d in product(FACES, repeat=4)]
    one = [fight([a], 0, [c, d], 0) for a, c, d in product(FACES, repeat=3)]
    last = sum(killed > 0 for _, killed, _ in one) / len(one)
    # A pair each: whoever loses both is gone, a win of the first or second pair kills the only defender.
    both = sum(killed == 2 for _, killed, _ in two) / len(two)
    split = sum(killed == 1 for _, killed, _ in two) / len(two)
    found = ends(2, 0, 1, 0, 10, 0)
    assert found == pytest.approx([1.0 - both - split, split, both])
    assert last < success(2, 0, 1, 0, 10, 0)


def test_more_armies_win_more_often_and_walls_hold_them_up() -> None:
    odds = [success(armies, 0, 5, 0, 0, 0) for armies in range(1, 31)]
    assert odds == sorted(odds)
    assert success(10, 0, 5, 0, 10, 0) < success(10, 0, 5, 0, 0, 0)
    assert sum(ends(12, 0, 6, 2, 10, 1)) == pytest.approx(1.0)
    assert ends(4, 0, 0, 0, 0, 0) == [0.0, 0.0, 0.0, 0.0, 1.0]
