"""Rate limits: how often a client may do something."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address

from regnum.core.errors import RegnumError

MOST_CONNECTIONS = 500  # of one address: a school may have a hundred players behind one
MOST_OF_A_PROXY = 10_000  # plain HTTP connections of a trusted proxy: those of all its clients


def network(address: str) -> str:
    """What limits by address count: an IPv4 address, or the /64 of an IPv6 address, as much as any one customer has."""
    if ":" not in address:
        return address
    try:
        six = IPv6Address(address)
    except ValueError:
        return address
    mapped = six.ipv4_mapped
    return str(mapped) if mapped is not None else f"{IPv6Address(int(six) >> 64 << 64)}/64"


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

    def spend(self, tokens: float) -> None:
        """Take more tokens afterwards, perhaps more than there are: the debt is paid before the next one is given."""
        self._tokens -= tokens


class RateLimiter:
    """A token bucket for each key, such as an address. Beyond `max_keys`, the key used least recently is dropped."""

    def __init__(self, rate: float, capacity: float, max_keys: int = 10_000) -> None:
        self.rate = rate
        self.capacity = capacity
        self.max_keys = max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token from the bucket of `key`; False if it has none left."""
        return self.bucket(key).take()

    def bucket(self, key: str) -> TokenBucket:
        """The bucket of `key`."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self.rate, self.capacity)
        self._buckets[key] = bucket
        if len(self._buckets) > self.max_keys:
            self._buckets.popitem(last=False)
        return bucket


class TooMuch(RegnumError):
    """Raised when an address has asked for more work than its share."""


class WorkQuota:
    """How much work the questions of an address may cause: for half of the time, and 20 seconds at once.

    Previews, reasons and past positions cost milliseconds each, which thousands of them would take from the tables.
    """

    def __init__(self) -> None:
        self._milliseconds = RateLimiter(rate=500, capacity=20_000)

    @contextmanager
    def of(self, address: str) -> Iterator[None]:
        """Measure what is done here, without waiting, as work for `address`."""
        bucket = self._milliseconds.bucket(address)
        if not bucket.take():
            raise TooMuch("too many questions from this address: try again in a few seconds")
        started = time.perf_counter()
        try:
            yield
        finally:
            bucket.spend((time.perf_counter() - started) * 1000)
