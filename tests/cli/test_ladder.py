"""`regnum ladder`, and journals on the command line: stopped, killed, and taken up again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_cli import ROOT, run, run_json
from tests.waiting import PATIENCE, wait_until

LADDER = ("ladder", "anno890", "--agents", "random,easy,greedy")


def test_a_ladder_in_words_and_for_programs() -> None:
    pytest.importorskip("openskill")
    figures = run_json(*LADDER, "--games", "7")
    assert (figures["games"], figures["rounds"]) == (12, 2)  # whole rounds: three pairs, from both seats
    assert [one["agent"] for one in figures["standings"]][-1] == "random"
    assert {one["games"] for one in figures["standings"]} == {8}
    assert sum(one["wins"] for one in figures["standings"]) == 12
    for one in figures["standings"]:
        low, high = one["interval"]
        assert high - one["rating"] == pytest.approx(1.96 * one["deviation"], abs=0.001)
        assert low < one["rating"] < high
    text = run(*LADDER, "--games", "7", "--jobs", "2")
    assert "12 games (rounds: 2)" in text
    for one in figures["standings"]:
        assert f"{one['rating']:.1f}" in text


def test_a_ladder_goes_on_from_its_file_and_is_the_same(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    file = tmp_path / "ladder.jsonl"
    whole = run_json(*LADDER, "--games", "12")
    assert run_json(*LADDER, "--games", "6", "--out", str(file))["games"] == 6
    file.write_bytes(file.read_bytes()[:-30])  # killed in the middle of a line
    assert run_json(*LADDER, "--games", "12", "--out", str(file)) == whole
    assert run_json(*LADDER, "--hours", "0", "--out", str(file)) == whole  # nothing is played, all is counted
    assert "agents is" in run("ladder", "anno890", "--agents", "random,greedy", "--out", str(file), code=2)
    assert "seed is 1" in run(*LADDER, "--seed", "2", "--out", str(file), code=2)


class Parts(HTMLParser):
    """What a page refers to, and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    page, program = tmp_path / "ladder.html", tmp_path / "<b>&.py"
    program.write_text((ROOT / "examples" / "bot.py").read_text())
    bot = f"bot:{sys.executable} '{program}'"
    figures = run_json("ladder", "anno890", "--agents", f"random,{bot}", "--games", "2", "--html", str(page))
    text = page.read_text(encoding="utf-8")
    parts = Parts()
    parts.feed(text)
    assert not parts.links
    assert "script" not in parts.tags
    assert "prefers-color-scheme: dark" in text
    assert "url(" not in text
    assert parts.text.count(bot) >= 3  # as text, though its name looks like a tag
    for one in figures["standings"]:
        assert f"{one['rating']:.1f}" in parts.text
    assert "refresh" not in text  # it is complete
    assert "cannot be written" in run(*LADDER, "--games", "1", "--html", "/no/such/folder/page.html", code=2)


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_a_killed_run_goes_on_from_its_journal(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    words = ("simulate", "anno890", "--seats", "greedy,greedy", "--games", "30", "--jobs", "2")
    program = [sys.executable, "-c", "from regnum.cli.main import main; main()", *words, "--journal", str(journal)]
    running = subprocess.Popen(program, stdout=subprocess.DEVNULL)
    wait_until(lambda: lines(journal) >= 4, "no games are played")
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    kept = journal.read_bytes()
    figures = run_json(*words, "--journal", str(journal))
    assert journal.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    assert figures == run_json(*words)
    assert "seed is 1 there and 2 here" in run(*words, "--journal", str(journal), "--seed", "2", code=2)


def test_a_ladder_that_is_interrupted_tells_what_it_knows_and_leaves_no_process_behind(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    journal = tmp_path / "games.jsonl"
    words = (*LADDER, "--hours", "9", "--jobs", "2", "--out", str(journal))
    program = [sys.executable, "-c", "from regnum.cli.main import main; main()", *words]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = subprocess.Popen(program, **pipes, start_new_session=True)
    wait_until(lambda: lines(journal) >= 3, "no games are played")
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does with Ctrl+C
    said, told = running.communicate(timeout=PATIENCE)  # its workers hold the same pipes: they have ended, too
    assert running.returncode == 130
    assert told == b""
    assert b" games (rounds: " in said


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        (LADDER, "openskill", "regnum[ladder]"),
        (("arena", "anno890", "--ray"), "ray", "regnum[ray]"),
        (("simulate", "anno890", "--ray", "127.0.0.1:6379"), "ray", "regnum[ray]"),
    ],
)
def test_a_missing_extra_is_named(
    words: tuple[str, ...], library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import importlib.util

    found = importlib.util.find_spec

    def hidden(name: str, package: str | None = None) -> Any:
        return None if name == library else found(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", hidden)
    assert f"needs {library}".lower() in (said := run(*words, code=2)).lower()
    assert f"pip install '{extra}'" in said


def test_optional_libraries_are_not_loaded_before_they_are_needed() -> None:
    code = "import json, sys, regnum.cli.main; print(json.dumps(sorted(sys.modules)))"
    loaded = json.loads(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
    optional = {"numpy", "ray", "openskill", "optuna", "matplotlib", "pyarrow", "gymnasium", "pettingzoo", "pyspiel"}
    assert not optional & set(loaded)


@pytest.mark.parametrize("command", ["ladder", "sit"])
def test_help_teaches_with_an_example(command: str) -> None:
    assert f"regnum {command}" in run(command, "--help")
