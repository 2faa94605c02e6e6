"""What holds for every step and every question: what it cites, what it keeps, who may know of it, how it refuses."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from regnum.core.step import Ask, Step
from regnum.games.seven.rules.choice import Choice
from tests.clauses import clause
from tests.games.seven.positions import game

STEPS: dict[str, type[Step[Any]]] = dict(game().steps)
QUESTIONS = {name: step for name, step in STEPS.items() if issubclass(step, Ask)}
CLAUSE = re.compile(r"\b[a-z]+\.\d+")


def every_step() -> list[Any]:
    return [pytest.param(name, id=name, marks=clause("seven", *step.clauses)) for name, step in STEPS.items()]


@pytest.mark.parametrize("name", every_step())
def test_a_step_cites_the_rule_that_it_carries_out(name: str) -> None:
    """Its docstring names that rule; a player who asks why is sent to the clauses."""
    cited, documented = STEPS[name].clauses, CLAUSE.findall(STEPS[name].__doc__ or "")
    assert set(cited) <= set(game().ledger.clauses)
    assert cited
    assert not documented or set(cited) & set(documented)


@pytest.mark.parametrize("name", every_step())
def test_a_saved_step_has_all_that_it_needs(name: str) -> None:
    made: Any = STEPS[name].__init__
    needed = list(inspect.signature(made).parameters)[1:] if made is not object.__init__ else []
    assert [field for field, _ in STEPS[name].fields] == needed


def those(flag: str) -> set[str]:
    return {name for name, step in QUESTIONS.items() if getattr(step, flag)}


@clause("seven", "info.2", "info.3", "draw.3", "effect.15", "effect.16", "sin.8")
def test_what_is_hidden_stays_hidden_in_questions() -> None:
    hands = {"TakeTurn", "Answer", "Deny"}  # their options tell of sins, artefacts and elixirs to come
    assert those("private") == hands | {"DropSin", "PickBury", "Foresee"}
    assert those("secret") == {"DropSin", "PickBury"}
    assert those("shown") == {"Deny"}  # who accepts without being asked has no denial


@clause("seven", "elixir.3", "effect.6", "nameless.6")
def test_a_question_refuses_in_words_of_its_own() -> None:
    choices = {name: step for name, step in QUESTIONS.items() if issubclass(step, Choice)}
    own = {name: step.refusal for name, step in choices.items() if step.refusal != Choice.refusal}
    assert own == {"Pay": "reason-no-help"}


@clause("seven", "flow.6")
def test_every_question_says_which_words_answer_it() -> None:
    for name, question in QUESTIONS.items():
        assert question.verbs, name
