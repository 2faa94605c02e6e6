"""`python -m regnum.games.medioevo.chart` writes the geometry of the board for the client; part of `make generate`."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from regnum.games.medioevo.chart.curves import Line
from regnum.games.medioevo.chart.geometry import Chart, draw

FILE = Path(__file__).parents[5] / "client" / "src" / "games" / "medioevo" / "chart" / "chart.generated.json"
UNIT = 10  # parts of a board unit in which points are written


def read_chart() -> Chart:
    folder = files("regnum.games.medioevo") / "content"
    content: dict[str, Any] = {}
    for name in ("borders", "seas", "kingdoms"):
        content |= tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    return draw(tomllib.loads((folder / "map" / "shapes.toml").read_text(encoding="utf-8")), content)


def chart_source(chart: Chart) -> str:
    """The chart as JSON: lines as steps from one point to the next, in tenths of a unit."""
    parts = {
        "width": chart.width,
        "height": chart.height,
        "unit": UNIT,
        "arcs": [
            {"lands": arc.lands, "kind": arc.kind, "realm": arc.realm, "line": _steps(arc.line)} for arc in chart.arcs
        ],
        "lands": {id: {"rings": rings, "anchors": _flat(chart.anchors[id])} for id, rings in chart.rings.items()},
        "seas": {
            id: {"rings": [_steps(ring) for ring in rings], "anchors": _flat(chart.anchors[id])}
            for id, rings in chart.seas.items()
        },
        "sea_lines": [_steps(line) for line in chart.sea_lines],
        "cities": {id: _flat([at]) for id, at in chart.cities.items()},
        "straits": {id: _flat(list(shores)) for id, shores in chart.straits.items()},
    }
    lines = (f"{json.dumps(key)}: {_compact(value)}" for key, value in parts.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Any) -> str:
    """One line for each entry of a table."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(_short(one) for one in value) + "\n]"
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"{json.dumps(key)}:{_short(one)}" for key, one in value.items()) + "\n}"
    return json.dumps(value)


def _short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _flat(points: Line) -> list[int]:
    return [round(number * UNIT) for point in points for number in point]


def _steps(line: Line) -> list[int]:
    whole = [(round(x * UNIT), round(y * UNIT)) for x, y in line]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(whole)]
    return [number for point in (whole[0], *(step for step in steps if step != (0, 0))) for number in point]


if __name__ == "__main__":
    FILE.write_text(chart_source(read_chart()), encoding="utf-8")
