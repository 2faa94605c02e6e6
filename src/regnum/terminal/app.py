"""The program that fills the terminal with a table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from textual.app import App

from regnum.agents.base import Agent
from regnum.core.errors import RegnumError
from regnum.core.play import Play
from regnum.terminal.table import PAUSE, Table


class TableApp(App[RegnumError]):
    """One table, from the first question to the last. Its result is what broke the game off, if anything did."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, play: Play, agents: Mapping[int, Agent], lang: str, kept: Path | None = None, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.table = Table(play, agents, lang, kept, pause)
        self.title = play.game.title

    def get_default_screen(self) -> Table:
        return self.table


def play_in_terminal(play: Play, agents: Mapping[int, Agent], lang: str, kept: Path | None = None) -> None:
    """Play on a full screen until the game is over or left.

    `agents` have begun the game and are closed by the caller; `kept` is where the record lies, for the parting words.
    """
    failure = TableApp(play, agents, lang, kept).run()
    if failure is not None:
        raise failure
