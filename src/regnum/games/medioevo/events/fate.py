"""Events of fate: the course of a round, event dice, events, calamities, barbarians, cards, the Church, the crusade."""

from __future__ import annotations

from typing import Final

from regnum.core.events import EventKind, address, fact, piece, value
from regnum.games.medioevo.events.parameters import (
    AT,
    CARD,
    DRAWN,
    HAND,
    MINE,
    OTHER,
    PLACE,
    PLAYER,
    RULER,
    THEIRS,
    VEHICLE,
    AmountsParameter,
    N,
    PlaceParameter,
)

# Who gives or loses something in a place: only facts name him.
OWNER: Final = address("owner")

# --- the course of a round -------------------------------------------------------------------------------------------

ROUND: Final = EventKind("round", "7.01.a", (N,), fact("began", "round", target="round", amount="n"), weight="major")
TURN: Final = EventKind("turn", "7.01.b", (RULER,), fact("began", "turn", target=MINE))
SWORD: Final = EventKind(
    "sword", "7.02.e", (PLAYER, value("sword")), fact("gained", "sword", target=MINE, amount="sword")
)
ORDER: Final = EventKind(
    "order", "7.02.g", (PLAYER, N), fact("changed", "sword", target="order", amount="n"), weight="minor"
)

# --- event dice ------------------------------------------------------------------------------------------------------

DICE_SKULLS: Final = EventKind(
    "dice-skulls",
    "7.04.a",
    (PLAYER, value("one"), value("other"), value("skulls"), value("double")),
    fact("rolled", "event_die", amount="skulls"),
    scene="fate",
)
BARBARIANS_GROW: Final = EventKind(
    "barbarians-grow",
    "7.04.i",
    (address("lands"),),
    fact("gained", "host", amount="lands"),
    weight="major",
    scene="fate",
)
BARBARIANS_BUILD: Final = EventKind(
    "barbarians-build", "7.04.h", (), fact("changed", "level"), weight="major", scene="fate"
)
REBELLION_DIE: Final = EventKind("rebellion-die", "7.04.d", (N,), fact("rolled", "die", amount="n"), scene="fate")
REBELS: Final = EventKind(
    "rebels",
    "7.04.e",
    (PLAYER, PLACE, N),
    fact("lost", "territory", "{place}"),
    fact("gained", "army", target="{place}", amount="n", actor=""),
    weight="major",
    scene="fate",
)
LOST_WITH: Final = EventKind("lost-with", "7.04.e", (PLAYER, PLACE, value("pieces")), weight="major", scene="fate")

# --- events ----------------------------------------------------------------------------------------------------------

EVENT: Final = EventKind(
    "card",
    "3.29.c",
    (DRAWN, piece("zone", "place")),
    fact("revealed", "event_card:{card}", "event_pile", "event_discards", actor=""),
    weight="major",
    scene="fate",
)
_COURSE: Final = fact("changed", "course:{vehicle}", target="{place}")
_COURSE_BY: Final = fact("changed", "course:{vehicle}", target="{place}", amount="n")
VEHICLE_FASTER: Final = EventKind("vehicle-faster", "3.29.e", (VEHICLE, N), _COURSE_BY, scene="fate")
VEHICLE_SLOWER: Final = EventKind("vehicle-slower", "3.29.e", (VEHICLE, N), _COURSE_BY, scene="fate")
VEHICLE_FAIR: Final = EventKind("vehicle-fair", "3.29.e", (VEHICLE, N), _COURSE_BY, scene="fate")
VEHICLE_STOPPED: Final = EventKind("vehicle-stopped", "3.29.e", (VEHICLE,), _COURSE, scene="fate")
VEHICLE_NO_CROSSING: Final = EventKind("vehicle-no-crossing", "3.29.e", (VEHICLE,), _COURSE, scene="fate")
VEHICLE_GAINS: Final = EventKind(
    "vehicle-gains",
    "3.29.d",
    (VEHICLE, N, address("good")),
    fact("gained", "{good}", target="{place}", amount="n"),
    scene="fate",
)
VEHICLE_LOSES: Final = EventKind("vehicle-loses", "3.29.d", (VEHICLE, N), recap="loads-lost", scene="fate")
VEHICLE_LOST: Final = EventKind(
    "vehicle-lost", "3.29.d", (VEHICLE,), weight="major", recap="vehicles-lost", scene="fate"
)
PIRATES_SAIL: Final = EventKind(
    "pirates-sail",
    "3.29.d",
    (PLACE, N),
    fact("gained", "pirates", target="{place}", amount="n", actor=""),
    scene="fate",
)

# --- calamities ------------------------------------------------------------------------------------------------------

