"""The strategist: what `evaluate` makes `greedy` do in plain situations, and that its games end."""

from __future__ import annotations

import pytest

from regnum.agents import Outlook, make_agent
from regnum.agents.match import play_out
from regnum.core.rng import Rng
from regnum.games.medioevo.ai.evaluation import assess
from regnum.games.medioevo.state import Medioevo
from tests.games.medioevo import positions as p


def chosen(state: Medioevo) -> str:
    return make_agent("greedy", Rng(1)).choose(Outlook(state, state.asking.seat)).text


@pytest.mark.parametrize("seats", [3, 4])
def test_games_between_strategists_end(seats: int) -> None:
    state = p.new(seats, 7)
    decisions = play_out(p.game(), state, [make_agent("greedy", Rng(seat)) for seat in range(seats)])
    assert state.over
    assert decisions < 1000 * seats  # nobody moves pieces to and fro


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


def test_a_rider_leaves_a_garrison_at_home() -> None:
    lands = {id: p.land(1, 9) for id in ("swabia", "franconia", "austria", "bohemia", "lombardy", "triveneto")}
    lands |= {"bavaria": p.land(0, 20, settlement="encampment"), "bohemia": p.wild(1)}
    emperor = p.person("empire", banners=[p.banner("bavaria")], vehicles=[p.vehicle("cavalry", "bavaria")])
    state = p.position(emperor, p.person("mamluks"), asks="CombatMenu", lands=lands, phase="combat")
    state.apply("use:cavalry.1")
    state.apply("load:banner.1")
    assert chosen(state) != "amount:19"


def test_who_has_reached_the_ceiling_ends_the_game() -> None:
    """4.02.d: at the end of his turn; nothing that could still be earned is worth the delay."""
    caravan = p.vehicle("caravan", "swabia", goods={"salt": 4})
    emperor = p.person("empire", honour=60, vehicles=[caravan])
    lands = {"swabia": p.land(0, 9, settlement="encampment"), "sinai": p.land(1, 9)}
    state = p.position(emperor, p.person("mamluks"), asks=[p.step("CloseTurn"), p.step("TradeMenu")], lands=lands)
    assert "sell:salt.4" in [option.text for option in state.options()]
    assert chosen(state) == "done"
    state.apply("done")
    assert state.ending() == "ceiling"
    assert state.evaluate()[0] > state.scores()[0]


def test_a_weak_neighbour_is_attacked_and_a_strong_one_left_alone() -> None:
    def position(barbarians: int) -> Medioevo:
        lands = {id: p.land(1, 9) for id in ("swabia", "franconia", "austria", "bohemia", "lombardy", "triveneto")}
        lands |= {"bavaria": p.land(0, 25, settlement="encampment"), "bohemia": p.wild(barbarians)}
        emperor = p.person("empire", banners=[p.banner("bavaria")])
        return p.position(emperor, p.person("mamluks"), asks="CombatMenu", lands=lands, phase="combat")

    assert chosen(position(1)) == "attack:1.bohemia.all"
    assert not chosen(position(40)).startswith("attack")


def test_whoever_may_treat_with_others_does_so_before_the_turn_goes_on() -> None:
    """5.01.g: the armies that every turn brings are no reason to end the talks."""
    lands = {id: p.land(0, 9) for id in ("swabia", "franconia", "bavaria", "saxony", "rhineland", "lorraine")}
    lands |= {id: p.land(1, 20) for id in ("lower_egypt", "middle_egypt", "upper_egypt", "sinai")}
    asks = [p.step("PurchaseMenu"), p.step("Reinforcements"), p.step("Diplomacy", 0, orders=False)]
    emperor = p.person("empire", banners=[p.banner("bavaria")])
    state = p.position(emperor, p.person("mamluks"), asks=asks, lands=lands, phase="diplomacy")
    assert chosen(state).startswith("player:")
    state.apply("player:1")
    assert chosen(state) == "propose:commerce"


def test_a_small_profit_in_sight_is_better_than_an_empty_hold() -> None:
    """7.11.c: slaves cost 43 florins in Rome and bring more in Tuscany."""
    ship = p.vehicle("trade_ship", "papal_state")
    lands = {"papal_state": p.land(0, 9, settlement="village"), "tuscany": p.land(0, 9, settlement="village")}
    trader = p.person("empire", florins=300, vehicles=[ship])
    state = p.position(trader, p.person("mamluks"), asks="TradeMenu", lands=lands, phase="trade")
    assert chosen(state) == "buy:slaves.6"  # all that 300 florins buy
