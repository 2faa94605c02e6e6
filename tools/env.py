"""`python -m tools.env anno890 ...`: the speed of environments, in this process and with the engine that it runs.

A step means: observe, pick a legal action at random, take it; dealing counts, too. Games with the seeds 0, 1, 2 ... are
played until enough CPU seconds have passed. "decisions" are those of the game alone, as `tools.bench` has them.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Annotated

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import typer

import regnum.env.openspiel
from regnum.cli.common import print_json
from regnum.core.game import Game, game
from regnum.env.aec import RawEnv
from regnum.env.observations import FORMS, Form
from tools.builds import ROOT, is_compiled
from tools.command import run

MEASURING = 2.0  # seconds of CPU time
PEERS = ROOT / "build" / "peers" / "env"
SIDE_BY_SIDE = (128, 1024)  # games of the vector environment
NEEDED = ("rlcard==1.2.0", "chess==1.11.2", "pygame==2.6.1")

Play = Callable[[int], Iterator[None]]  # one step after another of the game with this seed


def env(
    games: Annotated[list[str], typer.Argument(help="Which games.", metavar="GAME...")],
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", help="How many seats; the fewest for several people if not given.")
    ] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure games of other libraries.")] = False,
) -> None:
    """Measure steps a second of CPU time of every kind of environment, as JSON."""
    results = {name: measure(game(name), seats) for name in games}
    if peers:
        results["peers"] = _peers()
    print_json({"compiled": is_compiled(), "steps_per_s": results})


def measure(g: Game, seats: int | None = None) -> dict[str, int]:
    """Steps per CPU second of every way to play the game."""
    seats = seats or next(n for n in g.seats if n > 1)
    ways: dict[str, Play] = {"decisions": _decisions(g, seats), "pettingzoo, masks only": _pettingzoo(g, seats, None)}
    for form in FORMS:
        ways[f"pettingzoo, {form}"] = _pettingzoo(g, seats, form)
    ways["gymnasium, flat"] = _gymnasium(g, seats)
    ways["openspiel"] = openspiel(f"regnum_{g.id}(players={seats})")
    found = {name: round(speed(play)) for name, play in ways.items()}
    return found | {f"vector, {n} games": round(_vector(g, seats, n)) for n in SIDE_BY_SIDE}


def _vector(g: Game, seats: int, n: int) -> float:
    """Steps of single games per CPU second in `step` alone, with `n` at once: choosing is the learner's part."""
    env, chance = regnum.env.vector(g, n, seats), np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < MEASURING:
        mask = infos["action_mask"]
        chosen = (mask * chance.random(mask.shape, np.float32)).argmax(axis=1)
        start = time.process_time()
        _, _, _, _, infos = env.step(chosen)
        spent += time.process_time() - start
        steps += env.num_envs
    return steps / spent


def speed(play: Play) -> float:
    for _, _ in zip(range(50), play(0), strict=False):
        pass  # warms up
    steps, seed, start = 0, 0, time.process_time()
    while True:
        for _ in play(seed):
            steps += 1
            if steps % 16 == 0 and time.process_time() - start > MEASURING:
                return steps / (time.process_time() - start)
        seed += 1


def _peers() -> dict[str, int]:
    """The same of other libraries, in a process that finds what they need besides."""
    if not PEERS.exists():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(PEERS), *NEEDED]
        subprocess.run(command, check=True)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(PEERS)])}
    command = [sys.executable, "-m", "tools.peers.environments"]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    found: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    return found


def _decisions(g: Game, seats: int) -> Play:
    chance = random.Random(1)

    def play(seed: int) -> Iterator[None]:
        state = g.new(seats, seed)
        while not state.over:
            state.apply(chance.choice(state.options()))
            yield

    return play


def _pettingzoo(g: Game, seats: int, form: Form | None) -> Play:
    env, chance = RawEnv(g, seats, observation=form or "flat"), random.Random(1)

    def play(seed: int) -> Iterator[None]:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            _, _, terminated, _, info = env.last(observe=form is not None)
            if terminated:
                return
            env.step(chance.choice(np.flatnonzero(info["action_mask"])))
            yield

    return play


def openspiel(name: str) -> Play:
    """A game of OpenSpiel: its observation, or its information state if it has no other, and a random action."""
    game, chance = pyspiel.load_game(name), random.Random(1)
    observes = game.get_type().provides_observation_tensor

    def play(seed: int) -> Iterator[None]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.legal_actions()))
                continue
            player = state.current_player()
            _ = state.observation_tensor(player) if observes else state.information_state_tensor(player)
            state.apply_action(chance.choice(state.legal_actions()))
            yield

    return play


def _gymnasium(g: Game, seats: int) -> Play:
    env, chance = regnum.env.gymnasium(g, seats), random.Random(1)

    def play(seed: int) -> Iterator[None]:
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
            yield

    return play


if __name__ == "__main__":
    run(env)
