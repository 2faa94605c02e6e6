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
_GAMMA: Final = 0x9E3779B97F4A7C15

# The same numbers in 64 bits with a sign.
_SIGNED_GAMMA: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_SIGNED_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SIGNED_SECOND: Final = 0x94D049BB133111EB - (1 << 64)


class Rng:
    """A stream of random numbers; `fork` creates independent ones."""

    __slots__ = ("count", "key")

    def __init__(self, key: int, count: int = 0) -> None:
        self.key = key & _MASK
        self.count = count

    def bits(self) -> int:
        """64 fresh bits."""
        self.count += 1
        z = (self.key + self.count * _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return (self.bits() * n) >> 64

    def unit(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return (self.bits() >> 11) / 9007199254740992.0

    def pick(self, items: list[T]) -> T:
        """One of `items`."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put `items` into random order, in place."""
        # The same numbers as `below` would give, in machine words: much of the time of a set-up goes here. What
        # overflows is cut off when this is compiled, and masked where it would show when it is not.
        size = len(items)
        start = (self.key + self.count * _GAMMA) & _MASK
        seed: i64 = start - (1 << 64) if start >> 63 else start
        for i in range(size - 1, 0, -1):
            seed += _SIGNED_GAMMA
            z: i64 = seed
            z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * _SIGNED_FIRST
            z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SIGNED_SECOND
            z ^= (z >> 31) & 0x1FFFFFFFF
            n: i64 = i + 1
            j = (((z >> 32) & 0xFFFFFFFF) * n + ((z & 0xFFFFFFFF) * n >> 32)) >> 32
            items[i], items[j] = items[j], items[i]
        self.count += max(0, size - 1)

    def fork(self, label: str) -> Rng:
        """An independent stream; the same label always gives the same one."""
        mark = blake2b(f"{self.key}/{label}".encode(), digest_size=8).digest()
        return Rng(int.from_bytes(mark, "big"))

    def copy(self) -> Rng:
        return Rng(self.key, self.count)
