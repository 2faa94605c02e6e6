"""Events that are declared once, for every game that declares them."""

from __future__ import annotations

import msgspec
import pytest

import regnum
from regnum.core.chronicle import logged
from regnum.core.declared import events_in, steps_in
from regnum.core.events import EventKind, address, fact, piece, player, value
from regnum.core.message import Fact
from regnum.core.rng import Rng
from regnum.core.text import LANGUAGES
from regnum.games.anno890.rules import take
from tests.tables import any_game, one_table

every_game = pytest.mark.parametrize("id", sorted(regnum.games()))

GIVES = EventKind(
    "gives",
    "take.4",
    (player("seat"), player("other"), piece("tile"), value("n"), address("from")),
    fact("moved", "tile:{tile}", "{from}", "kingdoms.{other}", "n"),
    fact("lost", "coin", "kingdoms.{seat}.coins", amount="n"),
    concerns=("other",),
)


def test_an_event_makes_its_message_and_its_facts_from_the_same_values() -> None:
    s = regnum.game("anno890").new(seats=2, seed=1)
    s.log(GIVES, 0, 1, "forge", 2, "row.1")  # nobody listens
    assert s.events is None
    s.events = []
    s.log(GIVES, 0, 1, "forge", 2, "row.1")
    s.log(GIVES, 1, 0, "forge", 0, "row.1", clause="take.5", audience=(1,))
    first, second = s.events
    assert msgspec.to_builtins(logged(first).info) == {
        "words": {
            "key": "event-gives",
            "args": {"seat": "@seat-0", "other": "@seat-1", "tile": "@tile-forge", "n": 2},
        },
        "clause": "take.4",
        "fact": {"verb": "moved", "actor": 0, "piece": "tile:forge", "from": "row.1", "to": "kingdoms.1", "amount": 2},
        "besides": ({"verb": "lost", "actor": 0, "piece": "coin", "from": "kingdoms.0.coins", "amount": 2},),
        "concerns": (1,),
    }
    assert (first.concerns, first.audience) == ((1,), None)
    assert (second.clause, second.concerns, second.audience) == ("take.5", (0,), (1,))
    assert second.besides == ()  # nothing moved


def test_a_kind_without_a_fact_of_its_own_tells_the_first_of_those_given() -> None:
    s = regnum.game("anno890").new(seats=2, seed=1)
    s.events = []
    both = (Fact("lost", 0, "coin"), Fact("lost", 1, "tile"))
    s.log(EventKind("loses", "take.4", (player(),)), 0, besides=both)
    s.log(EventKind("loses", "take.4", (player(),), fact("ended", "game")), 0, besides=both)
    plain, formed = s.events
    assert (plain.fact, plain.besides) == (both[0], both[1:])
    assert (formed.fact.verb if formed.fact else "", formed.besides) == ("ended", both)


def test_steps_are_found_where_they_are_defined() -> None:
    assert steps_in(take.__name__) == {
        "TakeTile": take.TakeTile,
        "Replace": take.Replace,
        "ReplaceWith": take.ReplaceWith,
    }
    assert set(events_in("regnum.games.anno890.events")) >= {"takes", "places"}


@every_game
def test_every_kind_of_event_has_a_text_and_a_clause(id: str) -> None:
    game = regnum.game(id)
    for kind in game.events.values():
        assert kind.clause in game.ledger.clauses, kind
        assert all(game.text(lang).has(kind.key) for lang in LANGUAGES), kind


@every_game
def test_whether_somebody_was_asked_is_an_argument(id: str) -> None:
    for kind in regnum.game(id).events.values():
        assert kind.beside != "unasked" or "only" in [parameter.name for parameter in kind.parameters], kind


@one_table
def test_a_question_that_never_comes_by_itself_has_a_cause_to_tell(id: str, seats: int) -> None:
    """Something that is told beside it has happened in the same turn."""
    beside = {kind.key: kind.beside for kind in regnum.game(id).events.values()}
    for seed in range(3):
        state, rng, told = any_game(id, seats, seed), Rng(seed), False
        for _ in range(300):
            if state.over:
                break
            state.events = []
            state.apply(rng.pick(list(state.options())))
            for event in state.events:
                if event.fact is not None and (event.fact.verb, event.fact.piece) == ("began", "turn"):
                    told = False
                told = told or beside[event.message.key] in ("told", "cause")
            assert state.over or told or not state.asking.caused, state.asking
