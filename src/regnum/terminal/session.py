"""A game at one screen: who plays there, what has happened since it was opened, and what can be undone."""

from __future__ import annotations

from collections.abc import Mapping

from regnum.agents.base import Agent
from regnum.core import gate
from regnum.core.gate import SPECTATOR, Viewer
from regnum.core.log import LogEntry
from regnum.core.play import Play
from regnum.core.state import State
from regnum.core.text import Text


class Session:
    """People and bots at a game: the `agents` play for their seats, people for all others."""

    def __init__(self, play: Play, agents: Mapping[int, Agent]) -> None:
        self.play = play
        self.agents = agents
        self.people = [seat for seat in range(play.state.table.seats) if seat not in agents]
        self.bot_choices = 0  # consecutive choices of bots
        self.entries: list[LogEntry] = []  # the log entries of this session

    @property
    def state(self) -> State:
        return self.play.state

    def text(self, lang: str) -> Text:
        """The texts of the game with the names of the seats; bots with the same name get the number of theirs."""
        names = self.play.record.header.players
        unique = [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1)]
        return self.play.game.text(lang).seated(unique)

    def viewer_between(self) -> Viewer:
        """For whom the screen is while no person is asked: a single one still sees what is theirs."""
        return Viewer(self.people) if len(self.people) == 1 else SPECTATOR

    def has_secrets(self, seat: int) -> bool:
        """Whether the view of `seat` contains something that the others at this screen must not see."""
        own, common = (gate.view(self.state, viewer)["board"] for viewer in (Viewer((seat,)), SPECTATOR))
        return bool(own != common)

    def choose(self, choice: str) -> None:
        """Make a choice for the seat that must choose."""
        asking, option = self.state.asking, self.state.resolve(choice)
        self.bot_choices = self.bot_choices + 1 if asking.seat in self.agents else 0
        self.entries.append(self.play.choose(option, asking.seat))
        for seat, agent in self.agents.items():
            agent.observe(asking.seat, gate.observed(asking, option, seat))

    def reach(self) -> int:
        """How many choices the person who chose last may undo now."""
        choices = self.play.record.choices
        return self.play.undo_reach(choices[-1].seat) if choices and choices[-1].seat not in self.agents else 0

    def undo(self) -> None:
        """Undo the last choice, which the reach allows."""
        n = self.play.undo(1)
        for agent in self.agents.values():
            agent.taken_back(n)
        del self.entries[-n:]

    def why_no_undo(self, text: Text) -> str:
        choices = self.play.record.choices
        if not choices:
            return text("ui-undo-none")
        last = choices[-1].seat
        if last in self.agents:
            return text("ui-undo-other", name=text(f"seat-{last}"))
        return text("ui-undo-seen")
