"""A study as one HTML page without anything from elsewhere: plots as SVG, light or dark as the reader's system is."""

from __future__ import annotations

from html import escape
from math import ceil
from typing import Any

from regnum.study.findings import ERROR, Finding, Findings

TITLES = {
    "seat": "Seats",
    "role": "Roles",
    "option": "Table options, by seat",
    "card": "Cards and tiles owned at the end",
    "opening": "Openings",
}
NOTES = {
    "card": "What winners own is not always what makes them win: whoever is ahead can afford more.",
    "opening": "Agents choose their openings for a reason, which may be what makes them win.",
}

_STYLE = """
:root { color-scheme: light dark; --ground: #fbf7ee; --card: #fffdf8; --ink: #2b2620; --faint: #756a5c;
  --rule: #e2d8c5; --same: #8d8375; --above: #1f6f5c; --below: #a8321f; --fair: #b58a2c; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1815; --card: #24201c; --ink: #ece4d6; --faint: #a79b8a;
  --rule: #3a342d; --same: #9d9282; --above: #62c2a6; --below: #f08a72; --fair: #e0b65a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 0 0 .25rem; }
p { margin: .4rem 0; max-width: 46rem; }
.facts, .note, summary { color: var(--faint); font-size: .92rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; margin: 1.5rem 0 0;
  padding: 1.1rem 1.25rem; }
ul { margin: .5rem 0 0; padding: 0; list-style: none; columns: 2 22rem; column-gap: 2rem; }
li { break-inside: avoid; }
.above { color: var(--above); } .below { color: var(--below); }
.plot { overflow-x: auto; margin-top: .75rem; }
svg { display: block; width: 100%; min-width: 40rem; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .dim { fill: var(--faint); font-size: 12px; }
svg .grid { stroke: var(--rule); } svg .fair { stroke: var(--fair); stroke-dasharray: 4 3; stroke-width: 1.5; }
svg .same { stroke: var(--same); fill: var(--same); } svg .above { stroke: var(--above); fill: var(--above); }
svg .below { stroke: var(--below); fill: var(--below); } svg text.above, svg text.below { stroke: none; }
svg .span { stroke-width: 2; stroke-linecap: round; }
summary { cursor: pointer; margin-top: .75rem; }
"""

_WIDTH, _LEFT, _RIGHT, _ROW, _TOP = 940, 330, 170, 24, 30
_LETTERS = 46  # of a name that fit
_OPEN = 24  # rows that are shown before the rest is folded away


def page(found: Findings, title: str, facts: list[tuple[str, str]]) -> str:
    """The whole page; `facts` say which games these are."""
    said = " · ".join(f"{escape(name)} {escape(value)}" for name, value in facts)
    body = [f"<h1>{escape(title)}</h1>", f'<p class="facts">{said}</p>', _summary(found)]
    body += [_section(aspect, found) for aspect in found.by_aspect]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _summary(found: Findings) -> str:
    marked = found.marked
    if not found.rows:
        return f"<section><h2>{found.verdict}</h2></section>"
    head = "What differs from fair" if marked else "Nothing differs from fair by more than chance explains"
    points = "".join(
        f'<li><span class="{row.mark}">{_arrow(row)}</span> {escape(_short(row.name, 70))}: {row.rate:.1%}, '
        f"fair {row.fair:.1%}</li>"
        for row in sorted(marked, key=lambda row: -abs(row.rate - row.fair))[:12]
    )
    more = f'<p class="note">and {len(marked) - 12} more below</p>' if len(marked) > 12 else ""
    method = (
        f"{found.rows} win rates were compared with a fair share (dashed). The bars are exact intervals, made wider "
        f"for the number of comparisons (Bonferroni): in a fair game, at most one study in {round(1 / ERROR)} would "
        "mark anything at all. A shared win counts as a fraction."
    )
    return f'<section><h2>{head}</h2><ul>{points}</ul>{more}<p class="note">{method}</p></section>'


def _section(aspect: str, found: Findings) -> str:
    rows = found.by_aspect[aspect]
    first = rows if len(rows) <= _OPEN else _notable(rows)
    rest = [row for row in rows if row not in first]
    parts = [f"<h2>{TITLES[aspect]}</h2>"]
    if aspect in NOTES:
        parts.append(f'<p class="note">{NOTES[aspect]}</p>')
    parts.append(_plot(first, rows))
    if rest:
        parts.append(f"<details><summary>{len(rest)} more, none marked</summary>{_plot(rest, rows)}</details>")
    if aspect in found.left_out:
        parts.append(f'<p class="note">{found.left_out[aspect]} more were seen too rarely to be compared.</p>')
    return f"<section>{''.join(parts)}</section>"


def _notable(rows: list[Finding]) -> list[Finding]:
    """The rows that are marked, and as many of the highest and lowest rates as there is room for."""
    ends = sorted(rows, key=lambda row: (not row.mark, -abs(row.rate - row.fair)))
    kept = {id(row) for row in ends[: max(_OPEN, sum(bool(row.mark) for row in rows))]}
    return [row for row in rows if id(row) in kept]


def _plot(rows: list[Finding], of: list[Finding]) -> str:
    """A dot and a bar for each of `rows`, on the scale of all rows `of` the aspect."""
    most = min(1.0, ceil(max(row.high for row in of) * 10) / 10)
    span = _WIDTH - _LEFT - _RIGHT
    height = _TOP + _ROW * len(rows) + 6

    def x(rate: float) -> float:
        return round(_LEFT + span * rate / most, 1)

    parts: list[str] = []
    for tenth in range(round(most * 10) + 1):
        at = x(tenth / 10)
        parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{_TOP - 6}" y2="{height}"/>')
        if tenth % 2 == 0 or most <= 0.6:
            parts.append(f'<text class="dim" x="{at}" y="16" text-anchor="middle">{tenth * 10}%</text>')
    for n, row in enumerate(rows):
        top = _TOP + _ROW * n
        parts.append(f'<line class="fair" x1="{x(row.fair)}" x2="{x(row.fair)}" y1="{top}" y2="{top + _ROW}"/>')
        parts.append(_row(row, x, top + _ROW // 2))
    label = f"Win rates with intervals: {len(rows)} rows"
    return (
        f'<div class="plot"><svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{label}">'
        + "".join(parts)
        + "</svg></div>"
    )


def _row(row: Finding, x: Any, y: int) -> str:
    look = row.mark or "same"
    told = f"{row.name}: {row.wins:g} of {row.times}, {row.rate:.1%} ({row.low:.1%} to {row.high:.1%}), "
    said = escape(f"{told}fair {row.fair:.1%}")
    return (
        f"<g><title>{said}</title>"
        f'<text x="{_LEFT - 14}" y="{y + 4}" text-anchor="end">{escape(_short(row.name, _LETTERS))}</text>'
        f'<line class="span {look}" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>'
        f'<circle class="{look}" cx="{x(row.rate)}" cy="{y}" r="4"/>'
        f'<text class="{row.mark}" x="{_WIDTH - _RIGHT + 70}" y="{y + 4}" text-anchor="end">{row.rate:.1%}</text>'
        f'<text class="{row.mark}" x="{_WIDTH - _RIGHT + 76}" y="{y + 4}">{_arrow(row)}</text>'
        f'<text class="dim" x="{_WIDTH - 8}" y="{y + 4}" text-anchor="end">of {row.times}</text></g>'
    )


def _arrow(row: Finding) -> str:
    return {"above": "▲", "below": "▼"}.get(row.mark, "")


def _short(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}…"
