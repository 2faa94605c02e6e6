"""Cards, events and calamities that come into random games break no law; `make soak` does it thousands of times."""

from __future__ import annotations

import pytest

import regnum
from regnum.core.rng import Rng
from tests.injection import KINDS, Trial, inject, pieces
from tests.tables import TABLES, any_game

MOST = 40  # injections into a game
INJECTED = [(id, seats) for id, seats in TABLES if id in KINDS]


@pytest.mark.parametrize(("id", "seats"), INJECTED, ids=[f"{id}-{seats}" for id, seats in INJECTED])
def test_what_is_injected_breaks_no_law(id: str, seats: int) -> None:
    trial = Trial(id, seats, seed=1)
    trial.play(most=MOST)
    assert trial.injected


@pytest.mark.parametrize("id", KINDS)
def test_the_same_seed_injects_the_same(id: str) -> None:
    one, other = (Trial(id, regnum.game(id).seats[0], seed=2) for _ in range(2))
    one.play(most=MOST // 2)
    other.play(most=MOST // 2)
    assert (one.choices, one.injected, one.state) == (other.choices, other.injected, other.state)


@pytest.mark.parametrize("id", KINDS)
def test_every_piece_can_be_injected(id: str) -> None:
    g = regnum.game(id)
    missing, rng = {name for _, name in pieces(g)}, Rng(1)
    for seed in range(12):
        state = any_game(id, g.seats[0], seed)
        for _ in range(300):
            if state.over or not missing:
                break
            data = state.to_json()
            wanted = [piece for piece in pieces(g) if piece[1] in missing]
            missing -= {piece[1] for piece in wanted if inject(state, data, piece, rng)}
            state.apply(rng.pick(list(state.options())))
    assert missing <= {"pope"}  # his card is never in the deck: it goes with Rome
