"""PPO with action masks learns 890 for two from nothing but its own games against `random`.

pip install "regnum[env]" sb3-contrib
python examples/ppo.py [MINUTES]
"""

import sys
import time

import numpy as np
import torch  # type: ignore[import-not-found]
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]
from stable_baselines3.common.callbacks import BaseCallback  # type: ignore[import-not-found]
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize  # type: ignore[import-not-found]

import regnum.env
from regnum.agents.report import interval
from regnum.env.single import SingleSeat

GAMES = 400  # to judge by, the same ones every time
SIDE_BY_SIDE = 32
GAMMA = 0.8  # points show soon after the action that has won them


def table() -> SingleSeat:
    """A table for two, with `random` at the other seat. The score as it stands says soon what an action was worth."""
    return regnum.env.gymnasium("anno890", seats=2, opponents="random", observation="features", rewards="points")


def victories(model: MaskablePPO, games: int) -> float:
    """How many of these games the model wins when it always takes the action that it thinks best."""
    envs = [table() for _ in range(games)]
    seen = [env.reset(seed=1_000_000 + n)[0] for n, env in enumerate(envs)]
    won, playing = 0.0, list(range(games))
    while playing:
        masks = np.stack([envs[n].action_masks() for n in playing])
        chosen, _ = model.predict(np.stack([seen[n] for n in playing]), action_masks=masks, deterministic=True)
        still = []
        for n, action in zip(playing, chosen, strict=True):
            seen[n], _, over, _, info = envs[n].step(action)
            if over:
                won += (info["outcome"] + 1) / 2
            else:
                still.append(n)
        playing = still
    return won


class Progress(BaseCallback):  # type: ignore[misc]
    """Says now and then how well the model plays, and ends the lesson when the time is up.

    The time to judge the model does not count.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.judging = 0.0
        self.began = 0.0
        self.rounds = 0

    def learning(self) -> float:
        """The seconds spent on learning."""
        return time.monotonic() - self.began - self.judging

    def judge(self) -> None:
        paused = time.monotonic()
        won = victories(self.model, GAMES)
        self.judging += time.monotonic() - paused
        low, high = interval(won, GAMES)
        so_far = f"{self.learning():4.0f} s, {self.num_timesteps:7} steps"
        print(f"{so_far}: wins {won / GAMES:.1%} of {GAMES} games against random ({low:.1%} to {high:.1%})", flush=True)

    def _on_training_start(self) -> None:
        self.began = time.monotonic()

    def _on_rollout_start(self) -> None:
        if self.rounds % 10 == 0:
            self.judge()
        self.rounds += 1

    def _on_step(self) -> bool:
        return self.learning() < self.seconds


if __name__ == "__main__":
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    torch.set_num_threads(1)  # so small a network gains nothing from more
    model = MaskablePPO(
        "MlpPolicy",
        VecNormalize(DummyVecEnv([table] * SIDE_BY_SIDE), norm_obs=False, gamma=GAMMA),
        n_steps=64,
        batch_size=256,
        n_epochs=6,
        gamma=GAMMA,
        gae_lambda=0.8,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=1,
    )
    progress = Progress(60 * minutes)
    model.learn(total_timesteps=10**9, callback=progress)
    progress.judge()
    model.save("anno890-ppo")
