"""Carrying out effects of cards: the effects are values from the content, each op is an object that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Union

from regnum.core.step import Ask
from regnum.games.seven.schema import Effect
from regnum.games.seven.state import Seven

# What will come of an effect that asks questions first: by player and thing how much at least and at most.
Later = dict[int, dict[str, tuple[int, int]]]
Foretelling = Union[Callable[[Seven, int, Any], Later], None]


class Op:
    """What an op does. It is registered in `OPS` where it is defined."""

    def carry_out(self, s: Seven, hero: int, effect: Any) -> None:
        """Carry out `effect` for `hero`; decisions are pushed on the stack."""
        raise NotImplementedError

    def possible(self, s: Seven, hero: int, effect: Any) -> bool:
        """Whether `effect` would do anything now: a free use is offered only then, a sin says if not."""
        return True

    def later(self, s: Seven, hero: int, effect: Any) -> Later:
        """What comes of `effect` after its questions, as far as it can be counted; see `Details.later`."""
        return {}


class Foretold(Op):
    """An op of which a function says what will come of it."""

    def __init__(self, later: Foretelling) -> None:
        self.foretelling: Final = later

    def later(self, s: Seven, hero: int, effect: Any) -> Later:
        found = self.foretelling(s, hero, effect) if self.foretelling is not None else {}
        told = {player: {what: n for what, n in of.items() if n != (0, 0)} for player, of in found.items()}
        return {player: of for player, of in told.items() if of}


class Direct(Foretold):
    """An op that a function carries out; without a condition it always does something."""

    def __init__(
        self,
        function: Callable[[Seven, int, Any], None],
        condition: Callable[[Seven, int, Any], bool] | None = None,
        later: Foretelling = None,
    ) -> None:
        super().__init__(later)
        self.function: Final = function
        self.condition: Final = condition

    def carry_out(self, s: Seven, hero: int, effect: Any) -> None:
        self.function(s, hero, effect)

    def possible(self, s: Seven, hero: int, effect: Any) -> bool:
        return self.condition is None or self.condition(s, hero, effect)


class Asks(Foretold):
    """An op that asks a question, if there is anything to choose and the hero is allowed to."""

    def __init__(
        self,
        question: Callable[[Seven, int, Any], Ask[Seven]],
        allowed: Callable[[Seven, int], bool] | None = None,
        later: Foretelling = None,
    ) -> None:
        super().__init__(later)
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


def later(s: Seven, hero: int, effect: Effect) -> Later:
    """What comes of `effect` for `hero` and the others after its questions."""
    return OPS[type(effect)].later(s, hero, effect)


def possible(s: Seven, hero: int, effect: Effect) -> bool:
    """enslave.3, sin.5: whether `effect` would do anything for `hero` now."""
    return OPS[type(effect)].possible(s, hero, effect)
