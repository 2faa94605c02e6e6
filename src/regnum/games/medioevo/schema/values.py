"""Kinds of value in the content of Medioevo Universale."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Small = Annotated[int, msgspec.Meta(ge=0, le=2000)]
Level = Annotated[int, msgspec.Meta(ge=1, le=4)]
Faith = Literal["christian", "muslim", "orthodox"]
ByLevel = tuple[Small, Small, Small]
Pair = tuple[Small, Small]  # buying and selling price of a unit
Phase = Literal["reinforcements", "taxes", "purchase", "diplomacy", "combat", "trade"]
VehicleKind = Literal["trade_ship", "caravan", "warship", "cavalry"]
TerrainKind = Literal["plain", "wood", "hill", "desert", "mountain"]
TechnologyId = Literal[
    "agriculture", "pottery", "weaving", "medicine", "deism", "mysticism", "monotheism", "theology", "mathematics",
    "architecture", "astronomy", "engineering", "roads", "mining", "metals", "coinage", "education", "literature",
    "theatre", "music", "law", "philosophy", "army", "democracy",
]  # fmt: skip
