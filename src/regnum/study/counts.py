"""Adds up what seats are counted under, over games that are played now or read from files."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from regnum.agents.executor import processes
from regnum.agents.match import Match, check, play_number
from regnum.core.errors import BadInput
from regnum.core.game import Game, game
from regnum.core.rng import Rng
from regnum.core.table import OptionValue
from regnum.study.labels import Label, Labeller


class Counts:
    """How often seats were seen with each label, and how often they won, by number of seats at the table."""

    def __init__(self) -> None:
        self.games: dict[int, int] = defaultdict(int)
        self.wins: dict[int, float] = defaultdict(float)  # of all seats together: less than games if automata win
        self.seen: dict[tuple[Label, int], list[float]] = {}  # times and wins

    def add(self, labeller: Labeller) -> None:
        """Add a game that is over."""
        shares = labeller.shares()
        seats = len(shares)
        self.games[seats] += 1
        self.wins[seats] += sum(shares)
        for share, labels in zip(shares, labeller.labels(), strict=True):
            for label in labels:
                times = self.seen.setdefault((label, seats), [0, 0.0])
                times[0] += 1
                times[1] += share

    def merge(self, other: Counts) -> None:
        for seats, games in other.games.items():
            self.games[seats] += games
            self.wins[seats] += other.wins[seats]
        for key, (times, wins) in other.seen.items():
            mine = self.seen.setdefault(key, [0, 0.0])
            mine[0] += times
            mine[1] += wins


class Plan(msgspec.Struct, frozen=True):
    """The games of a study: a match in whose games agents change seats, and varied options take each value in turn."""

    match: Match
    vary: dict[str, list[OptionValue]] = {}
    openings: int = 1
    lang: str = "en"

    def of(self, number: int) -> Match:
        """The match whose game `number` is that of the study: each has its own deal, so that they are independent."""
        names = self.match.seats
        turn = number % len(names)
        rng = Rng(self.match.seed).fork(f"options of game {number}")
        varied = {name: values[rng.below(len(values))] for name, values in self.vary.items()}
        return msgspec.structs.replace(
            self.match, seats=names[turn:] + names[:turn], options={**self.match.options, **varied}
        )


def play(plan: Plan, games: int, jobs: int = 1) -> Iterator[Counts]:
    """Play the games of a study on `jobs` processes; yields the counts of each."""
    g = check(plan.match)
    for name, values in plan.vary.items():
        for value in values:
            g.table(len(plan.match.seats), {**plan.match.options, name: value})
    with processes(jobs) as executor:
        yield from executor.run(_player, plan, range(games))


def _player(plan: Plan) -> Callable[[int], Counts]:
    g = game(plan.match.game, plan.match.content)
    return lambda number: _play(plan, number, g)


def _play(plan: Plan, number: int, g: Game) -> Counts:
    labeller, counts = Labeller(plan.openings, plan.lang), Counts()
    play_number(plan.of(number), number, g, labeller)
    counts.add(labeller)
    return counts


class Reading(msgspec.Struct, frozen=True):
    """What to read: a pair of files (`regnum.data.parquet.pairs`), and the games in it that are meant."""

    files: tuple[Path, Path]
    game: str
    content: Path | None = None
    openings: int = 1
    lang: str = "en"


def read(readings: Sequence[Reading], jobs: int = 1) -> Iterator[Counts]:
    """Replay games from files on `jobs` processes; yields the counts of each reading."""
    with processes(jobs) as executor:
        yield from executor.run(_reader, tuple(readings), range(len(readings)))


def _reader(readings: Sequence[Reading]) -> Callable[[int], Counts]:
    return lambda number: _read(readings[number])


def _read(reading: Reading) -> Counts:
    from regnum.data.parquet import read_pair  # pyarrow is slow to load and optional
    from regnum.data.records import replayed

    g, counts = game(reading.game, reading.content), Counts()
    for played in read_pair(*reading.files):
        if played.game != reading.game:
            continue
        labeller, positions = Labeller(reading.openings, reading.lang), replayed(played, g)
        state = next(positions)
        labeller.begin(state, played.seed)
        for decision in played.course:
            labeller.chosen(state, state.resolve(decision.choice))
            next(positions)
        if not state.over:
            raise BadInput(f"game {played.id}", "is not over when it is replayed: the rules have changed since")
        counts.add(labeller)
    return counts
