"""The attributes of a position of this game, written by `make generate` from `fields.py`: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.state import State
from regnum.core.table import Table
from regnum.games.viscounts.box import Box
from regnum.games.viscounts.rulings import Rulings
from regnum.games.viscounts.schema import Exchange


class Board(State):
    """Everything on the table, as `fields.FIELDS` declares it."""

    __slots__ = (
        "bonuses",
        "box",
        "built",
        "corruption",
        "debts_above",
        "decks",
        "deeds_above",
        "discards",
        "dismissed",
        "exchanges",
        "first",
        "future",
        "gone",
        "hands",
        "last_round",
        "leader",
        "movement",
        "pairs",
        "papers",
        "permanent",
        "piles",
        "purse",
        "ring",
        "rival",
        "round",
        "rows",
        "rulings",
        "scripts",
        "shelves",
        "spots",
        "tier1",
        "tier2",
        "tier3",
        "turn",
        "virtue",
        "viscounts",
        "wedges",
        "workers",
    )  # fmt: skip

    box: Box
    rulings: Rulings
    ring: tuple[int, ...]
    wedges: tuple[int, ...]
    piles: list[tuple[int, ...]]  # Townsfolk piles, by place
    shelves: list[tuple[int, ...]]  # Manuscript piles, by place
    spots: list[int]  # 0 if empty, else 1 + 9 * player + piece
    rival: int  # the Rival of a solo game, else -1
    viscounts: list[int]  # the space of each Viscount, -1 before it is placed
    rows: list[int]  # three card spaces per player
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    scripts: list[tuple[int, ...]]
    purse: list[int]  # four numbers per player: Silver, Ink, Gold, Stone
    papers: list[int]  # four numbers per player: Debts unpaid and paid, Deeds acquired and approved
    corruption: list[int]
    virtue: list[int]
    tier1: list[int]  # Workers of each player
    tier2: list[int]  # Workers of each player
    tier3: list[int]  # Workers of each player
    leader: int  # who holds the Castle Leader card
    bonuses: list[int]  # who holds the Cleric Bonus Card of each ribbon
    debts_above: int
    deeds_above: int
    first: int
    round: int  # 0 in set-up
    turn: int
    last_round: int  # 0 until an end card is revealed
    movement: int  # the value of the card played this turn
    dismissed: int  # Icons of the Townsfolk dismissed for the current action
    pairs: tuple[tuple[int, int], ...]  # Player Cards on offer, each with its hero
    gone: tuple[int, ...]  # cards out of the game
    future: tuple[int, ...]  # the Rival's future Schemes
    built: list[int]  # Buildings taken, as a bit mask per player
    permanent: list[int]  # packed Icons of Buildings and Bonus Cards, by player
    workers: list[int]  # Workers in the supply of each player
    exchanges: tuple[tuple[Exchange, ...], ...]  # exchanges by segment and bank

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
        self.ring = (0, 1, 2, 3, 4)
        self.wedges = (0, 1, 2, 3, 4)
        self.piles = [()] * (5)
        self.shelves = [()] * (5)
        self.spots = [0] * (25)
        self.rival = -1
        self.viscounts = [-1] * (table.players)
        self.rows = [*self.box.printed] * (1 * table.players)
        self.hands = [()] * (table.players)
        self.decks = [()] * (table.players)
        self.discards = [()] * (table.players)
        self.scripts = [()] * (table.players)
        self.purse = [0] * (4 * table.players)
        self.papers = [0] * (4 * table.players)
        self.corruption = [self.box.corruption_start] * (table.players)
        self.virtue = [self.box.virtue_start] * (table.players)
        self.tier1 = [0] * (5 * table.players)
        self.tier2 = [0] * (5 * table.players)
        self.tier3 = [0] * (table.players)
        self.leader = -1
        self.bonuses = [-1] * (4)
        self.debts_above = self.box.above(self.box.contents.poverty, table.seats)
        self.deeds_above = self.box.above(self.box.contents.prosperity, table.seats)
        self.first = 0
        self.round = 0
        self.turn = 0
        self.last_round = 0
        self.movement = 0
        self.dismissed = 0
        self.pairs = ()
        self.gone = ()
        self.future = ()
        self.built = [0] * table.players
        self.permanent = [0] * table.players
        self.workers = [self.box.worker_count] * table.players
        self.exchanges = self.box.exchanges[self.box.side_of[table.seats]]

    def copy_from(self, source: Board) -> None:
        """The same as `source`, independent of it."""
        self.ring = source.ring
        self.wedges = source.wedges
        self.piles = source.piles[:]
        self.shelves = source.shelves[:]
        self.spots = source.spots[:]
        self.rival = source.rival
        self.viscounts = source.viscounts[:]
        self.rows = source.rows[:]
        self.hands = source.hands[:]
        self.decks = source.decks[:]
        self.discards = source.discards[:]
        self.scripts = source.scripts[:]
        self.purse = source.purse[:]
        self.papers = source.papers[:]
        self.corruption = source.corruption[:]
        self.virtue = source.virtue[:]
        self.tier1 = source.tier1[:]
        self.tier2 = source.tier2[:]
        self.tier3 = source.tier3[:]
        self.leader = source.leader
        self.bonuses = source.bonuses[:]
        self.debts_above = source.debts_above
        self.deeds_above = source.deeds_above
        self.first = source.first
        self.round = source.round
        self.turn = source.turn
        self.last_round = source.last_round
        self.movement = source.movement
        self.dismissed = source.dismissed
        self.pairs = source.pairs
        self.gone = source.gone
        self.future = source.future
        self.built = source.built[:]
        self.permanent = source.permanent[:]
        self.workers = source.workers[:]
        self.exchanges = source.exchanges

    def changed_since(self, before: State) -> int:
        """The attributes, of those that views read, whose values differ from those in `before`: a bit for each."""
        assert isinstance(before, Board)
        found = 0
        if self.ring != before.ring:
            found |= 1 << 0
        if self.wedges != before.wedges:
            found |= 1 << 1
        if self.piles != before.piles:
            found |= 1 << 2
        if self.shelves != before.shelves:
            found |= 1 << 3
        if self.spots != before.spots:
            found |= 1 << 4
        if self.rival != before.rival:
            found |= 1 << 5
        if self.viscounts != before.viscounts:
            found |= 1 << 6
        if self.rows != before.rows:
            found |= 1 << 7
        if self.hands != before.hands:
            found |= 1 << 8
        if self.decks != before.decks:
            found |= 1 << 9
        if self.discards != before.discards:
            found |= 1 << 10
        if self.scripts != before.scripts:
            found |= 1 << 11
        if self.purse != before.purse:
            found |= 1 << 12
        if self.papers != before.papers:
            found |= 1 << 13
        if self.corruption != before.corruption:
            found |= 1 << 14
        if self.virtue != before.virtue:
            found |= 1 << 15
        if self.tier1 != before.tier1:
            found |= 1 << 16
        if self.tier2 != before.tier2:
            found |= 1 << 17
        if self.tier3 != before.tier3:
            found |= 1 << 18
        if self.leader != before.leader:
            found |= 1 << 19
        if self.bonuses != before.bonuses:
            found |= 1 << 20
        if self.debts_above != before.debts_above:
            found |= 1 << 21
        if self.deeds_above != before.deeds_above:
            found |= 1 << 22
        if self.first != before.first:
            found |= 1 << 23
        if self.round != before.round:
            found |= 1 << 24
        if self.turn != before.turn:
            found |= 1 << 25
        if self.last_round != before.last_round:
            found |= 1 << 26
        if self.movement != before.movement:
            found |= 1 << 27
        if self.dismissed != before.dismissed:
            found |= 1 << 28
        if self.pairs != before.pairs:
            found |= 1 << 29
        if self.gone != before.gone:
            found |= 1 << 30
        if self.future != before.future:
            found |= 1 << 31
        if self.built != before.built:
            found |= 1 << 32
        if self.permanent != before.permanent:
            found |= 1 << 33
        if self.workers != before.workers:
            found |= 1 << 34
        return found

    def catch_up(self, source: State, changed: int) -> None:
        """Become like `source`, as far as views can tell; `changed`: what differs, as `changed_since` has found it."""
        assert isinstance(source, Board)
        self.steps = source.steps[:]
        self.revealed = source.revealed
        if changed & 1 << 0:
            self.ring = source.ring
        if changed & 1 << 1:
            self.wedges = source.wedges
        if changed & 1 << 2:
            self.piles = source.piles[:]
        if changed & 1 << 3:
            self.shelves = source.shelves[:]
        if changed & 1 << 4:
            self.spots = source.spots[:]
        if changed & 1 << 5:
            self.rival = source.rival
        if changed & 1 << 6:
            self.viscounts = source.viscounts[:]
        if changed & 1 << 7:
            self.rows = source.rows[:]
        if changed & 1 << 8:
            self.hands = source.hands[:]
        if changed & 1 << 9:
            self.decks = source.decks[:]
        if changed & 1 << 10:
            self.discards = source.discards[:]
        if changed & 1 << 11:
            self.scripts = source.scripts[:]
        if changed & 1 << 12:
            self.purse = source.purse[:]
        if changed & 1 << 13:
            self.papers = source.papers[:]
        if changed & 1 << 14:
            self.corruption = source.corruption[:]
        if changed & 1 << 15:
            self.virtue = source.virtue[:]
        if changed & 1 << 16:
            self.tier1 = source.tier1[:]
        if changed & 1 << 17:
            self.tier2 = source.tier2[:]
        if changed & 1 << 18:
            self.tier3 = source.tier3[:]
        if changed & 1 << 19:
            self.leader = source.leader
        if changed & 1 << 20:
            self.bonuses = source.bonuses[:]
        if changed & 1 << 21:
            self.debts_above = source.debts_above
        if changed & 1 << 22:
            self.deeds_above = source.deeds_above
        if changed & 1 << 23:
            self.first = source.first
        if changed & 1 << 24:
            self.round = source.round
        if changed & 1 << 25:
            self.turn = source.turn
        if changed & 1 << 26:
            self.last_round = source.last_round
        if changed & 1 << 27:
            self.movement = source.movement
        if changed & 1 << 28:
            self.dismissed = source.dismissed
        if changed & 1 << 29:
            self.pairs = source.pairs
        if changed & 1 << 30:
            self.gone = source.gone
        if changed & 1 << 31:
            self.future = source.future
        if changed & 1 << 32:
            self.built = source.built[:]
        if changed & 1 << 33:
            self.permanent = source.permanent[:]
        if changed & 1 << 34:
            self.workers = source.workers[:]
        self.exchanges = source.exchanges

    def observe(self, out: vec[i32], at: i64, starts: vec[i64], widths: vec[i64]) -> None:
        """Write those fields for learners that everybody may know and that need only be copied or counted."""
        k: i64
        k = at + starts[5]
        out[k] = self.rival + 1
        k = at + starts[9]
        for cards in self.decks:
            out[k] = len(cards)
            k += widths[9]
        k = at + starts[10]
        for cards in self.discards:
            out[k] = len(cards)
            if cards:
                out[k + 1] = len(cards)
                out[k + 2] = cards[-1] + 1
                for card in cards:
                    out[k + 3 + i64(card)] += 1
            k += widths[10]
        k = at + starts[11]
        for cards in self.scripts:
            out[k] = len(cards)
            if cards:
                out[k + 1] = len(cards)
                out[k + 2] = cards[-1] + 1
                for card in cards:
                    out[k + 3 + i64(card)] += 1
            k += widths[11]
        k = at + starts[12]
        for number in self.purse:
            out[k] = number
            k += 1
        k = at + starts[13]
        for number in self.papers:
            out[k] = number
            k += 1
        k = at + starts[14]
        for number in self.corruption:
            out[k] = number
            k += 1
        k = at + starts[15]
        for number in self.virtue:
            out[k] = number
            k += 1
        k = at + starts[16]
        for number in self.tier1:
            out[k] = number
            k += 1
        k = at + starts[17]
        for number in self.tier2:
            out[k] = number
            k += 1
        k = at + starts[18]
        for number in self.tier3:
            out[k] = number
            k += 1
        k = at + starts[19]
        out[k] = self.leader + 1
        k = at + starts[20]
        for number in self.bonuses:
            out[k] = number + 1
            k += 1
        k = at + starts[21]
        out[k] = self.debts_above
        k = at + starts[22]
        out[k] = self.deeds_above
        k = at + starts[23]
        out[k] = self.first + 1
        k = at + starts[24]
        out[k] = self.round
        k = at + starts[25]
        out[k] = self.turn + 1
        k = at + starts[26]
        out[k] = self.last_round
        k = at + starts[27]
        out[k] = self.movement
        k = at + starts[30]
        out[k] = len(self.gone)
        if self.gone:
            out[k + 1] = len(self.gone)
            out[k + 2] = self.gone[-1] + 1
            for card in self.gone:
                out[k + 3 + i64(card)] += 1
        k = at + starts[31]
        out[k] = len(self.future)
