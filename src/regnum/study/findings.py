"""What a study finds: a win rate for each label, with an interval that allows for how many there are.

A study makes hundreds of comparisons, and of hundreds of plain 95% intervals many miss the truth by chance alone. So
the permitted error of 5% is shared out (Bonferroni): first among the aspects, equally, so that the few seats do not pay
for the many cards; then among the rows of each aspect. Rates of a study depend on each other (what one seat wins,
another loses), and this correction is right whatever depends on what: all intervals of a study hold at once in 19 of 20
studies, and a fair game gets no mark at all in as many.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.core.game import Game
from regnum.core.text import Text
from regnum.study.counts import Counts
from regnum.study.intervals import exact_interval
from regnum.study.labels import ASPECTS, Label

ERROR = 0.05  # for the whole study
ENOUGH = 5  # wins and losses that a fair share would bring: rows with fewer could show nothing


class Finding(msgspec.Struct, frozen=True):
    """A row: what was counted, how often a seat was seen with it, how often it won, and what would be fair."""

    aspect: str
    kind: str
    id: str
    name: str
    times: int
    wins: float
    rate: float
    fair: float
    low: float
    high: float

    @property
    def mark(self) -> str:
        """ "above" or "below" if the rate differs from the fair one by more than chance explains, else empty."""
        return "above" if self.low > self.fair else "below" if self.high < self.fair else ""

    def to_json(self) -> dict[str, Any]:
        numbers = {key: round(getattr(self, key), 4) for key in ("wins", "rate", "fair")}
        told = {"aspect": self.aspect, "kind": self.kind, "id": self.id, "name": self.name, "times": self.times}
        return {**told, **numbers, "interval": [round(self.low, 4), round(self.high, 4)], "mark": self.mark}


class Findings(msgspec.Struct, frozen=True):
    """All rows of a study by aspect, the highest rates first."""

    games: int
    by_aspect: dict[str, list[Finding]]
    left_out: dict[str, int]  # by aspect: how many were seen too rarely to be compared
    errors: dict[str, float]  # by aspect: the error permitted to each interval

    @property
    def rows(self) -> int:
        return sum(len(rows) for rows in self.by_aspect.values())

    @property
    def marked(self) -> list[Finding]:
        return [row for rows in self.by_aspect.values() for row in rows if row.mark]

    @property
    def verdict(self) -> str:
        """What the study says, in a sentence."""
        if not self.rows:
            return f"{self.games} games are too few to compare anything."
        differ = f"{len(self.marked)} differ from fair by more than chance explains (95% for all of them together)"
        return f"{self.rows} rates compared in {self.games} games; {differ}."

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "error": ERROR,
            "comparisons": self.rows,
            "errors": self.errors,
            "left_out": self.left_out,
            "rows": [row.to_json() for rows in self.by_aspect.values() for row in rows],
        }


def findings(counts: Counts, g: Game, text: Text) -> Findings:
    """The rows of a study, of all labels that were seen often enough."""
    fair_at = {seats: wins / (seats * counts.games[seats]) for seats, wins in counts.wins.items()}
    everybody = sum(seats * games for seats, games in counts.games.items())
    sums: dict[Label, list[float]] = {}
    for (label, seats), (times, wins) in counts.seen.items():
        mine = sums.setdefault(label, [0, 0.0, 0.0])
        mine[0] += times
        mine[1] += wins
        mine[2] += times * fair_at[seats]
    rows: dict[str, list[tuple[Label, int, float, float]]] = {}
    left_out = dict.fromkeys(ASPECTS, 0)
    varied = _varied(sums)
    for label, (times, wins, expected) in sums.items():
        if times == everybody or (label.aspect == "option" and label.kind.partition("=")[0] not in varied):
            continue  # what everybody always has makes no difference
        if min(expected, times - expected) < ENOUGH:
            left_out[label.aspect] += 1
        else:
            rows.setdefault(label.aspect, []).append((label, int(times), wins, expected / times))
    errors = {aspect: ERROR / len(rows) / len(rows[aspect]) for aspect in ASPECTS if aspect in rows}
    return Findings(
        sum(counts.games.values()),
        {
            aspect: sorted(
                (_finding(*row, error, g, text) for row in rows[aspect]), key=lambda row: (-row.rate, row.name)
            )
            for aspect, error in errors.items()
        },
        {aspect: n for aspect, n in left_out.items() if n},
        errors,
    )


def _varied(labels: dict[Label, list[float]]) -> set[str]:
    """The table options that did not have the same value in all games."""
    values: dict[str, set[str]] = {}
    for label in labels:
        if label.aspect == "option":
            name, _, value = label.kind.partition("=")
            values.setdefault(name, set()).add(value)
    return {name for name, found in values.items() if len(found) > 1}


def _finding(label: Label, times: int, wins: float, fair: float, error: float, g: Game, text: Text) -> Finding:
    low, high = exact_interval(wins, times, error)
    return Finding(*label, _name(label, g, text), times, wins, wins / times, fair, low, high)


def _name(label: Label, g: Game, text: Text) -> str:
    """A label in words, as far as the game's texts have them."""
    if label.aspect == "seat":
        return text(f"seat-{label.id}")
    if label.aspect == "option":
        option, _, value = label.kind.partition("=")
        named = f"table-{option}-{value}"
        return f"{text(named) if text.has(named) else label.kind}, {text(f'seat-{label.id}')}"
    if label.aspect == "opening":
        return label.id
    part = f"part-{label.kind}"
    if label.id == "" or label.id.isdecimal():
        return f"{text(part) if text.has(part) else label.kind.replace('_', ' ')} {label.id}".rstrip()
    kinds = (label.kind, *g.view_schema.kinds)
    named = next((f"{kind}-{label.id}" for kind in kinds if text.has(f"{kind}-{label.id}")), "")
    return text(named) if named else label.id.replace("_", " ")
