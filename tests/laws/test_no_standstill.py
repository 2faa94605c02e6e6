"""A position never comes again in a game, whatever is chosen: no option leads nowhere, and nobody can play for ever.

A phase is ended and an offer refused; that, too, is another position. Chance apart: the generator and how often it
revealed something (`State.revealed`) are no part of a position here.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from regnum.core.digest import digest
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.approved import Page, files
from tests.injection import KINDS, Trial
from tests.tables import TABLES, any_game, every_table, is_looked_at

TRIED = 5000  # options at each table
MOST = 12  # of one position, as some have hundreds that are much alike
INJECTED = [(id, seats) for id, seats in TABLES if id in KINDS]


def position(state: State) -> str:
    """A fingerprint of a position, chance apart."""
    data = state.to_json()
    return digest({part: value for part, value in data.items() if part not in ("rng", "revealed")})


def some_options(state: State, rng: Rng) -> list[Option]:
    options = list(state.options())
    rng.shuffle(options)
    return options[:MOST]


@every_table
def test_no_option_leads_back_to_a_position_before(id: str, seats: int) -> None:
    tried = seed = 0
    while tried < TRIED:
        state = any_game(id, seats, seed)
        rng = Rng(seed).fork("standstill")
        before: set[str] = set()
        while not state.over and tried < TRIED:
            before.add(position(state))
            options = some_options(state, rng)
            for option in options if is_looked_at(len(before) // 10, rng) else options[:1]:
                after = state.copy()
                after.apply(option)
                tried += 1
                assert position(after) not in before, (id, seats, seed, type(state.asking).__name__, option.text)
            state.apply(options[0])
        seed += 1


class Watched(Trial):
    """A game with injected pieces in which options are tried, since the last injection: each begins another game."""

    def __init__(self, id: str, seats: int, seed: int) -> None:
        super().__init__(id, seats, seed)
        self.before: set[str] = set()

    def _go_on(self, state: State, n: int, piece: str) -> None:
        if piece:
            self.before = set()
        super()._go_on(state, n, piece)

    def _choose(self, state: State, piece: str) -> Option:
        self.before.add(position(state))
        for option in some_options(state, self.rng):
            after = state.copy()
            after.apply(option)
            assert position(after) not in self.before, (self.name, piece, type(state.asking).__name__, option.text)
        return super()._choose(state, piece)


@pytest.mark.parametrize(("id", "seats"), INJECTED, ids=[f"{id}-{seats}" for id, seats in INJECTED])
def test_no_option_about_what_is_injected_leads_back(id: str, seats: int) -> None:
    trial = Watched(id, seats, seed=1)
    trial.play(most=30)
    assert trial.injected


SCENES = [(game, *scene) for game in files.GAMES for scene in files.every_scene(game)]


class Tried(Page):
    """A page of an approved text on which every option of every position is tried: they seldom come about by chance."""

    def _listen(self, s: State) -> None:
        super()._listen(s)
        if not s.over:
            before = position(s)
            for option in s.options():
                after = s.copy()
                after.apply(option)
                assert position(after) != before, (type(s.asking).__name__, option.text)


@pytest.mark.parametrize(("game", "subject", "heading"), SCENES, ids=[" ".join(scene) for scene in SCENES])
def test_no_option_of_a_scene_changes_nothing(game: str, subject: str, heading: str) -> None:
    positions: Any = import_module(f"tests.games.{game}.positions")
    files.played(game, subject)[heading](Tried(positions.NAMES, positions.bare))
