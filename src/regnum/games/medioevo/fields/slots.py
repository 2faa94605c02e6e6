"""Vehicles, banners and engines: each player has numbered slots for them; JSON lists the pieces in them.

6.03.f: a piece in reserve is hidden behind its owner's panel.
"""

from __future__ import annotations

from typing import Any

from regnum.core.board.given import whole_number
from regnum.core.board.kinds import Flag, Number, one_of
from regnum.core.board.shape import Field, Slots
from regnum.core.board.stores import Bits
from regnum.games.medioevo.box import EACH_KIND, FLEET, VEHICLES
from regnum.games.medioevo.constants import ABSENT, BANNERS, ENGINES, MARKS, RESERVE
from regnum.games.medioevo.fields.kinds import MANY, Berth, Goods, Place, some_of


def _numbered(name: str, each: int, *parts: Field, unsaid: dict[str, Any] | None = None) -> Slots:
    """Pieces known by their number from 1 among their owner's."""
    return Slots(
        name,
        each,
        *parts,
        empty=ABSENT,
        hidden=RESERVE,
        labels={"n": "number"},
        label=lambda slot: {"n": slot % each + 1},
        find=lambda piece, where: whole_number(piece.get("n"), 1, each, f"{where}.n") - 1,
        unsaid=unsaid,
    )


def _vehicle(slot: int) -> dict[str, Any]:
    return {"kind": VEHICLES[slot % FLEET // EACH_KIND], "n": slot % EACH_KIND + 1}


def _vehicle_slot(piece: dict[str, Any], where: str) -> int:
    kind = one_of(VEHICLES, piece.get("kind"), f"{where}.kind")
    return EACH_KIND * kind + whole_number(piece.get("n"), 1, EACH_KIND, f"{where}.n") - 1


NUMBER = Number(0, MANY)

VEHICLE_SLOTS = Slots(
    "vehicles",
    FLEET,
    Field("at", Place(off_map=True), "vehicle_at"),
    Field("armies", NUMBER, "vehicle_armies"),
    Field("goods", Goods(), "vehicle_goods"),
    Field("spent", NUMBER, "vehicle_spent", doc="movement points spent this turn"),
    Field("bonus", Number(-99, 99), "vehicle_bonus", doc="movement points that events add or take this turn"),
    Field("marks", some_of(MARKS), "vehicle_marks"),
    empty=ABSENT,
    hidden=RESERVE,
    labels={"kind": "string", "n": "number"},
    label=_vehicle,
    find=_vehicle_slot,
)
BANNER_SLOTS = _numbered(
    "banners",
    BANNERS,
    Field("at", Berth(), "banner_at"),
    Field("level", Number(1, 3), "banner_level"),
    Field("general", Flag("int"), "banner_general", doc="0 or 1"),
    Field("armies", NUMBER, "banner_armies", doc="armies led on someone else's land"),
    Field("reach", Number(0, 4), "banner_reach", doc="attacks and points: the level when the turn began (7.10.i)"),
    Field("attacks", NUMBER, "banner_attacks", doc="attacks made this turn"),
    Field("spent", NUMBER, "banner_spent"),
    Field("earned", NUMBER, "banner_earned", doc="levels to add when the phase ends (3.16.d)"),
    unsaid={"level": 1},
)
ENGINE_SLOTS = _numbered(
    "engines",
    ENGINES,
    Field("at", Place(off_map=True), "engine_at"),
    Field("moved", Flag(), Bits("engines_moved"), doc="as bits, by slot"),
)
