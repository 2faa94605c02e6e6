"""The random number generator: two integers, a key and a counter.

The generator is SplitMix64 in counter mode: number `count` for `key` is always the same, on every machine and in every
version. It lives in the state and is copied with it; nothing in Regnum uses global randomness.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1

# Numbers of 64 bits, with a sign. What overflows is cut off when this is compiled, and masked where it would show when
# it is not.
_GAMMA: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)


def mixed(z: i64) -> i64:
    """A number of the counter as random bits: the lowest 64 count."""
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def scaled(z: i64, n: i64) -> i64:
    """Random bits as a number from 0 to n - 1, for `n` below 2 to the power of 31."""
    return (((z >> 32) & 0xFFFFFFFF) * n + ((z & 0xFFFFFFFF) * n >> 32)) >> 32


class Rng:
    """A stream of random numbers; `fork` creates independent ones."""

    __slots__ = ("_start", "count", "key")

    key: int
    _start: i64
    count: i64

    def __init__(self, key: int, count: int = 0, source: Rng | None = None) -> None:
        """Number `count` of a key comes next; or a copy of `source`, as a state makes them by the million."""
        if source is None:
            self.key = key & _MASK
            self._start = self.key - (1 << 64) if self.key >> 63 else self.key
            self.count = count
        else:
            self.key = source.key
            self._start = source._start
            self.count = source.count

    def bits(self) -> int:
        """64 fresh bits."""
        self.count += 1
        return int(mixed(self._start + self.count * _GAMMA)) & _MASK

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.count += 1
        return int(scaled(mixed(self._start + self.count * _GAMMA), n))

    def unit(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return (self.bits() >> 11) / 9007199254740992.0

    def pick(self, items: list[T]) -> T:
        """One of `items`."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put `items` into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self, label: str) -> Rng:
        """An independent stream; the same label always gives the same one."""
        mark = blake2b(f"{self.key}/{label}".encode(), digest_size=8).digest()
        return Rng(int.from_bytes(mark, "big"))

    def copy(self) -> Rng:
        return Rng(0, 0, self)
