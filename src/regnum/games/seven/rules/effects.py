"""Carrying out effects of cards: the effects are values from the content, each op has a class that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.core.step import Ask
from regnum.games.seven.schema import Effect
from regnum.games.seven.state import Seven


class Op:
    """What an op does. It is registered in `OPS` where it is defined."""

    def carry_out(self, s: Seven, hero: int, effect: Any) -> None:
        """Carry out `effect` for `hero`; decisions are pushed on the stack."""
        raise NotImplementedError

    def possible(self, s: Seven, hero: int, effect: Any) -> bool:
        """Whether `effect` would do anything now: a free use is offered only then, a sin says if not."""
        return True

    def helps(self, s: Seven, hero: int, effect: Any, what: str) -> int:
        """nameless.8: the most of a demanded thing that `effect` can yield."""
        return 0


class Asks(Op):
    """An op that asks a question, if there is anything to choose."""

    def __init__(self, question: Callable[[Seven, int, Any], Ask[Seven]]) -> None:
        self.question: Final = question

    def carry_out(self, s: Seven, hero: int, effect: Any) -> None:
        if self.possible(s, hero, effect):
            s.steps.append(self.question(s, hero, effect))

    def possible(self, s: Seven, hero: int, effect: Any) -> bool:
        return any(option.args for option in self.question(s, hero, effect).options(s))


OPS: Final[dict[type, Op]] = {}


def carry_out(s: Seven, hero: int, effect: Effect) -> None:
    """effect.1-effect.31: carry out `effect` for `hero`."""
    OPS[type(effect)].carry_out(s, hero, effect)


def possible(s: Seven, hero: int, effect: Effect) -> bool:
    """enslave.3, sin.5: whether `effect` would do anything for `hero` now."""
    return OPS[type(effect)].possible(s, hero, effect)