CALAMITY: Final = EventKind(
    "calamity",
    "3.30.a",
    (PLAYER, DRAWN),
    fact("revealed", "calamity:{card}", "calamity_pile", "calamity_discards"),
    weight="major",
    scene="fate",
)
GOLD: Final = EventKind(
    "gold",
    "3.30.1.a",
    (PLAYER, N, AT),
    fact("gained", "gold", target="{at}", amount="n"),
    fact("lost", "iron", "{at}", amount="n"),
    scene="fate",
)
BANNER_OVERBOARD: Final = EventKind("banner-overboard", "3.30.17.a", (VEHICLE,), recap="banners-lost", scene="fate")
CITY_FLOODED: Final = EventKind("city-flooded", "3.30.17.b", (PLACE, N, OWNER), scene="fate", concerns=("owner",))
DISORDER: Final = EventKind(
    "disorder", "3.30.6.a", (PLACE, AmountsParameter("levels"), OWNER), scene="fate", concerns=("owner",)
)
SLAVES_RISE: Final = EventKind(
    "slaves-rise",
    "3.30.15.d",
    (N, PLACE, OWNER),
    fact("lost", "slaves", "{place}", amount="n", actor="owner"),
    scene="fate",
    concerns=("owner",),
)
CITY_LOWERED: Final = EventKind("city-lowered", "3.30.15.a", (PLACE, N, OWNER), scene="fate", concerns=("owner",))
CATHEDRAL_LOST: Final = EventKind(
    "cathedral-lost",
    "3.30.11.a",
    (PLACE, OWNER),
    fact("lost", "cathedral", "{place}", actor="owner"),
    weight="major",
    scene="fate",
    concerns=("owner",),
)
THROWS: Final = EventKind("throws", "3.30.7.a", (PLAYER, N), fact("rolled", "die", amount="n"), weight="minor")
RECEIVES_KINGDOM: Final = EventKind(
    "receives-kingdom",
    "3.30.7.b",
    (PLAYER, piece("kingdom")),
    fact("gained", "kingdom:{kingdom}", target=MINE),
    weight="major",
    scene="fate",
)
SHOWS_HEROINE: Final = EventKind(
    "shows-heroine", "3.30.9.a", (PLAYER,), fact("revealed", "card:heroine", HAND), scene="fate"
)
DECEIVES: Final = EventKind(
    "deceives", "3.30.10.a", (PLAYER, OTHER), fact("decided", "calamity:deceit", MINE, THEIRS), scene="fate"
)
GENERAL_LOST: Final = EventKind(
    "general-lost", "3.30.10.a", (PLAYER, AT), fact("lost", "general", "{at}"), weight="major", scene="fate"
)
SECEDES: Final = EventKind(
    "secedes",
    "3.30.8.f",
    (PLAYER, OTHER, PLACE),
    fact("moved", "territory", "{place}", THEIRS),
    weight="major",
    scene="fate",
)
LOSES_ARMIES: Final = EventKind(
    "loses-armies", "3.30.3.a", (PLAYER, N), fact("decided", "army", target=MINE, amount="n"), scene="fate"
)
ARMIES_FROM: Final = EventKind("armies-from", "3.30.3.e", (PLAYER, value("places")), weight="minor")
HORDE: Final = EventKind(
    "horde",
    "3.30.12.a",
    (piece("invasion"), N, AT),
    fact("began", "invasion:{invasion}", target="{at}", amount="n"),
    weight="major",
    scene="fate",
)
PIRATE_FLEET: Final = EventKind(
    "pirate-fleet",
    "3.30.14.a",
    (piece("zone", "place"), N),
    fact("began", "pirates", amount="n"),
    weight="major",
    scene="fate",
)

# --- barbarians ------------------------------------------------------------------------------------------------------

LEADERS_RECRUIT: Final = EventKind("leaders-recruit", "7.12.a", (N,))
BARBARIAN_FORT: Final = EventKind(
    "barbarian-fort", "7.04.n", (PLACE,), fact("gained", "fort", target="{place}"), fact("lost", "army", "{place}")
)
TREASURE: Final = EventKind(
    "treasure",
    "10.07.b",
    (PLAYER, piece("treasure")),
    fact("revealed", "treasure:{treasure}", "treasure_pile", "treasure_discards"),
)
DESERTERS: Final = EventKind("deserters", "10.07.c", (PLAYER, N, AT), fact("gained", "army", target="{at}", amount="n"))
TREASURE_GOODS: Final = EventKind(
    "treasure-goods",
    "10.07.d",
    (piece("good"), N, PLACE),
    fact("gained", "{good}", target="{place}", amount="n", actor=""),
)

# --- cards and coins -------------------------------------------------------------------------------------------------

