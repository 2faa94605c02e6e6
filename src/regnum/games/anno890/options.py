"""Option objects of 890, created once and shared by all tables."""

from __future__ import annotations

from typing import Final

from regnum.core.option import Option, option
from regnum.games.anno890.box import CROPS, ROW
from regnum.games.anno890.rules.grid import CELLS

MOST_SEATS: Final = 4
MOST_SPECIALS: Final = 12


def _cells(verb: str) -> list[Option]:
    return [option(verb, cell + 1) for cell in range(CELLS)]


CASTLE: Final = [option("castle", n + 1) for n in range(MOST_SEATS)]
TAKE_ROW: Final = [option("take", "row", n + 1) for n in range(ROW)]
TAKE_SPECIAL: Final = [option("take", "special", n + 1) for n in range(MOST_SPECIALS)]
INVENT: Final = [option("invent", "special", n + 1) for n in range(MOST_SPECIALS)]
REPLACE: Final = _cells("replace")
PASS: Final = option("pass")
PLACE: Final = _cells("place")
COINS: Final = [option("coins", crop) for crop in CROPS]
USE: Final = option("use")
DECLINE: Final = option("decline")
PUT: Final = _cells("put")
STEAL: Final = [[option("steal", seat, cell + 1) for cell in range(CELLS)] for seat in range(MOST_SEATS)]
MOVE: Final = _cells("move")
STOP: Final = option("stop")
REBUILD: Final = _cells("rebuild")
SWAP: Final = _cells("swap")
WITH: Final = _cells("with")
TOKEN: Final = [option("token", "row", n + 1) for n in range(ROW)]
LOSE: Final = _cells("lose")
