"""Records: bad input is refused with its place; acknowledged choices survive a crash, games a change of rules."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.core import game as registry
from regnum.core.record import Record, Resumed, UndoLine
from regnum.core.rng import Rng

PLAYERS = ["Anna", "Bruno"]


FOUR = [*PLAYERS, "Carla", "Dario"]
DEARER = "[constants]\nspecial_building_cost = 9\n"


def played(path: Path, n: int = -1, players: list[str] = PLAYERS, content: Path | None = None) -> regnum.Play:
    play = regnum.Play.begin(regnum.game("anno890", content), players, 4, path=path)
    rng = Rng(4)
    while n and not play.state.over:
        options = play.state.options()
        play.choose(options[rng.below(len(options))])
        n -= 1
    return play


def edited(path: Path, line: int, **changes: Any) -> Path:
    """Change some values in a line (counted from 1) of the record."""
    rows = path.read_text().splitlines()
    rows[line - 1] = json.dumps({**json.loads(rows[line - 1]), **changes})
    path.write_text("\n".join(rows) + "\n")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    played(path)
    return path


@pytest.mark.parametrize(
    ("line", "changes", "said"),
    [
        (1, {"regnum": 9}, "line 1.regnum: format 9"),
        (1, {"seats": "two"}, r"line 1.seats: Expected `int`, got `str`"),
        (1, {"colour": 1}, "line 1: Object contains unknown field `colour`"),
        (3, {"n": 7}, "line 3.n: is 7, the next choice is 1"),
        (3, {"seat": None}, "line 3.seat: Expected `int`"),
        (4, {"undo": 5}, "line 4"),
    ],
)
def test_malformed_lines_are_refused_with_their_place(
    finished: Path, line: int, changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(regnum.BadInput, match=said):
        Record.read(edited(finished, line, **changes))


@pytest.mark.parametrize("text", ["", "\n", "not json\n", "[1, 2]\n", "{}\n", "\xff\n"])
def test_what_is_not_a_record_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(regnum.BadInput, match="line 1"):
        Record.read(file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(regnum.BadInput, match="cannot be read"):
        Record.read(tmp_path / "none.jsonl")


@pytest.mark.parametrize(
    ("line", "changes", "said"),
    [
        (3, {"choice": "place:5"}, "not legal"),
        (3, {"seat": 1}, "made by seat 1"),
        (6, {"chance": [["tile", "forge"]]}, "chance gave"),
        (4, {"digest": "00"}, "differs from the one recorded"),
    ],
)
def test_a_false_line_does_not_verify(finished: Path, line: int, changes: dict[str, Any], said: str) -> None:
    record = Record.read(edited(finished, line, **changes))
    with pytest.raises(regnum.RegnumError, match=said):
        list(record.replay())


def test_a_false_result_does_not_verify(finished: Path) -> None:
    last = len(finished.read_text().splitlines())
    end = json.loads(finished.read_text().splitlines()[-1])["end"]
    record = Record.read(edited(finished, last, end={**end, "scores": [99, 0]}))
    with pytest.raises(regnum.BadInput, match="the record says"):
        list(record.replay())


def test_an_existing_file_is_never_overwritten(finished: Path) -> None:
    before = finished.read_bytes()
    with pytest.raises(regnum.BadInput, match="already exists"):
        played(finished)
    assert finished.read_bytes() == before


def test_a_line_cut_short_by_a_crash_is_dropped_and_play_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play = played(path, 20)
    play.record.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":21,"seat":0,"cho')
    assert Record.read(path).truncated
    again = regnum.Play.resume(path)
    assert again.made == 20
    again.choose(again.state.options()[0])
    again.record.close()
    assert path.read_bytes().startswith(whole)
    *_, final = Record.read(path).replay()
    assert final == again.state


def test_a_killed_process_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    """A child process plays, prints the number of each choice once it is made, and is killed at some moment."""
    code = (
        "import sys, regnum; from pathlib import Path\n"
        "p = regnum.Play.begin(regnum.game('anno890'), ['a', 'b'], 1, path=Path(sys.argv[1]))\n"
        "while not p.state.over:\n"
        "    p.choose(p.state.options()[-1]); sys.stdout.write(f'{p.made}\\n'); sys.stdout.flush()\n"
        "input()\n"
    )
    for n in range(6):
        path = tmp_path / f"{n}.jsonl"
        child = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, stdin=subprocess.PIPE)
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(0.003 * n)
        os.kill(child.pid, signal.SIGKILL)
        acknowledged = len(child.stdout.read().splitlines()) + 1
        child.wait()
        record = Record.read(path)
        assert len(record.choices) >= acknowledged
        assert regnum.Play.resume(path).made == len(record.choices)


def test_a_game_survives_a_change_of_the_rules(tmp_path: Path) -> None:
    """After a rule fix, an early choice may no longer be legal while the last checkpoint is still valid."""
    path = tmp_path / "game.jsonl"
    play = played(path, 54, FOUR)
    assert not play.state.over
    expected = play.state
    play.record.close()
    edited(path, 5, choice="place:1" if "place" not in path.read_text().splitlines()[4] else "place:5")
    assert any("checkpoint" in row for row in path.read_text().splitlines()[3:])
    again = regnum.Play.resume(path)
    assert again.state == expected
    noted = [line for line in again.record.lines if isinstance(line, Resumed)]
    assert len(noted) == 1
    assert noted[0].resumed == 50
    with pytest.raises(regnum.BadInput):
        again.undo(again.made)
    while not again.state.over:
        again.choose(again.state.options()[0])


def test_other_content_is_refused(finished: Path) -> None:
    record = Record.read(edited(finished, 1, content="0123"))
    with pytest.raises(regnum.BadInput, match="other content"):
        list(record.replay())


def overlay(folder: Path, text: str, name: str = "mine.toml") -> Path:
    file = folder / name
    file.write_text(text)
    return file


@pytest.fixture
def new_edition(tmp_path: Path) -> regnum.Game:
    """A later edition of 890 with more expensive Special Buildings; `install` makes `regnum.game` return it."""
    g = regnum.game("anno890", overlay(tmp_path, DEARER, "edition.toml"))
    g.content.overlay = ""  # as if the values were in the game's own files
    return g


def install(g: regnum.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, g.id, g)


def resumed_lines(record: Record) -> list[Resumed]:
    return [line for line in record.lines if isinstance(line, Resumed)]


def test_a_game_survives_a_change_of_values(
    tmp_path: Path, new_edition: regnum.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    before = played(path, 54, FOUR)
    before.record.close()
    install(new_edition, monkeypatch)
    with pytest.raises(regnum.BadInput, match="other content"):
        list(Record.read(path).replay())
    play = regnum.Play.resume(path)
    assert play.made == 54
    assert play.state.to_json() == {**before.state.to_json(), "content": new_edition.content_digest}
    assert [(line.resumed, line.content) for line in resumed_lines(play.record)] == [(50, new_edition.content_digest)]
    with pytest.raises(regnum.BadInput, match="none before choice 50 remains"):
        play.state_at(49)
    play.undo(4)
    play.choose(play.state.options()[0])
    play.record.close()
    # From now on it replays, and resuming it adds no further line.
    positions = [state.digest() for state in Record.read(path).replay()]
    assert len(positions) == 2
    again = regnum.Play.resume(path)
    assert again.state == play.state
    assert len(resumed_lines(again.record)) == 1
    while not again.state.over:
        again.choose(again.state.options()[0])
    *_, final = Record.read(path).replay()
    assert final == again.state == regnum.Play.cold(Record.read(path)).state


def test_a_cold_start_after_a_change_of_values(
    tmp_path: Path, new_edition: regnum.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(tmp_path / "game.jsonl", 54, FOUR)
    text = before.record.to_text()
    install(new_edition, monkeypatch)
    play = regnum.Play.cold(Record.from_bytes(text.encode()))
    assert play.state.to_json() == {**before.state.to_json(), "content": new_edition.content_digest}
    assert play.earliest == 50
    assert play.record.to_text().startswith(text)
    added = play.record.to_text()[len(text) :].splitlines()
    assert [next(iter(json.loads(line))) for line in added] == ["resumed", "checkpoint"]
    again = regnum.Play.cold(Record.from_bytes(play.record.to_text().encode()))
    assert again.record.to_text() == play.record.to_text()
    assert again.state == play.state
    assert again.earliest == 50


def test_choices_that_no_longer_hold_are_taken_back(tmp_path: Path) -> None:
    """Also after the last checkpoint: play goes on from the last position that the current rules lead to."""
    path = tmp_path / "game.jsonl"
    before = played(path, 54, FOUR)
    before.record.close()
    last = len(path.read_text().splitlines())
    edited(path, last - 1, choice="place:99")
    play = regnum.Play.resume(path)
    assert play.state == before.state_at(52)
    assert [line.undo for line in play.record.lines if isinstance(line, UndoLine)] == [2]
    assert [line.resumed for line in resumed_lines(play.record)] == [50]
    assert [line.choice for line in play.record.choices] == [line.choice for line in before.record.choices[:52]]
    play.record.close()
    *_, final = Record.read(path).replay()
    assert final == play.state


def test_a_game_with_an_overlay_asks_for_the_same_one(tmp_path: Path) -> None:
    path, mine = tmp_path / "game.jsonl", overlay(tmp_path, DEARER)
    played(path, 54, FOUR, mine).record.close()
    for other in (None, overlay(tmp_path, "[constants]\ntrio_coins = 3\n", "other.toml")):
        with pytest.raises(regnum.BadInput, match="give the same overlay with --content"):
            regnum.Play.resume(path, other)
    again = regnum.Play.resume(path, mine)
    again.record.close()
    assert again.made == 54
    assert not resumed_lines(again.record)
    # With the same overlay it survives a change of the values below.
    again = regnum.Play.resume(edited(path, 1, content="0123"), mine)
    assert again.made == 54
    assert len(resumed_lines(again.record)) == 1


def test_an_overlay_of_names_is_not_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    mine = overlay(tmp_path, '[[special_building]]\nid = "forest"\nen = "Greenwood"\n')
    before = played(path, 20, content=mine)
    before.record.close()
    again = regnum.Play.resume(path)
    assert again.state == before.state
    assert not resumed_lines(again.record)


def test_a_record_of_before_overlays_were_noted_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    before = played(path, 54, FOUR)
    before.record.close()
    edited(path, 1, content="0123456789abcdef")
    header, *rows = path.read_text().splitlines()
    older = {key: value for key, value in json.loads(header).items() if key != "overlay"}
    path.write_text("\n".join([json.dumps(older), *rows]) + "\n")
    again = regnum.Play.resume(path)
    assert again.state == before.state
    assert len(resumed_lines(again.record)) == 1


def test_without_a_checkpoint_there_is_no_cold_start(finished: Path) -> None:
    rows = [row for row in finished.read_text().splitlines() if "checkpoint" not in row]
    record = Record.from_bytes("".join(f"{row}\n" for row in rows).encode())
    assert list(record.replay())
    with pytest.raises(regnum.BadInput, match="no checkpoint"):
        regnum.Play.cold(record)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"resumed":49,"reason":"x"}', "there is no checkpoint after choice 49"),
        ('{"resumed":50,"reason":"x"}\n{"undo":5}', "cannot undo 5 of 4 choices"),
    ],
)
def test_a_resumed_line_must_fit(tmp_path: Path, line: str, said: str) -> None:
    text = played(tmp_path / "game.jsonl", 54, FOUR).record.to_text()
    with pytest.raises(regnum.BadInput, match=said):
        Record.from_bytes(f"{text}{line}\n".encode())


def test_a_choice_for_another_seat_is_refused() -> None:
    play = regnum.Play.begin(regnum.game("anno890"), PLAYERS, 4)
    wrong = 1 - (play.state.seat or 0)
    with pytest.raises(regnum.IllegalChoice):
        play.choose(play.state.options()[0], seat=wrong)
    assert play.made == 0
