"""Addresses: the one way to name a place on a board, in options, events, refusals and views.

An address is the way through the view, joined with dots: ``row.2``, ``kingdoms.0.spaces.5``, ``supply.coins``. Players
count from 0 as seats do; everything else counts from 1 as in a rulebook. In a list of things a thing may be named by
its id: ``heroes.0.sins.sloth``.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any


def find(board: dict[str, Any], address: str, by_player: Collection[str]) -> Any:
    """What lies at `address` in the view of a board; `by_player` names its lists with an entry for each player.

    Raises `LookupError` where there is no such place.
    """
    here: Any = board
    name = ""
    for part in address.split("."):
        if isinstance(here, list):
            here = here[_index(here, part, name, by_player)]
        elif isinstance(here, dict):
            here = here[part]
        else:
            raise LookupError(f"{address}: nothing lies in {name}")
        name = part
    return here


def _index(items: list[Any], part: str, name: str, by_player: Collection[str]) -> int:
    if part.isdigit():
        index = int(part) if name in by_player else int(part) - 1
        if not 0 <= index < len(items):
            raise LookupError(f"{name} has no {part}")
        return index
    for index, item in enumerate(items):
        if item == part or (isinstance(item, dict) and item.get("id") == part):
            return index
    raise LookupError(f"{part} is not in {name}")
