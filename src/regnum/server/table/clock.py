"""Clocks: none, a time for each move, or a time for each player with an increment."""

from __future__ import annotations

import time
from collections.abc import Callable

from regnum.server.wire import ClockInfo, NewClock


class Clock:
    """Counts down for the seat that must choose, unless it is paused."""

    def __init__(self, settings: NewClock, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.left = [settings.seconds] * seats
        self.running: int | None = None
        self.paused = False
        # With a time for each move: the seat that made the last choices, how many of them in a row, and the seconds
        # left for each of its decisions of that row, also for those that come after what is made, as some were undone.
        self._chose: int | None = None
        self._made = 0
        self._unused: list[float] = []
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
        """`seat` must choose (None: the game is over), though nothing was chosen."""
        self._pass_time()
        self.running = seat

    def chosen(self, by: int, seat: int | None) -> None:
        """`by` has made a choice: `seat` must choose next (None: the game is over)."""
        self._pass_time()
        if self.settings.mode == "move":
            if by != self._chose:
                self._chose, self._made, self._unused = by, 0, [0.0]
            self._unused[self._made] = self.left[by]
            self._made += 1
            if self._made == len(self._unused):
                self._unused.append(self.settings.seconds)
            self.left[by] = self._unused[self._made]
        elif by != seat:
            self.left[by] += self.settings.increment
        self.running = seat

    def undone(self, by: int, n: int, seat: int | None) -> None:
        """`n` choices are undone, the last of them by `by`: `seat` must choose again, and has no more time for that."""
        self._pass_time()
        asked = self.running
        if self.settings.mode == "move":
            if by == self._chose and n <= self._made:
                self._unused[self._made] = self.left[by]
                self._made -= n
                self.left[by] = self._unused[self._made]
            else:
                self._chose = None
            if asked is not None and asked != by:
                self.left[asked] = self.settings.seconds
        elif asked != by:
            self.left[by] -= self.settings.increment
        self.running = seat

    def time_left(self) -> float | None:
        """Seconds left to the seat that must choose; None if no clock is running."""
        self._pass_time()
        if not self.counts or self.running is None or self.paused:
            return None
        return self.left[self.running]

    def readings(self) -> list[float] | None:
        """The seconds left to each seat, to be stored; None without clocks."""
        self._pass_time()
        return [round(seconds, 2) for seconds in self.left] if self.counts else None

    def info(self) -> ClockInfo:
        self._pass_time()
        left = [round(max(0.0, seconds), 2) for seconds in self.left] if self.counts else self.left[:]
        of = self.settings
        return ClockInfo(of.mode, left, self.running, self.paused, of.increment, of.answer_within)
