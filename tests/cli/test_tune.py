"""`regnum tune`: what a study may say, what values become, and a search that runs in seconds and goes on."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import regnum
from regnum.agents.match import Outcome
from regnum.cli.main import app
from regnum.core.errors import BadInput
from regnum.tune.measure import figure_at, share_of
from regnum.tune.study import Target, Values, overlay, present, read_study, to_toml

GAMES = """
[[games]]
name = "two"
seats = ["random", "random"]
games = 2
"""
TARGET = """
[[target]]
figure = "by_ending.nameless.rate"
low = 0.1
high = 0.3
"""
PORTAL = """
[[value]]
name = "portal"
table = "portal"
field = "income.power"
low = 0
high = 9
"""


def written(folder: Path, *parts: str) -> Path:
    file = folder / "study.toml"
    file.write_text("\n".join(['game = "seven"', *(parts or (PORTAL, GAMES, TARGET))]))
    return file


def laid(folder: Path, value: str, number: int) -> tuple[Any, Any]:
    """A table before and after a value of it was changed, the latter by way of an overlay's file."""
    study = read_study(written(folder, value, GAMES, TARGET))
    one = study.value[0]
    values: Values = {one.name: number}
    file = folder / "laid.toml"
    file.write_text(to_toml(overlay(study, values)))
    before, after = regnum.game("seven").content.tables, regnum.game("seven", file).content.tables
    return before[one.table], after[one.table]


def test_a_number_is_replaced_in_all_entries_of_a_table(tmp_path: Path) -> None:
    before, after = laid(tmp_path, PORTAL, 7)
    assert {one["income"]["power"] for one in before} != {7}
    assert {one["income"]["power"] for one in after} == {7}
    assert [one["cost"] for one in after] == [one["cost"] for one in before]


def test_only_the_entries_named_or_with_certain_values_change(tmp_path: Path) -> None:
    value = '[[value]]\nname = "v"\ntable = "undertaking"\nfield = "power"\nlow = 0\nhigh = 9\n'
    before, after = laid(tmp_path, value + 'entries = ["lost_caravan"]', 9)
    assert {one["id"] for one, old in zip(after, before, strict=True) if one != old} == {"lost_caravan"}
    power = before[0]["power"]
    _, after = laid(tmp_path, value + f"where = {{ power = {power} }}", 9)
    changed = [old["power"] == power for old in before]
    assert [one["power"] == 9 for one in after] == [
        is_meant or old["power"] == 9 for is_meant, old in zip(changed, before, strict=True)
    ]


def test_a_number_may_be_added_but_nothing_falls_below_zero(tmp_path: Path) -> None:
    value = '[[value]]\nname = "v"\ntable = "character"\nfield = "cost.fame"\nadd = true\nlow = -3\nhigh = 3\n'
    before, after = laid(tmp_path, value, 1)
    assert [one["cost"]["fame"] - old["cost"]["fame"] for one, old in zip(after, before, strict=True)] == [1] * 42
    study = read_study(written(tmp_path, value, GAMES, TARGET))
    assert min(one["cost"]["fame"] for one in overlay(study, {"v": -3})["character"]) == 0


