"""The fields of a Viscounts position: type, JSON form and visibility of each (comp.16, comp.17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regnum.core.fields import (
    Attribute,
    ByPlayer,
    Cache,
    Cards,
    Custom,
    Derived,
    Fields,
    Group,
    Leaf,
    Named,
    Number,
    One,
    Player,
    Scale,
    Slots,
    a_list,
    an_object,
    list_of,
    refuse,
    whole_number,
)
from regnum.core.knowledge import nobody, owner_only, the_top
from regnum.core.scoring import Points
from regnum.games.viscounts.box import (
    FIRST_REAL,
    ICONS,
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
from regnum.games.viscounts.rules.phases import phase

# --- field types specific to this game --------------------------------------------------------------------------------


class Arrangement(Cards):
    """All segments or wedges, each once, by place of the ring; by default in the order of the content files."""

    def __init__(self, name: str, of: str) -> None:
        super().__init__(name, of)
        self.empty = repr(tuple(range(SEGMENTS)))

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        if data == [] and not strict:
            return
        super().read(s, i, data, where, strict)
        if sorted(self.get(s, i)) != list(range(SEGMENTS)):
            raise refuse(where, f"each {self.of} must appear exactly once")

    def vector_length(self, s: Any, i: int) -> int:
        return SEGMENTS

    def vector(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[int]:
        """By place which one lies there."""
        return list(self.get(s, i))

    def scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(0, SEGMENTS - 1, named=True)] * SEGMENTS


class Listed(Named):
    """A list of `n` entries of one kind, stored consecutively in one list of the state."""

    def __init__(self, name: str, n: int, each: Leaf) -> None:
        super().__init__(name, [str(k) for k in range(1, n + 1)], each)

    def write(self, s: Any, i: int) -> list[Any]:
        return list(super().write(s, i).values())

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[Any]:
        return list(super().view(s, i, seat, owner).values())

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        n = len(self.names)
        if data == [] and not strict:
            return
        for k, one in enumerate(a_list(data, where, n)):
            self.each.read(s, n * i + k, one, f"{where}[{k}]", strict)

    def typescript(self) -> str:
        _, each = next(self.each.typescript_into())
        return list_of(each)


class Tiers(Group):
    """comp.13: a player's Workers in the castle as a list: first and second tier by place, then the third tier."""

    def write(self, s: Any, i: int) -> list[Any]:
        return list(super().write(s, i).values())

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[Any]:
        return list(super().view(s, i, seat, owner).values())

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        tiers = a_list(data, where, len(self.nodes))
        named = {node.name: tier for node, tier in zip(self.nodes, tiers, strict=True)}
        super().read(s, i, named, where, strict)

    def typescript(self) -> str:
        return f"[{', '.join(node.typescript() for node in self.nodes)}]"


class BoxNumber(Number):
    """A number whose upper limit and, if `empty` is given, initial value depend on the box."""

    def __init__(self, name: str, low: int, limit: Callable[[Any], int], empty: str = "0", **more: Any) -> None:
        super().__init__(name, low, **more)
        self.empty = empty
        self.limit = limit

    def decode(self, s: Any, data: Any, where: str) -> int:
        return whole_number(data, self.low, self.limit(s), where)

    def number_scales(self, s: Any, i: int) -> list[Scale]:
        return [Scale(self.low, self.limit(s))]


