"""The fields of a Viscounts position: type, JSON form and visibility of each (comp.16, comp.17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.board.cards import TOP, Card, Cards, OfContent, Spaces
from regnum.core.board.custom import Content, Custom, Numbered
from regnum.core.board.fields import BOARD, Fields
from regnum.core.board.given import a_list, an_object, refuse, whole_number
from regnum.core.board.kinds import COUNT, PLAYER, SOMEBODY, Number, OneOf, Scale
from regnum.core.board.knowledge import nobody, owner_only, the_top
from regnum.core.board.shape import Cache, Derived, DerivedFor, Field, Group, Listed, Named, PerPlayer
from regnum.core.board.stores import Span
from regnum.core.scoring import Points
from regnum.games.viscounts.box import (
    ACTIONS,
    FIRST_REAL,
    ICONS,
    INNER,
    MASK,
    MONEY,
    PAPERS,
    PIECES,
    RIBBONS,
    SEGMENTS,
    SPACES,
    SPOTS,
    pack,
    unpack,
)
from regnum.games.viscounts.parts import future_schemes, own_cards, unseen
from regnum.games.viscounts.rules.phases import phase
from regnum.games.viscounts.schema.ops import Effect

# --- kinds of value specific to this game -----------------------------------------------------------------------------


class Arrangement(OfContent):
    """All segments or wedges, each once, by place of the ring; by default in the order of the content files."""

    def __init__(self, of: str) -> None:
        super().__init__("tuple[int, ...]", repr(tuple(range(SEGMENTS))), "string[]", of=of, as_stored=True)

    def to_json(self, s: Any, value: Any) -> list[str]:
        ids = self.fields.ids(s, self.of)
        return [ids[one] for one in value]

    def from_json(self, s: Any, data: Any, where: str) -> tuple[int, ...]:
        found = self.find_all(s, data, where)
        if sorted(found) != list(range(SEGMENTS)):
            raise refuse(where, f"each {self.of} must appear exactly once")
        return tuple(found)

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        places: Sequence[int] = value
        return places

    def width(self, s: Any, value: Any) -> int:
        return SEGMENTS

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, SEGMENTS - 1, named=True)] * SEGMENTS

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """By place which one lies there."""
        for one in value:
            out[at] = one
            at += 1
        return at


class CardSpaces(Spaces):
    """setup.8, solo.11: card spaces; an uncovered one holds the number of its print (see `box`)."""

    def __init__(self) -> None:
        super().__init__("card", dict.fromkeys(range(FIRST_REAL)))
        self.empty = "[*self.box.printed]"


# --- custom JSON forms ------------------------------------------------------------------------------------------------


def _write_space(s: Any, space: int) -> list[Any] | None:
    """A space as its kind and its place in the ring, from 1; null before a Viscount is placed."""
    return [SPACES[space % 3], space // 3 + 1] if space >= 0 else None


def _read_space(s: Any, data: Any, where: str) -> int:
    if isinstance(data, list) and len(data) == 2 and data[0] in SPACES and data[1] in range(1, SEGMENTS + 1):
        return 3 * (int(data[1]) - 1) + SPACES.index(data[0])
    raise refuse(where, f"{data!r} is not a space; an example is [{SPACES[0]!r}, 1]")


def _write_spot(s: Any, spot: int) -> dict[str, Any] | None:
    if not spot:
        return None
    player, piece = divmod(spot - 1, PIECES)
    return {"player": player, "building": s.box.piece_ids[piece]}


def _read_spot(s: Any, data: Any, where: str) -> int:
    if data is None:
        return 0
    spot = an_object(data, where, ("player", "building"))
    player = whole_number(spot.get("player"), 0, s.table.players - 1, f"{where}.player")
    piece = s.box.piece_number.get(str(spot.get("building")))
    if piece is None:
        raise refuse(f"{where}.building", f"there is no building {spot.get('building')!r}")
    return 1 + PIECES * player + int(piece)


def _write_pairs(s: Any, pairs: tuple[tuple[int, int], ...]) -> list[dict[str, str]]:
    return [{"card": s.box.player_cards[card].id, "hero": s.box.card_ids[hero]} for card, hero in pairs]


def _number_pairs(s: Any, pairs: tuple[tuple[int, int], ...]) -> list[int]:
    """For each Player Card the hero that is offered with it, from 1; 0: it is not on offer."""
    heroes = dict(pairs)
    return [heroes[card] + 1 if card in heroes else 0 for card in range(len(s.box.player_cards))]


def _read_pairs(s: Any, data: Any, where: str) -> tuple[tuple[int, int], ...]:
    found = []
    for n, pair in enumerate(a_list(data, where)):
        here = f"{where}[{n}]"
        named = an_object(pair, here, ("card", "hero"))
        card, hero = s.box.player_card_number.get(str(named.get("card"))), s.box.card_number.get(str(named.get("hero")))
        if card is None:
            raise refuse(f"{here}.card", f"there is no player card {named.get('card')!r}")
        if hero is None:
            raise refuse(f"{here}.hero", f"there is no hero {named.get('hero')!r}")
        found.append((card, hero))
    return tuple(found)


def _ring_spot(s: Any, data: Any, where: str) -> int:
    place, spot = a_list(data, where, 2)
    return SPOTS * (whole_number(place, 1, SEGMENTS, where) - 1) + whole_number(spot, 1, SPOTS, where) - 1


def _packed(s: Any, data: Any, where: str) -> int:
    return whole_number(data, 0, (1 << 6 * len(ICONS)) - 1, where)


def _number_icons(s: Any, icons: int) -> list[int]:
    return [icons >> 6 * n & MASK for n in range(len(ICONS))]


def _icon_scales(s: Any) -> list[Scale]:
    return [Scale(0, MASK)] * len(ICONS)


def _read_icons(s: Any, data: Any, where: str) -> int:
    icons = a_list(data, where)
    for n, icon in enumerate(icons):
        if icon not in ICONS:
            raise refuse(f"{where}[{n}]", f"{icon!r} is not one of {', '.join(ICONS)}")
    return pack(tuple(icons))


# --- derived parts of the view ----------------------------------------------------------------------------------------


def _who_stands_where(s: Any, _: int) -> list[dict[str, list[int]]]:
    """For each place of the ring and each of its spaces, the players whose Viscount stands there."""
    found: list[dict[str, list[int]]] = [{space: [] for space in SPACES} for _ in range(SEGMENTS)]
    for player, space in enumerate(s.viscounts):
        if space >= 0:
            found[space // 3][SPACES[space % 3]].append(player)
    return found


def _exchanges(s: Any, _: int) -> list[dict[str, str]]:
    """trade.2: for each place of the ring, the exchange of each outer space on the side in use (setup.1)."""
    return [
        {name: exchange.id for name, exchange in zip(SPACES, s.exchanges[segment], strict=False)} for segment in s.ring
    ]


def _icons(s: Any, player: int) -> dict[str, int]:
    """icon.4: the Icons in play for a player."""
    icons = s.icons(player)
    return {name: icons >> 6 * n & MASK for n, name in enumerate(ICONS)}


def _buildings_left(s: Any, player: int) -> list[str]:
    """build.5: the Buildings that are still on the player's board."""
    return [id for piece, id in enumerate(s.box.piece_ids) if not s.has(player, piece)]


