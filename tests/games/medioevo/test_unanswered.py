"""What no answer in time means, question by question (5.01.o, 5.01.k, 7.10.l …)."""

from __future__ import annotations

import pytest

from regnum.core.step import Ask
from regnum.games.medioevo.box import PASSAGE
from regnum.games.medioevo.rules.cards.offence import Parry
from regnum.games.medioevo.rules.church.excommunication import Judge
from regnum.games.medioevo.rules.crusade.call import AnswerPope
from regnum.games.medioevo.rules.diplomacy.negotiation import Answer, NameSum, Reply
from regnum.games.medioevo.rules.diplomacy.peace import AnswerPeace
from regnum.games.medioevo.rules.diplomacy.phase import Diplomacy
from regnum.games.medioevo.rules.diplomacy.war_declaration import AnswerCall
from regnum.games.medioevo.rules.round.swords import Bid
from regnum.games.medioevo.rules.war.battle import ShowCards
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import choose
from tests.games.medioevo.test_diplomacy import CASTILE, FRANCE, casus, court


def silence(step: Ask[Medioevo]) -> str | None:
    """What the rules take for no answer to a question."""
    assert step.lapses or step.unanswered() is None
    option = step.unanswered()
    return None if option is None else option.text


@clause("medioevo", "5.01.o")
@pytest.mark.parametrize(
    "asked",
    [
        Answer(FRANCE, CASTILE, PASSAGE, False),
        Reply(CASTILE, FRANCE, PASSAGE, False, PASSAGE, False, 0),
        AnswerPeace(FRANCE, False),
        AnswerPeace(CASTILE, True),
    ],
    ids=lambda asked: type(asked).__name__,
)
def test_no_answer_to_a_proposal_is_a_refusal(asked: Ask[Medioevo]) -> None:
    assert silence(asked) == "no"


@clause("medioevo", "5.01.o", "5.01.t")
def test_what_is_refused_so_has_the_effects_of_a_refusal() -> None:
    s = court()
    choose(s, "player:1", "propose:passage")
    option = s.asking.unanswered()
    assert option is not None
    choose(s, option.text)
    assert casus(s, CASTILE, FRANCE) == 1
    assert s.seat == CASTILE


@clause("medioevo", "5.01.k")
def test_no_answer_to_a_call_joins_neither_side() -> None:
    assert silence(AnswerCall(2, CASTILE, FRANCE)) == "no"


@clause("medioevo", "5.01.u")
def test_no_answer_of_the_pope_excommunicates_nobody() -> None:
    assert silence(Judge(FRANCE, CASTILE)) == "no"


@clause("medioevo", "3.26.8.b")
def test_without_an_answer_an_assassin_goes_on() -> None:
    assert silence(Parry(FRANCE, CASTILE)) == "no"


@clause("medioevo", "3.30.5.b")
def test_no_answer_to_the_pope_joins_the_crusade() -> None:
    assert silence(AnswerPope(FRANCE)) == "yes"


@clause("medioevo", "7.02.e")
def test_no_answer_is_a_bid_of_0() -> None:
    assert silence(Bid(FRANCE, 1)) == "bid:0"


@clause("medioevo", "7.10.l")
def test_a_defender_who_does_not_answer_plays_no_card() -> None:
    assert silence(ShowCards(FRANCE, False)) == "no_cards"
    assert silence(ShowCards(CASTILE, True)) is None


@clause("medioevo", "5.01.o", "5.01.p")
def test_nobody_makes_an_offer_or_takes_a_turn_by_silence() -> None:
    assert silence(NameSum(FRANCE, CASTILE, PASSAGE, False)) is None
    assert silence(Diplomacy(CASTILE, True)) is None
