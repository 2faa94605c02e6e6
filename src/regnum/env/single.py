"""One seat of a game as a Gymnasium environment; agents of Regnum have the other seats."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import logger, spaces

from regnum.agents import Agent, Outlook, make_agent
from regnum.core import gate
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.table import OptionValue
from regnum.env.course import RENDER_MODES, Course, Mask, Rewards
from regnum.env.observations import Form


class SingleSeat(gymnasium.Env[Any, Any]):
    """The decisions of one `seat`, or with `seat=None` of another one in each game, drawn at random.

    `opponents` are names as in `regnum arena`: one for all, or one for each of the other seats in their order. They
    know what their seats may know and nothing else. `seats`, `options`, `observation` and `rewards` are those of
    `regnum.env.aec.RawEnv`; an episode ends with the game.

    The action mask is in ``info["action_mask"]`` and, where sb3-contrib looks for it, returned by `action_masks`. An
    illegal action loses the game at once: the reward is -1, and ``info["illegal_action"]`` says why.

    ``reset(seed=7)`` deals the game that has the seed 7 at any table.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        observation: Form = "flat",
        rewards: Rewards = "final",
        render_mode: str | None = None,
    ) -> None:
        self.course = Course(game, seats, options, rewards, observation, render_mode)
        self.render_mode = render_mode
        if seat is not None and seat not in range(self.course.seats):
            raise BadInput("seat", f"{seat!r} is not one of the seats 0 to {self.course.seats - 1}")
        others = self.course.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadInput("opponents", f"there are {len(self.opponents)} for {others} seats")
        for name in self.opponents:
            make_agent(name, Rng(0)).close()  # refuses what is not known
        self.action_space = spaces.Discrete(self.course.actions.size)
        self.observation_space = self.course.observer.space
        self.seat = seat or 0
        self._any_seat = seat is None
        self._agents: dict[int, Agent] = {}  # by seat
        self._reward = 0.0  # not yet given

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._deal(self._next_seed() if seed is None else int(seed))
        while self.course.state.over:  # it is never this seat's turn
            self._deal(self._next_seed())
        return self.course.observe(self.seat), {"action_mask": self.course.mask()}

    def _next_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _deal(self, seed: int) -> None:
        """Begin a game, and let the others play until it is this seat's turn."""
        self.close()
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.course.seats))
        seats = [seat for seat in range(self.course.seats) if seat != self.seat]
        rng = Rng(seed).fork("opponents")
        for seat, name in zip(seats, self.opponents, strict=True):
            agent = self._agents[seat] = make_agent(name, rng.fork(f"seat {seat}"))
            agent.begin(self.course.game, seat, self.course.seats)
        self.course.begin(seed)
        self._reward = 0.0
        self._until_asked()

    def _until_asked(self) -> None:
        """Let the others play until it is this seat's turn, or the game is over."""
        state = self.course.state
        while not state.over and state.seat != self.seat:
            asked = state.asking.seat
            self._choose(self._agents[asked].choose(Outlook(state, asked)))

    def _choose(self, option: Option) -> None:
        asking = self.course.state.asking
        self.course.choose(option)
        self._tell(asking, option)

    def _tell(self, asking: Any, option: Option) -> None:
        """Let the others observe a choice, as far as they may know it; count what it has brought this seat."""
        for seat, agent in self._agents.items():
            agent.observe(asking.seat, gate.observed(asking, option, seat))
        self._reward += self.course.paid()[self.seat]

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        asking = self.course.state.asking
        try:
            option = self.course.act(int(action))
        except BadInput as error:
            logger.warn(str(error))
            info = {"action_mask": self._no_actions(), "illegal_action": str(error)}
            return self.course.observe(self.seat), -1.0, True, False, info
        if option is not None:
            self._tell(asking, option)
            self._until_asked()
        reward, self._reward = self._reward, 0.0
        over = self.course.state.over
        info = {"action_mask": self._no_actions() if over else self.course.mask()}
        if over:
            info["outcome"] = self.course.outcome()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.course.observe(self.seat), reward, over, False, info

    def _no_actions(self) -> Mask:
        return np.zeros(self.course.actions.size, np.int8)

    def action_masks(self) -> Mask:
        """1 for every action that is legal now."""
        return self._no_actions() if self.course.state.over else self.course.mask()

    def render(self) -> Any:
        """The board as this seat sees it, after what has happened: as text, or printed."""
        if self.render_mode is None:
            logger.warn('make the environment with render_mode="ansi" or "human" to render it')
            return None
        drawn = self.course.drawn(self.seat)
        if self.render_mode == "ansi":
            return drawn
        sys.stdout.write(f"{drawn}\n")
        return None

    def close(self) -> None:
        for agent in self._agents.values():
            agent.close()
        self._agents = {}
