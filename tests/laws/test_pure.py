"""A law of purity, for every game: an answer depends on the position alone, not on what the process did before."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import regnum
from regnum.core.board.kinds import OneOf
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.laws.pure import answer
from tests.tables import any_options

TABLES = 6
GAMES = 4  # at each table, one after the other, as in a simulation
DEPTH = 40
SHARE = 10  # one position of so many is answered
PLACES = 4


def positions(id: str) -> Iterator[State]:
    """Positions of random games, several at each of a few tables: the first without options, the others with any."""
    g = regnum.game(id)
    for n in range(TABLES):
        seats = g.seats[n % len(g.seats)]
        table = g.table(seats, any_options(g, seats, Rng(n).fork("options")) if n else {})
        for seed in range(GAMES):
            state, rng = g.set_up(table, Rng(seed)), Rng(seed)
            state.advance()
            for _ in range(DEPTH):
                if state.over:
                    break
                yield state
                state.apply(rng.pick(list(state.options())))


def with_other_words(state: State) -> Iterator[State]:
    """The same position with every other word where the board names one, such as the Scenario, at the same table."""
    g, data = state.table.game, state.to_json()
    if state.table is not g.table(state.table.seats):
        return
    del data["options"]  # else it is loaded at a table of its own
    for field in g.fields:
        if isinstance(field.kind, OneOf) and field.name in data["board"]:
            for word in field.kind.names(state):
                data["board"][field.name] = word
                yield g.load(data, strict=False)


def test_answers_are_the_same_in_a_process_that_has_done_other_things() -> None:
    """The others are asked first about the last positions, which are loaded anew, each at a table of its own.

    They are asked about places that an option of the same question has touched in another position.
    """
    random = Random(5)
    asked: list[tuple[State, list[str]]] = []
    for id in regnum.games():
        touched: dict[type, set[str]] = {}
        kept = []
        for state in positions(id):
            refs = {ref for option in state.options() for ref in state.refs(option)}
            touched.setdefault(type(state.asking), set()).update(refs)
            state.evaluate()
            if not random.randrange(SHARE):
                kept += [state.copy(), *with_other_words(state)]
        for state in kept:
            places = sorted(touched[type(state.asking)])
            asked.append((state, random.sample(places, min(PLACES, len(places)))))
    here = [answer(state, places) for state, places in asked]
    lines = [json.dumps((state.to_json(), places)) for state, places in reversed(asked)]
    fresh = subprocess.run(
        [sys.executable, "-m", "tests.laws.pure"], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    there = [json.loads(line) for line in reversed(fresh.stdout.splitlines())]
    assert len(there) == len(asked) > 300
    wrong = [
        (state.table.game.id, dict(state.table.options), places, one, other)
        for (state, places), one, other in zip(asked, here, there, strict=True)
        if one != other
    ]
    assert not wrong, (len(wrong), wrong[0])