def test_a_list_stands_for_its_length_and_numbers_in_a_path_for_its_parts(tmp_path: Path) -> None:
    value = '[[value]]\nname = "v"\ntable = "hero"\nfield = "start.gifts"\nlow = 1\nhigh = 4\n'
    _, after = laid(tmp_path, value, 4)
    assert after[0]["start"]["gifts"] == ["courage"] * 4
    assert len(laid(tmp_path, value, 1)[1][0]["start"]["gifts"]) == 1
    part = (
        '[[value]]\nname = "v"\ntable = "cataclysm"\nentries = ["tempest"]\nfield = "effects.0.n"\nlow = 1\nhigh = 9\n'
    )
    _, after = laid(tmp_path, part, 3)
    assert next(one for one in after if one["id"] == "tempest")["effects"][0] == {"op": "discard_down_to", "n": 3}


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        (PORTAL.replace("income.power", "cost"), "not a reconstructed value"),
        (PORTAL.replace('table = "portal"', 'table = "portals"'), "no table 'portals'"),
        (PORTAL.replace("low = 0", "low = 10"), "low is 10"),
        (PORTAL.replace("income.power", "income.power.more"), "no path"),
        (PORTAL + 'entries = ["gate_of_gold"]', "no entry of portal is called gate_of_gold"),
        (PORTAL + "where = { count = 5 }", "no entry of portal is meant"),
        (PORTAL.replace("high = 9", ""), "high"),
    ],
)
def test_a_value_that_may_not_change_is_refused(tmp_path: Path, part: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        read_study(written(tmp_path, part, GAMES, TARGET))


def test_targets_are_checked(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="either figure"):
        read_study(written(tmp_path, PORTAL, GAMES, '[[target]]\nshare = "turns < 3"'))
    with pytest.raises(BadInput, match="no games called"):
        read_study(written(tmp_path, PORTAL, GAMES, TARGET + 'at = ["three"]'))
    with pytest.raises(BadInput, match="leads to no number"):
        figure_at({"by_ending": {}}, "by_ending")
    assert figure_at({"by_ending": {}}, "by_ending.nameless.rate") == 0


def test_a_share_counts_games_by_what_held_when_something_first_happened() -> None:
    def played(*history: tuple[int, int]) -> Outcome:
        tallies = tuple({"turns": turns, "portals": portals} for turns, portals in history)
        return Outcome(0, (), (), (), (), (), "", 0, tallies[-1], tallies)

    games = [played((1, 0), (1, 1), (9, 3)), played((2, 0), (3, 1)), played((9, 0)), played((1, 0), (2, 2))]
    assert share_of(games, Target(share="turns < 3", when="portals >= 1")) == 0.5
    assert share_of(games, Target(share="turns == 9", when="portals >= 3")) == 0.25
    with pytest.raises(BadInput, match="portals"):
        share_of(games, Target(share="turns < 3", when="portals are closed"))


def test_present_values_are_those_of_the_content(tmp_path: Path) -> None:
    study = read_study(written(tmp_path))
    power = regnum.game("seven").content.tables["portal"][0]["income"]["power"]
    assert present(study) == {"portal": power}


def test_a_search_tries_keeps_goes_on_and_writes_the_best(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    study, best = written(tmp_path), tmp_path / "best.toml"
    first = CliRunner().invoke(app, ["tune", str(study), "--trials", "2", "--out", str(best), "--json"])
    assert first.exit_code == 0, first.output
    found = json.loads(first.stdout)
    assert 0 <= found["values"]["portal"] <= 9
    assert [(one["games"], one["target"]) for one in found["targets"]] == [("two", "by_ending.nameless.rate")]
    assert {one["income"]["power"] for one in tomllib.loads(best.read_text())["portal"]} == {found["values"]["portal"]}
    again = CliRunner().invoke(app, ["tune", str(study), "--trials", "1", "--out", str(best)])
    assert again.exit_code == 0, again.output
    assert "by_ending.nameless.rate" in again.output
    from regnum.tune.search import open_search

    assert len(open_search(read_study(study), study.with_suffix(".db")).trials) == 3


def test_an_overlay_is_measured_with_another_agent(tmp_path: Path) -> None:
    study, own = written(tmp_path), tmp_path / "own.toml"
    own.write_text('[[portal]]\nid = "gate_of_embers"\nincome = { power = 3 }\n')
    args = ["tune", str(study), "--content", str(own), "--agent", "easy", "--games", "1", "--seed", "5", "--json"]
    measured = CliRunner().invoke(app, args)
    assert measured.exit_code == 0, measured.output
    assert json.loads(measured.stdout)["targets"][0]["figure"] in (0, 1)


def test_the_study_of_seven_can_be_read() -> None:
    study = read_study(Path(__file__).parents[2] / "examples" / "tune-seven.toml")
    assert set(present(study)) == {one.name for one in study.value}
