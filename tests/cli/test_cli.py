"""The command line: every command as a user types it, good and bad."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

import regnum
from regnum.cli.main import main
from tests import waiting

ROOT = Path(__file__).parents[2]
COMMANDS = ["games", "play", "serve", "simulate", "arena", "replay", "verify", "rules", "content"]
COMMANDS += ["workers", "convert", "study"]


def run(*words: str, code: int = 0) -> str:
    """What `regnum WORDS` prints; it must end with exit code `code`."""
    # In this process: to start another takes longer than most commands.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["regnum", *words])
        patch.setenv("COLUMNS", "120")
        patch.setenv("NO_COLOR", "1")
        with (
            redirect_stdout(StringIO()) as printed,
            redirect_stderr(StringIO()) as told,
            pytest.raises(SystemExit) as ended,
        ):
            main()
    out, err = printed.getvalue(), told.getvalue()
    assert ended.value.code == code, err
    if code == 2:
        assert out == ""
        assert err.startswith("regnum: ")
        assert err.count("\n") == 1
        return err
    return out


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


def test_games_list_ranges_of_numbers_and_presets() -> None:
    facts = run_json("games", "medioevo")
    assert (facts["options"]["ceiling"]["default"], facts["options"]["ceiling"]["numbers"]) == (15, [10, 200])
    assert facts["presets"]["length"]["epic"] == {"ceiling": 60, "rounds": 30}
    said = run("games", "medioevo")
    assert "10-200" in said
    assert "several evenings: 30 rounds or 60 honour points" in said


def test_games_bear_their_title_in_the_language() -> None:
    title = "Visconti del Regno Occidentale"
    assert title in run("games", "--lang", "it")
    assert title in run("games", "viscounts", "--lang", "it")
    assert title not in run("games")


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


def test_simulate_says_how_games_end_and_who_wins() -> None:
    words = ("simulate", "seven", "--seats", "random,random,random", "--games", "5")
    figures = run_json(*words)
    assert sum(figures["endings"].values()) == 5
    assert sum(hero["games"] for hero in figures["roles"].values()) == 15
    text = run(*words)
    g = regnum.game("seven")
    for ending in figures["endings"]:
        assert g.text("en")(f"ending-{ending}") in text
    for hero, of_his in figures["roles"].items():
        assert re.search(rf"{g.text('en')(hero)} +{of_his['games']} +{of_his['wins']:g} ", text)
    for what in figures["tally"]:
        assert g.text("en")(f"tally-{what}") in text


def test_arena_rotates_seats() -> None:
    figures = run_json("arena", "anno890", "--seats", "greedy,random", "--games", "10")
    assert figures["wins"]["greedy"] > figures["wins"].get("random", 0)


def test_rules() -> None:
    assert "1 Moneta" in run("rules", "anno890", "take.3", "--lang", "it")
    assert "Third tile" in run("rules", "anno890", "take.3")
    assert run("rules", "anno890", "inv").count("inv.") >= 28
    assert [clause["id"] for clause in run_json("rules", "anno890", "trio.1")] == ["trio.1"]
    assert "take.12" in run("rules", "anno890", "--search", "fewer than 4 Coins")


def test_a_whole_clause_is_shown_in_the_language_asked_for() -> None:
    clause = regnum.game("anno890").ledger["comp.6"]
    shown = " ".join(run("rules", "anno890", "comp.6", "--lang", "it").split())
    for words in ("La nostra interpretazione", clause.ruling_it, "Esempio", clause.example_it, "Altre interpretazioni"):
        assert words in shown
    assert clause.alternatives_it[0] in shown
    assert clause.ruling not in shown


def test_content_and_its_provenance(tmp_path: Path) -> None:
    assert "Duchessa" in run("content", "anno890", "character", "--lang", "it")
    rows = run_json("content", "anno890", "--provenance")
    sources = {row["source"] for row in rows}
    assert sources == {"rulebook", "reconstructed"}
    overlay = tmp_path / "mybox.toml"
    overlay.write_text('[[special_building]]\nid = "forge"\nvp = 4\n')
    rows = run_json("content", "anno890", "special_building", "--provenance", "--content", str(overlay))
    assert [row["entry"] for row in rows if row["source"] == "overlay: mybox.toml"] == ["forge"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_effects_of_890_are_told_in_words(lang: str) -> None:
    for arguments in (("content", "anno890"), ("content", "anno890", "character", "--provenance")):
        assert "op: " not in run(*arguments, "--lang", lang)
    scenarios = run("content", "anno890", "scenario", "--lang", "it")
    assert "A fine partita 1 PV per ogni Chiesa del Regno." in scenarios
    assert (
        "Durante la preparazione 1 segnalino Saraceno accanto a ciascuna delle ultime 2 tessere della fila."
        in scenarios
    )


def test_content_is_told_in_words() -> None:
    shown = run("content", "viscounts")
    assert "{" not in shown
    assert "[" not in shown
    assert re.search(r"^  from: outer_left  to: inner  segment: same$", shown, re.MULTILINE)  # arrows have no id
    financier = "effect: discard a card if you like, then gain 2 Silver"
    assert re.search(rf"^  financier +Financier +cost: 3  icons: merchant  timing: instant  {financier}$", shown, re.M)
    italian = run("content", "viscounts", "starter", "--lang", "it")
    assert "effect: scarta 1 carta se vuoi, poi ottieni 2 Monete" in italian
    # Where an entry has a text of its own, that stands for its effect.
    merchant = next(line for line in run("content", "anno890", "character").splitlines() if "Merchant" in line)
    assert "Coins" in merchant
    assert "op" not in merchant


def test_provenance_is_counted_by_kinds_of_source(tmp_path: Path) -> None:
    overlay = tmp_path / "mybox.toml"
    overlay.write_text('[[townsfolk]]\nid = "acolyte"\ncost = 2\n')
    rows = run_json("content", "viscounts", "--provenance")
    heading, *lines = run("content", "viscounts", "--provenance", "--content", str(overlay)).splitlines()
    assert heading.split() == ["values", "of", "rulebook", "overlay", "public", "reconstructed"]
    counted = next(line.split() for line in lines if line.startswith("townsfolk"))
    assert counted[2] == "1"
    assert sum(map(int, counted[1:])) == sum(row["table"] == "townsfolk" for row in rows)
    source = next(row["source"] for row in rows if row["entry"] == "acolyte" and row["field"] == "icons")
    assert source in run("content", "viscounts", "townsfolk", "--provenance")  # one table tells it in full


def test_replay_and_verify(record: Path) -> None:
    assert "Anna" in run("replay", str(record))
    story = run_json("replay", str(record), "--lang", "it", "--to", "5")["choices"]
    assert len(story) == 5
    assert all(choice["words"] for choice in story)
    state = json.loads(run("replay", str(record), "--to", "5", "--state"))
    assert regnum.game("anno890").load(state).seat is not None
    assert "holds" in run("verify", str(record))
    assert run_json("verify", str(record))[0]["problem"] is None


def test_a_record_resumed_after_a_change_of_content_is_told_from_there(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno", "Carla", "Dario"], 4, path=path)
    while play.made < 54:
        play.choose(play.state.options()[-1])
    play.record.close()
    path.write_text(path.read_text().replace(play.record.header.content, "0123456789abcdef"))
    assert "other content" in run("verify", str(path), code=1)
    assert "other content" in run("replay", str(path), code=2)
    regnum.Play.resume(path).record.close()
    assert "holds" in run("verify", str(path))
    assert [line["n"] for line in run_json("replay", str(path))["choices"]] == [51, 52, 53, 54]
    assert [line["n"] for line in run_json("replay", str(path), "--to", "52")["choices"]] == [51, 52]
    assert "can be replayed from choice 50 on" in run("replay", str(path), "--to", "49", code=2)


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
        (["simulate", "medioevo", "-o", "ceiling=9"], "'9' is not a whole number from 10 to 200"),
        (["simulate", "medioevo", "-o", "ceiling=many"], "'many' is not a whole number from 10 to 200"),
        (
            ["simulate", "medioevo", "--seats", "random,random,random", "-o", "length=eternal"],
            "'eternal' is not one of hour, short, evening, epic",
        ),
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
        (["play", "anno890", "--seats", "easy,hard"], "nobody plays"),
        (["play", "anno890", "--lang", "de"], "'de' is not one of en, it"),
        (["play", "anno890", "--seats", "me,greedy"], "plays only in the terminal"),
        (["play", "anno890", "--seats", "me"], "2 to 4 seats"),
        (["play", "anno890", "--seats", "easy,hard", "--terminal"], "nobody plays"),
        (["play", "--resume", "none.jsonl"], "add --terminal"),
        (["play", "--terminal", "--resume", "none.jsonl"], "cannot be read"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert said in run(*words, code=2)
    assert not list(tmp_path.rglob("*.png"))


def test_play_opens_a_table_in_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    words = ["play", "anno890", "--seats", "me,Bruno,easy", "--lang", "it", "--port", "0", "-o", "first_player=0"]
    process = subprocess.Popen(
        [sys.executable, "-c", "from regnum.cli.main import main; main()", *words],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"},
        stderr=subprocess.DEVNULL,
    )
    try:
        waiting.wait_until(opened.exists, "no browser was opened")
        address = urlsplit(opened.read_text().strip())
        made = json.loads(unquote(address.fragment.removeprefix("made=")))
        assert address.path == f"/t/{made['table']}"
        assert address.query == "lang=it"
        assert set(made["tokens"]) == {"0", "1"}
        info = waiting.get(f"http://{address.netloc}/api/tables/{made['table']}").json()
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
        assert [seat["name"] for seat in info["seats"]] == ["Giocatore 1", "Bruno", "easy"]
        assert info["options"]["first_player"] == 0
    finally:
        process.terminate()
        assert process.wait(timeout=waiting.PATIENCE) in (0, 130, -15)
