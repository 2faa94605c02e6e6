"""What can happen in "7": each kind of event declared once."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.events import EventKind, Parameter, address, fact, piece, player, value
from regnum.core.message import Value, amounts
from regnum.games.seven.addresses import requirement
from regnum.games.seven.wording import payment, slot_words


class Requirement(Parameter):
    """A requirement as its place and number: in words its undertaking and cost, in facts the address of its marker."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        place, slot = value
        words.update(slot_words(s, place, slot))
        texts[self.name] = requirement(place, slot)


class Payment(Parameter):
    """Gold, fame, power and gifts that are paid; what becomes of each is told by the caller."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        gold, fame, power, gifts = value
        words.update(payment(gold, fame, power, gifts))


class Yield(Parameter):
    """Gold, fame and power received together."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        gold, fame, power = value
        received = {"gold": gold, "fame": fame, "power": power}
        words.update(amounts(received))
        texts.update({what: str(n) for what, n in received.items()}, total=str(gold + fame + power))


PLAYER: Final = player()
RIVAL: Final = player("rival")
WHAT: Final = value("what")
N: Final = value("n")
HELD: Final = value("held")
SIN: Final = value("sin")
CHARACTER: Final = piece("character")
ELIXIR: Final = piece("elixir")
PALACE: Final = piece("palace")
SWAPPED: Final = (piece("given", "gift"), piece("taken", "gift"))
BOARD: Final = piece("board")
SLOT: Final = Requirement("slot")
SOURCE: Final = address("source")
HERO_CARD: Final = address("card")
BY: Final = address("by")  # who acts, where the words do not say so

# Pieces and addresses of facts.
OWN: Final = "heroes.{player}"
HIS: Final = "heroes.{rival}"
A_CHARACTER: Final = "character:{character}"
AN_ELIXIR: Final = "elixir:{elixir}"
A_PALACE: Final = "palace:{palace}"
A_HERO: Final = "hero:{card}"

# The course of the game.
TURN: Final = EventKind("turn", "flow.1", (PLAYER, value("turn")), fact("began", target="turn", amount="turn"))
PASSES: Final = EventKind("passes", "pass.1", (PLAYER,), fact("decided", target="passes"), weight="minor")
SKIPPED: Final = EventKind("skipped", "effect.9", (PLAYER,), fact("lost", "turn", f"{OWN}.loses_turn"))
BECOMES: Final = EventKind(
    "becomes", "setup.13", (PLAYER, piece("hero")), fact("gained", "hero:{hero}", target=f"{OWN}.hero")
)
END: Final = EventKind("end", "end.1", (), fact("ended", target="ended"), weight="major")

# Gold, fame, power and gifts.
_GAINED: Final = fact("gained", "{what}", "", f"{OWN}.{{what}}", "n")
_LOST: Final = fact("lost", "{what}", f"{OWN}.{{what}}", "", "n")
GAINS: Final[EventKind] = EventKind("gains", "effect.1", (PLAYER, WHAT, N), _GAINED)
GIFT: Final = EventKind(
    "gift",
    "effect.2",
    (PLAYER, piece("gift"), N),
    fact("moved", "gift:{gift}", "reserve.{gift}", f"{OWN}.gifts.{{gift}}", "n"),
)
PAYS: Final = EventKind("pays", "elixir.3", (PLAYER, Payment("payment")), weight="minor")
LOSES: Final[EventKind] = EventKind("loses", "effect.21", (PLAYER, WHAT, N), _LOST)
LOSES_OF_MANY: Final = EventKind("loses-of-many", "effect.21", (PLAYER, WHAT, N, value("least")), _LOST)
GIVES_UP: Final = EventKind("gives-up", "effect.21", (PLAYER, WHAT))
DROPS_GIFTS: Final = EventKind("drops-gifts", "evil.7", (PLAYER,))
SWAPS: Final = EventKind(
    "swaps",
    "hero.3",
    (PLAYER, *SWAPPED),
    fact("moved", "gift:{taken}", "reserve.{taken}", f"{OWN}.gifts.{{taken}}"),
    fact("moved", "gift:{given}", f"{OWN}.gifts.{{given}}", "reserve.{given}"),
)
SWAPS_RIVAL: Final = EventKind(
    "swaps-rival",
    "hero.3",
    (PLAYER, RIVAL, *SWAPPED),
    fact("moved", "gift:{taken}", f"{HIS}.gifts.{{taken}}", f"{OWN}.gifts.{{taken}}"),
    fact("moved", "gift:{given}", f"{OWN}.gifts.{{given}}", f"{HIS}.gifts.{{given}}"),
    weight="major",
)
REFUSES: Final = EventKind("refuses", "hero.4", (PLAYER, RIVAL), fact("decided", target=HIS))

