"""Builds Regnum; with REGNUM_COMPILE=1 the engine becomes C through mypyc (see docs/decisions/0003)."""

import os
from pathlib import Path

from setuptools import setup

# What a game of decisions spends its time in. Files that read data (msgspec structs) stay Python.
ENGINE = (
    "core/message.py",
    "core/option.py",
    "core/rng.py",
    "core/step.py",
    "core/state.py",
    "core/table.py",
    "agents/base.py",
    "agents/ismcts.py",
)
GAMES = Path("src/regnum/games")
READERS = {"__init__.py", "schema.py", "form.py", "game.py"}


def engine() -> list[str]:
    files = [f"src/regnum/{file}" for file in ENGINE]
    return files + sorted(str(file) for file in GAMES.glob("*/**/*.py") if file.name not in READERS)


extensions = []
if os.environ.get("REGNUM_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(["--config-file=pyproject.toml", *engine()], opt_level="3")

setup(ext_modules=extensions)
