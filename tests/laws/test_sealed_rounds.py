"""Sealed rounds: several seats answer at once; the record keeps the rulebook's order, whoever answers first."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core.errors import IllegalChoice
from regnum.core.gate import Viewer, options, view
from regnum.core.play import Play
from regnum.core.rng import Rng
from regnum.core.sealed import all_asked, turned_to
from regnum.core.state import State
from regnum.core.step import Ask

SEATS = 5


def sealed_games() -> list[str]:
    """The games that have sealed rounds."""
    steps = {id: regnum.game(id).steps.values() for id in sorted(regnum.games())}
    return [id for id, found in steps.items() if any(issubclass(step, Ask) and step.sealed for step in found)]


def at_a_round(id: str, seed: int) -> Play:
    """A random game up to a position in which several seats are asked at once."""
    play, rng = Play.begin(regnum.game(id), [str(n) for n in range(SEATS)], seed), Rng(seed)
    while len(all_asked(play.state)) < 2:
        play.choose(rng.pick(list(play.state.options())))
    return play


def chosen(play: Play) -> list[tuple[int, str]]:
    return [(line.seat, line.choice) for line in play.record.choices]


def answers(play: Play, seat: int, rng: Rng) -> list[str]:
    """Answer for a seat until it is asked nothing more in this round; what it has answered."""
    made: list[str] = []
    state = play.facing(seat)
    assert state is not None
    waiting = len(state.steps)
    while state is not None and state.seat == seat and len(state.steps) == waiting:
        made.append(rng.pick(list(state.options())).text)
        play.answer(made[-1], seat)
        state = play.facing(seat)
    return made


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("id", sealed_games())
def test_answers_in_any_order_make_the_same_game(id: str, seed: int) -> None:
    play = at_a_round(id, seed)
    made, asked = play.made, all_asked(play.state)
    record = play.record.to_text()
    given: dict[int, list[str]] = {}
    for seat in reversed(asked):  # the last first: all but the first are kept
        assert play.waiting_for == [other for other in asked if other not in given]
        given[seat] = answers(play, seat, Rng(seat))
        if seat != asked[0]:
            assert play.record.to_text() == record
            assert play.facing(seat) is None
            with pytest.raises(IllegalChoice):
                play.answer(given[seat][0], seat)
    assert not play.answers
    order = [(seat, text) for seat in asked for text in given[seat]]
    assert chosen(play)[made : made + len(order)] == order
    again = at_a_round(id, seed)
    for seat, text in order:
        again.answer(text, seat)
    assert again.state.digest() == play.state.digest()


def shown(state: State, seat: int) -> Any:
    viewer = Viewer((seat,))
    return view(state, viewer)["board"], [info.text for info in options(state, viewer)]


@pytest.mark.parametrize("id", sealed_games())
def test_nobody_sees_an_answer_before_the_round_is_over(id: str) -> None:
    play = at_a_round(id, 1)
    first, *others = all_asked(play.state)
    before = {seat: shown(play.state, seat) for seat in range(play.state.table.seats) if seat != others[-1]}
    answers(play, others[-1], Rng(1))
    assert before == {seat: shown(play.state, seat) for seat in before}
    assert play.withdraw(others[-1])
    assert play.facing(others[-1]) is not None
    assert not play.withdraw(first)


@pytest.mark.parametrize("id", sealed_games())
def test_what_one_may_answer_does_not_depend_on_the_others(id: str) -> None:
    play = at_a_round(id, 2)
    asked = all_asked(play.state)
    offered = {seat: [option.text for option in turned_to(play.state, seat).options()] for seat in asked}
    for seat in asked:  # in the rulebook's order, one after the other
        assert [option.text for option in play.state.options()] == offered[seat]
        answers(play, seat, Rng(seat))


@pytest.mark.parametrize("id", sealed_games())
def test_an_undo_takes_the_answers_that_are_kept_along(id: str) -> None:
    """They belong to a round that need not come again in that form."""
    play = at_a_round(id, 3)
    asked, last = all_asked(play.state), play.record.choices[-1]
    answers(play, asked[-1], Rng(1))
    assert play.waiting_for == asked[:-1]
    play.undo(1)
    play.choose(last.choice, last.seat)
    assert play.waiting_for == asked
