"""Environments for learning, one for each library; they need the extra `regnum[env]`.

- `pettingzoo(game)`: every seat an agent, see `regnum.env.aec.RawEnv`;
- `gymnasium(game)`: one seat against named agents, see `regnum.env.single.SingleSeat`;
- `vector(game, n)`: many games at once, of which one policy plays all seats, see `regnum.env.parallel.GamesInParallel`;
- `openspiel`: a module that registers the games with OpenSpiel.

The libraries are imported only when one of these is used. Where Gymnasium is installed, importing this package
registers its environments: ``gymnasium.make("regnum/anno890-v0")``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from regnum.core.errors import BadInput
from regnum.core.game import games

if TYPE_CHECKING:
    from regnum.env import aec, parallel, single
    from regnum.env import openspiel as openspiel

    gymnasium, pettingzoo, vector = single.SingleSeat, aec.env, parallel.GamesInParallel

_MADE_BY = {
    "gymnasium": ("single", "SingleSeat"),
    "pettingzoo": ("aec", "env"),
    "vector": ("parallel", "GamesInParallel"),
}
_LIBRARIES = {"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"}


def __getattr__(name: str) -> Any:
    if name == "openspiel":
        return _module(name)
    if name in _MADE_BY:
        module, made = _MADE_BY[name]
        return getattr(_module(module), made)
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
