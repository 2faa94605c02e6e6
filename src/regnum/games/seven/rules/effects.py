"""Carrying out effects: each op has a handler, which may ask for decisions. `ops` lists the handlers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.games.seven.schema import Effect
from regnum.games.seven.state import Seven

Handler = Callable[[Seven, int, Any], None]
Test = Callable[[Seven, int, Any], bool]
OPS: Final[dict[type, Handler]] = {}
TESTS: Final[dict[type, Test]] = {}


def carry_out(s: Seven, hero: int, effect: Effect) -> None:
    """effect.1-effect.31: carry out `effect` for `hero`; decisions are pushed on the stack."""
    OPS[type(effect)](s, hero, effect)


def possible(s: Seven, hero: int, effect: Effect) -> bool:
    """Whether `effect` would do anything now: a free use is offered only then, a sin says if not (enslave.3, sin.5)."""
    test = TESTS.get(type(effect))
    return test is None or test(s, hero, effect)
