"""The fields of a position of 7: type, JSON form and visibility of each (info.1-info.4, supply.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.board.cards import NUMBER, Card, Cards, Spaces
from regnum.core.board.custom import Content, Custom, Numbered
from regnum.core.board.fields import BOARD, Fields
from regnum.core.board.given import a_flag, a_list, an_object, refuse, whole_number
from regnum.core.board.kinds import COUNT, SOMEBODY, TEXT, Flag, Kind, Number, OneOf, Scale
from regnum.core.board.knowledge import Knows, everyone, nobody, owner_only
from regnum.core.board.several import PLAYERS, Order
from regnum.core.board.shape import Cache, Derived, Field, Group, Joined, Many, Named, PerPlayer
from regnum.core.board.stores import At, Bits, Both, Part
from regnum.core.scoring import Points
from regnum.games.seven.box import CLOSED, EMPTY, FREE, KINDS, NEUTRAL, PLACES, SLOTS, bundle
from regnum.games.seven.rules.artefacts import Foresee
from regnum.games.seven.rules.hero import RESERVE
from regnum.games.seven.schema import Effect

HEROES = "self.rulings.heroes"
PLACES_CODE = "self.box.constants.rows * self.width"


# --- visibility rules other than everybody, the owner or nobody ------------------------------------------------------


def whoever_foresees(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """effect.16: a seat that is looking at the top cataclysm knows that card."""
    looking = bool(s.steps) and isinstance(s.steps[-1], Foresee) and s.steps[-1].seat == seat
    return min(1, size) if looking else 0


def what_is_turned_up(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """complete.6: treasures of the pile are face up while an undertaking is completed."""
    turned_up: int = s.pile_open
    return turned_up


# --- kinds that only this game needs ---------------------------------------------------------------------------------


class Palaces(Cards):
    """A hero's palaces, each with a flag for its marker; the state keeps the flags as a bit mask (enslave.1)."""

    def __init__(self) -> None:
        super().__init__("palace")
        self.typescript = "{ id: string; enslaved: boolean }[]"
        self.as_stored = False

    def to_json(self, s: Any, value: Any) -> Any:
        ids, (palaces, enslaved) = self.fields.ids(s, self.of), value
        return [{"id": ids[card], "enslaved": bool(enslaved >> card & 1)} for card in palaces]

    def from_json(self, s: Any, data: Any, where: str) -> Any:
        found = [_marked(one, "enslaved", f"{where}[{n}]") for n, one in enumerate(a_list(data, where))]
        palaces = self.find_all(s, [id for id, _ in found], where)
        enslaved = 0
        for card, (_, marked) in zip(palaces, found, strict=True):
            enslaved |= marked << card
        return tuple(palaces), enslaved

    def size(self, value: Any) -> int:
        return len(value[0])

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        palaces: Sequence[int] = value[0]
        return palaces

    def width(self, s: Any, value: Any) -> int:
        return super().width(s, value) + len(self.fields.ids(s, self.of))

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """With a number for each palace: whether it bears a marker."""
        self.write_known(s, value, self.size(value), out, at)
        at += super().width(s, value)
        for card in range(len(self.fields.ids(s, self.of))):
            out[at + card] = value[1] >> card & 1
        return at


class Characters(Cards):
    """A hero's characters, each stored as twice its number, plus one if tapped (gifts.1)."""

    def __init__(self) -> None:
        super().__init__("character")
        self.typescript = "{ id: string; tapped: boolean }[]"
        self.as_stored = False

    def to_json(self, s: Any, value: Any) -> Any:
        ids = self.fields.ids(s, self.of)
        return [{"id": ids[one >> 1], "tapped": bool(one & 1)} for one in value]

    def from_json(self, s: Any, data: Any, where: str) -> Any:
        found = [_marked(one, "tapped", f"{where}[{n}]") for n, one in enumerate(a_list(data, where))]
        cards = self.find_all(s, [id for id, _ in found], where)
        return tuple([2 * card + tapped for card, (_, tapped) in zip(cards, found, strict=True)])

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        return [one >> 1 for one in value]

    def width(self, s: Any, value: Any) -> int:
        return super().width(s, value) + len(self.fields.ids(s, self.of))

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """With a number for each character: how many of them are tapped."""
        self.write_known(s, value, len(value), out, at)
        at += super().width(s, value)
        for one in value:
            out[at + (one >> 1)] += one & 1
        return at

    def code(self, value: str) -> list[str]:
        return []


