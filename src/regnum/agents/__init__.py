"""Who plays: agents for any seat of any game, and how to name them."""

from regnum.agents.base import Agent, Outlook
from regnum.agents.naming import LEVELS, make_agent

__all__ = ["LEVELS", "Agent", "Outlook", "make_agent"]
