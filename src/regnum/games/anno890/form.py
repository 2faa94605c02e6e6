"""The board of 890 as JSON and back: content by its id, spaces in reading order, described in docs/games/anno890.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from regnum.core.errors import BadInput
from regnum.core.table import Table
from regnum.games.anno890.box import CROPS, ROW, Box
from regnum.games.anno890.rules.grid import CELLS

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


class Space(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    tile: str
    ruin: bool = False
    towers: int = 0
    nobles: int = 0


class Kingdom(msgspec.Struct, forbid_unknown_fields=True):
    spaces: list[Space | None] = []
    coins: int = 0
    characters: list[str] = []
    kept: list[str] = []


class RowTile(msgspec.Struct, forbid_unknown_fields=True):
    tile: str
    coins: int = 0
    saracens: int = 0


class Taken(msgspec.Struct, forbid_unknown_fields=True):
    tile: str
    saracens: int = 0


class Supply(msgspec.Struct, forbid_unknown_fields=True):
    """None stands for a supply without limit."""

    towers: int
    nobles: int | None
    coins: int | None
    saracens: int


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table. What a position set up by hand leaves out is empty, or what the box has left."""

    scenario: str = "first_steps"
    first: int = 0
    round: int = 1
    turn: int = 0
    kingdoms: list[Kingdom] = []
    row: list[RowTile] = []
    stack: list[str] = []
    special_buildings: list[str | None] = []
    castles: list[str] = []
    taken: Taken | None = None
    banners: dict[str, list[str]] = {}
    deck: list[str] = []
    drawn: list[str] = []
    out: list[str] = []
    out_characters: list[str] = []
    supply: Supply | None = None
    invader: int = 0
    invader_moved: bool = False
    placed: list[tuple[int, int]] = []
    fallen: list[tuple[int, int]] = []
    invasions: int = 0


def board_json(s: Anno890) -> dict[str, Any]:
    """The board with all its secrets: the top of the stack and of the deck come last."""
    ids, cards = s.box.tile_ids, s.box.characters
    return {
        "scenario": s.scenario,
        "first": s.first,
        "round": s.round,
        "turn": s.turn,
        "kingdoms": [kingdom_json(s, seat) for seat in range(s.table.seats)],
        "row": row_json(s),
        "stack": [ids[tile] for tile in s.stack],
        "special_buildings": [ids[tile] or None for tile in s.specials],
        "castles": [ids[tile] for tile in s.offered_castles],
        "taken": {"tile": ids[s.taken], "saracens": s.taken_saracens} if s.taken else None,
        "banners": {crop: [cards[card].id for card in s.banners[n]] for n, crop in enumerate(CROPS)},
        "deck": [cards[card].id for card in s.deck],
        "drawn": [cards[card].id for card in s.drawn],
        "out": [ids[tile] for tile in s.out_tiles],
        "out_characters": [cards[card].id for card in s.out_characters],
        "supply": supply_json(s),
        "invader": s.invader,
        "invader_moved": s.invader_moved,
        "placed": [_place(space) for space in s.placed],
        "fallen": [_place(space) for space in s.fallen],
        "invasions": s.invasions,
    }


