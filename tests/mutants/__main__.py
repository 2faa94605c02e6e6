"""`make mutants GAME=anno890 N=300 SEED=1`: which broken rules do the tests of a game let pass?

Breaks the game in `N` places, one at a time, and runs the tests that execute the broken line: first those that prove a
clause, then records, counts, laws and whether generated files are up to date. A sample depends on the seed and the
sources alone. Results are kept in `build/mutants`: a run that was stopped goes on; after a change of tests it tries
again only what no clause test had caught.
"""

from __future__ import annotations

import argparse
import json
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.mutants.mutations import Mutation, mutations
from tests.mutants.session import Executed, judge, record

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "mutants"
# Not rules: what is generated, what agents think of a position, what only checks the game or its content, and what the
# client draws.
EXEMPT = ("board.py", "laws.py", "schema.py", "ai/", "chart/")

out = Console(highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Mutation testing of a game's rules.")
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    package = _package(given.game)
    sample = choose(package, given.n, given.seed)
    FOLDER.mkdir(parents=True, exist_ok=True)
    folders = [f"tests/games/{given.game}", "tests/golden", "tests/perft", "tests/laws", "tests/core/test_generated.py"]
    sources, tests = _digest([package]), _digest([ROOT / folder for folder in folders])
    executed = _executed(given.game, package, folders, f"{sources}-{tests}")
    results = run(given.game, package, sample, executed, FOLDER / f"{given.game}-{given.seed}.jsonl", sources, tests)
    report(given.game, [results[mutation.name] for mutation in sample])


def _package(game: str) -> Path:
    """The folder of the game's interpreted source."""
    spec = find_spec("regnum")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent / "games" / game
    if not package.is_dir():
        raise SystemExit(f"mutants: there is no game {game}")
    if list(package.rglob("*.so")):
        raise SystemExit("mutants: this is the compiled engine, which cannot be broken: use the interpreted one")
    return package


def choose(package: Path, n: int, seed: int) -> list[Mutation]:
    """`n` of all mutations of a game's rules, at random; a larger sample of the same seed begins with a smaller one."""
    found: list[Mutation] = []
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if not name.startswith(EXEMPT):
            found += mutations(path, name)
    Random(seed).shuffle(found)
    return found[:n]


def _digest(folders: list[Path]) -> str:
    """A digest of the program in these folders."""
    digest = blake2b(digest_size=8)
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _executed(game: str, package: Path, folders: list[str], version: str) -> Executed:
    """Which tests execute which lines: recorded anew if sources or tests have changed."""
    file = FOLDER / f"{game}-executed-{version}.json"
    if not file.exists():
        for old in FOLDER.glob(f"{game}-executed-*.json"):
            old.unlink()
        out.print(f"recording which lines the tests of {game} execute ...")
        record(game, package, folders, file)
    return Executed(**json.loads(file.read_text()))


def run(
    game: str, package: Path, sample: list[Mutation], executed: Executed, file: Path, sources: str, tests: str
) -> dict[str, dict[str, Any]]:
    """Judge every mutant of the sample that has no result yet; results by name, all of them also in `file`."""
    results = _read(file, sources, tests)
    with (
        Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=out
        ) as bar,
        file.open("a", encoding="utf-8") as lines,
    ):
        task = bar.add_task(game, total=len(sample))
        for mutation in sample:
            if mutation.name not in results:
                result = _judge(game, package, mutation, executed, file.with_suffix(".answer"))
                result |= {"sources": sources, "tests": tests}
                lines.write(json.dumps(result) + "\n")
                lines.flush()
                results[mutation.name] = result
            survived = sum(1 for one in results.values() if not one["by"])
            bar.update(task, advance=1, description=f"{game}: {survived} survived")
    return results


def _judge(game: str, package: Path, mutation: Mutation, executed: Executed, answer: Path) -> dict[str, Any]:
    """Run first the tests that prove a clause, then the others; `by` is the test that caught the mutant, or empty."""
    module = f"regnum.games.{game}." + mutation.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    result: dict[str, Any] = {"mutant": mutation.name, "by": "", "clause": False, "ran": 0}
    for proving in (True, False):
        tests = executed.by(mutation, proving)
        if tests:
            result["ran"] += len(tests)
            result["by"] = judge(mutation, package, module, tests, answer)
        if result["by"]:
            result["clause"] = proving
            break
    return result


def _read(file: Path, sources: str, tests: str) -> dict[str, dict[str, Any]]:
    """Earlier results that still hold: of the same sources and tests, or caught by a clause test."""
    found: dict[str, dict[str, Any]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        result = json.loads(line)
        found.pop(result["mutant"], None)
        if result["sources"] == sources and (result["clause"] or result["tests"] == tests):
            found[result["mutant"]] = result
    return found


def report(game: str, judged: list[dict[str, Any]]) -> None:
    caught = sum(1 for one in judged if one["by"])
    by_clause = sum(1 for one in judged if one["by"] and one["clause"])
    share = 100 / max(1, len(judged))
    out.print(f"{game}: {len(judged)} mutants, {caught} caught ({caught * share:.1f}%), ", end="")
    out.print(f"{by_clause} by clause tests alone ({by_clause * share:.1f}%)")
    for heading, wanted in (("survived", False), ("caught, but by no clause test", True)):
        some = [one for one in judged if bool(one["by"]) == wanted and not one["clause"]]
        if some:
            out.print(f"{heading}:")
        for one in sorted(some, key=lambda one: str(one["mutant"])):
            by = f", caught by {one['by']}" if one["by"] else ""
            out.print(f"  {one['mutant']}  ({one['ran']} tests{by})", markup=False, soft_wrap=True)


if __name__ == "__main__":
    main()
