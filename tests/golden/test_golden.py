"""Golden records: whole games that must replay to the last digest, and between them exercise everything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import regnum
from regnum.core.record import EndLine, Record
from tests.golden.exercised import exercised, to_exercise

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parent.name}/{file.stem}" for file in RECORDS])
def test_record_replays_to_the_recorded_end(file: Path) -> None:
    record = Record.read(file)
    assert isinstance(record.lines[-1], EndLine)
    *_, final = record.replay()  # checks every choice, draw, digest and the result
    assert final.over


@pytest.mark.parametrize("id", regnum.games())
def test_the_records_of_a_game_exercise_everything(id: str) -> None:
    g = regnum.game(id)
    missing = to_exercise(g)
    for file in (FOLDER / id).glob("*.jsonl"):
        missing -= exercised(g, Record.read(file))
    assert missing == set()


@pytest.mark.parametrize("id", regnum.games())
def test_every_stack_of_steps_can_be_saved(id: str) -> None:
    """Steps that seldom wait on the stack together are not met by chance: each such stack is saved and loaded once."""
    g = regnum.game(id)
    saved: set[tuple[type, ...]] = set()
    for file in sorted((FOLDER / id).glob("*.jsonl")):
        for state in Record.read(file).replay():
            stack = tuple(type(step) for step in state.steps)
            if stack not in saved:
                saved.add(stack)
                assert g.load(json.loads(json.dumps(state.to_json()))) == state
