"""The notebook of the examples runs from top to bottom, and what it learns plays better than chance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "value_function.ipynb"


def run(notebook: Path) -> dict[str, Any]:
    """The names that the code cells of a notebook leave behind, run in order in one namespace."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for n, cell in enumerate(json.loads(notebook.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{notebook.name}, cell {n + 1}", "exec"), names)
    return names


def test_the_value_function_beats_chance() -> None:
    names = run(NOTEBOOK)
    assert names["games"] == 100
    assert names["low"] > 0.6  # of a 95% interval
    assert 0 < names["explained"] < 1
