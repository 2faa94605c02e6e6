"""Without the extra `regnum[env]`: one clear line, and nothing else needs it."""

from __future__ import annotations

import subprocess
import sys

import pytest


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("missing", "call"),
    [
        ("pettingzoo", "pettingzoo('anno890')"),
        ("gymnasium", "gymnasium('anno890')"),
        ("numpy", "gymnasium('anno890')"),
        ("numpy", "pettingzoo('anno890')"),
    ],
)
def test_a_missing_library_gives_one_clear_line(missing: str, call: str) -> None:
    code = f"""
import sys
sys.modules[{missing!r}] = None
import regnum.env
try:
    regnum.env.{call}
except regnum.BadInput as error:
    print(error)
"""
    assert run(code) == f'regnum.env: needs {missing}: pip install "regnum[env]"'


def test_the_game_needs_none_of_the_libraries() -> None:
    libraries = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
    code = f"import sys, regnum, regnum.cli.main; print([name for name in {libraries} if name in sys.modules])"
    assert run(code) == "[]"
