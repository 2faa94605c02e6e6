"""Laws of turning: a row of numbers and an option turned to a seat say the same with the seats in other places."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.encoding import encoding
from regnum.core.game import Game, game, games
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.step import Ask
from regnum.core.turning import Rotation
from regnum.games.medioevo.box import FLEET
from regnum.games.medioevo.constants import ABOARD, BANNERS
from regnum.games.medioevo.rules.war.stacks import ON_FOOT
from tests.laws.recorded import recorded
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
def test_what_is_not_there_is_not_turned(id: str, seats: int) -> None:
    """A number that names a player is 0 where there is nothing, such as in a question that is not put."""
    layout, state = encoding(game(id)), any_game(id, seats, 81)
    for seat in range(seats):
        assert not any(Rotation(layout, state, seat).row([0] * layout.size))


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


# What names players besides the parts of a view that say so (`ViewSchema.players`): parts of the JSON that no view has,
# and fields of steps, by kind and with how many things of a player are numbered in a row.
UNSEEN = {"spied"}
EACH = {"seat": 1, "player": 1, "winner": 1, "source": 1, "slot": FLEET, "banner": BANNERS}


def renamed(value: Any, becomes: list[int], each: int = 1) -> Any:
    """Numbers of players, or of what they have `each` of, with the players in other places."""
    if isinstance(value, list):
        return [renamed(one, becomes, each) for one in value]
    if isinstance(value, dict):
        return {key: renamed(one, becomes, each) for key, one in value.items()}
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < each * len(becomes):
        return value
    return each * becomes[value // each] + value % each


def reseated(g: Game, node: Any, becomes: list[int], name: str = "") -> Any:
    """A part of the JSON of a position with the players in other places, by what its view schema says."""
    if isinstance(node, list) and name in g.view_schema.by_player and len(node) > 1:
        node = [node[becomes.index(player)] for player in range(len(node))]
    if name in g.view_schema.players or name in UNSEEN:
        return renamed(node, becomes)
    if isinstance(node, dict):
        return {key: reseated(g, part, becomes, key) for key, part in node.items()}
    return [reseated(g, part, becomes) for part in node] if isinstance(node, list) else node


def held_by(value: int, becomes: list[int]) -> int:
    """What holds armies: a land, a vehicle from `ABOARD`, a banner from `ON_FOOT`."""
    for start, each in ((ON_FOOT, BANNERS), (ABOARD, FLEET)):
        if value >= start:
            return start + int(renamed(value - start, becomes, each))
    return value


def field_of_step(kind: str, value: Any, becomes: list[int]) -> Any:
    if kind == "holder":
        return held_by(value, becomes)
    if kind == "players":  # as bits
        return sum(1 << new for player, new in enumerate(becomes) if value >> player & 1)
    return renamed(value, becomes, EACH[kind]) if kind in EACH else value


def reseated_steps(g: Game, steps: list[dict[str, Any]], becomes: list[int]) -> list[dict[str, Any]]:
    found = []
    for step in steps:
        kinds = {name: kind.rstrip("*") for name, kind in g.steps[step["step"]].fields}
        found.append({name: field_of_step(kinds.get(name, ""), one, becomes) for name, one in step.items()})
    return found


@pytest.mark.parametrize("id", ["viscounts", "seven", "medioevo"])
def test_a_turned_row_is_that_of_a_position_with_the_players_in_other_places(id: str) -> None:
    """In every question of the game, as recorded games put it at tables of each size."""
    g = game(id)
    layout = encoding(g)
    compared: set[tuple[type, int]] = set()
    for n, state in enumerate(recorded(id)):
        seats, put = state.table.seats, (type(state.asking), state.table.seats)
        if seats == 1 or put in compared:
            continue
        turn, data = Rotation(layout, state, 1 + n % (seats - 1)), state.to_json()
        board = reseated(g, data["board"], turn.becomes)
        other = g.load({**data, "board": board, "steps": reseated_steps(g, data["steps"], turn.becomes)})
        for viewer in range(seats):
            row = layout.numbers(other, turn.becomes[viewer])
            assert turn.row(layout.numbers(state, viewer)) == row, put
        if not data["board"].get("proposed"):  # bits of its own form, in no view
            turned = {turn.option(option, g.players_named) for option in state.options()}
            assert turned == set(other.options()), put
        compared.add(put)
    assert {step for step, _ in compared} == {step for step in g.steps.values() if issubclass(step, Ask)}
