"""Questions that the rules settle if no answer comes in time: for somebody who is not here they do not wait for ever.

The settings of the table say how long; what is then chosen is a choice of that seat like any other.
"""

from __future__ import annotations

from typing import NamedTuple

from regnum.core.sealed import all_asked
from regnum.server.table.live_table import LiveTable


class Lapsed(NamedTuple):
    """In the eyes of the rules `seat` has answered with `choice`."""

    seat: int
    choice: str


def may_lapse(table: LiveTable) -> bool:
    """Whether a question is put now that is settled if a person stays away."""
    game = table.game
    if not game.running or not game.row.clock.answer_within or game.state.asking.unanswered() is None:
        return False
    return any(game.bot_at(seat) is None for seat in all_asked(game.state))


def lapsed(table: LiveTable) -> list[Lapsed]:
    """The questions whose time is over for people who are not here: all of a sealed round at once."""
    game, presence = table.game, table.views.presence
    found: list[Lapsed] = []
    if not may_lapse(table) or game.clock.paused or game.store.now() - game.clock_read < game.row.clock.answer_within:
        return found
    for seat in all_asked(game.state):
        if game.bot_at(seat) is None and presence.is_away(seat):
            state = game.play.facing(seat)
            option = None if state is None else state.asking.unanswered()
            if option is not None:
                found.append(Lapsed(seat, option.text))
    return found