# Heroes, characters, elixirs, palaces and artefacts.
_TURNED: Final = fact("turned", A_CHARACTER, "", f"{OWN}.characters")
_USED_UP: Final = fact("moved", AN_ELIXIR, f"{OWN}.elixirs", "elixir_discards")
_GONE: Final = fact("moved", A_PALACE, f"{OWN}.palaces", "gone")
_ENSLAVED: Final = fact("changed", A_PALACE, "", f"{OWN}.palaces")
HERO: Final = EventKind("hero", "hero.1", (PLAYER, HERO_CARD), fact("turned", A_HERO, "", f"{OWN}.hero"))
RECRUITS: Final = EventKind(
    "recruits", "recruit.1", (PLAYER, CHARACTER), fact("moved", A_CHARACTER, "tavern", f"{OWN}.characters")
)
TAPS: Final = EventKind("taps", "gifts.1", (PLAYER, CHARACTER), _TURNED)
TAPS_AGAIN: Final = EventKind(
    "taps-again", "gifts.2", (PLAYER, CHARACTER), fact("moved", A_CHARACTER, f"{OWN}.characters", "character_discards")
)
UNTAPS: Final = EventKind("untaps", "effect.10", (PLAYER, CHARACTER), _TURNED)
BUYS: Final = EventKind("buys", "elixir.1", (PLAYER, ELIXIR), fact("moved", AN_ELIXIR, "shop", f"{OWN}.elixirs"))
DRAWS_ELIXIR: Final = EventKind(
    "draws-elixir", "effect.13", (PLAYER, ELIXIR), fact("moved", AN_ELIXIR, "elixir_pile", f"{OWN}.elixirs")
)
DRINKS: Final = EventKind("drinks", "elixir.2", (PLAYER, ELIXIR), _USED_UP)
SPENDS_ELIXIR: Final = EventKind("spends-elixir", "elixir.3", (PLAYER, ELIXIR), _USED_UP)
FOUNDS: Final = EventKind(
    "founds", "found.1", (PLAYER, PALACE, SOURCE), fact("moved", A_PALACE, "{source}", f"{OWN}.palaces")
)
SELLS: Final = EventKind("sells", "free.1", (PLAYER, PALACE), _GONE)
ENSLAVES: Final = EventKind(
    "enslaves", "enslave.1", (PLAYER, PALACE, N), _ENSLAVED, fact("lost", "power", f"{OWN}.power", "", "n")
)
USES_PALACE: Final = EventKind("uses-palace", "enslave.3", (PLAYER, PALACE), _ENSLAVED)
ARTEFACT: Final = EventKind(
    "artefact",
    "artefact.1",
    (PLAYER, piece("artefact")),
    fact("moved", "artefact:{artefact}", f"{OWN}.artefacts", "artefact_discards"),
    weight="major",
)
DRAWS_ARTEFACT: Final = EventKind(
    "draws-artefact", "effect.20", (PLAYER,), fact("moved", "artefact", "artefact_pile", f"{OWN}.artefacts")
)
REFRESH: Final = EventKind("refresh", "effect.12", (BOARD, BY), fact("changed", "cards", "", "{board}", actor="by"))

# Sins.
PLAYS_SIN: Final = EventKind(
    "plays-sin",
    "sin.1",
    (PLAYER, piece("sin"), value("text")),
    fact("moved", "sin:{sin}", f"{OWN}.sins", "sins_played"),
)
NO_EFFECT: Final = EventKind(
    "no-effect", "sin.5", (SIN, BY), fact("decided", target="sins_played", actor="by"), weight="minor"
)
STRIKES: Final = EventKind(
    "strikes", "sin.8", (PLAYER, RIVAL, SIN), fact("decided", target=HIS), weight="major", scene="strike"
)
DENIES: Final = EventKind(
    "denies", "sin.8", (PLAYER, RIVAL, SIN, value("card")), fact("decided", target=HIS), weight="major", scene="answer"
)
ROBS_GOLD: Final = EventKind(
    "robs-gold",
    "effect.3",
    (PLAYER, RIVAL, N),
    fact("moved", "gold", f"{HIS}.gold", f"{OWN}.gold", "n"),
    weight="major",
)
ROBS: Final = EventKind(
    "robs",
    "effect.3",
    (PLAYER, RIVAL, WHAT, address("piece"), address("part")),
    fact("moved", "{piece}", f"{HIS}.{{part}}", f"{OWN}.{{part}}"),
    weight="major",
)
LURES: Final = EventKind(
    "lures",
    "effect.5",
    (PLAYER, RIVAL, CHARACTER),
    fact("moved", A_CHARACTER, f"{HIS}.characters", f"{OWN}.characters"),
    weight="major",
)
WEARIES: Final = EventKind(
    "wearies",
    "effect.7",
    (PLAYER, RIVAL, CHARACTER),
    fact("turned", A_CHARACTER, "", f"{HIS}.characters"),
    weight="major",
)
OUSTS: Final = EventKind(
    "ousts", "effect.8", (PLAYER, RIVAL, SLOT), fact("moved", "marker", "{slot}", HIS), weight="major"
)
SKIP: Final = EventKind(
    "skip", "effect.9", (PLAYER, RIVAL), fact("changed", "turn", "", f"{HIS}.loses_turn"), weight="major"
)
DRAWS_SINS: Final = EventKind("draws-sins", "draw.1", (PLAYER, N), fact("moved", "sin", "sin_pile", f"{OWN}.sins", "n"))
DROPS_SIN: Final = EventKind("drops-sin", "draw.3", (PLAYER,), fact("moved", "sin", f"{OWN}.sins", "sin_discards"))
BURIES: Final = EventKind("buries", "effect.15", (PLAYER,), fact("moved", "sin", f"{OWN}.sins", "sin_pile"))
MILLS: Final = EventKind("mills", "effect.31", (), fact("moved", "sin", "sin_pile", "sin_discards"))

