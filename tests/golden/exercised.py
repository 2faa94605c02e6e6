"""What a record exercises: options, steps, endings, and every piece of content that took part."""

from __future__ import annotations

from collections.abc import Callable

import regnum
from regnum.core.record import Record
from regnum.core.step import Ask
from tests.golden import anno890_pieces, medioevo_pieces, seven_pieces, viscounts_pieces

# For each game: the ids of content that must take part, and those that do in a state whose events tell the last choice.
PIECES: dict[str, tuple[Callable[[regnum.Game], set[str]], Callable[[regnum.State], set[str]]]] = {
    "anno890": (anno890_pieces.all_pieces, anno890_pieces.pieces_in_play),
    "medioevo": (medioevo_pieces.all_pieces, medioevo_pieces.pieces_in_play),
    "seven": (seven_pieces.all_pieces, seven_pieces.pieces_in_play),
    "viscounts": (viscounts_pieces.all_pieces, viscounts_pieces.pieces_in_play),
}


# What no record has, and why: see there.
UNRECORDED = {"medioevo": medioevo_pieces.UNRECORDED}


def to_exercise(g: regnum.Game) -> set[str]:
    """Everything that the golden records of a game must exercise between them."""
    wanted = {f"seats {n}" for n in g.seats}
    wanted |= {f"option {name}={value}" for name, option in g.options.items() for value in option.choices}
    wanted |= {f"step {name}" for name, step in g.steps.items() if issubclass(step, Ask)}
    wanted |= {f"verb {verb}" for step in g.steps.values() if issubclass(step, Ask) for verb in step.verbs}
    return (wanted | PIECES[g.id][0](g)) - UNRECORDED.get(g.id, set())


def exercised(g: regnum.Game, record: Record) -> set[str]:
    """What the game in `record` exercised."""
    seen = {f"seats {record.header.seats}"}
    seen |= {f"option {name}={value}" for name, value in record.header.options.items()}
    pieces = PIECES[g.id][1]
    state = record.start(g)
    for line in record.choices:
        option = state.resolve(line.choice)
        seen |= {f"step {type(state.asking).__name__}", f"verb {option.verb}"}
        state.events = []
        state.apply(option)
        seen |= pieces(state)
    return seen | {f"ending {state.ending()}"}
