"""`python -m tools.coverage`: which clauses of the ledgers have passing tests.

That is known from the last run of all tests, or from a new one of those by clause if any file has changed since.
"""

from __future__ import annotations

import json as json_format
import subprocess
import sys
from typing import Annotated, Any

import typer

from regnum.cli.common import Json, out, print_json
from regnum.core.errors import BadInput
from regnum.core.game import game, games
from tools.builds import ROOT
from tools.command import run

RESULTS = ROOT / "build" / "clauses.json"


def coverage(
    name: Annotated[str | None, typer.Argument(help="Which game; all if none.", metavar="[GAME]")] = None,
    json: Json = False,
) -> None:
    """Say which clauses lack a passing test; runs the tests by clause if any file has changed since they ran."""
    covered = covered_clauses([name] if name is not None else games())
    if json:
        print_json(covered)
        return
    for id, figures in covered.items():
        tested, exempt, clauses = figures["tested"], figures["exempt"], figures["clauses"]
        out.print(f"{id}: {clauses} clauses, {tested} tested, {exempt} exempt", highlight=False)
        if figures["untested"]:
            out.print(f"  without a passing test: {', '.join(figures['untested'])}", highlight=False)


def covered_clauses(names: list[str]) -> dict[str, dict[str, Any]]:
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
    if not RESULTS.exists() or RESULTS.stat().st_mtime < _last_change():
        command = [sys.executable, "-m", "pytest", "-q", "-m", "clause", "-p", "no:cacheprovider", "tests"]
        sys.stderr.write("running the tests by clause ...\n")
        subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    if not RESULTS.exists():
        raise BadInput("coverage", "the tests did not run: try `make test` to see why")
    outcomes: dict[str, bool] = json_format.loads(RESULTS.read_text())
    return outcomes


def _last_change() -> float:
    """The time when a source, test or ledger file was last changed."""
    files = [file for folder in ("src", "tests", "rules") for file in (ROOT / folder).rglob("*.[pt][yo]*")]
    return max(file.stat().st_mtime for file in files if file.suffix in (".py", ".toml"))


if __name__ == "__main__":
    run(coverage)
