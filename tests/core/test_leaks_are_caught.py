"""The oracle detects leaks: each test breaks the kernel in one place and expects the oracle to fail.

Not among the laws, which are tested on the compiled engine: that cannot be broken from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import regnum
from regnum.core import knowledge
from regnum.core.gate import Viewer
from regnum.core.state import State
from tests.laws import oracle
from tests.laws.test_oracle import positions

every_game = pytest.mark.parametrize("id", regnum.games())


def some_positions(id: str) -> list[State]:
    seats = regnum.game(id).seats
    return [state for seed in (41, 42) for state in positions(id, seats[len(seats) // 2], seed)]


def is_caught(check: Callable[[State], None], states: list[State]) -> bool:
    for state in states:
        try:
            check(state)
        except AssertionError:
            return True
    return False


@every_game
def test_a_determinize_that_deals_nothing_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    states = some_positions(id)
    monkeypatch.setattr(knowledge, "hidden", lambda *_: iter(()))
    assert is_caught(lambda s: oracle.check_position(s, s.asking.seat, Random(1)), states)
    assert is_caught(lambda s: oracle.check_deal(s, s.asking.seat), states)


@every_game
def test_a_view_that_shows_one_hidden_field_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hidden field in turn, if the positions have something in it that somebody may not know."""
    states = some_positions(id)
    met: dict[str, Any] = {}
    for state in states:
        for seat in range(state.table.seats):
            for secret in oracle.secrets(state, seat):
                if secret.leaf.dealt and len(set(secret.leaf.get(state, secret.i)[: secret.n])) > 1:
                    met[f"{secret.leaf.store}/{secret.leaf.name}"] = secret.leaf
    assert met
    for leaf in met.values():
        with monkeypatch.context() as patch:
            patch.setattr(leaf, "view", lambda s, i, seat, owner, leaf=leaf: leaf.write(s, i))

            def check(s: State) -> None:
                for seat in range(s.table.seats):
                    oracle.check_position(s, seat, Random(2))

            assert is_caught(check, states), leaf.name


@every_game
def test_a_log_that_names_a_sealed_choice_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps of the positions are sealed for the test, so that games without sealed choices are tested, too."""
    states = some_positions(id)
    for step in {type(state.asking) for state in states if len(state.options()) > 1}:
        monkeypatch.setattr(step, "secret", True)
    several = [state for state in states if len(state.options()) > 1]

    def check(s: State) -> None:
        oracle.check_log(s, Random(3), events=False)  # the events of a step sealed for the test name the choice

    assert not is_caught(check, several)
    monkeypatch.setattr(Viewer, "may_know", lambda *_: True)
    assert is_caught(check, several)
