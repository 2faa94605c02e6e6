"""Servers are compared turn by turn; what ours puts off until the other plays counts as well."""

from __future__ import annotations

import pytest

from regnum.core.errors import BadInput
from tools.process import Usage
from tools.turns import Turn, pace, play_round, ratio


class Side:
    """A side whose server uses `cpu` seconds in its own turn, and `later` while another plays."""

    def __init__(self, cpu: float, later: float = 0.0) -> None:
        self._used, self._cpu, self._later = 0.0, cpu, later
        self.others: list[Side] = []

    def usage(self) -> Usage:
        return Usage(self._used, 0)

    async def play(self, seconds: float, think: float) -> list[float]:
        self._used += self._cpu
        for other in self.others:
            other._used += other._later
        return [0.001] * 100


@pytest.mark.asyncio
async def test_what_a_server_puts_off_counts_as_well() -> None:
    ours, theirs = Side(0.25, later=0.25), Side(1.0)
    theirs.others = [ours]
    first, second = await play_round([ours, theirs], 1.0, 0.0)
    assert (first.cpu, second.cpu) == (0.5, 1.0)
    assert ratio([first], [second]) == 2.0


def test_the_ratio_is_that_of_the_middle_turn() -> None:
    def turn(choices: int, cpu: float) -> Turn:
        return Turn([0.001] * choices, 1.0, cpu)

    ours = [turn(200, 1.0), turn(200, 1.0), turn(20, 1.0)]  # the last while the machine did something else
    theirs = [turn(100, 1.0), turn(50, 1.0), turn(100, 1.0)]
    assert ratio(ours, theirs) == 2.0


def test_the_pace_of_all_turns() -> None:
    found = pace([Turn([0.001, 0.003], 1.0, 0.25), Turn([0.002], 2.0, 0.25)])
    assert found.choices == 3
    assert found.choices_per_s == 1.0
    assert found.choices_per_cpu_s == 6.0
    assert found.p50_ms == pytest.approx(2.0)
    with pytest.raises(BadInput, match="too few choices"):
        pace([Turn([0.001], 1.0, 0.1)])
