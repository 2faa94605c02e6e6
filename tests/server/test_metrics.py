"""Choices are counted for Prometheus as its own counters would count them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from regnum.server.metrics import BOUNDS, Choices


def lines(registry: CollectorRegistry) -> set[str]:
    """What Prometheus reads, without when each counter was created."""
    return {line for line in generate_latest(registry).decode().splitlines() if "_created" not in line}


def test_what_is_counted_reads_like_prometheus_own_counters() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    choices = Choices()
    ours.register(choices)
    made = Counter("regnum_choices", "Choices committed", registry=theirs)
    text = "From a choice received to its acknowledgement"
    waited = Histogram("regnum_choice_seconds", text, buckets=BOUNDS, registry=theirs)
    for n, seconds in ((1, 0.0005), (1, 0.001), (3, 0.002), (1, 0.7), (1, 60.0)):
        choices.add(n, seconds)
        made.inc(n)
        waited.observe(seconds)
    assert lines(ours) == lines(theirs)
