"""A position of 890: four Kingdoms, the row, the banners, the track."""

from __future__ import annotations

from regnum.core.message import Fact, Value
from regnum.core.score_sheet import ScoreLine
from regnum.core.scoring import firm_points
from regnum.games.anno890 import events, laws, scoring
from regnum.games.anno890.ai import evaluation
from regnum.games.anno890.board import Board
from regnum.games.anno890.box import CHURCH, SPECIAL, TAVERN, UNLIMITED
from regnum.games.anno890.rules.grid import CELLS, space_address


def _in_kingdom(tokens: list[int], seat: int) -> int:
    """The tokens on all spaces of a seat's Kingdom; a loop, because compiled it is much faster than a slice's `sum`."""
    n = 0
    for space in range(CELLS * seat, CELLS * seat + CELLS):
        n += tokens[space]
    return n


class Anno890(Board):
    """The full game state. One list holds the spaces of all Kingdoms; space c of seat p has index 9 * p + c."""

    __slots__ = ()

    def copy(self) -> Anno890:
        return Anno890(self.table, self.box, self.rulings, self)

    # --- queries used by the rules ---------------------------------------------------------------------------------

    @property
    def defence(self) -> int:
        """inv.17: always the number of players plus the Towers on all boards."""
        return self.table.seats + sum(self.towers)

    def towers_of(self, seat: int) -> int:
        """inv.6: Towers on every tile, Castle and Ruins included."""
        return _in_kingdom(self.towers, seat)

    def nobles_of(self, seat: int) -> int:
        return _in_kingdom(self.nobles, seat)

    def spaces(self, seat: int) -> range:
        """The spaces of a seat's Kingdom."""
        return range(CELLS * seat, CELLS * seat + CELLS)

    def faces(self, seat: int) -> list[int]:
        """The tiles of a seat's Kingdom, space by space."""
        return self.tiles[CELLS * seat : CELLS * seat + CELLS]

    def count(self, seat: int, what: str) -> int:
        """icon.14, end.8: count tokens, face-up tiles with an icon, or Coins held; printed token icons do not count."""
        if what == "tower":
            return self.towers_of(seat)
        if what == "noble":
            return self.nobles_of(seat)
        if what == "coin":
            return self.coins[seat]
        icon = CHURCH if what == "church" else TAVERN if what == "tavern" else SPECIAL
        return sum(1 for face in self.faces(seat) if self.box.icons[face] & icon)

    def shows_crop(self, seat: int, crop: int) -> bool:
        """icon.9: whether any face-up tile, Castle and Special Buildings included, has a crop of the mask."""
        crops = self.box.crops  # not those of `rulings`: `castle_crops` is about trios (setup.21)
        for face in self.faces(seat):
            if crops[face] & crop:
                return True
        return False

    def has_duchess(self, seat: int) -> bool:
        """char.13: whether the seat holds the Duchess; one kept for points only does not count (char.2)."""
        return any(self.box.wins_ties[card] for card in self.characters[seat])

    # --- moving Coins and tokens -----------------------------------------------------------------------------------

    def gain_coins(self, seat: int, n: int, clause: str) -> int:
        """Take `n` Coins from the supply, or as many as it has (comp.7); return the number taken."""
        if self.coin_supply != UNLIMITED:
            n = min(n, self.coin_supply)
            self.coin_supply -= n
        self.coins[seat] += n
        if self.events is not None and n:
            self.log(events.GAINS_COINS, seat, n, "supply.coins", clause=clause)
        return n

    def lose_coins(self, seat: int, n: int, clause: str) -> None:
        """icon.5: return `n` Coins to the supply, or as many as the player has."""
        n = min(n, self.coins[seat])
        self.coins[seat] -= n
        if self.coin_supply != UNLIMITED:
            self.coin_supply += n
        if self.events is not None and n:
            self.log(events.LOSES_COINS, seat, n, clause=clause)

    def add_towers(self, space: int, n: int, clause: str) -> None:
        """icon.1, inv.20, inv.21: put `n` Towers from the supply on a tile, or as many as are left."""
        n = min(n, self.tower_supply)
        self.tower_supply -= n
        self.towers[space] += n
        if self.events is not None and n:
            self.log(events.TOWERS, space, n, self.defence, clause=clause)

    def add_nobles(self, space: int, n: int, clause: str) -> None:
        """icon.3, comp.6: put `n` Nobles from the supply on a tile, or as many as are left."""
        if self.noble_supply != UNLIMITED:
            n = min(n, self.noble_supply)
            self.noble_supply -= n
        self.nobles[space] += n
        if self.events is not None and n:
            self.log(events.NOBLES, space, n, clause=clause)

    def tokens_returned(self, space: int) -> tuple[Fact, ...]:
        """Facts for the return of all tokens on a tile to the supply."""
        seat, source = space // CELLS, space_address(space)
        kinds = (("tower", self.towers[space]), ("noble", self.nobles[space]))
        return tuple([Fact("lost", seat, what, source, f"supply.{what}s", n) for what, n in kinds if n])

    def strip(self, space: int) -> None:
        """inv.9, inv.16, repl.7: return the tokens on a tile to the supply; Defence falls by its Towers."""
        self.tower_supply += self.towers[space]
        self.towers[space] = 0
        if self.noble_supply != UNLIMITED:
            self.noble_supply += self.nobles[space]
        self.nobles[space] = 0

    def place(self, space: int) -> dict[str, Value]:
        """Message arguments for a space: seat, space number and tile."""
        seat, cell = divmod(space, CELLS)
        tile = self.box.tile_ids[abs(self.tiles[space])]
        return {"seat": f"@seat-{seat}", "cell": cell + 1, "tile": f"@tile-{tile}"}

    def place_and_tokens(self, space: int) -> dict[str, Value]:
        """Message arguments for a space and the tokens on it."""
        return {**self.place(space), "towers": self.towers[space], "nobles": self.nobles[space]}

    # --- hooks called by the kernel --------------------------------------------------------------------------------

    def evaluate(self) -> list[float]:
        return evaluation.evaluate(self)

    def score_sheet(self) -> list[ScoreLine]:
        return scoring.score_sheet(self, explained=True).lines

    def scores(self) -> list[int]:
        return scoring.score_sheet(self, explained=False).totals

    def points_by_category(self) -> list[list[int]]:
        return scoring.score_sheet(self, explained=False).by_category

    def winners(self) -> list[int]:
        return scoring.ranking(self)[:1] if self.over else []

    def ending(self) -> str:
        return "kingdoms_complete"

    def end_clause(self) -> str:
        return "end.1"

    def tally(self) -> dict[str, int]:
        return {"invasions": self.invasions, "ruins": sum(1 for tile in self.tiles if tile < 0)}

    def holdings(self, player: int) -> dict[str, int]:
        return {
            "coin": self.coins[player],
            "tower": self.towers_of(player),
            "noble": self.nobles_of(player),
            "points": firm_points(self)[player],
        }

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
