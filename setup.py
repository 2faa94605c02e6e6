"""Builds Regnum, with the browser client if that is built.

With REGNUM_COMPILE=1 the engine becomes C through mypyc (see docs/decisions/0003), optimised as REGNUM_OPT says: "2"
unless it is set, or "0" for an engine that is built in half the time and plays more slowly.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What a game of decisions and its views spend their time in. Files that read data (msgspec structs) stay Python.
ENGINE = (
    "core/message.py",
    "core/ops.py",
    "core/events.py",
    "core/option.py",
    "core/rng.py",
    "core/step.py",
    "core/digest.py",
    "core/score_sheet.py",
    "core/hooks.py",
    "core/view.py",
    "core/refusals.py",
    "core/state.py",
    "core/ahead.py",
    "core/sealed.py",
    "core/menu.py",
    "core/table.py",
    "core/scoring.py",
    "core/chronicle.py",
    "core/gate.py",
    "core/places.py",
    "core/hints.py",
    "core/following.py",
    "core/play.py",
    "core/actions.py",
    "core/encoding.py",
    "core/rewards.py",
    "core/batch.py",
    "core/board/given.py",
    "core/board/stores.py",
    "core/board/kinds.py",
    "core/board/cards.py",
    "core/board/records.py",
    "core/board/several.py",
    "core/board/custom.py",
    "core/board/knowledge.py",
    "core/board/shape.py",
    "core/board/cells.py",
    "core/board/views.py",
    "core/board/reading.py",
    "core/board/differences.py",
    "core/board/deal.py",
    "core/board/numbers.py",
    "core/board/fields.py",
    "agents/base.py",
    "agents/ismcts.py",
    "server/answers.py",
    "server/db/group_commit.py",
    "server/db/sessions.py",
    "server/db/store.py",
    "server/db/transactions.py",
    "server/net/frames.py",
    "server/net/handshake.py",
    "server/net/limits.py",
    "server/net/socket.py",
    "server/table/clock.py",
    "server/table/connection.py",
    "server/table/game.py",
    "server/table/live_table.py",
    "server/table/table_log.py",
    "server/table/views.py",
)
OPTIMISATION = os.environ.get("REGNUM_OPT", "2")
GAMES = Path("src/regnum/games")
READERS = {"__init__.py", "schema.py", "schema", "fields.py", "game.py", "outlook.py", "chart"}  # files and folders


def engine() -> list[str]:
    files = [f"src/regnum/{file}" for file in ENGINE]
    return files + sorted(str(file) for file in GAMES.glob("*/**/*.py") if not READERS & {file.name, file.parent.name})


class WithClient(build_py):
    """Puts the built client where the installed server looks for it; not into an engine that is built for tests."""

    def run(self) -> None:
        super().run()
        built, target = Path("client/dist"), Path(self.build_lib, "regnum/server/client")
        if built.exists() and not self.editable_mode and OPTIMISATION != "0":
            shutil.rmtree(target, ignore_errors=True)  # files of an older client have other names
            shutil.copytree(built, target)


class SideBySide(build_ext):
    """Compiles the C files of an extension at the same time, as many as there are cores, and extensions likewise."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                objects = cores.map(lambda source: compile_all([source], **settings), sources)
                return list(chain.from_iterable(objects))

        self.compiler.compile = side_by_side
        self.parallel = True
        super().build_extensions()


extensions = []
if os.environ.get("REGNUM_COMPILE") == "1" and "dist_info" not in sys.argv:  # what pip asks first needs no C
    from mypyc.build import mypycify

    paths = ["--config-file=pyproject.toml", *engine()]
    extensions = mypycify(paths, multi_file=True, opt_level=OPTIMISATION, debug_level="0")
    for extension in extensions:
        # Nobody calls into the engine from outside: calls between its files become plain jumps. Machine words wrap
        # around, which the random numbers count on.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-fwrapv"]

setup(ext_modules=extensions, cmdclass={"build_py": WithClient, "build_ext": SideBySide})
