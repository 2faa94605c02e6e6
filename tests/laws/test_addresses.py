"""Laws of addresses and facts, for every game: the places that options and events name exist in the view."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import regnum
from regnum.core.address import find
from regnum.core.message import Fact, Verb
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


@every_game
def test_outlines_count_players_as_addresses_do(id: str) -> None:
    game = regnum.game(id)
    assert set(game.view_schema.by_player) == game.fields.by_player