def _complete(s: Any, data: dict[str, Any]) -> None:
    """Fill in what follows from the pieces: Buildings taken, permanent Icons, Workers in supply.

    The round defaults to 1.
    """
    if "players" not in data:
        raise refuse(f"{BOARD}.players", "is missing")
    if (s.rival >= 0) != (s.table.players > s.table.seats):
        raise refuse(f"{BOARD}.rival", "a solo game must have a Rival, and no other game may")
    if "round" not in data:
        s.round = 1
    for player in range(s.table.players):
        printed = s.box.rival_printed[s.rival] if s.is_rival(player) else s.box.printed
        for space, card in enumerate(printed, ROW * player):
            if s.rows[space] < FIRST_REAL:
                s.rows[space] = card
    for n, spot in enumerate(s.spots):
        if spot:
            player, piece = divmod(spot - 1, PIECES)
            if s.has(player, piece):
                raise refuse(
                    f"{BOARD}.spots[{n}]", f"{s.box.piece_ids[piece]} of player {player} is on the board twice"
                )
            s.built[player] |= 1 << piece
            s.permanent[player] += s.uncovers(player, piece)
    for ribbon, holder in enumerate(s.bonuses):
        if holder >= 0:
            s.permanent[holder] += s.box.bonus_icons[ribbon]
    for player in range(s.table.players):
        base = SEGMENTS * player
        s.workers[player] -= sum(s.tier1[base : base + SEGMENTS]) + sum(s.tier2[base : base + SEGMENTS])
        s.workers[player] -= s.tier3[player]


