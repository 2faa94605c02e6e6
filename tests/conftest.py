"""How the tests run: the same every time, the long ones first; none leaves a process behind (`leftovers`).

Notes which clauses of the ledgers have a passing test, for `python -m tools.coverage`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import leftovers

# The same examples every time, on a fast machine and on a slow one; `make soak` tries others.
settings.register_profile(
    "regnum",
    derandomize=os.environ.get("REGNUM_SOAK") != "1",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("regnum")

# Where the longest tests are: these begin first, so that no worker is left alone with a long test at the end.
FOLDERS = ("cluster", "terminal", "server", "compiled", "laws", "agents", "golden", "core")
FILES = ("whole_game", "lesson", "medioevo_secrets", "measures")
LONGEST = (*(f"tests/{name}/" for name in FOLDERS), *(f"tests/browser/test_{name}.py" for name in FILES))
RESULTS = Path(__file__).parent.parent / "build" / "clauses.json"

_outcomes: dict[str, bool] = {}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(game, *ids): the clauses of a ledger that the test proves")
    config.pluginmanager.register(leftovers)  # hooks of this file would not be called for fixtures of the session


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_place)
    for item in items:
        for mark in item.iter_markers("clause"):
            item.user_properties += [("clause", f"{mark.args[0]}/{id}") for id in mark.args[1:]]


def _place(item: pytest.Item) -> int:
    return next((n for n, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" or report.failed:
        for name, value in report.user_properties:
            if name == "clause":
                _outcomes[str(value)] = _outcomes.get(str(value), True) and report.passed


def pytest_sessionfinish(session: pytest.Session) -> None:
    # Only a run over all tests by clause says anything about coverage; workers of a parallel run report to it.
    whole = session.config.option.markexpr in ("", "clause") and not session.config.option.keyword
    everything = session.config.args in ([], ["tests"]) or session.config.args == session.config.getini("testpaths")
    if hasattr(session.config, "workerinput") or not whole or not everything:
        return
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(_outcomes, indent=0, sort_keys=True))
