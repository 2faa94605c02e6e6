"""Executors and journals: the same results from one process and from several, killed or stopped in the middle."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from regnum.agents.executor import Executor, Processes, processes
from regnum.agents.journal import Journal
from regnum.agents.match import Match, Outcome, play_match, play_number
from regnum.core.errors import BadInput, RegnumError


class Setting(msgspec.Struct, frozen=True):
    """What the tasks here depend on; the file `mark` is for what has happened once."""

    factor: int
    mark: str = ""


class Product(msgspec.Struct, frozen=True):
    number: int
    product: int


def multiply(setting: Setting) -> Callable[[int], Product]:
    return lambda number: Product(number, number * setting.factor)


def multiply_and_die_once(setting: Setting) -> Callable[[int], Product]:
    def do(number: int) -> Product:
        if number == 5 and not Path(setting.mark).exists():
            Path(setting.mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Product(number, number * setting.factor)

    return do


def die(_: Setting) -> Callable[[int], Product]:
    def do(number: int) -> Product:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError

    return do


def refuse(_: Setting) -> Callable[[int], Product]:
    def do(number: int) -> Product:
        raise BadInput("number", f"{number} is not wanted")

    return do


def fail(_: Setting) -> Callable[[int], Product]:
    def do(number: int) -> Product:
        raise ZeroDivisionError("by accident")

    return do


@pytest.fixture(params=[1, 2])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with processes(request.param) as made:
        yield made


def test_work_is_done_once_for_each_number_and_each_setting(executor: Executor) -> None:
    for factor in (3, 4):
        found = list(executor.run(multiply, Setting(factor), range(1000)))
        assert sorted(one.number for one in found) == list(range(1000))
        assert all(one.product == factor * one.number for one in found)


def test_numbers_may_have_no_end(executor: Executor) -> None:
    results = executor.run(multiply, Setting(2), itertools.count())
    assert len(list(itertools.islice(results, 100))) == 100
    results.close()  # type: ignore[attr-defined]
    assert list(executor.run(multiply, Setting(2), [7])) == [Product(7, 14)]


def test_a_refusal_is_passed_on(executor: Executor) -> None:
    with pytest.raises(BadInput, match="4 is not wanted"):
        list(executor.run(refuse, Setting(1), [4]))
    with pytest.raises((ZeroDivisionError, RuntimeError), match="by accident"):
        list(executor.run(fail, Setting(1), [4]))


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    setting = Setting(3, str(tmp_path / "died"))
    with Processes(2) as executor:
        found = list(executor.run(multiply_and_die_once, setting, range(12)))
        assert Path(setting.mark).exists()
        assert sorted(one.product for one in found) == [3 * n for n in range(12)]
        with pytest.raises(RegnumError, match="number 8: 3 processes died"):
            list(executor.run(die, Setting(1), [8]))


def test_a_process_that_was_killed_while_it_waited_is_replaced() -> None:
    with Processes(2) as executor:
        assert list(executor.run(multiply, Setting(2), [1])) == [Product(1, 2)]
        (waiting,) = multiprocessing.active_children()
        waiting.kill()
        waiting.join()
        assert list(executor.run(multiply, Setting(2), [7])) == [Product(7, 14)]


MATCH = Match("anno890", ("random", "random"), 9, {"scenario": "random"}, rotate=True)


def outcomes(journal: Path, games: int, match: Match = MATCH) -> list[Outcome]:
    return sorted(play_match(match, games, journal=journal), key=lambda outcome: outcome.number)


def test_a_journal_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "games.jsonl"
    expected = [play_number(MATCH, number) for number in range(8)]
    begun = play_match(MATCH, 8, journal=journal)
    assert [next(begun).number for _ in range(3)] == [0, 1, 2]
    begun.close()  # type: ignore[attr-defined]
    kept = journal.read_bytes().splitlines(keepends=True)
    assert 3 <= len(kept) - 1 < 8
    # A line that was cut short by a crash, and one that is there twice, do no harm.
    journal.write_bytes(b"".join(kept) + kept[1] + kept[2][:40])
    played: list[int] = []

    def counted(match: Match, number: int, *more: object) -> Outcome:
        played.append(number)
        return play_number(match, number)

    monkeypatch.setattr("regnum.agents.match.play_number", counted)
    assert outcomes(journal, 8) == expected
    assert played == list(range(len(kept) - 1, 8))
    assert outcomes(journal, 4) == expected[:4]
    assert outcomes(journal, 8) == expected
    assert len(played) == 8 - (len(kept) - 1)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (msgspec.structs.replace(MATCH, seed=10), "seed is 9 there and 10 here"),
        (msgspec.structs.replace(MATCH, seats=("random", "easy")), "seats is"),
        (msgspec.structs.replace(MATCH, options={}), "options is"),
        (msgspec.structs.replace(MATCH, rotate=False), "rotate is true there"),
    ],
)
def test_a_journal_of_other_arguments_is_refused(tmp_path: Path, other: Match, named: str) -> None:
    journal = tmp_path / "games.jsonl"
    assert len(outcomes(journal, 1)) == 1
    before = journal.read_bytes()
    with pytest.raises(BadInput, match=named):
        outcomes(journal, 1, other)
    assert journal.read_bytes() == before


def test_an_overlay_counts_by_its_values_not_by_its_name(tmp_path: Path) -> None:
    journal, own = tmp_path / "games.jsonl", tmp_path / "own.toml"
    own.write_text('[[special_building]]\nid = "forge"\nvp = 4\n')
    match = msgspec.structs.replace(MATCH, content=str(own))
    first = outcomes(journal, 2, match)
    again = own.rename(tmp_path / "renamed.toml")
    assert outcomes(journal, 2, msgspec.structs.replace(match, content=str(again))) == first
    again.write_text('[[special_building]]\nid = "forge"\nvp = 5\n')
    with pytest.raises(BadInput, match="content is"):
        outcomes(journal, 2, msgspec.structs.replace(match, content=str(again)))


@pytest.mark.parametrize("text", ["notes of mine", "notes\nof mine\n", "{}\n"])
def test_what_is_not_a_journal_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(BadInput, match="is not a journal"):
        Journal(file, {}, Product)
    assert file.read_text() == text
    with pytest.raises(BadInput, match="cannot be used"):
        Journal(tmp_path, {}, Product)


def test_a_journal_that_was_cut_off_in_its_heading_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with processes(1) as executor, Journal(file, {"a": 1}, Product) as journal:
        assert len(list(journal.run(executor, multiply, Setting(2), range(3)))) == 3
    whole = file.read_bytes()
    file.write_bytes(whole[:20])
    with processes(1) as executor, Journal(file, {"a": 1}, Product) as journal:
        assert len(list(journal.run(executor, multiply, Setting(2), range(3)))) == 3
    assert file.read_bytes() == whole
