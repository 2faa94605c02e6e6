"""Faults: which there are, a random schedule of them, and how each is made and healed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.cluster.people import CLOCK, Slot
from tests.cluster.processes import Cluster, Process

LEASE = 4.0  # seconds after which another server takes over, at most: a pause is often longer
SLOWNESS = 0.15  # seconds
TWO_AT_ONCE = 0.3  # how often a second fault comes with the first

# How often each kind comes, compared with the others.
WEIGHTS = {
    "server-kill": 4,
    "server-pause": 4,
    "server-stop": 2,  # as for an update
    "worker-kill": 2,
    "worker-pause": 2,
    "postgres-kill": 1,
    "postgres-pause": 1,
    "link-cut": 4,
    "link-refuse": 2,
    "link-slow": 2,
    "link-stall": 2,
    "person-asleep": 1,
}


class Fault(NamedTuple):
    """A fault: what it strikes (of servers, workers, links or tables, the one with this number) and for how long."""

    kind: str
    target: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.kind} {self.target + 1} for {self.seconds:.1f} s"


def schedule(
    seed: int, faults: int, servers: int, workers: int, clocks: int, only: Sequence[str] = ()
) -> list[list[Fault]]:
    """Faults in the order in which they come, those in one list at once: first one of each kind, then at random."""
    chance = random.Random(seed)
    targets = {"server": servers, "worker": workers, "postgres": 1, "link": servers + workers, "person": clocks}
    count = {kind: targets[kind.partition("-")[0]] for kind in only or WEIGHTS}
    kinds = [kind for kind in count if count[kind]]
    weights = [WEIGHTS[kind] for kind in kinds]
    first = chance.sample(kinds, len(kinds))
    found: list[list[Fault]] = []
    while (left := faults - sum(map(len, found))) > 0:
        at_once: dict[tuple[str, int], Fault] = {}  # nothing is struck twice at once
        several = left > 1 and chance.random() < TWO_AT_ONCE
        for kind in [first.pop() if first else chance.choices(kinds, weights)[0]] + several * chance.choices(
            kinds, weights
        ):
            target = chance.randrange(count[kind])
            at_once.setdefault((kind.partition("-")[0], target), Fault(kind, target, _seconds(kind, chance)))
        found.append(list(at_once.values()))
    return found


def _seconds(kind: str, chance: random.Random) -> float:
    if kind == "person-asleep":
        return CLOCK
    if kind.endswith("-pause") and not kind.startswith("postgres") and chance.random() < 0.5:
        return LEASE + chance.uniform(0.5, 2.0)  # what it does afterwards comes too late
    return chance.uniform(0.1, 1.5)


class Breaker:
    """Makes faults in a cluster and at its tables, and heals them. Its calls block: use a thread."""

    def __init__(self, cluster: Cluster, clocks: Sequence[Slot]) -> None:
        self._cluster = cluster
        self._clocks = clocks

    def begin(self, fault: Fault) -> None:
        self._do(fault, 0)

    def heal(self, fault: Fault) -> None:
        """Returns when what was broken is ready again."""
        self._do(fault, 1)

    def _do(self, fault: Fault, which: int) -> None:
        subject, _, verb = fault.kind.partition("-")
        calls: dict[str, tuple[Callable[[], None], Callable[[], None]]]
        if subject == "postgres":
            database = self._cluster.postgres
            calls = {"kill": (database.kill, database.restart), "pause": (database.pause, database.resume)}
        elif subject == "link":
            link = self._cluster.links[fault.target]
            calls = {
                "cut": (link.cut, link.heal),
                "refuse": (link.refuse, link.heal),
                "slow": (lambda: link.slow(SLOWNESS), link.heal),
                "stall": (link.stall, link.heal),
            }
        elif subject == "person":
            slot = self._clocks[fault.target]
            calls = {
                "asleep": (lambda: setattr(slot, "asleep", True), lambda: None)
            }  # it wakes up when a bot has played
        else:
            process: Process = (self._cluster.servers if subject == "server" else self._cluster.workers)[fault.target]

            calls = {
                "kill": (process.kill, process.restart),
                "stop": (process.stop, process.restart),
                "pause": (process.pause, process.resume),
            }
        calls[verb][which]()
