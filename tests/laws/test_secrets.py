"""Laws of hidden information, for every game: what a seat sees never depends on what it may not know."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.agents import Outlook
from regnum.core.rng import Rng
from tests.tables import any_game, any_position, every_table, some_choices

SEEDS = st.integers(0, 10**6)
DEPTHS = st.integers(0, 90)


def viewers(seats: int) -> list[int | None]:
    return [*range(seats), None]


@every_table
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, depth=DEPTHS)
def test_reshuffling_what_a_seat_cannot_see_does_not_change_its_view(
    id: str, seats: int, seed: int, depth: int
) -> None:
    state = any_position(id, seats, seed, depth)
    for seat in viewers(seats):
        view = json.dumps(state.view(seat))
        for n in range(3):
            assert json.dumps(state.determinize(seat, Rng(n)).view(seat)) == view


@every_table
def test_nor_does_it_when_the_game_is_over(id: str, seats: int) -> None:
    state = any_game(id, seats, 3)
    some_choices(state, Rng(3), -1)  # to the end
    for seat in viewers(seats):
        for n in range(3):
            assert state.determinize(seat, Rng(n)).view(seat) == state.view(seat)


@every_table
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, depth=DEPTHS)
def test_states_a_seat_cannot_tell_apart_determinize_to_equal_states(
    id: str, seats: int, seed: int, depth: int
) -> None:
    state = any_position(id, seats, seed, depth)
    for seat in viewers(seats):
        imagined = state.determinize(seat, Rng(99))
        for n in range(3):
            other = state.determinize(seat, Rng(n))
            assert other.determinize(seat, Rng(99)) == imagined
            assert other.broken_laws() == []


@every_table
def test_determinizing_changes_what_is_hidden_and_not_the_state_itself(id: str, seats: int) -> None:
    state = any_game(id, seats, 4)
    digest = state.digest()
    imagined = {state.determinize(0, Rng(n)).digest() for n in range(10)}
    assert len(imagined) == 10
    assert digest not in imagined
    assert state.digest() == digest


@every_table
def test_an_outlook_shows_the_seat_its_options_and_imagines_without_cheating(id: str, seats: int) -> None:
    state = any_position(id, seats, 6, 12)
    seat = state.asking.seat
    outlook = Outlook(state, seat)
    assert list(outlook.options) == list(state.options())
    assert outlook.view == state.view(seat)
    assert outlook.imagine(Rng(1)).rng.key != state.rng.key
    assert list(outlook.imagine(Rng(1)).options()) == list(state.options())
