"""Clocks: none, a time for each move, or a time for each player with an increment."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

from regnum.server.wire import ClockInfo, NewClock


class Clock:
    """Counts down for the seats that must choose, several at once in a sealed round, unless it is paused."""

    def __init__(self, settings: NewClock, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.left = [settings.seconds] * seats
        self.running: tuple[int, ...] = ()
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
        if not self.paused and self.counts:
            for seat in self.running:
                self.left[seat] -= now - self._since
        self._since = now

    def set_to(self, left: list[float], seats: Iterable[int], ago: float, paused: bool = False) -> None:
        """Show what was read elsewhere `ago` seconds before now, when `seats` had to choose."""
        self.left, self.running, self.paused = list(left), tuple(seats), paused
        self._since = self._now() - max(0.0, ago)

    def run_for(self, seconds: float) -> None:
        """The clock has been running for so long already."""
        if not self.paused:
            self._since -= seconds

    def turn_to(self, seats: Iterable[int]) -> None:
        """`seats` must choose (none: the game is over), though nothing was chosen."""
        self._pass_time()
        self.running = tuple(seats)

    def chosen(self, by: int, seats: Sequence[int]) -> None:
        """`by` has made a choice: `seats` must choose next (none: the game is over)."""
        self._pass_time()
        if self.settings.mode == "move":
            if by != self._chose:
                self._chose, self._made, self._unused = by, 0, [0.0]
            self._unused[self._made] = self.left[by]
            self._made += 1
            if self._made == len(self._unused):
                self._unused.append(self.settings.seconds)
            self.left[by] = self._unused[self._made]
        elif by not in seats:
            self.left[by] += self.settings.increment
        self.running = tuple(seats)

    def undone(self, by: int, n: int, seats: Sequence[int]) -> None:
        """`n` choices are undone, the last of them by `by`: `seats` choose again, in the same time."""
        self._pass_time()
        asked = self.running
        if self.settings.mode == "move":
            if by == self._chose and n <= self._made:
                self._unused[self._made] = self.left[by]
                self._made -= n
                self.left[by] = self._unused[self._made]
            else:
                self._chose = None
            for seat in asked:
                if seat != by:
                    self.left[seat] = self.settings.seconds
        elif by not in asked:
            self.left[by] -= self.settings.increment
        self.running = tuple(seats)

    def time_left(self) -> dict[int, float]:
        """Seconds left to the seats that must choose; none if no clock is running."""
        self._pass_time()
        return {seat: self.left[seat] for seat in self.running} if self.counts and not self.paused else {}

    def readings(self) -> list[float] | None:
        """The seconds left to each seat, to be stored; None without clocks."""
        self._pass_time()
        return [round(seconds, 2) for seconds in self.left] if self.counts else None

    def info(self) -> ClockInfo:
        self._pass_time()
        left = [round(max(0.0, seconds), 2) for seconds in self.left] if self.counts else self.left[:]
        of = self.settings
        return ClockInfo(of.mode, left, list(self.running), self.paused, of.increment, of.answer_within)
