"""Which clauses have passing tests: from the last test run, or from a new one if any file has changed since."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from regnum.core.errors import BadInput
from regnum.core.game import game

ROOT = Path(__file__).parents[3]
RESULTS = ROOT / "build" / "clauses.json"


def coverage(names: list[str]) -> dict[str, dict[str, Any]]:
    """For each game: the numbers of clauses, tested clauses (all their tests pass) and exempt ones, and the rest."""
    outcomes = _outcomes()
    found: dict[str, dict[str, Any]] = {}
    for name in names:
        clauses = game(name).ledger.clauses.values()
        exempt = {clause.id for clause in clauses if clause.no_test}
        tested = {clause.id for clause in clauses if outcomes.get(f"{name}/{clause.id}")} - exempt
        untested = [clause.id for clause in clauses if clause.id not in tested | exempt]
        found[name] = {
            "clauses": len(clauses),
            "tested": len(tested),
            "exempt": len(exempt),
            "untested": untested,
        }
    return found


def _outcomes() -> dict[str, bool]:
    """Whether all tests of a clause passed, by ``game/clause``."""
    if not (ROOT / "tests" / "clauses.py").exists():
        raise BadInput("--coverage", "needs a source checkout: the tests are not installed with the package")
    if not RESULTS.exists() or RESULTS.stat().st_mtime < _last_change():
        command = [sys.executable, "-m", "pytest", "-q", "-m", "clause", "-p", "no:cacheprovider", "tests"]
        sys.stderr.write("running the tests by clause ...\n")
        subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    if not RESULTS.exists():
        raise BadInput("--coverage", "the tests did not run: try `make test` to see why")
    outcomes: dict[str, bool] = json.loads(RESULTS.read_text())
    return outcomes


def _last_change() -> float:
    """The time when a source, test or ledger file was last changed."""
    files = [file for folder in ("src", "tests", "rules") for file in (ROOT / folder).rglob("*.[pt][yo]*")]
    return max(file.stat().st_mtime for file in files if file.suffix in (".py", ".toml"))
