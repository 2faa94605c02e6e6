"""Imports point in one direction: core imports no game, a game imports only core, agents reach games through core.

Within a game, the rules do not import the evaluation for bots.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import regnum

SOURCE = Path(__file__).parents[2] / "src" / "regnum"

# The parts of the package that each part may import.
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "agents": {"core", "agents"},
    "env": {"core", "agents", "terminal", "env"},
    "tune": {"core", "agents", "tune"},
    "data": {"core", "agents", "data"},
    "study": {"core", "agents", "data", "study"},
    "terminal": {"core", "agents", "terminal"},
    "server": {"core", "agents", "server"},
    "cli": {"core", "agents", "tune", "data", "study", "terminal", "server", "cli"},
}


def imports(file: Path) -> set[str]:
    """The modules of regnum that a file imports, anywhere in it, and the names it imports from them."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            if node.module != "regnum":
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {module for module in found if module.startswith("regnum.")}


def test_every_part_has_its_arrows() -> None:
    parts = {file.parent.name for file in SOURCE.glob("*/__init__.py")}
    assert parts == set(ALLOWED)


@pytest.mark.parametrize("part", ALLOWED)
def test_arrows_point_down(part: str) -> None:
    for file in (SOURCE / part).rglob("*.py"):
        for module in imports(file):
            if part == "terminal" and f"{module}.".startswith(f"regnum.games.{file.stem.split('_')[0]}."):
                continue  # the board of a game, in a file named after the game
            assert module.split(".")[1] in ALLOWED[part], f"{file.relative_to(SOURCE)} imports {module}"


def test_no_game_knows_another() -> None:
    for file in (SOURCE / "games").glob("*/**/*.py"):
        own = file.relative_to(SOURCE / "games").parts[0]
        for module in imports(file):
            parts = module.split(".")
            assert parts[1] != "games" or parts[2] == own, f"{file.name} imports {module}"


GAMES_WITH_RULES = [id for id in regnum.games() if (SOURCE / "games" / id / "rules").is_dir()]


def test_games_with_rules_are_found() -> None:
    assert {"anno890", "viscounts", "seven"} <= set(GAMES_WITH_RULES)


@pytest.mark.parametrize("id", GAMES_WITH_RULES)
def test_every_game_has_the_same_layout(id: str) -> None:
    folder = SOURCE / "games" / id
    for package in ("ai", "rules"):
        assert (folder / package / "__init__.py").is_file(), f"{id} has no package {package}"
    for data in ("content", "text"):
        assert (folder / data).is_dir(), f"{id} has no folder {data}"


@pytest.mark.parametrize("id", GAMES_WITH_RULES)
def test_no_rule_knows_how_bots_judge(id: str) -> None:
    folder = SOURCE / "games" / id
    rules = [*(folder / "rules").rglob("*.py"), *(folder / f"{name}.py" for name in ("box", "options", "scoring"))]
    for file in rules:
        for module in imports(file):
            assert not f"{module}.".startswith(f"regnum.games.{id}.ai."), f"{file.relative_to(SOURCE)} imports {module}"
