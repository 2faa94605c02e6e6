"""Garbage collection: little at a time, and the rest in the pauses.

Nothing that a table needs is in a cycle: what is dropped is freed at once, without the collector (a test keeps it so).
The collector is only for what libraries leave behind, such as the frames of an exception. With Python's own settings
nearly every choice caused a collection, for it makes hundreds of containers: a tenth to a third of all CPU time.
"""

from __future__ import annotations

import gc
import time

# New containers are looked at when there are 20,000 more than were freed, after some 1,500 choices. With 500 tables in
# play that takes 20 ms, most of it for views that replaced others: more often would cost more, less often would take
# longer. Those that survive are not looked at again before a pause; without any, after ten million containers.
THRESHOLDS = (20_000, 500, 1)
ENOUGH = 3  # collections of new containers that make a full one worthwhile
QUIET = 0.05  # of a processor: the server has little to do


def settle() -> None:
    """Call this once everything is loaded: it is permanent, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class Pauses:
    """Finds the pauses of a server, and collects everything in them."""

    def __init__(self) -> None:
        self._worked, self._at = time.process_time(), time.monotonic()

    def collect(self) -> None:
        """Collect if the server has done little since the last call, and there is enough to collect."""
        worked, at = time.process_time(), time.monotonic()
        quiet = worked - self._worked < QUIET * (at - self._at)
        self._worked, self._at = worked, at
        if quiet and gc.get_count()[1] >= ENOUGH:
            gc.collect()
