"""Golden records: whole games that must replay to the last digest, and between them exercise everything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import regnum
from regnum.core.record import Checkpoint, ChoiceLine, EndLine, Record
from tests.golden.exercised import exercised, to_exercise
from tests.golden.rewrite import changed_parts, rewritten

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


@pytest.mark.parametrize("id", regnum.games())
def test_rewriting_a_record_changes_only_what_the_code_says_of_itself(id: str) -> None:
    """The tool that renews digests and checkpoints neither hides nor makes a change of the game."""
    file = min((FOLDER / id).glob("*.jsonl"), key=lambda file: file.stat().st_size)
    record, text = Record.read(file), file.read_text()
    assert rewritten(record) == text
    record.header.content = "0123"
    for line in record.lines:
        if isinstance(line, Checkpoint | EndLine):
            line.digest = "0123"
    assert rewritten(record) == text
    assert {"header.content", "end.digest"} <= set(changed_parts(record.to_text(), text))
    drawn = next(line for line in record.lines if isinstance(line, ChoiceLine) and line.chance)
    chance, drawn.chance = drawn.chance, drawn.chance[1:]
    with pytest.raises(regnum.BadInput, match="chance gave"):
        rewritten(record)
    drawn.chance = chance
    end = record.lines[-1]
    assert isinstance(end, EndLine)
    end.end.scores[0] += 1
    with pytest.raises(regnum.BadInput, match="the record says"):
        rewritten(record)