def _marked(data: Any, flag: str, where: str) -> tuple[Any, bool]:
    """The id of a card and its flag, which may be left out."""
    card = an_object(data, where, ("id", flag))
    return card.get("id"), a_flag(card.get(flag, False), f"{where}.{flag}")


def _write_mark(mark: int) -> int | str | None:
    """Write a marker: the hero's number, "neutral", or null for none."""
    return mark - 1 if mark > FREE else "neutral" if mark == NEUTRAL else None


def _read_mark(s: Any, data: Any, where: str) -> int:
    if data is None or data == "neutral":
        return FREE if data is None else NEUTRAL
    return 1 + whole_number(data, 0, len(s.heroes) - 1, where)


def _read_marks(s: Any, data: Any, where: str) -> tuple[int, ...]:
    return tuple([_read_mark(s, mark, f"{where}[{n}]") for n, mark in enumerate(a_list(data, where))])


def _write_portals(s: Any, portals: list[int]) -> dict[str, Any]:
    return {id: _write_mark(mark) for id, mark in zip(s.box.portal_ids, portals, strict=True)}


def _read_portals(s: Any, data: Any, where: str) -> list[int]:
    portals = [FREE] * len(s.box.portal_ids)
    for id, mark in an_object(data, where).items():
        if id not in s.box.portal_number:
            raise refuse(f"{where}.{id}", f"there is no portal {id!r}")
        portals[s.box.portal_number[id]] = _read_mark(s, mark, f"{where}.{id}")
    return portals


def _undertakings(name: str, rows: Callable[[Any], range], treasures: Knows) -> Many:
    """Some rows of the undertakings board."""
    undertaking = Group(
        "undertaking",
        Field("id", Card("undertaking"), "board"),
        Field(
            "markers",
            Custom(
                "tuple[int, ...]",
                "()",
                lambda s, marks: [_write_mark(mark) for mark in marks],
                _read_marks,
                "(number | 'neutral' | null)[]",
                numbers=lambda s, marks: [*(mark + 2 for mark in marks), *[0] * (SLOTS - len(marks))],
                scales=lambda s: [Scale(0, len(s.heroes) + 2, named=True, first=3)] * SLOTS,
            ),
            "marks",
            doc="by requirement: 1 + the hero whose marker is on it, 0 if free, -1 if neutral",
        ),
        Field("treasures", Cards("treasure"), "beside", known=treasures),
        absent=lambda s, place: s.board[place] == EMPTY,
    )
    return Many(name, undertaking, PLACES_CODE, rows)


class Source(Kind):
    """A field of a step: a hero who gives gifts, or the reserve."""

    def __init__(self) -> None:
        super().__init__("int", "0", "number | string", shift=1 - RESERVE)

    def to_json(self, s: Any, value: Any) -> int | str:
        return "reserve" if value == RESERVE else int(value)

    def from_json(self, s: Any, data: Any, where: str) -> int:
        return RESERVE if data == "reserve" else whole_number(data, 0, s.table.seats - 1, where)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(s.heroes) - RESERVE, named=True, first=1 - RESERVE)]


# --- derived values --------------------------------------------------------------------------------------------------


def _complete(s: Any, data: dict[str, Any]) -> None:
    """Fill in what was left out and what follows from the rest; refuse impossible values."""
    box, heroes = s.box, len(s.heroes)
    for place, card in enumerate(s.board):
        if card != EMPTY:
            s.marks[place] = s.marks[place] or box.empty_slots[card]
            slots = len(box.empty_slots[card])
            if len(s.marks[place]) != slots:
                raise refuse(
                    f"{BOARD}.undertakings[{place}].markers", f"has {len(s.marks[place])} entries, not {slots}"
                )
    s.order = s.order or tuple(range(heroes))
    if sorted(s.order) != list(range(heroes)):
        raise refuse(f"{BOARD}.order", "each hero must appear exactly once")
    for name, bits in (("passes", s.passes), ("nameless_chose", s.nameless_chose)):
        if bits >> heroes:
            raise refuse(f"{BOARD}.{name}", "only heroes may be listed")
    whole_number(s.pile_open, 0, len(s.treasure_pile), f"{BOARD}.treasures_turned_up")
    whole_number(s.sins_loose, 0, len(s.sin_pile), f"{BOARD}.sins_loose")
    whole_number(s.armour, 0, box.armour_pieces, f"{BOARD}.armour")
    for kind, count in enumerate(box.gift_count):
        s.reserve[kind] = whole_number(count - sum(s.gifts[kind::6]), 0, count, f"{BOARD}.heroes: {KINDS[kind]}")
    for hero in range(heroes):
        _count_for(s, hero)


