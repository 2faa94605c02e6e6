"""A Ray cluster as an executor (needs Ray: `pip install 'regnum[ray]'`; docs/how-to/cluster.md)."""

from __future__ import annotations

import importlib.util
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import redirect_stdout
from functools import partial
from typing import Any

from regnum import __version__
from regnum.agents.executor import Answer, Executor, Lost, T, answer_of, result_of
from regnum.core.errors import BadInput

RETRIES = 10  # of work whose node or process is lost
FOR_EACH_CPU = 2  # pieces of work, so that none waits for the next one
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
        self._flying: dict[Future[Any], Any] = {}  # with Ray's reference to each
        self._looked = 0.0
        self._places = 0

    @property
    def places(self) -> int:
        if time.monotonic() - self._looked > LOOK:
            self._looked = time.monotonic()
            self._places = FOR_EACH_CPU * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self._places

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        reference = self._remote.remote(__version__, work, args)
        future: Future[T] = Future()
        self._flying[future] = reference
        reference.future().add_done_callback(partial(self._settle, future))
        return future

    def _settle(self, future: Future[Any], answer: Future[Answer]) -> None:
        self._flying.pop(future, None)
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(result_of(answer.result()))
        except self._ray.exceptions.RayError as error:
            future.set_exception(Lost(f"Ray gave up, {error}"))
        except Exception as error:
            future.set_exception(error)

    def abandon(self) -> None:
        for reference in list(self._flying.values()):
            self._ray.cancel(reference, force=True)
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


def answer_from_node(version: str, work: Callable[..., Any], args: tuple[Any, ...]) -> Answer:
    """Do some work on a node of the cluster, which must have the same version of Regnum."""
    if version != __version__:
        return BadInput("--ray", f"a node has Regnum {__version__} and not {version}: install the same everywhere")
    return answer_of(work, args)
