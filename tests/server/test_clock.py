"""Clocks, driven by a fake time source."""

from __future__ import annotations

from regnum.server.clock import Clock
from regnum.server.messages import NewClock


class FakeTime:
    """A time source that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_time_for_each_move_starts_again() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("move", 30), 2, fake)
    clock.turn_to(0)
    fake.now = 20
    assert clock.time_left() == 10
    clock.turn_to(1)
    assert clock.info().left == [30, 30]
    fake.now = 55
    assert clock.time_left() == -5


def test_time_for_each_player_adds_up_with_its_increment_after_a_turn() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("player", 60, 5), 2, fake)
    clock.turn_to(0)
    fake.now = 10
    clock.turn_to(0)  # another decision of the same turn
    fake.now = 20
    clock.turn_to(1)
    assert clock.info().left == [45, 60]


def test_a_paused_clock_does_not_run() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("player", 60), 2, fake)
    clock.turn_to(1)
    fake.now = 10
    clock.set_to(clock.info().left, 1, 0, paused=True)
    fake.now = 1000
    assert clock.time_left() is None
    assert clock.info().left == [60, 50]
    clock.set_to(clock.info().left, 1, 0)
    fake.now = 1010
    assert clock.time_left() == 40


def test_a_clock_that_was_read_elsewhere_has_run_since() -> None:
    fake = FakeTime()
    fake.now = 100
    clock = Clock(NewClock("player", 60), 2, fake)
    clock.set_to([60, 40], 1, ago=15)
    fake.now = 105
    assert clock.time_left() == 20
    clock.run_for(7)
    assert clock.time_left() == 13


def test_without_a_clock_no_time_passes() -> None:
    fake = FakeTime()
    clock = Clock(NewClock(), 2, fake)
    clock.turn_to(0)
    fake.now = 1e6
    assert clock.time_left() is None
    assert clock.info().left == [300, 300]