# Undertakings, treasures and portals.
PART: Final = EventKind("part", "part.1", (PLAYER, SLOT), fact("moved", "marker", OWN, "{slot}"))
TREASURE: Final = EventKind(
    "treasure",
    "treasure.3",
    (PLAYER, piece("treasure"), SOURCE),
    fact("moved", "treasure:{treasure}", "{source}", "treasure_discards"),
    scene="treasures",
)
COMPLETES: Final = EventKind(
    "completes",
    "complete.1",
    (piece("undertaking"), address("place")),
    fact("ended", "undertaking:{undertaking}", "undertakings.{place}"),
    weight="major",
    scene="complete",
)
WINS: Final = EventKind("wins", "complete.3", (PLAYER, WHAT, N, HELD), _GAINED, weight="major")
SHARES: Final = EventKind("shares", "complete.4", (PLAYER, WHAT, N, HELD, value("all")), _GAINED, weight="major")
ARMOUR: Final = EventKind(
    "armour", "complete.12", (piece("piece", "armour"),), fact("gained", "armour:{piece}", "", "armour"), weight="major"
)
CLOSES: Final = EventKind(
    "closes", "portal.1", (PLAYER, piece("portal")), fact("moved", "marker", OWN, "portals.{portal}"), weight="major"
)

# Cataclysms.
CATACLYSM: Final = EventKind(
    "cataclysm",
    "cataclysm.1",
    (piece("cataclysm"), N),
    fact("revealed", "cataclysm:{cataclysm}", "cataclysm_pile", "cataclysms"),
    weight="major",
    scene="cataclysm",
    beside="cause",
)
LAST_CATACLYSM: Final = EventKind("last-cataclysm", "end.6", (), fact("ended", "", "cataclysm_pile"), weight="major")
DESTROYED: Final = EventKind("destroyed", "cataclysm.5", (PALACE, SOURCE), fact("moved", A_PALACE, "{source}", "gone"))
DESTROYED_OF: Final = EventKind("destroyed-of", "cataclysm.5", (PLAYER, PALACE), _GONE, weight="major")
CLOSES_SPACE: Final = EventKind(
    "closes-space",
    "cataclysm.7",
    (BOARD, address("space"), address("closure")),
    fact("changed", "closure:{closure}", "", "{board}.{space}"),
    weight="major",
)
FORESEES: Final = EventKind("foresees", "effect.16", (PLAYER,), fact("decided", "cataclysm", target="cataclysm_pile"))

# The Gathering phase.
AWARD: Final = EventKind("award", "score.8", (PLAYER, WHAT, N, value("of"), HELD), _GAINED, scene="gathering")
LOSES_FOR_SINS: Final = EventKind("loses-for-sins", "score.9", (PLAYER, WHAT, N), _LOST, scene="gathering")
RAISES: Final = EventKind("raises", "gather.2", (), weight="minor", scene="gathering")
PRODUCES: Final = EventKind(
    "produces",
    "gather.3",
    (PLAYER, Yield("yield")),
    fact("gained", "income", "", OWN, "total"),
    *(fact("gained", what, "", f"{OWN}.{what}", what) for what in ("gold", "fame", "power")),
    scene="gathering",
)
FIRST: Final = EventKind("first", "gather.9", (PLAYER,), fact("changed", "order", target="order"), scene="gathering")

# The fall of a hero, and the Nameless as a player.
CORRUPTS: Final = EventKind(
    "corrupts",
    "fall.3",
    (PLAYER, N, value("all")),
    fact("gained", "corruption", "", f"{OWN}.corruption", "n"),
    weight="major",
)
_SIDE: Final = fact("turned", A_HERO, "", f"{OWN}.fallen")
FALLS: Final = EventKind("falls", "fall.7", (PLAYER, value("hero"), HERO_CARD), _SIDE, weight="major", scene="fall")
RETURNS: Final = EventKind("returns", "evil.10", (PLAYER, HERO_CARD), _SIDE, weight="major")
PURGES: Final = EventKind("purges", "fall.6", (PLAYER, N), fact("lost", "corruption", f"{OWN}.corruption"))
NAMELESS: Final = EventKind(
    "nameless",
    "nameless.2",
    (piece("card", "nameless"), BY, address("back")),
    fact("moved", "nameless:{card}", "nameless_hand", actor="by"),
    fact("gained", "nameless", "", "nameless_hand", "back", actor="by"),
    weight="major",
    scene="nameless",
)
DEMAND: Final = EventKind(
    "demand", "effect.30", (PLAYER, value("effect"), BY), fact("decided", target=OWN, actor="by"), weight="major"
)
