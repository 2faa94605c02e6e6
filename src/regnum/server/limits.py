"""Rate limits: how often a client may do something."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

MOST_CONNECTIONS = 500  # of one address: a school may have a hundred players behind one


class Quota:
    """How many of something each key has at the moment; at most `most`."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """One more for `key`; False if it has as many as it may. Call `give_back` for each that was taken."""
        if self._held[key] >= self.most:
            return False
        self._held[key] += 1
        return True

    def give_back(self, key: str) -> None:
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]


class TokenBucket:
    """A token bucket: holds up to `capacity` tokens, gains `rate` tokens a second, and each action takes one."""

    __slots__ = ("_tokens", "_updated", "capacity", "rate")

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate = rate
        self.capacity = capacity
        self._tokens = capacity
        self._updated = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none left."""
        now = time.monotonic()
        self._tokens = min(self.capacity, self._tokens + (now - self._updated) * self.rate)
        self._updated = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimiter:
    """A token bucket for each key, such as an address. Beyond `max_keys`, the key used least recently is dropped."""

    def __init__(self, rate: float, capacity: float, max_keys: int = 10_000) -> None:
        self.rate = rate
        self.capacity = capacity
        self.max_keys = max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token from the bucket of `key`; False if it has none left."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self.rate, self.capacity)
        self._buckets[key] = bucket
        if len(self._buckets) > self.max_keys:
            self._buckets.popitem(last=False)
        return bucket.take()
