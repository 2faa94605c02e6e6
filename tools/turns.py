"""Servers measured in turns: what disturbs the machine for a minute then disturbs all of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median, quantiles
from typing import NamedTuple, Protocol

from regnum.core.errors import BadInput
from tools.process import TICK, Usage


class Side(Protocol):
    """A server and the people who play on it."""

    def usage(self) -> Usage:
        """What the server has used so far."""
        ...

    async def play(self, seconds: float, think: float) -> list[float]:
        """Play for `seconds`, with `think` seconds of thinking on average; returns the latencies of the choices."""
        ...


class Turn(NamedTuple):
    """What one side did in one turn; times in seconds."""

    latencies: list[float]
    wall: float
    cpu: float  # until the end of the round: also what the server does while the sides after it play

    @property
    def choices_per_cpu_s(self) -> float:
        return len(self.latencies) / max(self.cpu, TICK)


class Pace(NamedTuple):
    """The measurements of all turns of a side."""

    choices: int
    choices_per_s: float
    choices_per_cpu_s: float
    p50_ms: float
    p99_ms: float


async def play_round(sides: Sequence[Side], seconds: float, think: float) -> list[Turn]:
    """Let each side play for `seconds`, one after another."""
    played = []
    for side in sides:
        used, start = side.usage().cpu, time.monotonic()
        latencies = await side.play(seconds, think)
        played.append((latencies, time.monotonic() - start, used))
    return [
        Turn(latencies, wall, side.usage().cpu - used)
        for side, (latencies, wall, used) in zip(sides, played, strict=True)
    ]


def pace(turns: Sequence[Turn]) -> Pace:
    latencies = [latency for turn in turns for latency in turn.latencies]
    made = len(latencies)
    if made < 2:
        raise BadInput("load", "too few choices were made to measure anything: give it more tables or seconds")
    cuts = quantiles(latencies, n=100, method="inclusive")
    wall, cpu = sum(turn.wall for turn in turns), max(sum(turn.cpu for turn in turns), TICK)
    return Pace(made, made / wall, made / cpu, cuts[49] * 1000, cuts[98] * 1000)


def ratio(ours: Sequence[Turn], theirs: Sequence[Turn]) -> float:
    """How many choices we make for each of theirs with the same CPU time: the median of all rounds."""
    rounds = zip(ours, theirs, strict=True)
    return median(own.choices_per_cpu_s / other.choices_per_cpu_s for own, other in rounds)
