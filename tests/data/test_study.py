"""Balance studies: intervals that keep their promise, what seats are counted under, and what a study finds."""

from __future__ import annotations

import random
from functools import cache
from html.parser import HTMLParser
from math import comb
from pathlib import Path
from xml.etree import ElementTree

import pytest

import regnum
from regnum.agents.match import Match, play_number
from regnum.data.parquet import pairs
from regnum.data.simulated import simulate
from regnum.study.counts import Counts, Plan, Reading, play, read
from regnum.study.findings import ERROR, Findings, findings
from regnum.study.intervals import beta_below, exact_interval
from regnum.study.labels import Label, Labeller
from regnum.study.page import page

# --- intervals -------------------------------------------------------------------------------------------------------


def test_intervals_are_those_of_clopper_and_pearson() -> None:
    assert exact_interval(4, 10, 0.05) == pytest.approx((0.12155, 0.73762), abs=1e-5)  # a textbook's example
    # Of no wins in n games the upper bound u has (1 - u)^n = error / 2.
    assert exact_interval(0, 10, 0.05) == pytest.approx((0.0, 1 - 0.025**0.1))
    assert exact_interval(10, 10, 0.001) == pytest.approx((0.0005**0.1, 1.0))


def test_the_beta_distribution_is_that_of_the_binomial_tail() -> None:
    for n, k, p in ((10, 3, 0.2), (60, 25, 0.5), (300, 90, 0.25)):
        tail = sum(comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k, n + 1))
        assert beta_below(p, k, n - k + 1) == pytest.approx(tail, rel=1e-9)


@pytest.mark.parametrize("error", [0.05, 0.0005])
@pytest.mark.parametrize(("n", "p"), [(20, 0.25), (50, 0.1), (200, 0.5)])
def test_intervals_miss_no_more_often_than_they_may(n: int, p: float, error: float) -> None:
    missed = 0.0
    for wins in range(n + 1):
        low, high = exact_interval(wins, n, error)
        if not low <= p <= high:
            missed += comb(n, wins) * p**wins * (1 - p) ** (n - wins)
    assert 0 < missed <= error


def test_a_shared_win_lies_between() -> None:
    below, shared, above = (exact_interval(wins, 30, 0.01) for wins in (10, 10.5, 11))
    assert below[0] < shared[0] < above[0]
    assert below[1] < shared[1] < above[1]


# --- corrections -----------------------------------------------------------------------------------------------------


def counted(rows: dict[Label, tuple[int, float]], games: int, seats: int = 2) -> Findings:
    """What a study finds in these counts: how often each label was seen, and how often with a win."""
    counts = Counts()
    counts.games[seats] = games
    counts.wins[seats] = games
    counts.seen = {(label, seats): list(times) for label, times in rows.items()}
    g = regnum.game("anno890")
    return findings(counts, g, g.text("en"))


def test_the_error_is_shared_among_aspects_and_then_among_rows() -> None:
    rows = {Label("seat", "", str(seat)): (100, 50.0 + 15 * seat) for seat in range(2)}
    rows |= {Label("card", "tile", f"tile_{n}"): (80, 40.0) for n in range(9)}
    rows[Label("card", "tile", "rare")] = (8, 8.0)  # four wins would be fair: too few to be compared
    found = counted(rows, 100)
    assert found.errors == {"seat": pytest.approx(0.05 / 2 / 2), "card": pytest.approx(0.05 / 2 / 9)}
    assert found.left_out == {"card": 1}
    assert found.rows == 11
    first, second = found.by_aspect["seat"]
    assert (first.id, second.id) == ("1", "0")
    assert (first.low, first.high) == exact_interval(65, 100, 0.0125)
    assert (first.rate, first.fair, first.mark) == (0.65, 0.5, "above")
    assert found.marked == [first]


def test_a_rate_that_many_comparisons_explain_gets_no_mark() -> None:
    """61 of 100 differs from a half at the usual 5%, but not as one of a hundred rates."""
    label = Label("card", "tile", "tested")
    assert counted({label: (100, 61.0)}, 400).marked
    others = {Label("card", "tile", f"other_{n}"): (100, 50.0) for n in range(99)}
    assert not counted({label: (100, 61.0), **others}, 400).marked
    assert [row.id for row in counted({label: (100, 75.0), **others}, 400).marked] == ["tested"]


