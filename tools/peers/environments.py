"""Measures environments of other libraries as `tools.env` does ours, and prints JSON.

`python -m tools.env --peers` runs this with RLCard and what PettingZoo's chess needs in a folder of their own.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tools.env import openspiel, speed


def pettingzoo(module: Any) -> Callable[[int], Iterator[None]]:
    """A classic game of PettingZoo, without its wrappers, like ours."""
    env, chance = module.raw_env(), random.Random(1)

    def play(seed: int) -> Iterator[None]:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            yield

    return play


def rlcard(name: str) -> Callable[[int], Iterator[None]]:
    """A game of RLCard."""
    import rlcard  # type: ignore[import-not-found]

    env, chance = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play(seed: int) -> Iterator[None]:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield

    return play


def main() -> None:
    from open_spiel.python import games  # type: ignore[import-untyped]  # noqa: F401  # registers them
    from pettingzoo.classic import chess_v6, connect_four_v3, tictactoe_v3  # type: ignore[import-untyped]

    found = {
        "pettingzoo chess": pettingzoo(chess_v6),
        "pettingzoo connect_four": pettingzoo(connect_four_v3),
        "pettingzoo tictactoe": pettingzoo(tictactoe_v3),
        **{f"openspiel {name} (C++)": openspiel(name) for name in ("chess", "kuhn_poker", "leduc_poker")},
        **{f"openspiel {name}": openspiel(name) for name in ("python_kuhn_poker", "python_tic_tac_toe")},
        **{f"rlcard {name}": rlcard(name) for name in ("blackjack", "leduc-holdem", "limit-holdem", "uno")},
    }
    print(json.dumps({name: round(speed(play)) for name, play in found.items()}))


if __name__ == "__main__":
    main()
