"""How many of something: the amounts to choose from, so that one answer says what, where and how many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.games.medioevo.constants import Numbers

LONGEST: Final = 48  # options for all amounts together; fewer in a list that offers other things too
ROUND: Final[Numbers] = (1, 2, 3, 4, 5, 10, 20, 50, 100, 200)
FEW: Final[Numbers] = (1, 5)


def amounts(most: int, ways: int, longest: int = LONGEST) -> Sequence[int]:
    """The amounts offered for each of several `ways` to use them: every one, or in a long list the round ones and all.

    Only for questions that are asked again: another number is made up of several choices.
    """
    if most * ways <= longest:
        return range(1, most + 1)
    some = [n for n in ROUND if n < most]
    if (len(some) + 1) * ways > longest:
        some = [n for n in FEW if n < most]
    return [*some, most]
