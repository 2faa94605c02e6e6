"""Invariants of every 890 position: no piece is ever lost or duplicated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.core.laws import differences
from regnum.games.anno890.box import ROUNDS, ROW
from regnum.games.anno890.rules.grid import CELLS

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


def broken_laws(s: Anno890) -> list[str]:
    """Describe every invariant that this position breaks; a reachable position breaks none."""
    return [*_tiles(s), *_characters(s), *_tokens(s), *_kingdoms(s)]


def _tiles(s: Anno890) -> list[str]:
    """comp.2: every tile of the box is somewhere, as many times as the box has it."""
    box = s.box
    found = s.table.game.fields.pieces(s, "tile")
    whole = [*box.territories[4], *box.special_buildings, *box.castles]
    return differences("tile", [box.tile_ids[tile] for tile in found], [box.tile_ids[tile] for tile in whole])


def _characters(s: Anno890) -> list[str]:
    """comp.3: every Character is somewhere, exactly once."""
    ids = s.box.character_ids
    found = s.table.game.fields.pieces(s, "character")
    return differences("Character", [ids[card] for card in found], ids)


def _tokens(s: Anno890) -> list[str]:
    """comp.5-comp.8: the tokens on the boards and in the supply add up to those in the box."""
    box = s.box
    saracens = s.saracen_supply + sum(s.row_saracens) + s.taken_saracens
    problems = []
    if s.tower_supply + sum(s.towers) != box.tower_tokens:
        problems.append(f"Towers: {s.tower_supply} in the supply and {sum(s.towers)} placed, not {box.tower_tokens}")
    if s.rulings.limited_nobles and s.noble_supply + sum(s.nobles) != box.noble_tokens:
        problems.append(f"Nobles: {s.noble_supply} in the supply and {sum(s.nobles)} placed, not {box.noble_tokens}")
    if saracens != box.saracen_tokens:
        problems.append(f"Saracen tokens: {saracens} in all, not {box.saracen_tokens}")
    coins = s.coin_supply + sum(s.coins) + sum(s.row_coins)
    if s.rulings.limited_coins and coins != box.coin_tokens:
        problems.append(f"Coins: {coins} in all, not {box.coin_tokens}")
    for name, values in (("Towers", s.towers), ("Nobles", s.nobles), ("Coins", s.coins), ("row Coins", s.row_coins)):
        if min(values, default=0) < 0:
            problems.append(f"{name}: fewer than none")
    return problems


def _kingdoms(s: Anno890) -> list[str]:
    """inv.10, place.1: each Kingdom has its Castle, face up, and tokens stand on tiles."""
    problems = []
    if not 1 <= s.round <= ROUNDS or len(s.row) > ROW:
        problems.append(f"round {s.round} with a row of {len(s.row)}")
    for seat in range(s.table.seats):
        castle = s.castles[seat]
        if castle >= 0 and not s.tiles[castle] >= s.box.first_castle:
            problems.append(f"seat {seat}: no Castle in space {castle % CELLS + 1}")
        if sum(1 for face in s.faces(seat) if abs(face) >= s.box.first_castle) != (castle >= 0):
            problems.append(f"seat {seat}: one Castle and no more")
        for space in s.spaces(seat):
            if not s.tiles[space] and (s.towers[space] or s.nobles[space]):
                problems.append(f"seat {seat}: tokens on the empty space {space % CELLS + 1}")
    return problems
