"""Games as tables: the schema, the round trip, what conversion of records gives, and that views hold no secrets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

import regnum
from regnum.agents.match import Match
from regnum.core.errors import BadInput
from regnum.core.play import Play
from regnum.core.record import Record, Resumed
from regnum.core.rng import Rng
from regnum.data import parquet as files
from regnum.data.parquet import Writer, pairs, read_folder
from regnum.data.played import Played, view_digest
from regnum.data.records import converted, replayed
from regnum.data.schema import TABLES, VERSION, Column
from regnum.data.simulated import simulate
from tests.tables import any_position, every_table

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "data.md"
MATCH = Match("anno890", ("random", "greedy"), 5, {"scenario": "random"})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games of `MATCH`."""
    made = tmp_path_factory.mktemp("data") / "games"
    assert len(list(simulate(MATCH, 6, made))) == 6
    return made


def timeless(games: list[Played]) -> list[Played]:
    """Without how long they took."""
    return [msgspec.structs.replace(played, seconds=None) for played in games]


# --- the schema ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_the_page_describes_every_column(table: str) -> None:
    section = PAGE.read_text().split(f"\n{table.capitalize()}:\n")[1].strip().split("\n\n")[0]
    rows = [[cell.strip() for cell in row.strip("| ").split(" | ")] for row in section.splitlines()[2:]]
    described = [Column(name.strip("`"), type.strip("`"), "**Hidden**" in meaning) for name, type, meaning in rows]
    assert described == list(TABLES[table])


@pytest.mark.parametrize("table", TABLES)
def test_files_have_the_columns_and_say_the_version(folder: Path, table: str) -> None:
    assert f"version {VERSION} of the schema" in PAGE.read_text()
    (file,) = folder.glob(f"{table}-*.parquet")
    schema = parquet.ParquetFile(file).schema_arrow
    written = [(field.name, re.sub(r"(element|item): ", "", str(field.type))) for field in schema]
    assert written == [(column.name, column.type) for column in TABLES[table]]
    about = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert about["regnum.schema"] == str(VERSION)
    assert about["regnum.table"] == table
    assert about["regnum.version"] == regnum.__version__


def test_another_version_is_refused(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "VERSION", VERSION + 1)
    with pytest.raises(BadInput, match=f"has schema {VERSION}, this Regnum reads {VERSION + 1}"):
        list(read_folder(folder))
    parquet.write_table(
        parquet.read_table(pairs(folder)[0][0]).replace_schema_metadata({}), tmp_path / "games-1.parquet"
    )
    with pytest.raises(BadInput, match="not written by Regnum"):
        list(read_folder(tmp_path))


# --- the round trip --------------------------------------------------------------------------------------------------


def check(played: Played) -> None:
    """Replay a game, and compare every column of every decision with the positions."""
    g = regnum.game(played.game)
    positions = replayed(played, g)
    state = next(positions)
    assert played.options == {name: str(value).lower() for name, value in state.table.options.items()}
    for n, decision in enumerate(played.course, 1):
        assert (decision.n, decision.seat, decision.question) == (n, state.seat, type(state.asking).__name__)
        assert decision.options == [option.text for option in state.options()]
        assert decision.choice in decision.options
        assert decision.view == view_digest(state, decision.seat)
        state.chance = []
        next(positions)
        shown = [(kind, g.fields.kind(kind).to_json(state, value)) for kind, value in state.chance or []]
        assert decision.chance == [(kind, str(value)) for kind, value in shown]
    assert state.over
    assert (played.scores, played.winners, played.ending) == (state.scores(), state.winners(), state.ending())


def test_a_table_of_decisions_replays_to_the_same_games(folder: Path) -> None:
    games = list(read_folder(folder))
    assert [played.number for played in games] == list(range(6))
    for played in games:
        assert played.agents == ["random", "greedy"]
        check(played)


@pytest.mark.parametrize(("id", "seats"), [("viscounts", 1), ("seven", 2), ("medioevo", 3)])
def test_every_game_makes_the_round_trip(id: str, seats: int, tmp_path: Path) -> None:
    """With automata (Viscounts alone, the Nameless of 7) and sealed choices (Medioevo)."""
    assert len(list(simulate(Match(id, ("random",) * seats, 2), 1, tmp_path / "games"))) == 1
    (played,) = read_folder(tmp_path / "games")
    check(played)


def test_outcomes_are_those_of_the_seat(folder: Path) -> None:
    (games, decisions) = pairs(folder)[0]
    by_id = {row["id"]: row for row in parquet.read_table(games).to_pylist()}
    assert len(by_id) == 6
    for row in parquet.read_table(decisions).to_pylist():
        game, seat = by_id[row["game"]], row["seat"]
        assert row["points"] == game["scores"][seat]
        assert row["won"] == (seat in game["winners"])
        assert row["place"] == (1 if row["won"] else 2)


