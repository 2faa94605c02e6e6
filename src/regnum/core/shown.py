"""What a viewer is shown besides the position, as data: options, log entries, differences, previews and points.

`regnum.core.gate` fills these forms with what the viewer may know. They never hold one another in a circle, so the
garbage collector need not look at them (`gc=False`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regnum.core.details import Details
from regnum.core.log import EventInfo, Words
from regnum.core.message import Prompt


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal option: its stable text, what it means, the addresses of what it touches; its details, if asked for.

    `prepares`: whether the question after it may be answered before it is made.
    """

    text: str
    words: Words
    refs: tuple[str, ...]
    details: Details | None = None
    prepares: bool = False


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """A log entry as far as this viewer may know it, with its number."""

    kind: Literal["choice", "undo", "note"]  # a note reports something else, such as a change of the rules
    seat: int
    choice: str  # empty if the choice is sealed to the viewer; `words` then only say that one was made
    words: Words | None
    events: list[EventInfo]
    undone: int  # the number of choices that were undone
    seq: int


class Change(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A difference between two views: the new `value` at `path` (names, and indices from 0), or none if it is gone."""

    path: tuple[str | int, ...]
    value: Any = msgspec.UNSET


class Preview(msgspec.Struct, frozen=True):
    """What an option will certainly do: the changes to the board, and the events with their clauses."""

    option: str
    changes: list[Change]
    events: list[EventInfo]


class Prepared(msgspec.Struct, frozen=True):
    """What is asked after a choice that is not made yet: the step and the prompt of the question, and its options.

    `changes`: those of the board up to what the choice reveals; `previews`: what each option will certainly do then.
    """

    changes: list[Change]
    step: str
    prompt: Prompt
    options: list[OptionInfo]
    previews: list[Preview]


class SheetLine(msgspec.Struct, frozen=True, gc=False):
    """A line of a score sheet; a remark on how somebody won belongs to no `category` and is worth nothing."""

    seat: int
    points: int
    words: Words
    clause: str
    category: str
