"""Limits: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Fills with `rate` drops a second up to `most`; every deed takes one."""

    __slots__ = ("_at", "_drops", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._drops = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there is a drop left."""
        now = time.monotonic()
        self._drops = min(self.most, self._drops + (now - self._at) * self.rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class ByAddress:
    """A bucket for every address; those not heard of for longest are forgotten."""

    def __init__(self, rate: float, most: float, addresses: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.addresses = addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.most)
        self._buckets[address] = bucket
        if len(self._buckets) > self.addresses:
            self._buckets.popitem(last=False)
        return bucket.take()
