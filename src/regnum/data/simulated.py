"""Plays a match into a folder of Parquet files, on several processes; what was interrupted can be taken up again."""

from __future__ import annotations

import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from regnum.agents.match import Match, Outcome, check, play_number
from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import Game, game
from regnum.data.parquet import Writer, read_numbers, remove_incomplete
from regnum.data.played import Played, Transcript, as_text
from regnum.data.schema import VERSION

SETTINGS = "match.json"


def simulate(match: Match, games: int, folder: Path, jobs: int = 1) -> Generator[Outcome, None, None]:
    """Play the first `games` games of a match into a new folder; yields outcomes as they finish."""
    return play_into(folder, match, prepare(folder, match, games), jobs)


def prepare(folder: Path, match: Match, games: int, resume: bool = False) -> Sequence[int]:
    """Make the folder for a match; returns the numbers of the games to play.

    The folder must be new or empty. With `resume` it holds games of the same match, and only some are missing.
    """
    g = check(match)
    return _missing(match, g, games, folder) if resume else _all(match, g, games, folder)


def play_into(folder: Path, match: Match, numbers: Sequence[int], jobs: int = 1) -> Generator[Outcome, None, None]:
    """Play games of a match into a folder that `prepare` has made; yields outcomes as they finish.

    When the iterator is closed or interrupted, what has been played is written.
    """
    if jobs <= 1:
        return _play(match, game(match.game, match.content), numbers, folder, lambda: False)
    return _play_together(match, numbers, folder, jobs)


def new_folder(folder: Path) -> None:
    """Make the folder, unless it is there and empty."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        empty = next(folder.iterdir(), None) is None
    except OSError as error:
        raise BadInput(str(folder), f"cannot be written: {error.strerror}") from None
    if not empty:
        raise BadInput(str(folder), "is not empty: choose another folder, nothing is overwritten")


def _all(match: Match, g: Game, games: int, folder: Path) -> Sequence[int]:
    try:
        new_folder(folder)
    except BadInput as error:
        if (folder / SETTINGS).exists():
            raise BadInput(str(folder), "holds a match: choose another folder, or go on with --resume") from None
        raise error
    (folder / SETTINGS).write_text(json.dumps(_settings(match, g), indent=1) + "\n", encoding="utf-8")
    return range(games)


def _missing(match: Match, g: Game, games: int, folder: Path) -> Sequence[int]:
    """The numbers of the games that are not in the folder, which must hold games of the same match."""
    try:
        kept = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadInput(str(folder), "holds no match to go on with: leave out --resume") from None
    for name, value in _settings(match, g).items():
        if kept.get(name) != value:
            raise BadInput(str(folder), f"holds another match: its {name} is {kept.get(name)!r}, not {value!r}")
    remove_incomplete(folder)
    there = bytearray(games)
    for number in read_numbers(folder):
        if number < games:
            there[number] = 1
    return [number for number in range(games) if not there[number]]


def _settings(match: Match, g: Game) -> dict[str, Any]:
    """What makes the games of a match what they are."""
    options = {name: as_text(value) for name, value in match.options.items()}
    return {
        "schema": VERSION,
        "game": g.id,
        "version": g.version,
        "content": g.content_digest,
        "seats": list(match.seats),
        "rotate": match.rotate,
        "seed": match.seed,
        "options": options,
    }


def play_and_note(match: Match, number: int, g: Game) -> tuple[Outcome, Played]:
    """Play game `number` of a match, and note its course."""
    course, began = Transcript(), time.perf_counter()
    outcome = play_number(match, number, g, course)
    return outcome, course.played(list(outcome.agents), number, time.perf_counter() - began)


def _play(
    match: Match, g: Game, numbers: Sequence[int], folder: Path, stopped: Callable[[], bool]
) -> Generator[Outcome, None, None]:
    with Writer(folder) as writer:
        for number in numbers:
            if stopped():
                return
            outcome, played = play_and_note(match, number, g)
            writer.add(played, number)
            yield outcome


def _play_together(match: Match, numbers: Sequence[int], folder: Path, jobs: int) -> Generator[Outcome, None, None]:
    """Share the games among processes, each of which writes files of its own."""
    spawn = multiprocessing.get_context("spawn")
    workers, connections = [], []
    for first in range(jobs):
        here, there = spawn.Pipe()
        worker = spawn.Process(target=_work, args=(match, numbers[first::jobs], folder, there))
        worker.start()
        there.close()  # so that it is closed when the worker ends, however it ends
        workers.append(worker)
        connections.append(here)
    try:
        yield from _listen(connections)
    finally:
        for connection in connections:
            _stop(connection)
        for worker in workers:
            worker.join()


def _listen(connections: Sequence[Any]) -> Iterator[Outcome]:
    """What the workers tell: outcomes, the error that ended one, or None from each at the end."""
    left = list(connections)
    while left:
        ready: list[Any] = wait(left)
        for connection in ready:
            try:
                said = connection.recv()
            except (EOFError, OSError):
                raise BadInput("simulate", "a process ended before its time: go on with --resume") from None
            if isinstance(said, RegnumError):
                raise said
            if said is None:
                left.remove(connection)
            else:
                yield said


def _stop(connection: Any) -> None:
    """Tell a worker to stop, and wait until it has finished its game and its files."""
    try:
        connection.send(None)
        while True:
            connection.recv()
    except (EOFError, OSError):
        pass  # it is gone


def _work(match: Match, numbers: Sequence[int], folder: Path, parent: Any) -> None:
    """One of several processes: plays its share, until it is done or told to stop, or its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes: the parent tells the others to stop
    try:
        with closing(_play(match, game(match.game, match.content), numbers, folder, parent.poll)) as outcomes:
            for outcome in outcomes:
                parent.send(outcome)
        parent.send(None)
    except RegnumError as error:
        parent.send(error)
    except OSError:
        if not parent.poll():  # else the parent is gone, and what was played is written
            raise
