"""The map: what is on each territory, and the last complete holder of each kingdom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.core.board.kinds import Flag, Number, OneOf
from regnum.core.board.shape import ALWAYS, IN_JSON, Field, Group, Many
from regnum.core.board.stores import Entry
from regnum.games.medioevo.box import LAND, TRADE_BUILDINGS
from regnum.games.medioevo.constants import LEADERS
from regnum.games.medioevo.fields.kinds import MANY, Goods, Owner

# 6.02.b: on an empty table barbarians hold everything in play.
_OWNERS = "[BARBARIAN if used else UNUSED for used in self.realm.in_play]"


def _lands_in_play(s: Any) -> Sequence[str]:
    return [s.box.place_ids[land] if s.realm.in_play[land] else "" for land in range(LAND)]


def _kingdoms_in_play(s: Any) -> Sequence[str]:
    kingdoms = s.realm.kingdoms
    return [id if kingdom in kingdoms else "" for kingdom, id in enumerate(s.box.kingdom_ids)]


def _land(*parts: Field) -> Group:
    return Group("lands", *parts, lean=True)


LANDS = Many(
    "lands",
    _land(
        Field("owner", Owner(), Entry("owner", _OWNERS), doc="a player, BARBARIAN or UNUSED"),
        Field("armies", Number(0, MANY), shown=ALWAYS),
        Field("settlement", OneOf(lambda s: s.box.settlement_ids), doc="0 to 4 (3.03)"),
        Field("fortification", OneOf(lambda s: s.box.fort_ids), "fort", doc="0 to 4 (3.04)"),
        Field("cathedral", Flag("int"), doc="0 or 1"),
        Field("leader", OneOf(LEADERS), doc="barbarian leader: 0, COMMANDER or GENERAL"),
        Field("goods", Goods(), doc="goods of the land's owner (3.07.e)"),
        Field("spoils", Goods(), doc="treasure goods for the first player to load them (10.07.d)"),
        Field("trade_building", OneOf(TRADE_BUILDINGS), "building", doc="0, FARM, MARKET or MINE (10.04)"),
        Field("granary", Number(0, MANY), doc="grain reserves in a farm's city (10.05)"),
    ),
    "LAND",
    lambda s: range(LAND),
    _lands_in_play,
)
# 4.03.a: views leave out kingdoms last held by barbarians.
HOLDERS = Many(
    "holders",
    Field("holder", Owner("number"), "holders", shown=IN_JSON, doc="by kingdom: its last complete holder (4.03.a)"),
    "len(self.box.kingdom_ids)",
    lambda s: range(len(s.box.kingdom_ids)),
    _kingdoms_in_play,
    lean=True,
)