def test_fair_games_get_a_mark_in_at_most_one_study_of_twenty(monkeypatch: pytest.MonkeyPatch) -> None:
    """300 studies of 40 fair cards and 2 seats, with coins that are tossed the same way every time."""
    monkeypatch.setattr("regnum.study.findings.exact_interval", cache(exact_interval))  # few are different
    rng = random.Random(890)
    marked = 0
    for _ in range(300):
        first = sum(rng.random() < 0.5 for _ in range(60))
        rows = {Label("seat", "", "0"): (60, float(first)), Label("seat", "", "1"): (60, 60.0 - first)}
        for n in range(40):
            rows[Label("card", "tile", f"t{n}")] = (30, float(sum(rng.random() < 0.5 for _ in range(30))))
        marked += bool(counted(rows, 60).marked)
    assert 0 < marked <= 300 * ERROR


def test_what_everybody_has_and_options_that_did_not_vary_are_no_rows() -> None:
    rows = {
        Label("card", "tile", "everywhere"): (200, 100.0),
        Label("option", "scenario=first_steps", "0"): (100, 50.0),
        Label("option", "nobles=limited", "0"): (50, 30.0),
        Label("option", "nobles=unlimited", "0"): (50, 20.0),
    }
    found = counted(rows, 100)
    assert {row.kind for rows in found.by_aspect.values() for row in rows} == {"nobles=limited", "nobles=unlimited"}


def test_a_fair_share_leaves_out_what_automata_win() -> None:
    counts = Counts()
    counts.games[2], counts.wins[2] = 100, 60.0
    counts.seen = {(Label("seat", "", "0"), 2): [100, 30.0], (Label("seat", "", "1"), 2): [100, 30.0]}
    g = regnum.game("seven")
    assert {row.fair for row in findings(counts, g, g.text("en")).by_aspect["seat"]} == {0.3}


# --- what is counted -------------------------------------------------------------------------------------------------


def seen(match: Match, openings: int = 1) -> tuple[Labeller, list[set[Label]]]:
    labeller = Labeller(openings)
    play_number(match, 0, None, labeller)
    return labeller, labeller.labels()


def ids(labels: set[Label], aspect: str, kind: str) -> set[str]:
    return {label.id for label in labels if (label.aspect, label.kind) == (aspect, kind)}


def test_tiles_characters_and_the_first_player_of_890() -> None:
    labeller, labels = seen(Match("anno890", ("random", "random"), 1, {"first_player": 1, "scenario": "random"}))
    board = labeller._state.view(None)["board"]
    for seat, (mine, kingdom) in enumerate(zip(labels, board["kingdoms"], strict=True)):
        assert ids(mine, "card", "tile") == {space["tile"] for space in kingdom["spaces"] if space}
        assert ids(mine, "card", "character") == {*kingdom["characters"], *kingdom["kept"]}
        assert ids(mine, "seat", "") == {str(seat)}
        assert ids(mine, "option", f"scenario={board['scenario']}") == {str(seat)}  # what "random" became
    assert [ids(mine, "role", "first") for mine in labels] == [set(), {""}]
    assert not any(label.kind == "turn" for mine in labels for label in mine)


def test_heroes_of_7_and_kingdoms_of_medioevo_are_roles() -> None:
    labeller, labels = seen(Match("seven", ("random", "random"), 1))
    heroes = [hero["hero"] for hero in labeller._state.view(None)["board"]["heroes"]]
    assert [ids(mine, "role", "hero") for mine in labels] == [{hero} for hero in heroes]
    assert [ids(mine, "role", "order") for mine in labels] in ([{"1"}, {"2"}], [{"2"}, {"1"}])
    labeller, labels = seen(Match("medioevo", ("random",) * 3, 1, {"length": "hour"}))
    players = labeller._state.view(None)["board"]["players"]
    assert [ids(mine, "role", "kingdom") for mine in labels] == [{player["kingdom"]} for player in players]
    assert [ids(mine, "role", "objective") for mine in labels] == [{player["objective"]} for player in players]


