"""`python -m tools.load` measures a server and removes its files."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tools.command import app
from tools.load import load


def test_a_short_measurement_with_a_few_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    done = CliRunner().invoke(app(load), ["--tables", "4", "--seconds", "2", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    thinking, at_once = found["patterns"]["after a second"], found["patterns"]["at once"]
    assert 0 < thinking["choices"] < at_once["choices"]
    for pace in (thinking, at_once):
        assert 0 < pace["p50_ms"] <= pace["p99_ms"]
        assert pace["choices_per_cpu_s"] > 50
    assert found["on_disk"] == found["accepted"] == 20 + thinking["choices"] + at_once["choices"]
    assert 0 < found["memory_mb"] < 500
    assert list(tmp_path.iterdir()) == []


def test_the_report_is_readable() -> None:
    done = CliRunner().invoke(app(load), ["--tables", "4", "--seconds", "1"])
    assert done.exit_code == 0, done.output
    assert "people who answer" in done.stdout
    assert "on disk after kill -9" in " ".join(done.stdout.split())
