"""What holds for every step and every question: what it cites, what it keeps, who may know of it, how it refuses."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from regnum.core.step import Act, Ask, Step
from regnum.games.medioevo.rules.choice import Choice
from tests.clauses import clause
from tests.games.medioevo.positions import game

STEPS: dict[str, type[Step[Any]]] = dict(game().steps)
QUESTIONS = {name: step for name, step in STEPS.items() if issubclass(step, Ask)}
CLAUSE = re.compile(r"\d+\.\d\d(?:\.[a-z0-9]+)*")


def every_step() -> list[Any]:
    return [pytest.param(name, id=name, marks=clause("medioevo", *step.clauses)) for name, step in STEPS.items()]


@pytest.mark.parametrize("name", every_step())
def test_a_step_cites_the_rule_that_it_carries_out(name: str) -> None:
    """Its docstring names that rule; a player who asks why is sent to the clauses."""
    cited, documented = STEPS[name].clauses, CLAUSE.findall(STEPS[name].__doc__ or "")
    assert set(cited) <= set(game().ledger.clauses)
    assert cited
    if documented:
        assert any(one.startswith(clause) for one in cited for clause in documented)


@pytest.mark.parametrize("name", every_step())
def test_a_saved_step_has_all_that_it_needs(name: str) -> None:
    made: Any = STEPS[name].__init__
    needed = list(inspect.signature(made).parameters)[1:] if made is not object.__init__ else []
    assert [field for field, _ in STEPS[name].fields] == needed


def those(flag: str) -> set[str]:
    return {name for name, step in QUESTIONS.items() if getattr(step, flag)}


SEALED = {"Bid", "AnswerCall", "AnswerPope", "OrderFighters"}  # answers that nobody sees before all are given
BY_HAND = {"HireMercenaries", "ShowCards", "NameCard", "ShowHeroine", "Parry"}  # by the cards in a hand
BETWEEN_TWO = {"GiveCards", "PickCard"}  # a card that passes from one player to another
BY_PANEL = {"BuyAtCouncil", "PayOrStop", "LoseGeneral"}  # by florins or generals behind a panel


@clause("medioevo", "6.03.f", "7.02.e", "5.01.k", "3.30.5.b", "3.30.5.s", "3.26.9.a", "5.01.p2")
def test_what_is_hidden_stays_hidden_in_questions() -> None:
    assert those("private") == SEALED | BY_HAND | BETWEEN_TWO | BY_PANEL
    assert those("secret") == SEALED | BETWEEN_TWO


@clause("medioevo", "6.03.f")
def test_a_question_with_one_answer_is_asked_where_skipping_it_would_tell_something() -> None:
    menus = {"Diplomacy", "PurchaseMenu", "PlacementMenu", "CombatMenu", "TradeMenu", "UseVehicle", "ScrapVehicle"}
    offers = {"Approach", "Reply", "DraftPeace", "AnswerPeace", "NameFlorins", "NameCard"}
    cards = {"ChooseVictim", "ChoosePartner", "PickCard"}
    assert those("shown") == SEALED | menus | offers | cards


@clause("medioevo", "7.10.a", "7.10.j", "7.10.l", "7.10.w", "7.10.ca")
def test_only_what_is_decided_within_an_attack_can_be_searched_to_its_end() -> None:
    assert set(QUESTIONS) - those("strategic") == {"CombatMenu", "FightOn", "ShowCards", "TakeLosses", "Occupy"}


@clause("medioevo", "7.04.a", "7.04.d", "7.04.j", "7.04.q", "7.10.s", "7.12.a", "7.03.a", "3.29.c", "3.30.b")
def test_dice_and_piles_cannot_be_foreseen() -> None:
    dice = {"RollEventDice", "RollDice", "Rebellion", "SailPirates", "CheckBarbarians", "BarbarianPhase"}
    piles = {"DealEmpireCards", "DrawEvent", "DrawCalamity"}
    acts = {name: step for name, step in STEPS.items() if issubclass(step, Act)}
    assert {name for name, step in acts.items() if step.left_to_chance} == dice | piles


REFUSALS = {
    "reason-not-a-place": "PlaceCathedral PlaceVehicle PlaceBanner PlaceEngine PlaceCoinArmies",
    "reason-no-farm": "StoreGrain",
    "reason-no-see": "ReceiveCathedral",
    "reason-no-room": "PlaceLot PlaceSome",
    "reason-no-iron": "MakeGold MakeSomeGold",
    "reason-cannot-secede": "Secede",
    "reason-nothing-to-commit": "Commit",
    "reason-no-armies-there": "LoseArmies LoseFrom",
    "reason-no-counter": "Answer",
    "reason-no-sum": "NameSum NameFlorins",
    "reason-no-article": "DraftPeace NameTurns NameVehicle NameCard",
    "reason-not-in-hand": "GiveCards PickCard",
    "reason-no-victim": "ChooseVictim",
    "reason-no-cathedral": "TakeCathedral",
    "reason-base-armies": "FightOn",
    "reason-losses": "TakeLosses",
    "reason-occupy": "Occupy",
    "reason-too-few-or-many": "LeadArmies",
}


@pytest.mark.parametrize(
    ("reason", "name"),
    [
        pytest.param(reason, name, id=name, marks=clause("medioevo", *STEPS[name].clauses))
        for reason, names in REFUSALS.items()
        for name in names.split()
    ],
)
def test_a_question_refuses_in_words_of_its_own(reason: str, name: str) -> None:
    question = QUESTIONS[name]
    assert issubclass(question, Choice)
    assert question.refusal == reason
    assert game().text("en")(reason) != game().text("en")(Choice.refusal)


@clause("medioevo", "7.01.b")
def test_every_question_says_which_words_answer_it() -> None:
    for name, question in QUESTIONS.items():
        assert question.verbs, name
