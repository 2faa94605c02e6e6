"""Events of the realms: set-up, treasury, buildings and pieces, movement and trade, diplomacy, attacks and conquest."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.events import EventKind, Parameter, address, fact, piece, value
from regnum.core.message import Value
from regnum.games.medioevo.box import TREATIES
from regnum.games.medioevo.events.parameters import (
    AT,
    CARD,
    HAND,
    KIND,
    MINE,
    OTHER,
    PLACE,
    PLAYER,
    RULER,
    THEIRS,
    N,
    RulerParameter,
)


class SideParameter(Parameter):
    """A side of a fight, by number: a player, or barbarians."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = s.who(value) if value >= 0 else "@barbarians"
        texts[self.name] = str(value)


class TreatyParameter(Parameter):
    """A treaty, by number."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = texts[self.name] = TREATIES[value]


PIECE: Final = piece("piece")
GOOD: Final = piece("good")
TREATY: Final = TreatyParameter("kind")
FROM: Final = address("source")  # where a piece comes from
ARMIES: Final = value("armies")
ENEMIES: Final = value("enemies")
TOTAL: Final = address("total")  # the amount of a fact that its message does not say

PACT: Final = "treaty:{kind}"

# --- set-up ----------------------------------------------------------------------------------------------------------

KINGDOM = EventKind(
    "kingdom", "6.02.e", (PLAYER, piece("kingdom")), fact("decided", "kingdom:{kingdom}", target=MINE), weight="major"
)
AUTOMATIC = EventKind("automatic", "6.04.j", (PLAYER,), fact("decided", "army", target=MINE))

# --- florins, honour, technologies -----------------------------------------------------------------------------------

EARNS = EventKind("earns", "3.22", (PLAYER, N), fact("gained", "florin", target=MINE, amount="n"), weight="minor")
PAYS = EventKind("pays", "3.22", (PLAYER, N), fact("lost", "florin", MINE, amount="n"), weight="minor")
HANDS_OVER = EventKind("hands-over", "5.01.h", (PLAYER, OTHER, N), fact("moved", "florin", MINE, THEIRS, "n"))
HANDS_OVER_SHARE = EventKind("hands-over-share", "7.11.d", (PLAYER, OTHER, N), HANDS_OVER.fact, weight="major")
_HONOUR = fact("scored", "honour", target="players.{player}.honour", amount="points")
_POINTS = (PLAYER, value("why"), N, value("total"), address("points"))
HONOUR_GAINED = EventKind("honour-gained", "4.04.a", _POINTS, _HONOUR, weight="major")
HONOUR_LOST = EventKind("honour-lost", "4.04.a", _POINTS, _HONOUR, weight="major")
COIN = EventKind("coin", "10.03.a", (PLAYER, N, value("gained")), fact("gained", "coin", target=MINE, amount="gained"))
LEARNS = EventKind(
    "learns", "3.27.e", (PLAYER, piece("technology")), fact("gained", "technology:{technology}", target=MINE)
)
LEVEL = EventKind("level", "3.28.f", (PLAYER, N), fact("changed", "level", target=MINE, amount="n"))

# --- armies, pieces, buildings ---------------------------------------------------------------------------------------

REINFORCEMENTS = EventKind(
    "reinforcements",
    "7.06.a",
    (PLAYER, N, value("home"), value("minor"), value("towers")),
    fact("gained", "army", target=MINE, amount="n"),
)
MERCENARIES = EventKind(
    "mercenaries",
    "3.26.1.a",
    (PLAYER, N),
    fact("gained", "army", target=MINE, amount="n"),
    fact("moved", "card:mercenary", HAND, "empire_discards"),
)
BUYS_WARE = EventKind("buys-ware", "7.08.a", (PLAYER, PIECE), fact("gained", "{piece}", target=MINE))
SCRAPS = EventKind("scraps", "7.08.e", (PLAYER, KIND))
GRAIN_LOST = EventKind(
    "grain-lost", "10.05.b", (PLAYER, N, PLACE), fact("lost", "grain_reserve", "{place}", amount="n")
)
EXCESS_ARMIES = EventKind(
    "excess-armies", "3.09.b", (PLAYER, N, PLACE), fact("lost", "army", "{place}", amount="n"), scene="fate"
)
EXCESS_GOODS = EventKind(
    "excess-goods", "3.09.b", (PLAYER, N, PLACE, GOOD), fact("lost", "{good}", "{place}", amount="n"), scene="fate"
)
EXCESS_PIECE = EventKind("excess-piece", "3.09.d", (PLAYER, PIECE, PLACE), scene="fate")
COMMANDER = EventKind("commander", "3.18.a", (PLACE,), fact("gained", "commander", target="{place}"))
BARBARIAN_GENERAL = EventKind(
    "barbarian-general", "3.18.a", (PLACE,), fact("gained", "barbarian_general", target="{place}")
)
PIRATES_SUNK = EventKind(
    "pirates-sunk",
    "7.04.r",
    (PLACE, address("by"), address("crew")),
    fact("lost", "pirates", "{place}", amount="crew", actor="by"),
)

# --- movement and trade ----------------------------------------------------------------------------------------------

_BANNER_CHANGES = fact("moved", "banner", "{place}", "{place}")
_ARMIES_CHANGE = fact("moved", "army", "{place}", "{place}", "n")
_GOODS_CHANGE = fact("moved", "{good}", "{place}", "{place}", "n")
BANNER_ASHORE = EventKind("banner-ashore", "3.06.e", (PLAYER, PLACE), _BANNER_CHANGES, weight="minor")
BANNER_ABOARD = EventKind("banner-aboard", "3.06.e", (PLAYER, PLACE), _BANNER_CHANGES, weight="minor")
ARMIES_ASHORE = EventKind("armies-ashore", "3.06.e", (PLAYER, N, PLACE), _ARMIES_CHANGE, weight="minor")
ARMIES_ABOARD = EventKind("armies-aboard", "3.06.e", (PLAYER, N, PLACE), _ARMIES_CHANGE, weight="minor")
GOODS_ASHORE = EventKind("goods-ashore", "3.06.f", (PLAYER, N, GOOD, PLACE), _GOODS_CHANGE, weight="minor")
GOODS_ABOARD = EventKind("goods-aboard", "3.06.f", (PLAYER, N, GOOD, PLACE), _GOODS_CHANGE, weight="minor")
TRAVELS = EventKind("travels", "3.02.f", (PLAYER, KIND, PLACE))
MARCHES = EventKind("marches", "7.10.c", (PLAYER, N, PLACE))
HAULS = EventKind("hauls", "3.14.d", (PLAYER, PLACE))
SELLS = EventKind("sells", "7.11.c", (PLAYER, N, GOOD, PLACE), fact("lost", "{good}", "{place}", amount="n"))
BUYS = EventKind("buys", "7.11.c", (PLAYER, N, GOOD, PLACE), fact("gained", "{good}", target="{place}", amount="n"))

# --- diplomacy -------------------------------------------------------------------------------------------------------

_REFUSAL = fact("decided", "refusal", MINE, THEIRS)
PROPOSES = EventKind("proposes", "5.01.o", (PLAYER, OTHER, TREATY), fact("decided", PACT, MINE, THEIRS))
OFFERS_PEACE = EventKind("offers-peace", "5.01.p1", (PLAYER, OTHER), fact("decided", "peace", MINE, THEIRS))
REFUSES = EventKind("refuses", "5.01.o", (PLAYER, OTHER), _REFUSAL, weight="major")
TURNS_DOWN = EventKind("turns-down", "5.01.o", (PLAYER, OTHER), _REFUSAL)
PACT_MADE = EventKind("pact", "5.01.o", (PLAYER, OTHER, TREATY), fact("gained", PACT, MINE, THEIRS), weight="major")
PACT_ENDS = EventKind("pact-ends", "5.01.s", (PLAYER, OTHER, TREATY))
REVOKES = EventKind("revokes", "5.01.s", (PLAYER, OTHER, TREATY), weight="major")
RENOUNCES = EventKind("renounces", "5.01.s", (PLAYER, OTHER, TREATY))
RATE = EventKind(
    "rate", "5.01.h", (PLAYER, OTHER, N, TOTAL), fact("changed", "rate", MINE, THEIRS, "total", actor="other")
)
WAIVES = EventKind("waives", "5.01.s", (PLAYER, OTHER, TOTAL), fact("lost", "rate", THEIRS, MINE, "total"))
TRUCE = EventKind("truce", "3.26.10.a", (PLAYER, OTHER, N), fact("gained", "truce", MINE, THEIRS, "n"), weight="major")
TRUCE_OVER = EventKind("truce-over", "7.01.d", (PLAYER, OTHER), fact("lost", "truce", MINE, THEIRS))
IMPOSED = EventKind(
    "imposed", "7.01.d", (PLAYER, OTHER, N, address("terms")), fact("gained", "{terms}", MINE, THEIRS, "n")
)
DECLARES_WAR = EventKind(
    "declares-war", "5.01.j", (RULER, RulerParameter("other")), fact("decided", "war", MINE, THEIRS), weight="major"
)
AT_WAR = EventKind("at-war", "5.01.j", (PLAYER, OTHER), fact("changed", "war", MINE, THEIRS), weight="major")
AT_PEACE = EventKind("at-peace", "5.01.p1", (PLAYER, OTHER), fact("changed", "peace", MINE, THEIRS), weight="major")
STANDS_BY = EventKind("stands-by", "5.01.k", (PLAYER, OTHER), fact("decided", "alliance", MINE, THEIRS), weight="major")
DROPS = EventKind("drops", "5.01.k", (PLAYER, OTHER), fact("lost", "treaty:alliance", MINE, THEIRS), weight="major")
COMPANIONS = EventKind("companions", "5.01.l", (PLAYER, OTHER), fact("gained", "treaty:alliance", MINE, THEIRS))
CASUS_BELLI = EventKind("casus-belli", "5.02.b", (PLAYER, OTHER, N), fact("gained", "casus_belli", THEIRS, MINE, "n"))
CASUS_BELLI_SPENT = EventKind(
    "casus-belli-spent", "5.02.d", (PLAYER, OTHER, N), fact("lost", "casus_belli", MINE, THEIRS, "n")
)
DEBT = EventKind(
    "debt", "5.01.p4", (PLAYER, OTHER, N, value("turns"), TOTAL), fact("changed", "debt", MINE, THEIRS, "total")
)
DEBT_ENDS = EventKind("debt-ends", "5.01.p4", (PLAYER, OTHER, N), fact("lost", "debt", MINE, THEIRS, "n"))
CEDES_VEHICLE = EventKind("cedes-vehicle", "5.01.p1", (PLAYER, OTHER, KIND))

# --- attacks and battles ---------------------------------------------------------------------------------------------

_ATTACK = fact("began", "attack", "{source}", "{place}")
ATTACKS = EventKind("attacks", "7.10.e", (PLAYER, PLACE, FROM), _ATTACK, scene="battle")
ATTACKS_PIRATES = EventKind("attacks-pirates", "7.10.e", (PLAYER, PLACE, FROM), _ATTACK, scene="battle")
ATTACKS_CRUSADE = EventKind("attacks-crusade", "3.30.5.p", (PLAYER, PLACE, FROM), _ATTACK, scene="battle")
ATTACKS_VEHICLES = EventKind(
    "attacks-vehicles",
    "7.10.e",
    (PLAYER, PLACE, FROM, OTHER),
    fact("began", "attack", "{source}", THEIRS),
    scene="battle",
)
_RAID = (PLAYER, PLACE, ARMIES, ENEMIES, FROM)
_REPELLED = fact("ended", "attack", "{source}", "{place}", actor="")
BARBARIANS_ATTACK = EventKind(
    "barbarians-attack",
    "7.04.k",
    _RAID,
    fact("began", "attack", "{source}", "{place}", "armies", actor=""),
    weight="major",
    scene="battle",
)
BARBARIANS_ATTACK_VEHICLES = EventKind(
    "barbarians-attack-vehicles",
    "7.04.k",
    _RAID,
    fact("began", "attack", "{source}", MINE, "armies", actor=""),
    weight="major",
    scene="battle",
)
BARBARIANS_REPELLED = EventKind("barbarians-repelled", "7.04.l", _RAID, _REPELLED, weight="major", scene="battle")
BARBARIANS_BEATEN = EventKind("barbarians-beaten", "7.04.l", _RAID, _REPELLED, weight="major", scene="battle")
SHOWS_CARD = EventKind(
    "shows-card", "7.10.l", (PLAYER, CARD), fact("revealed", "card:{card}", HAND, MINE), scene="battle"
)
LOSES_CARD = EventKind(
    "loses-card",
    "7.10.u",
    (PLAYER, CARD),
    fact("moved", "card:{card}", MINE, "empire_discards"),
    weight="major",
    scene="battle",
)
_THROWN = (SideParameter("side"), value("dice"), TOTAL)
_THROW = fact("rolled", "die", amount="total", actor="side")
DICE = EventKind("dice", "7.10.s", _THROWN, _THROW, scene="battle")
DICE_RAISED = EventKind("dice-raised", "7.10.m", (*_THROWN, N, value("first")), _THROW, scene="battle")
LOSSES = EventKind(
    "losses",
    "7.10.t",
    (N, value("other"), address("attacker"), AT, TOTAL),
    fact("ended", "battle", target="{at}", amount="total", actor="attacker"),
    scene="battle",
)
_LEADER_FALLS = fact("lost", "{leader}", "{at}", actor="")
LEADER_FALLS = EventKind("leader-falls", "7.10.r", (address("leader"), AT), _LEADER_FALLS, scene="battle")
BARBARIAN_GENERAL_FALLS = EventKind(
    "barbarian-general-falls", "7.10.r", (address("leader"), AT), _LEADER_FALLS, scene="battle"
)
BREAKS_OFF = EventKind(
    "breaks-off", "7.10.z", (PLAYER, AT), fact("ended", "attack", target="{at}"), weight="major", scene="battle"
)
BANNER_REMOVED = EventKind("banner-removed", "3.16.e", (PLAYER,), weight="major", scene="battle")
EXPERIENCE = EventKind(
    "experience", "7.10.y", (PLAYER, N, value("level"), AT), fact("changed", "banner", target="{at}", amount="level")
)
BLOCKADE = EventKind(
    "blockade", "7.10.blk.b", (PLAYER, OTHER, PLACE), fact("began", "blockade", THEIRS, "{place}"), weight="major"
)
BLOCKADE_ENDS = EventKind(
    "blockade-ends", "7.10.blk.e", (PLAYER, OTHER, PLACE), fact("ended", "blockade", THEIRS, "{place}")
)

# --- conquest --------------------------------------------------------------------------------------------------------

_CONQUEST = fact("gained", "territory", target="{place}")
CONQUERS = EventKind("conquers", "7.10.ca", (PLAYER, PLACE), _CONQUEST, weight="major", scene="battle")
CONQUERS_FROM = EventKind("conquers-from", "7.10.ca", (PLAYER, PLACE, OTHER), _CONQUEST, weight="major", scene="battle")
FALLS_TO_BARBARIANS = EventKind(
    "falls-to-barbarians",
    "7.04.u",
    (SideParameter("player"), PLACE, ARMIES),
    fact("lost", "territory", "{place}", actor="player"),
    weight="major",
    concerns=("player",),
    scene="battle",
)
OCCUPIES = EventKind(
    "occupies", "7.10.ca", (PLAYER, N, PLACE, FROM), fact("moved", "army", "{source}", "{place}", "n"), scene="battle"
)
STANDARD = EventKind("standard", "10.02.b", (PLAYER, PLACE, FROM), fact("moved", "standard", "{source}", "{place}"))
VEHICLE_SEIZED = EventKind("vehicle-seized", "7.10.cd", (PLAYER, KIND, OTHER), weight="major")
VEHICLE_DESTROYED = EventKind("vehicle-destroyed", "7.10.cd", (PLAYER, KIND), weight="major")
BANNER_FALLS = EventKind("banner-falls", "7.10.ce", (PLAYER,), weight="major")
BANNER_AND_GENERAL_FALL = EventKind("banner-and-general-fall", "7.10.ce", (PLAYER,), weight="major")
ELIMINATED = EventKind("eliminated", "7.10.el.a", (PLAYER,), fact("ended", "player", target=MINE), weight="major")
INHERITS = EventKind("inherits", "7.10.el.b", (PLAYER, OTHER), fact("moved", "panel", THEIRS, MINE))
INHERITS_PANEL = EventKind(
    "inherits-panel",
    "7.10.el.b",
    (PLAYER, OTHER, N, ARMIES),
    fact("moved", "florin", THEIRS, MINE, "n"),
    fact("moved", "army", THEIRS, MINE, "armies"),
)
