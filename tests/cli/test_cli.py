"""The command line: every command as a user types it, good and bad."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import regnum

ROOT = Path(__file__).parents[2]
COMMANDS = ["games", "play", "serve", "simulate", "arena", "replay", "verify", "rules", "content", "perft", "bench"]


def run(*words: str, code: int = 0) -> str:
    """What `regnum WORDS` prints; it must end with exit code `code`."""
    done = subprocess.run(
        [sys.executable, "-c", "from regnum.cli.main import main; main()", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "120", "NO_COLOR": "1"},
    )
    assert done.returncode == code, done.stderr
    if code == 2:
        assert done.stdout == ""
        assert done.stderr.startswith("regnum: ")
        assert done.stderr.count("\n") == 1
        return done.stderr
    return done.stdout


def run_json(*words: str) -> Any:
    return json.loads(run(*words, "--json"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 4, path=path)
    while not play.state.over:
        play.choose(play.state.options()[-1])
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches_with_an_example(command: str) -> None:
    assert f"regnum {command}" in run(command, "--help")


def test_games() -> None:
    assert "890 Anno Domini" in run("games")
    assert run_json("games")["anno890"]["seats"] == [2, 4]
    options = run_json("games", "anno890")["options"]
    assert options["scenario"]["default"] == "first_steps"
    assert "Primi Passi" in run("games", "anno890", "--lang", "it")


def test_simulate_prints_what_programs_read() -> None:
    words = ("simulate", "anno890", "--seats", "random,greedy,ismcts:5,random", "--games", "6", "--seed", "1")
    figures = run_json(*words, "--jobs", "2")
    assert {"games", "wins", "scores", "decisions", "endings"} <= set(figures)
    assert figures["games"] == 6
    assert sum(figures["wins"].values()) == pytest.approx(6)
    assert figures == run_json(*words)
    assert "invasions" in figures["tally"]


def test_simulate_in_words_and_as_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "figures.png"
    text = run("simulate", "anno890", "--games", "4", "--lang", "it", "--plot", str(picture), "-o", "scenario=random")
    assert "greedy" in text
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_arena_rotates_seats() -> None:
    figures = run_json("arena", "anno890", "--seats", "greedy,random", "--games", "10")
    assert figures["wins"]["greedy"] > figures["wins"].get("random", 0)


def test_rules() -> None:
    assert "1 Moneta" in run("rules", "anno890", "take.3", "--lang", "it")
    assert "Third tile" in run("rules", "anno890", "take.3")
    assert run("rules", "anno890", "inv").count("inv.") >= 28
    assert [clause["id"] for clause in run_json("rules", "anno890", "trio.1")] == ["trio.1"]
    assert "take.12" in run("rules", "anno890", "--search", "fewer than 4 Coins")


def test_content_and_its_provenance(tmp_path: Path) -> None:
    assert "Duchessa" in run("content", "anno890", "character", "--lang", "it")
    rows = run_json("content", "anno890", "--provenance")
    sources = {row["source"] for row in rows}
    assert sources == {"rulebook", "reconstructed"}
    overlay = tmp_path / "mybox.toml"
    overlay.write_text('[[special_building]]\nid = "forge"\nvp = 4\n')
    rows = run_json("content", "anno890", "special_building", "--provenance", "--content", str(overlay))
    assert [row["entry"] for row in rows if row["source"] == "overlay: mybox.toml"] == ["forge"]


def test_perft() -> None:
    counts = run_json("perft", "anno890", "--seats", "2", "--depth", "3")["counts"]
    assert counts[0] == 2  # two Castles to choose from
    assert len(counts) == 3


def test_replay_and_verify(record: Path) -> None:
    assert "Anna" in run("replay", str(record))
    story = run_json("replay", str(record), "--lang", "it", "--to", "5")["choices"]
    assert len(story) == 5
    assert all(choice["words"] for choice in story)
    state = json.loads(run("replay", str(record), "--to", "5", "--state"))
    assert regnum.game("anno890").load(state).seat is not None
    assert "holds" in run("verify", str(record))
    assert run_json("verify", str(record))[0]["problem"] is None


def test_verify_finds_a_false_record(record: Path) -> None:
    text = record.read_text().replace('"choice":"place:', '"choice":"lose:', 1)
    record.write_text(text)
    assert "does not hold" in run("verify", str(record), code=1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "anno890", "--seats", "random,,greedy"], "empty seat"),
        (["simulate", "anno890", "--seats", "random,nobody"], "'nobody' is not known"),
        (["simulate", "anno890", "--seats", "random"], "2 to 4 seats"),
        (["simulate", "anno890", "--games", "many"], "--games"),
        (["simulate", "anno890", "--games", "0"], "--games"),
        (["simulate", "anno890", "--seed", "-1"], "seed"),
        (["simulate", "anno890", "-o", "scenario"], "name=value"),
        (["simulate", "anno890", "-o", "scenario=mars"], "not one of first_steps"),
        (["simulate", "anno890", "-o", "colour=red"], "there is no such option"),
        (["simulate", "anno890", "--content", "none.toml"], "cannot be read"),
        (["simulate", "anno890", "--plot", "figures.txt", "--games", "1"], "does not end in .png"),
        (["simulate", "anno890", "--lang", "de", "--games", "1"], "'de' is not one of en, it"),
        (["simulate", "anno890", "--bogus"], "--bogus"),
        (["dance"], "dance"),
        (["replay", "none.jsonl"], "cannot be read"),
        (["rules"], "say of which game"),
        (["rules", "anno890", "take.99"], "there are take.1 to take.15"),
        (["rules", "anno890", "--search", "xyzzy"], "nothing in 890 Anno Domini fits"),
        (["content", "anno890", "dragons"], "dragons"),
        (["perft", "anno890", "--seats", "9"], "2 to 4 seats"),
        (["play", "anno890", "--seats", "easy,hard"], "nobody plays"),
        (["play", "anno890", "--lang", "de"], "'de' is not one of en, it"),
        (["play", "--resume", "none.jsonl"], "cannot be read"),
        (["bench", "chess"], "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert said in run(*words, code=2)
    assert not list(tmp_path.rglob("*.png"))


def test_coverage_says_which_clauses_lack_a_passing_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from regnum.cli import coverage

    results = tmp_path / "clauses.json"
    monkeypatch.setattr(coverage, "RESULTS", results)
    clauses = regnum.game("anno890").ledger.clauses
    outcomes = {f"anno890/{id}": id != "take.3" for id in clauses if id != "take.4"}
    results.write_text(json.dumps(outcomes))
    os.utime(results, (2**31, 2**31))
    figures = coverage.coverage(["anno890"])["anno890"]
    assert figures["clauses"] == 199
    assert figures["untested"] == ["take.3", "take.4"]
    assert figures["tested"] + figures["exempt"] + 2 == 199
    assert figures["exempt"] == sum(1 for clause in clauses.values() if clause.no_test) <= 199 // 20
