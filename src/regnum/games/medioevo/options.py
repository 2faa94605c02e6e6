"""The options that every table shares, made once. Those that name places or cards are in `Box`."""

from __future__ import annotations

from typing import Final

from regnum.core.option import option
from regnum.games.medioevo.box import EACH_KIND, VEHICLES

MOST_SEATS: Final = 10

DONE: Final = option("done")
YES: Final = option("yes")
NO: Final = option("no")
AUTOMATIC: Final = option("automatic")
AMOUNT: Final = [option("amount", n) for n in range(401)]  # how many armies, goods, florins … of what was chosen before
PLAYER: Final = [option("player", seat) for seat in range(MOST_SEATS)]
# By slot of one player's vehicles.
ABOARD_OF: Final = [option("aboard", kind, n + 1) for kind in VEHICLES for n in range(EACH_KIND)]
# 7.02.d: the sums a bidder may choose from, besides all he has.
SUMS: Final = (
    *(0, 1, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120, 150, 175, 200, 250, 300, 350, 400, 500, 600, 700),
    *(800, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 7000, 10000, 15000, 20000, 30000, 50000, 99999),
)