def test_an_opening_is_the_first_choices_in_words() -> None:
    match = Match("anno890", ("random", "random"), 1)
    one = [label.id for mine in seen(match)[1] for label in mine if label.aspect == "opening"]
    two = [label.id for mine in seen(match, 2)[1] for label in mine if label.aspect == "opening"]
    assert len(one) == len(two) == 2
    for first, both in zip(one, two, strict=True):
        assert first.startswith("Take ")
        assert both.startswith(f"{first} → ")


def test_agents_change_seats_and_options_take_every_value() -> None:
    match = Match("anno890", ("random", "greedy", "easy"), 1)
    plan = Plan(match, {"scenario": ["first_steps", "pilgrims_road"]})
    games = [plan.of(number) for number in range(30)]
    assert [game.seats[0] for game in games[:4]] == ["random", "greedy", "easy", "random"]
    assert {game.options["scenario"] for game in games} == {"first_steps", "pilgrims_road"}
    assert [plan.of(number) for number in range(30)] == games


# --- what is found ---------------------------------------------------------------------------------------------------


def study_of(folder: Path) -> Findings:
    total = Counts()
    for part in read([Reading(files, "anno890") for files in pairs(folder)]):
        total.merge(part)
    g = regnum.game("anno890")
    return findings(total, g, g.text("en"))


def test_a_rigged_seat_is_found(tmp_path: Path) -> None:
    """The first seat always has the better player."""
    list(simulate(Match("anno890", ("greedy", "random"), 1), 40, tmp_path / "games"))
    first, second = study_of(tmp_path / "games").by_aspect["seat"]
    assert (first.id, first.mark) == ("0", "above")
    assert (second.id, second.mark) == ("1", "below")


def test_fair_seats_get_no_mark_and_files_say_the_same_as_playing(tmp_path: Path) -> None:
    match = Match("anno890", ("random", "random"), 1)
    list(simulate(match, 60, tmp_path / "games"))
    found = study_of(tmp_path / "games")
    assert found.games == 60
    assert [row.mark for row in found.by_aspect["seat"]] == ["", ""]
    assert [row.mark for row in found.by_aspect["role"]] == [""]  # the first player
    total = Counts()
    for part in play(Plan(match), 60):
        total.merge(part)
    g = regnum.game("anno890")
    assert findings(total, g, g.text("en")) == found


# --- the page --------------------------------------------------------------------------------------------------------


class Links(HTMLParser):
    """Collects what a page would load, and whether all elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else_and_shows_every_row() -> None:
    rows = {Label("card", "tile", f"tile_{n}"): (60, 20.0 + n) for n in range(40)}
    rows[Label("opening", "TakeTile", "Take <Farm> & go")] = (90, 80.0)
    found = counted(rows, 100)
    made = page(found, "890: who wins?", [("100", "games")])
    links = Links()
    links.feed(made)
    assert links.loads == []
    assert links.open == []
    assert "url(" not in made
    assert "prefers-color-scheme: dark" in made
    plots = [ElementTree.fromstring(part.split("</svg>")[0] + "</svg>") for part in _svgs(made)]
    drawn = [title.text for plot in plots for title in plot.iter("title")]
    assert len(drawn) == found.rows
    assert sum("tile 39" in str(title) for title in drawn) == 1
    assert any("Take <Farm> & go: 80 of 90" in str(title) for title in drawn)
    for plot in plots:
        assert all(0 <= float(dot.attrib["cx"]) <= 940 for dot in plot.iter("circle"))


def test_too_few_games_are_said_to_be_too_few() -> None:
    found = counted({Label("card", "tile", "forge"): (4, 2.0)}, 4)
    assert found.verdict == "4 games are too few to compare anything."
    assert found.verdict in page(found, "890: who wins?", [])


def _svgs(made: str) -> list[str]:
    return [f"<svg{part}" for part in made.split("<svg")[1:]]