def _count_for(s: Any, hero: int) -> None:
    """Compute the purse, the banners and the free markers of a hero."""
    box = s.box
    s.purse[hero] = bundle(s.gifts[6 * hero : 6 * hero + 6])
    if s.heroes[hero] != EMPTY:
        s.banners[6 * hero + box.hero_banner[s.heroes[hero]]] += 1
    for character in s.characters[hero]:
        s.banners[6 * hero + box.character_banner[character >> 1]] += 1
    placed = sum(marks.count(1 + hero) for marks in s.marks) + s.portals.count(1 + hero) + s.enslaved[hero].bit_count()
    s.markers[hero] = whole_number(box.markers - placed, 0, box.markers, f"{BOARD}.heroes[{hero}]: markers")


FIELDS = Fields(
    Cache(
        "width",
        "int",
        "self.box.constants.per_row if self.rulings.heroes > 2 else self.box.constants.per_row_two_heroes",
        "undertakings in a row (setup.4, two.1)",
    ),
    PerPlayer(
        "heroes",
        Field("hero", Card("hero"), "heroes", doc="-1 until it is chosen (setup.13)"),
        Field("tapped", Flag(), Bits("tapped"), doc="tapped heroes, as a bit mask"),
        Field("gold", Number(0, 9999)),
        Field("fame", Number(0, 9999)),
        Field("power", Number(0, 9999)),
        Named("gifts", KINDS, Field("gifts", COUNT, doc="six numbers per hero")),
        Field("characters", Characters(), doc="each as twice its number, plus one if tapped"),
        Field("elixirs", Cards("elixir")),
        Field("palaces", Palaces(), Both("palaces", "enslaved", "palaces with a marker, as a bit mask")),
        Field("corruption", COUNT),
        Field("fallen", Flag(), Bits("fallen"), doc="fallen heroes, as a bit mask"),
        Field(
            "loses_turn", Flag(), Bits("skipped"), doc="heroes who lose their next turn in this phase, as a bit mask"
        ),
        Field(
            "standing_pass",
            TEXT,
            internal=True,
            doc="what he could openly do when he passed until that changes (pass.3)",
        ),
        Field("sins", Cards("sin"), known=owner_only),
        Field("artefacts", Cards("artefact"), known=owner_only),
        count=HEROES,
        players=lambda s: len(s.heroes),
    ),
    Field(
        "tavern",
        Spaces("character", words={EMPTY: None, CLOSED: "closed"}),
        Part(
            "market",
            lambda s: (0, s.box.tavern),
            "[-1] * (self.box.constants.tavern_spaces + self.box.constants.shop_spaces)",
        ),
        doc="the spaces of the tavern, then those of the shop",
    ),
    Field(
        "shop",
        Spaces("elixir", words={EMPTY: None, CLOSED: "closed"}),
        Part("market", lambda s: (s.box.tavern, len(s.market))),
    ),
    Field("character_discards", Cards("character"), At("discards", 0)),
    Field("elixir_discards", Cards("elixir"), At("discards", 1)),
    Field(
        "castles",
        Spaces("palace"),
        Part(
            "open_palaces",
            lambda s: (0, s.box.constants.open_castles),
            "[-1] * (self.box.constants.open_castles + self.box.constants.open_estates)",
        ),
        doc="castles, then estates",
    ),
    Field(
        "estates", Spaces("palace"), Part("open_palaces", lambda s: (s.box.constants.open_castles, len(s.open_palaces)))
    ),
    Field("temples", Cards("palace"), doc="temples not yet bought"),
    Field("gone", Cards("palace"), doc="castles and estates out of the game"),
    Joined(
        "undertakings",
        _undertakings("", lambda s: range(2 * s.width), everyone),
        _undertakings("top", lambda s: range(2 * s.width, len(s.board)), nobody),  # info.4
    ),
    Field("treasure_discards", Cards("treasure")),
    Field(
        "treasures_turned_up",
        COUNT,
        "pile_open",
        doc="how many treasures at the top of the pile are face up while an undertaking is completed",
    ),
    Field("sins_played", Cards("sin"), "played", doc="sins played but not yet discarded"),
    Field("cataclysms", Cards("cataclysm"), doc="cataclysms already played"),
    Field("artefact_discards", Cards("artefact")),
    Field(
        "portals",
        Custom(
            "list[int]",
            "[0] * len(self.box.portal_ids)",
            _write_portals,
            _read_portals,
            "Record<string, number | 'neutral' | null>",
            numbers=lambda s, portals: list(portals),
            scales=lambda s: [Scale(NEUTRAL, len(s.heroes), named=True, first=1)] * len(s.box.portal_ids),
        ),
        doc="the marker on each portal, encoded as in `marks`",
    ),
    Field("armour", Number(0, 99)),
    Field("turn", Number(0, 9999)),
    Field("order", Order()),
    Field("passes", PLAYERS, doc="heroes who have passed since the last action, as a bit mask"),
    Field("last_fallen", SOMEBODY),
    Field("nameless_hand", Cards("nameless"), doc="the hand of the Nameless, if a player plays him"),
    Field("nameless_turn", COUNT),
    Field("nameless_round", COUNT),
    Field("nameless_chose", PLAYERS, doc="heroes the Nameless has chosen this turn, as a bit mask"),
    Field("ended", TEXT),
    Field("won", Order()),
    # Face down: draw piles and the sin discards (info.4, supply.7).
    Field("character_pile", Cards("character"), At("piles", 0), known=nobody, doc="draw piles of tavern and shop"),
    Field("elixir_pile", Cards("elixir"), At("piles", 1), known=nobody),
    Field("castle_pile", Cards("palace"), At("palace_piles", 0), known=nobody, pool="castle"),
    Field("estate_pile", Cards("palace"), At("palace_piles", 1), known=nobody, pool="estate"),
    Field("undertaking_pile", Cards("undertaking"), known=nobody),
    Field("treasure_pile", Cards("treasure", shown=NUMBER, mixed=True), known=what_is_turned_up),
    Field("sin_pile", Cards("sin"), known=nobody),
    Field("sin_discards", Cards("sin"), known=nobody),
    Field("cataclysm_pile", Cards("cataclysm", shown=NUMBER), known=whoever_foresees),
    Field("artefact_pile", Cards("artefact"), known=nobody),
    # Not secret: sins are shuffled in, drawn and buried in public. Left out of views because nobody needs it to play.
    Field(
        "sins_loose",
        COUNT,
        internal=True,
        doc="how many cards at the top of the sin deck are drawn in random order (sin.4)",
    ),
    Cache("reserve", "list[int]", "self.box.gift_count[:]", "gifts in the reserve"),
    Cache("purse", "list[int]", "[0] * self.rulings.heroes", "each hero's gifts as one integer (see `box.bundle`)"),
    Cache("banners", "list[int]", "[0] * (6 * self.rulings.heroes)", "six per hero, the hero included (set.1)"),
    Cache("markers", "list[int]", "[self.box.markers] * self.rulings.heroes", "free markers of each hero"),
    # What `offers` and `free_use_values.sales` have found; None: to be found again.
    Cache("offers", "list[list[Offer] | None]", "[None, None, None]", "characters, elixirs and palaces for sale"),
    Cache("requirements", "list[Requirement] | None", "None", "requirements that may still be met"),
    Cache(
        "sales",
        "list[tuple[int, int] | None]",
        "[None] * self.rulings.heroes",
        "by hero: the gold and fame he would get for discarding his palaces",
    ),
    Derived(
        "reserve", lambda s, _: dict(zip(KINDS, s.reserve, strict=True)), "Record<string, number>", of=("reserve",)
    ),
    Derived(
        "treasures_open",
        # Sorted, because their order means nothing.
        lambda s, _: sorted(s.box.treasure_ids[one] for one in s.treasure_pile[len(s.treasure_pile) - s.pile_open :]),
        "string[]",
        of=("treasure_pile", "pile_open"),
    ),
    Points(),
    content={
        "hero": lambda s: s.box.hero_ids,
        "character": lambda s: s.box.character_ids,
        "elixir": lambda s: s.box.elixir_ids,
        "palace": lambda s: s.box.palace_ids,
        "undertaking": lambda s: s.box.undertaking_ids,
        "treasure": lambda s: s.box.treasure_ids,
        "sin": lambda s: s.box.sin_ids,
        "cataclysm": lambda s: s.box.cataclysm_ids,
        "artefact": lambda s: s.box.artefact_ids,
        "nameless": lambda s: s.box.nameless_ids,
    },
    kinds={
        "effect": Content(Effect, lambda s: s.box.contents),
        "gift": OneOf(KINDS),
        "place": Numbered(PLACES),
        "source": Source(),
    },
    texts=(
        *("any", "any_same", "any_different", "gold", "fame", "power", "gift", "elixir", "artefact"),
        *("tap_character", "tapped_character"),
    ),
    complete=_complete,
    imports=("from regnum.games.seven.box import Box, Offer, Requirement",),
)
