"""The view schemas of the games fit their views, and outlines find a text for every id."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import regnum
from regnum.core.board.views import board_view
from regnum.core.rng import Rng
from regnum.core.text import LANGUAGES

EVERY = 9  # choices between two views
GAMES = 2  # for each number of seats

Found = tuple[tuple[str, ...], Any, int]  # the path, the value, and the number of players


@cache
def met(id: str) -> tuple[Found, ...]:
    """Every value and every list in some views of random games."""
    found: dict[str, Found] = {}
    g = regnum.game(id)
    for seats in g.seats:
        for seed in range(GAMES):
            state, rng = g.new(seats, seed), Rng(seed)
            while not state.over:
                for _ in range(EVERY):
                    if not state.over:
                        state.apply(rng.pick(list(state.options())))
                for path, value in _parts((), board_view(state, state.asking.seat if state.steps else None)):
                    found.setdefault(f"{path} {value} {state.table.players}", (path, value, state.table.players))
    return tuple(found.values())


def _parts(path: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _parts((*path, name), part)
        return
    yield path, value
    if isinstance(value, list):
        for part in value:  # of a list of lists only the outer one: it is what has an entry for each player
            for inner in part if isinstance(part, list) else [part]:
                yield from _parts(path, inner)


every_game = pytest.mark.parametrize("id", sorted(regnum.games()))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_of_a_view_has_words(id: str, lang: str) -> None:
    g = regnum.game(id)
    text = g.text(lang)
    # A clause is its own name.
    ids = {value for path, value, _ in met(id) if isinstance(value, str) and value and path[-1] != "clause"}
    # An id may end with a number (warship.1).
    silent = {
        one for one in ids if not any(text.has(f"{kind}-{one.partition('.')[0]}") for kind in g.view_schema.kinds)
    }
    assert not silent


@every_game
def test_numbers_that_are_players_are_players(id: str) -> None:
    seats = set(regnum.game(id).view_schema.players)
    numbers = [(path, value, players) for path, value, players in met(id) if type(value) is int and seats & {*path}]
    assert numbers
    assert not [(path, value) for path, value, players in numbers if not 0 <= value < players]


@every_game
def test_lists_by_player_have_an_entry_for_each(id: str) -> None:
    by_player = regnum.game(id).view_schema.by_player
    lists = [
        (path, value, players) for path, value, players in met(id) if isinstance(value, list) and path[-1] in by_player
    ]
    assert lists
    # An empty list is allowed; the Nameless is a player without a hero.
    assert not [path for path, value, players in lists if value and len(value) != players - (path[-1] == "heroes")]


@every_game
def test_what_it_names_are_parts_of_the_board(id: str) -> None:
    """Some parts are rare (a crusade): for these it is enough that the texts name them."""
    g = regnum.game(id)
    parts, text = {name for path, _, _ in met(id) for name in path}, g.text("en")
    named = {*g.view_schema.players, *g.view_schema.by_player}
    assert not {name for name in named - parts if not text.has(f"part-{name}")}
