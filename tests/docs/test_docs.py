"""Documentation that cannot rot: examples run, commands parse, links lead somewhere, tables are complete."""

from __future__ import annotations

import doctest
import importlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main
from typer.testing import CliRunner

import regnum
import tools.command
from regnum.agents import make_agent
from regnum.cli.common import read_options, read_seats
from regnum.cli.main import app
from regnum.core.board.reading import keys_of
from regnum.core.rng import Rng
from regnum.core.step import Ask
from regnum.core.table import NumberOption, OptionValue

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
every_page = pytest.mark.parametrize("page", PAGES, ids=NAMES)

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"# ([\w./-]+\.\w+)\n")  # the first line of a block that is (part of) a file
TOOL = "python -m tools."
_LINK = re.compile(r"\]\(([^)\s]+)\)")


class Block(NamedTuple):
    language: str
    file: str  # which file it is part of, if any
    text: str


def blocks(page: Path) -> list[Block]:
    found = []
    for language, text in _BLOCK.findall(page.read_text(encoding="utf-8")):
        name = _FILE.match(text)
        found.append(Block(language, name[1] if name else "", text[name.end() :] if name else text))
    return found


def write_files(page: Path, folder: Path) -> None:
    """The files that a page tells its reader to write; several blocks of one file follow each other."""
    parts: dict[str, list[str]] = {}
    for block in blocks(page):
        if block.file:
            parts.setdefault(block.file, []).append(block.text)
    for name, texts in parts.items():
        # The methods of a class may be told in several blocks; two empty lines fit everywhere.
        (folder / name).write_text("\n\n".join(texts), encoding="utf-8")


def commands(page: Path) -> list[str]:
    """Every command line of a page that runs regnum or one of the tools, in blocks and in running text."""
    text = page.read_text(encoding="utf-8")
    lines = [line for block in blocks(page) if block.language == "sh" for line in block.text.splitlines()]
    inline = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", _BLOCK.sub("", text))]
    return [line for line in lines + inline if line.startswith(("regnum ", TOOL))]


COMMANDS = sorted({line for page in PAGES for line in commands(page)})
# Those that name a real game and file, and are quick.
QUICK = [
    line
    for line in COMMANDS
    if line.split()[1] in ("games", "rules", "content") and not {"--content", "CLAUSE"} & set(line.split())
]


# --- what is written runs --------------------------------------------------------------------------------------------


@every_page
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for n, block in enumerate(blocks(page)):
        if block.language != "python" or block.file:
            continue
        if block.text.startswith(">>>"):
            example = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), 0)
            said: list[str] = []
            result = doctest.DocTestRunner().run(example, out=said.append, clear_globs=False)
            assert result.attempted
            assert not result.failed, "".join(said)
            names = example.globs
        else:
            exec(compile(block.text, f"{page.name}, block {n + 1}", "exec"), names)
    for name, value in list(names.items()):
        if name.startswith("test_"):
            value()


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_parse(line: str) -> None:
    name, *words = shlex.split(line.split(" > ")[0].removeprefix("regnum ").removeprefix(TOOL))
    if line.startswith(TOOL):
        tool = getattr(importlib.import_module(f"tools.{name}"), name)
        command = typer.main.get_command(tools.command.app(tool))
    else:
        command = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    if not words:
        return  # running text names the command
    given = command.make_context(name, words).params  # refuses what the command does not know
    if given.get("name") not in regnum.games():
        return
    read_options(regnum.game(given["name"]), given.get("option"))
    if isinstance(given.get("seats"), str):
        for seat in read_seats(given["seats"]):
            if seat.startswith(("bot:tcp:", "bot:unix:")):
                continue  # a program that would have to listen there
            if seat.startswith("bot:"):
                assert (ROOT / seat.split()[-1]).exists()
            elif name != "play":
                make_agent(seat, Rng(0)).close()


@pytest.mark.parametrize("line", QUICK)
def test_quick_commands_work(line: str) -> None:
    result = CliRunner().invoke(app, shlex.split(line)[1:])
    assert result.exit_code == 0, result.output
    assert result.output.strip()


