"""`make mutants GAME=anno890 N=300 SEED=1`: which broken rules do the tests of a game let pass?

Breaks the game in `N` places, one at a time, and runs the tests that execute the broken line: first those that prove a
clause, then records, counts, laws and whether generated files are up to date. A sample depends on the seed and the
sources alone. Results are kept in `build/mutants`: a run that was stopped goes on; after a change of tests it tries
again only what no clause test had caught. It reads the sources as it goes: change nothing while it runs, or let it run
in a clone.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from functools import partial
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.mutants.mutations import Mutation, mutations
from tests.mutants.session import Executed, judge, record, start

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "mutants"
# Not rules: what is generated, what agents think of a position, what only checks the game or its content, and what the
# client draws.
EXEMPT = ("board.py", "laws.py", "schema.py", "schema/", "ai/", "chart/")

out = Console(highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Mutation testing of a game's rules.")
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-j", "--jobs", type=int, default=1, help="how many at a time")
    given = parser.parse_args()
    package = _package(given.game)
    sample = choose(package, given.n, given.seed)
    FOLDER.mkdir(parents=True, exist_ok=True)
    folders = [f"tests/games/{given.game}", "tests/golden", "tests/perft", "tests/laws", "tests/core/test_generated.py"]
    sources, tests = _digest([package]), _digest([ROOT / folder for folder in folders])
    executed = _executed(given.game, package, folders, f"{sources}-{tests}")
    results = Results(FOLDER / f"{given.game}-{given.seed}.jsonl", sources, tests)
    run(given.game, package, sample, executed, results, given.jobs)
    report(given.game, [one for one in map(results.found.get, (mutation.name for mutation in sample)) if one])


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
    """A digest of the program and the approved texts in these folders."""
    digest = blake2b(digest_size=8)
    for path in sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".txt")):
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


class Results:
    """Earlier results that still hold (of the same sources and tests, or caught by a clause test) and new ones."""

    def __init__(self, file: Path, sources: str, tests: str) -> None:
        self.file = file
        self.versions = {"sources": sources, "tests": tests}
        self.found: dict[str, dict[str, Any]] = {}
        self.read()

    def read(self) -> None:
        """Note what stands in the file by now."""
        for line in self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else ():
            result = json.loads(line)
            self.found.pop(result["mutant"], None)
            known = result["clause"] or result["tests"] == self.versions["tests"]
            if result["sources"] == self.versions["sources"] and known:
                self.found[result["mutant"]] = result

    def add(self, result: dict[str, Any]) -> None:
        """Write a result, in one piece: others may write to the same file."""
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(result | self.versions) + "\n")


def run(game: str, package: Path, sample: list[Mutation], executed: Executed, results: Results, jobs: int) -> None:
    """Judge every mutant of the sample that has no result yet, `jobs` at a time."""
    waiting = [mutation for mutation in sample if mutation.name not in results.found]
    parent = os.getpid()

    def work(job: int) -> int:
        for mutation in waiting[job::jobs]:
            if os.getppid() != parent:
                return 1
            answer = results.file.with_suffix(f".answer{job}")
            began = time.monotonic()
            result = _judge(game, package, mutation, executed, answer)
            results.add(result | {"seconds": round(time.monotonic() - began, 1)})
        return 0

    workers = [start(partial(work, job)) for job in range(jobs)]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=out) as bar:
        task = bar.add_task(game, total=len(sample))
        while workers:
            time.sleep(1)
            workers = [worker for worker in workers if os.waitpid(worker, os.WNOHANG)[0] == 0]
            results.read()
            done = [results.found[mutation.name] for mutation in sample if mutation.name in results.found]
            survived = sum(1 for one in done if not one["by"])
            bar.update(task, completed=len(done), description=f"{game}: {survived} survived")


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


def report(game: str, judged: list[dict[str, Any]]) -> None:
    caught = sum(1 for one in judged if one["by"])
    by_clause = sum(1 for one in judged if one["by"] and one["clause"])
    share = 100 / max(1, len(judged))
    out.print(f"{game}: {len(judged)} mutants, {caught} caught ({caught * share:.1f}%), ", end="")
    out.print(f"{by_clause} by clause tests alone ({by_clause * share:.1f}%); ", end="")
    out.print(f"{sum(one['seconds'] for one in judged) / 60:.0f} minutes of one core")
    for heading, wanted in (("survived", False), ("caught, but by no clause test", True)):
        some = [one for one in judged if bool(one["by"]) == wanted and not one["clause"]]
        if some:
            out.print(f"{heading}:")
        for one in sorted(some, key=lambda one: str(one["mutant"])):
            by = f", caught by {one['by']}" if one["by"] else ""
            out.print(f"  {one['mutant']}  ({one['ran']} tests{by})", markup=False, soft_wrap=True)


if __name__ == "__main__":
    main()
