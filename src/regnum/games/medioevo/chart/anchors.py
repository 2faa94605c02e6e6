"""Where the name of a territory may stand: points with room around them, the roomiest first."""

from __future__ import annotations

import math

from regnum.games.medioevo.chart.curves import Line, Point, bounds, contains, distance, sides

MOST = 9
GRID = 22  # columns and rows of points that are tried
FLAT = 2.2  # a name is this much wider than high


def anchors(rings: list[Line], given: Point, islands: list[Line] | None = None) -> list[Point]:
    """Points spread over the largest ring and off the islands, the roomiest first; `given` where none is found."""
    ring = max(rings, key=_area)
    x0, y0, x1, y1 = bounds(ring)
    flat = [(x / FLAT, y) for x, y in ring]
    xs = [x0 + (x1 - x0) * (i + 0.5) / GRID for i in range(GRID)]
    ys = [y0 + (y1 - y0) * (i + 0.5) / GRID for i in range(GRID)]
    tried = [(x, y) for x in xs for y in ys]
    near = [one for one in islands or [] if _meet(bounds(one), (x0, y0, x1, y1))]
    edges = [flat, *([(x / FLAT, y) for x, y in one] for one in near)]
    free = [p for p in [*tried, given] if contains(ring, p) and not any(contains(one, p) for one in near)]
    room = {p: min(distance(edge, (p[0] / FLAT, p[1])) for edge in edges) for p in free}
    if not room:
        return [given]
    chosen = [max(room, key=lambda p: room[p])]
    enough = room[chosen[0]] * 0.35
    while len(chosen) < MOST:
        left = [p for p in room if room[p] >= enough and p not in chosen]
        if not left:
            break
        chosen.append(max(left, key=lambda p: room[p] * 1.6 + min(math.dist(p, c) for c in chosen)))
    return chosen


def _area(ring: Line) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(ring))) / 2


def _meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]
