"""What can happen in Viscounts: each kind of event declared once."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.events import EventKind, Parameter, PieceParameter, address, fact, piece, player, value
from regnum.core.message import Value, amounts
from regnum.games.viscounts.addresses import place_key, space_at, space_key
from regnum.games.viscounts.box import MONEY


class Whose(Parameter):
    """A player who is named within the sentence, where the Rival's name may need an article."""

    player = True

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        whose = s.whose(value)
        words[self.name], words["rival"] = whose["player"], whose["rival"]
        texts[self.name] = str(value)


class Place(Parameter):
    """A place of the ring, in words the segment that lies there."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = place_key(s, value)
        texts[self.name] = str(value + 1)


class Space(Parameter):
    """A space of the ring, in words with its segment."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name], words["place"] = space_key(value), place_key(s, value // 3)
        texts[self.name] = space_at(value)


class CardAndIcons(PieceParameter):
    """A Townsfolk card, in words with its Icons."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        PieceParameter.put(self, s, value, words, texts)
        words["icons"] = f"{words[self.name]}-icons"


class BuildingAndAbility(PieceParameter):
    """A Building, in words with the ability that it uncovers."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        PieceParameter.put(self, s, value, words, texts)
        words["ability"] = f"{words[self.name]}-text"


class Currency(Parameter):
    """Silver, Ink, Gold or Stone, by its number."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = f"@{MONEY[value]}"
        texts[self.name] = MONEY[value]


class Payment(Parameter):
    """Amounts of Silver, Ink, Gold and Stone."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words.update(amounts(dict(zip(MONEY, value, strict=True))))


PLAYER: Final = player()
WHOSE: Final = Whose("player")
OTHER: Final = Whose("other")
CARD: Final = piece("card")
CARD_AND_ICONS: Final = CardAndIcons("card", "card")
BUILDING: Final = piece("building")
SCHEME: Final = piece("scheme")
PLACE: Final = Place("place")
SPACE: Final = Space("space")
N: Final = value("n")
PRICE: Final = value("price")
FIELD: Final = value("space")  # a space of a player's track
# How far the markers moved: Virtue to the left, Corruption to the right.
LEFT: Final = address("left")
RIGHT: Final = address("right")
SOURCE: Final = address("source")
PILE: Final = address("pile")

# Pieces and addresses of facts.
A_CARD: Final = "card:{card}"
HELD: Final = "players.{player}.{source}"
DISCARDED: Final = "players.{player}.discards"
DECK: Final = "players.{player}.deck"
FIRST_TIER: Final = "players.{player}.castle.1.{place}"
SECOND_TIER: Final = "players.{player}.castle.2.{place}"
SILVER: Final = "players.{player}.purse.silver"
LEFT_SPACE: Final = "players.{player}.row.1"
VIRTUE_MARKER: Final = "players.{player}.virtue"
UNPAID: Final = "players.{player}.papers.unpaid"
ACQUIRED: Final = "players.{player}.papers.acquired"
A_SCHEME: Final = "scheme:{scheme}"
A_BUILDING: Final = "building:{building}"
ON_BOARD: Final = "players.{player}.buildings.{building}"

_VIRTUE = fact("changed", "virtue", target=VIRTUE_MARKER, amount="left")
_CORRUPTION = fact("changed", "corruption", target="players.{player}.corruption", amount="right")
_PAID = fact("lost", "silver", SILVER, amount="price")
_REWARD = fact("decided", "reward", target=VIRTUE_MARKER)

# Set-up, turns and the end.
PAIR: Final = EventKind(
    "pair",
    "setup.11",
    (PLAYER, piece("hero", "card"), N, address("pair"), address("viscount"), address("cards")),
    fact("moved", "card:{hero}", "{pair}", DECK),
    fact("moved", "viscount", target="{viscount}"),
    fact("gained", "card", target=DECK, amount="cards"),
    beside="told",
)
TURN: Final = EventKind("turn", "turn.1", (WHOSE, value("round")), fact("began", "turn", target="turn"), weight="minor")
POVERTY: Final = EventKind(
    "poverty",
    "debt.2",
    (),
    fact("revealed", "poverty", target="debts_above"),
    weight="major",
    scene="end-card",
    beside="told",
)
PROSPERITY: Final = EventKind(
    "prosperity",
    "debt.2",
    (),
    fact("revealed", "prosperity", target="deeds_above"),
    weight="major",
    scene="end-card",
    beside="told",
)
END_NEAR: Final = EventKind(
    "end-near",
    "end.2",
    (value("round"),),
    fact("changed", "last_round", target="last_round", amount="round"),
    weight="major",
    beside="told",
)
END: Final = EventKind("end", "end.2", (), fact("ended", "game"), weight="major")

