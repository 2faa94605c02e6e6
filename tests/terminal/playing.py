"""How the tests play at a table in the terminal: who sits there, at what screen, and with what keys."""

from __future__ import annotations

import os
from collections.abc import Callable

from rich.text import Text as RichText
from textual.pilot import Pilot
from textual.widgets import Static

import regnum
from regnum.agents.base import Agent
from regnum.agents.random import RandomAgent
from regnum.core.rng import Rng
from regnum.terminal.table import Table

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fulvio", "Gemma", "Ivo", "Lea", "Marco"]
WIDE, NARROW = (120, 40), (80, 24)


def random_agents(*seats: int) -> dict[int, Agent]:
    return {seat: RandomAgent(Rng(seat)) for seat in seats}


def shown(table: Table, id: str) -> str:
    """The words in a part of the screen."""
    content = table.query_one(f"#{id}", Static).content
    return content.plain if isinstance(content, RichText) else str(content)


def play_ahead(play: regnum.Play, left: int) -> None:
    """Play at random, without a screen, until about `left` choices before the end; not at all with REGNUM_SOAK=1.

    A game asks the same questions again and again, and a screen takes much longer to draw than a choice to make.
    """
    if os.environ.get("REGNUM_SOAK") == "1":
        return
    rng, trial, number = Rng(1), play.state.copy(), 0
    while not trial.over:
        trial.apply(rng.pick(list(trial.options())))
        number += 1
    rng = Rng(1)
    for _ in range(number - left):
        play.choose(rng.pick(list(play.state.options())))


async def until(pilot: Pilot[regnum.RegnumError], true: Callable[[], bool]) -> None:
    """Wait until the bots have done what they do."""
    for _ in range(6000):  # a minute: long enough on a busy machine
        await pilot.pause()
        if true():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came")


async def press_any(pilot: Pilot[regnum.RegnumError], table: Table, rng: Rng) -> None:
    """Press the key of one of the options, whichever."""
    await pilot.press(rng.pick([key for key in table.offered.keys if key]))


async def play_to_the_end(pilot: Pilot[regnum.RegnumError], table: Table, in_sight: str = "") -> int:
    """Press keys until the game is over, with these words on the board at every choice; how many were pressed."""
    rng = Rng(1)
    pressed = 0
    while not table.session.state.over:
        await until(pilot, lambda: bool(table.offered.infos) or table.session.state.over)
        if table.offered.infos:
            assert in_sight in shown(table, "picture")
            await press_any(pilot, table, rng)
            pressed += 1
    return pressed
