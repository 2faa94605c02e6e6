"""The addresses of a view, without what the engine makes of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from regnum.core.address import Key, path
from regnum.core.state import State


def places(node: Any, by_player: Collection[str], name: str = "", address: str = "") -> Iterator[str]:
    """The addresses of everything that a view of a board shows."""
    parts: Iterator[tuple[Key, Any]] = iter(())
    if isinstance(node, dict):
        parts = iter(node.items())
    elif isinstance(node, list):
        parts = enumerate(node, 0 if name in by_player else 1)
    for key, part in parts:
        yield f"{address}{key}"
        yield from places(part, by_player, str(key), f"{address}{key}.")


def place_of(state: State, board: dict[str, Any], address: str) -> tuple[Key, ...] | None:
    """The place that an address names in the view of a board, None if there is none."""
    try:
        return tuple(path(board, address, state.table.game.fields.by_player))
    except LookupError:
        return None
