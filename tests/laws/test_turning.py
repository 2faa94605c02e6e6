"""Laws of turning: a row of numbers and an option turned to a seat say the same with the seats in other places."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.encoding import encoding
from regnum.core.game import game, games
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.turning import Rotation
from tests.tables import any_game, every_table

CHOICES = 60
EVERY = 12


def some(id: str, seats: int) -> list[State]:
    state, rng = any_game(id, seats, 81), Rng(81)
    found = []
    for n in range(CHOICES):
        if not n % EVERY:
            found.append(state.copy())
        state.apply(rng.pick(list(state.options())))
        if state.over:
            break
    return found


def cycle(becomes: list[int]) -> int:
    """After how many times everybody is back in place."""
    here, times = becomes, 1
    while here != sorted(here):
        here, times = [becomes[player] for player in here], times + 1
    return times


@every_table
def test_to_turn_a_row_loses_nothing(id: str, seats: int) -> None:
    """All numbers are still there, and once round every seat they are where they were, with the players they named."""
    layout = encoding(game(id))
    for state in some(id, seats):
        once = Rotation(layout, state, 1 % seats)
        assert sorted(once.sources) == list(range(layout.size))
        turned = row = layout.numbers(state, state.seat)
        for _ in range(cycle(once.becomes)):
            turned = once.row(turned)
        assert turned == row


@every_table
def test_whoever_looks_comes_first(id: str, seats: int) -> None:
    layout = encoding(game(id))
    for state in some(id, seats):
        for seat in range(seats):
            turn = Rotation(layout, state, seat)
            if turn.becomes[seat] == 0:  # the Nameless stays where he is
                assert turn.row(layout.numbers(state, seat))[1] == 1


@pytest.mark.parametrize("id", games())
def test_options_that_name_players_are_turned_with_them(id: str) -> None:
    g = game(id)
    state = any_game(id, max(g.seats), 82)
    turn = Rotation(encoding(g), state, 1)
    named = {option for option in g.every_option() if option.verb in g.players_named}
    moved = {option: turn.option(option, g.players_named) for option in g.every_option()}
    assert len(set(moved.values())) == len(moved)
    assert {option for option in moved if moved[option] is not option} <= named
    for option in named:
        there = option
        for _ in range(cycle(turn.becomes)):
            there = turn.option(there, g.players_named)
        assert there is option


def rotated(data: Any, by: int) -> Any:
    """A position of 890 in which seat `by` sits first, and so on round the table."""
    seats: int = data["seats"]

    def place(seat: int) -> int:
        return (seat - by) % seats

    board = data["board"]
    kingdoms = [board["kingdoms"][(seat + by) % seats] for seat in range(seats)]
    changed = {**board, "kingdoms": kingdoms, "first": place(board["first"]), "turn": place(board["turn"])}
    for name in ("placed", "fallen"):
        changed[name] = [[place(seat), cell] for seat, cell in board[name]]
    steps = [{**step, "seat": place(step["seat"])} if "seat" in step else step for step in data["steps"]]
    for step in steps:
        for name in ("space", "source"):
            if name in step:
                step[name] = [place(step[name][0]), step[name][1]]
    return {**data, "board": changed, "steps": steps}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turned_row_is_that_of_the_first_seat_with_the_seats_in_other_places(seats: int) -> None:
    g = game("anno890")
    layout = encoding(g)
    for state in some("anno890", seats):
        for seat in range(seats):
            turn, other = Rotation(layout, state, seat), g.load(rotated(state.to_json(), seat))
            for viewer in range(seats):
                row = layout.numbers(other, turn.becomes[viewer])
                assert turn.row(layout.numbers(state, viewer)) == row
            assert [turn.option(option, g.players_named) for option in state.options()] == list(other.options())
