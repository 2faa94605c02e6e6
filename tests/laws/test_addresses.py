"""Laws of addresses and facts, for every game: the places that options and events name exist in the view."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import regnum
from regnum.core.address import find
from regnum.core.message import Fact, Reason, Verb
from regnum.core.option import MalformedOption
from regnum.core.rng import Rng
from tests.tables import any_game, every_table, is_looked_at

every_game = pytest.mark.parametrize("id", sorted(regnum.games()))


def is_there(state: regnum.State, board: dict[str, Any], address: str) -> bool:
    try:
        find(board, address, state.table.game.fields.by_player)
    except LookupError:
        return False
    return True


@every_table
def test_options_and_events_name_places_of_the_view(id: str, seats: int) -> None:
    state = any_game(id, seats, 17)
    rng = Rng(17)
    sample = rng.fork("sample")
    count = 0
    while not state.over:
        options = state.options()
        option = options[rng.below(len(options))]
        look = is_looked_at(count, sample)
        seat = state.asking.seat
        before = state.view(seat)["board"] if look else {}
        if look:
            for one in options:
                for ref in state.refs(one):
                    assert is_there(state, before, ref), (one.text, ref)
        state.events = []
        state.apply(option)
        if look:
            after = state.view(seat)["board"]
            for event in state.events:
                assert isinstance(event.fact, Fact), event
                for fact in (event.fact, *event.besides):
                    assert fact.verb in get_args(Verb), event
                    assert -1 <= fact.actor < state.table.players, event
                    for place in filter(None, (fact.source, fact.target)):
                        if event.audience is None or seat in event.audience:
                            assert is_there(state, before, place) or is_there(state, after, place), (event, place)
        count += 1


@every_table
def test_a_place_tells_why_nothing_there_can_be_chosen(id: str, seats: int) -> None:
    state = any_game(id, seats, 23)
    rng = Rng(23)
    sample = rng.fork("sample")
    count = 0
    refused = 0
    while not state.over:
        options = state.options()
        if is_looked_at(count, sample) and count % 4 == 0:  # checking every place with every option is slow
            asking = state.asking
            board = state.view(asking.seat)["board"]
            legal = {ref for one in options for ref in state.refs(one)}
            assert all(state.why_not_at(ref) is None for ref in legal)
            others: set[str] = set()
            for one in (one for verb in asking.verbs for one in state.table.game.options_by_verb.get(verb, ())):
                try:
                    asking.why_not(state, one)
                    refs = asking.refs(state, one)
                except MalformedOption:
                    continue
                others.update(ref for ref in refs if ref not in legal and is_there(state, board, ref))
            for ref in others:
                reason = state.why_not_at(ref)
                assert isinstance(reason, Reason), ref
                assert reason.clause in state.table.game.ledger.clauses
                refused += 1
            assert state.why_not_at("moon.7") is None
        state.apply(options[rng.below(len(options))])
        count += 1
    assert refused
    assert state.why_not_at("row.1") is None


@every_game
def test_outlines_count_players_as_addresses_do(id: str) -> None:
    game = regnum.game(id)
    assert set(game.view_schema.by_player) == game.fields.by_player
