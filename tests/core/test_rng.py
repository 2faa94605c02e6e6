"""The generator: the same numbers everywhere, and streams that do not disturb each other."""

from __future__ import annotations

from collections import Counter

from regnum.core.rng import Rng


def test_the_numbers_are_splitmix64() -> None:
    rng = Rng(1234567)
    # The published first outputs of SplitMix64 for this seed.
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_shuffle_takes_the_numbers_one_by_one() -> None:
    shuffled, by_hand = Rng(9), Rng(9)
    items, expected = list(range(20)), list(range(20))
    shuffled.shuffle(items)
    for i in range(19, 0, -1):
        j = by_hand.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert shuffled.count == by_hand.count == 19


def test_all_orders_are_equally_likely() -> None:
    rng = Rng(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values())


def test_forks_are_independent_and_named() -> None:
    rng = Rng(5)
    first = rng.fork("a").bits()
    rng.bits()
    assert rng.fork("a").bits() == first
    assert rng.fork("b").bits() != first
    assert rng.copy().bits() == rng.bits()
