"""The positions of the golden records, which between them put every question of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regnum.core.game import game, games
from regnum.core.record import Record
from regnum.core.state import State

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDED = [id for id in games() if (GOLDEN / id).is_dir()]


def recorded(id: str) -> Iterator[State]:
    """Every position in which somebody chooses, in the games with the most seats first; always the same object."""
    g = game(id)
    records = [Record.read(file) for file in sorted((GOLDEN / id).glob("*.jsonl"))]
    for record in sorted(records, key=lambda record: -record.header.seats):
        state = record.start(g)
        for line in record.choices:
            yield state
            state.apply(line.choice)
