"""Option objects of 7, created once and shared by all tables."""

from __future__ import annotations

from typing import Final

from regnum.core.option import option
from regnum.games.seven.box import KINDS, PLACES, SLOTS

MOST_SEATS: Final = 6

PASS: Final = option("pass")
PASS_UNTIL_CHANGE: Final = option("pass", "until_change")
DONE: Final = option("done")
DECLINE: Final = option("decline")
ACCEPT: Final = option("accept")
HERO: Final = option("hero")
PURGE: Final = option("purge")
PAY: Final = option("pay")
# Places of the undertakings board are numbered from 1, lowest row first.
FILL: Final = [[option("fill", place + 1, slot + 1) for slot in range(SLOTS)] for place in range(PLACES)]
OUST: Final = [[option("oust", place + 1, slot + 1) for slot in range(SLOTS)] for place in range(PLACES)]
RECLAIM: Final = [[option("reclaim", place + 1, slot + 1) for slot in range(SLOTS)] for place in range(PLACES)]
COMPLETE: Final = [option("complete", place + 1) for place in range(PLACES)]
TREASURE_PILE: Final = [option("treasure", place + 1, "pile") for place in range(PLACES)]
GIFT: Final = [option("gift", kind) for kind in KINDS]
AS: Final = [option("as", kind) for kind in KINDS]
GIVE: Final = [option("give", kind) for kind in KINDS]
TAKE_RESERVE: Final = [option("take", kind, "reserve") for kind in KINDS]
TAKE_RIVAL: Final = [[option("take", kind, seat) for kind in KINDS] for seat in range(MOST_SEATS)]
ROB: Final = [option("rob", seat) for seat in range(MOST_SEATS)]
SKIP: Final = [option("skip", seat) for seat in range(MOST_SEATS)]
TARGET: Final = [option("target", seat) for seat in range(MOST_SEATS)]
EXCHANGE_GOLD: Final = [option("exchange", "gold", n) for n in range(61)]
EXCHANGE_FAME: Final = [option("exchange", "fame", n) for n in range(61)]
SHUT: Final = [option("shut", space + 1) for space in range(60)]
LEAVE: Final = option("leave")
BOTTOM: Final = option("bottom")
TAKE_CORRUPTION: Final = option("penalty", "corruption")
DRAW_SIN: Final = option("penalty", "sin")
