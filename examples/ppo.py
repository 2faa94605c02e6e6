"""PPO with action masks learns 890 for two from nothing but its own games against `random`.

pip install "regnum[env]" sb3-contrib
python examples/ppo.py [STEPS]

It wins more than 90 % of its games after some 600,000 steps; 1,300,000 take about six minutes of one core.
"""

import sys
import time

import numpy as np
import torch  # type: ignore[import-not-found]
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]
from stable_baselines3.common.callbacks import BaseCallback  # type: ignore[import-not-found]
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor  # type: ignore[import-not-found]
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize  # type: ignore[import-not-found]

import regnum.env
from regnum.agents.report import interval
from regnum.env.observations import layout
from regnum.env.single import SingleSeat

STEPS = 1_300_000
GAMES = 400  # to judge by, the same ones every time
GAMMA = 0.9  # points show soon after the action that has won them
WIDTH = 8  # how many numbers describe a tile to the network


def table() -> SingleSeat:
    """A table for two, with `random` at the other seat. The score as it stands says soon what an action was worth."""
    return regnum.env.gymnasium("anno890", seats=2, opponents="random", rewards="points")


def changing() -> np.ndarray:
    """Which numbers of a row change in some random games: the others, such as those of absent seats, say nothing."""
    env, rng, rows = table(), np.random.default_rng(1), []
    for seed in range(200):
        row, info = env.reset(seed=seed)
        over = False
        while not over:
            rows.append(row)
            row, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    found: np.ndarray = (np.stack(rows) != rows[0]).any(axis=0)
    return found


class Seen(BaseFeaturesExtractor):  # type: ignore[misc]
    """Amounts on a logarithmic scale; a tile as a few numbers, which are learned once wherever it lies."""

    def __init__(self, space: object) -> None:
        rows, changes = layout(regnum.game("anno890")), changing()
        amounts = [n for n in rows.amounts if changes[n]]
        kinds: dict[int, list[int]] = {}  # what has the same number of values is of the same kind
        for n in rows.named:
            if changes[n]:
                kinds.setdefault(int(rows.high[n]), []).append(int(n))
        super().__init__(space, len(amounts) + WIDTH * sum(map(len, kinds.values())))
        self.amounts = amounts
        self.kinds = list(kinds.values())
        self.tables = torch.nn.ModuleList([torch.nn.Embedding(high + 1, WIDTH) for high in kinds])

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        parts = [torch.log1p(rows[:, self.amounts])]
        for places, numbers in zip(self.kinds, self.tables, strict=True):
            parts.append(numbers(rows[:, places].long()).flatten(1))
        return torch.cat(parts, 1)


def victories(model: MaskablePPO) -> float:
    """How many of the games to judge by the model wins when it always takes the action that it thinks best."""
    envs = [table() for _ in range(GAMES)]
    seen = [env.reset(seed=1_000_000 + n)[0] for n, env in enumerate(envs)]
    won, playing = 0.0, list(range(GAMES))
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
    """Says now and then how well the model plays; the time to judge it does not count."""

    def __init__(self) -> None:
        super().__init__()
        self.began = time.monotonic()
        self.rounds = 0

    def judge(self) -> None:
        learned = time.monotonic() - self.began
        won = victories(self.model)
        low, high = interval(won, GAMES)
        so_far = f"{learned:4.0f} s, {self.num_timesteps:7} steps"
        print(f"{so_far}: wins {won / GAMES:.1%} of {GAMES} games against random ({low:.1%} to {high:.1%})", flush=True)
        self.began = time.monotonic() - learned

    def _on_rollout_start(self) -> None:
        if self.rounds % 20 == 0:
            self.judge()
        self.rounds += 1

    def _on_step(self) -> bool:
        return True


if __name__ == "__main__":
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else STEPS
    torch.set_num_threads(1)  # so small a network gains nothing from more
    model = MaskablePPO(
        "MlpPolicy",
        VecNormalize(DummyVecEnv([table] * 32), norm_obs=False, gamma=GAMMA),
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=GAMMA,
        gae_lambda=0.9,
        learning_rate=lambda left: 1.5e-3 * left + 2e-5,  # smaller and smaller
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 64], "features_extractor_class": Seen},
        seed=1,
    )
    progress = Progress()
    model.learn(total_timesteps=steps, callback=progress)
    progress.judge()
    model.save("anno890-ppo")
