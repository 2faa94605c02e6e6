"""The outlines cut into arcs between junctions: each is drawn once, so that neighbours stay welded.

`borders.toml` and `seas.toml` say who borders on whom. Some outlines touch where there is no border: over water a
channel is drawn between them, elsewhere a border of a kingdom.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Literal

from regnum.games.medioevo.chart.anchors import anchors
from regnum.games.medioevo.chart.curves import (
    Line,
    Point,
    bounds,
    catmull_rom,
    contains,
    distance,
    length,
    sides,
    without_needles,
    wobbled,
)

Kind = Literal["coast", "end", "thin", "thick", "stream", "river", "channel", "touch"]
COAST, END = "coast", "end"
CHANNEL = 6  # outlines that touch for longer than this without a border lie on two shores
NEAR = 2.5  # a coast is at most so far from the sea outside it


@dataclass
class Arc:
    """A line between two junctions, with the lands on its sides: at a coast and at the end of the chart only one."""

    lands: tuple[str, ...]
    kind: Kind
    realm: bool  # whether it parts two kingdoms
    line: Line


@dataclass
class Chart:
    """Everything that is drawn of the board itself."""

    width: int
    height: int
    arcs: list[Arc] = field(default_factory=list)
    # The outlines of a land as numbers of arcs; -1 - n for the arc n backwards.
    rings: dict[str, list[list[int]]] = field(default_factory=dict)
    seas: dict[str, list[Line]] = field(default_factory=dict)
    sea_lines: list[Line] = field(default_factory=list)
    anchors: dict[str, list[Point]] = field(default_factory=dict)
    cities: dict[str, Point] = field(default_factory=dict)
    straits: dict[str, tuple[Point, Point]] = field(default_factory=dict)

    def outline(self, land: str) -> list[Line]:
        """The outlines of a land as points."""
        found = []
        for ring in self.rings[land]:
            points: Line = []
            for number in ring:
                line = self.arcs[number].line if number >= 0 else self.arcs[-1 - number].line[::-1]
                points += line[:-1]
            found.append(points)
        return found


def draw(shapes: dict[str, Any], content: dict[str, Any]) -> Chart:
    """The chart from `shapes.toml` and the tables of the content."""
    chart = Chart(shapes["board"]["width"], shapes["board"]["height"])
    lands = {one["id"]: [without_needles(_points(flat)) for flat in one["polygons"]] for one in shapes["land"]}
    chart.seas = {one["id"]: [_points(flat) for flat in one["polygons"]] for one in shapes["sea"]}
    _Weld(chart, lands, content).all()
    chart.sea_lines = _chains(_shared(chart.seas))
    chart.cities = {one["id"]: (one["at"][0], one["at"][1]) for one in shapes["city"]}
    for one in shapes["land"]:
        chart.anchors[one["id"]] = anchors(chart.outline(one["id"]), tuple(one["label"]))
    shores = [ring for rings in lands.values() for ring in rings]
    for one in shapes["sea"]:
        chart.anchors[one["id"]] = anchors(chart.seas[one["id"]], tuple(one["label"]), shores)
    for sea in content["sea"]:
        if sea["kind"] == "strait":
            chart.straits[sea["id"]] = _nearest(*(chart.outline(land) for land in sea["land"]))
    return chart


class _Weld:
    """Cuts the outlines of all lands into arcs and joins them again."""

    def __init__(self, chart: Chart, lands: dict[str, list[Line]], content: dict[str, Any]) -> None:
        self.chart, self.lands = chart, lands
        self.kinds: dict[frozenset[str], Kind] = {frozenset((b["a"], b["b"])): b["kind"] for b in content["border"]}
        self.kingdom = {land: k["id"] for k in content["kingdom"] for land in k["territories"]}
        self.owners = _owners(lands)
        self.boxes = [(bounds(ring), ring) for rings in chart.seas.values() for ring in rings]
        self.made: dict[tuple[Point, ...], int] = {}

    def all(self) -> None:
        for land, rings in self.lands.items():
            self.chart.rings[land] = [self._cut(land, ring) for ring in rings]

    def _cut(self, land: str, ring: Line) -> list[int]:
        """The ring as arcs: a new one begins wherever another side follows."""
        beside = [self._beside(land, a, b) for a, b in sides(ring)]
        n = len(ring)
        start = next((i for i in range(n) if beside[i] != beside[i - 1]), 0)
        found, chain = [], [ring[start]]
        for k in range(n):
            i = (start + k) % n
            chain.append(ring[(i + 1) % n])
            if k == n - 1 or beside[(i + 1) % n] != beside[i]:
                found.append(self._arc(land, beside[i], chain))
                chain = [chain[-1]]
        return found

    def _beside(self, land: str, a: Point, b: Point) -> str:
        others = [other for other in self.owners[frozenset((a, b))] if other != land]
        if others:
            return others[0]
        return COAST if self._faces_sea(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) else END

    def _faces_sea(self, p: Point) -> bool:
        return any(
            x0 - NEAR < p[0] < x1 + NEAR and y0 - NEAR < p[1] < y1 + NEAR and (contains(r, p) or distance(r, p) < NEAR)
            for (x0, y0, x1, y1), r in self.boxes
        )

    def _arc(self, land: str, other: str, chain: Line) -> int:
        back = chain[::-1] < chain
        forward = chain[::-1] if back else chain
        key = tuple(forward)
        if key not in self.made:
            self.made[key] = len(self.chart.arcs)
            self.chart.arcs.append(self._drawn(land, other, forward))
        return -1 - self.made[key] if back else self.made[key]

    def _drawn(self, land: str, other: str, points: Line) -> Arc:
        if other in (COAST, END):
            closed = points[0] == points[-1]
            line = catmull_rom(points[:-1] if closed else points, 2.0, closed)
            return Arc((land,), "coast" if other == COAST else "end", False, [*line, line[0]] if closed else line)
        line = catmull_rom(wobbled(points, 0.13, 9), 2.5)
        pair = (land, other) if land < other else (other, land)
        kind = self.kinds.get(frozenset(pair), "channel" if length(points) > CHANNEL else "touch")
        return Arc(pair, kind, self.kingdom[land] != self.kingdom[other], line)


def _points(flat: list[float]) -> Line:
    return list(zip(flat[::2], flat[1::2], strict=True))


def _owners(shapes: dict[str, list[Line]]) -> dict[frozenset[Point], list[str]]:
    """Whose outlines have each edge."""
    found: dict[frozenset[Point], list[str]] = {}
    for id, rings in shapes.items():
        for ring in rings:
            for a, b in sides(ring):
                if a != b:
                    found.setdefault(frozenset((a, b)), []).append(id)
    return found


def _shared(shapes: dict[str, list[Line]]) -> list[tuple[Point, Point]]:
    edges = [sorted(edge) for edge, who in _owners(shapes).items() if len(set(who)) == 2]
    return sorted((a, b) for a, b in edges)


def _chains(edges: list[tuple[Point, Point]]) -> list[Line]:
    """Edges joined to lines, each as long as no third edge meets it."""
    ends: dict[Point, list[int]] = {}
    for n, edge in enumerate(edges):
        for p in edge:
            ends.setdefault(p, []).append(n)
    left = set(range(len(edges)))
    lines = []
    while left:
        n = min(left)
        left.remove(n)
        line = list(edges[n])
        for _ in range(2):
            while len(ends[line[-1]]) == 2:
                onward = [m for m in ends[line[-1]] if m in left]
                if not onward:
                    break
                left.remove(onward[0])
                a, b = edges[onward[0]]
                line.append(b if a == line[-1] else a)
            line.reverse()
        lines.append(line)
    return lines


def _nearest(one: list[Line], other: list[Line]) -> tuple[Point, Point]:
    """The two points of two shores that are nearest to each other."""
    pairs = ((a, b) for ring in one for a in ring for far in other for b in far)
    return min(pairs, key=lambda pair: math.dist(*pair))


def has_gaps(chart: Chart) -> list[str]:
    """Lands whose arcs do not join to closed outlines."""
    broken = []
    for land, rings in chart.rings.items():
        for ring in rings:
            lines = [chart.arcs[n].line if n >= 0 else chart.arcs[-1 - n].line[::-1] for n in ring]
            if any(a[-1] != b[0] for a, b in pairwise([*lines, lines[0]])):
                broken.append(land)
    return broken
