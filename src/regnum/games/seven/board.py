"""The attributes of a position of this game, written by `make generate` from `fields.py`: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.state import State
from regnum.core.table import Table
from regnum.games.seven.box import Box, Offer, Requirement
from regnum.games.seven.rulings import Rulings


class Board(State):
    """Everything on the table, as `fields.FIELDS` declares it."""

    __slots__ = (
        "armour",
        "artefact_discards",
        "artefact_pile",
        "artefacts",
        "banners",
        "beside",
        "board",
        "box",
        "cataclysm_pile",
        "cataclysms",
        "characters",
        "corruption",
        "discards",
        "elixirs",
        "ended",
        "enslaved",
        "fallen",
        "fame",
        "gifts",
        "gold",
        "gone",
        "heroes",
        "last_fallen",
        "markers",
        "market",
        "marks",
        "nameless_chose",
        "nameless_hand",
        "nameless_round",
        "nameless_turn",
        "offers",
        "open_palaces",
        "order",
        "palace_piles",
        "palaces",
        "passes",
        "pile_open",
        "piles",
        "played",
        "portals",
        "power",
        "purse",
        "requirements",
        "reserve",
        "rulings",
        "sales",
        "sin_discards",
        "sin_pile",
        "sins",
        "sins_loose",
        "skipped",
        "standing_pass",
        "tapped",
        "temples",
        "treasure_discards",
        "treasure_pile",
        "turn",
        "undertaking_pile",
        "width",
        "won",
    )  # fmt: skip

    box: Box
    rulings: Rulings
    width: int  # undertakings in a row (setup.4, two.1)
    heroes: list[int]  # -1 until it is chosen (setup.13)
    tapped: int  # tapped heroes, as a bit mask
    gold: list[int]
    fame: list[int]
    power: list[int]
    gifts: list[int]  # six numbers per hero
    characters: list[tuple[int, ...]]  # each as twice its number, plus one if tapped
    elixirs: list[tuple[int, ...]]
    palaces: list[tuple[int, ...]]
    enslaved: list[int]  # palaces with a marker, as a bit mask
    corruption: list[int]
    fallen: int  # fallen heroes, as a bit mask
    skipped: int  # heroes who lose their next turn in this phase, as a bit mask
    standing_pass: list[str]  # what he could openly do when he passed until that changes (pass.3)
    sins: list[tuple[int, ...]]
    artefacts: list[tuple[int, ...]]
    market: list[int]  # the spaces of the tavern, then those of the shop
    discards: list[tuple[int, ...]]
    open_palaces: list[int]  # castles, then estates
    temples: tuple[int, ...]  # temples not yet bought
    gone: tuple[int, ...]  # castles and estates out of the game
    board: list[int]
    marks: list[tuple[int, ...]]  # by requirement: 1 + the hero whose marker is on it, 0 if free, -1 if neutral
    beside: list[tuple[int, ...]]
    treasure_discards: tuple[int, ...]
    pile_open: int  # how many treasures at the top of the pile are face up while an undertaking is completed
    played: tuple[int, ...]  # sins played but not yet discarded
    cataclysms: tuple[int, ...]  # cataclysms already played
    artefact_discards: tuple[int, ...]
    portals: list[int]  # the marker on each portal, encoded as in `marks`
    armour: int
    turn: int
    order: tuple[int, ...]
    passes: int  # heroes who have passed since the last action, as a bit mask
    last_fallen: int
    nameless_hand: tuple[int, ...]  # the hand of the Nameless, if a player plays him
    nameless_turn: int
    nameless_round: int
    nameless_chose: int  # heroes the Nameless has chosen this turn, as a bit mask
    ended: str
    won: tuple[int, ...]
    piles: list[tuple[int, ...]]  # draw piles of tavern and shop
    palace_piles: list[tuple[int, ...]]
    undertaking_pile: tuple[int, ...]
    treasure_pile: tuple[int, ...]
    sin_pile: tuple[int, ...]
    sin_discards: tuple[int, ...]
    cataclysm_pile: tuple[int, ...]
    artefact_pile: tuple[int, ...]
    sins_loose: int  # how many cards at the top of the sin deck are drawn in random order (sin.4)
    reserve: list[int]  # gifts in the reserve
    purse: list[int]  # each hero's gifts as one integer (see `box.bundle`)
    banners: list[int]  # six per hero, the hero included (set.1)
    markers: list[int]  # free markers of each hero
    offers: list[list[Offer] | None]  # characters, elixirs and palaces for sale
    requirements: list[Requirement] | None  # requirements that may still be met
    sales: list[tuple[int, int] | None]  # by hero: the gold and fame he would get for discarding his palaces

    def __init__(self, table: Table, box: Box, rulings: Rulings, source: Board | None = None) -> None:
        super().__init__(table, source)
        self.box = box
        self.rulings = rulings
        if source is None:
            self.lay_empty(table)
        else:
            self.copy_from(source)

    def lay_empty(self, table: Table) -> None:
        """An empty table."""
        self.width = self.box.constants.per_row if self.rulings.heroes > 2 else self.box.constants.per_row_two_heroes
        self.heroes = [-1] * (self.rulings.heroes)
        self.tapped = 0
        self.gold = [0] * (self.rulings.heroes)
        self.fame = [0] * (self.rulings.heroes)
        self.power = [0] * (self.rulings.heroes)
        self.gifts = [0] * (6 * self.rulings.heroes)
        self.characters = [()] * (self.rulings.heroes)
        self.elixirs = [()] * (self.rulings.heroes)
        self.palaces = [()] * (self.rulings.heroes)
        self.enslaved = [0] * (self.rulings.heroes)
        self.corruption = [0] * (self.rulings.heroes)
        self.fallen = 0
        self.skipped = 0
        self.standing_pass = [""] * (self.rulings.heroes)
        self.sins = [()] * (self.rulings.heroes)
        self.artefacts = [()] * (self.rulings.heroes)
        self.market = [-1] * (self.box.constants.tavern_spaces + self.box.constants.shop_spaces)
        self.discards = [()] * 2
        self.open_palaces = [-1] * (self.box.constants.open_castles + self.box.constants.open_estates)
        self.temples = ()
        self.gone = ()
        self.board = [-1] * (self.box.constants.rows * self.width)
        self.marks = [()] * (self.box.constants.rows * self.width)
        self.beside = [()] * (self.box.constants.rows * self.width)
        self.treasure_discards = ()
        self.pile_open = 0
        self.played = ()
        self.cataclysms = ()
        self.artefact_discards = ()
        self.portals = [0] * len(self.box.portal_ids)
        self.armour = 0
        self.turn = 0
        self.order = ()
        self.passes = 0
        self.last_fallen = -1
        self.nameless_hand = ()
        self.nameless_turn = 0
        self.nameless_round = 0
        self.nameless_chose = 0
        self.ended = ""
        self.won = ()
        self.piles = [()] * 2
        self.palace_piles = [()] * 2
        self.undertaking_pile = ()
        self.treasure_pile = ()
        self.sin_pile = ()
        self.sin_discards = ()
        self.cataclysm_pile = ()
        self.artefact_pile = ()
        self.sins_loose = 0
        self.reserve = self.box.gift_count[:]
        self.purse = [0] * self.rulings.heroes
        self.banners = [0] * (6 * self.rulings.heroes)
        self.markers = [self.box.markers] * self.rulings.heroes
        self.offers = [None, None, None]
        self.requirements = None
        self.sales = [None] * self.rulings.heroes

    def copy_from(self, source: Board) -> None:
        """The same as `source`, independent of it."""
        self.width = source.width
        self.heroes = source.heroes[:]
        self.tapped = source.tapped
        self.gold = source.gold[:]
        self.fame = source.fame[:]
        self.power = source.power[:]
        self.gifts = source.gifts[:]
        self.characters = source.characters[:]
        self.elixirs = source.elixirs[:]
        self.palaces = source.palaces[:]
        self.enslaved = source.enslaved[:]
        self.corruption = source.corruption[:]
        self.fallen = source.fallen
        self.skipped = source.skipped
        self.standing_pass = source.standing_pass[:]
        self.sins = source.sins[:]
        self.artefacts = source.artefacts[:]
        self.market = source.market[:]
        self.discards = source.discards[:]
        self.open_palaces = source.open_palaces[:]
        self.temples = source.temples
        self.gone = source.gone
        self.board = source.board[:]
        self.marks = source.marks[:]
        self.beside = source.beside[:]
        self.treasure_discards = source.treasure_discards
        self.pile_open = source.pile_open
        self.played = source.played
        self.cataclysms = source.cataclysms
        self.artefact_discards = source.artefact_discards
        self.portals = source.portals[:]
        self.armour = source.armour
        self.turn = source.turn
        self.order = source.order
        self.passes = source.passes
        self.last_fallen = source.last_fallen
        self.nameless_hand = source.nameless_hand
        self.nameless_turn = source.nameless_turn
        self.nameless_round = source.nameless_round
        self.nameless_chose = source.nameless_chose
        self.ended = source.ended
        self.won = source.won
        self.piles = source.piles[:]
        self.palace_piles = source.palace_piles[:]
        self.undertaking_pile = source.undertaking_pile
        self.treasure_pile = source.treasure_pile
        self.sin_pile = source.sin_pile
        self.sin_discards = source.sin_discards
        self.cataclysm_pile = source.cataclysm_pile
        self.artefact_pile = source.artefact_pile
        self.sins_loose = source.sins_loose
        self.reserve = source.reserve[:]
        self.purse = source.purse[:]
        self.banners = source.banners[:]
        self.markers = source.markers[:]
        self.offers = source.offers[:]
        self.requirements = source.requirements
        self.sales = source.sales[:]

    def changed_since(self, before: State) -> int:
        """The attributes, of those that views read, whose values differ from those in `before`: a bit for each."""
        assert isinstance(before, Board)
        found = 0
        if self.heroes != before.heroes:
            found |= 1 << 0
        if self.tapped != before.tapped:
            found |= 1 << 1
        if self.gold != before.gold:
            found |= 1 << 2
        if self.fame != before.fame:
            found |= 1 << 3
        if self.power != before.power:
            found |= 1 << 4
        if self.gifts != before.gifts:
            found |= 1 << 5
        if self.characters != before.characters:
            found |= 1 << 6
        if self.elixirs != before.elixirs:
            found |= 1 << 7
        if self.palaces != before.palaces:
            found |= 1 << 8
        if self.enslaved != before.enslaved:
            found |= 1 << 9
        if self.corruption != before.corruption:
            found |= 1 << 10
        if self.fallen != before.fallen:
            found |= 1 << 11
        if self.skipped != before.skipped:
            found |= 1 << 12
        if self.sins != before.sins:
            found |= 1 << 13
        if self.artefacts != before.artefacts:
            found |= 1 << 14
        if self.market != before.market:
            found |= 1 << 15
        if self.discards != before.discards:
            found |= 1 << 16
        if self.open_palaces != before.open_palaces:
            found |= 1 << 17
        if self.temples != before.temples:
            found |= 1 << 18
        if self.gone != before.gone:
            found |= 1 << 19
        if self.board != before.board:
            found |= 1 << 20
        if self.marks != before.marks:
            found |= 1 << 21
        if self.beside != before.beside:
            found |= 1 << 22
        if self.treasure_discards != before.treasure_discards:
            found |= 1 << 23
        if self.pile_open != before.pile_open:
            found |= 1 << 24
        if self.played != before.played:
            found |= 1 << 25
        if self.cataclysms != before.cataclysms:
            found |= 1 << 26
        if self.artefact_discards != before.artefact_discards:
            found |= 1 << 27
        if self.portals != before.portals:
            found |= 1 << 28
        if self.armour != before.armour:
            found |= 1 << 29
        if self.turn != before.turn:
            found |= 1 << 30
        if self.order != before.order:
            found |= 1 << 31
        if self.passes != before.passes:
            found |= 1 << 32
        if self.last_fallen != before.last_fallen:
            found |= 1 << 33
        if self.nameless_hand != before.nameless_hand:
            found |= 1 << 34
        if self.nameless_turn != before.nameless_turn:
            found |= 1 << 35
        if self.nameless_round != before.nameless_round:
            found |= 1 << 36
        if self.nameless_chose != before.nameless_chose:
            found |= 1 << 37
        if self.ended != before.ended:
            found |= 1 << 38
        if self.won != before.won:
            found |= 1 << 39
        if self.piles != before.piles:
            found |= 1 << 40
        if self.palace_piles != before.palace_piles:
            found |= 1 << 41
        if self.undertaking_pile != before.undertaking_pile:
            found |= 1 << 42
        if self.treasure_pile != before.treasure_pile:
            found |= 1 << 43
        if self.sin_pile != before.sin_pile:
            found |= 1 << 44
        if self.sin_discards != before.sin_discards:
            found |= 1 << 45
        if self.cataclysm_pile != before.cataclysm_pile:
            found |= 1 << 46
        if self.artefact_pile != before.artefact_pile:
            found |= 1 << 47
        if self.reserve != before.reserve:
            found |= 1 << 48
        return found

    def catch_up(self, source: State, changed: int) -> None:
        """Become like `source`, as far as views can tell; `changed`: what differs, as `changed_since` has found it."""
        assert isinstance(source, Board)
        self.steps = source.steps[:]
        self.revealed = source.revealed
        if changed & 1 << 0:
            self.heroes = source.heroes[:]
        if changed & 1 << 1:
            self.tapped = source.tapped
        if changed & 1 << 2:
            self.gold = source.gold[:]
        if changed & 1 << 3:
            self.fame = source.fame[:]
        if changed & 1 << 4:
            self.power = source.power[:]
        if changed & 1 << 5:
            self.gifts = source.gifts[:]
        if changed & 1 << 6:
            self.characters = source.characters[:]
        if changed & 1 << 7:
            self.elixirs = source.elixirs[:]
        if changed & 1 << 8:
            self.palaces = source.palaces[:]
        if changed & 1 << 9:
            self.enslaved = source.enslaved[:]
        if changed & 1 << 10:
            self.corruption = source.corruption[:]
        if changed & 1 << 11:
            self.fallen = source.fallen
        if changed & 1 << 12:
            self.skipped = source.skipped
        if changed & 1 << 13:
            self.sins = source.sins[:]
        if changed & 1 << 14:
            self.artefacts = source.artefacts[:]
        if changed & 1 << 15:
            self.market = source.market[:]
        if changed & 1 << 16:
            self.discards = source.discards[:]
        if changed & 1 << 17:
            self.open_palaces = source.open_palaces[:]
        if changed & 1 << 18:
            self.temples = source.temples
        if changed & 1 << 19:
            self.gone = source.gone
        if changed & 1 << 20:
            self.board = source.board[:]
        if changed & 1 << 21:
            self.marks = source.marks[:]
        if changed & 1 << 22:
            self.beside = source.beside[:]
        if changed & 1 << 23:
            self.treasure_discards = source.treasure_discards
        if changed & 1 << 24:
            self.pile_open = source.pile_open
        if changed & 1 << 25:
            self.played = source.played
        if changed & 1 << 26:
            self.cataclysms = source.cataclysms
        if changed & 1 << 27:
            self.artefact_discards = source.artefact_discards
        if changed & 1 << 28:
            self.portals = source.portals[:]
        if changed & 1 << 29:
            self.armour = source.armour
        if changed & 1 << 30:
            self.turn = source.turn
        if changed & 1 << 31:
            self.order = source.order
        if changed & 1 << 32:
            self.passes = source.passes
        if changed & 1 << 33:
            self.last_fallen = source.last_fallen
        if changed & 1 << 34:
            self.nameless_hand = source.nameless_hand
        if changed & 1 << 35:
            self.nameless_turn = source.nameless_turn
        if changed & 1 << 36:
            self.nameless_round = source.nameless_round
        if changed & 1 << 37:
            self.nameless_chose = source.nameless_chose
        if changed & 1 << 38:
            self.ended = source.ended
        if changed & 1 << 39:
            self.won = source.won
        if changed & 1 << 40:
            self.piles = source.piles[:]
        if changed & 1 << 41:
            self.palace_piles = source.palace_piles[:]
        if changed & 1 << 42:
            self.undertaking_pile = source.undertaking_pile
        if changed & 1 << 43:
            self.treasure_pile = source.treasure_pile
        if changed & 1 << 44:
            self.sin_pile = source.sin_pile
        if changed & 1 << 45:
            self.sin_discards = source.sin_discards
        if changed & 1 << 46:
            self.cataclysm_pile = source.cataclysm_pile
        if changed & 1 << 47:
            self.artefact_pile = source.artefact_pile
        if changed & 1 << 48:
            self.reserve = source.reserve[:]
        self.width = source.width
        self.standing_pass = source.standing_pass[:]
        self.sins_loose = source.sins_loose
        self.purse = source.purse[:]
        self.banners = source.banners[:]
        self.markers = source.markers[:]
        self.offers = source.offers[:]
        self.requirements = source.requirements
        self.sales = source.sales[:]

    def observe(self, out: vec[i32], at: i64, starts: vec[i64], widths: vec[i64]) -> None:
        """Write those fields for learners that everybody may know and that need only be copied or counted."""
        k: i64
        k = at + starts[0]
        for number in self.heroes:
            out[k] = number + 1
            k += 1
        k = at + starts[2]
        for number in self.gold:
            out[k] = number
            k += 1
        k = at + starts[3]
        for number in self.fame:
            out[k] = number
            k += 1
        k = at + starts[4]
        for number in self.power:
            out[k] = number
            k += 1
        k = at + starts[5]
        for number in self.gifts:
            out[k] = number
            k += 1
        k = at + starts[7]
        for cards in self.elixirs:
            out[k] = len(cards)
            if cards:
                out[k + 1] = len(cards)
                out[k + 2] = cards[-1] + 1
                for card in cards:
                    out[k + 3 + i64(card)] += 1
            k += widths[7]
        k = at + starts[9]
        for number in self.corruption:
            out[k] = number
            k += 1
        k = at + starts[21]
        out[k] = len(self.temples)
        if self.temples:
            out[k + 1] = len(self.temples)
            out[k + 2] = self.temples[-1] + 1
            for card in self.temples:
                out[k + 3 + i64(card)] += 1
        k = at + starts[22]
        out[k] = len(self.gone)
        if self.gone:
            out[k + 1] = len(self.gone)
            out[k + 2] = self.gone[-1] + 1
            for card in self.gone:
                out[k + 3 + i64(card)] += 1
        k = at + starts[29]
        out[k] = len(self.treasure_discards)
        if self.treasure_discards:
            out[k + 1] = len(self.treasure_discards)
            out[k + 2] = self.treasure_discards[-1] + 1
            for card in self.treasure_discards:
                out[k + 3 + i64(card)] += 1
        k = at + starts[30]
        out[k] = self.pile_open
        k = at + starts[31]
        out[k] = len(self.played)
        if self.played:
            out[k + 1] = len(self.played)
            out[k + 2] = self.played[-1] + 1
            for card in self.played:
                out[k + 3 + i64(card)] += 1
        k = at + starts[32]
        out[k] = len(self.cataclysms)
        if self.cataclysms:
            out[k + 1] = len(self.cataclysms)
            out[k + 2] = self.cataclysms[-1] + 1
            for card in self.cataclysms:
                out[k + 3 + i64(card)] += 1
        k = at + starts[33]
        out[k] = len(self.artefact_discards)
        if self.artefact_discards:
            out[k + 1] = len(self.artefact_discards)
            out[k + 2] = self.artefact_discards[-1] + 1
            for card in self.artefact_discards:
                out[k + 3 + i64(card)] += 1
        k = at + starts[35]
        out[k] = self.armour
        k = at + starts[36]
        out[k] = self.turn
        k = at + starts[39]
        out[k] = self.last_fallen + 1
        k = at + starts[40]
        out[k] = len(self.nameless_hand)
        if self.nameless_hand:
            out[k + 1] = len(self.nameless_hand)
            out[k + 2] = self.nameless_hand[-1] + 1
            for card in self.nameless_hand:
                out[k + 3 + i64(card)] += 1
        k = at + starts[41]
        out[k] = self.nameless_turn
        k = at + starts[42]
        out[k] = self.nameless_round
        k = at + starts[50]
        out[k] = len(self.undertaking_pile)
        k = at + starts[52]
        out[k] = len(self.sin_pile)
        k = at + starts[53]
        out[k] = len(self.sin_discards)
        k = at + starts[55]
        out[k] = len(self.artefact_pile)
