"""Laws of the encoding for learners, for every game; the oracle checks that it reveals no secret."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from regnum.core.board.numbers import write_cell
from regnum.core.board.shape import DerivedFor
from regnum.core.encoding import Encoding, encoding
from regnum.core.errors import BadInput
from regnum.core.game import game, games
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.step import Ask
from regnum.core.table import NumberOption
from tests.laws.recorded import RECORDED, recorded
from tests.tables import any_game, every_table, is_looked_at

# What learners are not told of a question: the clause under which it is asked.
UNTOLD = {"clause"}


def field_by_field(layout: Encoding, state: State, seat: int | None) -> list[int]:
    """What `Encoding.numbers` writes of the fields, each cell alone."""
    row = layout.rows(1)
    for room in layout.rooms(state):
        for n, place in enumerate(room.places):
            write_cell(room.column, state, n, seat, row, room.offset + place * room.width)
    for part in state.table.game.fields.cells(state).derived:
        if isinstance(part.derived, DerivedFor):
            where = layout.part(part.title)
            for n, spot in enumerate(part.spots):
                value = part.derived.value_for(state, spot.i, seat)
                part.derived.kind.write(state, value, row, where.offset + n * where.width)
    if not state.over and state.seat == seat:
        for name, kind in questioned(state.asking):
            titles = (f"asked.{name}", f"asked.{name}.{kind.rstrip('*')}")
            where = next(part for part in layout.parts if part.name in titles)
            state.table.game.fields.kind(kind).write(state, getattr(state.asking, name), row, where.offset)
    return [int(number) for number in row]


def questioned(asking: Ask[Any]) -> list[tuple[str, str]]:
    """The fields of a question that are in the numbers, with their kinds."""
    return [(name, kind) for name, kind in asking.fields if kind != "seat" and name not in UNTOLD]


@every_table
def test_the_numbers_are_those_of_the_fields_in_a_layout_that_never_changes(id: str, seats: int) -> None:
    state = any_game(id, seats, 61)
    layout = encoding(state.table.game)
    assert layout.digest == Encoding(state.table.game).digest
    end = 0
    for part in layout.parts:
        assert part.offset == end
        end += part.size
    assert layout.size == end
    rng = Rng(61)
    sample = rng.fork("sample")
    different, count = set(), 0
    while not state.over:
        if is_looked_at(count, sample):
            for seat in (None, *range(seats)):
                numbers = layout.numbers(state, seat)
                question = layout.questions.index(type(state.asking).__name__)
                assert numbers[:4] == [seats, 0 if seat is None else seat + 1, state.asking.seat + 1, question]
                assert numbers[4:] == field_by_field(layout, state, seat)[4:]
                different.add(tuple(numbers))
        count += 1
        options = state.options()
        state.apply(options[rng.below(len(options))])
    assert len(different) > 3


@every_table
def test_every_field_of_the_view_is_in_the_numbers(id: str, seats: int) -> None:
    state = any_game(id, seats, 61)
    encoded = {room.column.field for room in encoding(state.table.game).rooms(state)}
    left_out = {field.name for field in state.table.game.fields if field not in encoded and not field.internal}
    assert left_out <= {"ended"}, "how the game ended is a text, and no position to learn from"


@every_table
def test_names_are_unique(id: str, seats: int) -> None:
    names = [part.name for part in encoding(any_game(id, seats, 61).table.game).parts]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("id", ["anno890", "viscounts", "seven", "medioevo"])
def test_every_table_option_fits_the_layout(id: str) -> None:
    g = game(id)
    layout = encoding(g)
    for name, option in g.options.items():
        for value in (option.numbers[0], option.numbers[-1]) if isinstance(option, NumberOption) else option.choices:
            for seats in (g.seats[0], g.seats[-1]):
                try:
                    state = g.new(seats, 3, {name: value})
                except BadInput:  # it has no meaning at this table
                    continue
                assert layout.numbers(state, state.seat)[4:] == field_by_field(layout, state, state.seat)[4:]


@pytest.mark.parametrize("id", games())
def test_every_field_of_every_question_is_in_the_numbers(id: str) -> None:
    g = game(id)
    names = {part.name for part in encoding(g).parts}
    for step in g.steps.values():
        if issubclass(step, Ask):
            for name, kind in step.fields:
                told = (
                    kind == "seat" or name in UNTOLD or not names.isdisjoint((f"asked.{name}", f"asked.{name}.{kind}"))
                )
                assert told, (step.__name__, name)


def other_values(value: Any, seen: Iterable[Any]) -> list[Any]:
    """Values that a field of a question may have instead: of those seen of its kind, and of those near by."""
    near: list[Any] = []
    if isinstance(value, bool):
        near = [not value]
    elif isinstance(value, int):
        near = [value + 1]
    elif isinstance(value, tuple) and value:
        near = [value[:-1]]
    elif isinstance(value, str):
        near = ["something else"]
    return [other for other in [*near, *islice(seen, 8)] if other != value]


@pytest.mark.parametrize("id", RECORDED)
def test_positions_that_differ_in_a_field_of_the_question_have_other_numbers(id: str) -> None:
    """In every question of the game, as recorded games ask it."""
    g = game(id)
    layout, kinds = encoding(g), g.fields
    asked: dict[type, State] = {}
    values: dict[str, dict[str, Any]] = {}  # by kind
    for state in recorded(id):
        asking = state.asking
        asked.setdefault(type(asking), state.copy())
        for name, kind in questioned(asking):
            value = getattr(asking, name)
            values.setdefault(kind, {})[str(kinds.kind(kind).to_json(state, value))] = value
    assert set(asked) == {step for step in g.steps.values() if issubclass(step, Ask)}
    for step, state in asked.items():
        asking, row = state.asking, layout.numbers(state, state.seat)
        for name, kind in questioned(asking):
            others = other_values(getattr(asking, name), values[kind].values())
            assert others, (step.__name__, name)
            for value in others:
                other = state.copy()
                other.steps[-1] = step(*(value if one == name else getattr(asking, one) for one, _ in asking.fields))
                assert layout.numbers(other, state.seat) != row, (step.__name__, name, value)


@pytest.mark.parametrize("id", games())
def test_only_the_seat_that_is_asked_reads_what_exactly_is_asked(id: str) -> None:
    state, layout = any_game(id, game(id).seats[1], 62), encoding(game(id))
    asked = [part for part in layout.parts if part.name.startswith("asked.")]
    rng = Rng(62)
    for _ in range(80):
        for seat in (None, *range(state.table.seats)):
            if seat != state.seat:
                row = layout.numbers(state, seat)
                assert not any(any(row[part.offset : part.offset + part.size]) for part in asked)
        state.apply(rng.pick(list(state.options())))
        if state.over:
            break
