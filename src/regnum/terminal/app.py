"""The Textual application that shows a table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from textual.app import App

from regnum.agents.base import Agent
from regnum.core.errors import RegnumError
from regnum.core.play import Play
from regnum.terminal.table import PAUSE, Table


class TableApp(App[RegnumError]):
    """One table. The result of the application is the error that ended the game early, if there was one."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, play: Play, agents: Mapping[int, Agent], lang: str, record_path: Path | None = None, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.table = Table(play, agents, lang, record_path, pause)
        self.title = play.game.title

    def get_default_screen(self) -> Table:
        return self.table


def play_in_terminal(play: Play, agents: Mapping[int, Agent], lang: str, record_path: Path | None = None) -> None:
    """Play on the full screen until the game is over or the person leaves.

    The caller must start and close the `agents`; `record_path` is shown when the person leaves.
    """
    failure = TableApp(play, agents, lang, record_path).run()
    if failure is not None:
        raise failure
