"""Runs that end before their time leave whole files, and can be taken up again; nothing is overwritten."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from regnum.agents.match import Match, Outcome, play_number
from regnum.core.errors import BadInput
from regnum.data import simulated
from regnum.data.parquet import pairs, read_folder
from regnum.data.played import Played, Transcript
from regnum.data.simulated import play_into, prepare, simulate
from tests.waiting import PATIENCE, wait_until

MATCH = Match("anno890", ("random", "random"), 3)


def numbers(folder: Path) -> list[int | None]:
    """The numbers of the games in a folder, all of which must be whole."""
    assert not list(folder.glob("*.part"))
    games = list(read_folder(folder))
    for played in games:
        assert played.course[-1].n == len(played.course)
    return sorted((played.number for played in games), key=lambda number: number or 0)


def played(number: int) -> Played:
    course = Transcript()
    outcome = play_number(MATCH, number, None, course)
    return course.played(list(outcome.agents), number)


def test_what_was_played_is_written_when_the_run_is_closed(tmp_path: Path) -> None:
    run = simulate(MATCH, 10, tmp_path / "games")
    for _ in range(3):
        next(run)
    assert not pairs(tmp_path / "games")  # a file without its name is not there yet
    run.close()
    assert numbers(tmp_path / "games") == [0, 1, 2]


def test_a_run_that_is_interrupted_in_a_game_goes_on_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, number: int, *more: object) -> Outcome:
        if number == 4:
            raise KeyboardInterrupt
        return play_number(match, number, *more)  # type: ignore[arg-type]

    folder = tmp_path / "games"
    with monkeypatch.context() as patch:
        patch.setattr(simulated, "play_number", interrupted)
        with pytest.raises(KeyboardInterrupt):
            list(simulate(MATCH, 8, folder))
    assert numbers(folder) == [0, 1, 2, 3]
    missing = prepare(folder, MATCH, 8, resume=True)
    assert list(missing) == [4, 5, 6, 7]
    assert [outcome.number for outcome in play_into(folder, MATCH, missing)] == [4, 5, 6, 7]
    assert numbers(folder) == list(range(8))
    for game in read_folder(folder):
        assert game.number is not None
        assert msgspec.structs.replace(game, seconds=None) == played(game.number)
    assert list(prepare(folder, MATCH, 8, resume=True)) == []
    assert list(prepare(folder, MATCH, 9, resume=True)) == [8]


def test_what_a_crash_left_is_removed(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    list(simulate(MATCH, 2, folder))
    (games, decisions) = pairs(folder)[0]
    (folder / "decisions-000000007.parquet.part").write_bytes(b"half")
    (folder / "decisions-000000005.parquet").write_bytes(decisions.read_bytes())
    assert list(prepare(folder, MATCH, 3, resume=True)) == [2]
    assert sorted(folder.glob("*.parquet*")) == [decisions, games]


def test_ctrl_c_ends_all_processes_and_leaves_whole_files(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ("simulate", "anno890", "--seats", "random,random", "--games", "1000000", "--jobs", "2")
    run = subprocess.Popen(
        [sys.executable, "-c", "from regnum.cli.main import main; main()", *words, "--out", str(folder)],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )
    try:
        wait_until(lambda: len(list(folder.glob("decisions-*.part"))) >= 2, "nothing is written")
        os.killpg(run.pid, signal.SIGINT)
        _, said = run.communicate(timeout=PATIENCE)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
    assert run.returncode == 130, said.decode()
    assert said == b""
    assert len(pairs(folder)) == 2
    assert set(numbers(folder)) >= {0, 1}


def test_a_process_that_is_killed_ends_the_run_and_is_made_up_for(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    run = simulate(MATCH, 10_000, folder, jobs=2)
    while {next(run).number % 2 for _ in range(10)} != {0, 1}:
        pass  # until both processes have played
    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(BadInput, match="go on with --resume"):
        list(run)
    assert not multiprocessing.active_children()
    missing = list(prepare(folder, MATCH, 10_000, resume=True))
    there = numbers(folder)
    assert len(there) > 0
    assert sorted([*missing, *(number for number in there if number is not None)]) == list(range(10_000))


def test_a_full_disk_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pyarrow.parquet.ParquetWriter.write_table", full)
    with pytest.raises(BadInput, match="cannot be written: No space left on device"):
        list(simulate(MATCH, 2, tmp_path / "games"))
    assert not pairs(tmp_path / "games")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadInput, match="is not empty"):
        list(simulate(MATCH, 1, tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
    folder = tmp_path / "games"
    list(simulate(MATCH, 1, folder))
    with pytest.raises(BadInput, match="go on with --resume"):
        list(simulate(MATCH, 1, folder))


def test_only_the_same_match_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with pytest.raises(BadInput, match="no match to go on with"):
        prepare(folder, MATCH, 1, resume=True)
    list(simulate(MATCH, 1, folder))
    other = msgspec.structs.replace(MATCH, seed=4)
    with pytest.raises(BadInput, match="its seed is 3, not 4"):
        prepare(folder, other, 1, resume=True)
    with pytest.raises(BadInput, match="its options is"):
        prepare(folder, msgspec.structs.replace(MATCH, options={"scenario": "random"}), 1, resume=True)