# Cards.
DROPS: Final = EventKind(
    "drops", "p1.2", (WHOSE, CARD), fact("moved", A_CARD, "players.{player}.row.3", DISCARDED), beside="told"
)
PLAYS: Final = EventKind(
    "plays", "p1.6", (PLAYER, CARD_AND_ICONS, SOURCE), fact("moved", A_CARD, HELD, LEFT_SPACE), beside="cause"
)
DISCARDS: Final = EventKind("discards", "fx.14", (PLAYER, CARD, SOURCE), fact("moved", A_CARD, HELD, DISCARDED))
DESTROYS: Final = EventKind("destroys", "fx.17", (PLAYER, CARD, SOURCE), fact("moved", A_CARD, HELD, "gone"))
REARRANGES: Final = EventKind(
    "rearranges", "fx.11", (PLAYER,), fact("changed", "row", target="players.{player}.row"), weight="minor"
)
DRAWS: Final = EventKind(
    "draws", "draw.1", (PLAYER, N), fact("moved", "card", DECK, "players.{player}.hand", "n"), weight="minor"
)
SHUFFLES: Final = EventKind(
    "shuffles",
    "draw.5",
    (PLAYER, N, value("by"), address("discarded")),
    fact("moved", "card", DISCARDED, DECK, "discarded"),
    beside="told",
)

# The way around the ring.
MOVES: Final = EventKind(
    "moves",
    "move.1",
    (PLAYER, SPACE, N, value("only"), address("from")),
    fact("moved", "viscount", "{from}", "{space}"),
    fact("lost", "silver", SILVER, amount="n"),
    weight="minor",
    beside="unasked",
)
MEETS: Final = EventKind(
    "meets", "move.8", (PLAYER, OTHER, address("space")), fact("decided", "meeting", target="{space}"), beside="told"
)

# Actions.
PASSES: Final = EventKind("passes", "act.4", (PLAYER,), fact("decided", "pass"), weight="minor")
CANNOT_ACT: Final = EventKind("cannot-act", "act.4", (PLAYER,), PASSES.fact, beside="told")
PAYS: Final = EventKind("pays", "act.3", (WHOSE, Payment("payment")), weight="minor", recap="gains")
DISMISSES: Final = EventKind("dismisses", "dis.1", (PLAYER, value("card"), PRICE), None, _PAID, beside="told")
TRADES: Final = EventKind(
    "trades",
    "trade.2",
    (PLAYER, N, piece("exchange"), PRICE, address("space")),
    fact("decided", "exchange", target="{space}", amount="n"),
    _PAID,
    beside="told",
)
ONLY_BUILDING: Final = EventKind(
    "only-building",
    "build.6",
    (address("player"), BuildingAndAbility("building", "building")),
    fact("decided", A_BUILDING, target=ON_BOARD, actor="player"),
    beside="told",
)
BUILDS: Final = EventKind(
    "builds",
    "build.9",
    (PLAYER, BUILDING, PLACE, value("spot"), address()),
    fact("moved", A_BUILDING, ON_BOARD, "{at}"),
    weight="major",
    beside="told",
)
LINK: Final = EventKind(
    "link", "build.10", (PLAYER, OTHER, address()), fact("decided", "link", target="{at}"), beside="told"
)
OWN_LINK: Final = EventKind("own-link", "build.10", (PLAYER, address()), LINK.fact, beside="told")
TRANSCRIBES: Final = EventKind(
    "transcribes",
    "script.2",
    (PLAYER, piece("manuscript"), address("shelf")),
    fact("moved", "manuscript:{manuscript}", "{shelf}", "players.{player}.manuscripts"),
    weight="major",
    beside="told",
)
TRANSCRIBES_PRINTED: Final = EventKind(
    "transcribes-printed",
    "script.13",
    (PLAYER, PLACE),
    fact("decided", "manuscript", target="shelves.{place}"),
    beside="told",
)
BONUS: Final = EventKind(
    "bonus",
    "script.6",
    (PLAYER, piece("bonus"), address("ribbon")),
    fact("gained", "bonus:{bonus}", target="bonuses.{ribbon}"),
    weight="major",
    beside="told",
)
HIRES: Final = EventKind(
    "hires",
    "hire.1",
    (PLAYER, CARD_AND_ICONS, address("price"), PILE, address("target")),
    fact("moved", A_CARD, "{pile}", "players.{player}.{target}"),
    _PAID,
    beside="told",
)

