"""The example that learns with PPO runs, where its library is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


def test_it_learns_for_a_moment(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the same sources, in another folder
    command = [sys.executable, str(EXAMPLE), "1"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert len(re.findall(r"^ +\d+ s, +\d+ steps: wins [\d.]+% of", done.stdout, re.MULTILINE)) == 2, done.stderr
    assert (tmp_path / "anno890-ppo.zip").exists()
