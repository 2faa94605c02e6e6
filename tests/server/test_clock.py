"""Clocks, driven by a fake time source."""

from __future__ import annotations

from regnum.server.table.clock import Clock
from regnum.server.wire import NewClock


class FakeTime:
    """A time source that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_time_for_each_move_starts_again() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("move", 30), 2, fake)
    clock.turn_to([0])
    fake.now = 20
    assert clock.time_left() == {0: 10}
    clock.chosen(0, [1])
    assert clock.info().left == [30, 30]
    fake.now = 55
    assert clock.time_left() == {1: -5}


def test_time_for_each_player_adds_up_with_its_increment_after_a_turn() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("player", 60, 5), 2, fake)
    clock.turn_to([0])
    fake.now = 10
    clock.chosen(0, [0])  # another decision of the same turn
    fake.now = 20
    clock.chosen(0, [1])
    assert clock.info().left == [45, 60]


def test_what_an_increment_gave_is_taken_again_with_the_choice() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("player", 60, 5), 2, fake)
    clock.turn_to([0])
    for _ in range(3):
        fake.now += 10
        clock.chosen(0, [1])
        fake.now += 1
        clock.undone(0, 1, [0])
    assert clock.info().left == [30, 57]
    clock.chosen(0, [0])
    clock.undone(0, 1, [0])  # it gave none
    assert clock.info().left == [30, 57]


def test_a_move_that_is_undone_has_the_time_that_was_left_for_it() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("move", 30), 2, fake)
    clock.turn_to([0])
    fake.now += 5
    clock.chosen(0, [0])
    fake.now += 10
    clock.chosen(0, [1])
    fake.now += 2
    clock.undone(0, 1, [0])
    assert clock.info().left == [20, 30]
    fake.now += 4
    clock.undone(0, 1, [0])
    assert clock.info().left == [25, 30]
    fake.now += 1
    clock.chosen(0, [0])
    assert clock.info().left == [16, 30]  # the second decision goes on where it was left
    clock.chosen(0, [1])
    clock.chosen(1, [0])
    fake.now += 3
    assert clock.info().left == [27, 30]
    clock.undone(1, 2, [0])  # with consent, beyond what the clock remembers
    assert clock.info().left == [30, 30]


def test_a_paused_clock_does_not_run() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("player", 60), 2, fake)
    clock.turn_to([1])
    fake.now = 10
    clock.set_to(clock.info().left, [1], 0, paused=True)
    fake.now = 1000
    assert clock.time_left() == {}
    assert clock.info().left == [60, 50]
    clock.set_to(clock.info().left, [1], 0)
    fake.now = 1010
    assert clock.time_left() == {1: 40}


def test_a_clock_that_was_read_elsewhere_has_run_since() -> None:
    fake = FakeTime()
    fake.now = 100
    clock = Clock(NewClock("player", 60), 2, fake)
    clock.set_to([60, 40], [1], ago=15)
    fake.now = 105
    assert clock.time_left() == {1: 20}
    clock.run_for(7)
    assert clock.time_left() == {1: 13}


def test_in_a_sealed_round_all_clocks_run_until_each_has_answered() -> None:
    fake = FakeTime()
    clock = Clock(NewClock("player", 60, 5), 3, fake)
    clock.turn_to([0, 1, 2])
    fake.now = 10
    clock.turn_to([0, 2])  # seat 1 has answered
    fake.now = 25
    assert clock.time_left() == {0: 35, 2: 35}
    clock.chosen(0, [1])  # its answer and the one kept are carried out one after the other
    clock.chosen(1, [2])
    assert clock.info().left == [40, 55, 35]
    assert clock.time_left() == {2: 35}


def test_without_a_clock_no_time_passes() -> None:
    fake = FakeTime()
    clock = Clock(NewClock(), 2, fake)
    clock.turn_to([0])
    fake.now = 1e6
    assert clock.time_left() == {}
    assert clock.info().left == [300, 300]
