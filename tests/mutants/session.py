"""Runs tests in a process of their own: once to record which lines each test executes, then against mutants."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import coverage
import hypothesis  # noqa: F401 (loaded here, it need not be loaded for every mutant)
import pytest

import regnum
from tests.mutants.mutations import Mutation

QUIET = ["-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"]
PATIENCE = 10  # with a mutant, a test may take so many times as long as without, and five seconds more
MEMORY = 6 << 30
IMPORT = "import"  # instead of a test: the mutant cannot even be imported


@dataclass
class Executed:
    """What was recorded: by test, its seconds and whether it proves a clause; by file and line, the tests."""

    seconds: list[float] = field(default_factory=list)
    proves: list[bool] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    lines: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    always: dict[str, list[int]] = field(default_factory=dict)  # executed on import or while the game is loaded

    def by(self, mutation: Mutation, proving: bool) -> dict[str, float]:
        """The tests that execute a mutation, with the seconds they take, the fastest first.

        Of those `proving` a clause, or of the others.
        """
        own = range(mutation.lines[0], mutation.lines[1] + 1)
        found: set[int] = set()
        if set(self.always.get(mutation.file, ())).intersection(own):
            found.update(range(len(self.tests)))
        for line in own:
            found.update(self.lines.get(mutation.file, {}).get(str(line), ()))
        some = sorted((n for n in found if self.proves[n] == proving), key=lambda n: self.seconds[n])
        return {self.tests[n]: self.seconds[n] for n in some}


# --- recording -------------------------------------------------------------------------------------------------------


class _Recorder:
    """A pytest plugin: tells coverage which test is running, and notes how long it takes."""

    def __init__(self, cover: coverage.Coverage, game: str) -> None:
        self.cover = cover
        self.game = game
        self.executed = Executed()
        self.failed: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if _is_about(item, self.game)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.cover.switch_context(str(len(self.executed.tests)))
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.executed.tests.append(item.nodeid)
            self.executed.seconds.append(round(time.process_time() - began, 4))
            self.executed.proves.append(item.get_closest_marker("clause") is not None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def _is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test is one of the game: in its folder, or by its parameters; recording makes tests of speed fail."""
    file, _, parameters = item.nodeid.partition("[")
    return (f"/games/{game}/" in file or game in parameters) and "_speed.py" not in file


def record(game: str, package: Path, folders: list[str], file: Path) -> None:
    """Run the tests of `game` in `folders` and write what they execute in `package` to `file`."""

    def child() -> int:
        cover = coverage.Coverage(data_file=None, include=[f"{package}/*"], config_file=False)
        recorder = _Recorder(cover, game)
        cover.start()
        g = regnum.game(game)
        _ = (g.ledger, g.text("en"), g.text("it"), g.new(g.seats[0], 0))
        code = pytest.main([*QUIET, *folders], plugins=[recorder])
        cover.stop()
        if code != 0 or recorder.failed:
            sys.stderr.write("these tests fail without a mutant:\n" + "\n".join(recorder.failed) + "\n")
            return 1
        executed, data = recorder.executed, cover.get_data()
        for source in data.measured_files():
            name = str(Path(source).relative_to(package))
            lines = executed.lines[name] = {}
            for line, contexts in data.contexts_by_lineno(source).items():
                if "" in contexts:
                    executed.always.setdefault(name, []).append(line)
                lines[str(line)] = sorted(int(context) for context in contexts if context)
        file.write_text(json.dumps(executed.__dict__))
        return 0

    if _in_a_process(child) != 0:
        raise SystemExit("mutants: the tests must pass first")


# --- a mutant --------------------------------------------------------------------------------------------------------


class _Loader(SourceFileLoader):
    """Loads a module from other source than that of its file."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module = module
        self.path = path
        self.loader = _Loader(module, str(path), source)

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.path, loader=self.loader) if fullname == self.module else None


class _Judge:
    """A pytest plugin: runs the given tests in the given order, and notes in `answer` which one fails or never ends."""

    def __init__(self, tests: dict[str, float], answer: Path) -> None:
        self.tests = tests
        self.answer = answer
        self.caught_by = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: n for n, test in enumerate(self.tests)}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.answer.write_text(nodeid)
        _end_after(self.tests[nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.caught_by:
            self.caught_by = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.caught_by:
            self.caught_by = IMPORT


def judge(mutation: Mutation, package: Path, module: str, tests: dict[str, float], answer: Path) -> str:
    """Run `tests` (with the seconds that each takes) against a mutant: the one that caught it, or nothing."""
    path = package / mutation.file
    source = mutation.apply(path.read_text(encoding="utf-8"))
    answer.write_text(IMPORT)

    def child() -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        _end_after(60)
        sys.meta_path.insert(0, _Finder(module, path, source))
        judge = _Judge(tests, answer)
        pytest.main([*QUIET, "-x", *sorted({test.partition("::")[0] for test in tests})], plugins=[judge])
        answer.write_text(judge.caught_by)
        return 0

    _in_a_process(child)
    return answer.read_text()


def _end_after(seconds: float) -> None:
    """End this process if it goes on for much longer than `seconds` of its own time."""
    signal.setitimer(signal.ITIMER_PROF, PATIENCE * seconds + 5)


def _in_a_process(work: Callable[[], int]) -> int:
    """Do `work` in a fork of this process, which must not have loaded the game; its exit status."""
    return os.waitstatus_to_exitcode(os.waitpid(start(work), 0)[1])


def start(work: Callable[[], int]) -> int:
    """Begin to do `work` in a fork of this process; its id."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            # Plugins that these tests do without take longer to load than most mutants to catch.
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
            code = work()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    return child
