"""The geometry of the board agrees with the borders and seas of the content, and the client has it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import regnum
from regnum.games.medioevo.chart.__main__ import FILE, chart_source, read_chart
from regnum.games.medioevo.chart.curves import contains
from regnum.games.medioevo.chart.geometry import Chart, has_gaps


@cache
def chart() -> Chart:
    return read_chart()


def test_the_client_has_the_chart() -> None:
    assert FILE.read_text(encoding="utf-8") == chart_source(chart()), "run `make generate`"


def test_neighbours_stay_welded() -> None:
    assert has_gaps(chart()) == []
    used = Counter(n if n >= 0 else -1 - n for rings in chart().rings.values() for ring in rings for n in ring)
    assert all(used[n] == len(arc.lands) for n, arc in enumerate(chart().arcs))


def test_every_border_is_drawn_as_what_it_is() -> None:
    tables = regnum.game("medioevo").content.tables
    kinds = {(b["a"], b["b"]): b["kind"] for b in tables["border"]}
    drawn = {
        arc.lands: arc.kind for arc in chart().arcs if len(arc.lands) == 2 and arc.kind not in ("channel", "touch")
    }
    assert drawn == {(min(pair), max(pair)): kind for pair, kind in kinds.items()}


def test_outlines_that_touch_without_a_border_are_drawn_apart() -> None:
    apart = {arc.lands for arc in chart().arcs if arc.kind in ("channel", "touch")}
    over_water = {arc.lands for arc in chart().arcs if arc.kind == "channel"}
    assert len(apart) == 17
    assert {
        ("calabria", "sicily"),
        ("bithynia", "thrace"),
        ("finland", "svealand"),
        ("galloway", "ireland"),
    } <= over_water


def test_names_stand_on_their_land() -> None:
    for land in chart().rings:
        first, *_ = chart().anchors[land]
        assert any(contains(ring, first) for ring in chart().outline(land)), land


def test_the_outlines_are_no_content_that_rules_read() -> None:
    assert {"land", "board"}.isdisjoint(regnum.game("medioevo").content.tables)
