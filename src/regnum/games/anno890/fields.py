"""The fields of an 890 position: type, JSON form and visibility of each (info.1)."""

from __future__ import annotations

from typing import Any

from regnum.core.board.cards import Card, Cards, Spaces
from regnum.core.board.fields import Fields
from regnum.core.board.kinds import COUNT, FLAG, PLAYER, Number, OneOf
from regnum.core.board.knowledge import nobody
from regnum.core.board.several import ListOf
from regnum.core.board.shape import ALWAYS, SEATS_CODE, Cache, Derived, Field, Group, Named, PerPlayer, Places, Row
from regnum.core.scoring import Points
from regnum.games.anno890.box import CROPS, ROUNDS, ROW, UNLIMITED
from regnum.games.anno890.parts import (
    Crops,
    Face,
    Space,
    Supply,
    defence,
    is_empty,
    nobles,
    none_is_taken,
    towers,
    whoever_is_asked,
)
from regnum.games.anno890.rules.grid import CELLS

TOKENS = Number(0, 99)
TILE = Card("tile", none=0, needed=True)
SPACES = ListOf(Space())


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
    Field("scenario", OneOf(lambda s: s.box.scenario_ids)),
    Field("first", PLAYER, doc="the first player"),
    Field("round", Number(1, ROUNDS, empty=1)),
    Field("turn", PLAYER, doc="whose turn it is"),
    PerPlayer(
        "kingdoms",
        Places(
            "spaces",
            CELLS,
            Field("tile", Face(), "tiles", shown=ALWAYS, doc="by space: the tile (see `box`)"),
            Field("towers", TOKENS),
            Field("nobles", TOKENS),
            lean=True,
            absent=is_empty,
        ),
        Field("coins", COUNT),
        Field("characters", Cards("character")),
        Field("kept", Cards("character"), doc="Characters kept for points only (char.2)"),
        count=SEATS_CODE,
    ),
    Row(
        "row",
        ROW,
        Field("tile", TILE, "row", doc="Territories of the row, the free one first"),
        Field("coins", COUNT, "row_coins"),
        Field("saracens", TOKENS, "row_saracens"),
    ),
    Field("stack", Cards("tile", mutable=True), known=nobody),
    Field("special_buildings", Spaces("tile", words={0: None}), "specials", doc="0 once taken"),
    Field("castles", Cards("tile"), "offered_castles"),
    Group(
        "taken",
        Field("tile", TILE, "taken", doc="the tile in hand, taken but not yet placed"),
        Field("saracens", TOKENS, "taken_saracens"),
        absent=none_is_taken,
    ),
    Named("banners", CROPS, Field("characters", Cards("character"))),
    Field("deck", Cards("character", mutable=True), known=nobody),
    Field("drawn", Cards("character"), known=whoever_is_asked, doc="cards drawn by an Apprentice (char.1)"),
    Field("out", Cards("tile"), "out_tiles", doc="tiles that left the game or never entered it"),
    Field("out_characters", Cards("character")),
    Group(
        "supply",
        Field("towers", TOKENS, "tower_supply"),
        Field("nobles", Supply(99, lambda s: bool(s.rulings.limited_nobles)), "noble_supply"),
        Field("coins", Supply(999, lambda s: bool(s.rulings.limited_coins)), "coin_supply"),
        Field("saracens", TOKENS, "saracen_supply"),
    ),
    Field("invader", COUNT),
    Field("invader_moved", FLAG, doc="whether the Invader moved this turn"),
    Field("placed", SPACES, internal=True, doc="spaces that received a tile this turn"),
    Field("fallen", SPACES, internal=True, doc="spaces ruined by this turn's invasion"),
    Field("invasions", COUNT),
    Cache("side", "ScenarioSide", "self.box.side(0, table.seats)"),
    Cache("castles", "list[int]", "[-1] * table.seats", "the space of each Castle, -1 before it is picked"),
    Derived("towers", towers, "number[]", of=("towers",), by_player=("towers",)),
    Derived("nobles", nobles, "number[]", of=("nobles",), by_player=("nobles",)),
    Derived("defence", defence, "number", of=("towers",)),
    Points(explained=True, of=("scenario", "first", "tiles", "towers", "nobles", "coins", "characters", "kept")),
    content={"tile": lambda s: s.box.tile_ids, "character": lambda s: s.box.character_ids},
    kinds={"space": Space(), "crops": Crops()},
    texts=("tower", "noble"),
    complete=_complete,
    imports=("from regnum.games.anno890.schema import ScenarioSide",),
)
