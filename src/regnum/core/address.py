"""Addresses: the one way to name a place on a board, in options, events, refusals and views.

An address is a path through the view, joined with dots: ``row.2``, ``kingdoms.0.spaces.5``, ``supply.coins``. Players
count from 0 as seats do; everything else counts from 1 as in a rulebook. An entry of a list may also be named by its
id: ``heroes.0.sins.sloth``.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Union

Key = Union[int, str]


def find(board: dict[str, Any], address: str, by_player: Collection[str]) -> Any:
    """What is at `address` in the view of a board; `by_player` names its lists with one entry per player.

    Raises `LookupError` if there is no such place.
    """
    here: Any = board
    for key in path(board, address, by_player):
        here = here[key]
    return here


def path(board: dict[str, Any], address: str, by_player: Collection[str]) -> list[Key]:
    """The keys and indices that lead to `address`, the same whether the address uses numbers or ids.

    Raises `LookupError` if there is no such place.
    """
    here: Any = board
    name = ""
    found: list[Key] = []
    for part in address.split("."):
        key: Key = part
        if isinstance(here, list):
            key = _index(here, part, name, by_player)
        elif not isinstance(here, dict):
            raise LookupError(f"{address}: {name} has no parts")
        here = here[key]
        found.append(key)
        name = part
    return found


def _index(items: list[Any], part: str, name: str, by_player: Collection[str]) -> int:
    if part.isdecimal() and part.isascii():
        index = int(part) if name in by_player else int(part) - 1
        if not 0 <= index < len(items):
            raise LookupError(f"{name} has no {part}")
        return index
    for index, item in enumerate(items):
        if item == part or (isinstance(item, dict) and item.get("id") == part):
            return index
    raise LookupError(f"{part} is not in {name}")
