"""A game as learners play it, whatever the library: numbered actions, masks, observations and rewards."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray

from regnum.core import gate
from regnum.core.actions import actions
from regnum.core.chronicle import carry_out
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.game import game as find_game
from regnum.core.log import LogEntry
from regnum.core.option import Option
from regnum.core.rewards import final_rewards
from regnum.core.scoring import points
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.env.observations import Form, Observer

Rewards = Literal["final", "points"]
Mask = NDArray[np.int8]

REWARDS: tuple[Rewards, ...] = ("final", "points")
RENDER_MODES = ("ansi", "human")
COLUMNS = 100  # the width of a drawn board


class Episode:
    """The game in progress at a table, and after its end the next one.

    `rewards`: "final" are given at the end, see `outcome`; "points" whenever the points of a seat change, by as much.
    With a `render_mode`, what happens is kept in words, to be `drawn`.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, OptionValue] | None,
        rewards: Rewards,
        form: Form,
        render_mode: str | None,
    ) -> None:
        if rewards not in REWARDS:
            raise BadInput("rewards", f"{rewards!r} is not one of {', '.join(REWARDS)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput("render_mode", f"{render_mode!r} is not one of {', '.join(RENDER_MODES)}")
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = next((n for n in self.game.seats if n > 1), 1) if seats is None else seats
        self.options = dict(options or {})
        self.rewards = rewards
        self.render_mode = render_mode
        self.table = self.game.table(self.seats, self.options)
        self.actions = actions(self.game)
        self.observer = Observer(self.game, form)
        self.state: State
        self.said: tuple[int, ...] = ()  # the words with which the seat that must choose has begun to spell an option
        self._points = [0.0] * self.seats
        self._told: list[LogEntry] = []

    def begin(self, seed: int) -> None:
        """Deal the game with this seed: the same as at any table of Regnum."""
        self.state = self.game.new(self.seats, seed, self.options)
        self.said = ()
        self._told = []
        if self.rewards == "points":
            self._points = self._standing()

    def mask(self) -> Mask:
        """1 for every action that is legal now: for none after the end of the game."""
        mask = np.zeros(self.actions.size, np.int8)
        if not self.state.over:
            mask[self.actions.legal(self.state.options(), self.said)] = 1
        return mask

    def observe(self, seat: int) -> Any:
        """What `seat` may know, and the words that it has said itself."""
        return self.observer(self.state, seat, self.said if seat == self.state.seat else ())

    def act(self, action: int) -> Option | None:
        """Take an action for the seat that must choose: the option it chooses, or None if it is but a word of one.

        Raises `BadInput` if it is not legal.
        """
        option = self.actions.chosen(self.state.options(), self.said, action)
        if option is None:
            self.said = (*self.said, action)
        else:
            self.choose(option)
        return option

    def choose(self, option: Option) -> None:
        """Carry out an option of the seat that must choose."""
        self.said = ()
        if self.render_mode is None:
            self.state.apply(option)
        else:
            self._told.append(carry_out(self.state, option))

    def paid(self) -> list[float]:
        """The reward of each seat for what has happened since this was last asked."""
        if self.rewards == "final":
            return self.outcome() if self.state.over else [0.0] * self.seats
        before, self._points = self._points, self._standing()
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def _standing(self) -> list[float]:
        """The points of each seat's team if the game ended now; every view shows them, so that they tell no secret."""
        together = self.table.by_team(points(self.state))
        return [together[team] for team in self.table.teams[: self.seats]]

    def outcome(self) -> list[float]:
        """What the finished game is worth to each seat: see `final_rewards`."""
        return final_rewards(self.state.winners(), self.table.teams[: self.seats])

    def render(self, seat: int) -> str | None:
        """Draw the board as `seat` sees it: as text, or printed."""
        if self.render_mode is None:
            logger.warn('make the environment with render_mode="ansi" or "human" to render it')
        elif self.render_mode == "ansi":
            return self.drawn(seat)
        else:
            sys.stdout.write(f"{self.drawn(seat)}\n")
        return None

    def drawn(self, seat: int) -> str:
        """The board as `seat` sees it, as text, after what has happened since it was last drawn."""
        from regnum.terminal.outline import Outline
        from regnum.terminal.scene import Scene

        viewer = gate.Viewer((seat,))
        text = self.game.text("en").seated([f"seat_{n}" for n in range(self.seats)])
        lines = []
        for entry in self._told:
            shown = gate.entry(entry, viewer)
            if shown.words is not None:
                lines.append(f"seat_{shown.seat}: {text(shown.words.message())}")
            lines += [f"  {text(event.words.message())}" for event in shown.events]
        self._told = []
        names = tuple(text(self.state.name(player)) for player in range(self.table.players))
        scene = Scene(self.game, gate.view(self.state, viewer), names, seat, text, COLUMNS)
        lines += [panel.content.plain for panel in Outline(scene).panels()]
        question = gate.prompt(self.state, viewer)
        if question is not None:
            lines.append(text(question.message))
        return "\n".join(lines)
