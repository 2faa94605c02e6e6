"""One seat of a game as a Gymnasium environment; agents of Regnum have the other seats."""

from __future__ import annotations

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
from regnum.env.episode import RENDER_MODES, Episode, Mask, Rewards
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
        self.episode = Episode(game, seats, options, rewards, observation, render_mode)
        self.render_mode = render_mode
        if seat is not None and seat not in range(self.episode.seats):
            raise BadInput("seat", f"{seat!r} is not one of the seats 0 to {self.episode.seats - 1}")
        others = self.episode.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadInput("opponents", f"there are {len(self.opponents)} for {others} seats")
        for name in self.opponents:
            make_agent(name, Rng(0)).close()  # refuses what is not known
        self.action_space = spaces.Discrete(self.episode.actions.size)
        self.observation_space = self.episode.observer.space
        self.seat = seat or 0
        self._any_seat = seat is None
        self._agents: dict[int, Agent] = {}  # by seat
        self._reward = 0.0  # not yet given

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._deal(self._next_seed() if seed is None else int(seed))
        while self.episode.state.over:  # it is never this seat's turn
            self._deal(self._next_seed())
        return self.episode.observe(self.seat), {"action_mask": self.episode.mask()}

    def _next_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _deal(self, seed: int) -> None:
        """Begin a game, and let the others play until it is this seat's turn."""
        self.close()
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.episode.seats))
        seats = [seat for seat in range(self.episode.seats) if seat != self.seat]
        rng = Rng(seed).fork("opponents")
        for seat, name in zip(seats, self.opponents, strict=True):
            agent = self._agents[seat] = make_agent(name, rng.fork(f"seat {seat}"))
            agent.begin(self.episode.game, seat, self.episode.seats)
        self.episode.begin(seed)
        self._reward = 0.0
        self._until_asked()

    def _until_asked(self) -> None:
        """Let the others play until it is this seat's turn, or the game is over."""
        state = self.episode.state
        while not state.over and state.seat != self.seat:
            asked = state.asking.seat
            self._choose(self._agents[asked].choose(Outlook(state, asked)))

    def _choose(self, option: Option) -> None:
        asking = self.episode.state.asking
        self.episode.choose(option)
        self._tell(asking, option)

    def _tell(self, asking: Any, option: Option) -> None:
        """Let the others observe a choice, as far as they may know it; count what it has brought this seat."""
        for seat, agent in self._agents.items():
            agent.observe(asking.seat, gate.observed(asking, option, seat))
        self._reward += self.episode.paid()[self.seat]

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        asking = self.episode.state.asking
        try:
            option = self.episode.act(int(action))
        except BadInput as error:
            logger.warn(str(error))
            info: dict[str, Any] = {"action_mask": np.zeros_like(self.episode.mask()), "illegal_action": str(error)}
            return self.episode.observe(self.seat), -1.0, True, False, info
        if option is not None:
            self._tell(asking, option)
            self._until_asked()
        reward, self._reward = self._reward, 0.0
        over = self.episode.state.over
        info = {"action_mask": self.episode.mask()}
        if over:
            info["outcome"] = self.episode.outcome()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(self.seat), reward, over, False, info

    def action_masks(self) -> Mask:
        """1 for every action that is legal now."""
        return self.episode.mask()

    def render(self) -> Any:
        """The board as this seat sees it, after what has happened: as text, or printed."""
        return self.episode.render(self.seat)

    def close(self) -> None:
        for agent in self._agents.values():
            agent.close()
        self._agents = {}