class CardSpaces(Slots):
    """setup.8, solo.11: three card spaces per player; an uncovered one holds the number of its print (see `box`)."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, "card", width=3, **more)

    def attributes(self) -> Any:
        yield Attribute(self.store, "list[int]", f"[*self.box.printed] * {self.count}", self.doc)

    def encode(self, s: Any, value: list[int]) -> list[str | None]:
        return [self.id(s, card) if card >= FIRST_REAL else None for card in value]

    def read_from(self, s: Any, i: int, data: dict[str, Any], where: str, strict: bool) -> None:
        self.put(s, i, list(s.box.rival_printed[s.rival] if s.is_rival(i) else s.box.printed))
        super().read_from(s, i, data, where, strict)

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        if data == [] and not strict:
            return
        row = self.get(s, i)
        for space, id in enumerate(a_list(data, where, self.width)):
            if id is not None:
                row[space] = self.find(s, id, f"{where}[{space}]")
        self.put(s, i, row)

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        return [card for card in self.get(s, i) if card >= FIRST_REAL]

    def numbers(self, s: Any, value: list[int]) -> list[int]:
        return [card + 1 if card >= FIRST_REAL else 0 for card in value]


class Unseen(Derived):
    """comp.16: the hidden cards of a player, sorted: his draw pile for himself, hand and draw pile for others.

    Every card a player gained was visible to all, so this reveals nothing new. The Rival's Schemes were not (solo.12).
    """

    def __init__(self) -> None:
        super().__init__("unseen", _hand_and_deck, "string[]", of=("hands", "decks"))
        self.secret = True

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[str]:
        if seat == i:
            return _sorted_ids(s, s.decks[i])
        found: list[str] = super().view(s, i, seat, owner)
        return found


def _hand_and_deck(s: Any, player: int) -> list[str]:
    return [] if s.is_rival(player) else _sorted_ids(s, (*s.hands[player], *s.decks[player]))


def _sorted_ids(s: Any, cards: Sequence[int]) -> list[str]:
    return [s.box.card_ids[card] for card in sorted(cards)]


# --- visibility -------------------------------------------------------------------------------------------------------


def own_cards(s: Any, owner: int | None) -> str:
    """comp.16: a player's hand and draw pile form one pool, whose contents are known to all.

    solo.12: with a difficulty, future Schemes were shuffled face down into the Rival's draw pile.
    """
    if owner is not None and s.is_rival(owner) and s.table.options["difficulty"]:
        return "schemes"
    return f"player {owner}"


def future_schemes(s: Any, owner: int | None) -> str:
    """solo.6, solo.12: without a difficulty, it is known which Schemes are still future."""
    return "schemes" if s.table.options["difficulty"] else "future"


# --- custom JSON forms ------------------------------------------------------------------------------------------------


def write_space(space: int) -> list[Any] | None:
    """Write a space as its kind and its place in the ring, from 1; null before a Viscount is placed."""
    return [SPACES[space % 3], space // 3 + 1] if space >= 0 else None


def read_space(data: Any) -> int:
    """The inverse of `write_space`; -1 if `data` is not a space."""
    if isinstance(data, list) and len(data) == 2 and data[0] in SPACES and data[1] in range(1, SEGMENTS + 1):
        return 3 * (int(data[1]) - 1) + SPACES.index(data[0])
    return -1


def _decode_space(s: Any, data: Any, where: str) -> int:
    space = read_space(data)
    if space < 0 and data is not None:
        raise refuse(where, f"{data!r} is not a space; an example is [{SPACES[0]!r}, 1]")
    return space


def _write_spot(s: Any, spot: int) -> dict[str, Any] | None:
    if not spot:
        return None
    player, piece = divmod(spot - 1, PIECES)
    return {"player": player, "building": s.box.piece_ids[piece]}


def _read_spot(s: Any, data: Any, where: str) -> int:
    if data is None:
        return 0
    _only(an_object(data, where), ("player", "building"), where)
    player = whole_number(data["player"], 0, s.table.players - 1, f"{where}.player")
    piece = s.box.piece_number.get(data["building"]) if isinstance(data["building"], str) else None
    if piece is None:
        raise refuse(f"{where}.building", f"there is no building {data['building']!r}")
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
        _only(an_object(pair, here), ("card", "hero"), here)
        card, hero = s.box.player_card_number.get(str(pair["card"])), s.box.card_number.get(str(pair["hero"]))
        if card is None:
            raise refuse(f"{here}.card", f"there is no player card {pair['card']!r}")
        if hero is None:
            raise refuse(f"{here}.hero", f"there is no hero {pair['hero']!r}")
        found.append((card, hero))
    return tuple(found)


def _only(data: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    """Refuse an object unless it has exactly these keys."""
    for key in data:
        if key not in names:
            raise refuse(f"{where}.{key}", "there is no such part")
    for key in names:
        if key not in data:
            raise refuse(f"{where}.{key}", "is missing")


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
        raise refuse("players", "is missing")
    if (s.rival >= 0) != (s.table.players > s.table.seats):
        raise refuse("rival", "a solo game must have a Rival, and no other game may")
    if "round" not in data:
        s.round = 1
    for n, spot in enumerate(s.spots):
        if spot:
            player, piece = divmod(spot - 1, PIECES)
            if s.has(player, piece):
                raise refuse(f"spots[{n}]", f"{s.box.piece_ids[piece]} of player {player} is on the board twice")
            s.built[player] |= 1 << piece
            s.permanent[player] += s.uncovers(player, piece)
    for ribbon, holder in enumerate(s.bonuses):
        if holder >= 0:
            s.permanent[holder] += s.box.bonus_icons[ribbon]
    for player in range(s.table.players):
        base = SEGMENTS * player
        s.workers[player] -= sum(s.tier1[base : base + SEGMENTS]) + sum(s.tier2[base : base + SEGMENTS])
        s.workers[player] -= s.tier3[player]


def _workers(name: str, store: str) -> BoxNumber:
    return BoxNumber(name, 0, lambda s: int(s.box.worker_count), store=store, doc="Workers of each player")


def _marker(name: str, start: str) -> BoxNumber:
    return BoxNumber(name, 1, lambda s: int(s.box.track), start)


def _end_card(name: str, card: str) -> BoxNumber:
    """setup.22: the number of cards still on top of Poverty or Prosperity."""
    return BoxNumber(name, 0, lambda s: 30, f"self.box.above(self.box.contents.{card}, table.seats)")


_SPOT = "{ player: number; building: string } | null"
_PAIR = "{ card: string; hero: string }[]"

FIELDS = Fields(
    Arrangement("ring", "segment"),
    Arrangement("wedges", "wedge"),
    Listed("piles", SEGMENTS, Cards("pile", "card", known=the_top, shows_top=True, doc="Townsfolk piles, by place")),
    Listed(
        "shelves",
        SEGMENTS,
        Cards("shelf", "manuscript", known=the_top, shows_top=True, doc="Manuscript piles, by place"),
    ),
    Listed(
        "spots",
        SEGMENTS * SPOTS,
        Custom(
            "spot",
            "int",
            "0",
            _write_spot,
            _read_spot,
            _SPOT,
            scales=lambda s: [Scale(0, PIECES * s.table.players, named=True)],
            doc="0 if empty, else 1 + 9 * player + piece",
        ),
    ),
    Derived("spaces", _who_stands_where, f"Record<{' | '.join(map(repr, SPACES))}, number[]>[]", of=("viscounts",)),
    One("rival", "rival", doc="the Rival of a solo game, else -1"),
    ByPlayer(
        "players",
        Custom(
            "viscount",
            "int",
            "-1",
            lambda s, space: write_space(space),
            _decode_space,
            f"[{' | '.join(map(repr, SPACES))}, number] | null",
            scales=lambda s: [Scale(-1, len(SPACES) * SEGMENTS - 1, named=True)],
            store="viscounts",
            doc="the space of each Viscount, -1 before it is placed",
        ),
        CardSpaces("row", store="rows", doc="three card spaces per player"),
        Cards("hand", "card", store="hands", known=owner_only, pool=own_cards),
        Cards("deck", "card", store="decks", known=nobody, pool=own_cards),
        Cards("discards", "card"),
        Unseen(),
        Cards("manuscripts", "manuscript", store="scripts"),
        Named("purse", MONEY, Number("coins", doc="four numbers per player: Silver, Ink, Gold, Stone")),
        Named(
            "papers",
            PAPERS,
            Number("cards", doc="four numbers per player: Debts unpaid and paid, Deeds acquired and approved"),
        ),
        _marker("corruption", "self.box.corruption_start"),
        _marker("virtue", "self.box.virtue_start"),
        Tiers(
            "castle",
            Listed("first", SEGMENTS, _workers("workers", "tier1")),
            Listed("second", SEGMENTS, _workers("workers", "tier2")),
            _workers("third", "tier3"),
        ),
        Derived("icons", _icons, f"Record<{' | '.join(map(repr, ICONS))}, number>", of=("rows", "permanent")),
        Derived("buildings", _buildings_left, "string[]", of=("built",)),
        Derived("hand_limit", lambda s, player: s.hand_limit(player), "number", of=("built", "leader")),
    ),
    Player("leader", optional=True, doc="who holds the Castle Leader card"),
    Named("bonuses", RIBBONS, Player("holder", optional=True, doc="who holds the Cleric Bonus Card of each ribbon")),
    _end_card("debts_above", "poverty"),
    _end_card("deeds_above", "prosperity"),
    Player("first"),
    Number("round", doc="0 in set-up"),
    Player("turn"),
    Derived("phase", lambda s, _: phase(s), "number"),
    Number("last_round", doc="0 until an end card is revealed"),
    Number("movement", 0, 9, doc="the value of the card played this turn"),
    Custom(
        "dismissed",
        "int",
        "0",
        lambda s, icons: unpack(icons),
        _read_icons,
        "string[]",
        numbers=lambda s, icons: [icons >> 6 * n & MASK for n in range(len(ICONS))],
        scales=lambda s: [Scale(0, MASK)] * len(ICONS),
        doc="Icons of the Townsfolk dismissed for the current action",
    ),
    Custom(
        "pairs",
        "tuple[tuple[int, int], ...]",
        "()",
        _write_pairs,
        _read_pairs,
        _PAIR,
        pieces=("card", lambda s, pairs: [hero for _, hero in pairs]),
        numbers=_number_pairs,
        scales=lambda s: [Scale(0, len(s.box.card_ids), named=True)] * len(s.box.player_cards),
        doc="Player Cards on offer, each with its hero",
    ),
    Cards("gone", "card", doc="cards out of the game"),
    Cards("future", "scheme", known=nobody, pool=future_schemes, doc="the Rival's future Schemes"),
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
    complete=_complete,
    imports=("from regnum.games.viscounts.schema import Exchange",),
)
