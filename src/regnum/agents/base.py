"""`Agent` chooses for a seat, given an `Outlook` on the game."""

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
        self.budget = budget  # seconds to think, if the table sets a limit

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON."""
        return gate.view(self._state, gate.Viewer((self.seat,)))

    @property
    def prompt(self) -> Prompt:
        """The question to answer."""
        prompt = gate.prompt(self._state, gate.Viewer((self.seat,)))
        assert prompt is not None  # only the seat that must choose gets an outlook
        return prompt

    @property
    def options(self) -> Sequence[Option]:
        """The legal options."""
        return self._state.options()

    @property
    def observation(self) -> list[int]:
        """What the seat may know, as numbers (`core.encoding`)."""
        return gate.observation(self._state, gate.Viewer((self.seat,)))

    @property
    def strategic(self) -> bool:
        """Whether the consequences of the choice lie beyond the horizon of a search (`Ask.strategic`)."""
        return self._state.asking.strategic

    def imagine(self, rng: Rng) -> State:
        """A whole state that the seat cannot tell apart from the true one."""
        return gate.imagine(self._state, self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses for one seat. Subclasses implement `choose`."""

    name = "agent"

    def begin(self, game: Game, seat: int, seats: int) -> None:
        """Called before a game in which this agent has `seat`."""

    def choose(self, outlook: Outlook) -> Option:
        """Return one of `outlook.options`."""
        raise NotImplementedError

    def observe(self, seat: int, option: Option | None) -> None:
        """Called after each choice of any seat; `option` is None if this agent may not know it."""

    def taken_back(self, n: int) -> None:
        """Called when the last `n` choices that this agent observed were undone."""

    def close(self) -> None:
        """Release resources; called when the agent is no longer needed."""


def margin(values: Sequence[float], team: int) -> float:
    """How far a team is ahead of the best of the others; its own value if there are no others (see `Table.by_team`)."""
    others = [value for other, value in enumerate(values) if other != team]
    return values[team] - max(others, default=0.0)
