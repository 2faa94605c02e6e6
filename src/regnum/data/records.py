"""Recorded games, such as those of a server, in the form of simulated ones; and games read back as positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regnum.core.errors import BadInput
from regnum.core.game import Game, game
from regnum.core.record import Record
from regnum.core.state import State
from regnum.data.played import Played, Transcript


def converted(record: Record, content: Path | None = None) -> Played | None:
    """A recorded game, without what was undone; None if it is not over. Every line is checked on the way."""
    g = record.game(content)
    if record.resumed is not None:
        raise BadInput("record", "was resumed after a change of content: it cannot be replayed from its beginning")
    course, positions = Transcript(), record.replay(g)
    state = next(positions)
    course.begin(state, record.header.seed)
    for line in record.choices:
        course.chosen(state, state.resolve(line.choice))
        next(positions)
        course.carried_out(state)
    next(positions, None)  # checks the end
    return course.played(list(record.header.players)) if state.over else None


def replayed(played: Played, g: Game | None = None) -> Iterator[State]:
    """The positions of a game: before its first decision, and after each; it is always the same object.

    `g` is the game with the content that it was played with; without it, the content of the box.
    """
    g = g or game(played.game)
    if (g.id, g.content_digest) != (played.game, played.content):
        raise BadInput(f"game {played.id}", "was played with other content: give the same overlay with --content")
    options = {}
    for name, text in played.options.items():
        value = g.options[name].read(text) if name in g.options else None
        if value is None:
            raise BadInput(f"game {played.id}", f"has the table option {name}={text}, which the rules no longer know")
        options[name] = value
    state = g.new(played.seats, played.seed, options)
    yield state
    for decision in played.course:
        state.apply(decision.choice)
        yield state
