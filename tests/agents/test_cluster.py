"""A Ray cluster plays the same games as this process, and goes on when one of its nodes is lost.

The cluster has two nodes, both on this machine.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.agents.cluster import RayCluster
from regnum.agents.match import Match, play_match
from regnum.core.errors import BadInput
from tests.cli.test_cli import run, run_json
from tests.waiting import wait_until

pytest.importorskip("ray")

soak = pytest.mark.skipif(os.environ.get("REGNUM_SOAK") != "1", reason="takes a minute: make soak")

QUICKLY = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 3}
SMALL = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False}


class TwoNodes:
    """A cluster with a head and another node, each with one CPU."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self._cluster: Any = Cluster(initialize_head=True, head_node_args={**SMALL, "_system_config": QUICKLY})
        self.add_node()
        self.address = str(self._cluster.address)

    def add_node(self) -> None:
        self._other = self._cluster.add_node(**SMALL)

    @property
    def other(self) -> str:
        """The id of the node that is not the head."""
        return str(self._other.node_id)

    def kill_other(self) -> None:
        """Kill the node that is not the head without warning, as if its machine failed."""
        [raylet] = self._other.all_processes["raylet"]
        children = subprocess.run(["pgrep", "-P", str(raylet.process.pid)], capture_output=True, text=True, check=True)
        for pid in children.stdout.split():
            os.kill(int(pid), signal.SIGKILL)
        self._cluster.remove_node(self._other, allow_graceful=False)

    def stop(self) -> None:
        self._cluster.shutdown()


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[TwoNodes]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = TwoNodes()
    yield nodes
    nodes.stop()


class Done(msgspec.Struct, frozen=True):
    number: int
    square: int
    node: str


def slow_squares(log: str) -> Callable[[int], Done]:
    """A task that takes a moment and notes in a file when it begins with a number."""
    import ray

    node = ray.get_runtime_context().get_node_id()

    def do(number: int) -> Done:
        with Path(log).open("a") as file:
            file.write(f"{number}\n")
        time.sleep(0.3)
        return Done(number, number * number, node)

    return do


@soak
def test_a_cluster_gives_the_same_results_and_survives_the_loss_of_a_node(two_nodes: TwoNodes, tmp_path: Path) -> None:
    words = ("arena", "anno890", "--seats", "greedy,random", "--games", "10", "--seed", "3")
    assert run_json(*words, "--ray", two_nodes.address) == run_json(*words)
    log = tmp_path / "begun"
    results: list[Done] = []
    killed = False
    with RayCluster(two_nodes.address) as executor:
        assert executor.places == 4
        for done in executor.run(slow_squares, str(log), range(24)):
            results.append(done)
            if not killed and done.node == two_nodes.other:
                time.sleep(0.1)  # it has begun with the next number
                two_nodes.kill_other()
                killed = True
    assert killed
    assert sorted((one.number, one.square) for one in results) == [(n, n * n) for n in range(24)]
    # What the node was doing when it was killed was begun again.
    assert max(Counter(log.read_text().split()).values()) > 1


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:x"])
def test_an_address_without_a_cluster_is_refused_at_once(address: str) -> None:
    assert f"there is no cluster at {address}" in run("arena", "anno890", "--ray", address, code=2)


def test_another_version_on_a_node_is_refused() -> None:
    from regnum.agents.cluster import answer_from_node

    refusal = answer_from_node("0.0.1", slow_squares, ("",))
    assert isinstance(refusal, BadInput)
    assert "not 0.0.1" in str(refusal)


@soak
def test_games_are_the_same_when_a_node_dies_in_the_middle(two_nodes: TwoNodes, tmp_path: Path) -> None:
    two_nodes.add_node()
    own = tmp_path / "own.toml"
    own.write_text('[[special_building]]\nid = "forge"\nvp = 4\n')
    match = Match("anno890", ("ismcts:30", "greedy", "random"), 5, {"scenario": "random"}, str(own), rotate=True)
    expected = list(play_match(match, 30))
    found = []
    with RayCluster(two_nodes.address) as executor:
        for outcome in play_match(match, 30, executor, tmp_path / "games.jsonl"):
            found.append(outcome)
            if len(found) == 8:
                two_nodes.kill_other()
    assert sorted(found, key=lambda outcome: outcome.number) == expected
    assert list(play_match(match, 30, journal=tmp_path / "games.jsonl")) == found  # all of them were kept


@soak
def test_a_killed_command_goes_on_and_starts_a_cluster_of_its_own(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    words = ["simulate", "anno890", "--seats", "greedy,greedy", "--games", "300", "--journal", str(journal)]
    program = [sys.executable, "-c", "from regnum.cli.main import main; main()", *words, "--ray", "local"]
    running: subprocess.Popen[Any] = subprocess.Popen(program)
    wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 5, "no games are played")
    running.kill()
    running.wait()
    assert run_json(*words) == run_json(*words[:-2], "--jobs", "2")