def test_places_count_winners_first_and_equal_points_together(folder: Path) -> None:
    played = next(read_folder(folder))
    of_four = msgspec.structs.replace(played, scores=[7, 9, 7, 3], winners=[3])
    assert [of_four.place(seat) for seat in range(4)] == [3, 2, 3, 1]


def test_several_processes_write_the_same_games(folder: Path, tmp_path: Path) -> None:
    outcomes = list(simulate(MATCH, 6, tmp_path / "games", jobs=2))
    assert sorted(outcome.number for outcome in outcomes) == list(range(6))
    assert len(pairs(tmp_path / "games")) == 2
    together = sorted(read_folder(tmp_path / "games"), key=lambda played: played.number or 0)
    assert timeless(together) == timeless(list(read_folder(folder)))


def test_files_are_cut_into_groups_and_kept_small(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "GROUP", 50)
    monkeypatch.setattr(files, "GROUPS", 2)
    games = list(read_folder(folder))
    with Writer(tmp_path) as writer:
        for number, played in enumerate(games):
            writer.add(played, number)
    made = pairs(tmp_path)
    assert len(made) > 1
    for _, decisions in made:
        about = parquet.ParquetFile(decisions).metadata
        sizes = [about.row_group(n).num_rows for n in range(about.num_row_groups)]
        assert len(sizes) <= 2
        assert max(sizes) < 50 + max(len(played.course) for played in games)
    assert list(read_folder(tmp_path)) == games


def test_other_content_is_refused(folder: Path, tmp_path: Path) -> None:
    overlay = tmp_path / "mybox.toml"
    overlay.write_text('[[special_building]]\nid = "forge"\nvp = 4\n')
    with pytest.raises(BadInput, match="other content"):
        next(replayed(next(read_folder(folder)), regnum.game("anno890", overlay)))


# --- records ---------------------------------------------------------------------------------------------------------


def recorded(played: Played, last: int | None = None) -> Play:
    """A game as a server plays and records it, or the beginning of it."""
    g = regnum.game(played.game)
    options = {name: g.options[name].read(text) for name, text in played.options.items()}
    known = {name: value for name, value in options.items() if value is not None}
    play = Play.begin(g, list(played.agents), played.seed, known)
    for decision in played.course[:last]:
        play.choose(decision.choice)
    return play


def test_a_converted_record_equals_the_simulated_game(folder: Path) -> None:
    for played in read_folder(folder):
        text = recorded(played).record.to_text()
        found = converted(Record.from_bytes(text.encode()))
        assert found == msgspec.structs.replace(played, number=None, seconds=None)


def test_what_was_undone_is_not_converted(folder: Path) -> None:
    played = next(read_folder(folder))
    play = recorded(played, 4)
    play.undo(2)
    other = next(option for option in play.state.options() if option.text != played.course[2].choice)
    play.choose(other)
    play.undo(1)
    for decision in played.course[2:]:
        play.choose(decision.choice)
    assert converted(play.record) == msgspec.structs.replace(played, number=None, seconds=None)


def test_a_game_that_is_not_over_is_left_out(folder: Path) -> None:
    assert converted(recorded(next(read_folder(folder)), 7).record) is None


def test_a_false_record_is_refused(folder: Path) -> None:
    record = recorded(next(read_folder(folder))).record
    record.choices[3].chance += (("tile", "forge"),)
    with pytest.raises(BadInput, match="choice 4"):
        converted(record)


def test_a_record_that_begins_in_the_middle_is_refused(folder: Path) -> None:
    record = recorded(next(read_folder(folder))).record
    record.add(Resumed(0, "content has changed", record.header.content))
    with pytest.raises(BadInput, match="cannot be replayed from its beginning"):
        converted(record)


# --- secrets ---------------------------------------------------------------------------------------------------------


@every_table
def test_the_fingerprint_of_a_view_depends_on_nothing_hidden(id: str, seats: int) -> None:
    for seed in range(3):
        state: Any = any_position(id, seats, seed, 30)
        for seat in range(seats):
            found = {view_digest(state.determinize(seat, Rng(deal)), seat) for deal in range(3)}
            assert found == {view_digest(state, seat)}


def test_positions_that_look_different_have_different_fingerprints(folder: Path) -> None:
    played = next(read_folder(folder))
    views = {}
    for state, decision in zip(replayed(played), played.course, strict=False):
        views[decision.view] = state.view(decision.seat)
    assert len(views) == len(played.course)
