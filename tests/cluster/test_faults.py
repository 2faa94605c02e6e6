"""Three servers, two workers, one database: whatever breaks, what players were told is true, and they can go on."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest

from tests.cluster import processes
from tests.cluster.checker import Violation
from tests.cluster.faults import WEIGHTS, schedule
from tests.cluster.run import Report, Settings, run
from tests.waiting import PATIENCE

KEPT = Path(__file__).parent.parent.parent / "build" / "cluster"


def test_a_schedule_depends_on_its_seed_alone_and_has_every_kind() -> None:
    rounds = schedule(1, 30, 3, 2, 1)
    assert rounds == schedule(1, 30, 3, 2, 1) != schedule(2, 30, 3, 2, 1)
    assert sum(map(len, rounds)) == 30
    assert {fault.kind for at_once in rounds for fault in at_once} == set(WEIGHTS)
    struck = [[(fault.kind.partition("-")[0], fault.target) for fault in at_once] for at_once in rounds]
    assert all(len(set(targets)) == len(targets) for targets in struck)
    assert not any("worker" in fault.kind for at_once in schedule(1, 30, 3, 0, 1) for fault in at_once)


def test_a_report_has_figures_and_violations() -> None:
    report = Report(Settings(faults=1, seed=7, tables=1), violations=[Violation("lost", "a table", "it is gone")])
    report.faults["server-kill"] += 1
    report.take_overs += [0.5, 1.0, 3.0]
    assert all(
        part in report.text() for part in ("seed 7", "1 server-kill", "max 3.0 s", "lost at a table: it is gone")
    )
    data = json.loads(json.dumps(report.to_json()))
    assert (data["faults"], data["take_overs"]["p50"]) == ({"server-kill": 1}, 1.0)
    assert data["violations"] == [{"kind": "lost", "table": "a table", "what": "it is gone"}]


def test_promises_are_kept_whatever_breaks() -> None:
    reason = processes.missing()
    if reason is not None:
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    settings = Settings(faults=12, seed=8, tables=6, servers=3, workers=2, limit=PATIENCE)
    with processes.running(settings.servers, settings.workers, KEPT) as cluster:
        report = asyncio.run(run(cluster, settings))
        assert not report.violations, f"the logs of all processes are in {KEPT}\n{report.text()}"
    assert report.acknowledged
    assert sum(report.faults.values()) >= settings.faults
    assert report.revocations
