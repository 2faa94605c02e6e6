"""What if? Tries every option of a position in worlds that the seat cannot tell from the true one.

python examples/what_if.py [WORLDS]
"""

import sys

import regnum
from regnum.agents import Outlook, make_agent
from regnum.agents.match import play_out
from regnum.core.rng import Rng


def position() -> regnum.State:
    """Somewhere in the middle of a game for two."""
    state = regnum.game("anno890").new(seats=2, seed=7)
    for _ in range(16):
        state.apply(state.options()[0])
    return state


def what_if(outlook: Outlook, option: regnum.Option, worlds: int) -> float:
    """By how many points the seat leads in the end if it chooses `option` and all play greedily from there on."""
    lead = 0
    for world in range(worlds):
        # The same worlds for every option: the difference is the option's and not that of luck.
        state = outlook.imagine(Rng(world))
        state.apply(option)
        rng = Rng(world).fork("players")
        play_out(state.table.game, state, [make_agent("greedy", rng.fork(str(n))) for n in range(state.table.seats)])
        scores = state.scores()
        lead += scores[outlook.seat] - max(points for seat, points in enumerate(scores) if seat != outlook.seat)
    return lead / worlds


if __name__ == "__main__":
    worlds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    state = position()
    outlook = Outlook(state, state.asking.seat)
    text = state.table.game.text("en")
    print(text(outlook.prompt.message))
    for option in outlook.options:
        print(f"{what_if(outlook, option, worlds):+6.1f}  {text(state.describe(option))}")
