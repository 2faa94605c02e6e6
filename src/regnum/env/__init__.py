"""Environments for learning, one for each library; they need the extra `regnum[env]`.

The libraries are imported only when an environment is made. Where Gymnasium is installed, importing this package
registers its environments: ``gymnasium.make("regnum/anno890-v0")``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from regnum.core.errors import BadInput
from regnum.core.game import Game, games
from regnum.core.table import OptionValue

if TYPE_CHECKING:
    from regnum.env.episode import Rewards
    from regnum.env.observations import Form
    from regnum.env.parallel import GamesInParallel
    from regnum.env.single import SingleSeat

_LIBRARIES = {"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"}


def pettingzoo(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    *,
    observation: Form = "flat",
    rewards: Rewards = "final",
    max_steps: int | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """The PettingZoo AEC environment of a game, every seat an agent; see `regnum.env.aec.RawEnv`.

    An illegal action ends the game with a loss for who took it, as in PettingZoo's own games; the environment inside
    (`unwrapped`) raises `BadInput` instead.
    """
    return _module("aec").env(
        game,
        seats,
        options,
        observation=observation,
        rewards=rewards,
        max_steps=max_steps,
        seed=seed,
        render_mode=render_mode,
    )


def gymnasium(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    *,
    seat: int | None = 0,
    opponents: str | Sequence[str] = "random",
    observation: Form = "flat",
    rewards: Rewards = "final",
    render_mode: str | None = None,
) -> SingleSeat:
    """The Gymnasium environment of one seat of a game, against named agents; see `regnum.env.single.SingleSeat`."""
    made: SingleSeat = _module("single").SingleSeat(
        game,
        seats,
        options,
        seat=seat,
        opponents=opponents,
        observation=observation,
        rewards=rewards,
        render_mode=render_mode,
    )
    return made


def vector(
    game: str | Game,
    n: int,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
) -> GamesInParallel:
    """`n` games at once, of which one policy plays all seats; see `regnum.env.parallel.GamesInParallel`."""
    made: GamesInParallel = _module("parallel").GamesInParallel(game, n, seats, options, seed)
    return made


def __getattr__(name: str) -> Any:
    if name == "openspiel":
        return _module(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _module(name: str) -> Any:
    """A module of this package; raises `BadInput` if a library that it needs is not installed."""
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        missing = (error.name or "").split(".")[0]
        if missing not in _LIBRARIES:
            raise
        raise BadInput("regnum.env", f'needs {missing}: pip install "regnum[env]"') from None


def _register() -> None:
    """Make the games known to Gymnasium, if it is installed."""
    try:
        from gymnasium import register
    except ImportError:
        return
    for id in games():
        register(f"regnum/{id}-v0", "regnum.env.single:SingleSeat", kwargs={"game": id})


_register()
