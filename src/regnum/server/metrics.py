"""What is counted with every choice, for Prometheus, whose own counters would take longer for it than the engine."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import REGISTRY
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric

BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0]  # seconds


class Choices:
    """How many choices have been committed, and how long they took: from being received to being acknowledged."""

    def __init__(self) -> None:
        self._made = 0
        self._seconds = 0.0
        self._times = [0] * (len(BOUNDS) + 1)  # how often it took at most each bound, and more than the one before

    def add(self, made: int, seconds: float) -> None:
        """Count `made` choices that were committed together."""
        self._made += made
        self._seconds += seconds
        self._times[bisect_left(BOUNDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Called by Prometheus' client."""
        yield CounterMetricFamily("regnum_choices", "Choices committed", self._made)
        total, buckets = 0, []
        for bound, times in zip([*map(str, BOUNDS), "+Inf"], self._times, strict=True):
            total += times
            buckets.append((bound, total))
        name, text = "regnum_choice_seconds", "From a choice received to its acknowledgement"
        yield HistogramMetricFamily(name, text, buckets, self._seconds)


choices = Choices()
REGISTRY.register(choices)
