"""The tools as commands: what they count, and what they say of bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import regnum
from regnum.core.errors import BadInput
from tools import coverage
from tools.bench import bench
from tools.builds import ROOT
from tools.command import app
from tools.perft import perft


def test_perft() -> None:
    done = CliRunner().invoke(app(perft), ["anno890", "--seats", "2", "--depth", "3", "--json"])
    counts = json.loads(done.stdout)["counts"]
    assert counts[0] == 2  # two Castles to choose from
    assert len(counts) == 3


def test_a_tool_runs_from_the_root_of_the_repository() -> None:
    words = [sys.executable, "-m", "tools.perft", "anno890", "--depth", "1"]
    assert subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split() == ["1", "2"]
    bad = subprocess.run([*words, "--seats", "9"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert bad.returncode == 2
    assert bad.stderr.startswith("perft: ")
    assert "2 to 4 seats" in bad.stderr
    assert bad.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"), [(["chess"], "there is no game 'chess'"), (["anno890", "--seats", "9"], "2 to 4 seats")]
)
def test_bench_refuses_what_no_game_has(words: list[str], said: str) -> None:
    refusal = CliRunner().invoke(app(bench), words).exception
    assert isinstance(refusal, BadInput)
    assert said in str(refusal)


def test_coverage_says_which_clauses_lack_a_passing_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    results = tmp_path / "clauses.json"
    monkeypatch.setattr(coverage, "RESULTS", results)
    clauses = regnum.game("anno890").ledger.clauses
    outcomes = {f"anno890/{id}": id != "take.3" for id in clauses if id != "take.4"}
    results.write_text(json.dumps(outcomes))
    os.utime(results, (2**31, 2**31))
    figures = coverage.covered_clauses(["anno890"])["anno890"]
    assert figures["clauses"] == 199
    assert figures["untested"] == ["take.3", "take.4"]
    assert figures["tested"] + figures["exempt"] + 2 == 199
    assert figures["exempt"] == sum(1 for clause in clauses.values() if clause.no_test) <= 199 // 20
