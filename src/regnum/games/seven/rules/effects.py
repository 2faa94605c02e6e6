"""Carrying out effects of cards: the effects are values from the content, each op is an object that carries it out."""

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


class Direct(Op):
    """An op that a function carries out; without a condition it always does something."""

    def __init__(
        self,
        function: Callable[[Seven, int, Any], None],
        condition: Callable[[Seven, int, Any], bool] | None = None,
    ) -> None:
        self.function: Final = function
        self.condition: Final = condition

    def carry_out(self, s: Seven, hero: int, effect: Any) -> None:
        self.function(s, hero, effect)

    def possible(self, s: Seven, hero: int, effect: Any) -> bool:
        return self.condition is None or self.condition(s, hero, effect)


class Asks(Op):
    """An op that asks a question, if there is anything to choose and the hero is allowed to."""

    def __init__(
        self,
        question: Callable[[Seven, int, Any], Ask[Seven]],
        allowed: Callable[[Seven, int], bool] | None = None,
    ) -> None:
        self.question: Final = question
        self.allowed: Final = allowed

    def carry_out(self, s: Seven, hero: int, effect: Any) -> None:
        if self.possible(s, hero, effect):
            s.steps.append(self.question(s, hero, effect))

    def possible(self, s: Seven, hero: int, effect: Any) -> bool:
        if self.allowed is not None and not self.allowed(s, hero):
            return False
        return any(option.args for option in self.question(s, hero, effect).options(s))


OPS: Final[dict[type, Op]] = {}


def carry_out(s: Seven, hero: int, effect: Effect) -> None:
    """effect.1-effect.31: carry out `effect` for `hero`."""
    OPS[type(effect)].carry_out(s, hero, effect)


def possible(s: Seven, hero: int, effect: Effect) -> bool:
    """enslave.3, sin.5: whether `effect` would do anything for `hero` now."""
    return OPS[type(effect)].possible(s, hero, effect)
