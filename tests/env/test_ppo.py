"""The example that learns with PPO runs, where its library is installed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


def test_it_learns_for_a_moment(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    done = subprocess.run([sys.executable, str(EXAMPLE), "0.05"], cwd=tmp_path, capture_output=True, text=True)
    assert len(re.findall(r"^ +\d+ s, +\d+ steps: wins [\d.]+% of", done.stdout, re.MULTILINE)) == 2, done.stderr
    assert (tmp_path / "anno890-ppo.zip").exists()
