"""The options that do not depend on the content, built once; those that name places or kingdoms are in `Box`."""

from __future__ import annotations

from typing import Final

from regnum.core.option import option
from regnum.games.medioevo.box import BUILDINGS, CARDS, EACH_KIND, GOODS, TECHNOLOGIES, TREATIES, VEHICLES
from regnum.games.medioevo.constants import BANNERS, ENGINES, Names, Numbers

MOST_SEATS: Final = 10

DONE: Final = option("done")
END_TURN: Final = option("end_turn")  # pass over everything that this turn still offers
YES: Final = option("yes")
NO: Final = option("no")
AUTOMATIC: Final = option("automatic")
AMOUNT: Final = [option("amount", n) for n in range(401)]  # how many armies, goods, florins … of what was chosen before
PLAYER: Final = [option("player", seat) for seat in range(MOST_SEATS)]
LEARN: Final = [option("learn", id) for id in TECHNOLOGIES]
PLAY: Final = [option("play", id) for id in CARDS]
CARD: Final = [option("card", id) for id in CARDS]
# By slot of one player's vehicles.
ABOARD_OF: Final = [option("aboard", kind, n + 1) for kind in VEHICLES for n in range(EACH_KIND)]
USE: Final = [option("use", kind, n + 1) for kind in VEHICLES for n in range(EACH_KIND)]
BANNER: Final = [option("banner", n + 1) for n in range(BANNERS)]  # by slot of one player's banners
ENGINE: Final = [option("engine", n + 1) for n in range(ENGINES)]
ARMIES: Final = option("cargo", "armies")
CARGO: Final = option("cargo", "goods")
GOOD: Final = [option("good", id) for id in GOODS]
# What is bought (7.08.a) and brought onto the map (7.09.a).
WARES: Final[Names] = (*BUILDINGS, *VEHICLES, "banner", "general", "catapult", "bombard", "grain_reserve")
BUY_WARE: Final = {id: option("buy", id) for id in WARES}
HIRE: Final = [option("hire", n) for n in range(16)]  # mercenaries (3.26.1)
SCRAP: Final = option("scrap")
TO_RESERVE: Final = option("reserve")
# War (7.10): with how many base armies or how long, with which cards; how many occupy.
FIGHT: Final = [option("fight", n) for n in range(4)]
FIGHT_ON: Final = [option("fight_on", n) for n in range(400)]  # fight until at most n armies are left
BREAK_OFF: Final = option("break_off")
OCCUPY: Final = [option("occupy", n) for n in range(401)]
OCCUPY_WITH_BANNER: Final = [option("occupy", n, "banner") for n in range(401)]
NO_CARDS: Final = option("no_cards")
# 10.03.b: what an honour coin buys.
COIN: Final = [option("coin", what) for what in ("card", "armies", "florins")]
# Diplomacy (5.01), by treaty; the paid variants spend casus belli instead of honour (5.02.d).
PROPOSE: Final = [option("propose", id) for id in TREATIES[:-1]]
REVOKE: Final = [option("revoke", id) for id in TREATIES[:-1]]
RENOUNCE: Final = [option("renounce", id) for id in TREATIES[:2]]
COUNTER: Final = [option("counter", id) for id in TREATIES[:-1]]
PAID: Final = "casus_belli"
PROPOSE_PAID: Final = [option("propose", id, PAID) for id in TREATIES[:-1]]
REVOKE_PAID: Final = [option("revoke", id, PAID) for id in TREATIES[:-1]]
COUNTER_PAID: Final = [option("counter", id, PAID) for id in TREATIES[:-1]]
DECLARE: Final = option("declare", "war")
DECLARE_PAID: Final = option("declare", "war", PAID)
PEACE: Final = option("peace")
WAIVE: Final = option("waive")
COUNTER_FLORINS: Final = option("counter", "florins")
COUNTER_PEACE: Final = option("counter", "peace")
SET_ORDERS: Final = option("orders")
# 5.01.p, 5.01.p1: the sums that can be named.
NAMED_SUMS: Final[Numbers] = (10, 25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000)
FLORINS: Final = [option("florins", n) for n in NAMED_SUMS]
ARTICLES: Final[Names] = ("florins", "instalment", "vehicle", "territory", "card", "pope")
OFFER: Final = {what: option("offer", what) for what in ARTICLES}
DEMAND: Final = {what: option("demand", what) for what in ARTICLES}
TRANSPORT: Final = [option("transport", kind, n + 1) for kind in VEHICLES for n in range(EACH_KIND)]
COMMIT: Final = option("crusade")  # 3.30.5.j
# 7.02.d: the bids to choose from, besides all the florins of the bidder.
SUMS: Final[Numbers] = (
    *(0, 1, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120, 150, 175, 200, 250, 300, 350, 400, 500, 600, 700),
    *(800, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 7000, 10000, 15000, 20000, 30000, 50000, 99999),
)
BIDS: Final = [option("bid", n) for n in SUMS]
