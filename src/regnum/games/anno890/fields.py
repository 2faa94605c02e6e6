"""The fields of an 890 position: type, JSON form and visibility of each (info.1)."""

from __future__ import annotations

from typing import Any

from regnum.core.fields import (
    ByPlayer,
    Cache,
    Cards,
    Columns,
    Custom,
    Derived,
    Fields,
    Flag,
    Group,
    Internal,
    Named,
    Number,
    One,
    Places,
    Player,
    Slots,
    Word,
    a_list,
    whole_number,
)
from regnum.core.knowledge import nobody
from regnum.core.scoring import Points
from regnum.games.anno890.box import CROPS, ROUNDS, ROW, UNLIMITED
from regnum.games.anno890.parts import (
    Face,
    Supply,
    defence,
    is_empty,
    nobles,
    none_is_taken,
    towers,
    whoever_is_asked,
)
from regnum.games.anno890.rules.grid import CELLS


def _write_spaces(s: Any, spaces: tuple[int, ...]) -> list[list[int]]:
    """Write spaces as pairs of seat (from 0) and space number (from 1)."""
    return [[space // CELLS, space % CELLS + 1] for space in spaces]


def _read_spaces(s: Any, data: Any, where: str) -> tuple[int, ...]:
    found = []
    for n, place in enumerate(a_list(data, where)):
        seat, cell = a_list(place, f"{where}[{n}]", 2)
        whole_number(seat, 0, s.table.seats - 1, f"{where}[{n}]")
        found.append(CELLS * seat + whole_number(cell, 1, CELLS, f"{where}[{n}]") - 1)
    return tuple(found)


def _spaces(name: str, doc: str) -> Internal:
    return Internal(Custom(name, "tuple[int, ...]", "()", _write_spaces, _read_spaces, "[number, number][]", doc=doc))


def _complete(s: Any, data: dict[str, Any]) -> None:
    """Fill in what follows from the loaded fields: Scenario side, Castle spaces and, if it was left out, the supply."""
    box = s.box
    s.side = box.side(s.scenario, s.table.seats)
    for space, tile in enumerate(s.tiles):
        if tile >= box.first_castle:
            s.castles[space // CELLS] = space
    if "supply" not in data:
        s.tower_supply = box.tower_tokens - sum(s.towers)
        s.saracen_supply = box.saracen_tokens - sum(s.row_saracens) - s.taken_saracens
        s.noble_supply = box.noble_tokens - sum(s.nobles) if s.rulings.limited_nobles else UNLIMITED
        coins = box.coin_tokens - sum(s.coins) - sum(s.row_coins)
        s.coin_supply = coins if s.rulings.limited_coins else UNLIMITED


FIELDS = Fields(
    Word("scenario", "first_steps", choices=lambda s: list(s.box.scenarios)),
    Player("first", doc="the first player"),
    Number("round", 1, ROUNDS, empty=1),
    Player("turn", doc="whose turn it is"),
    ByPlayer(
        "kingdoms",
        Places(
            "spaces",
            CELLS,
            Face("tile", "tile", none=0, store="tiles", doc="by space: the tile (see `box`)"),
            Number("towers", 0, 99),
            Number("nobles", 0, 99),
            lean=True,
            absent=is_empty,
        ),
        Number("coins"),
        Cards("characters", "character"),
        Cards("kept", "character", doc="Characters kept for points only (char.2)"),
        count="table.seats",
    ),
    Columns(
        "row",
        ROW,
        One("tile", "tile", none=0, needed=True, store="row", doc="Territories of the row, the free one first"),
        Number("coins", store="row_coins"),
        Number("saracens", 0, 99, store="row_saracens"),
    ),
    Cards("stack", "tile", mutable=True, known=nobody),
    Slots("special_buildings", "tile", words={0: None}, store="specials", doc="0 once taken"),
    Cards("castles", "tile", store="offered_castles"),
    Group(
        "taken",
        One("tile", "tile", none=0, needed=True, store="taken", doc="the tile in hand, taken but not yet placed"),
        Number("saracens", 0, 99, store="taken_saracens"),
        absent=none_is_taken,
    ),
    Named("banners", CROPS, Cards("characters", "character")),
    Cards("deck", "character", mutable=True, known=nobody),
    Cards("drawn", "character", known=whoever_is_asked, doc="cards drawn by an Apprentice (char.1)"),
    Cards("out", "tile", store="out_tiles", doc="tiles that left the game or never entered it"),
    Cards("out_characters", "character"),
    Group(
        "supply",
        Number("towers", 0, 99, store="tower_supply"),
        Supply("nobles", 0, 99, store="noble_supply"),
        Supply("coins", store="coin_supply"),
        Number("saracens", 0, 99, store="saracen_supply"),
    ),
    Number("invader"),
    Flag("invader_moved", doc="whether the Invader moved this turn"),
    _spaces("placed", "spaces that received a tile this turn"),
    _spaces("fallen", "spaces ruined by this turn's invasion"),
    Number("invasions"),
    Cache("side", "ScenarioSide", 'self.box.side("first_steps", table.seats)'),
    Cache("castles", "list[int]", "[-1] * table.seats", "the space of each Castle, -1 before it is picked"),
    Derived("towers", towers, "number[]", True, of=("towers",)),
    Derived("nobles", nobles, "number[]", True, of=("nobles",)),
    Derived("defence", defence, "number", of=("towers",)),
    Points(explained=True, of=("scenario", "first", "tiles", "towers", "nobles", "coins", "characters", "kept")),
    content={
        "tile": lambda s: s.box.tile_ids,
        "character": lambda s: s.box.character_ids,
    },
    complete=_complete,
    imports=("from regnum.games.anno890.schema import ScenarioSide",),
)
