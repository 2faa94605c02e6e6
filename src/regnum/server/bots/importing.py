"""Reads a recorded game for import, in a worker process: a record from a stranger may take long to replay."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from regnum.core.errors import BadInput
from regnum.core.log import LogEntry
from regnum.core.play import Play
from regnum.core.record import Checkpoint, ChoiceLine, Record

MOST_CHOICES = 20_000
SECONDS = 20.0  # of CPU time, so that a busy machine refuses no record


class Imported(msgspec.Struct):
    """A game as the store keeps it: header, log entries and checkpoints by number of choices, as JSON lines."""

    header: str
    players: list[str]
    log: list[tuple[int, str, str]]
    checkpoints: dict[int, str]
    over: bool


def read_record(data: bytes) -> Imported:
    """Check a record, and play it again without the choices that were undone."""
    record = Record.from_bytes(data)
    header = record.header
    if record.resumed is not None:
        raise BadInput("record", "continues after a change of rules or content: only whole games can be imported")
    if any(not 1 <= len(name) <= 30 or not name.isprintable() for name in header.players):
        raise BadInput("record: line 1.players", "a name must have 1 to 30 printable characters")
    choices = record.choices
    if len(choices) > MOST_CHOICES:
        raise BadInput("record", f"has {len(choices)} choices; at most {MOST_CHOICES} can be imported")
    deadline = time.thread_time() + SECONDS
    for _ in record.replay():  # replaying checks every line
        _check_time(deadline)
    play = Play.begin(record.game(), header.players, header.seed, header.options)
    entries: list[LogEntry] = []
    for gesture in _gestures(choices):
        _check_time(deadline)
        made = play.gesture(gesture) if len(gesture) > 1 else []
        entries += made or [play.choose(gesture[0])]
        entries += [play.choose(choice) for choice in gesture[max(1, len(made)) :]]
    lines = [line for line in play.record.lines if isinstance(line, ChoiceLine)]
    log = [(n, _encode(line), _encode(entry)) for n, (line, entry) in enumerate(zip(lines, entries, strict=True), 1)]
    checkpoints = {line.checkpoint: _encode(line) for line in play.record.lines if isinstance(line, Checkpoint)}
    return Imported(_encode(play.record.header), header.players, log, checkpoints, play.state.over)


def _gestures(choices: list[ChoiceLine]) -> Iterator[list[str]]:
    at = 0
    while at < len(choices):
        size = max(1, choices[at].gesture)
        yield [line.choice for line in choices[at : at + size]]
        at += size


def _check_time(deadline: float) -> None:
    if time.thread_time() > deadline:
        raise BadInput("record", f"takes longer than {SECONDS:.0f} seconds to replay: it cannot be imported here")


def _encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
