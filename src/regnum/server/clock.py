"""Clocks: none, a time for each move, or a time for each player with an increment."""

from __future__ import annotations

import time
from collections.abc import Callable

from regnum.server.messages import ClockInfo, NewClock


class Clock:
    """Counts down for the seat that must choose, unless it is paused."""

    def __init__(self, settings: NewClock, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.left = [settings.seconds] * seats
        self.running: int | None = None
        self.paused = False
        self._since = now()
        self._now = now

    @property
    def counts(self) -> bool:
        """Whether time is limited."""
        return self.settings.mode != "none"

    def _pass_time(self) -> None:
        now = self._now()
        if self.running is not None and not self.paused and self.counts:
            self.left[self.running] -= now - self._since
        self._since = now

    def set_to(self, left: list[float], seat: int | None, ago: float, paused: bool = False) -> None:
        """Show what was read elsewhere `ago` seconds before now, when it was the turn of `seat`."""
        self.left, self.running, self.paused = list(left), seat, paused
        self._since = self._now() - max(0.0, ago)

    def run_for(self, seconds: float) -> None:
        """The clock has been running for so long already."""
        if not self.paused:
            self._since -= seconds

    def turn_to(self, seat: int | None) -> None:
        """A choice was made: `seat` must choose next (None: the game is over)."""
        self._pass_time()
        chose = self.running
        if chose is not None:
            if self.settings.mode == "move":
                self.left[chose] = self.settings.seconds
            elif chose != seat:
                self.left[chose] += self.settings.increment
        self.running = seat

    def time_left(self) -> float | None:
        """Seconds left to the seat that must choose; None if no clock is running."""
        self._pass_time()
        if not self.counts or self.running is None or self.paused:
            return None
        return self.left[self.running]

    def kept(self) -> list[float] | None:
        """The seconds left to each seat, to be stored; None without clocks."""
        self._pass_time()
        return [round(seconds, 2) for seconds in self.left] if self.counts else None

    def info(self) -> ClockInfo:
        self._pass_time()
        left = [round(max(0.0, seconds), 2) for seconds in self.left] if self.counts else self.left[:]
        return ClockInfo(self.settings.mode, left, self.running, self.paused, self.settings.increment)