@every_page
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"`make (\w+)`", text))
    named |= {line.split()[1] for block in blocks(page) for line in block.text.splitlines() if line.startswith("make ")}
    assert named <= targets


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in _LINK.findall(page.read_text(encoding="utf-8")):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}, link


# --- the guide to adding a game --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def with_sheaves(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the game of the guide is installed, as the guide says."""
    folder, site = tmp_path_factory.mktemp("regnum-sheaves"), tmp_path_factory.mktemp("site")
    write_files(ROOT / "docs/how-to/add-a-game.md", folder)
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*install, "--no-build-isolation", "--target", str(site), str(folder)], check=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])}


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], env=environment, cwd=ROOT, capture_output=True, text=True)


REGNUM = ("-c", "from regnum.cli.main import main; main()")


def test_the_game_of_the_guide_is_found_and_played(with_sheaves: dict[str, str]) -> None:
    listed = run(with_sheaves, *REGNUM, "games", "--json")
    assert json.loads(listed.stdout)["sheaves"]["seats"] == [2, 4], listed.stderr
    match = ("--seats", "random,greedy,ismcts:20", "--games", "4", "--json")
    played = run(with_sheaves, *REGNUM, "simulate", "sheaves", *match)
    assert json.loads(played.stdout)["endings"] == {"stack_empty": 4}, played.stderr


def test_the_game_of_the_guide_keeps_the_laws(with_sheaves: dict[str, str]) -> None:
    laws = run(with_sheaves, "-m", "pytest", "-p", "no:cacheprovider", "tests/laws", "-k", "sheaves")
    assert laws.returncode == 0, laws.stdout
    assert re.search(r"^\.{10,}", laws.stdout, re.MULTILINE), laws.stdout


def test_the_game_of_the_guide_speaks_both_languages(with_sheaves: dict[str, str], tmp_path: Path) -> None:
    code = f"""
import regnum
from pathlib import Path
play = regnum.Play.begin(regnum.game("sheaves"), ["Anna", "Bruno"], 1, path=Path({str(tmp_path / "game.jsonl")!r}))
while not play.state.over:
    play.choose(play.state.options()[-1])
"""
    assert run(with_sheaves, "-c", code).returncode == 0
    for lang, rests in (("en", "Anna rests."), ("it", "Anna si riposa.")):
        told = run(with_sheaves, *REGNUM, "replay", str(tmp_path / "game.jsonl"), "--lang", lang)
        assert rests in told.stdout, told.stderr
        assert not re.search(r"\b(event|option|score)-\w", told.stdout)


def test_the_game_of_the_guide_is_drawn_in_the_terminal(with_sheaves: dict[str, str]) -> None:
    code = """
import regnum
from regnum.terminal.outline import Outline
from regnum.terminal.scene import Scene
g = regnum.game("sheaves")
names = ("Anna", "Bruno")
for panel in Outline(Scene(g, g.new(2, 1).view(0), names, 0, g.text("en").seated(names), 80)).panels():
    print(panel.content.plain)
"""
    drawn = run(with_sheaves, "-c", code)
    assert [line.split() for line in drawn.stdout.splitlines()] == [["Stack", "15"], ["●", "Anna"], ["▲", "Bruno"]], (
        drawn
    )


# --- the examples ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "said"), [("tournament.py", "miser against greedy"), ("what_if.py", "Take one tile")]
)
def test_python_examples_of_the_folder_run(script: str, said: str) -> None:
    done = run(dict(os.environ), f"examples/{script}", "1")
    assert said in done.stdout, done.stderr


@pytest.mark.parametrize("command", [f"{sys.executable} examples/bot.py", "node examples/bot.js"])
def test_bots_of_the_folder_play(command: str) -> None:
    if shutil.which(shlex.split(command)[0]) is None:
        pytest.skip("there is no node here")
    match = ("--seats", f"random,bot:{command}", "--games", "2", "--json")
    done = run(dict(os.environ), *REGNUM, "arena", "anno890", *match)
    assert json.loads(done.stdout)["games"] == 2, done.stderr


