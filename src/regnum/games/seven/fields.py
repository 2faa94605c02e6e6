"""The fields of a position of 7: type, JSON form and visibility of each (info.1-info.4, supply.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regnum.core.fields import (
    Attribute,
    Bit,
    ByPlayer,
    Cache,
    Cards,
    Custom,
    Derived,
    Fields,
    Group,
    Internal,
    Leaf,
    Named,
    Node,
    Number,
    One,
    Player,
    Players,
    Scale,
    Slots,
    Word,
    a_list,
    an_object,
    refuse,
    whole_number,
)
from regnum.core.fields.node import named
from regnum.core.knowledge import Knows, everyone, nobody, owner_only
from regnum.core.scoring import Points
from regnum.games.seven.box import CLOSED, EMPTY, FREE, KINDS, NEUTRAL, SLOTS, bundle
from regnum.games.seven.rules.artefacts import Foresee

HEROES = "self.rulings.heroes"
PLACES = "self.box.constants.rows * self.width"


# --- visibility rules other than everybody, the owner or nobody ------------------------------------------------------


def whoever_foresees(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """effect.16: a seat that is looking at the top cataclysm knows that card."""
    looking = bool(s.steps) and isinstance(s.steps[-1], Foresee) and s.steps[-1].seat == seat
    return min(1, size) if looking else 0


def what_is_turned_up(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """complete.6: treasures of the pile are face up while an undertaking is completed."""
    turned_up: int = s.pile_open
    return turned_up


# --- nodes that only this game needs ---------------------------------------------------------------------------------


class Pile(Cards):
    """A draw pile whose top a seat may know; every view shows only the number of cards left."""

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Any:
        return self.hidden_view(s, i, seat, owner)

    def typescript_into(self) -> Iterator[tuple[str, str]]:
        yield self.name, self.hidden_typescript()


class Undertakings(Node):
    """The places of the undertakings board, lowest row first; `top` declares row 3, `lower` the other rows."""

    def __init__(self, name: str, lower: Group, top: Group) -> None:
        super().__init__(name)
        self.lower = lower
        self.top = top

    def _place(self, s: Any, place: int) -> Group:
        return self.top if place >= 2 * s.width else self.lower

    def bind(self, fields: Fields, count: str) -> None:
        self.lower.bind(fields, PLACES)
        self.top.bind(fields, PLACES)
        self.secret = self.top.secret

    def attributes(self) -> Iterator[Attribute]:
        return self.lower.attributes()

    def leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        for place in range(len(s.board)):
            yield from self._place(s, place).leaves(s, place, owner)

    def encoded(self, path: str, lists: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...], Leaf]]:
        for name, group in ((self.name, self.lower), (f"{self.name}.top", self.top)):
            for node in group.nodes:
                yield from node.encoded(named(path, name), lists)

    def write(self, s: Any, i: int) -> Any:
        return [self._place(s, place).write(s, place) for place in range(len(s.board))]

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> Any:
        return [self._place(s, place).view(s, place, seat, owner) for place in range(len(s.board))]

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        if data == [] and not strict:
            return
        for place, one in enumerate(a_list(data, where, len(s.board))):
            self._place(s, place).read(s, place, one, f"{where}[{place}]", strict)

    def typescript(self) -> str:
        return f"({self.lower.typescript()} | {self.top.typescript()})[]"


class Palaces(Cards):
    """A hero's palaces, each with a flag for its marker; the state keeps the flags as a bit mask (enslave.1)."""

    as_kept = False

    def attributes(self) -> Iterator[Attribute]:
        yield from super().attributes()
        yield Attribute("enslaved", "list[int]", f"[0] * ({self.count})", "palaces with a marker, as a bit mask")

    def write(self, s: Any, i: int) -> Any:
        ids, enslaved = self.fields.ids(s, self.of), s.enslaved[i]
        return [{"id": ids[card], "enslaved": bool(enslaved >> card & 1)} for card in self.get(s, i)]

    def read(self, s: Any, i: int, data: Any, where: str, strict: bool) -> None:
        found = [_marked(one, "enslaved", f"{where}[{n}]") for n, one in enumerate(a_list(data, where))]
        super().read(s, i, [id for id, _ in found], where, strict)
        for card, (_, enslaved) in zip(self.get(s, i), found, strict=True):
            s.enslaved[i] |= enslaved << card

    def vector_length(self, s: Any, i: int) -> int:
        return super().vector_length(s, i) + len(self.fields.ids(s, self.of))

    def vector(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[int]:
        """With a number for each palace: whether it bears a marker."""
        marked = [s.enslaved[i] >> card & 1 for card in range(len(self.fields.ids(s, self.of)))]
        return [*super().vector(s, i, seat, owner), *marked]

    def typescript(self) -> str:
        return "{ id: string; enslaved: boolean }[]"


class Characters(Cards):
    """A hero's characters, each stored as twice its number, plus one if tapped (gifts.1)."""

    as_kept = False

    def encode(self, s: Any, value: Sequence[int]) -> Any:
        ids = self.fields.ids(s, self.of)
        return [{"id": ids[one >> 1], "tapped": bool(one & 1)} for one in value]

    def decode(self, s: Any, data: Any, where: str) -> Any:
        found = [_marked(one, "tapped", f"{where}[{n}]") for n, one in enumerate(a_list(data, where))]
        cards = super().decode(s, [id for id, _ in found], where)
        return tuple([2 * card + tapped for card, (_, tapped) in zip(cards, found, strict=True)])

    def pieces(self, s: Any, i: int) -> Sequence[int]:
        return [one >> 1 for one in self.get(s, i)]

    def vector_length(self, s: Any, i: int) -> int:
        return super().vector_length(s, i) + len(self.fields.ids(s, self.of))

    def vector(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[int]:
        """With a number for each character: how many of them are tapped."""
        tapped = [0] * len(self.fields.ids(s, self.of))
        for one in self.get(s, i):
            tapped[one >> 1] += one & 1
        return [*super().vector(s, i, seat, owner), *tapped]

    def typescript(self) -> str:
        return "{ id: string; tapped: boolean }[]"


def _marked(data: Any, flag: str, where: str) -> tuple[Any, bool]:
    """The id of a card and its flag, which may be left out."""
    card = an_object(data, where)
    for key in card:
        if key not in ("id", flag):
            raise refuse(f"{where}.{key}", "there is no such part")
    found = card.get(flag, False)
    if not isinstance(found, bool):
        raise refuse(f"{where}.{flag}", f"{found!r} is neither true nor false")
    return card.get("id"), found


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


def _undertaking(treasures: Knows) -> Group:
    return Group(
        "undertaking",
        One("id", "undertaking", store="board"),
        Custom(
            "markers",
            "tuple[int, ...]",
            "()",
            lambda s, marks: [_write_mark(mark) for mark in marks],
            _read_marks,
            "(number | 'neutral' | null)[]",
            numbers=lambda s, marks: [*(mark + 2 for mark in marks), *[0] * (SLOTS - len(marks))],
            scales=lambda s: [Scale(0, len(s.heroes) + 2, named=True)] * SLOTS,
            store="marks",
            doc="by requirement: 1 + the hero whose marker is on it, 0 if free, -1 if neutral",
        ),
        Cards("treasures", "treasure", store="beside", known=treasures),
        absent=lambda s, place: s.board[place] == EMPTY,
    )


# --- derived values --------------------------------------------------------------------------------------------------


def _complete(s: Any, data: dict[str, Any]) -> None:
    """Fill in what was left out and what follows from the rest; refuse impossible values."""
    box, heroes = s.box, len(s.heroes)
    for place, card in enumerate(s.board):
        if card != EMPTY:
            s.marks[place] = s.marks[place] or box.empty_slots[card]
            slots = len(box.empty_slots[card])
            if len(s.marks[place]) != slots:
                raise refuse(f"undertakings[{place}].markers", f"has {len(s.marks[place])} entries, not {slots}")
    s.order = s.order or tuple(range(heroes))
    if sorted(s.order) != list(range(heroes)):
        raise refuse("order", "each hero must appear exactly once")
    for name, bits in (("passes", s.passes), ("nameless_chose", s.nameless_chose)):
        if bits >> heroes:
            raise refuse(name, "only heroes may be listed")
    whole_number(s.pile_open, 0, len(s.treasure_pile), "treasures_turned_up")
    whole_number(s.sins_loose, 0, len(s.sin_pile), "sins_loose")
    whole_number(s.armour, 0, box.armour_pieces, "armour")
    for kind, count in enumerate(box.gift_count):
        s.reserve[kind] = whole_number(count - sum(s.gifts[kind::6]), 0, count, f"heroes: {KINDS[kind]}")
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
    s.markers[hero] = whole_number(box.markers - placed, 0, box.markers, f"heroes[{hero}]: markers")


FIELDS = Fields(
    Cache(
        "width",
        "int",
        "self.box.constants.per_row if self.rulings.heroes > 2 else self.box.constants.per_row_two_heroes",
        "undertakings in a row (setup.4, two.1)",
    ),
    ByPlayer(
        "heroes",
        One("hero", "hero", store="heroes", doc="-1 until it is chosen (setup.13)"),
        Bit("tapped", doc="tapped heroes, as a bit mask"),
        Number("gold", 0, 9999),
        Number("fame", 0, 9999),
        Number("power", 0, 9999),
        Named("gifts", KINDS, Number("gifts", doc="six numbers per hero")),
        Characters("characters", "character", doc="each as twice its number, plus one if tapped"),
        Cards("elixirs", "elixir"),
        Palaces("palaces", "palace"),
        Number("corruption"),
        Bit("fallen", doc="fallen heroes, as a bit mask"),
        Bit("loses_turn", store="skipped", doc="heroes who lose their next turn in this phase, as a bit mask"),
        Internal(Word("standing_pass", doc="what he could openly do when he passed until that changes (pass.3)")),
        Cards("sins", "sin", known=owner_only),
        Cards("artefacts", "artefact", known=owner_only),
        count=HEROES,
    ),
    Slots(
        "tavern",
        "character",
        "[-1] * (self.box.constants.tavern_spaces + self.box.constants.shop_spaces)",
        words={EMPTY: None, CLOSED: "closed"},
        span=lambda s: (0, s.box.tavern),
        store="market",
        doc="the spaces of the tavern, then those of the shop",
    ),
    Slots(
        "shop",
        "elixir",
        "",
        words={EMPTY: None, CLOSED: "closed"},
        span=lambda s: (s.box.tavern, len(s.market)),
        store="market",
    ),
    Cards("character_discards", "character", store="discards", at=0),
    Cards("elixir_discards", "elixir", store="discards", at=1),
    Slots(
        "castles",
        "palace",
        "[-1] * (self.box.constants.open_castles + self.box.constants.open_estates)",
        span=lambda s: (0, s.box.constants.open_castles),
        store="open_palaces",
        doc="castles, then estates",
    ),
    Slots(
        "estates",
        "palace",
        "",
        span=lambda s: (s.box.constants.open_castles, len(s.open_palaces)),
        store="open_palaces",
    ),
    Cards("temples", "palace", doc="temples not yet bought"),
    Cards("gone", "palace", doc="castles and estates out of the game"),
    Undertakings("undertakings", lower=_undertaking(everyone), top=_undertaking(nobody)),  # info.4
    Cards("treasure_discards", "treasure"),
    Number(
        "treasures_turned_up",
        store="pile_open",
        doc="how many treasures at the top of the pile are face up while an undertaking is completed",
    ),
    Cards("sins_played", "sin", store="played", doc="sins played but not yet discarded"),
    Cards("cataclysms", "cataclysm", doc="cataclysms already played"),
    Cards("artefact_discards", "artefact"),
    Custom(
        "portals",
        "list[int]",
        "[0] * len(self.box.portal_ids)",
        _write_portals,
        _read_portals,
        "Record<string, number | 'neutral' | null>",
        numbers=lambda s, portals: list(portals),
        scales=lambda s: [Scale(NEUTRAL, len(s.heroes), named=True)] * len(s.box.portal_ids),
        doc="the marker on each portal, encoded as in `marks`",
    ),
    Number("armour", 0, 99),
    Number("turn", 0, 9999),
    Players("order", ordered=True),
    Players("passes", doc="heroes who have passed since the last action, as a bit mask"),
    Player("last_fallen", optional=True),
    Cards("nameless_hand", "nameless", doc="the hand of the Nameless, if a player plays him"),
    Number("nameless_turn"),
    Number("nameless_round"),
    Players("nameless_chose", doc="heroes the Nameless has chosen this turn, as a bit mask"),
    Word("ended"),
    Players("won", ordered=True),
    # Face down: draw piles and the sin discards (info.4, supply.7).
    Cards("character_pile", "character", store="piles", at=0, known=nobody, doc="draw piles of tavern and shop"),
    Cards("elixir_pile", "elixir", store="piles", at=1, known=nobody),
    Cards("castle_pile", "palace", store="palace_piles", at=0, known=nobody, pool="castle"),
    Cards("estate_pile", "palace", store="palace_piles", at=1, known=nobody, pool="estate"),
    Cards("undertaking_pile", "undertaking", known=nobody),
    Pile("treasure_pile", "treasure", known=what_is_turned_up, mixed=True),
    Cards("sin_pile", "sin", known=nobody),
    Cards("sin_discards", "sin", known=nobody),
    Pile("cataclysm_pile", "cataclysm", known=whoever_foresees),
    Cards("artefact_pile", "artefact", known=nobody),
    # Not secret: sins are shuffled in, drawn and buried in public. Left out of views because nobody needs it to play.
    Internal(Number("sins_loose", doc="how many cards at the top of the sin deck are drawn in random order (sin.4)")),
    Cache("reserve", "list[int]", "self.box.gift_count[:]", "gifts in the reserve"),
    Cache("purse", "list[int]", "[0] * self.rulings.heroes", "each hero's gifts as one integer (see `box.bundle`)"),
    Cache("banners", "list[int]", "[0] * (6 * self.rulings.heroes)", "six per hero, the hero included (set.1)"),
    Cache("markers", "list[int]", "[self.box.markers] * self.rulings.heroes", "free markers of each hero"),
    # Caches of `rules.listing` and `free_use_values.sales`; None means they must be computed again.
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
    counts={HEROES: lambda s: len(s.heroes)},
    complete=_complete,
    imports=("from regnum.games.seven.box import Box, Offer, Requirement",),
)
