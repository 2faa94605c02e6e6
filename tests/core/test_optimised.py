"""No rule and no refusal depends on an assertion: under `python -O`, which drops them, everything is the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.core.rng import Rng
from tests.tables import any_game

ROOT = Path(__file__).parents[2]
REST = ("", ":0", ":99", ":x", ":1.1.1.1", ":row.0", ":row.99", ":special.1", ":0.99", ":99.1", ":row", ":army")


def story(id: str) -> str:
    """The digests of a random game, with the reasons why malformed and illegal options are refused on the way."""
    seats = regnum.game(id).seats
    state = any_game(id, seats[len(seats) // 2], 51)
    rng = Rng(51)
    told = [state.digest()]
    for _ in range(150):
        if state.over:
            break
        for verb in state.asking.verbs:
            told += [repr(state.why_not(verb + rest)) for rest in REST]
        options = state.options()
        state.apply(options[rng.below(len(options))])
        told.append(state.digest())
    broken: object
    for broken in ({"seats": seats[0], "board": {"nonsense": 1}}, {"seats": seats[0]}, []):
        with pytest.raises(regnum.BadInput) as refusal:
            regnum.game(id).load(broken)
        told.append(str(refusal.value))
    return "\n".join(told)


@pytest.mark.parametrize("id", regnum.games())
def test_everything_is_the_same_without_assertions(id: str) -> None:
    code = f"assert False; from tests.core.test_optimised import story; print(story({id!r}))"
    done = subprocess.run(
        [sys.executable, "-O", "-c", code],
        env={**os.environ, "PYTHONPATH": ":".join(sys.path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.stdout == story(id) + "\n", done.stderr
