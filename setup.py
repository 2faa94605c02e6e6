"""Builds Regnum, with the browser client if that is built.

With REGNUM_COMPILE=1 the engine becomes C through mypyc (see docs/decisions/0003).
"""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

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


class WithClient(build_py):
    """Puts the built client where the installed server looks for it."""

    def run(self) -> None:
        super().run()
        built, target = Path("client/dist"), Path(self.build_lib, "regnum/server/client")
        if built.exists() and not self.editable_mode:
            shutil.rmtree(target, ignore_errors=True)  # files of an older client have other names
            shutil.copytree(built, target)


extensions = []
if os.environ.get("REGNUM_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(["--config-file=pyproject.toml", *engine()], opt_level="3")

setup(ext_modules=extensions, cmdclass={"build_py": WithClient})
