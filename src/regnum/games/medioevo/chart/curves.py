"""Lines of the chart: from the points of a survey to something drawn by hand."""

from __future__ import annotations

import math
import random
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]


def catmull_rom(points: Line, step: float, closed: bool = False) -> Line:
    """A smooth curve through the points, with a point about every `step`."""
    n = len(points)
    if n < 3:
        return points

    def at(i: int) -> Point:
        return points[i % n] if closed else points[max(0, min(n - 1, i))]

    curve: Line = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        pieces = max(1, min(12, round(math.dist(p1, p2) / step)))
        for j in range(pieces):
            t = j / pieces
            curve.append((_between(p0[0], p1[0], p2[0], p3[0], t), _between(p0[1], p1[1], p2[1], p3[1], t)))
    return curve if closed else [*curve, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def wobbled(points: Line, amount: float, shortest: float) -> Line:
    """Midpoint displacement: a straight border becomes a drawn one. The same points always give the same line."""
    rng = random.Random(repr((points[0], points[-1])))

    def split(a: Point, b: Point, depth: int) -> Line:
        length = math.dist(a, b)
        if length < shortest or depth > 5:
            return [b]
        off = rng.uniform(-amount, amount)
        middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off)
        return split(a, middle, depth + 1) + split(middle, b, depth + 1)

    return [points[0], *(p for a, b in pairwise(points) for p in split(a, b, 0))]


def without_needles(ring: Line) -> Line:
    """The ring without spikes of no width."""
    kept = []
    for i, p in enumerate(ring):
        before, after = ring[i - 1], ring[(i + 1) % len(ring)]
        u, v = (before[0] - p[0], before[1] - p[1]), (after[0] - p[0], after[1] - p[1])
        long = math.hypot(*u), math.hypot(*v)
        if min(long) <= 20 or (u[0] * v[0] + u[1] * v[1]) / (long[0] * long[1]) <= 0.985:
            kept.append(p)
    return [p for i, p in enumerate(kept) if p != kept[i - 1]]


def sides(ring: Line) -> list[tuple[Point, Point]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def length(line: Line) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def contains(ring: Line, p: Point) -> bool:
    x, y = p
    inside = False
    for (x1, y1), (x2, y2) in sides(ring):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def distance(ring: Line, p: Point) -> float:
    """From a point to the nearest edge of the ring."""
    x, y = p
    nearest = math.inf
    for (x1, y1), (x2, y2) in sides(ring):
        left, right, below, above = x - nearest, x + nearest, y - nearest, y + nearest
        if (x1 < left and x2 < left) or (x1 > right and x2 > right):
            continue
        if (y1 < below and y2 < below) or (y1 > above and y2 > above):
            continue
        dx, dy = x2 - x1, y2 - y1
        t = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy or 1)))
        nearest = min(nearest, math.hypot(x - x1 - t * dx, y - y1 - t * dy))
    return nearest


def bounds(ring: Line) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return min(xs), min(ys), max(xs), max(ys)
