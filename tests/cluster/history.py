"""What clients saw and did at a table, and what the database has of it: plain data for the checker."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

# Times are seconds since 1970, as in the database.


@dataclass(slots=True)
class Request:
    """A choice that a client sent, with the answer; without one (`answer` is empty) the connection broke first."""

    client: str
    seat: int
    credential: str
    seq: int  # the last log number that the client had
    choice: str
    sent: float
    answer: str = ""  # accepted or refused
    number: int = 0  # under which it was accepted
    code: str = ""  # why it was refused


class Heard(NamedTuple):
    """A log line that a client received."""

    number: int
    kind: str
    seat: int
    choice: str
    undone: int = 0


@dataclass
class Client:
    """What a client received: log lines; positions, each with its number and that of the last line; what the table is.

    `statuses` are waiting, running and finished, as they followed one another.
    """

    name: str
    heard: list[Heard] = field(default_factory=list)
    shown: list[tuple[int, int]] = field(default_factory=list)
    statuses: list[str] = field(default_factory=list)


class Entry(NamedTuple):
    """How a client was received that came with a credential: `welcome`, or the code of a refusal."""

    at: float
    credential: str
    answer: str


@dataclass
class Revocation:
    """A seat was given up: when that was asked for, and when it was acknowledged, if it was."""

    credential: str
    asked: float
    acknowledged: float | None = None


@dataclass
class History:
    """All that happened at a table, as its clients know it."""

    table: str
    bots: frozenset[int] = frozenset()
    clock: float | None = None  # seconds, if there are clocks: then a bot may play for a person
    clients: list[Client] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    revocations: list[Revocation] = field(default_factory=list)


class StoredLine(NamedTuple):
    """A line of the log in the database; `clock` has the seconds left to each seat."""

    number: int
    line: str
    at: float
    clock: list[float] | None = None


@dataclass
class Stored:
    """What the database has of a table."""

    status: str
    header: str
    lines: list[StoredLine]
    checkpoints: dict[int, str]


class Outage(NamedTuple):
    """From the beginning of a fault until everything went on again."""

    begin: float
    end: float
