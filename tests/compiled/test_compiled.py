"""The compiled engine gives the very results of the interpreted one.

Both play the same games: random ones at every table, compared by their digests, and the golden records, which bring
everything into play, compared by all that the engine says on the way.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regnum
from regnum.core.chronicle import logged
from regnum.core.record import Record
from regnum.core.rng import Rng
from tests.tables import any_game, every_table, is_looked_at
from tools.builds import is_compiled

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="the compiled engine is tested by `make compiled`, with PYTHONPATH=build/unoptimised"
)


def interpreted(call: str) -> Any:
    """What a function of this file returns in a process with the interpreted engine."""
    code = f"from tests.compiled.test_compiled import *; print(json.dumps([is_compiled(), {call}]))"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    compiled, returned = json.loads(done.stdout)
    assert not compiled
    return returned


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
    assert interpreted(f"[story({id!r}, {seats}, n) for n in range(3)]") == [story(id, seats, n) for n in range(3)]


def position(state: regnum.State, others: list[str]) -> list[Any]:
    """What the engine says of a position, and of choices that were legal in an earlier one."""
    assert state.prompt is not None
    options = list(state.options())
    reasons = [state.why_not(other) for other in others]
    return [
        state.prompt.to_json(),
        [[option.text, state.describe(option).to_json(), state.refs(option)] for option in options],
        [reason and reason.to_json() for reason in reasons],
        [state.view(seat) for seat in (state.asking.seat, None)],
        state.determinize(state.asking.seat, Rng(1)).to_json(),
        [round(value, 9) for value in state.evaluate()],
        state.tally(),
        state.broken_laws(),
    ]


def account(file: str) -> list[str]:
    """All that the engine says in the course of a golden record: a digest for every choice, and the end."""
    record = Record.read(GOLDEN / file)
    state = record.start(regnum.game(record.header.game))
    sample = Rng(1)
    said: list[str] = []
    others: list[str] = []
    for n, line in enumerate(record.choices):
        option = state.resolve(line.choice)
        words: list[Any] = [line.choice, state.describe(option).to_json()]
        if is_looked_at(n, sample):
            words += position(state, others)
            others = [other.text for other in state.options()[:20]]
        state.events = []
        state.apply(option)
        words += [msgspec.to_builtins(logged(event)) for event in state.events]
        said.append(sha256(json.dumps(words).encode()).hexdigest()[:16])
    sheet = [[one.seat, one.points, one.message.to_json(), one.clause] for one in state.score_sheet()]
    return [*said, json.dumps([sheet, state.winners(), state.ending(), state.end_clause(), state.tally()])]


@pytest.mark.parametrize("id", regnum.games())
def test_golden_games_are_told_alike_interpreted_and_compiled(id: str) -> None:
    files = sorted(str(file.relative_to(GOLDEN)) for file in (GOLDEN / id).glob("*.jsonl"))
    assert files
    told = interpreted(f"[account(file) for file in {files!r}]")
    for file, words in zip(files, told, strict=True):
        assert account(file) == words, file
