"""The tables at which environments are tested: all of each game; with `make soak`, for longer."""

from __future__ import annotations

import os

import pytest

import regnum
from regnum.core.table import OptionValue

SOAK = os.environ.get("REGNUM_SOAK") == "1"


TABLES = [(id, seats) for id in regnum.games() for seats in regnum.game(id).seats]
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
every_game = pytest.mark.parametrize("id", regnum.games())


def cycles(seats: int) -> int:
    """How often each seat acts, about, in a test that does not play to the end."""
    return (2000 if SOAK else 60) // seats


def short(id: str) -> dict[str, OptionValue]:
    """Table options for a game that is not too long."""
    return {"length": "hour"} if "length" in regnum.game(id).presets else {}


def fewest(id: str) -> int:
    """The number of seats at the smallest table of several people."""
    return next(seats for seats in regnum.game(id).seats if seats > 1)
