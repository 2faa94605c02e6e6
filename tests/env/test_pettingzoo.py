"""The PettingZoo environment: the checks of PettingZoo, and that it is the game and nothing but the game."""

from __future__ import annotations

import warnings
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import regnum
import regnum.env
from regnum.core.actions import actions
from regnum.core.option import Option
from regnum.core.scoring import points
from regnum.env.aec import RawEnv
from regnum.env.observations import FORMS, Form
from tests.env.tables import cycles, every_game, every_table, fewest, short
from tests.laws.oracle import scrambled


def legal_actions(env: RawEnv) -> list[int]:
    mask: Any = env.infos[env.agent_selection]["action_mask"]
    return [int(action) for action in np.flatnonzero(mask)]


# --- the checks of PettingZoo -----------------------------------------------------------------------------------------


@every_table
def test_it_keeps_the_interface(id: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations with a mask are dictionaries, which PettingZoo itself does
        api_test(regnum.env.pettingzoo(id, seats), num_cycles=cycles(seats))


@pytest.mark.parametrize("form", FORMS)
def test_it_keeps_the_interface_with_observations_of_every_form(form: Form) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(regnum.env.pettingzoo("anno890", 3, observation=form, rewards="points"), num_cycles=100)


@every_table
def test_the_same_seed_gives_the_same_game(id: str, seats: int) -> None:
    seed_test(lambda: regnum.env.pettingzoo(id, seats), num_cycles=cycles(seats) // 2 + 1)


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    env, same, other = RawEnv("anno890", seed=5), RawEnv("anno890", seed=5), RawEnv("anno890", seed=6)
    dealt: list[list[str]] = []
    for one in (env, same, other):
        dealt.append([])
        for _ in range(3):
            one.reset()
            dealt[-1].append(one.episode.state.digest())
    assert dealt[0] == dealt[1]
    assert len({*dealt[0], *dealt[2]}) == 6


def test_a_game_is_cut_off_after_so_many_steps() -> None:
    env = regnum.env.pettingzoo("viscounts", 3, max_steps=7)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        assert not terminated
        assert not reward
        env.step(None if truncated else int(np.flatnonzero(info["action_mask"])[0]))
        steps += 0 if truncated else 1
    assert steps == 7
    assert env.agents == []


# --- the game, and nothing but the game -------------------------------------------------------------------------------


def words_of(option: Option) -> list[str]:
    """How an option is spelled, as the documentation of `core.actions` says."""
    words = [option.verb]
    for arg in option.args:
        if isinstance(arg, int) and arg >= 1000:
            words.append(f"{arg // 1000}k")
            arg %= 1000
        words.append(str(arg))
    return [*words, "."]


@every_game
def test_a_game_is_the_same_as_without_the_environment(id: str) -> None:
    """Masks are exactly the legal options, and the choices made through `Play` lead to the same end."""
    env = RawEnv(id, fewest(id), short(id))
    env.reset(seed=11)
    play = regnum.Play.begin(env.episode.game, env.possible_agents, 11, short(id))
    all, random = actions(env.episode.game), Random(3)
    spelled = env.episode.game.spelled()
    said: list[str] = []
    while env.agents and not env.terminations[env.agent_selection]:
        assert env.agent_selection == f"seat_{play.state.seat}"
        legal, options = legal_actions(env), play.state.options()
        whole = {option.text for option in options if option.verb not in spelled and not said}
        spellings = {option: words_of(option) for option in options if option.verb in spelled}
        going_on = {option: words for option, words in spellings.items() if words[: len(said)] == said}
        assert {all.texts[action] for action in legal} == whole | {words[len(said)] for words in going_on.values()}
        action = random.choice(legal)
        text = all.texts[action]
        env.step(action)
        left = [option for option, words in going_on.items() if words[: len(said) + 1] == [*said, text]]
        if text in whole or len(left) == 1:
            play.choose(text if text in whole else left[0])
            said = []
        else:
            said.append(text)
    assert play.state.over
    assert env.episode.state == play.state
    won = {f"seat_{seat}" for seat in play.state.winners()}
    assert {agent for agent, reward in env.rewards.items() if reward > 0} == won & set(env.agents)


@every_table
def test_observations_do_not_depend_on_what_an_agent_may_not_know(id: str, seats: int) -> None:
    env = RawEnv(id, seats, short(id))
    env.reset(seed=3)
    random = Random(4)
    changed = False
    for step in range(cycles(1)):
        if env.terminations[env.agent_selection]:
            break
        for agent in env.agents if step % 6 == 0 else ():
            seen = env.observe(agent)
            assert not seen["action_mask"].any() or agent == env.agent_selection
            true = env.episode.state
            env.episode.state = scrambled(true, env.possible_agents.index(agent), random)
            assert points(env.episode.state)[:seats] == points(true)[:seats]  # what rewards are made of
            changed = changed or env.episode.state != true
            again = env.observe(agent)
            if agent == env.agent_selection:
                again["action_mask"] = env.episode.mask()
            env.episode.state = true
            assert np.array_equal(again["observation"], seen["observation"]), agent
            assert np.array_equal(again["action_mask"], seen["action_mask"]), agent
        env.step(random.choice(legal_actions(env)))
    assert changed


def test_an_agent_goes_on_until_its_option_is_spelled_and_only_it_knows_the_words() -> None:
    env = RawEnv("medioevo", 3, observation="arrays")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.episode.state.digest()
    (verb,) = {option.verb for option in env.episode.state.options()}
    number = env.episode.actions.texts.index(verb)
    assert legal_actions(env) == [number]
    env.step(number)
    assert (env.agent_selection, env.episode.state.digest()) == (agent, before)
    assert env.observe(agent)["observation"]["said"].tolist() == [number + 1, *[0] * 7]
    for other in set(env.agents) - {agent}:
        assert not env.observe(other)["observation"]["said"].any()
    env.step(legal_actions(env)[0])
    assert env.episode.state.digest() != before
    assert not env.observe(agent)["observation"]["said"].any()


# --- rewards ----------------------------------------------------------------------------------------------------------


def played(env: RawEnv, seed: int) -> dict[str, float]:
    """Play a random game; all rewards of each agent."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    random = Random(seed)
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last(observe=False)
        total[agent] += reward
        env.step(None if terminated else random.choice(legal_actions(env)))
    return total


def test_the_only_winner_gets_one_and_the_others_pay_for_it() -> None:
    env = RawEnv("anno890", 4)
    for seed in range(3):
        rewards = played(env, seed)
        (winner,) = env.episode.state.winners()
        assert list(rewards.values()) == [1.0 if seat == winner else pytest.approx(-1 / 3) for seat in range(4)]


@pytest.mark.parametrize(
    ("winners", "worth"),
    [([2], [-0.5, -0.5, 1]), ([0, 2], [0.25, -0.5, 0.25]), ([0, 1, 2], [0] * 3), ([3], [-1] * 3)],
)
def test_a_victory_may_be_shared_or_go_to_an_automaton(winners: list[int], worth: list[float]) -> None:
    env = RawEnv("viscounts", 3)
    env.episode.state = SimpleNamespace(winners=lambda: winners)  # type: ignore[assignment]
    assert env.episode.outcome() == pytest.approx(worth)


@pytest.mark.parametrize("id", ["anno890", "viscounts"])
def test_rewards_for_points_are_how_the_points_change_that_everybody_sees(id: str) -> None:
    env = RawEnv(id, fewest(id), rewards="points")
    env.reset(seed=2)
    random, total = Random(2), dict.fromkeys(env.agents, 0.0)
    start = before = points(env.episode.state)
    while not env.terminations[env.agent_selection]:
        env.step(random.choice(legal_actions(env)))
        after = points(env.episode.state)
        assert list(env.rewards.values()) == [now - then for now, then in zip(after, before, strict=True)]
        before = after
        for agent, reward in env.rewards.items():
            total[agent] += reward
    scores = env.episode.state.scores()
    assert list(total.values()) == [now - then for now, then in zip(scores, start, strict=True)]
    assert any(total.values())


# --- the edges --------------------------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_or_loses_the_game() -> None:
    env = RawEnv("anno890")
    env.reset(seed=1)
    illegal = next(action for action in range(env.episode.actions.size) if action not in legal_actions(env))
    before = env.episode.state.digest()
    with pytest.raises(regnum.BadInput, match="not legal now: see the action mask"):
        env.step(illegal)
    assert env.episode.state.digest() == before
    wrapped = regnum.env.pettingzoo("anno890")
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.last()
    wrapped.step(illegal)
    assert wrapped.terminations[loser]
    assert wrapped.rewards == {agent: -1.0 if agent == loser else 0 for agent in wrapped.agents}


def test_what_cannot_be_is_refused_at_once() -> None:
    for wrong in (
        {"seats": 9},
        {"options": {"weather": "fair"}},
        {"rewards": "gold"},
        {"observation": "smells"},
        {"render_mode": "rgb_array"},
    ):
        with pytest.raises(regnum.BadInput):
            regnum.env.pettingzoo("anno890", **wrong)
    with pytest.raises(regnum.BadInput, match="there is no game"):
        regnum.env.pettingzoo("chess")


def test_table_options_count() -> None:
    env = RawEnv("medioevo", 3, {"rounds": 4})
    env.reset(seed=1)
    assert env.episode.state.table.options["rounds"] == 4 != env.episode.game.options["rounds"].default


def test_it_is_drawn_as_the_agent_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = regnum.env.pettingzoo("anno890", render_mode="ansi")
    env.reset(seed=1)
    assert "Round 1" in env.render()
    env.step(legal_actions(env.unwrapped)[0])
    drawn = env.render()
    assert "seat_0: Take the Castle" in drawn
    assert "seat_0: Take the Castle" not in env.render()  # it is told once
    env = regnum.env.pettingzoo("anno890", render_mode="human")
    env.reset(seed=1)
    env.step(legal_actions(env.unwrapped)[0])
    assert "seat_0: Take the Castle" in capsys.readouterr().out
