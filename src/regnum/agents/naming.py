"""Creates agents by name, as given on the command line or when a table is set up."""

from __future__ import annotations

import re
from collections.abc import Callable

from regnum.agents.base import Agent
from regnum.agents.bot import BotAgent
from regnum.agents.greedy import GreedyAgent
from regnum.agents.ismcts import IsmctsAgent
from regnum.agents.random import RandomAgent
from regnum.core.errors import BadInput
from regnum.core.rng import Rng

# The three levels that people can choose as opponents.
LEVELS: dict[str, Callable[[Rng], Agent]] = {
    "easy": lambda rng: GreedyAgent(rng, slip=0.35),
    "medium": lambda rng: GreedyAgent(rng),
    "hard": lambda rng: IsmctsAgent(rng, seconds=1.0),
}
_MAKERS: dict[str, Callable[[Rng], Agent]] = {
    "random": lambda rng: RandomAgent(rng),
    "greedy": lambda rng: GreedyAgent(rng),
    "ismcts": lambda rng: IsmctsAgent(rng),
    **LEVELS,
}
_BUDGET = re.compile(r"ismcts:(?:(\d+(?:\.\d+)?)s|(\d+))")


def make_agent(name: str, rng: Rng) -> Agent:
    """Create the agent called `name`.

    Names are ``random``, ``greedy``, ``ismcts`` (0.2 s per decision), ``ismcts:0.5s``, ``ismcts:400`` (iterations,
    reproducible), ``easy``, ``medium``, ``hard``, ``bot:COMMAND`` for a program that exchanges JSON lines, and
    ``bot:tcp://host:port`` or ``bot:unix:///path`` for one that listens there.
    """
    if name.startswith("bot:"):
        return BotAgent(name[4:])
    budget = _BUDGET.fullmatch(name)
    if budget is not None:
        seconds, iterations = budget.groups()
        agent: Agent
        if seconds is not None:
            agent = IsmctsAgent(rng, seconds=float(seconds))
        else:
            agent = IsmctsAgent(rng, seconds=None, iterations=max(1, int(iterations)))
    elif name in _MAKERS:
        agent = _MAKERS[name](rng)
    else:
        raise BadInput("agent", f"{name!r} is not known; there are {', '.join(_MAKERS)}, ismcts:1s, bot:COMMAND")
    agent.name = name
    return agent
