"""Chooses a legal option at random, all equally likely."""

from __future__ import annotations

from regnum.agents.base import Agent, Outlook
from regnum.core.option import Option
from regnum.core.rng import Rng


class RandomAgent(Agent):
    name = "random"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Option:
        return outlook.options[self.rng.below(len(outlook.options))]