def _place(space: int) -> list[int]:
    """A space as seat (from 0) and number (from 1)."""
    return [space // CELLS, space % CELLS + 1]


def kingdom_json(s: Anno890, seat: int) -> dict[str, Any]:
    cards = s.box.characters
    return {
        "spaces": [_space_json(s, space) for space in s.spaces(seat)],
        "coins": s.coins[seat],
        "characters": [cards[card].id for card in s.characters[seat]],
        "kept": [cards[card].id for card in s.kept[seat]],
    }


def _space_json(s: Anno890, space: int) -> dict[str, Any] | None:
    tile = s.tiles[space]
    if not tile:
        return None
    data: dict[str, Any] = {"tile": s.box.tile_ids[abs(tile)]}
    if tile < 0:
        data["ruin"] = True
    if s.towers[space]:
        data["towers"] = s.towers[space]
    if s.nobles[space]:
        data["nobles"] = s.nobles[space]
    return data


def row_json(s: Anno890) -> list[dict[str, Any]]:
    return [
        {"tile": s.box.tile_ids[tile], "coins": coins, "saracens": saracens}
        for tile, coins, saracens in zip(s.row, s.row_coins, s.row_saracens, strict=True)
    ]


def supply_json(s: Anno890) -> dict[str, Any]:
    return {
        "towers": s.tower_supply,
        "nobles": s.noble_supply if s.rulings.limited_nobles else None,
        "coins": s.coin_supply if s.rulings.limited_coins else None,
        "saracens": s.saracen_supply,
    }


# --- and back ------------------------------------------------------------------------------------------------------


class Reader:
    """Looks ids up in the box, naming the place of those that are not there."""

    def __init__(self, table: Table, box: Box) -> None:
        self.table = table
        self.box = box

    def tile(self, id: str | None, where: str) -> int:
        if id is None:
            return 0
        if id not in self.box.tile_number:
            raise BadInput(f"state.{where}", f"there is no tile {id!r}")
        return self.box.tile_number[id]

    def tiles(self, ids: list[str], where: str) -> list[int]:
        return [self.tile(id, f"{where}[{n}]") for n, id in enumerate(ids)]

    def cards(self, ids: list[str], where: str) -> list[int]:
        for n, id in enumerate(ids):
            if id not in self.box.character_number:
                raise BadInput(f"state.{where}[{n}]", f"there is no Character {id!r}")
        return [self.box.character_number[id] for id in ids]

    def number(self, value: int, low: int, high: int, where: str) -> int:
        if not low <= value <= high:
            raise BadInput(f"state.{where}", f"{value} is not from {low} to {high}")
        return value

    def spaces(self, places: list[tuple[int, int]], where: str) -> tuple[int, ...]:
        for n, (seat, cell) in enumerate(places):
            if not (0 <= seat < self.table.seats and 1 <= cell <= CELLS):
                raise BadInput(f"state.{where}[{n}]", f"there is no space {seat}.{cell}")
        return tuple(CELLS * seat + cell - 1 for seat, cell in places)


def fill(s: Anno890, board: Board, unlimited: int) -> None:
    """Lay `board` out on the empty table `s`."""
    box, reader, seats = s.box, Reader(s.table, s.box), s.table.seats
    if board.scenario not in box.scenarios:
        raise BadInput("state.board.scenario", f"there is no Scenario {board.scenario!r}")
    s.scenario = board.scenario
    s.side = box.side(board.scenario, seats)
    s.first = reader.number(board.first, 0, seats - 1, "board.first")
    s.turn = reader.number(board.turn, 0, seats - 1, "board.turn")
    s.round = reader.number(board.round, 1, 8, "board.round")
    if len(board.kingdoms) != seats:
        raise BadInput("state.board.kingdoms", f"there are {len(board.kingdoms)}, not {seats}")
    for seat, kingdom in enumerate(board.kingdoms):
        _fill_kingdom(s, seat, kingdom, reader)
    if len(board.row) > ROW:
        raise BadInput("state.board.row", f"holds {len(board.row)} tiles, at most {ROW} fit")
    s.row = reader.tiles([tile.tile for tile in board.row], "board.row")
    s.row_coins = [reader.number(tile.coins, 0, 999, "board.row.coins") for tile in board.row]
    s.row_saracens = [reader.number(tile.saracens, 0, 99, "board.row.saracens") for tile in board.row]
    s.stack = reader.tiles(board.stack, "board.stack")
    s.specials = [reader.tile(id, f"board.special_buildings[{n}]") for n, id in enumerate(board.special_buildings)]
    s.offered_castles = tuple(reader.tiles(board.castles, "board.castles"))
    if board.taken is not None:
        s.taken = reader.tile(board.taken.tile, "board.taken.tile")
        s.taken_saracens = reader.number(board.taken.saracens, 0, 99, "board.taken.saracens")
    for crop in board.banners:
        if crop not in CROPS:
            raise BadInput(f"state.board.banners.{crop}", f"is not one of {', '.join(CROPS)}")
    s.banners = [tuple(reader.cards(board.banners.get(crop, []), f"board.banners.{crop}")) for crop in CROPS]
    s.deck = reader.cards(board.deck, "board.deck")
    s.drawn = tuple(reader.cards(board.drawn, "board.drawn"))
    s.out_tiles = tuple(reader.tiles(board.out, "board.out"))
    s.out_characters = tuple(reader.cards(board.out_characters, "board.out_characters"))
    s.invader = reader.number(board.invader, 0, 999, "board.invader")
    s.invader_moved = board.invader_moved
    s.placed = reader.spaces(board.placed, "board.placed")
    s.fallen = reader.spaces(board.fallen, "board.fallen")
    s.invasions = reader.number(board.invasions, 0, 999, "board.invasions")
    _fill_supply(s, board.supply, reader, unlimited)


def _fill_kingdom(s: Anno890, seat: int, kingdom: Kingdom, reader: Reader) -> None:
    where = f"board.kingdoms[{seat}]"
    if len(kingdom.spaces) not in (0, CELLS):
        raise BadInput(f"state.{where}.spaces", f"there are {len(kingdom.spaces)}, not {CELLS}")
    for cell, space in enumerate(kingdom.spaces):
        if space is None:
            continue
        at, here = CELLS * seat + cell, f"{where}.spaces[{cell}]"
        tile = reader.tile(space.tile, f"{here}.tile")
        if tile >= s.box.first_castle:
            if space.ruin:
                raise BadInput(f"state.{here}.ruin", "a Castle is never a Ruin (inv.10)")
            s.castles[seat] = at
        s.tiles[at] = -tile if space.ruin else tile
        s.towers[at] = reader.number(space.towers, 0, 99, f"{here}.towers")
        s.nobles[at] = reader.number(space.nobles, 0, 99, f"{here}.nobles")
    s.coins[seat] = reader.number(kingdom.coins, 0, 999, f"{where}.coins")
    s.characters[seat] = tuple(reader.cards(kingdom.characters, f"{where}.characters"))
    s.kept[seat] = tuple(reader.cards(kingdom.kept, f"{where}.kept"))


def _fill_supply(s: Anno890, supply: Supply | None, reader: Reader, unlimited: int) -> None:
    """The supply as given, or what is left of the box."""
    box = s.box
    towers = supply.towers if supply is not None else box.tower_tokens - sum(s.towers)
    nobles = supply.nobles if supply is not None else box.noble_tokens - sum(s.nobles)
    coins = supply.coins if supply is not None else box.coin_tokens - sum(s.coins) - sum(s.row_coins)
    saracens = supply.saracens if supply is not None else box.saracen_tokens - sum(s.row_saracens) - s.taken_saracens
    s.tower_supply = reader.number(towers, 0, 99, "board.supply.towers")
    s.saracen_supply = reader.number(saracens, 0, 99, "board.supply.saracens")
    s.noble_supply = s.coin_supply = unlimited
    if s.rulings.limited_nobles:
        s.noble_supply = reader.number(nobles if nobles is not None else -1, 0, 99, "board.supply.nobles")
    if s.rulings.limited_coins:
        s.coin_supply = reader.number(coins if coins is not None else -1, 0, 999, "board.supply.coins")
