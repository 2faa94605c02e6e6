"""The tests themselves: what one starts does not outlive it, and can be interrupted however the tests were started."""

from __future__ import annotations

import signal
import subprocess
import sys

from tests.leftovers import end_all, started_for
from tests.waiting import PATIENCE

SLEEP = "import time; print('ready', flush=True); time.sleep(3600)"
# A program that starts another one, in a session of its own, and ends.
ORPHAN = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {SLEEP!r}], start_new_session=True)"


def test_what_was_left_is_found_and_killed_whoever_its_parent_is() -> None:
    subprocess.run([sys.executable, "-c", ORPHAN], check=True, stdout=subprocess.DEVNULL)
    with subprocess.Popen([sys.executable, "-c", SLEEP], stdout=subprocess.DEVNULL):
        left = end_all(grace=0.0)
    assert len(left) == 1, "both have the same command line"
    assert "sleep(3600)" in left[0]
    assert end_all(grace=0.0) == []


def test_what_serves_several_tests_goes_on() -> None:
    with started_for("several"):
        running = subprocess.Popen([sys.executable, "-c", SLEEP], stdout=subprocess.PIPE)
    assert running.stdout is not None
    assert running.stdout.readline() == b"ready\n"
    assert end_all(grace=0.0) == []
    assert running.poll() is None
    running.kill()
    running.communicate()


def test_a_process_of_a_test_can_be_interrupted() -> None:
    running = subprocess.Popen([sys.executable, "-c", SLEEP], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert running.stdout is not None
    assert running.stdout.readline() == b"ready\n"
    running.send_signal(signal.SIGINT)
    assert running.wait(PATIENCE) == -signal.SIGINT
    running.stdout.close()
