"""`Agent` chooses for a seat; `Outlook` is what it gets to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from regnum.core import gate
from regnum.core.game import Game
from regnum.core.message import Prompt
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State


class Outlook:
    """What a seat may know when it must choose, and nothing else.

    `imagine` gives whole states to search in: the true state with everything hidden from the seat dealt at random.
    """

    __slots__ = ("_state", "budget", "seat")

    def __init__(self, state: State, seat: int, budget: float | None = None) -> None:
        self._state = state
        self.seat = seat
        self.budget = budget  # seconds to think, where the table sets a limit

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON."""
        return gate.view(self._state, gate.Viewer((self.seat,)))

    @property
    def prompt(self) -> Prompt:
        """The question."""
        prompt = gate.prompt(self._state, gate.Viewer((self.seat,)))
        assert prompt is not None  # who is given an outlook is asked
        return prompt

    @property
    def options(self) -> Sequence[Option]:
        """The legal options."""
        return self._state.options()

    @property
    def strategic(self) -> bool:
        """Whether the consequences of the question lie beyond the reach of a search (`Ask.strategic`)."""
        return self._state.asking.strategic

    def imagine(self, rng: Rng) -> State:
        """A whole state that the seat cannot tell from the true one."""
        return gate.imagine(self._state, self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses for one seat. Subclasses implement `choose`."""

    name = "agent"

    def begin(self, game: Game, seat: int, seats: int) -> None:
        """A game is about to start in which this agent has `seat`."""

    def choose(self, outlook: Outlook) -> Option:
        """One of `outlook.options`."""
        raise NotImplementedError

    def observe(self, seat: int, option: Option | None) -> None:
        """`seat` has chosen `option` (None: something this agent's seat may not know)."""

    def taken_back(self, n: int) -> None:
        """The last `n` choices that this agent observed were undone."""

    def close(self) -> None:
        """The agent is no longer needed."""


def margin(values: Sequence[float], seat: int) -> float:
    """How far `seat` is ahead of the best of the others; alone, its own value."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others, default=0.0)
