"""Clocks, by a clock of the test's own."""

from __future__ import annotations

from regnum.server.clock import Clock
from regnum.server.messages import NewClock


class Hand:
    """A clock hand that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_time_for_each_move_starts_anew() -> None:
    hand = Hand()
    clock = Clock(NewClock("move", 30), 2, hand)
    clock.turn_to(0)
    hand.now = 20
    assert clock.time_left() == 10
    clock.turn_to(1)
    assert clock.info().left == [30, 30]
    hand.now = 55
    assert clock.time_left() == -5


def test_time_for_each_player_adds_up_with_its_increment_after_a_turn() -> None:
    hand = Hand()
    clock = Clock(NewClock("player", 60, 5), 2, hand)
    clock.turn_to(0)
    hand.now = 10
    clock.turn_to(0)  # another decision of the same turn
    hand.now = 20
    clock.turn_to(1)
    assert clock.info().left == [45, 60]


def test_a_paused_clock_stands() -> None:
    hand = Hand()
    clock = Clock(NewClock("player", 60), 2, hand)
    clock.turn_to(1)
    hand.now = 10
    clock.pause(True)
    hand.now = 1000
    assert clock.time_left() is None
    assert clock.info().left == [60, 50]
    clock.pause(False)
    hand.now = 1010
    assert clock.time_left() == 40


def test_without_a_clock_no_time_passes() -> None:
    hand = Hand()
    clock = Clock(NewClock(), 2, hand)
    clock.turn_to(0)
    hand.now = 1e6
    assert clock.time_left() is None
    assert clock.info().left == [300, 300]
