"""The Gymnasium environment: Gymnasium's own checks, and that the others at the table play as they always do."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import regnum
import regnum.env
from regnum.agents import Agent, Outlook, make_agent
from regnum.agents.match import play_out
from regnum.agents.random import RandomAgent
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.scoring import points
from regnum.env import single
from regnum.env.observations import FORMS, Form
from tests.env.tables import SOAK, every_game, every_table, fewest, short


def checked(env: gymnasium.Env[Any, Any], skip_render_check: bool = True) -> None:
    """Run Gymnasium's checks; the illegal actions that they take are warned of, and nothing else may be."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        check_env(env.unwrapped, skip_render_check=skip_render_check)
    assert [str(one.message) for one in found if "is not legal now" not in str(one.message)] == []


@every_table
def test_it_keeps_the_interface(id: str, seats: int) -> None:
    checked(gymnasium.make(f"regnum/{id}-v0", seats=seats, options=short(id)))


@pytest.mark.parametrize("form", FORMS)
def test_it_keeps_the_interface_with_observations_of_every_form(form: Form) -> None:
    checked(gymnasium.make("regnum/anno890-v0", observation=form, seat=None), skip_render_check=False)


@every_game
def test_a_game_is_the_same_as_a_match_of_the_agents(id: str) -> None:
    """The environment changes nothing: who learns in it could as well sit in a match."""
    seats, g = fewest(id), regnum.game(id)
    thoughtful = "random" if id == "medioevo" and not SOAK else "greedy"  # which would take long there
    for seat, opponent in ((0, thoughtful), (seats - 1, "random")):
        env = regnum.env.gymnasium(id, seats, short(id), seat=seat, opponents=opponent)
        learner = RandomAgent(Rng(8))
        _, info = env.reset(seed=21)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            option = learner.choose(Outlook(env.episode.state, seat))
            for action in env.episode.actions.spelling(option):
                assert np.array_equal(info["action_mask"], env.action_masks())
                assert info["action_mask"][action] == 1
                _, reward, over, truncated, info = env.step(action)
                assert not truncated
                if not env.episode.said:  # the option is complete, perhaps before its last word
                    break
        rng = Rng(21).fork("opponents")
        others = [make_agent(opponent, rng.fork(f"seat {n}")) for n in range(seats)]
        agents: list[Agent] = [*others[:seat], RandomAgent(Rng(8)), *others[seat + 1 :]]
        state = g.new(seats, 21, short(id))
        play_out(g, state, agents)
        assert env.episode.state == state
        assert reward == env.episode.outcome()[seat] == info["outcome"]
        assert not info["action_mask"].any()


def test_rewards_for_points_add_up_to_the_points_of_the_seat() -> None:
    env = regnum.env.gymnasium("anno890", 3, seat=1, rewards="points")
    _, info = env.reset(seed=5)
    start = points(regnum.game("anno890").new(3, 5))[1]
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += reward
    assert start + total == env.episode.state.scores()[1]
    assert total
    assert info["outcome"] in (-0.5, 1)


class Listener(Agent):
    """Chooses the first option, and keeps what it gets to know."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, Option | None]] = []
        self.outlooks: list[type] = []

    def choose(self, outlook: Outlook) -> Option:
        self.outlooks.append(type(outlook))
        assert outlook.view["seat"] == outlook.seat
        return outlook.options[0]

    def observe(self, seat: int, option: Option | None) -> None:
        self.heard.append((seat, option))


def test_opponents_get_an_outlook_and_hear_no_sealed_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    listeners: list[Listener] = []

    def listener(name: str, rng: Rng) -> Agent:
        listeners.append(Listener())
        return listeners[-1]

    monkeypatch.setattr(single, "make_agent", listener)
    env = regnum.env.gymnasium("seven", 2)
    _, info = env.reset(seed=4)
    seated, over, sealed = listeners[-1], False, 0
    random = Random(1)
    while not over:
        secret = env.episode.state.asking.secret
        before = len(seated.heard)
        _, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
        if len(seated.heard) > before:
            seat, option = seated.heard[before]
            assert seat == 0
            assert (option is None) == secret
            sealed += secret
    assert sealed
    assert set(seated.outlooks) == {Outlook}


def test_an_illegal_action_loses_the_game() -> None:
    env = regnum.env.gymnasium("anno890")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    with pytest.warns(UserWarning, match="not legal now"):
        _, reward, over, truncated, info = env.step(illegal)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert "see the action mask" in info["illegal_action"]
    assert not info["action_mask"].any()


def test_any_seat_and_an_opponent_for_each_of_the_others() -> None:
    env = regnum.env.gymnasium("anno890", 4, seat=None, opponents=["random", "greedy", "ismcts:5"])
    env.reset(seed=1)
    seats = set()
    for _ in range(12):
        env.reset()
        seats.add(env.seat)
        assert env.episode.state.seat == env.seat
        others = [seat for seat in range(4) if seat != env.seat]
        assert [env._agents[seat].name for seat in others] == ["random", "greedy", "ismcts:5"]
    assert seats == {0, 1, 2, 3}


def test_what_cannot_be_is_refused_at_once() -> None:
    for wrong in ({"seat": 2}, {"opponents": ["random", "random"]}, {"opponents": "napoleon"}, {"rewards": "gold"}):
        with pytest.raises(regnum.BadInput):
            regnum.env.gymnasium("anno890", 2, **wrong)


def test_it_is_drawn_as_the_seat_sees_it() -> None:
    env = regnum.env.gymnasium("viscounts", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Choose a Player Card" in env.render()
    unseen = regnum.env.gymnasium("viscounts", 2)
    unseen.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert unseen.render() is None
