"""Thousands of games at once for reinforcement learning by self-play, inside the compiled engine.

Each row is a game, seen by the seat that must choose in it: a policy plays all seats. `infos` says which seat that is,
and what every seat has earned where a game has ended. Such a game begins anew in the same step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regnum.core.batch import Batch
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.game import game as find_game
from regnum.core.table import OptionValue
from regnum.env.observations import layout

Infos = dict[str, Any]


class GamesInParallel(VectorEnv[NDArray[np.int32], NDArray[np.int64], NDArray[Any]]):
    """`n` games of a kind.

    Observations have the form "flat" (`env.observations`); actions are those of `regnum.core.actions`, the legal ones
    in `infos["action_mask"]`. The arrays are views of the engine's own memory: the next step overwrites them, so copy
    what you keep. The reward of a step belongs to the seat that has just chosen; `infos["rewards"]` has those of all
    seats, which are zero until the game is over: 1 for the only winner, and the others share -1 (see `final_rewards`).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
    ) -> None:
        if n < 1:
            raise BadInput("n", f"{n} is not a number of games")
        g = find_game(game) if isinstance(game, str) else game
        self.batch = Batch(g, n, g.seats[0] if seats is None else seats, dict(options or {}), seed)
        self.num_envs = n
        self.single_observation_space = layout(g).space("flat")
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.actions.size)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._observations = _array(self.batch.observations, np.int32, n)
        self._over = _array(self.batch.over, np.bool_, n)[:, 0]
        self._reward = _array(self.batch.reward, np.float64, n)[:, 0]
        self._never = np.zeros(n, np.bool_)
        self._infos: Infos = {
            "action_mask": _array(self.batch.masks, np.int8, n),
            "seat": _array(self.batch.asked, np.int32, n)[:, 0],
            "rewards": _array(self.batch.rewards, np.float64, n),
            "points": _array(self.batch.points, np.int32, n),
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], Infos]:
        """Begin all games anew; with the same seed they are dealt the same."""
        if isinstance(seed, list):
            raise BadInput("seed", "give one number: every game has its own stream of chance made from it")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._observations, self._infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int32], NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Take one action in every game."""
        self.batch.step(np.asarray(actions).tolist())
        return self._observations, self._reward, self._over, self._never, self._infos


def _array(numbers: Any, kind: Any, rows: int) -> NDArray[Any]:
    """The engine's numbers as an array, without a copy."""
    return np.frombuffer(numbers, kind).reshape(rows, -1)
