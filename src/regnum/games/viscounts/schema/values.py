"""Kinds of value in the content of Viscounts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Small = Annotated[int, msgspec.Meta(ge=0, le=30)]
Count = Annotated[int, msgspec.Meta(ge=1, le=30)]
Points = Annotated[int, msgspec.Meta(ge=-20, le=30)]
Resource = Literal["ink", "gold", "stone"]
Icon = Literal["merchant", "builder", "noble", "cleric", "criminal"]
Primary = Literal["trade", "build", "place_workers", "transcribe"]
BuildingType = Literal["trading_post", "guildhall", "workshop"]
Ribbon = Literal["grey", "black", "yellow", "blue"]
Timing = Literal["none", "instant", "ongoing", "dropoff"]
Space = Literal["outer_left", "outer_right", "inner"]
Bank = Literal["left", "right"]
Condition = Literal["criminal_icons==0", "criminal_icons>=1", "always"]
Happening = Literal[
    "after_trade", "after_build", "after_place_workers", "after_transcribe", "any_collision", "hire", "gain_debt",
    "flip_debt", "flip_any", "shuffle", "gain_scheme",
]  # fmt: skip