DRAWS: Final = EventKind("draws", "7.03.a", (PLAYER,), fact("moved", "card", "empire_pile", HAND), weight="minor")
DRAWS_CARD: Final = EventKind(
    "draws-card", "7.03.a", (PLAYER, CARD), fact("revealed", "card:{card}", "empire_pile", HAND), weight="major"
)
TAKES_CARD: Final = EventKind("takes-card", "3.26.9.a", (PLAYER, OTHER, AT), fact("moved", "card", "{at}", HAND))
STEALS: Final = EventKind(
    "steals", "3.26.9.a", (PLAYER, OTHER, CARD, AT), fact("revealed", "card:{card}", "{at}", HAND), weight="major"
)
PLAYS: Final = EventKind("plays", "3.26.d", (PLAYER, CARD), fact("moved", "card:{card}", HAND, "empire_discards"))
TURNS_UP: Final = EventKind("turns-up", "3.26.c", (PLAYER, CARD), fact("revealed", "card:{card}", HAND, MINE))
PLAYS_AGAINST: Final = EventKind(
    "plays-against", "3.26.8.a", (PLAYER, OTHER, CARD), fact("decided", "card:{card}", MINE, THEIRS)
)
PARRIES: Final = EventKind(
    "parries", "3.26.8.b", (PLAYER, OTHER), fact("moved", "card:assassin", HAND, "empire_discards")
)
ELIMINATES: Final = EventKind(
    "eliminates",
    "3.26.8.a",
    (PLAYER, OTHER, CARD, AT),
    fact("lost", "card:{card}", "{at}", "empire_discards"),
    weight="major",
)
CATHEDRAL_TAKEN: Final = EventKind(
    "cathedral-taken",
    "3.26.16.a",
    (OTHER, PLACE, OWNER),
    fact("lost", "cathedral", "{place}", actor="owner"),
    concerns=("other", "owner"),
)
PLACES: Final = EventKind(
    "places", "6.04.b", (PLAYER, PLACE, piece("piece")), fact("gained", "{piece}", target="{place}")
)
SPENDS_COIN: Final = EventKind("spends-coin", "10.03.b", (PLAYER, N), fact("lost", "coin", MINE))
RESERVES_ARMIES: Final = EventKind(
    "reserves-armies", "10.03.c", (PLAYER, address("armies")), fact("gained", "army", target=MINE, amount="armies")
)
PLACES_ARMIES: Final = EventKind(
    "places-armies", "10.03.c", (PLAYER, N, PLACE), fact("gained", "army", target="{place}", amount="n")
)

# --- the Church ------------------------------------------------------------------------------------------------------

POPE: Final = EventKind("pope", "3.20.i", (PLAYER,), fact("gained", "card:pope", target="pope"), weight="major")
POPE_DIES: Final = EventKind(
    "pope-dies",
    "3.26.17.d",
    (OWNER,),
    fact("lost", "card:pope", "pope", actor="owner"),
    weight="major",
    scene="fate",
    concerns=("owner",),
)
CEDES: Final = EventKind(
    "cedes", "3.20.i", (PLAYER, OTHER, PLACE), fact("moved", "territory", "{place}", THEIRS), weight="major"
)
EXCOMMUNICATED: Final = EventKind(
    "excommunicated",
    "3.20.d",
    (PLAYER, value("causes")),
    fact("changed", "excommunicated", target=MINE),
    weight="major",
)

# --- the crusade -----------------------------------------------------------------------------------------------------

REFUSES_CRUSADE: Final = EventKind("refuses-crusade", "3.30.5.b", (PLAYER,), fact("decided", "refusal", MINE))
JOINS_CRUSADE: Final = EventKind("joins-crusade", "3.30.5.b", (PLAYER,), fact("decided", "crusade", MINE))
CRUSADE: Final = EventKind(
    "crusade",
    "3.30.5.i",
    (PLACE, PlaceParameter("start"), N, value("round"), OWNER),
    fact("began", "crusade", "{start}", "{place}", "n", actor="owner"),
    weight="major",
)
COMMITS_ARMIES: Final = EventKind(
    "commits-armies", "3.30.5.j", (PLAYER, N, AT), fact("moved", "army", "{at}", "crusade", "n")
)
COMMITS_PIECE: Final = EventKind("commits-piece", "3.30.5.j", (PLAYER, piece("piece")))
CRUSADE_MOVES: Final = EventKind(
    "crusade-moves",
    "3.30.5.o",
    (PLACE, AT, OWNER),
    fact("moved", "crusade", "{at}", "{place}", actor="owner"),
    weight="major",
)
ENGINE_FALLS: Final = EventKind("engine-falls", "3.30.5.v", (PLAYER, piece("piece")))
CRUSADE_FAILS: Final = EventKind("crusade-fails", "3.30.5.w", (), fact("ended", "crusade", amount=0), weight="major")
CRUSADE_SUCCEEDS: Final = EventKind(
    "crusade-succeeds", "3.30.5.w", (OWNER, AT), fact("ended", "crusade", target="{at}", actor="owner"), weight="major"
)

# --- the end ---------------------------------------------------------------------------------------------------------

WINS: Final = EventKind("wins", "4.02.b", (PLAYER, N), fact("ended", "game", target=MINE, amount="n"))
