"""What servers that share a database tell each other, through its notifications.

Nothing here is secret: a notification says what has changed, and the others read it from the database.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Union

import msgspec

from regnum.core.log import Words
from regnum.server.wire import ChatLine

CHANNEL = "regnum"
LONGEST = 7000  # bytes of a notification; PostgreSQL takes 8000


class Stored(msgspec.Struct, tag="moved", frozen=True):
    """A table has a new log entry, or its row has changed."""

    table: str


class Said(msgspec.Struct, tag="said", frozen=True):
    """Somebody has written in the chat of a table."""

    table: str
    line: ChatLine


class Announced(msgspec.Struct, tag="announced", frozen=True):
    """Everybody at a table is to be told something, such as that a seat was taken."""

    table: str
    words: Words


class SeatsHere(msgspec.Struct, tag="here", frozen=True):
    """The seats that are connected to a table through the sender, and how many watch there."""

    table: str
    seats: list[int]
    watchers: int


class WhoIsHere(msgspec.Struct, tag="who", frozen=True):
    """The sender has loaded a table and wants to know who is connected through other servers."""

    table: str


ClusterMessage = Union[Stored, Said, Announced, SeatsHere, WhoIsHere]


class Notification(msgspec.Struct, frozen=True):
    """Several messages from one server."""

    server: str
    messages: list[ClusterMessage] = msgspec.field(name="news")


def encode(server: str, messages: Iterable[ClusterMessage]) -> Iterator[str]:
    """The payloads of notifications for `messages`, as few as possible; what is repeated is sent once."""
    head = f'{{"server":"{server}","news":['
    parts: list[str] = []
    size = len(head) + 2
    for part in dict.fromkeys(msgspec.json.encode(one).decode() for one in messages):
        length = len(part.encode()) + 1
        if parts and size + length > LONGEST:
            yield head + ",".join(parts) + "]}"
            parts, size = [], len(head) + 2
        parts.append(part)
        size += length
    if parts:
        yield head + ",".join(parts) + "]}"


decode = msgspec.json.Decoder(Notification).decode
