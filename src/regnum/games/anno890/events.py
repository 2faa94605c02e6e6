"""What can happen in 890: each kind of event declared once."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.events import EventKind, Parameter, address, fact, piece, player, value
from regnum.core.message import Value
from regnum.games.anno890.rules.grid import CELLS, space_address


class Space(Parameter):
    """A space of a Kingdom: in words its seat, number and tile, in facts also its address."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words.update(s.place(value))
        texts[self.name] = space_address(value)
        texts["seat"] = str(value // CELLS)
        texts["tile"] = s.box.tile_ids[abs(s.tiles[value])]


class SpaceAndTokens(Space):
    """A space, in words with the tokens on it."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        Space.put(self, s, value, words, texts)
        words.update(s.place_and_tokens(value))


SEAT: Final = player("seat")
FROM: Final = player("from")
TILE: Final = piece("tile")
CHARACTER: Final = piece("character")
CROP: Final = piece("crop")
WHAT: Final = value("what")
N: Final = value("n")
SPACE: Final = Space("space")
SOURCE: Final = address("source")
TOKEN: Final = address("token")  # a kind of token

# The course of the game.
CASTLE: Final = EventKind(
    "castle", "setup.20", (SPACE, SOURCE), fact("moved", "tile:{tile}", "{source}", "{space}", actor="seat")
)
TURN: Final = EventKind(
    "turn", "flow.1", (SEAT, value("round")), fact("began", "turn", target="kingdoms.{seat}"), weight="minor"
)
END: Final = EventKind("end", "end.1", (), fact("ended", "game"), weight="major")
DRAWS: Final = EventKind("draws", "char.1", (SEAT, N), fact("moved", "character", "deck", "drawn", "n"))
KEEPS: Final = EventKind(
    "keeps", "char.1", (SEAT, CHARACTER), fact("moved", "character:{character}", "drawn", "kingdoms.{seat}.kept")
)

# Taking and placing.
TAKES: Final = EventKind(
    "takes",
    "take.3",
    (SEAT, TILE, value("cost"), value("only"), SOURCE),
    fact("moved", "tile:{tile}", "{source}", "taken"),
    beside="unasked",
)
INVENTS: Final = EventKind(
    "invents", "char.15", (SEAT, TILE, value("cost"), value("only"), SOURCE), TAKES.fact, weight="major"
)
REFILL: Final = EventKind(
    "refill", "take.8", (TILE, SOURCE), fact("moved", "tile:{tile}", "stack", "{source}"), weight="minor"
)
DISCARDS_TILE: Final = EventKind(
    "discards-tile", "repl.1", (SpaceAndTokens("space"),), fact("moved", "tile:{tile}", "{space}", "out", actor="seat")
)
PLACES: Final = EventKind(
    "places", "place.1", (SPACE,), fact("moved", "tile:{tile}", "taken", "{space}", actor="seat"), weight="minor"
)

# Coins and tokens.
GAINS_COINS: Final = EventKind(
    "gains-coins", "icon.4", (SEAT, N, SOURCE), fact("gained", "coin", "{source}", "kingdoms.{seat}.coins", "n")
)
LOSES_COINS: Final = EventKind(
    "loses-coins", "icon.5", (SEAT, N), fact("lost", "coin", "kingdoms.{seat}.coins", "supply.coins", "n")
)
TITHE: Final = EventKind(
    "tithe",
    "icon.6",
    (SEAT, FROM, N),
    fact("moved", "coin", "kingdoms.{from}.coins", "kingdoms.{seat}.coins"),
    beside="told",
)
TITHE_UNPAID: Final = EventKind(
    "tithe-unpaid",
    "icon.8",
    (SEAT, FROM),
    fact("decided", "tithe", target="kingdoms.{from}.coins", actor="from"),
    beside="told",
)
TOWERS: Final = EventKind(
    "towers",
    "icon.1",
    (SPACE, N, value("defence")),
    fact("gained", "tower", "supply.towers", "{space}", "n", actor="seat"),
)
NOBLES: Final = EventKind(
    "nobles", "icon.3", (SPACE, N), fact("gained", "noble", "supply.nobles", "{space}", "n", actor="seat")
)
SARACENS: Final = EventKind(
    "saracens",
    "icon.2",
    (N, value("invader"), value("defence"), address("seat"), address("space"), address("tokens")),
    fact("moved", "saracen", "{space}", "invader", "n", actor="seat"),
    fact("lost", "saracen", "taken", "supply.saracens", "tokens", actor="seat"),
)
TOKEN_BESIDE: Final = EventKind(
    "token", "char.20", (SEAT, TILE, address()), fact("moved", "saracen", "supply.saracens", "{at}")
)

# Trios and Characters.
_TRIO = (SEAT, CROP, value("first"), value("second"), value("third"), SOURCE, address("target"))
TRIO: Final = EventKind(
    "trio", "trio.2", _TRIO, fact("gained", "trio:{crop}", "{source}", "{target}"), weight="major", scene="trio"
)
TRIO_SHARED: Final = EventKind(
    "trio-shared", "trio.5", (*_TRIO, piece("other", "crop")), TRIO.fact, weight="major", scene="trio"
)
ATTRACTS: Final = EventKind(
    "attracts",
    "trio.8",
    (SEAT, CHARACTER, address("banner")),
    fact("moved", "character:{character}", "banners.{banner}", "kingdoms.{seat}.characters"),
)
NO_EFFECT: Final = EventKind(
    "no-effect",
    "trio.18",
    (CHARACTER, address("seat")),
    fact("decided", "character:{character}", target="kingdoms.{seat}.characters", actor="seat"),
    beside="told",
)
STEALS_COINS: Final = EventKind("steals-coins", "char.17", (SEAT, FROM, N), TITHE.fact)
STEALS: Final = EventKind(
    "steals",
    "char.12",
    (SPACE, FROM, SEAT, WHAT, TOKEN, address("target")),
    fact("moved", "{token}", "{space}", "{target}", actor="seat"),
)
PUTS: Final = EventKind(
    "puts", "char.26", (SPACE, WHAT, TOKEN), fact("decided", "{token}", target="{space}", actor="seat")
)
MOVES: Final = EventKind(
    "moves",
    "char.3",
    (SPACE, WHAT, TOKEN, address("castle")),
    fact("moved", "{token}", "{space}", "{castle}", actor="seat"),
)
REBUILDS: Final = EventKind(
    "rebuilds",
    "char.6",
    (SPACE, address("returned")),
    fact("turned", "tile:{tile}", "{space}.ruin", "{space}", actor="seat"),
    fact("lost", "tower", "{space}", "supply.towers", "returned", actor="seat"),
)
SWAPS: Final = EventKind("swaps", "char.10", (SPACE, piece("other", "tile")))

# Invasion.
INVASION: Final = EventKind(
    "invasion",
    "inv.2",
    (value("invader"), value("defence")),
    fact("began", "invasion"),
    weight="major",
    scene="invasion",
    beside="told",
)
INVADED: Final = EventKind(
    "invaded",
    "inv.5",
    (SEAT, value("towers")),
    fact("began", "invasion", target="kingdoms.{seat}", actor=""),
    weight="major",
    scene="invasion",
    beside="told",
)
NOTHING_TO_LOSE: Final = EventKind(
    "nothing-to-lose", "inv.12", (SEAT,), fact("ended", "invasion", target="kingdoms.{seat}")
)
RUIN: Final = EventKind(
    "ruin",
    "inv.9",
    (SpaceAndTokens("space"),),
    fact("turned", "tile:{tile}", target="{space}.ruin", actor="seat"),
    weight="major",
    scene="invasion",
)
