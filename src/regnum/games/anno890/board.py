"""The attributes of a position of this game, written by `make generate` from `fields.py`: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.state import State
from regnum.core.table import Table
from regnum.games.anno890.box import Box
from regnum.games.anno890.rulings import Rulings
from regnum.games.anno890.schema import ScenarioSide


class Board(State):
    """Everything on the table, as `fields.FIELDS` declares it."""

    __slots__ = (
        "banners",
        "box",
        "castles",
        "characters",
        "coin_supply",
        "coins",
        "deck",
        "drawn",
        "fallen",
        "first",
        "invader",
        "invader_moved",
        "invasions",
        "kept",
        "noble_supply",
        "nobles",
        "offered_castles",
        "out_characters",
        "out_tiles",
        "placed",
        "round",
        "row",
        "row_coins",
        "row_saracens",
        "rulings",
        "saracen_supply",
        "scenario",
        "side",
        "specials",
        "stack",
        "taken",
        "taken_saracens",
        "tiles",
        "tower_supply",
        "towers",
        "turn",
    )  # fmt: skip

    box: Box
    rulings: Rulings
    scenario: int
    first: int  # the first player
    round: int
    turn: int  # whose turn it is
    tiles: list[int]  # by space: the tile (see `box`)
    towers: list[int]
    nobles: list[int]
    coins: list[int]
    characters: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]  # Characters kept for points only (char.2)
    row: list[int]  # Territories of the row, the free one first
    row_coins: list[int]
    row_saracens: list[int]
    stack: list[int]
    specials: list[int]  # 0 once taken
    offered_castles: tuple[int, ...]
    taken: int  # the tile in hand, taken but not yet placed
    taken_saracens: int
    banners: list[tuple[int, ...]]
    deck: list[int]
    drawn: tuple[int, ...]  # cards drawn by an Apprentice (char.1)
    out_tiles: tuple[int, ...]  # tiles that left the game or never entered it
    out_characters: tuple[int, ...]
    tower_supply: int
    noble_supply: int
    coin_supply: int
    saracen_supply: int
    invader: int
    invader_moved: bool  # whether the Invader moved this turn
    placed: tuple[int, ...]  # spaces that received a tile this turn
    fallen: tuple[int, ...]  # spaces ruined by this turn's invasion
    invasions: int
    side: ScenarioSide
    castles: list[int]  # the space of each Castle, -1 before it is picked

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
        self.scenario = 0
        self.first = 0
        self.round = 1
        self.turn = 0
        self.tiles = [0] * (9 * table.seats)
        self.towers = [0] * (9 * table.seats)
        self.nobles = [0] * (9 * table.seats)
        self.coins = [0] * (table.seats)
        self.characters = [()] * (table.seats)
        self.kept = [()] * (table.seats)
        self.row = []
        self.row_coins = []
        self.row_saracens = []
        self.stack = []
        self.specials = []
        self.offered_castles = ()
        self.taken = 0
        self.taken_saracens = 0
        self.banners = [()] * (4)
        self.deck = []
        self.drawn = ()
        self.out_tiles = ()
        self.out_characters = ()
        self.tower_supply = 0
        self.noble_supply = 0
        self.coin_supply = 0
        self.saracen_supply = 0
        self.invader = 0
        self.invader_moved = False
        self.placed = ()
        self.fallen = ()
        self.invasions = 0
        self.side = self.box.side(0, table.seats)
        self.castles = [-1] * table.seats

    def copy_from(self, source: Board) -> None:
        """The same as `source`, independent of it."""
        self.scenario = source.scenario
        self.first = source.first
        self.round = source.round
        self.turn = source.turn
        self.tiles = source.tiles[:]
        self.towers = source.towers[:]
        self.nobles = source.nobles[:]
        self.coins = source.coins[:]
        self.characters = source.characters[:]
        self.kept = source.kept[:]
        self.row = source.row[:]
        self.row_coins = source.row_coins[:]
        self.row_saracens = source.row_saracens[:]
        self.stack = source.stack[:]
        self.specials = source.specials[:]
        self.offered_castles = source.offered_castles
        self.taken = source.taken
        self.taken_saracens = source.taken_saracens
        self.banners = source.banners[:]
        self.deck = source.deck[:]
        self.drawn = source.drawn
        self.out_tiles = source.out_tiles
        self.out_characters = source.out_characters
        self.tower_supply = source.tower_supply
        self.noble_supply = source.noble_supply
        self.coin_supply = source.coin_supply
        self.saracen_supply = source.saracen_supply
        self.invader = source.invader
        self.invader_moved = source.invader_moved
        self.placed = source.placed
        self.fallen = source.fallen
        self.invasions = source.invasions
        self.side = source.side
        self.castles = source.castles[:]

    def changed_since(self, before: State) -> int:
        """The attributes, of those that views read, whose values differ from those in `before`: a bit for each."""
        assert isinstance(before, Board)
        found = 0
        if self.scenario != before.scenario:
            found |= 1 << 0
        if self.first != before.first:
            found |= 1 << 1
        if self.round != before.round:
            found |= 1 << 2
        if self.turn != before.turn:
            found |= 1 << 3
        if self.tiles != before.tiles:
            found |= 1 << 4
        if self.towers != before.towers:
            found |= 1 << 5
        if self.nobles != before.nobles:
            found |= 1 << 6
        if self.coins != before.coins:
            found |= 1 << 7
        if self.characters != before.characters:
            found |= 1 << 8
        if self.kept != before.kept:
            found |= 1 << 9
        if self.row != before.row:
            found |= 1 << 10
        if self.row_coins != before.row_coins:
            found |= 1 << 11
        if self.row_saracens != before.row_saracens:
            found |= 1 << 12
        if self.stack != before.stack:
            found |= 1 << 13
        if self.specials != before.specials:
            found |= 1 << 14
        if self.offered_castles != before.offered_castles:
            found |= 1 << 15
        if self.taken != before.taken:
            found |= 1 << 16
        if self.taken_saracens != before.taken_saracens:
            found |= 1 << 17
        if self.banners != before.banners:
            found |= 1 << 18
        if self.deck != before.deck:
            found |= 1 << 19
        if self.drawn != before.drawn:
            found |= 1 << 20
        if self.out_tiles != before.out_tiles:
            found |= 1 << 21
        if self.out_characters != before.out_characters:
            found |= 1 << 22
        if self.tower_supply != before.tower_supply:
            found |= 1 << 23
        if self.noble_supply != before.noble_supply:
            found |= 1 << 24
        if self.coin_supply != before.coin_supply:
            found |= 1 << 25
        if self.saracen_supply != before.saracen_supply:
            found |= 1 << 26
        if self.invader != before.invader:
            found |= 1 << 27
        if self.invader_moved != before.invader_moved:
            found |= 1 << 28
        if self.invasions != before.invasions:
            found |= 1 << 29
        return found

    def catch_up(self, source: State, changed: int) -> None:
        """Become like `source`, as far as views can tell; `changed`: what differs, as `changed_since` has found it."""
        assert isinstance(source, Board)
        self.steps = source.steps[:]
        self.revealed = source.revealed
        if changed & 1 << 0:
            self.scenario = source.scenario
        if changed & 1 << 1:
            self.first = source.first
        if changed & 1 << 2:
            self.round = source.round
        if changed & 1 << 3:
            self.turn = source.turn
        if changed & 1 << 4:
            self.tiles = source.tiles[:]
        if changed & 1 << 5:
            self.towers = source.towers[:]
        if changed & 1 << 6:
            self.nobles = source.nobles[:]
        if changed & 1 << 7:
            self.coins = source.coins[:]
        if changed & 1 << 8:
            self.characters = source.characters[:]
        if changed & 1 << 9:
            self.kept = source.kept[:]
        if changed & 1 << 10:
            self.row = source.row[:]
        if changed & 1 << 11:
            self.row_coins = source.row_coins[:]
        if changed & 1 << 12:
            self.row_saracens = source.row_saracens[:]
        if changed & 1 << 13:
            self.stack = source.stack[:]
        if changed & 1 << 14:
            self.specials = source.specials[:]
        if changed & 1 << 15:
            self.offered_castles = source.offered_castles
        if changed & 1 << 16:
            self.taken = source.taken
        if changed & 1 << 17:
            self.taken_saracens = source.taken_saracens
        if changed & 1 << 18:
            self.banners = source.banners[:]
        if changed & 1 << 19:
            self.deck = source.deck[:]
        if changed & 1 << 20:
            self.drawn = source.drawn
        if changed & 1 << 21:
            self.out_tiles = source.out_tiles
        if changed & 1 << 22:
            self.out_characters = source.out_characters
        if changed & 1 << 23:
            self.tower_supply = source.tower_supply
        if changed & 1 << 24:
            self.noble_supply = source.noble_supply
        if changed & 1 << 25:
            self.coin_supply = source.coin_supply
        if changed & 1 << 26:
            self.saracen_supply = source.saracen_supply
        if changed & 1 << 27:
            self.invader = source.invader
        if changed & 1 << 28:
            self.invader_moved = source.invader_moved
        if changed & 1 << 29:
            self.invasions = source.invasions
        self.placed = source.placed
        self.fallen = source.fallen
        self.side = source.side
        self.castles = source.castles[:]

    def observe(self, out: vec[i32], at: i64, starts: vec[i64], widths: vec[i64]) -> None:
        """Write those fields for learners that everybody may know and that need only be copied or counted."""
        k: i64
        k = at + starts[0]
        out[k] = self.scenario
        k = at + starts[1]
        out[k] = self.first + 1
        k = at + starts[2]
        out[k] = self.round
        k = at + starts[3]
        out[k] = self.turn + 1
        k = at + starts[4]
        for number in self.tiles:
            if number < 0:
                out[k] = -number
                out[k + 1] = 1
            else:
                out[k] = number
            k += widths[4]
        k = at + starts[5]
        for number in self.towers:
            out[k] = number
            k += 1
        k = at + starts[6]
        for number in self.nobles:
            out[k] = number
            k += 1
        k = at + starts[7]
        for number in self.coins:
            out[k] = number
            k += 1
        k = at + starts[8]
        for cards in self.characters:
            out[k] = len(cards)
            if cards:
                out[k + 1] = len(cards)
                out[k + 2] = cards[-1] + 1
                for card in cards:
                    out[k + 3 + i64(card)] += 1
            k += widths[8]
        k = at + starts[9]
        for cards in self.kept:
            out[k] = len(cards)
            if cards:
                out[k + 1] = len(cards)
                out[k + 2] = cards[-1] + 1
                for card in cards:
                    out[k + 3 + i64(card)] += 1
            k += widths[9]
        k = at + starts[10]
        for number in self.row:
            out[k] = number
            k += 1
        k = at + starts[11]
        for number in self.row_coins:
            out[k] = number
            k += 1
        k = at + starts[12]
        for number in self.row_saracens:
            out[k] = number
            k += 1
        k = at + starts[13]
        out[k] = len(self.stack)
        k = at + starts[14]
        for card in self.specials:
            if card != 0:
                out[k] = card + 1
            k += 1
        k = at + starts[15]
        out[k] = len(self.offered_castles)
        if self.offered_castles:
            out[k + 1] = len(self.offered_castles)
            out[k + 2] = self.offered_castles[-1] + 1
            for card in self.offered_castles:
                out[k + 3 + i64(card)] += 1
        k = at + starts[16]
        out[k] = self.taken
        k = at + starts[17]
        out[k] = self.taken_saracens
        k = at + starts[18]
        for cards in self.banners:
            out[k] = len(cards)
            if cards:
                out[k + 1] = len(cards)
                out[k + 2] = cards[-1] + 1
                for card in cards:
                    out[k + 3 + i64(card)] += 1
            k += widths[18]
        k = at + starts[19]
        out[k] = len(self.deck)
        k = at + starts[21]
        out[k] = len(self.out_tiles)
        if self.out_tiles:
            out[k + 1] = len(self.out_tiles)
            out[k + 2] = self.out_tiles[-1] + 1
            for card in self.out_tiles:
                out[k + 3 + i64(card)] += 1
        k = at + starts[22]
        out[k] = len(self.out_characters)
        if self.out_characters:
            out[k + 1] = len(self.out_characters)
            out[k + 2] = self.out_characters[-1] + 1
            for card in self.out_characters:
                out[k + 3 + i64(card)] += 1
        k = at + starts[23]
        out[k] = self.tower_supply
        k = at + starts[24]
        out[k] = self.noble_supply
        k = at + starts[25]
        out[k] = self.coin_supply
        k = at + starts[26]
        out[k] = self.saracen_supply
        k = at + starts[27]
        out[k] = self.invader
        k = at + starts[28]
        out[k] = int(self.invader_moved)
        k = at + starts[31]
        out[k] = self.invasions
