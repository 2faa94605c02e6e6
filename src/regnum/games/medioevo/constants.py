"""Named constants of a position: owners, places off the map, marks, phases."""

from __future__ import annotations

from typing import Final

# Types of lists of constants. Of a tuple whose length it knows, the compiler makes a copy wherever it is used.
Names = tuple[str, ...]
Numbers = tuple[int, ...]

# Owners of land that are not players.
BARBARIAN: Final = -1
UNUSED: Final = -2  # 6.02.b: land in a zone that is not in play
NOBODY: Final = -1

# Positions of pieces that are not on the map.
ABSENT: Final = -2  # in the box: it may be bought
RESERVE: Final = -1  # behind its owner's panel (7.09.a)
COMMITTED: Final = -3  # marches with the crusade (3.30.5.j)
ABOARD: Final = 1000  # ABOARD + slot: a banner aboard the vehicle in that slot

BANNERS: Final = 3  # slots per player
ENGINES: Final = 3  # slots per player: two catapults, then a bombard
BOMBARD: Final = 2

# Leaders of barbarians (3.18, 3.19).
COMMANDER: Final = 1
GENERAL: Final = 2
LEADER_BONUS: Final[Numbers] = (0, 1, 2)  # 7.10.r: none, commander, general

MOST_BASE: Final = 3  # 7.10.j: dice for armies

# Vehicle marks, as bits: effects of events and trade until the end of the owner's turn, and a ship's first berth.
STOPPED: Final = 1  # it has traded (3.06.h) or may not move at all
BOUGHT: Final = 2  # it has bought at this stop (7.11.b)
NO_CROSSING: Final = 4  # it may cross neither rivers nor streams
FAIR: Final = 8  # it sells at higher prices
FIRST_BERTH: Final = 16  # 6.04.f: it has been in a foreign port since set-up
OF_A_TURN: Final = STOPPED | BOUGHT | NO_CROSSING | FAIR

# Grounds for excommunication given this turn (3.20.c, 5.01.u), as bits.
UNJUST_WAR: Final = 1
MUSLIM_ALLY: Final = 2
MISSED_CRUSADE: Final = 4
FAILED_AT_ROME: Final = 8

# Kinds of temporary terms (7.01.d), each stored as (kind, one, other, turns of one, turns of other).
TRUCE: Final = 0  # 3.26.10
IMPOSED_PASSAGE: Final = 1  # 3.26.11: `one` may pass through the land of `other`
IMPOSED_COMMERCE: Final = 2  # 3.26.12: `one` may trade in the cities of `other`

# Standing orders: questions that a seat may answer in advance, so that nobody has to wait for the answer (7.10.l,
# 5.01.o, 5.01.k). Answer 0 always means ask.
ORDERS: Final[Names] = ("battle_cards", "battle_losses", "offers", "alliance_calls")
BATTLE_CARDS: Final = 0
BATTLE_LOSSES: Final = 1
OFFERS: Final = 2
ALLIANCE_CALLS: Final = 3
ORDER_ANSWERS: Final[tuple[Names, ...]] = (
    *(("ask", "none", "all"), ("ask", "default"), ("ask", "refuse"), ("ask", "drop", "confirm")),
)

# The phases of a round and of a turn (7.01.a, 7.01.b).
PHASES: Final[Names] = (
    "setup", "swords", "empire_cards", "event_dice", "diplomacy", "reinforcements", "taxes", "purchase", "placement",
    "combat", "trade", "end_of_turn", "barbarians",
)  # fmt: skip
SETUP: Final = 0
SWORDS: Final = 1
EMPIRE_CARDS: Final = 2
EVENT_DICE: Final = 3
DIPLOMACY: Final = 4
REINFORCEMENTS: Final = 5
TAXES: Final = 6
PURCHASE: Final = 7
PLACEMENT: Final = 8
COMBAT: Final = 9
TRADE: Final = 10
END_OF_TURN: Final = 11
BARBARIANS: Final = 12

# Names of these numbers in JSON and in texts.
LEADERS: Final[Names] = ("", "commander", "barbarian_general")
MARKS: Final[Names] = ("stopped", "bought", "no_crossing", "fair", "first_berth")
CAUSES: Final[Names] = ("unjust_war", "muslim_ally", "missed_crusade", "failed_at_rome")
TERMS: Final[Names] = ("truce", "imposed_passage", "imposed_commerce")
OFF_MAP: Final = {RESERVE: "reserve", ABSENT: "absent", COMMITTED: "crusade"}
