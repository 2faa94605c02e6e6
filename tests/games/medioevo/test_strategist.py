"""The strategist: what `evaluate` makes `greedy` do in plain situations, and that its games end."""

from __future__ import annotations

import pytest

from regnum.agents import Outlook, make_agent
from regnum.agents.match import play_out
from regnum.core.rng import Rng
from regnum.games.medioevo.evaluation import assess
from regnum.games.medioevo.state import Medioevo
from tests.games.medioevo import positions as p


def chosen(state: Medioevo) -> str:
    return make_agent("greedy", Rng(1)).choose(Outlook(state, state.asking.seat)).text


@pytest.mark.parametrize("seats", [3, 6])
def test_games_between_strategists_end(seats: int) -> None:
    state = p.new(seats, 7)
    play_out(p.game(), state, [make_agent("greedy", Rng(seat)) for seat in range(seats)])
    assert state.over


def test_thin_garrisons_are_feared() -> None:
    state = p.new(3, 7)
    play_out_setup(state)
    seat = state.order[0]
    land = state.lands(seat)[0]
    state.armies[land] = 5
    safe = assess(state)[seat]
    state.armies[land] = 1
    assert assess(state)[seat] < safe - 1.0


def test_no_home_territory_is_left_thin_at_the_outset() -> None:
    state = p.new(3, 7)
    play_out_setup(state)
    assert all(state.armies[land] >= 5 for player in range(3) for land in state.lands(player))


def play_out_setup(state: Medioevo) -> None:
    agent = make_agent("greedy", Rng(1))
    while not state.round:
        state.apply(agent.choose(Outlook(state, state.asking.seat)))


def test_a_weak_neighbour_is_attacked_and_a_strong_one_left_alone() -> None:
    def position(barbarians: int) -> Medioevo:
        lands = {id: p.land(1, 9) for id in ("swabia", "franconia", "austria", "bohemia", "lombardy", "triveneto")}
        lands |= {"bavaria": p.land(0, 25, settlement="encampment"), "bohemia": p.wild(barbarians)}
        emperor = p.person("empire", banners=[p.banner("bavaria")])
        return p.position(emperor, p.person("mamluks"), asks="CombatMenu", lands=lands, phase="combat")

    assert chosen(position(1)) == "attack:1"
    assert chosen(position(40)) != "attack:1"
