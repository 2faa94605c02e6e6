"""Makes the golden records of a game: `python -m tests.golden.make anno890`.

Whole games, with every number of seats, that together exercise everything `tests/golden/test_golden.py` asks for. Make
them anew only when the rules are meant to change; the diff then shows what did.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import regnum
from regnum.agents import Outlook, make_agent
from regnum.core.record import Record
from regnum.core.rng import Rng
from tests.golden import medioevo_rare, seven_rare
from tests.golden.exercised import exercised, to_exercise
from tests.tables import any_options

FOLDER = Path(__file__).parent
TRIES = 3000
# Games played toward ends that ordinary play seldom reaches.
RARE: dict[str, Callable[[regnum.Game], Iterator[Record]]] = {
    "medioevo": medioevo_rare.rare_records,
    "seven": seven_rare.rare_records,
}


def main(id: str) -> None:
    g = regnum.game(id)
    folder = FOLDER / id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    missing = to_exercise(g)
    made = 0
    for record in _games(g):
        fresh = exercised(g, record) & missing
        if fresh:
            made += 1
            (folder / f"{made:02}-{record.header.seats}-seats.jsonl").write_text(record.to_text())
            missing -= fresh
        if not missing:
            break
    if missing:
        sys.exit(f"not exercised: {sorted(missing)}")
    sys.stdout.write(f"{made} records\n")


def _games(g: regnum.Game) -> Iterator[Record]:
    """Games toward rare ends first, then games of agents."""
    yield from RARE[g.id](g) if g.id in RARE else ()
    for number in range(TRIES):
        yield _play(g, g.seats[number % len(g.seats)], number)


def _play(g: regnum.Game, seats: int, number: int) -> Record:
    rng = Rng(number).fork("golden")
    names = [("greedy", "random", "easy")[rng.below(3)] for _ in range(seats)]
    agents = [make_agent(name, rng.fork(str(seat))) for seat, name in enumerate(names)]
    play = regnum.Play.begin(g, names, number, any_options(g, seats, rng))
    while not play.state.over:
        seat = play.state.asking.seat
        play.choose(agents[seat].choose(Outlook(play.state, seat)))
    return play.record


if __name__ == "__main__":
    main(sys.argv[1])
