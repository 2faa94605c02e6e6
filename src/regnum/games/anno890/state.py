"""A position of 890: four Kingdoms, the row, the banners, the track."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.message import Value
from regnum.core.rng import Rng
from regnum.core.state import ScoreLine, State
from regnum.core.table import Table
from regnum.games.anno890 import form, laws, scoring, view
from regnum.games.anno890.ai import evaluation
from regnum.games.anno890.box import CHURCH, SPECIAL, TAVERN, Box
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.rulings import Rulings
from regnum.games.anno890.schema import ScenarioSide

UNLIMITED: Final = 1_000_000


class Anno890(State):
    """The whole table. Spaces of all Kingdoms lie in one list, nine to a seat; space c of seat p is 9 * p + c."""

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
    scenario: str
    side: ScenarioSide
    first: int  # the first player
    round: int
    turn: int  # whose turn it is
    # Kingdoms, by space: the tile (see `box`), its Towers, its Nobles.
    tiles: list[int]
    towers: list[int]
    nobles: list[int]
    # By seat: the space of the Castle (-1 before it is picked), Coins, Characters held, those kept for points only.
    castles: list[int]
    coins: list[int]
    characters: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]
    # The T: Territories from the free one on, with what lies beside them; Special Buildings (0: taken).
    row: list[int]
    row_coins: list[int]
    row_saracens: list[int]
    stack: list[int]  # face down, the top last
    specials: list[int]
    offered_castles: tuple[int, ...]
    # The tile in hand between take and placement, with its Saracen tokens.
    taken: int
    taken_saracens: int
    # Characters by Banner, the rest of them face down, and what an Apprentice has drawn (for the asked seat's eyes).
    banners: list[tuple[int, ...]]
    deck: list[int]
    drawn: tuple[int, ...]
    # What left the game, or never entered it.
    out_tiles: tuple[int, ...]
    out_characters: tuple[int, ...]
    tower_supply: int
    noble_supply: int
    coin_supply: int
    saracen_supply: int
    invader: int
    # This turn: whether the Invader moved, which spaces received a tile, which fell to the invasion.
    invader_moved: bool
    placed: tuple[int, ...]
    fallen: tuple[int, ...]
    invasions: int

    def __init__(self, table: Table, box: Box, rulings: Rulings, source: Anno890 | None = None) -> None:
        super().__init__(table, source)
        self.box = box
        self.rulings = rulings
        if source is None:
            self._lay_empty(table.seats)
        else:
            self._copy_from(source)

    def _lay_empty(self, seats: int) -> None:
        self.scenario = "first_steps"
        self.side = self.box.side("first_steps", seats)
        self.first = self.turn = 0
        self.round = 1
        self.tiles = [0] * (CELLS * seats)
        self.towers = [0] * (CELLS * seats)
        self.nobles = [0] * (CELLS * seats)
        self.castles = [-1] * seats
        self.coins = [0] * seats
        self.characters = [()] * seats
        self.kept = [()] * seats
        self.row = []
        self.row_coins = []
        self.row_saracens = []
        self.stack = []
        self.specials = []
        self.offered_castles = ()
        self.taken = self.taken_saracens = 0
        self.banners = [()] * 4
        self.deck = []
        self.drawn = ()
        self.out_tiles = self.out_characters = ()
        self.tower_supply = self.noble_supply = self.coin_supply = self.saracen_supply = 0
        self.invader = self.invasions = 0
        self.invader_moved = False
        self.placed = self.fallen = ()

    def _copy_from(self, source: Anno890) -> None:
        self.scenario = source.scenario
        self.side = source.side
        self.first = source.first
        self.round = source.round
        self.turn = source.turn
        self.tiles = source.tiles[:]
        self.towers = source.towers[:]
        self.nobles = source.nobles[:]
        self.castles = source.castles[:]
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

    def copy(self) -> Anno890:
        return Anno890(self.table, self.box, self.rulings, self)

    # --- what the rules count --------------------------------------------------------------------------------------

    @property
    def defence(self) -> int:
        """inv.17: at every moment the Towers on all boards and the number of players."""
        return self.table.seats + sum(self.towers)

    def towers_of(self, seat: int) -> int:
        """inv.6: Towers on every tile, Castle and Ruins included."""
        return sum(self.towers[CELLS * seat : CELLS * seat + CELLS])

    def nobles_of(self, seat: int) -> int:
        return sum(self.nobles[CELLS * seat : CELLS * seat + CELLS])

    def spaces(self, seat: int) -> range:
        """The spaces of a seat's Kingdom."""
        return range(CELLS * seat, CELLS * seat + CELLS)

    def faces(self, seat: int) -> list[int]:
        """The tiles of a seat's Kingdom, space by space."""
        return self.tiles[CELLS * seat : CELLS * seat + CELLS]

    def count(self, seat: int, what: str) -> int:
        """icon.14, end.8: elements of a kind in a Kingdom: tokens and face-up tiles, not printed icons; Coins held."""
        if what == "tower":
            return self.towers_of(seat)
        if what == "noble":
            return self.nobles_of(seat)
        if what == "coin":
            return self.coins[seat]
        icon = CHURCH if what == "church" else TAVERN if what == "tavern" else SPECIAL
        return sum(1 for face in self.faces(seat) if self.box.icons[face] & icon)

    def shows_crop(self, seat: int, crop: int) -> bool:
        """icon.9: whether a crop of the mask is face up in the Kingdom, Castle and Special Buildings included."""
        crops = self.rulings.crops
        for face in self.faces(seat):
            if crops[face] & crop:
                return True
        return False

    def has_duchess(self, seat: int) -> bool:
        """char.13: whether the seat holds the Character who wins ties (not one kept for points only: char.2)."""
        return any(self.box.wins_ties[card] for card in self.characters[seat])

    # --- moving Coins and tokens -----------------------------------------------------------------------------------

    def gain_coins(self, seat: int, n: int, clause: str) -> int:
        """`n` Coins from the supply, as far as it goes (comp.7)."""
        if self.coin_supply != UNLIMITED:
            n = min(n, self.coin_supply)
            self.coin_supply -= n
        self.coins[seat] += n
        if self.events is not None and n:
            self.tell("event-gains-coins", clause, {"seat": f"@seat-{seat}", "n": n})
        return n

    def lose_coins(self, seat: int, n: int, clause: str) -> None:
        """icon.5: `n` Coins back to the supply, as far as the player has them."""
        n = min(n, self.coins[seat])
        self.coins[seat] -= n
        if self.coin_supply != UNLIMITED:
            self.coin_supply += n
        if self.events is not None and n:
            self.tell("event-loses-coins", clause, {"seat": f"@seat-{seat}", "n": n})

    def add_towers(self, space: int, n: int, clause: str) -> None:
        """icon.1, inv.20, inv.21: Towers from the supply onto a tile, as many as are left."""
        n = min(n, self.tower_supply)
        self.tower_supply -= n
        self.towers[space] += n
        if self.events is not None and n:
            self.tell("event-towers", clause, {**self.place(space), "n": n, "defence": self.defence})

    def add_nobles(self, space: int, n: int, clause: str) -> None:
        """icon.3, comp.6: Nobles from the supply onto a tile, as many as are left."""
        if self.noble_supply != UNLIMITED:
            n = min(n, self.noble_supply)
            self.noble_supply -= n
        self.nobles[space] += n
        if self.events is not None and n:
            self.tell("event-nobles", clause, {**self.place(space), "n": n})

    def strip(self, space: int) -> None:
        """inv.9, inv.16, repl.7: the tokens of a tile go back to the supply; Defence falls with the Towers."""
        self.tower_supply += self.towers[space]
        self.towers[space] = 0
        if self.noble_supply != UNLIMITED:
            self.noble_supply += self.nobles[space]
        self.nobles[space] = 0

    def place(self, space: int) -> dict[str, Value]:
        """Words for a space: whose Kingdom, which space, which tile."""
        seat, cell = divmod(space, CELLS)
        tile = self.box.tile_ids[abs(self.tiles[space])]
        return {"seat": f"@seat-{seat}", "cell": cell + 1, "tile": f"@tile-{tile}"}

    # --- what the kernel asks of a game ----------------------------------------------------------------------------

    def board_json(self) -> dict[str, Any]:
        return form.board_json(self)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        return view.board_view(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Anno890:
        return view.determinize(self, seat, rng)

    def evaluate(self) -> list[float]:
        return evaluation.evaluate(self)

    def score_sheet(self) -> list[ScoreLine]:
        return scoring.score_sheet(self)

    def winners(self) -> list[int]:
        return scoring.ranking(self)[:1] if self.over else []

    def ending(self) -> str:
        return "kingdoms_complete"

    def end_clause(self) -> str:
        return "end.1"

    def tally(self) -> dict[str, int]:
        return {"invasions": self.invasions, "ruins": sum(1 for tile in self.tiles if tile < 0)}

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
