"""Whatever shows a game to somebody does so through `core.gate`, never from its state."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "regnum"
PARTS = ("server", "agents", "terminal", "data", "study", "cli", "env")

# Methods of states and steps that return something about the game.
CALLED = {
    "view",
    "describe",
    "announce",
    "refs",
    "why_not",
    "determinize",
    "to_json",
    "to_text",
    "prompt",
}
# Functions that do.
FUNCTIONS = {"board_json", "board_view", "table_view", "progress_view"}
# Attributes of states and steps that do.
READ = {"prompt", "events", "chance"}

# Names of objects that are not states: results of the gate, and an agent's outlook, which uses the gate.
SHOWN = {"gate", "outlook", "outlook.prompt", "entry", "shown", "preview"}
# Other allowed uses, and why.
EXCEPTIONS = {
    ("server/table/views.py", "self._following.view"): "core.following shows what the gate does, as its tests compare",
    ("cli/records.py", "position.to_json"): "`regnum replay --state` shows a record's owner the whole position",
    ("cli/rules.py", "one.to_json"): "a clause of the rules",
    ("cli/games.py", "option.to_json"): "an option of the table",
    ("server/net/documents.py", "clause.to_json"): "a clause of the rules",
    ("env/explicit.py", "after.chance"): "the draws of a choice, which chance nodes decide",
    ("env/position.py", "self._opened.determinize"): "a new deal, of which nobody has seen anything",
    ("env/position.py", "self.state.to_json"): "a whole state, as OpenSpiel stores it",
    ("data/played.py", "state.chance"): "the tables are for a record's owner, as the record is",
    ("data/parquet.py", "decision.chance"): "the same",
    ("study/labels.py", "state.describe"): "a study adds up games that are over",
    ("study/labels.py", "column.kind.to_json"): "the same",
    ("study/findings.py", "row.to_json"): "a row of a study",
    ("cli/study.py", "found.to_json"): "all rows of a study",
}


def uses(source: str) -> set[str]:
    """The expressions in `source` that read something about a game without going through the gate."""
    found = set()
    tree = ast.parse(source)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in (CALLED if id(node) in called else READ):
            owner = ast.unparse(node.value)
            if owner not in SHOWN:
                found.add(f"{owner}.{node.attr}")
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in FUNCTIONS:
            found.add(ast.unparse(node.func))
    return found


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_shown_past_the_gate(part: str) -> None:
    for file in sorted((SOURCE / part).rglob("*.py")):
        name = str(file.relative_to(SOURCE))
        for use in uses(file.read_text()):
            assert (name, use) in EXCEPTIONS, f"{name}: {use} goes past core.gate"


def test_every_exception_is_still_one() -> None:
    for name, use in EXCEPTIONS:
        assert use in uses((SOURCE / name).read_text()), f"{name} no longer needs {use}"


@pytest.mark.parametrize(
    "source",
    [
        "table.state.view(0)",
        "state.asking.prompt(state)",
        "question = state.prompt",
        "state.describe(option)",
        "board_view(state, 0)",
        "views.board_json(state)",
        "self.state.determinize(0, rng)",
        "position.events = []",
        "self.play.state.to_json()",
        "table.play.record.to_text()",
    ],
)
def test_ways_past_the_gate_are_found(source: str) -> None:
    assert uses(source)
