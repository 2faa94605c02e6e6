"""Laws of events, for all four games: facts add up to what changes on the board, by a clause that can cause it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from typing import Any

import pytest

import regnum
from regnum.core.message import Event, Fact
from regnum.core.option import Option
from regnum.core.record import Record
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.step import AnyStep
from tests.approved import Page, files
from tests.books import EVENT, Auditor, books_of, causes_of, field_name
from tests.core.test_text import SPEECH
from tests.golden.make import FOLDER
from tests.injection import Trial
from tests.tables import ONE_EACH, SOAK, any_game

CHOICES = 10_000 if SOAK else 2000  # in random games
INJECTIONS = 200 if SOAK else 20
MOST = 12  # answers to one question
TIMES = 3  # that an event under a clause is followed in recorded games
# A table of several people and, where one can play alone, that too: there are events for one alone.
# Games of the collection: one that is installed beside them has no books.
TABLES = sorted({(id, seats) for id in SPEECH for seats in (regnum.game(id).seats[0], ONE_EACH[id])})
SCENES = [(game, *scene) for game in files.GAMES for scene in files.every_scene(game)]

every_audited_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
every_game = pytest.mark.parametrize("id", SPEECH)


@every_game
def test_every_field_is_counted_or_has_a_reason(id: str) -> None:
    books, game = books_of(id), regnum.game(id)
    columns = game.fields.cells(game.new(max(game.seats), 1)).columns
    # The parts of a piece are told together.
    slots = [column.frame if column.frame and column.frame.slots else column for column in columns]
    declared = {part.title for part in slots}
    assert set(books.untold) <= declared
    counted = [books.laid_out_as.get(name, (name,)) for name in declared - set(books.untold)]
    assert {field for fields in counted for field in fields} == {field_name(template) for template in books.held}


@every_game
def test_what_goes_without_saying_has_a_clause(id: str) -> None:
    books, game = books_of(id), regnum.game(id)
    for step, moves in books.unsaid.items():
        assert step in game.steps or not step
        for move, clause in moves.items():
            assert clause in game.ledger.clauses
            assert {field for field in move if field} <= set(books.held)


@every_game
def test_every_event_has_its_causes_in_the_ledger(id: str) -> None:
    game, causes = regnum.game(id), causes_of(id)
    source = "".join(game.text_sources("en"))
    assert {f"{EVENT}{event}" for event in causes} == set(re.findall(rf"^{EVENT}[\w-]+", source, re.MULTILINE))
    for clauses in causes.values():
        assert clauses
        assert set(clauses) <= set(game.ledger.clauses)


def check(auditor: Auditor, state: State, option: Option | None) -> None:
    problems = auditor.follow(state, option)
    assert not problems, (option, problems)


@every_audited_table
def test_facts_add_up(id: str, seats: int) -> None:
    seed = choices = 0
    while choices < CHOICES:
        seed += 1
        state = any_game(id, seats, seed)
        auditor, rng = Auditor(state), Rng(seed).fork("facts")
        while not state.over and choices < CHOICES:
            check(auditor, state, rng.pick(list(state.options())))
            choices += 1


@every_game
def test_facts_add_up_where_games_at_random_seldom_come(id: str) -> None:
    for state in SPEECH[id].rare():
        options = list(state.options())
        for option in options if SOAK else options[:: 1 + len(options) // MOST]:
            after = state.copy()
            check(Auditor(after), after, option)


@every_game
def test_facts_of_recorded_games_add_up(id: str) -> None:
    """They bring everything into play; choices are followed if something is told that was told seldom so far."""
    game, heard = regnum.game(id), Counter[tuple[str, str]]()
    for file in sorted((FOLDER / id).glob("*.jsonl")):
        record = Record.read(file)
        state = record.start(game)
        for line in record.choices:
            before, option = state.copy(), state.resolve(line.choice)
            events: list[Event] = []
            state.events = events
            state.take(option)
            state.events = None
            players = range(state.table.players)
            assert all(player in players for event in events for player in event.concerns), line
            told = {(event.message.key, event.clause) for event in events}
            if SOAK or any(heard[one] < TIMES for one in told):
                check(Auditor(before), before, option)
            heard.update(told)


class Misled(Auditor):
    """Hears of another card in whatever not all may know."""

    def differences(self, before: Any, after: Any, events: Iterable[Event], step: AnyStep) -> list[str]:
        return super().differences(before, after, [self._other(event) for event in events], step)

    def _other(self, event: Event) -> Event:
        fact = event.fact
        if event.audience is None or fact is None:
            return event
        card = "card:thief" if fact.piece != "card:thief" else "card:merchant"
        other = Fact(fact.verb, fact.actor, card, fact.source, fact.target)
        return Event(event.message, event.clause, event.audience, other)


def test_a_wrong_card_told_to_one_player_is_found() -> None:
    state, rng = any_game("medioevo", 3, 1), Rng(1)
    while True:
        before, option = state.copy(), rng.pick(list(state.options()))
        state.events = []
        state.take(option)
        if any(event.audience for event in state.events):
            break
    assert not Auditor(before).follow(before.copy(), option)
    found = Misled(before).follow(before, option)
    assert any("card:" in one and "hands." in one for one in found)


class Audited(Trial):
    """A random game with injected pieces in which all facts are compared with what has changed."""

    def carry_out(self, state: State, option: Option) -> None:
        check(Auditor(state), state, option)

    def go_on(self, state: State) -> None:
        check(Auditor(state), state, None)


@every_audited_table
def test_facts_of_what_is_injected_add_up(id: str, seats: int) -> None:
    trial = Audited(id, seats, seed=3)
    trial.play(most=INJECTIONS)
    assert trial.injected


class Heard(Page):
    """A page of an approved text on which every option of every position is carried out under the law."""

    def _listen(self, s: State) -> None:
        super()._listen(s)
        for option in () if s.over else s.asking.options(s):  # a scene may have changed the position
            after = s.copy()
            check(Auditor(after), after, option)


@pytest.mark.parametrize(("game", "subject", "heading"), SCENES, ids=[" ".join(scene) for scene in SCENES])
def test_facts_of_a_scene_add_up(game: str, subject: str, heading: str) -> None:
    positions: Any = import_module(f"tests.games.{game}.positions")
    files.played(game, subject)[heading](Heard(positions.NAMES, positions.bare))