def test_the_bot_knows_nothing_of_regnum() -> None:
    code = (ROOT / "examples" / "bot.py").read_text()
    assert set(re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)) <= set(sys.stdlib_module_names)


# --- the page of a game says all there is ----------------------------------------------------------------------------

every_game = pytest.mark.parametrize("id", [page.stem for page in sorted((ROOT / "docs/games").glob("*.md"))])


def page_of(id: str) -> Path:
    return ROOT / f"docs/games/{id}.md"


def table(page: Path, heading: str) -> list[list[str]]:
    """The rows of the first table under a heading."""
    section = page.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows[2:]]


@every_game
def test_every_table_option_is_described(id: str) -> None:
    described = [(row[0], row[1], row[2]) for row in table(page_of(id), "Table options")]
    g = regnum.game(id)
    expected = [(f"`{preset.id}`", _listed(*preset.values), preset.clause) for preset in g.presets.values()]
    for option in g.options.values():
        values = _listed(*option.choices)
        if isinstance(option, NumberOption):
            values = f"`{option.default}`, from {option.numbers[0]} to {option.numbers[-1]}"
        expected.append((f"`{option.id}`", values, option.clause))
    assert described == expected


def _listed(*values: OptionValue) -> str:
    return ", ".join(f"`{str(value).lower()}`" for value in values)


@every_game
def test_every_choice_is_described(id: str) -> None:
    rows = table(page_of(id), "What can be chosen")
    asks = {name: step for name, step in regnum.game(id).steps.items() if issubclass(step, Ask)}
    verbs = {verb for options, *_ in rows for verb in re.findall(r"`(\w+)", options)}
    assert verbs == {verb for step in asks.values() for verb in step.verbs}
    assert {step for _, steps, *_ in rows for step in steps.split(", ")} == set(asks)


@every_game
def test_every_part_of_the_board_is_described(id: str) -> None:
    named = {name for key, *_ in table(page_of(id), "The board as JSON") for name in re.findall(r"`(\w+)`", key)}
    assert named == set(keys_of(regnum.game(id).fields.root))


@every_game
def test_other_readings_are_options_or_explained(id: str) -> None:
    g = regnum.game(id)
    open_points = {clause.id for clause in g.ledger.clauses.values() if clause.alternatives}
    explained = {row[0] for row in table(page_of(id), "Rulings and deviations")}
    assert open_points - {option.clause for option in g.options.values()} == explained


def test_disagreements_of_the_editions_are_listed() -> None:
    text = " ".join(page_of("anno890").read_text(encoding="utf-8").split())
    listed = re.search(r"two editions disagree \(([^)]*)\)", text)
    assert listed
    clauses = regnum.game("anno890").ledger.clauses.values()
    assert listed[1].split(", ") == [
        clause.id for clause in clauses if clause.ruling.startswith(("The two editions differ", "The texts differ"))
    ]


def test_the_counts_of_the_readme_are_right() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    for id, things, counts, words in (
        ("anno890", "scenario", (6, 18), "six Scenarios, eighteen table options"),
        ("viscounts", "rival", (4, 16), "four Rivals to play against alone, sixteen table options"),
    ):
        g = regnum.game(id)
        assert f"all {len(g.ledger.clauses)} clauses" in text
        assert (len(g.content.tables[things]), len(g.options)) == counts
        assert words in text


# --- decisions -------------------------------------------------------------------------------------------------------


def test_decisions_are_numbered_listed_and_whole() -> None:
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    files = sorted((ROOT / "docs/decisions").glob("*.md"))
    for number, file in enumerate(files, 1):
        text = file.read_text(encoding="utf-8")
        assert file.name.startswith(f"{number:04}-")
        assert text.startswith(f"# {number}. ")
        assert all(f"**{part}.**" in text for part in ("Context", "Decision", "Consequences"))
        assert f"(decisions/{file.name})" in index
