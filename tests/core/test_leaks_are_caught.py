"""The oracle detects leaks: each test breaks the kernel in one place and expects the oracle to fail.

Not among the laws, which are tested on the compiled engine: that cannot be broken from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

import regnum
from regnum.core import game as registry
from regnum.core.board import deal, views
from regnum.core.board.shape import Field
from regnum.core.gate import Viewer
from regnum.core.message import Event, Message, Reason
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.laws import oracle
from tests.laws.exchange import Outcome, check_choice, hidden_cards
from tests.laws.test_oracle import positions
from tests.plug_ins.nuts import NutsGame
from tests.tables import any_game

every_game = pytest.mark.parametrize("id", [*regnum.games(), NutsGame.id])


@pytest.fixture(autouse=True)
def _plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, NutsGame.id, NutsGame())


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
    monkeypatch.setattr(deal, "hidden", lambda *_: iter(()))
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
                if secret.field is not None and secret.dealt and len(set(secret.get(state)[: secret.n])) > 1:
                    met[f"{secret.field.store.name}/{secret.field.name}"] = secret.field
    assert met
    known = views.known
    for field in met.values():

        def shown(one: Field, s: State, value: Any, *who: Any, field: Field = field) -> Any:
            return one.kind.to_json(s, value) if one is field else known(one, s, value, *who)

        with monkeypatch.context() as patch:
            patch.setattr(views, "known", shown)

            def check(s: State) -> None:
                for seat in range(s.table.seats):
                    oracle.check_position(s, seat, Random(2))

            assert is_caught(check, states), field.name


@every_game
def test_a_log_that_names_a_sealed_choice_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps of the positions are sealed for the test, so that games without sealed choices are tested, too."""
    states = some_positions(id)
    for step in {type(state.asking) for state in states if len(state.options()) > 1}:
        monkeypatch.setattr(step, "secret", True)
    several = [state for state in states if len(state.options()) > 1]

    def check(s: State) -> None:
        oracle.check_sealed(s, Random(3), events=False)  # the events of a step sealed for the test name the choice

    assert not is_caught(check, several)
    monkeypatch.setattr(Viewer, "may_know", lambda *_: True)
    assert is_caught(check, several)


# The cards that are drawn face down, by game.
FACE_DOWN = {
    "anno890": {"character"},
    "viscounts": {"card"},
    "seven": {"sin", "artefact"},
    "medioevo": {"card"},
    "nuts": {"nut"},
}


def drawn_face_down(id: str) -> dict[str, list[tuple[State, Option]]]:
    """Choices of random games after which a card was drawn that not everybody may know, by the kind of card."""
    found: dict[str, list[tuple[State, Option]]] = {kind: [] for kind in FACE_DOWN[id]}
    seats = regnum.game(id).seats
    for seed in range(60):
        state, rng = any_game(id, seats[len(seats) // 2], seed), Rng(seed)
        while not state.over:
            before, option = state.copy(), rng.pick(list(state.options()))
            state.chance = []
            state.apply(option)
            for kind, card in state.chance:
                if kind in found and hidden_cards(before, None)[kind, card] == hidden_cards(state, None)[kind, card]:
                    found[kind].append((before, option))
            if all(len(choices) >= 3 for choices in found.values()):
                return found
    raise AssertionError(found)


def is_told(choices: list[tuple[State, Option]]) -> bool:
    """Whether the oracle finds a leak in what somebody is told of one of these choices."""

    def look(s: State, option: Option) -> None:
        for seat in (*range(s.table.seats), None):
            check_choice(s, option, seat, Random(4))

    return any(is_caught(lambda s, option=option: look(s, option), [s]) for s, option in choices)  # type: ignore[misc]


@every_game
def test_an_event_that_names_a_card_drawn_face_down_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = drawn_face_down(id)
    assert not any(map(is_told, drawn.values()))
    learn = State.learn

    def learn_aloud(s: State, value: int, kind: str) -> None:
        learn(s, value, kind)
        if s.events is not None:
            s.events.append(Event(Message("event-drawn", {"kind": kind, "value": value}), ""))

    monkeypatch.setattr(State, "learn", learn_aloud)
    assert all(map(is_told, drawn.values()))


def a_secret(s: State, seat: int) -> int:
    """The number of a card that a seat may not know, 0 if there is none."""
    for secret in oracle.secrets(s, seat):
        if secret.dealt:
            return int(secret.get(s)[0])
    return 0


@every_game
def test_a_reason_that_depends_on_what_is_hidden_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it does so for one option only: whichever it is."""
    states = some_positions(id)[::2]
    questions = oracle.Questions(regnum.game(id), states)

    def check(s: State) -> None:
        oracle.check_position(s, s.asking.seat, Random(5), questions)

    assert not is_caught(check, states)
    refused = {
        (type(s.asking), choice): None
        for s in states
        for choice, address in questions.about(s, Viewer((s.asking.seat,)))
        if choice.partition(":")[0] in s.asking.verbs and not address and s.why_not(choice)
    }
    for step, choice in Random(6).sample(list(refused), min(4, len(refused))):

        def why_not(self: Any, s: State, option: Option, true: Any = step.why_not, choice: str = choice) -> Reason:
            reason: Reason = true(self, s, option)
            if option.text != choice:
                return reason
            return Reason(reason.clause, reason.message.key, {"secret": a_secret(s, self.seat)})

        with monkeypatch.context() as patch:
            patch.setattr(step, "why_not", why_not)
            assert is_caught(check, [s for s in states if type(s.asking) is step]), (step, choice)


@every_game
def test_options_whose_order_depends_on_what_is_hidden_are_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    states = [s for s in some_positions(id)[::2] if len(s.options()) > 1]
    for step in {type(s.asking) for s in states}:

        def options(self: Any, s: State, true: Any = step.options) -> list[Option]:
            found = list(true(self, s))
            return found[::-1] if a_secret(s, self.seat) % 2 else found

        monkeypatch.setattr(step, "options", options)

    def check(s: State) -> None:
        s._options = s.asking.options(s)
        oracle.check_position(s, s.asking.seat, Random(7))

    assert is_caught(check, states)


@every_game
def test_an_undo_whose_reach_depends_on_what_is_hidden_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    every = ((s, option) for s in some_positions(id) for option in s.options()[:2])
    choices = list(islice(((s, option) for s, option in every if not Outcome(s, option, None).revealing), 8))
    assert not is_told(choices)
    take = State.take

    def take_and_reveal(s: State, option: Option) -> None:
        if a_secret(s, s.asking.seat) % 2:
            s.revealed += 1
        take(s, option)

    monkeypatch.setattr(State, "take", take_and_reveal)
    assert is_told(choices)
