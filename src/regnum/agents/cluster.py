"""A Ray cluster as an executor (needs Ray: `pip install 'regnum[ray]'`; docs/how-to/cluster.md)."""

from __future__ import annotations

import importlib.util
import logging
import os
import socket
import sys
import time
from contextlib import redirect_stdout
from typing import Any

from regnum import __version__
from regnum.agents.executor import Answer, Batch, Executor, answer_to
from regnum.core.errors import BadInput, RegnumError

RETRIES = 10  # of a batch whose node or process is lost
FOR_EACH_CPU = 2  # batches, so that none waits for the next one
REACHING = 10.0  # seconds
LOOK = 5.0  # seconds after which the size of the cluster is looked at again: nodes come and go


class RayCluster(Executor):
    """The cluster at `address`; without one, that of RAY_ADDRESS or of this machine, or a new one on this machine.

    What a lost node was working on is done again by another. Until this is closed, all that is printed goes to standard
    error.
    """

    def __init__(self, address: str | None = None) -> None:
        if importlib.util.find_spec("ray") is None:
            raise BadInput("--ray", "needs Ray: pip install 'regnum[ray]'")
        if address is not None:
            _reach(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a notice about graphics cards
        import ray

        # Ray prints to standard output what happens to nodes; programs expect our results there, and nothing else.
        self._redirection = redirect_stdout(sys.stderr)
        self._redirection.__enter__()
        self._ray: Any = ray
        self._owned = not ray.is_initialized()
        if self._owned:
            try:
                ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
            except Exception as error:  # a plain one if a node does not start in time
                self._redirection.__exit__(None, None, None)
                raise BadInput("--ray", f"the cluster cannot be used: {error}") from None
        self._remote: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(answer_from_node)
        self._flying: dict[Any, Batch] = {}
        self._looked = 0.0
        self._places = 0

    @property
    def places(self) -> int:
        if time.monotonic() - self._looked > LOOK:
            self._looked = time.monotonic()
            self._places = FOR_EACH_CPU * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self._places

    def submit(self, batch: Batch) -> None:
        self._flying[self._remote.remote(batch, __version__)] = batch

    def next_answer(self) -> Answer:
        [ready], _ = self._ray.wait(list(self._flying), num_returns=1)
        batch = self._flying.pop(ready)
        try:
            answer: Answer = self._ray.get(ready)
        except self._ray.exceptions.RayError as error:
            which = ", ".join(str(number) for number in batch.numbers)
            raise RegnumError(f"number {which}: Ray gave up, {error}") from None
        return answer

    def abandon(self) -> None:
        for ready in self._flying:
            self._ray.cancel(ready, force=True)
        self._flying.clear()

    def close(self) -> None:
        super().close()
        if self._owned:
            self._ray.shutdown()
        self._redirection.__exit__(None, None, None)


def _reach(address: str) -> None:
    """Refuse an address where nobody answers, which Ray would try for minutes."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if not sign:
        return  # a word of Ray's own
    try:
        socket.create_connection((host, int(port)), REACHING).close()
    except (OSError, ValueError) as error:
        raise BadInput("--ray", f"there is no cluster at {address}: {error}") from None


def answer_from_node(batch: Batch, version: str) -> Answer:
    """Do a batch on a node of the cluster, which must have the same version of Regnum."""
    if version != __version__:
        return BadInput("--ray", f"a node has Regnum {__version__} and not {version}: install the same everywhere")
    return answer_to(batch)