# The castle.
WORKERS: Final = EventKind(
    "workers", "work.5", (PLAYER, N, PLACE), fact("moved", "worker", target=FIRST_TIER, amount="n"), recap="castle"
)
SHIFTS: Final = EventKind(
    "shifts",
    "work.37",
    (PLAYER, PLACE, Place("there")),
    fact("moved", "worker", FIRST_TIER, "players.{player}.castle.1.{there}"),
    weight="minor",
    recap="castle",
)
ADVANCES: Final = EventKind(
    "advances",
    "work.6",
    (WHOSE, PLACE),
    fact("moved", "worker", FIRST_TIER, SECOND_TIER),
    scene="climb",
    recap="castle",
    beside="told",
)
RISES: Final = EventKind(
    "rises",
    "work.14",
    (WHOSE, PLACE),
    fact("moved", "worker", SECOND_TIER, "players.{player}.castle.3"),
    weight="major",
    scene="climb",
    recap="castle",
    beside="told",
)
LEADER: Final = EventKind(
    "leader", "work.30", (PLAYER,), fact("changed", "leader", target="leader"), weight="major", beside="told"
)
ELIMINATED: Final = EventKind(
    "eliminated",
    "work.22",
    (WHOSE, value("tier"), PLACE),
    fact("lost", "worker", "players.{player}.castle.{tier}.{place}"),
    recap="castle",
    beside="told",
)

# The tracks and Collisions.
GAINS: Final = EventKind(
    "gains",
    "fx.1",
    (PLAYER, Currency("what"), N),
    fact("gained", "{what}", target="players.{player}.purse.{what}", amount="n"),
    weight="minor",
    recap="gains",
)
VIRTUE: Final = EventKind(
    "virtue", "track.1", (PLAYER, N, FIELD, LEFT, RIGHT), _VIRTUE, _CORRUPTION, weight="minor", recap="gains"
)
CORRUPTION: Final = EventKind(
    "corruption",
    "track.1",
    (PLAYER, N, FIELD, value("criminals"), LEFT, RIGHT),
    _CORRUPTION,
    _VIRTUE,
    recap="gains",
    beside="told",
)
COLLISION: Final = EventKind(
    "collision",
    "coll.1",
    (WHOSE, FIELD),
    fact("began", "collision", target=VIRTUE_MARKER, amount="space"),
    weight="major",
    scene="collision",
    beside="told",
)
REACTS: Final = EventKind(
    "reacts", "coll.3", (WHOSE, value("what")), fact("decided", "reaction", target=VIRTUE_MARKER), beside="told"
)
OWN_REWARD: Final = EventKind("own-reward", "coll.7", (WHOSE, FIELD), _REWARD, scene="collision", beside="told")
OTHERS_REWARD: Final = EventKind("others-reward", "coll.8", (WHOSE, FIELD), _REWARD, scene="collision", beside="told")
MARKERS_RETURN: Final = EventKind(
    "markers-return", "coll.11", (WHOSE, LEFT, RIGHT), _VIRTUE, _CORRUPTION, weight="minor", scene="collision"
)

# Debts and Deeds.
DEBT: Final = EventKind("debt", "debt.1", (PLAYER, PILE), fact("gained", "debt", "{pile}", UNPAID), recap="gains")
DEED: Final = EventKind("deed", "debt.1", (PLAYER, PILE), fact("gained", "deed", "{pile}", ACQUIRED), recap="gains")
PAYS_DEBT: Final = EventKind(
    "pays-debt", "debt.5", (PLAYER,), fact("turned", "debt", UNPAID, "players.{player}.papers.paid"), beside="told"
)
APPROVES_DEED: Final = EventKind(
    "approves-deed", "debt.6", (PLAYER,), fact("turned", "deed", ACQUIRED, "players.{player}.papers.approved")
)

# The Rival.
RIVAL_STARTS: Final = EventKind("rival-starts", "solo.7", (PLAYER, SPACE), fact("moved", "viscount", target="{space}"))
SCHEME_TURNED: Final = EventKind("scheme", "solo.55", (PLAYER, SCHEME), fact("moved", A_SCHEME, DECK, LEFT_SPACE))
GAINS_SCHEME: Final = EventKind(
    "gains-scheme", "solo.27", (PLAYER, SCHEME), fact("moved", A_SCHEME, "future", DISCARDED)
)
