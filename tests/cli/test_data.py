"""`regnum simulate --out`, `regnum convert` and `regnum study`, good and bad."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.data.parquet import read_folder
from tests.cli.test_cli import run, run_json

ROOT = Path(__file__).parents[2]


def recorded(path: Path, choices: int = 10_000) -> Path:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 4, path=path)
    while not play.state.over and play.made < choices:
        play.choose(play.state.options()[-1])
    play.record.close()
    return path


def test_simulate_writes_a_folder_and_adds_to_it(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ("simulate", "anno890", "--seats", "random,random", "--out", str(folder))
    told = run_json(*words, "--games", "4")
    assert (told["games"], told["folder"]) == (4, str(folder))
    games = list(read_folder(folder))
    assert told["decisions"] == sum(len(played.course) for played in games)
    assert told["win_rates"]["random"]["wins"] == 4
    assert "holds a match" in run(*words, "--games", "4", code=2)
    assert "2 games with" in run(*words, "--games", "6", "--resume")
    assert len(list(read_folder(folder))) == 6


def test_simulated_games_are_those_of_the_figures(tmp_path: Path) -> None:
    words = ("simulate", "anno890", "--seats", "random,greedy", "--games", "4", "--seed", "9")
    wins = run_json(*words)["wins"]
    told = run_json(*words, "--out", str(tmp_path / "games"))["win_rates"]
    assert {name: figures["wins"] for name, figures in told.items()} == wins


def test_convert_says_what_it_left_out(tmp_path: Path) -> None:
    whole = recorded(tmp_path / "whole.jsonl")
    begun = recorded(tmp_path / "begun.jsonl", 5)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(whole.read_text().replace('"choice":"place:', '"choice":"lose:', 1))
    folder = tmp_path / "hosted"
    told = json.loads(run("convert", str(whole), str(begun), str(wrong), "--out", str(folder), "--json", code=1))
    assert (told["games"], told["unfinished"], list(told["problems"])) == (1, 1, [str(wrong)])
    (played,) = read_folder(folder)
    assert (played.agents, played.seed) == (["Anna", "Bruno"], 4)
    assert "is not empty" in run("convert", str(whole), "--out", str(folder), code=2)
    assert "1 games written" in run("convert", str(whole), "--out", str(tmp_path / "again"))
    assert run_json("study", "anno890", "--from", str(folder))["games"] == 1


def test_study_in_words_as_json_and_as_a_page(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    words = ("study", "anno890", "--seats", "random,random", "--games", "40", "--vary", "first_player=0,1")
    figures = run_json(*words, "--html", str(file))
    assert (figures["games"], figures["seats"], figures["error"]) == (40, [2], 0.05)
    assert {"seat", "option", "card"} <= {row["aspect"] for row in figures["rows"]}
    assert figures["comparisons"] == len(figures["rows"])
    assert figures == run_json(*words, "--jobs", "2")
    text = run(*words, "--lang", "it")
    assert "Giocatore 1" in text
    assert f"{figures['comparisons']} rates compared in 40 games" in text
    assert "<svg" in file.read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "anno890", "--out", "full"], "is not empty"),
        (["simulate", "anno890", "--out", "full/notes.txt"], "cannot be written"),
        (["simulate", "anno890", "--out", "new", "--resume"], "no match to go on with"),
        (["simulate", "anno890", "--resume"], "--out DIR"),
        (["simulate", "anno890", "--out", "new", "--plot", "figures.png"], "--plot"),
        (["simulate", "anno890", "--out", "new", "--seats", "random,nobody"], "'nobody' is not known"),
        (["study", "chess"], "there is no game 'chess'"),
        (["study", "anno890", "--seats", "random"], "2 to 4 seats"),
        (["study", "anno890", "--vary", "colour"], "there is no such option"),
        (["study", "anno890", "--vary", "scenario=mars,first_steps"], "'mars' is not one of"),
        (["study", "medioevo", "--vary", "ceiling"], "at least two values"),
        (["study", "anno890", "--from", "none"], "is not a folder"),
        (["study", "anno890", "--from", "full"], "holds no games of anno890"),
        (["study", "anno890", "--from", "full", "--vary", "scenario"], "played already"),
        (["study", "anno890", "--html", "none/page.html"], "cannot be written"),
        (["convert", "none.jsonl"], "--out"),
    ],
)
def test_bad_input_is_one_line_and_leaves_nothing(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").write_text("mine")
    monkeypatch.chdir(tmp_path)
    assert said in run(*words, code=2)
    assert sorted(tmp_path.rglob("*")) == [tmp_path / "full", tmp_path / "full" / "notes.txt"]


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "anno890", "--games", "1", "--out", "new"),
        ("study", "anno890", "--from", "."),
        ("convert", "game.jsonl", "--out", "new"),
    ],
)
def test_without_pyarrow_one_line_says_what_to_install(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("regnum.data.parquet", "regnum.data.simulated"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install 'regnum[data]'" in run(*words, code=2)
    assert not list(tmp_path.iterdir())


def test_the_command_line_loads_none_of_it() -> None:
    code = "import regnum.cli.main, sys; print(sorted({'numpy', 'pyarrow', 'matplotlib'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.strip() == "[]", done.stderr