def _workers(name: str, store: str) -> Field:
    return Field(name, Number(0, lambda s: int(s.box.worker_count)), store, doc="Workers of each player")


def _marker(start: str) -> Number:
    return Number(1, lambda s: int(s.box.track), start=start)


def _end_card(card: str) -> Number:
    """setup.22: the number of cards still on top of Poverty or Prosperity."""
    return Number(0, 30, start=f"self.box.above(self.box.contents.{card}, table.seats)")


ROW = 3  # card spaces of a player
_SPOT = "{ player: number; building: string } | null"
_PAIR = "{ card: string; hero: string }[]"

FIELDS = Fields(
    Field("ring", Arrangement("segment")),
    Field("wedges", Arrangement("wedge")),
    Listed("piles", SEGMENTS, Field("pile", Cards("card", shown=TOP), known=the_top, doc="Townsfolk piles, by place")),
    Listed(
        "shelves",
        SEGMENTS,
        Field("shelf", Cards("manuscript", shown=TOP), known=the_top, doc="Manuscript piles, by place"),
    ),
    Listed(
        "spots",
        SEGMENTS * SPOTS,
        Field(
            "spot",
            Custom(
                "int",
                "0",
                _write_spot,
                _read_spot,
                _SPOT,
                scales=lambda s: [Scale(0, PIECES * s.table.players, named=True, first=1, each=PIECES)],
            ),
            doc="0 if empty, else 1 + 9 * player + piece",
        ),
    ),
    Derived("spaces", _who_stands_where, f"Record<{' | '.join(map(repr, SPACES))}, number[]>[]", of=("viscounts",)),
    Derived("exchanges", _exchanges, f"Record<{' | '.join(map(repr, SPACES[:INNER]))}, string>[]", of=("ring",)),
    Field("rival", Card("rival"), doc="the Rival of a solo game, else -1"),
    PerPlayer(
        "players",
        Field(
            "viscount",
            Custom(
                "int",
                "-1",
                _write_space,
                lambda s, data, where: -1 if data is None else _read_space(s, data, where),
                f"[{' | '.join(map(repr, SPACES))}, number] | null",
                scales=lambda s: [Scale(-1, len(SPACES) * SEGMENTS - 1, named=True)],
            ),
            "viscounts",
            doc="the space of each Viscount, -1 before it is placed",
        ),
        # The print of all three spaces is laid out at once for each player.
        Field("row", CardSpaces(), Span("rows", lambda s: ROW, "1"), doc="three card spaces per player"),
        Field("hand", Cards("card"), "hands", known=owner_only, pool=own_cards),
        Field("deck", Cards("card"), "decks", known=nobody, pool=own_cards),
        Field("discards", Cards("card")),
        DerivedFor("unseen", unseen, Cards("card", mixed=True), of=("hands", "decks")),
        Field("manuscripts", Cards("manuscript"), "scripts"),
        Named("purse", MONEY, Field("coins", COUNT, doc="four numbers per player: Silver, Ink, Gold, Stone")),
        Named(
            "papers",
            PAPERS,
            Field("cards", COUNT, doc="four numbers per player: Debts unpaid and paid, Deeds acquired and approved"),
        ),
        Field("corruption", _marker("self.box.corruption_start")),
        Field("virtue", _marker("self.box.virtue_start")),
        # comp.13: Workers in the castle: first and second tier by place, then the third tier.
        Group(
            "castle",
            Listed("first", SEGMENTS, _workers("workers", "tier1")),
            Listed("second", SEGMENTS, _workers("workers", "tier2")),
            _workers("third", "tier3"),
            listed=True,
        ),
        Derived("icons", _icons, f"Record<{' | '.join(map(repr, ICONS))}, number>", of=("rows", "permanent")),
        Derived("workers", lambda s, player: s.workers[player], "number", of=("workers",)),
        Derived("buildings", _buildings_left, "string[]", of=("built",)),
        Derived("hand_limit", lambda s, player: s.hand_limit(player), "number", of=("built", "leader")),
    ),
    Field("leader", SOMEBODY, doc="who holds the Castle Leader card"),
    Named("bonuses", RIBBONS, Field("holder", SOMEBODY, doc="who holds the Cleric Bonus Card of each ribbon")),
    Field("debts_above", _end_card("poverty")),
    Field("deeds_above", _end_card("prosperity")),
    Field("first", PLAYER),
    Field("round", COUNT, doc="0 in set-up"),
    Field("turn", PLAYER),
    Derived("phase", lambda s, _: phase(s), "number"),
    Field("last_round", COUNT, doc="0 until an end card is revealed"),
    Field("movement", Number(0, 9), doc="the value of the card played this turn"),
    Field(
        "dismissed",
        Custom(
            "int",
            "0",
            lambda s, icons: unpack(icons),
            _read_icons,
            "string[]",
            numbers=_number_icons,
            scales=_icon_scales,
        ),
        doc="Icons of the Townsfolk dismissed for the current action",
    ),
    Field(
        "pairs",
        Custom(
            "tuple[tuple[int, int], ...]",
            "()",
            _write_pairs,
            _read_pairs,
            _PAIR,
            pieces=("card", lambda s, pairs: [hero for _, hero in pairs]),
            numbers=_number_pairs,
            scales=lambda s: [Scale(0, len(s.box.card_ids), named=True)] * len(s.box.player_cards),
        ),
        doc="Player Cards on offer, each with its hero",
    ),
    Field("gone", Cards("card"), doc="cards out of the game"),
    Field("future", Cards("scheme"), known=nobody, pool=future_schemes, doc="the Rival's future Schemes"),
    Points(explained=True),
    Cache("built", "list[int]", "[0] * table.players", "Buildings taken, as a bit mask per player"),
    Cache("permanent", "list[int]", "[0] * table.players", "packed Icons of Buildings and Bonus Cards, by player"),
    Cache("workers", "list[int]", "[self.box.worker_count] * table.players", "Workers in the supply of each player"),
    Cache(
        "exchanges",
        "tuple[tuple[Exchange, ...], ...]",
        "self.box.exchanges[self.box.side_of[table.seats]]",
        "exchanges by segment and bank",
    ),
    content={
        "segment": lambda s: s.box.segment_ids,
        "wedge": lambda s: s.box.wedge_ids,
        "card": lambda s: s.box.card_ids,
        "scheme": lambda s: s.box.card_ids,
        "manuscript": lambda s: s.box.manuscript_ids,
        "rival": lambda s: s.box.rival_ids,
    },
    kinds={
        "effect": Content(Effect, lambda s: s.box.contents),
        "piece": OneOf(lambda s: s.box.piece_ids),
        "action": OneOf(ACTIONS),
        "icons": Custom(
            "int", "0", lambda s, icons: icons, _packed, "number", numbers=_number_icons, scales=_icon_scales
        ),
        "space": Custom(
            "int",
            "0",
            _write_space,
            _read_space,
            "[string, number]",
            scales=lambda s: [Scale(0, len(SPACES) * SEGMENTS - 1, named=True)],
        ),
        "place": Numbered(SEGMENTS),
        "spot": Custom(
            "int",
            "0",
            lambda s, spot: [spot // SPOTS + 1, spot % SPOTS + 1],
            _ring_spot,
            "[number, number]",
            scales=lambda s: [Scale(0, SEGMENTS * SPOTS - 1, named=True)],
        ),
    },
    texts=("trading_post", "guildhall", "workshop"),
    complete=_complete,
    imports=("from regnum.games.viscounts.schema import Exchange",),
)
