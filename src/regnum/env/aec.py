"""A game as a PettingZoo environment: agents that act one after the other (AEC), with action masks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from secrets import randbits
from typing import Any, ParamSpec

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from regnum.core.game import Game
from regnum.core.rng import Rng
from regnum.core.table import OptionValue
from regnum.env.episode import RENDER_MODES, Episode, Rewards
from regnum.env.observations import Form

P = ParamSpec("P")


class RawEnv(AECEnv):  # type: ignore[misc]
    """A table at which every seat is an agent: ``seat_0``, ``seat_1``, ...

    `seats` is the smallest table of several people unless it is given; `options` are the table options. An observation
    has two parts: ``observation``, in the form that `observation` names, and ``action_mask``, which is also in
    `infos`. Where an option is spelled by several actions (`regnum.core.actions`), the same agent goes on until it is
    complete. `rewards`: see `regnum.env.episode.Episode`. After `max_steps` actions the game is cut off: all agents are
    truncated.

    ``reset(seed=7)`` deals the game that has the seed 7 at any table; without a seed, games follow from the last seed
    that was given, first from `seed`. The options of `reset` are not used: those of the table are settled.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        observation: Form = "flat",
        rewards: Rewards = "final",
        max_steps: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options, rewards, observation, render_mode)
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.metadata = {
            "name": f"regnum_{self.episode.game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        size = self.episode.actions.size
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": self.episode.observer.space, "action_mask": spaces.Box(0, 1, (size,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Rng(randbits(63) if seed is None else int(seed)).fork("games")
        self._no_actions = np.zeros(size, np.int8)
        self._no_actions.flags.writeable = False
        self._mask = self._no_actions
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = Rng(int(seed)).fork("games")
        self.episode.begin(self._seeds.bits() >> 1 if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_actions} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._ask()

    def _ask(self) -> None:
        """Turn to the agent that must act; when the game is over, to the first."""
        seat = self.episode.state.seat
        self.agent_selection = self.agents[seat or 0]
        self._mask = self._no_actions if seat is None else self.episode.mask()
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = self._mask if seat == self.episode.state.seat else self._no_actions
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        chosen = self.episode.act(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if chosen is not None:
            self.infos[agent] = {"action_mask": self._no_actions}
            self.rewards = dict(zip(self.agents, self.episode.paid(), strict=True))
            self._accumulate_rewards()
        self._ask()
        if self.episode.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as the agent sees it that must act, after what has happened: as text, or printed."""
        return self.episode.render(self._seats[self.agent_selection])


def _in_wrappers(make: Callable[P, RawEnv]) -> Callable[P, AECEnv]:
    @wraps(make, assigned=(), updated=())  # only its parameters
    def env(*args: P.args, **settings: P.kwargs) -> AECEnv:
        """A `RawEnv` in PettingZoo's usual wrappers: an illegal action ends the game, with a loss for who took it.

        The environment inside (`unwrapped`) raises `BadInput` instead.
        """
        made = wrappers.TerminateIllegalWrapper(make(*args, **settings), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))

    return env


env = _in_wrappers(RawEnv)
raw_env = RawEnv  # the names that PettingZoo's modules have for them
