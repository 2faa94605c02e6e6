"""Exact confidence intervals for proportions, at any level.

The intervals of Clopper and Pearson cover a true proportion at least as often as they say. The simpler ones of Wilson
do so only about 95% of the time: at the levels that many comparisons need they are too narrow where games are few.
"""

from __future__ import annotations

from math import exp, lgamma, log, log1p

_STEPS = 40  # halvings of an interval from 0 to 1


def exact_interval(wins: float, games: int, error: float) -> tuple[float, float]:
    """The interval that misses the true proportion with at most the probability `error`, half of it on each side.

    `wins` may be a fraction where wins are shared.
    """
    low = _where(wins, games - wins + 1, error / 2) if wins > 0 else 0.0
    high = _where(wins + 1, games - wins, 1 - error / 2) if wins < games else 1.0
    return low, high


def _where(a: float, b: float, share: float) -> float:
    """The point below which the beta distribution has this share."""
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if beta_below(middle, a, b) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def beta_below(x: float, a: float, b: float) -> float:
    """The share of the beta distribution with parameters `a` and `b` that lies below `x`."""
    if not 0 < x < 1:
        return float(x >= 1)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    # The continued fraction converges quickly on one side of the mean.
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(x, a, b) / a
    return 1 - front * _fraction(1 - x, b, a) / b


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by the method of Lentz."""
    tiny = 1e-300
    c, d = 1.0, 1 / _nonzero(1 - (a + b) * x / (a + 1), tiny)
    value = d
    for m in range(1, 10_000):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / _nonzero(1 + step * d, tiny)
            c = _nonzero(1 + step / c, tiny)
            value *= c * d
        if abs(c * d - 1) < 1e-13:
            break
    return value


def _nonzero(value: float, tiny: float) -> float:
    return value if abs(value) > tiny else tiny
