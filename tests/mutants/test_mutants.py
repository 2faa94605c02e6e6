"""The mutation tester: what it changes, and that it can tell a mutant that is caught from one that is not."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.mutants.__main__ import Results, choose
from tests.mutants.mutations import mutations

ROOT = Path(__file__).parents[2]

RULE = '''"""A rule."""

LIMIT: int = 3


def pays(coins: int, cost: int) -> bool:
    """Whether so many Coins are enough."""
    if coins < cost and not coins == LIMIT:
        return False
    coins -= 1
    return True
'''

TESTS = """from toy.rule import pays


def test_enough():
    assert pays(2, 1) is True


def test_too_few():
    assert pays(0, 1) is False
"""

JUDGE = """
import sys
from pathlib import Path
from tests.mutants.mutations import mutations
from tests.mutants.session import judge

package = Path(sys.argv[1])
tests = {"check_rule.py::test_enough": 0.01, "check_rule.py::test_too_few": 0.01}
for mutation in mutations(package / "rule.py", "rule.py"):
    print(mutation.name, "|", judge(mutation, package, "toy.rule", tests, package / "answer"))
"""


def changed(tmp_path: Path, source: str) -> set[str]:
    """The source after each mutation."""
    file = tmp_path / "rule.py"
    file.write_text(source)
    return {one.apply(source) for one in mutations(file, "rule.py")}


def test_every_kind_of_change_is_made_and_all_of_them_compile(tmp_path: Path) -> None:
    found = changed(tmp_path, RULE)
    for before, after in (
        ("coins < cost", "coins <= cost"),
        ("coins < cost", "coins >= cost"),
        ("coins == LIMIT", "coins != LIMIT"),
        ("not coins == LIMIT", "(coins == LIMIT)"),
        ("coins -= 1", "coins += 1"),
        ("coins -= 1", "pass"),
        ("coins -= 1", "coins -= (2)"),
        ("return True", "return (False)"),
        ("LIMIT: int = 3", "LIMIT: int = (4)"),
    ):
        assert any(ast.dump(ast.parse(RULE.replace(before, after))) == ast.dump(ast.parse(one)) for one in found), after
    assert all(ast.parse(one) for one in found)
    assert RULE not in found


def test_docstrings_types_and_texts_are_left_alone(tmp_path: Path) -> None:
    head = '"""Doc."""\nfrom a import b\n__all__ = ["c"]\nname: list[int]\n'
    assert changed(tmp_path, f'{head}text = f"{{1}} of {{2}}" + "!"\n') == {f"{head}pass\n"}


def test_a_mutation_knows_the_lines_of_its_statement_without_the_body(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text("if (\n    a\n    and b\n):\n    c = 1\n")
    lines = {one.before: one.lines for one in mutations(file, "rule.py")}
    assert lines["1"] == (5, 5)
    assert next(span for before, span in lines.items() if "and" in before) == (1, 4)


def test_the_same_seed_gives_the_same_sample() -> None:
    package = ROOT / "src" / "regnum" / "games" / "anno890"
    names = [mutation.name for mutation in choose(package, 40, seed=1)]
    assert names == [mutation.name for mutation in choose(package, 40, seed=1)]
    assert names[:20] == [mutation.name for mutation in choose(package, 20, seed=1)]
    assert len(set(names)) == 40
    assert names != [mutation.name for mutation in choose(package, 40, seed=2)]
    assert not any(name.startswith(("board.py", "ai/")) for name in names)


def test_a_mutant_is_caught_by_the_test_that_fails(tmp_path: Path) -> None:
    package = tmp_path / "toy"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rule.py").write_text(RULE)
    (tmp_path / "check_rule.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\npython_files = check_rule.py\n")
    command = [sys.executable, "-c", JUDGE.replace("sys.argv[1]", repr(str(package)))]
    environment = {"PYTHONPATH": f"{ROOT}:{ROOT / 'src'}", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    verdicts = dict(line.rpartition(" | ")[::2] for line in done.stdout.splitlines())
    assert verdicts["rule.py:8:7 `coins < cost` -> `(coins >= cost)`"] == "check_rule.py::test_enough"
    assert verdicts["rule.py:9:15 `False` -> `(True)`"] == "check_rule.py::test_too_few"
    assert verdicts["rule.py:10:4 `coins -= 1` -> `pass`"] == ""  # nobody looks at the Coins afterwards
    assert verdicts["rule.py:8:7 `coins < cost` -> `(coins <= cost)`"] == ""  # just enough Coins are not tested


def test_a_result_holds_until_the_sources_change_or_a_new_test_might_catch_more(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = Results(file, "sources", "tests")
    first.add({"mutant": "a", "by": "test_a", "clause": True})
    first.add({"mutant": "b", "by": "", "clause": False})
    assert set(Results(file, "sources", "tests").found) == {"a", "b"}
    assert set(Results(file, "sources", "other tests").found) == {"a"}
    assert set(Results(file, "other sources", "tests").found) == set()
    Results(file, "sources", "other tests").add({"mutant": "b", "by": "test_b", "clause": True})
    first.read()
    assert first.found["b"]["by"] == "test_b"
