"""Agents that can play any seat of any game, created by name."""

from regnum.agents.base import Agent, Outlook
from regnum.agents.naming import LEVELS, make_agent

__all__ = ["LEVELS", "Agent", "Outlook", "make_agent"]
