"""The compiled engine gives the very results of the interpreted one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.bench.measure import is_compiled
from regnum.core.rng import Rng
from tests.tables import any_game, every_table

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="the compiled engine is tested by `make compiled`, with PYTHONPATH=build/compiled"
)


def story(id: str, seats: int, seed: int) -> str:
    """A random game in digests."""
    state = any_game(id, seats, seed)
    rng = Rng(seed)
    digests = [state.digest()]
    while not state.over:
        options = state.options()
        state.apply(options[rng.below(len(options))])
        digests.append(state.digest())
    return " ".join([*digests, str(state.scores()), str([round(value, 9) for value in state.evaluate()])])


@every_table
def test_games_are_identical_interpreted_and_compiled(id: str, seats: int) -> None:
    told = f"[story({id!r}, {seats}, n) for n in range(5)]"
    code = f"from tests.compiled.test_compiled import *; print(is_compiled(), {told})"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == f"False {[story(id, seats, n) for n in range(5)]}\n", done.stderr
