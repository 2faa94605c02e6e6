"""What a viewer is shown besides the position, as data: options, log entries, differences and previews.

`regnum.core.gate` fills these forms with what the viewer may know. They never hold one another in a circle, so the
garbage collector need not look at them (`gc=False`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regnum.core.details import Details
from regnum.core.log import EventInfo, Words


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal option: its stable text, what it means, the addresses of what it touches; its details, if asked for."""

    text: str
    words: Words
    refs: tuple[str, ...]
    details: Details | None = None


class ShownEntry(msgspec.Struct, frozen=True, gc=False):
    """A log entry as one viewer sees it.

    For a choice that is sealed to the viewer, `choice` is empty and `words` only says that a choice was made. An undo
    gives the number of choices `undone`; a note reports something else, such as a change of the rules.
    """

    kind: Literal["choice", "undo", "note"]
    seat: int
    choice: str
    words: Words | None
    events: list[EventInfo]
    undone: int


class Change(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A difference between two views: the new `value` at `path` (names, and indices from 0), or none if it is gone."""

    path: tuple[str | int, ...]
    value: Any = msgspec.UNSET


class Preview(msgspec.Struct, frozen=True):
    """What an option will certainly do: the changes to the board, and the events with their clauses."""

    option: str
    changes: list[Change]
    events: list[EventInfo]
