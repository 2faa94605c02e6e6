"""What the numbers for learners mean, as data for programs in other languages: the encoding and the actions of a game.

The digests name them. What was learned with others does not fit.
"""

from __future__ import annotations

import msgspec

from regnum.core.actions import actions
from regnum.core.encoding import encoding
from regnum.core.game import Game


class PartInfo(msgspec.Struct, frozen=True):
    """A named field of an observation: its numbers lie at `offset` as an array of `shape`."""

    name: str
    offset: int
    shape: tuple[int, ...]


class EncodingInfo(msgspec.Struct, frozen=True):
    """The layout of an observation of `size` numbers; `questions` are those of the part of that name, by number."""

    digest: str
    size: int
    parts: list[PartInfo]
    questions: list[str]


class ActionsInfo(msgspec.Struct, frozen=True):
    """The actions, by number: most are options, some are words with which options are spelled."""

    digest: str
    size: int
    texts: list[str]


class Layout(msgspec.Struct, frozen=True):
    """The numbers of a game."""

    encoding: EncodingInfo
    actions: ActionsInfo


def layout(game: Game) -> Layout:
    """The layout of a game."""
    numbers, acts = encoding(game), actions(game)
    parts = [PartInfo(part.name, part.offset, part.shape) for part in numbers.parts]
    return Layout(
        EncodingInfo(numbers.digest, numbers.size, parts, list(numbers.questions)),
        ActionsInfo(acts.digest, acts.size, acts.texts),
    )
